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

  /// Scrolls the view with an identity into sight, after the current update.
  ///
  /// - Parameters:
  ///   - id: that of `id(_:)` or of a `ForEach` element; rows that are not made yet count.
  ///   - anchor: the point of the view and of the viewport that shall meet; the shortest way if nil.
  /// - Nil: an identity that no view has moves nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    node?.requestScroll(to: AnyHashable(id), anchor, attempts: Node.scrollAttempts)
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

extension Node {
  /// How often a place that was estimated is looked at again, until its row is made.
  fileprivate static var scrollAttempts: Int { 8 }

  fileprivate func requestScroll(to id: AnyHashable, _ anchor: UnitPoint?, attempts: Int) {
    guard isAlive else { return }
    host.enqueueAction("scrollTo", self) { [weak self] in
      self?.scroll(to: id, anchor, attempts: attempts)
    }
  }

  private func scroll(to id: AnyHashable, _ anchor: UnitPoint?, attempts: Int) {
    guard isAlive, let target = scrollTarget(id), let scroll = target.element.enclosingScroll
    else { return }
    let before = scroll.contentOffset
    var rect = target.element.convert(target.rect, to: scroll)
    rect.origin = scroll.localToContent(rect.origin)
    scroll.show(rect, at: anchor)
    // The rows near the new place are made and measured by the next update.
    if target.isLazy, attempts > 1, scroll.contentOffset != before {
      requestScroll(to: id, anchor, attempts: attempts - 1)
    }
  }

  private func scrollTarget(
    _ id: AnyHashable
  ) -> (element: LayoutNode, rect: CGRect, isLazy: Bool)? {
    if let lazy = self as? LazyNode, let row = lazy.rows.row(of: id) {
      let range = lazy.range(ofRow: row)
      var rect = CGRect(origin: .zero, size: lazy.size)
      rect.origin[lazy.axis] = range.lower
      rect.size[lazy.axis] = range.upper - range.lower
      return (lazy, rect, true)
    }
    if isIdentified(by: id) {
      var elements: [LayoutNode] = []
      collectElements(into: &elements, root: nil)
      if let element = elements.first {
        return (element, CGRect(origin: .zero, size: element.size), false)
      }
    }
    var found: (element: LayoutNode, rect: CGRect, isLazy: Bool)?
    forEachChild { if found == nil { found = $0.scrollTarget(id) } }
    return found
  }

  private var enclosingScroll: ScrollNode? {
    var node = parent
    while let current = node {
      if let scroll = current as? ScrollNode { return scroll }
      node = current.parent
    }
    return nil
  }
}
