extension Path {
  /// The outline of the region covered by a line along the path in a given style.
  ///
  /// The result is an approximation: curves become chords within 0.01 points, and the region is a
  /// collection of overlapping pieces (a rectangle per chord, a piece per join and cap), all wound
  /// the same way, to be filled by the nonzero rule. Apple's outline has two smooth sides instead.
  ///
  /// - Shape: empty for a line width that is not positive.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0 else { return Path() }
    var outline = Path()
    for subpath in subpaths {
      let points = subpath.polygon.removingRepeats()
      let dashes = DashPattern(style).pieces(of: points, isClosed: subpath.isClosed)
      for dash in dashes {
        outline.addStroke(along: dash.points, isClosed: dash.isClosed, style)
      }
    }
    return outline
  }

  private mutating func addStroke(along points: [CGPoint], isClosed: Bool, _ style: StrokeStyle) {
    let half = style.lineWidth / 2
    guard points.count > 1 else {
      if let point = points.first { addDot(at: point, half, style.lineCap) }
      return
    }
    for (start, end) in zip(points, points.dropFirst()) {
      addBar(from: start, to: end, half)
    }
    for index in points.indices.dropFirst().dropLast() {
      addJoin(points[index - 1], points[index], points[index + 1], half, style)
    }
    if isClosed {
      addJoin(points[points.count - 2], points[0], points[1], half, style)
    } else {
      addCap(at: points[0], from: points[1], half, style.lineCap)
      addCap(at: points[points.count - 1], from: points[points.count - 2], half, style.lineCap)
    }
  }

  /// A polygon wound from the x axis to the y axis, whatever the order of its points.
  private mutating func addPiece(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    addLines(area < 0 ? points.reversed() : points)
    closeSubpath()
  }

  private mutating func addBar(from start: CGPoint, to end: CGPoint, _ half: CGFloat) {
    let side = start.direction(to: end).turned(half)
    addPiece([start + side, end + side, end - side, start - side])
  }

  private mutating func addDisc(at center: CGPoint, _ half: CGFloat) {
    addEllipse(
      in: CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
  }

  /// Adds the stroke of a single-point subpath: nothing, a disc or a square.
  private mutating func addDot(at point: CGPoint, _ half: CGFloat, _ cap: CGLineCap) {
    switch cap {
    case .butt: return
    case .round: addDisc(at: point, half)
    case .square:
      addRect(
        CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
    }
  }

  private mutating func addCap(
    at end: CGPoint, from inner: CGPoint, _ half: CGFloat, _ cap: CGLineCap
  ) {
    switch cap {
    case .butt: return
    case .round: addDisc(at: end, half)
    case .square:
      let direction = inner.direction(to: end)
      let outer = CGPoint(x: end.x + direction.x * half, y: end.y + direction.y * half)
      addBar(from: end, to: outer, half)
    }
  }

  private mutating func addJoin(
    _ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, _ half: CGFloat, _ style: StrokeStyle
  ) {
    let arriving = before.direction(to: corner)
    let leaving = corner.direction(to: after)
    let cross = arriving.x * leaving.y - arriving.y * leaving.x
    let dot = arriving.x * leaving.x + arriving.y * leaving.y
    guard abs(cross) > 1e-9 || dot < 0 else { return }
    if style.lineJoin == .round {
      addDisc(at: corner, half)
      return
    }
    // The gap opens on the outer side of the turn.
    let outward = cross > 0 ? -half : half
    let first = corner + arriving.turned(outward)
    let second = corner + leaving.turned(outward)
    // With u the angle of the turn, the miter is 1 / cos(u / 2) line widths long.
    let halfCosine = max((1 + dot) / 2, 0).squareRoot()
    if style.lineJoin == .miter, halfCosine > 1e-9, 1 / halfCosine <= style.miterLimit {
      let middle = first.interpolated(to: second, 0.5)
      let reach = half / halfCosine
      let direction = corner.direction(to: middle)
      let tip = CGPoint(x: corner.x + direction.x * reach, y: corner.y + direction.y * reach)
      addPiece([corner, first, tip, second])
    } else {
      addPiece([corner, first, second])
    }
  }
}

extension CGPoint {
  fileprivate static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  /// The vector perpendicular to this direction, with a given length.
  fileprivate func turned(_ length: CGFloat) -> CGPoint {
    CGPoint(x: -y * length, y: x * length)
  }
}

extension [CGPoint] {
  /// The points without those that repeat their predecessor.
  fileprivate func removingRepeats() -> [CGPoint] {
    var kept: [CGPoint] = []
    for point in self where kept.last != point {
      kept.append(point)
    }
    return kept
  }
}
