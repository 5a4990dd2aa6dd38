// Layout is not rounded; text and what is drawn are. The tolerance keeps sums such as 0.1 + 0.2 from
// being taken for a value that needs one more pixel.
private let pixelTolerance: CGFloat = 1e-6

extension CGFloat {
  /// The smallest multiple of a pixel that is not below this length.
  ///
  /// - Infinity: infinite and NaN lengths are returned unchanged, as is any length when the scale is
  ///   not positive.
  package func roundedUpToPixel(displayScale: CGFloat) -> CGFloat {
    guard isFinite, displayScale > 0 else { return self }
    return (self * displayScale - pixelTolerance).rounded(.up) / displayScale
  }

  /// The multiple of a pixel next to this length; a half goes up.
  ///
  /// - Infinity: as for `roundedUpToPixel(displayScale:)`.
  /// - Source: LAYOUT-3.0, floor(x + half a pixel).
  package func roundedToPixel(displayScale: CGFloat) -> CGFloat {
    guard isFinite, displayScale > 0 else { return self }
    return (self * displayScale + 0.5).rounded(.down) / displayScale
  }
}

extension CGRect {
  /// The rectangle whose edges are each on the pixel grid.
  ///
  /// - Infinity: null and infinite rectangles are returned unchanged.
  /// - Source: LAYOUT-3.0: origin and far edge are each mapped.
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
