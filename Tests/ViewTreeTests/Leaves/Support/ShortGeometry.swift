import ViewTree

// Geometry in rows of numbers: `CGRect(0, 0, 10, 20)`.

extension CGPoint {
  init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }

  func isClose(to other: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
    let (dx, dy) = (x - other.x, y - other.y)
    return dx * dx + dy * dy < tolerance * tolerance
  }
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  func isClose(to other: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) < tolerance }
  }
}
