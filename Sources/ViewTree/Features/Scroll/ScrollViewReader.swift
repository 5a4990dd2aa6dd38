/// A view whose content can ask scroll views below it to show one of their views.
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

/// Scrolls to views by their identity.
public struct ScrollViewProxy {
  fileprivate weak var node: Node?

  /// Scrolls until the view with an identity is visible, after the current update.
  ///
  /// Every scroll view around it and inside the reader moves as far as needed; inside
  /// `withAnimation` they travel there over virtual time.
  ///
  /// - Parameters:
  ///   - id: that of `id(_:)` or of a `ForEach` element; rows that are not made yet count.
  ///   - anchor: the point of the view and of the viewport that have to meet; nil means the
  ///     shortest way.
  /// - Nil: an identity that no view has moves nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node, node.isAlive else { return }
    let animation = Transaction.current.animation
    let anchor = anchor ?? Transaction.current.scrollTargetAnchor
    node.host.enqueueAction("scrollTo", node, kind: .reading) { [weak node] in
      node?.reveal(AnyHashable(id), at: anchor, below: node, animation)
    }
  }
}

extension ScrollViewReader: PrimitiveView {
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    let node = ScrollReaderNode(view.content, inputs)
    node.makeContent(inputs)
    return _ViewOutputs(node)
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    unsafeDowncast(outputs.node, to: ScrollReaderNode<Content>.self).update(view.content)
  }

  nonisolated public static var _typeShape: _ViewShape { Content._typeShape }
}

final class ScrollReaderNode<Content: View>: UnaryNode {
  private var content: (ScrollViewProxy) -> Content

  init(_ content: @escaping (ScrollViewProxy) -> Content, _ inputs: _ViewInputs) {
    self.content = content
    super.init(inputs)
  }

  func makeContent(_ inputs: _ViewInputs) {
    child = Content._makeView(view: evaluateContent(), inputs: inputs.below(self)).node
  }

  func update(_ content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
    performUpdate()
  }

  override func dependencyChanged() { queueUpdate() }

  override func performUpdate() {
    isQueuedForUpdate = false
    guard let child else { return }
    Content._updateView(view: evaluateContent(), outputs: _ViewOutputs(child))
  }

  private func evaluateContent() -> Content {
    evaluate { content(ScrollViewProxy(node: self)) }
  }
}
