extension View {
  /// Hides all preferences of the view from its ancestors: a bar is not part of the page's content.
  ///
  /// - Source: PREF-1.8: bars are no part of the page's tree on a device.
  nonisolated package func endingPreferences() -> some View { modifier(PreferenceEnd()) }
}

nonisolated struct PreferenceEnd: StructuralModifier {
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> PreferenceEndNode {
    PreferenceEndNode(inputs)
  }

  static func updateNode(_ modifier: Self, node: PreferenceEndNode) {}
}

/// Has no output for any key.
final class PreferenceEndNode: UnaryNode {
  override func collectElements(into list: inout [LayoutNode], root: Node?) {
    super.collectElements(into: &list, root: root ?? self)
  }

  override func hasPreferenceOutput(_ key: PreferenceOperations) -> Bool { false }

  override func preferenceOutput(_ key: PreferenceOperations) -> Unretained<PreferenceCell>? { nil }

  override func preferenceBelowChanged(_ key: ObjectIdentifier?, from _: Node) -> Bool { true }
}
