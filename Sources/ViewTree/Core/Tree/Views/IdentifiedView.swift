extension View {
  /// Gives the view an explicit identity: another id means another view, with its own state.
  ///
  /// ```swift
  /// struct Counter: View {
  ///   @State private var count = 0
  ///   var body: some View { Button("\(count)") { count += 1 } }
  /// }
  ///
  /// // Counts from 0 again for each user.
  /// func counter(of user: String) -> some View { Counter().id(user) }
  /// ```
  ///
  /// Source: STATE-4.6; the old view's `onDisappear` comes after the new one's `onAppear`, except
  /// where it is erased at once (STATE-4.2.4).
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: PrimitiveView {
  static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    let node = IdentityNode(view.id, inputs)
    node.child = node.withTransitions(
      Content._makeView(view: view.content, inputs: inputs.below(node)).node)
    return _ViewOutputs(node)
  }

  static func _updateView(view: Self, outputs: _ViewOutputs) {
    let node = unsafeDowncast(outputs.node, to: IdentityNode<ID>.self)
    if node.id == view.id {
      if let child = node.child {
        Content._updateView(view: view.content, outputs: _ViewOutputs(child))
      }
    } else {
      node.replace(view.id) { Content._makeView(view: view.content, inputs: $0) }
    }
  }

  static var _typeShape: _ViewShape { Content._typeShape }

  func _valueShape() -> _ViewShape { content._valueShape() }
}

final class IdentityNode<ID: Hashable>: UnaryNode, ItemOwner {
  private(set) var id: ID
  private let slot: _ViewInputs.Slot
  private let pending: PendingModifiers?
  /// The contents of other ids that are still leaving; nil unless there ever was one.
  private var departures: Departures?

  init(_ id: ID, _ inputs: _ViewInputs) {
    self.id = id
    slot = inputs.slot
    pending = inputs.pending
    super.init(inputs)
  }

  override var identity: AnyHashable? { AnyHashable(id) }

  package override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    departures?.forEach(body)
  }

  func replace(_ id: ID, _ make: (_ViewInputs) -> _ViewOutputs) {
    self.id = id
    if let child { remove(child, &departures) }
    let made = withTransitions(
      make(_ViewInputs(parent: self, slot: slot, pending: pending)).node)
    child = made
    insert(made)
    elementsChanged()
  }
}
