// Layout is not rounded; text and drawing are. The tolerance keeps a sum such as 0.1 + 0.2 from
// being rounded up by one more pixel.
private let pixelTolerance: CGFloat = 1e-6

extension CGFloat {
  /// The smallest multiple of a pixel not below this length.
  ///
  /// - Infinity: infinite and NaN lengths are returned unchanged, as is any length when the scale is
  ///   not positive.
  package func roundedUpToPixel(displayScale: CGFloat) -> CGFloat {
    guard isFinite, displayScale > 0 else { return self }
    return (self * displayScale - pixelTolerance).rounded(.up) / displayScale
  }

  /// The multiple of a pixel nearest to this length; a half rounds up.
  ///
  /// - Infinity: as for `roundedUpToPixel(displayScale:)`.
  /// - Source: LAYOUT-3.0, floor(x + half a pixel).
  package func roundedToPixel(displayScale: CGFloat) -> CGFloat {
    guard isFinite, displayScale > 0 else { return self }
    return (self * displayScale + 0.5).rounded(.down) / displayScale
  }
}

extension CGRect {
  /// The rectangle with each edge moved to the pixel grid.
  ///
  /// - Infinity: null and infinite rectangles are returned unchanged.
  /// - Source: LAYOUT-3.0: the origin and the far edge are each rounded.
  package func roundedToPixels(displayScale: CGFloat) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let left = minX.roundedToPixel(displayScale: displayScale)
    let top = minY.roundedToPixel(displayScale: displayScale)
    return CGRect(
      x: left, y: top,
      width: maxX.roundedToPixel(displayScale: displayScale) - left,
      height: maxY.roundedToPixel(displayScale: displayScale) - top)
  }
}
