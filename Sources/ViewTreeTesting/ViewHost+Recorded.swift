import ViewTree

extension ViewHost {
  /// What modifiers that change no frame have said of the first view with the identifier.
  ///
  /// Colours, clipping, effects, accessibility, titles, symbols: what this engine notes and does not
  /// draw. `Text("a").opacity(0.5).accessibilityHidden(true)` gives `opacity 0.5` and
  /// `accessibilityHidden true`.
  ///
  /// - Shape: the modifier's name, a space and its value where it has one, from the innermost outwards;
  ///   a modifier on several views stands with each of them. Empty when nothing is noted, or no view
  ///   has the identifier.
  public func recordedModifiers(of identifier: String) -> [String] {
    (tree.firstElement(identifier)?.attributes?.appearance ?? []).map { entry in
      entry.value.isEmpty ? entry.name : "\(entry.name) \(entry.value)"
    }
  }
}
