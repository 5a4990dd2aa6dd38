import Testing
import ViewTree

@Suite("Path")
struct PathTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func isClose(_ left: CGRect, _ right: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
    abs(left.minX - right.minX) < tolerance && abs(left.minY - right.minY) < tolerance
      && abs(left.maxX - right.maxX) < tolerance && abs(left.maxY - right.maxY) < tolerance
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
      path.addLine(to: CGPoint(x: 1, y: 1))
      path.closeSubpath()
    }
    #expect(path.isEmpty && path.currentPoint == nil)
  }

  @Test("the bounds of curves leave out the control points")
  func curveBounds() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    // The parabola's top is half way to the control point.
    #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5)))
    path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    // At the middle y is 3/8 * 8 + 3/8 * 8 = 6.
    #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 6)))
    #expect(Path().boundingRect.isNull)
  }

  @Test("a curve that turns twice reaches both of its turns, along either axis")
  func twoTurns() {
    // y(t) = 3 t (1 - t) (1 - 2 t) 60, whose turns are at t = 1/2 -+ sqrt 3 / 6: +-60 sqrt 3 / 6.
    let height: CGFloat = 60 * 3.0.squareRoot() / 6
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 10, y: 60), control2: CGPoint(x: 20, y: -60))
    let bounds = CGRect(x: 0, y: -height, width: 30, height: 2 * height)
    #expect(isClose(path.boundingRect, bounds))
    let turned = path.applying(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
    #expect(
      isClose(turned.boundingRect, CGRect(x: -height, y: 0, width: 2 * height, height: 30)))
    // Both turns beyond its ends: y goes 0, 1, 2, 3 and never back.
    path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 3, y: 3), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
    #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 3, height: 3)))
  }

  @Test("ellipses and rounded rectangles touch their rectangle")
  func roundBounds() {
    let rect = CGRect(x: 3, y: 4, width: 20, height: 10)
    #expect(isClose(Path(ellipseIn: rect).boundingRect, rect))
    #expect(isClose(Path(roundedRect: rect, cornerRadius: 4).boundingRect, rect))
    #expect(isClose(Path(roundedRect: rect, cornerRadius: 400).boundingRect, rect))
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
  }

  @Test("a rounded corner is outside and the middle of its arc is on the circle")
  func roundedCorner() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10)
    // The circle around (10, 10) meets the diagonal at 10 - 10 / sqrt 2 = 2.93.
    #expect(!path.contains(CGPoint(x: 2.9, y: 2.9)))
    #expect(path.contains(CGPoint(x: 2.96, y: 2.96)))
    let onlyFirst = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
      cornerRadii: RectangleCornerRadii(topLeading: 10))
    #expect(!onlyFirst.contains(CGPoint(x: 1, y: 1)))
    #expect(onlyFirst.contains(CGPoint(x: 99, y: 1)))
    #expect(onlyFirst.contains(CGPoint(x: 1, y: 99)))
  }

  @Test("two nested squares wound alike have a hole by the even-odd rule only")
  func fillRules() {
    var path = square
    path.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 1), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
    #expect(!Path().contains(.zero))
  }

  @Test("an open subpath is filled as if it were closed")
  func openSubpath() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test("a transform maps every point, and an offset moves them")
  func transforms() {
    let moved = square.offsetBy(dx: 5, dy: -5)
    #expect(moved.boundingRect == CGRect(x: 5, y: -5, width: 10, height: 10))
    #expect(square.applying(CGAffineTransform(translationX: 5, y: -5)) == moved)
    let scaled = Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2))
      .applying(CGAffineTransform(scaleX: 10, y: 5))
    #expect(isClose(scaled.boundingRect, CGRect(x: 0, y: 0, width: 20, height: 10)))
  }

  @Test("an added path starts its own subpath")
  func addedPath() {
    var path = square
    path.addPath(square, transform: CGAffineTransform(translationX: 20, y: 0))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(!path.contains(CGPoint(x: 15, y: 5)))
    #expect(path.currentPoint == CGPoint(x: 20, y: 0))
  }
}
