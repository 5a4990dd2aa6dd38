import Testing
import ViewTree

@Suite("Boxes around points")
struct RectGeometryTests {
  @Test("the box around points is the smallest: flat around a line, and around nothing null")
  func bounding() {
    let points = [CGPoint(x: 3, y: -2), CGPoint(x: -5, y: 4), CGPoint(x: 1, y: 9)]
    // From -5 to 3 and from -2 to 9.
    #expect(CGRect(bounding: points) == CGRect(x: -5, y: -2, width: 8, height: 11))
    let across = [CGPoint(x: 1, y: 7), CGPoint(x: 4, y: 7)]
    #expect(CGRect(bounding: across) == CGRect(x: 1, y: 7, width: 3, height: 0))
    let down = [CGPoint(x: 6, y: 2), CGPoint(x: 6, y: -1)]
    #expect(CGRect(bounding: down) == CGRect(x: 6, y: -1, width: 0, height: 3))
    #expect(CGRect(bounding: [CGPoint(x: 6, y: 2)]) == CGRect(x: 6, y: 2, width: 0, height: 0))
    #expect(CGRect(bounding: []).isNull)
  }

  @Test("a rectangle is the box around its corners, and its middle lies halfway")
  func corners() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 50)
    #expect(CGRect(bounding: rect.corners) == rect)
    // 10 + 15 and 20 + 25.
    #expect(rect.center == CGPoint(x: 25, y: 45))
  }
}
