extension TreeHost {
  /// Visits every node in tree order.
  package func forEachNode(_ body: (Node) -> Void) {
    func visit(_ node: Node) {
      body(node)
      node.forEachChild(visit)
    }
    visit(root)
  }

  /// The elements with an accessibility identifier, in tree order, without what stands nowhere now.
  package func elements(_ identifier: String) -> [LayoutNode] {
    var found: [LayoutNode] = []
    forEachNode { node in
      if let element = node as? LayoutNode,
        element.attributes?.identifiers.contains(identifier) == true, !element.isOutOfWindow
      {
        found.append(element)
      }
    }
    return found
  }

  /// The views inside hosted views that have an accessibility identifier, in tree order, without what
  /// stands nowhere now.
  package func hostedLines(_ identifier: String) -> [HostedLine] {
    var found: [HostedLine] = []
    forEachNode { node in
      guard let hosted = (node as? HostedNode)?.hosted, !node.standsNowhere else { return }
      hosted.forEachLine { if $0.identifiers.contains(identifier) { found.append($0) } }
    }
    return found
  }

  package func firstElement(_ identifier: String) -> LayoutNode? { elements(identifier).first }

  /// Every accessibility identifier that can be asked for, in tree order.
  package var identifiers: [String] {
    var found: [String] = []
    forEachNode { node in
      guard !node.standsNowhere else { return }
      found += (node as? LayoutNode)?.attributes?.identifiers ?? []
      (node as? HostedNode)?.hosted?.forEachLine { found += $0.identifiers }
    }
    return found
  }

  /// The scroll view that has the identifier, or the first one inside what has it.
  package func scrollNode(_ identifier: String) -> ScrollNode? {
    func first(in node: Node) -> ScrollNode? {
      if let scroll = node as? ScrollNode { return scroll }
      var found: ScrollNode?
      node.forEachChild { if found == nil { found = first(in: $0) } }
      return found
    }
    return firstElement(identifier).flatMap(first)
  }
}

extension Node {
  /// Whether the node's element ``LayoutNode/isOutOfWindow``.
  package var standsNowhere: Bool { (self as? LayoutNode ?? element)?.isOutOfWindow == true }
}

extension LayoutNode {
  /// Whether the element is or belongs to a row that its lazy container did not place when it placed
  /// rows last: such a row is kept for some frames for its state, and its place is that of the past.
  package var isOutOfWindow: Bool {
    var element = self
    while let container = element.layoutParent {
      if container is LazyNode, element.placementMark != container.placementStamp { return true }
      element = container
    }
    return false
  }
}
