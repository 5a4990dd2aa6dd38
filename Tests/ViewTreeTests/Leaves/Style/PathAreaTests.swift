import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

extension Path {
  /// The area inside, by the shoelace formula, positive when wound from the x axis to the y axis.
  fileprivate var area: CGFloat {
    var sum: CGFloat = 0
    for polygon in subpaths.map(\.polygon) {
      for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
        sum += (start.x * end.y - end.x * start.y) / 2
      }
    }
    return sum
  }

  fileprivate var points: [CGPoint] {
    var points: [CGPoint] = []
    forEach { element in
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quadCurve(let end, let control): points += [control, end]
      case .curve(let end, let first, let second): points += [first, second, end]
      case .closeSubpath: break
      }
    }
    return points
  }
}

/// A rectangle loses (1 - pi / 4) a b at a corner that is a quarter of an ellipse.
@MainActor
@Suite("Areas of paths")
struct PathAreaTests {
  private static let place = CGRect(30, 50, 400, 240)

  private func holds(
    _ path: Path, in rect: CGRect = place, corners: [CGSize],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lost = corners.reduce(0) { $0 + (1 - .pi / 4) * $1.width * $1.height }
    // A quarter is off by less than a thousandth, its chords by less than 0.01 along its length.
    let tolerance = corners.reduce(1e-6) {
      $1.width * $1.height == 0
        ? $0 : $0 + $1.width * $1.height / 1000 + ($1.width + $1.height) / 50
    }
    let area = path.area
    #expect(
      abs(area - (rect.width * rect.height - lost)) < tolerance, "\(area)",
      sourceLocation: sourceLocation)
    #expect(path.boundingRect.insetBy(dx: -1e-6, dy: -1e-6).contains(rect))
    #expect(rect.insetBy(dx: -1e-6, dy: -1e-6).contains(path.boundingRect))
    #expect(path.description.hasSuffix(" h"), sourceLocation: sourceLocation)
  }

  private func four(_ width: CGFloat, _ height: CGFloat) -> [CGSize] {
    Array(repeating: CGSize(width, height), count: 4)
  }

  @Test("a round corner takes its share of the area, however small or large it is")
  func corners() {
    let place = Self.place
    holds(Path(place), corners: [])
    // An ellipse is four corners of half the sides.
    holds(Path(ellipseIn: place), corners: four(200, 120))
    for (width, height) in [(60, 40), (0.5, 30), (30, 0.5), (0.5, 0.25), (200, 120)] {
      let size = CGSize(width, height)
      holds(Path(roundedRect: place, cornerSize: size), corners: four(width, height))
      holds(RoundedRectangle(cornerSize: size).path(in: place), corners: four(width, height))
    }
    for size in [CGSize(0, 9), CGSize(9, 0), CGSize(-9, 9)] {
      holds(Path(roundedRect: place, cornerSize: size), corners: [])
    }
    // Half of each side at most.
    holds(Path(roundedRect: place, cornerRadius: 130), corners: four(130, 120))
    holds(Path(roundedRect: place, cornerRadius: 1000), corners: four(200, 120))
  }

  @Test("radii that do not fit a side shrink until the two of that side fit")
  func uneven() {
    // In the order top leading, top trailing, bottom trailing, bottom leading, with the factors.
    let cases: [([CGFloat], across: CGFloat, down: CGFloat)] = [
      ([10, 20, 30, 40], 1, 1), ([180, 220, 10, 20], 1, 1), ([300, 200, 0, 0], 0.8, 0.8),
      ([0, 0, 300, 200], 0.8, 0.8), ([200, 0, 0, 100], 1, 0.8), ([0, 100, 200, 0], 1, 0.8),
      ([0.5, 1.5, 2.5, 3.5], 1, 1), ([-5, 10, -5, 0.5], 1, 1),
    ]
    for (radii, across, down) in cases {
      let path = Path(
        roundedRect: Self.place,
        cornerRadii: RectangleCornerRadii(
          topLeading: radii[0], bottomLeading: radii[3], bottomTrailing: radii[2],
          topTrailing: radii[1]))
      holds(path, corners: radii.map { CGSize(max($0, 0) * across, max($0, 0) * down) })
      // Two points in from its corner: outside where the radius is larger than 2 / (1 - 1 / sqrt 2).
      let probes = Self.place.insetBy(dx: 2, dy: 2).corners
      #expect(probes.map { path.contains($0) } == radii.map { $0 < 6.8 }, "\(radii)")
    }
  }

  @Test("circles and capsules are as round as the shorter side")
  func round() {
    let (wide, high) = (CGRect(1, 2, 400, 240), CGRect(1, 2, 100, 300))
    holds(Capsule().path(in: wide), in: wide, corners: four(120, 120))
    holds(Capsule().path(in: high), in: high, corners: four(50, 50))
    let middle = CGRect(81, 2, 240, 240)
    holds(Circle().path(in: wide), in: middle, corners: four(120, 120))
    holds(Circle().path(in: high), in: CGRect(1, 102, 100, 100), corners: four(50, 50))
  }

  @Test("an inset takes its length from each radius, at most all of it")
  func insets() {
    let place = Self.place
    let inner = place.insetBy(dx: 4, dy: 4)
    for (width, height) in [(9, 3), (3, 9), (9, 4.5), (4.5, 9), (44, 34), (4, 4)]
      as [(CGFloat, CGFloat)]
    {
      let shape = RoundedRectangle(cornerSize: CGSize(width, height)).inset(by: 4)
      let corner = CGSize(max(width - 4, 0), max(height - 4, 0))
      holds(shape.path(in: place), in: inner, corners: four(corner.width, corner.height))
    }
    for radii in [[3, 3, 3, 3], [4.5, 5.5, 6.5, 7.5], [3, 50, 3, 60]] as [[CGFloat]] {
      let shape = UnevenRoundedRectangle(
        topLeadingRadius: radii[0], bottomLeadingRadius: radii[1], bottomTrailingRadius: radii[2],
        topTrailingRadius: radii[3]
      ).inset(by: 4)
      holds(
        shape.path(in: place), in: inner,
        corners: radii.map { CGSize(max($0 - 4, 0), max($0 - 4, 0)) })
    }
  }

  @Test(
    "an inset leaves nothing from half of a side on, not earlier",
    arguments: [(0.1, true), (9, true), (10, true), (10.5, false), (0, true), (-3, true)]
      as [(CGFloat, Bool)])
  func exhausted(amount: CGFloat, isLeft: Bool) {
    for rect in [CGRect(0, 0, 20, 90), CGRect(0, 0, 90, 20)] {
      let path = Rectangle().inset(by: amount).path(in: rect)
      #expect(path.isEmpty == !isLeft)
      if isLeft {
        #expect(
          path.boundingRect
            == CGRect(amount, amount, rect.width - 2 * amount, rect.height - 2 * amount))
      }
    }
  }

  @Test("a border lies inside of its place, whatever its width")
  func borders() {
    for width in [0.5, 4, 20] as [CGFloat] {
      let host = ViewHost(size: CGSize(100, 60)) {
        Rectangle().strokeBorder(lineWidth: width).called("border")
      }
      #expect(host.presentationPath(of: "border")?.boundingRect == CGRect(0, 0, 100, 60))
    }
  }

  @Test("the border of a view is inside the view's edges, as thick as its width")
  func viewBorders() throws {
    for width in [0.5, 4, 20] as [CGFloat] {
      let host = ViewHost(size: CGSize(100, 60)) {
        Color.clear.border(.red, width: width).called("bordered")
      }
      let path = try #require(host.presentationPath(of: "bordered"))
      #expect(path.boundingRect == CGRect(0, 0, 100, 60))
      // From each edge: half of the width is in the line, a quarter of a point more than it is not.
      for (distance, isDrawn) in [(width / 2, true), (width + 0.25, false)] {
        let points = [
          CGPoint(distance, 30), CGPoint(100 - distance, 30), CGPoint(50, distance),
          CGPoint(50, 60 - distance),
        ]
        for point in points { #expect(path.contains(point) == isDrawn, "\(width): \(point)") }
      }
    }
  }

  @Test("a point on an edge is inside when the edge is a left or a top one, by both rules")
  func edges() {
    let clockwise = Path(CGRect(0, 0, 10, 10))
    let counter = Path {
      $0.addLines([(0, 0), (0, 10), (10, 10), (10, 0)].map { CGPoint($0.0, $0.1) })
    }
    let cases: [(x: CGFloat, y: CGFloat, isInside: Bool)] = [
      (0, 0, true), (5, 0, true), (10, 0, false), (0, 5, true), (10, 5, false), (0, 10, false),
      (5, 10, false), (10, 10, false), (5, 5, true), (-0.5, 5, false), (5, -0.5, false),
    ]
    for (x, y, isInside) in cases {
      for path in [clockwise, counter] {
        #expect(path.contains(CGPoint(x, y)) == isInside, "\((x, y))")
        #expect(path.contains(CGPoint(x, y), eoFill: true) == isInside, "\((x, y))")
      }
    }
    // Wound against each other, two outlines leave a hole by both rules; one twice is solid by one.
    for (path, isSolid) in [(clockwise + counter, false), (clockwise + clockwise, true)] {
      #expect(path.contains(CGPoint(5, 5)) == isSolid)
      #expect(!path.contains(CGPoint(5, 5), eoFill: true))
    }
  }

  @Test("a mapping that is given with a part is that of the whole path")
  func mappings() {
    let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: -0.5)
      .translatedBy(x: 3, y: 11)
    let place = CGRect(2, 3, 30, 20)
    let start = CGPoint(-4, 9)
    let (corner, end) = (CGPoint(40, 8), CGPoint(33, 50))
    let radii = RectangleCornerRadii(
      topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    let (from, to, way) = (Angle.degrees(20), Angle.degrees(250), Angle.degrees(-300))
    let parts: [(inout Path, CGAffineTransform) -> Void] = [
      { $0.addRect(place, transform: $1) },
      { $0.addRects([place, place.offsetBy(dx: 9, dy: 1)], transform: $1) },
      { $0.addEllipse(in: place, transform: $1) },
      { $0.addRoundedRect(in: place, cornerSize: CGSize(4, 2), transform: $1) },
      { $0.addRoundedRect(in: place, cornerSize: .zero, transform: $1) },
      { $0.addRoundedRect(in: place, cornerRadii: radii, transform: $1) },
      { $0.addPath(Path(ellipseIn: place), transform: $1) },
      {
        $0.addArc(
          center: start, radius: 5, startAngle: from, endAngle: to, clockwise: true, transform: $1)
      },
      { $0.addRelativeArc(center: start, radius: 5, startAngle: from, delta: way, transform: $1) },
      { $0.addArc(tangent1End: corner, tangent2End: end, radius: 3, transform: $1) },
      { $0.addArc(tangent1End: corner, tangent2End: end, radius: 0, transform: $1) },
    ]
    for (number, add) in parts.enumerated() {
      var mapped = Path { $0.move(to: start.applying(transform)) }
      add(&mapped, transform)
      var plain = Path { $0.move(to: start) }
      add(&plain, .identity)
      let (one, other) = (mapped.points, plain.points.map { $0.applying(transform) })
      #expect(one.count == other.count && one.count > 1, "\(number)")
      #expect(zip(one, other).allSatisfy { $0.distance(to: $1) < 1e-9 }, "\(number)")
    }
  }
}

extension Path {
  fileprivate static func + (left: Path, right: Path) -> Path {
    var sum = left
    sum.addPath(right)
    return sum
  }
}
