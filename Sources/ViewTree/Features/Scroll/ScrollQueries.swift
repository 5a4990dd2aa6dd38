extension TreeHost {
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

extension HostedNode {
  /// The nearest scroll view around the element.
  package final var enclosingScroll: ScrollNode? {
    var node = parent
    while let current = node {
      if let scroll = current as? ScrollNode { return scroll }
      node = current.parent
    }
    return nil
  }
}
