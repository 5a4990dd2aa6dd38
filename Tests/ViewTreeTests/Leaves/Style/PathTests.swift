import SwiftUI
import Testing
import ViewTree

@Suite("Path")
struct PathTests {
  private let square = Path(CGRect(0, 0, 10, 10))

  private func expectBounds(
    _ path: Path, _ bounds: CGRect, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(path.boundingRect.isClose(to: bounds), sourceLocation: sourceLocation)
  }

  @Test("a rectangle is four corners and a closed subpath")
  func rectangle() {
    #expect(square.description == " 0 0 m 10 0 l 10 10 l 0 10 l h")
    #expect(square.currentPoint == .zero)
    #expect(Path().isEmpty && Path(.null).isEmpty && !square.isEmpty)
    var count = 0
    square.forEach { _ in count += 1 }
    #expect(count == 5)
  }

  @Test("a line without a current point is left out")
  func lineFromNowhere() {
    let path = Path { path in
      path.addLine(to: CGPoint(1, 1))
      path.closeSubpath()
    }
    #expect(path.isEmpty && path.currentPoint == nil)
  }

  @Test("the bounds of curves leave out the control points, and reach each turn of the curve")
  func curveBounds() throws {
    // The parabola's top is half way to the control point.
    expectBounds(try #require(Path("0 0 m 5 10 10 0 q")), CGRect(0, 0, 10, 5))
    // At the middle y is 3/8 * 8 + 3/8 * 8 = 6.
    expectBounds(try #require(Path("0 0 m 0 8 10 8 10 0 c")), CGRect(0, 0, 10, 6))
    // y(t) = 3 t (1 - t) (1 - 2 t) 60, whose turns are at t = 1/2 -+ sqrt 3 / 6: +-60 sqrt 3 / 6.
    let height: CGFloat = 60 * 3.0.squareRoot() / 6
    let twoTurns = try #require(Path("0 0 m 10 60 20 -60 30 0 c"))
    expectBounds(twoTurns, CGRect(0, -height, 30, 2 * height))
    let turned = twoTurns.applying(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
    expectBounds(turned, CGRect(-height, 0, 2 * height, 30))
    // Both turns beyond its ends: y goes 0, 1, 2, 3 and never back.
    expectBounds(try #require(Path("0 0 m 1 1 2 2 3 3 c")), CGRect(0, 0, 3, 3))
    #expect(Path().boundingRect.isNull)
  }

  @Test("ellipses and rounded rectangles touch their rectangle")
  func roundBounds() {
    let rect = CGRect(3, 4, 20, 10)
    expectBounds(Path(ellipseIn: rect), rect)
    expectBounds(Path(roundedRect: rect, cornerRadius: 4), rect)
    expectBounds(Path(roundedRect: rect, cornerRadius: 400), rect)
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
  }

  @Test("a rounded corner is outside and the middle of its arc is on the circle")
  func roundedCorner() {
    let rect = CGRect(0, 0, 100, 100)
    let path = Path(roundedRect: rect, cornerRadius: 10)
    // The circle around (10, 10) meets the diagonal at 10 - 10 / sqrt 2 = 2.93.
    #expect(!path.contains(CGPoint(2.9, 2.9)) && path.contains(CGPoint(2.96, 2.96)))
    let first = Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 10))
    let corners = [CGPoint(1, 1), CGPoint(99, 1), CGPoint(1, 99)]
    #expect(corners.map { first.contains($0) } == [false, true, true])
  }

  @Test("two nested squares wound alike have a hole by the even-odd rule only")
  func fillRules() {
    var path = square
    path.addRect(CGRect(4, 4, 2, 2))
    #expect(path.contains(CGPoint(5, 5)) && !path.contains(CGPoint(5, 5), eoFill: true))
    #expect(path.contains(CGPoint(1, 1), eoFill: true))
    #expect(!path.contains(CGPoint(11, 5)) && !Path().contains(.zero))
  }

  @Test("an open subpath is filled as if it were closed")
  func openSubpath() throws {
    let path = try #require(Path("0 0 m 10 0 l 0 10 l"))
    #expect(path.contains(CGPoint(2, 2)) && !path.contains(CGPoint(8, 8)))
  }

  @Test("a transform maps every point, and an offset moves them")
  func transforms() {
    let moved = square.offsetBy(dx: 5, dy: -5)
    #expect(moved.boundingRect == CGRect(5, -5, 10, 10))
    #expect(square.applying(CGAffineTransform(translationX: 5, y: -5)) == moved)
    let circle = Path(ellipseIn: CGRect(0, 0, 2, 2))
    expectBounds(circle.applying(CGAffineTransform(scaleX: 10, y: 5)), CGRect(0, 0, 20, 10))
  }

  @Test("an added path starts its own subpath")
  func addedPath() {
    var path = square
    path.addPath(square, transform: CGAffineTransform(translationX: 20, y: 0))
    #expect(path.boundingRect == CGRect(0, 0, 30, 10))
    #expect(!path.contains(CGPoint(15, 5)))
    #expect(path.currentPoint == CGPoint(20, 0))
  }
}
