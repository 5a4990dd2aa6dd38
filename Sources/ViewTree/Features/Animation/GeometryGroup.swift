extension View {
  /// Keeps the views inside together while this one moves to another frame.
  ///
  /// Recorded: what stands at rest is the same with and without it. On the way each view inside
  /// goes from its old frame to its new one by itself, which differs only for views that come
  /// while this one is already moving.
  nonisolated public func geometryGroup() -> some View { recorded("geometryGroup") }
}
