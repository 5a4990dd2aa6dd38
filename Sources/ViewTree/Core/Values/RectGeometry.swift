#if !canImport(Darwin)
  // Apple's types conform to `CustomDebugStringConvertible`. Here they do not, so interpolated text
  // stays as Foundation on Linux writes it.

  extension CGPoint {
    /// `(x, y)`.
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize {
    /// `(width, height)`.
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGRect {
    /// `(x, y, width, height)`.
    public var debugDescription: String {
      "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
  }

  extension CGPoint {
    /// The point that a transform maps this point to.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGSize {
    /// The vector that a transform maps this size to; translations leave it unchanged.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(
        width: transform.a * width + transform.c * height,
        height: transform.b * width + transform.d * height)
    }
  }

  extension CGRect {
    /// The bounding box of this rectangle's four mapped corners.
    ///
    /// - Infinity: null and infinite rectangles are returned unchanged.
    /// - Source: ANCHOR-2.4.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      guard !isNull, !isInfinite else { return self }
      guard transform.b != 0 || transform.c != 0 || transform.a != 1 || transform.d != 1 else {
        return CGRect(
          x: origin.x + transform.tx, y: origin.y + transform.ty,
          width: size.width, height: size.height
        ).standardized
      }
      return CGRect(bounding: corners.map { $0.applying(transform) })
    }
  }
#endif

extension CGRect {
  /// The four corners: top left, top right, bottom right, bottom left.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// The smallest rectangle that contains every point.
  ///
  /// - Shape: no point gives the null rectangle, one point a rectangle of zero size.
  package init(bounding points: some Sequence<CGPoint>) {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    guard low.x <= high.x, low.y <= high.y else {
      self = .null
      return
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The centre of the rectangle.
  package var center: CGPoint {
    CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// The rectangle with each edge moved inward; leading means left.
  ///
  /// - Shape: lengths are floored at zero; the origin moves by the full inset.
  package func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: max(size.width - insets.horizontal, 0),
      height: max(size.height - insets.vertical, 0))
  }
}
