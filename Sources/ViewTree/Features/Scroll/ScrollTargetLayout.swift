extension View {
  /// Makes each view of a layout container a scroll target: a scroll position can report it, and a
  /// view-aligned behaviour can align it.
  ///
  /// - Source: Apple documentation, `scrollTargetLayout(isEnabled:)`; of a lazy container, the made
  ///   rows are targets.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled, isLayout: true))
  }

  /// Makes the view itself a scroll target.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled, isLayout: false))
  }
}

nonisolated struct ScrollTargetModifier: StructuralModifier {
  let isEnabled: Bool
  let isLayout: Bool

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ScrollTargetNode {
    ScrollTargetNode(modifier, inputs)
  }

  static func updateNode(_ modifier: Self, node: ScrollTargetNode) { node.modifier = modifier }
}

/// Tells the enclosing scroll view which elements below are targets.
final class ScrollTargetNode: UnaryNode {
  struct Reference {
    unowned(unsafe) let node: ScrollTargetNode
  }

  fileprivate var modifier: ScrollTargetModifier
  private unowned(unsafe) let scroll: ScrollNode?

  init(_ modifier: ScrollTargetModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    scroll = inputs.parent.nearestScroll
    super.init(inputs)
    scroll?.targetLayouts.append(Reference(node: self))
  }

  /// The enclosing scroll view is an ancestor and leaves the tree after this node.
  override func willLeaveTree() {
    scroll?.targetLayouts.removeAll { $0.node === self }
  }

  /// The elements of the layout below, or the element below where there is no layout.
  fileprivate var targets: [LayoutNode] {
    guard modifier.isEnabled, let element else { return [] }
    guard modifier.isLayout else { return [element] }
    var inner = element
    while let content = inner.unaryContent { inner = content }
    if let rows = inner as? any RowContainer { return rows.rowElements }
    if let container = inner as? ContainerNode {
      container.refreshElements()
      return container.elements
    }
    return [element]
  }
}

/// A view that a scroll view can come to rest at.
struct PlacedScrollTarget {
  let element: LayoutNode
  /// In the content's space.
  let rect: CGRect

  /// The innermost identity of a type: an explicit one, or that of a list's element.
  func identity<ID: Hashable>(_ type: ID.Type) -> ID? {
    var inner = element
    while let content = inner.unaryContent { inner = content }
    var node: Node? = inner
    while let current = node, current !== element.layoutParent {
      if let id = current.identity?.base as? ID { return id }
      node = current.parent
    }
    return nil
  }
}

extension ScrollNode {
  /// The targets in tree order, where they are placed now.
  func scrollTargets() -> [PlacedScrollTarget] {
    var found: [PlacedScrollTarget] = []
    for layout in targetLayouts {
      for element in layout.node.targets where element.isPlaced {
        found.append(PlacedScrollTarget(element: element, rect: contentFrame(of: element)))
      }
    }
    return found
  }

  /// Where an element lies in the content's space.
  func contentFrame(of element: LayoutNode) -> CGRect {
    var rect = element.convert(CGRect(origin: .zero, size: element.size), to: self)
    rect.origin = contentMapping.toContent(rect.origin)
    return rect
  }
}

extension Node {
  /// The nearest scroll view, this node included; nil where none is.
  package final var nearestScroll: ScrollNode? {
    var node: Node? = self
    while let current = node {
      if let scroll = current as? ScrollNode { return scroll }
      node = current.parent
    }
    return nil
  }
}
