/// An element that shows an outline.
package protocol ShapeShowing: LeafNode {
  /// The outline that is shown, in this element's space.
  var presentedPath: Path { get }

  /// The shape that is shown: the outline, and how it is filled or drawn as a line.
  var presentedShape: ShownShape { get }
}

/// A shape as it is drawn: an outline in the element's own space, filled or as a line.
package struct ShownShape {
  package let path: Path
  /// How the outline is drawn as a line; nil where its inside is filled.
  package let line: StrokeStyle?
  package let isEOFilled: Bool
  package let paint: Paint
}

extension TreeHost {
  /// The outline of the first shape that has the identifier or lies inside of what has it.
  package func presentedPath(_ identifier: String) -> Path? {
    func first(in node: Node) -> Path? {
      if let path = (node as? any ShapeShowing)?.presentedPath { return path }
      var found: Path?
      node.forEachChild { if found == nil { found = first(in: $0) } }
      return found
    }
    return firstElement(identifier).flatMap(first)
  }
}
