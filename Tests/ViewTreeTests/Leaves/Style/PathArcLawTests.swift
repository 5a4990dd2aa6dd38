import SwiftUI
import Testing

@testable import ViewTree

/// Arcs against the circle that they are a part of.
@Suite("Laws of arcs")
struct PathArcLawTests {
  private let center = CGPoint(7, -3)
  private let radius: CGFloat = 10

  private func place(_ degrees: Double, from center: CGPoint, _ distance: CGFloat) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(
      center.x + distance * CGFloat(cos(angle)), center.y + distance * CGFloat(sin(angle)))
  }

  private func isNear(_ point: CGPoint?, _ other: CGPoint) -> Bool {
    point.map { $0.distance(to: other) < 1e-6 } ?? false
  }

  private func curves(_ path: Path) -> Int {
    var count = 0
    path.forEach { if case .curve = $0 { count += 1 } }
    return count
  }

  /// Twice the area between the points and the middle of the circle, as the cross products say.
  private func pie(_ polygon: [CGPoint], _ center: CGPoint) -> CGFloat {
    zip(polygon, polygon.dropFirst()).reduce(0) {
      $0 + ($1.0.x - center.x) * ($1.1.y - center.y) - ($1.1.x - center.x) * ($1.0.y - center.y)
    }
  }

  /// Holds an arc against its start and the angle that it covers, negative when clockwise.
  private func holds(_ path: Path, from start: Double, covering sweep: Double, _ name: String) {
    let polygon = path.subpaths.first?.polygon ?? path.currentPoint.map { [$0] } ?? []
    // Four cubic curves are within 0.03 % of a circle.
    #expect(polygon.allSatisfy { abs($0.distance(to: center) - radius) < 0.003 }, "\(name)")
    #expect(isNear(polygon.first, place(start, from: center, radius)), "\(name)")
    #expect(isNear(path.currentPoint, place(start + sweep, from: center, radius)), "\(name)")
    // The chords leave out a hundredth of the length at most.
    let angle = CGFloat(sweep) * .pi / 180
    let area = pie(polygon, center)
    #expect(abs(area - radius * radius * angle) <= 0.02 * radius * abs(angle) + 1e-3, "\(name)")
    #expect(curves(path) == Int((abs(sweep) / 90).rounded(.up)), "\(name)")
  }

  @Test("an arc goes in its direction from one angle to the next that is the other")
  func fromAngleToAngle() {
    for isClockwise in [false, true] {
      for start in [-400.0, -90, 0, 30, 200] {
        for way in [
          -720.0, -450, -360, -270, -100, -1, 0, 1, 45, 90, 91, 180, 271, 359, 360, 500, 1000,
        ] {
          let path = Path {
            $0.addArc(
              center: center, radius: radius, startAngle: .degrees(start),
              endAngle: .degrees(start + way), clockwise: isClockwise)
          }
          // Along its direction as far as said, a turn at most; against it the rest of a turn.
          let along = isClockwise ? -way : way
          let rest = (along.truncatingRemainder(dividingBy: 360) + 360)
            .truncatingRemainder(dividingBy: 360)
          let sweep = along >= 0 ? min(along, 360) : rest == 0 ? 360 : rest
          holds(
            path, from: start, covering: isClockwise ? -sweep : sweep,
            "\(start), \(way), \(isClockwise)")
        }
      }
    }
  }

  @Test("a relative arc covers its angle, and of several turns one and the rest")
  func relative() {
    for start in [-400.0, 0, 77] {
      for way in [-1000.0, -720, -361, -360, -359, -91, -90, -1, 0, 1, 90, 180, 270, 360, 450, 800]
      {
        let path = Path {
          $0.addRelativeArc(
            center: center, radius: radius, startAngle: .degrees(start), delta: .degrees(way))
        }
        let rest = abs(way).truncatingRemainder(dividingBy: 360)
        let sweep = abs(way) < 360 ? abs(way) : 360 + rest
        holds(path, from: start, covering: way < 0 ? -sweep : sweep, "\(start), \(way)")
      }
    }
  }

  @Test("an arc without an angle is none")
  func notFinite() {
    for (start, way) in [(Double.nan, 1), (.infinity, 1), (0, .nan), (0, .infinity)]
      as [(Double, Double)]
    {
      let path = Path {
        $0.addRelativeArc(
          center: center, radius: radius, startAngle: .degrees(start), delta: .degrees(way))
      }
      #expect(path.isEmpty)
    }
    var path = Path()
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(1, 1), radius: 1)
    #expect(path.isEmpty)
  }

  @Test("an arc between tangents is the shorter part of a circle that touches both lines")
  func tangents() {
    let corner = CGPoint(13, -8)
    for turn in [0.0, 33, 140, 271] {
      for angle in [10.0, 45, 90, 120, 170, -10, -60, -90, -135, -170] {
        for radius in [0.5, 3, 20] as [CGFloat] {
          var path = Path()
          path.move(to: place(turn, from: corner, 100))
          path.addArc(
            tangent1End: corner, tangent2End: place(turn + angle, from: corner, 50), radius: radius)
          let name = "\(turn), \(angle), \(radius)"
          let half = CGFloat(abs(angle) * .pi / 360)
          let middle = place(turn + angle / 2, from: corner, radius / sin(half))
          let polygon = path.subpaths.first?.polygon ?? []
          let arc = polygon.dropFirst()
          #expect(isNear(arc.first, place(turn, from: corner, radius / tan(half))), "\(name)")
          #expect(
            isNear(arc.last, place(turn + angle, from: corner, radius / tan(half))), "\(name)")
          #expect(
            arc.allSatisfy { abs($0.distance(to: middle) - radius) < radius / 3000 }, "\(name)")
          // It covers what a turn of half leaves of the angle, and the line bends toward it.
          let covered = CGFloat((180 - abs(angle)) * .pi / 180)
          let area = pie(Array(arc), middle) / radius / radius
          #expect(abs(area - (angle > 0 ? -covered : covered)) < 0.03 + 0.02 / radius, "\(name)")
        }
      }
    }
  }

  @Test("without a radius, or without an angle between the lines, the arc is a line to the corner")
  func noAngle() {
    func drawn(_ second: CGPoint, _ radius: CGFloat) -> String {
      Path {
        $0.move(to: CGPoint(-10, 0))
        $0.addArc(tangent1End: .zero, tangent2End: second, radius: radius)
      }.description
    }
    let line = " -10 0 m 0 0 l"
    #expect(drawn(CGPoint(0, 5), 0) == line)
    #expect(drawn(CGPoint(0, 5), -1) == line)
    #expect(drawn(CGPoint(5, 0), 3) == line)
    #expect(drawn(CGPoint(-5, 0), 3) == line)
    #expect(drawn(.zero, 3) == line)
    // A billionth of a radian is none yet.
    #expect(drawn(CGPoint(1, 1e-9), 3) == line)
    #expect(drawn(CGPoint(1, 1e-8), 3) != line)
  }
}
