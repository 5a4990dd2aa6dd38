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

  package func firstElement(_ identifier: String) -> LayoutNode? { elements(identifier).first }
}

extension Node {
  /// Whether the node's element ``LayoutNode/isOutOfWindow``.
  package var standsNowhere: Bool { (self as? LayoutNode ?? element)?.isOutOfWindow == true }
}

extension LayoutNode {
  /// Whether the element is or belongs to one that its container keeps although it has left: a row of a
  /// lazy container is kept for some frames for its state, and its place is that of the past.
  package var isOutOfWindow: Bool {
    guard host.hasChoosingContainers else { return false }
    var element = self
    while let container = element.layoutParent {
      if container.standing(of: element) == .kept { return true }
      element = container
    }
    // One that its container has not taken yet has no place.
    return element !== host.root
  }
}
