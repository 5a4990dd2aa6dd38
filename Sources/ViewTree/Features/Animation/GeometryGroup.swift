extension View {
  /// Keeps the views inside together while this one moves to another frame.
  ///
  /// Recorded: at rest, the result is the same with and without it. During an animation each view
  /// inside goes from its old frame to its new one independently. The difference shows only for
  /// views that are inserted while this one is already moving.
  nonisolated public func geometryGroup() -> some View { recorded("geometryGroup") }
}
