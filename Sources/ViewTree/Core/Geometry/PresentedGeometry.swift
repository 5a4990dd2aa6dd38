/// Where views are shown while an animation takes them to their final places.
///
/// Layout knows final values only: a view's `size`, `frame(in:)`, guides and named spaces. Shown
/// values (frames, offsets, rotations, scales) follow animations; anchors are taken from them. Only
/// what is drawn is rounded to pixels (LAYOUT-3.0.7).
///
/// - Units: points; spaces as in `NodeGeometry.swift`.
/// - Source: ANCHOR-2.3; that named spaces stay with layout is a choice, so that two frames
///   read in one space always differ by what layout says.
extension LayoutNode {
  /// The difference to add to the final frame in the parent's content.
  private var remainingFrame: CGRect.AnimatableData? { attributes?.frameDifference?.remaining }

  package final var presentedOrigin: CGPoint {
    guard let rest = remainingFrame?.first else { return origin }
    return CGPoint(x: origin.x + rest.first, y: origin.y + rest.second)
  }

  /// Never below 0, even where a spring overshoots.
  package final var presentedSize: CGSize {
    guard let rest = remainingFrame?.second else { return size }
    return CGSize(
      width: max(size.width + rest.first, 0), height: max(size.height + rest.second, 0))
  }

  /// Converts a point of this element's space, as shown, to the root's.
  package final func presented(_ point: CGPoint) -> CGPoint {
    guard host.isAnimating else { return convert(point, to: nil) }
    var point = point
    var node = self
    var missed: [Difference<CGRect.AnimatableData>] = []
    while let parent = node.layoutParent {
      var origin = node.presentedOrigin
      if let attributes = node.attributes {
        if !missed.isEmpty, let difference = attributes.frameDifference,
          missed.contains(where: { $0 === difference })
        {
          origin = node.origin
        }
        missed += attributes.missedDifferences
      }
      point = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
      if let mapping = parent.contentMapping(asShown: true) { point = mapping.toElement(point) }
      node = parent
    }
    return point
  }

  /// Converts a rectangle of this element's space, as shown, to the root's: the box around its
  /// corners.
  package final func presented(_ rect: CGRect) -> CGRect {
    guard host.isAnimating else { return convert(rect, to: nil) }
    guard !rect.isNull, !rect.isInfinite else { return rect }
    guard isTransformed(below: nil) else {
      return CGRect(origin: presented(rect.origin), size: rect.size)
    }
    return CGRect(bounding: rect.corners.map { presented($0) })
  }

  /// This element's frame in the root's space, as shown.
  package final var presentedFrame: CGRect {
    presented(CGRect(origin: .zero, size: presentedSize))
  }
}
