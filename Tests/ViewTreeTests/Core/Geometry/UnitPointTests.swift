import Testing
import ViewTree

@Suite("Unit points and vectors")
struct UnitPointTests {
  @Test("a named point has its name's share of the width and of the height")
  func names() {
    let points: [(UnitPoint, CGFloat, CGFloat)] = [
      (.topLeading, 0, 0), (.leading, 0, 0.5), (.bottomLeading, 0, 1), (.zero, 0, 0),
      (UnitPoint(), 0, 0), (.top, 0.5, 0), (.center, 0.5, 0.5), (.bottom, 0.5, 1),
      (.topTrailing, 1, 0), (.trailing, 1, 0.5), (.bottomTrailing, 1, 1),
    ]
    for (point, x, y) in points { #expect(point == UnitPoint(x: x, y: y)) }
  }

  @Test("a share is counted from a rectangle's origin, and of a size from nothing")
  func shares() {
    let point = UnitPoint(x: 0.25, y: 0.75)
    // 10 + 40 / 4 = 20 and 20 + 80 * 3 / 4 = 80.
    let rect = CGRect(x: 10, y: 20, width: 40, height: 80)
    #expect(point.point(in: rect) == CGPoint(x: 20, y: 80))
    #expect(point.point(in: rect.size) == CGPoint(x: 10, y: 60))
    #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 50, y: 100))
    #expect(UnitPoint.center.point(in: rect) == CGPoint(x: 30, y: 60))
    // 10 + 0.25 * 40, 20 + 2 * 80.
    #expect(UnitPoint(x: 0.25, y: 2).point(in: rect) == CGPoint(x: 20, y: 180))
  }

  @Test("a vector of nothing has no length in either direction")
  func vectors() {
    for vector in [CGVector.zero, CGVector()] { #expect(vector.dx == 0 && vector.dy == 0) }
  }
}
