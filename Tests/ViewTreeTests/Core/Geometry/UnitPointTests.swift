import Testing
import ViewTree

@Suite("Unit points and vectors")
struct UnitPointTests {
  @Test("a named point has its name's share of the width and of the height")
  func names() {
    let leading: [(UnitPoint, CGFloat)] = [
      (.topLeading, 0), (.leading, 0.5), (.bottomLeading, 1), (.zero, 0), (UnitPoint(), 0),
    ]
    for (point, y) in leading { #expect(point == UnitPoint(x: 0, y: y)) }
    let middle: [(UnitPoint, CGFloat)] = [(.top, 0), (.center, 0.5), (.bottom, 1)]
    for (point, y) in middle { #expect(point == UnitPoint(x: 0.5, y: y)) }
    let trailing: [(UnitPoint, CGFloat)] = [
      (.topTrailing, 0), (.trailing, 0.5), (.bottomTrailing, 1),
    ]
    for (point, y) in trailing { #expect(point == UnitPoint(x: 1, y: y)) }
  }

  @Test("a share is counted from a rectangle's origin, and of a size from nothing")
  func shares() {
    let point = UnitPoint(x: 0.25, y: 0.75)
    // 10 + 40 / 4 = 20 and 20 + 80 * 3 / 4 = 80.
    let rect = CGRect(x: 10, y: 20, width: 40, height: 80)
    #expect(point.point(in: rect) == CGPoint(x: 20, y: 80))
    #expect(point.point(in: rect.size) == CGPoint(x: 10, y: 60))
  }

  @Test("a vector of nothing has no length in either direction")
  func vectors() {
    for vector in [CGVector.zero, CGVector()] { #expect(vector.dx == 0 && vector.dy == 0) }
  }
}
