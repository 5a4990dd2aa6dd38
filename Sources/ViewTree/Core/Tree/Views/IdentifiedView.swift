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
    node.makeContent { Content._makeView(view: view.content, inputs: $0) }
    return _ViewOutputs(node)
  }

  static func _updateView(view: Self, outputs: _ViewOutputs) {
    let node = unsafeDowncast(outputs.node, to: IdentityNode<ID>.self)
    if node.id == view.id {
      if let child = node.child {
        Content._updateView(view: view.content, outputs: _ViewOutputs(child))
      }
    } else {
      node.id = view.id
      node.replaceContent { Content._makeView(view: view.content, inputs: $0) }
    }
  }

  static var _typeShape: _ViewShape { Content._typeShape }

  func _valueShape() -> _ViewShape { content._valueShape() }
}

final class IdentityNode<ID: Hashable>: ReplacingNode {
  fileprivate(set) var id: ID

  init(_ id: ID, _ inputs: _ViewInputs) {
    self.id = id
    super.init(inputs)
  }

  override var identity: AnyHashable? { AnyHashable(id) }
}
