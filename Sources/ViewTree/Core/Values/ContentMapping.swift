/// How an element shows its content: the content's space mapped into the element's own.
package enum ContentMapping {
  /// Moved only, by a scroll offset or an offset effect.
  case moved(CGVector)
  /// Rotated, scaled or skewed by an invertible transform.
  case affine(CGAffineTransform)
  /// Shown in perspective, by an invertible transform.
  case projected(ProjectionTransform)
  /// Without area: none of the content can be touched, and conversions leave the mapping out.
  case flat

  /// Maps a point of the content's space to the element's own.
  package func toElement(_ point: CGPoint) -> CGPoint {
    switch self {
    case .moved(let vector): CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
    case .affine(let transform): point.applying(transform)
    case .projected(let transform): point.applying(transform)
    case .flat: point
    }
  }

  /// The inverse of ``toElement(_:)``.
  package func toContent(_ point: CGPoint) -> CGPoint {
    switch self {
    case .moved(let vector): CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
    case .affine(let transform): point.applying(transform.inverted())
    case .projected(let transform): point.applying(transform.inverted())
    case .flat: point
    }
  }

  /// Whether the mapping can rotate, scale or skew.
  package var transforms: Bool {
    if case .moved = self { return false }
    return true
  }

  var isFlat: Bool {
    if case .flat = self { return true }
    return false
  }
}
