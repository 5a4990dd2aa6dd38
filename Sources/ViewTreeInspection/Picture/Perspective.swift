import ViewTree

extension ProjectionTransform {
  init(translationX x: CGFloat, y: CGFloat) {
    self.init(CGAffineTransform(translationX: x, y: y))
  }

  /// Whether lines that are parallel stay so.
  var hasNoPerspective: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The mapping near a point as one without perspective.
  func affine(at point: CGPoint) -> ProjectionTransform {
    let origin = point.applying(self)
    let right = CGPoint(x: point.x + 1, y: point.y).applying(self)
    let down = CGPoint(x: point.x, y: point.y + 1).applying(self)
    var near = ProjectionTransform()
    near.m11 = right.x - origin.x
    near.m12 = right.y - origin.y
    near.m21 = down.x - origin.x
    near.m22 = down.y - origin.y
    near.m31 = origin.x - point.x * near.m11 - point.y * near.m21
    near.m32 = origin.y - point.x * near.m12 - point.y * near.m22
    return near
  }
}

extension Path {
  /// The outline seen through a mapping; curves become sixteen chords each.
  func seen(through mapping: ProjectionTransform) -> Path {
    var seen = Path()
    var pen = CGPoint.zero
    func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
      for step in 1...16 {
        let t = CGFloat(step) / 16
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        seen.addLine(
          to: CGPoint(
            x: a * pen.x + b * first.x + c * second.x + d * end.x,
            y: a * pen.y + b * first.y + c * second.y + d * end.y
          ).applying(mapping))
      }
      pen = end
    }
    forEach { element in
      switch element {
      case .move(let end):
        seen.move(to: end.applying(mapping))
        pen = end
      case .line(let end):
        seen.addLine(to: end.applying(mapping))
        pen = end
      case .quadCurve(let end, let control):
        func toward(_ point: CGPoint) -> CGPoint {
          CGPoint(
            x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        curve(toward(pen), toward(end), end)
      case .curve(let end, let first, let second): curve(first, second, end)
      case .closeSubpath: seen.closeSubpath()
      }
    }
    return seen
  }
}

extension Ink {
  /// The ink seen through a mapping: its points where they are seen, its radii as near its middle.
  func seen(through mapping: ProjectionTransform) -> Ink {
    switch self {
    case .color: return self
    case .linear(let stops, let from, let to):
      return .linear(stops, from: from.applying(mapping), to: to.applying(mapping))
    case .radial(let stops, let center, let from, let to, let ratio):
      let near = mapping.affine(at: center)
      let scale = abs(near.m11 * near.m22 - near.m12 * near.m21).squareRoot()
      return .radial(
        stops, center: center.applying(mapping), from: from * scale, to: to * scale, ratio: ratio)
    case .angular(let stops, let center, let from, let to):
      return .angular(stops, center: center.applying(mapping), from: from, to: to)
    }
  }
}
