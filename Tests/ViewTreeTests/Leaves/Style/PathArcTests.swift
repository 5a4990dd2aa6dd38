import SwiftUI
import Testing
import ViewTree

/// Arcs to be seen at a glance; those of any angle, direction and radius are in `PathArcLawTests`.
@Suite("Path arcs")
struct PathArcTests {
  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  @Test("an arc that is not clockwise goes from the x axis to the y axis")
  func direction() {
    let quarter = CGRect(0, 0, 10, 10)
    #expect(arc(0, 90, clockwise: false).boundingRect.isClose(to: quarter, within: 0.01))
    // The other way around it covers the other three quarters.
    let rest = CGRect(-10, -10, 20, 20)
    #expect(arc(0, 90, clockwise: true).boundingRect.isClose(to: rest, within: 0.01))
    #expect(arc(90, 0, clockwise: true).boundingRect.isClose(to: quarter, within: 0.01))
    // Equal angles draw no arc.
    #expect(arc(30, 30, clockwise: false).boundingRect.width == 0)
  }

  @Test("an arc is joined to the current point by a line")
  func joined() {
    let path = Path {
      $0.move(to: .zero)
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90))
      $0.closeSubpath()
    }
    // A pie of a quarter: inside at 45 degrees within the radius, outside beyond it.
    let places = [CGPoint(7, 7), CGPoint(7.1, 7.1), CGPoint(-1, 1)]
    #expect(places.map { path.contains($0) } == [true, false, false])
  }

  @Test("of several relative turns one is drawn, and the rest beyond whole ones")
  func severalTurns() {
    let path = Path {
      $0.addRelativeArc(
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
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(10, 0), tangent2End: CGPoint(10, 10), radius: 4)
    }
    // A right angle: the arc leaves and joins the lines a radius away from the corner.
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    #expect(path.boundingRect.isClose(to: CGRect(0, 0, 10, 4), within: 0.01))
  }
}
