extension TreeHost {
  /// The scroll view that has the identifier, or the first one inside the view that has it.
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
