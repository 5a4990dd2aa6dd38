import Testing
import ViewTree

@Suite("Path arcs")
struct PathArcTests {
  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  private func isClose(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) < 0.01 && abs(left.minY - right.minY) < 0.01
      && abs(left.maxX - right.maxX) < 0.01 && abs(left.maxY - right.maxY) < 0.01
  }

  @Test("an arc that is not clockwise goes from the x axis to the y axis")
  func direction() {
    let quarter = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(isClose(arc(0, 90, clockwise: false).boundingRect, quarter))
    // The other way around it covers the other three quarters.
    let rest = CGRect(x: -10, y: -10, width: 20, height: 20)
    #expect(isClose(arc(0, 90, clockwise: true).boundingRect, rest))
    #expect(isClose(arc(90, 0, clockwise: true).boundingRect, quarter))
  }

  @Test(
    "a whole turn is a full circle in both directions",
    arguments: [(0.0, 360.0, false), (0, 360, true), (0, -360, false), (0, 1000, false)]
      as [(Double, Double, Bool)])
  func wholeTurn(start: Double, end: Double, clockwise: Bool) {
    let circle = CGRect(x: -10, y: -10, width: 20, height: 20)
    let path = arc(start, end, clockwise: clockwise)
    #expect(isClose(path.boundingRect, circle))
    // One move and four quarters.
    var count = 0
    path.forEach { _ in count += 1 }
    #expect(count == 5)
  }

  @Test("equal angles draw no arc")
  func noArc() {
    #expect(arc(30, 30, clockwise: false).boundingRect.width == 0)
  }

  @Test("an arc is joined to the current point by a line")
  func joined() {
    let path = Path { path in
      path.move(to: .zero)
      path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90))
      path.closeSubpath()
    }
    // A pie of a quarter: inside at 45 degrees within the radius, outside beyond it.
    #expect(path.contains(CGPoint(x: 7, y: 7)))
    #expect(!path.contains(CGPoint(x: 7.1, y: 7.1)))
    #expect(!path.contains(CGPoint(x: -1, y: 1)))
  }

  @Test("of several relative turns one is drawn, and the rest beyond whole ones")
  func severalTurns() {
    let path = Path { path in
      path.addRelativeArc(
        center: .zero, radius: 10, startAngle: .zero, delta: .degrees(36_000_000_090))
    }
    // A quarter beyond whole turns ends at the bottom; one turn and a quarter are five pieces.
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x) < 1e-3 && abs(end.y - 10) < 1e-3)
    var count = 0
    path.forEach { _ in count += 1 }
    #expect(count == 6)
  }

  @Test("an arc between tangents rounds the corner off")
  func tangents() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    // A right angle: the arc leaves and joins the lines a radius away from the corner.
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 4)))
  }

  @Test("an arc between tangents begins where the line reaches it, in any direction")
  func tangentDirections() {
    // A right angle at (10, 20), turned by each quarter: the circle's middle is 4 from both lines.
    for (x, y) in [(1, 0), (0, 1), (-1, 0), (0, -1)] as [(CGFloat, CGFloat)] {
      let corner = CGPoint(x: 10, y: 20)
      let path = Path { path in
        path.move(to: CGPoint(x: corner.x - 10 * x, y: corner.y - 10 * y))
        path.addArc(
          tangent1End: corner, tangent2End: CGPoint(x: corner.x - 10 * y, y: corner.y + 10 * x),
          radius: 4)
      }
      let box = path.boundingRect
      // From ten before the corner to the corner, and four to the side.
      let ends = [
        CGPoint(x: corner.x - 10 * x, y: corner.y - 10 * y), corner,
        CGPoint(x: corner.x - 4 * y, y: corner.y + 4 * x),
      ]
      let expected = CGRect(
        x: ends.map(\.x).min() ?? 0, y: ends.map(\.y).min() ?? 0,
        width: abs(10 * x) + abs(4 * y), height: abs(10 * y) + abs(4 * x))
      #expect(isClose(box, expected), "\((x, y))")
    }
  }

  @Test("tangents in one line give a line to the corner")
  func straightTangents() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    }
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
  }
}
