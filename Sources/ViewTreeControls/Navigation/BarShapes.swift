// The drawings of bars, rows and fields, as outlines.

/// An angle that points to an edge.
struct Chevron: Shape {
  let edge: Edge

  nonisolated init(towards edge: Edge) { self.edge = edge }

  nonisolated static func stroke(_ width: CGFloat) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }

  nonisolated func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    let points: [CGPoint] =
      switch edge {
      case .leading: [point(1, 0), point(0, 0.5), point(1, 1)]
      case .trailing: [point(0, 0), point(1, 0.5), point(0, 1)]
      case .top: [point(0, 1), point(0.5, 0), point(1, 1)]
      case .bottom: [point(0, 0), point(0.5, 1), point(1, 0)]
      }
    var path = Path()
    path.addLines(points)
    return path
  }
}

/// A magnifying glass.
struct Magnifier: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    var path = Path(
      ellipseIn: CGRect(x: rect.minX, y: rect.minY, width: side * 0.75, height: side * 0.75))
    path.move(to: CGPoint(x: rect.minX + side * 0.66, y: rect.minY + side * 0.66))
    path.addLine(to: CGPoint(x: rect.minX + side, y: rect.minY + side))
    return path
  }
}

/// The mark of what is chosen.
struct Checkmark: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55),
      CGPoint(x: rect.minX + rect.width * 0.35, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.minY),
    ])
    return path
  }
}
