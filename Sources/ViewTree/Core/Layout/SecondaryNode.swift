/// A modifier that shows a second view beside its content: a layer, or an inset at an edge.
///
/// Children and preferences come in drawing order: a secondary view that lies behind the primary
/// comes first.
@UncheckedAccess
package class SecondaryNode: ForwardingNode {
  private(set) final var secondary: Node?
  /// The secondary view's element; nil if it has none.
  package private(set) final unowned(unsafe) var secondaryElement: LayoutNode?
  private final let isBehind: Bool

  init(isBehind: Bool, _ inputs: _ViewInputs) {
    self.isBehind = isBehind
    super.init(inputs)
  }

  /// Adopts the node that was made for the secondary view.
  final func show(_ secondary: Node?) {
    self.secondary = secondary
    adoptSecondary()
  }

  private final func adoptSecondary() {
    secondaryElement = secondary?.element
    if let secondaryElement { adopt(secondaryElement, itemRoot: secondary) }
  }

  override final func takesElementChange() -> Bool {
    adoptSecondary()
    return super.takesElementChange()
  }

  package override final func forEachChild(_ body: (Node) -> Void) {
    if isBehind, let secondary { body(secondary) }
    super.forEachChild(body)
    if !isBehind, let secondary { body(secondary) }
  }

  // MARK: Preferences

  override final var cachesPreferences: Bool { true }

  private final var folded: [Node] {
    (isBehind ? [secondary, child] : [child, secondary]).compactMap { $0 }
  }

  override final func hasPreferenceOutput(_ key: PreferenceOperations) -> Bool {
    key.hasOutput(in: self, folded)
  }

  override final func preferenceOutput(_ key: PreferenceOperations) -> Unretained<PreferenceCell>? {
    key.fold(in: self, folded)
  }
}
