extension Path {
  /// Adds an arc of a circle, joined to the current point by a line.
  ///
  /// With y growing downward, `clockwise: false` goes from the x axis toward the y axis, which
  /// looks clockwise on screen; the name assumes that y grows upward.
  ///
  /// - Shape: a whole turn, or more in the arc's direction, gives one full circle; equal angles give
  ///   no arc.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sign: Double = clockwise ? -1 : 1
    let turn = 2 * Double.pi
    let difference = sign * (endAngle.radians - startAngle.radians)
    var delta = min(difference, turn)
    if difference < 0 {
      delta = difference + turn * (-difference / turn).rounded(.up)
      // Whole turns against the arc's direction still draw the circle.
      if delta < 1e-9 { delta = turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sign * delta),
      transform: transform)
  }

  /// Adds an arc of a circle by its angle, joined to the current point by a line.
  ///
  /// - Shape: of several turns, one full turn and the remainder are drawn; an angle that is not
  ///   finite adds nothing.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite else { return }
    func point(_ angle: Double, _ distance: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + distance * CGFloat(cos(angle)), y: center.y + distance * CGFloat(sin(angle)))
    }
    let start = point(startAngle.radians, radius).applying(transform)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    let turn = 2 * Double.pi
    let covered = delta.radians.truncatingRemainder(dividingBy: turn)
    let whole = ((delta.radians - covered) / turn).rounded()
    let shown = covered + turn * min(max(whole, -1), 1)
    let pieces = Int((abs(shown) / (turn / 4) - 1e-9).rounded(.up))
    guard pieces > 0 else { return }
    let step = shown / Double(pieces)
    // Control points lie on the tangents; 4/3 tan(step/4) makes the curve touch the circle midway.
    let reach = CGFloat(4.0 / 3.0 * tan(step / 4)) * radius
    for piece in 0..<pieces {
      let from = startAngle.radians + Double(piece) * step
      let to = from + step
      let first = point(from, radius)
      let last = point(to, radius)
      addCurve(
        to: last.applying(transform),
        control1: CGPoint(
          x: first.x - reach * CGFloat(sin(from)), y: first.y + reach * CGFloat(cos(from))
        ).applying(transform),
        control2: CGPoint(
          x: last.x + reach * CGFloat(sin(to)), y: last.y - reach * CGFloat(cos(to))
        ).applying(transform))
    }
  }

  /// Adds an arc that touches two lines: from the current point to `tangent1End`, and on to
  /// `tangent2End`.
  ///
  /// - Shape: if the lines do not form an angle, a line to `tangent1End` is added instead.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let start = transform.isIdentity ? current : current.applying(transform.inverted())
    let before = tangent1End.direction(to: start)
    let after = tangent1End.direction(to: tangent2End)
    let cross = before.x * after.y - before.y * after.x
    let dot = before.x * after.x + before.y * after.y
    guard radius > 0, abs(cross) > 1e-9 else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    let halfAngle = atan2(Double(abs(cross)), Double(dot)) / 2
    let reach = radius / CGFloat(tan(halfAngle))
    let entry = CGPoint(x: tangent1End.x + before.x * reach, y: tangent1End.y + before.y * reach)
    let exit = CGPoint(x: tangent1End.x + after.x * reach, y: tangent1End.y + after.y * reach)
    // The centre lies on the bisector, radius / sin(half the angle) away from the corner.
    let distance = radius / CGFloat(sin(halfAngle))
    let bisector = CGPoint.zero.direction(to: CGPoint(x: before.x + after.x, y: before.y + after.y))
    let center = CGPoint(
      x: tangent1End.x + bisector.x * distance, y: tangent1End.y + bisector.y * distance)
    addArc(
      center: center, radius: radius,
      startAngle: Angle(radians: atan2(Double(entry.y - center.y), Double(entry.x - center.x))),
      endAngle: Angle(radians: atan2(Double(exit.y - center.y), Double(exit.x - center.x))),
      clockwise: cross > 0, transform: transform)
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }

  /// The unit vector toward another point; zero if the points coincide.
  func direction(to other: CGPoint) -> CGPoint {
    let length = distance(to: other)
    guard length > 0 else { return .zero }
    return CGPoint(x: (other.x - x) / length, y: (other.y - y) / length)
  }
}
