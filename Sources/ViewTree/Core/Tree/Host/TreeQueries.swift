extension TreeHost {
  /// Visits every node in tree order.
  package func forEachNode(_ body: (Node) -> Void) {
    func visit(_ node: Node) {
      body(node)
      node.forEachChild(visit)
    }
    visit(root)
  }

  /// The elements with an accessibility identifier, in tree order, except those without a valid
  /// place.
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
  /// Whether the node's element is ``LayoutNode/isOutOfWindow``.
  package var hasNoPlace: Bool { (self as? LayoutNode ?? element)?.isOutOfWindow == true }

  /// The first value that a search gives at or below this node, in tree order.
  final func firstInOrder<Value>(_ search: (Node) -> Value?) -> Value? {
    if let value = search(self) { return value }
    var found: Value?
    forEachChild { if found == nil { found = $0.firstInOrder(search) } }
    return found
  }
}

extension LayoutNode {
  /// Whether the element is another one or lies inside it.
  final func isInside(_ other: LayoutNode) -> Bool {
    var next: LayoutNode? = self
    while let current = next {
      if current === other { return true }
      next = current.layoutParent
    }
    return false
  }

  /// Whether the element, or one around it, has left and is only kept by its container. A lazy
  /// container keeps a row for some ticks for its state; the row's place is then out of date.
  package var isOutOfWindow: Bool {
    guard host.hasChoosingContainers else { return false }
    var element = self
    while let container = element.layoutParent {
      if container.presence(of: element) == .kept { return true }
      element = container
    }
    // An element that its container has not adopted yet has no place.
    return element !== host.root
  }
}
