/// An element that shows an outline.
package protocol OutlinedNode: LeafNode {
  /// The outline that is shown, in this element's space.
  var presentedPath: Path { get }
}

extension TreeHost {
  /// The outline of the first shape that has the identifier or lies inside of what has it.
  package func presentedPath(_ identifier: String) -> Path? {
    func first(in node: Node) -> Path? {
      if let path = (node as? any OutlinedNode)?.presentedPath { return path }
      var found: Path?
      node.forEachChild { if found == nil { found = first(in: $0) } }
      return found
    }
    return firstElement(identifier).flatMap(first)
  }
}
