/// An element that shows an outline.
package protocol ShapeShowing: LeafNode {
  /// The outline as currently shown, in this element's space.
  var presentedPath: Path { get }

  /// The shape as currently shown: the outline, and how it is filled or stroked.
  var presentedShape: ShownShape { get }
}

/// A shape as it is drawn: an outline in the element's own space, filled or stroked.
package struct ShownShape {
  package let path: Path
  /// How the outline is stroked; nil if it is filled.
  package let line: StrokeStyle?
  package let isEOFilled: Bool
  package let paint: Paint
}

extension TreeHost {
  /// The outline of the first shape that has the identifier or lies inside an element with it.
  package func presentedPath(_ identifier: String) -> Path? {
    firstElement(identifier)?.firstInOrder { ($0 as? any ShapeShowing)?.presentedPath }
  }
}
