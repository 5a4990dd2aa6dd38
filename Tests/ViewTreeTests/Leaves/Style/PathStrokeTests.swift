import Testing
import ViewTree

@Suite("Stroked paths")
struct PathStrokeTests {
  private let line = Path { path in
    path.addLines([.zero, CGPoint(x: 10, y: 0)])
  }

  private let corner = Path { path in
    path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
  }

  @Test("a stroke reaches half its width to each side, and its caps decide the ends")
  func caps() {
    let bounds = { (cap: CGLineCap) in
      line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).boundingRect
    }
    #expect(bounds(.butt) == CGRect(x: 0, y: -2, width: 10, height: 4))
    #expect(bounds(.square) == CGRect(x: -2, y: -2, width: 14, height: 4))
    #expect(bounds(.round) == CGRect(x: -2, y: -2, width: 14, height: 4))
    let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(!round.contains(CGPoint(x: -1.9, y: -1.9)))
  }

  @Test("a corner is pointed, round or cut by its join")
  func joins() {
    let contains = { (join: CGLineJoin, point: CGPoint) in
      corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join)).contains(point)
    }
    // The outer corner is (12, -2); the circle meets the diagonal at 10 + 2 / sqrt 2 = 11.41, the
    // cut at 11.
    #expect(contains(.miter, CGPoint(x: 11.9, y: -1.9)))
    #expect(!contains(.round, CGPoint(x: 11.5, y: -1.5)))
    #expect(contains(.round, CGPoint(x: 11.3, y: -1.3)))
    #expect(!contains(.bevel, CGPoint(x: 11.1, y: -1.1)))
    #expect(contains(.bevel, CGPoint(x: 10.9, y: -0.9)))
  }

  @Test("a miter beyond its limit is cut")
  func miterLimit() {
    // A right angle has a miter of sqrt 2 = 1.41 line widths.
    let style = StrokeStyle(lineWidth: 4, miterLimit: 1.4)
    #expect(!corner.strokedPath(style).contains(CGPoint(x: 11.5, y: -1.5)))
    let longer = StrokeStyle(lineWidth: 4, miterLimit: 1.42)
    #expect(corner.strokedPath(longer).contains(CGPoint(x: 11.5, y: -1.5)))
  }

  @Test("a closed outline has a hole and a join at its start")
  func closedOutline() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let stroke = square.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(stroke.boundingRect == CGRect(x: -1, y: -1, width: 12, height: 12))
    #expect(stroke.contains(CGPoint(x: -0.9, y: -0.9)))
    #expect(!stroke.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("dashes leave gaps and start within the pattern by the phase")
  func dashes() {
    let stroke = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2]))
    // Drawn: 0 to 3 and 5 to 8.
    let drawn = [1, 4, 6, 9].map { stroke.contains(CGPoint(x: $0, y: 0)) }
    #expect(drawn == [true, false, true, false])
    let shifted = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: 3))
    // Drawn: 2 to 5 and 7 to 10.
    #expect(
      [1, 4, 6, 9].map { shifted.contains(CGPoint(x: $0, y: 0)) }
        == [false, true, false, true])
  }

  @Test("a phase that is not a number counts as 0", arguments: [CGFloat.nan, .infinity])
  func uselessPhase(phase: CGFloat) {
    let stroke = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: phase))
    #expect(stroke == line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2])))
  }

  @Test(
    "a pattern that cannot be cut is a solid line",
    arguments: [[], [0, 0], [-1, 2], [CGFloat.infinity], [1e-12]] as [[CGFloat]])
  func uselessPatterns(dash: [CGFloat]) {
    let stroke = line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash))
    #expect(stroke == line.strokedPath(StrokeStyle(lineWidth: 2)))
  }

  @Test("a style animates its width, its limit and its phase, in this order")
  func animatedNumbers() {
    var style = StrokeStyle(lineWidth: 1, miterLimit: 2, dash: [3, 2], dashPhase: 3)
    #expect(style.animatableData == AnimatablePair(1, AnimatablePair(2, 3)))
    style.animatableData = AnimatablePair(4, AnimatablePair(5, 6))
    #expect(style == StrokeStyle(lineWidth: 4, miterLimit: 5, dash: [3, 2], dashPhase: 6))
  }

  @Test(
    "a cap reaches half a width beyond both ends, in any direction",
    arguments: [(CGLineCap.butt, 0), (.round, 2), (.square, 2)] as [(CGLineCap, CGFloat)])
  func capsInAnyDirection(cap: CGLineCap, reach: CGFloat) {
    for (x, y) in [(1, 0), (0, 1), (-1, 0), (0, -1)] as [(CGFloat, CGFloat)] {
      let line = Path { path in path.addLines([.zero, CGPoint(x: 10 * x, y: 10 * y)]) }
      let bounds = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).boundingRect
      // Ten and both caps along the line, four across.
      let along = 10 + 2 * reach
      #expect(abs(bounds.width - (abs(x) * along + abs(y) * 4)) < 1e-6, "\((x, y))")
      #expect(abs(bounds.height - (abs(y) * along + abs(x) * 4)) < 1e-6, "\((x, y))")
      #expect(abs(bounds.midX - 5 * x) < 1e-6 && abs(bounds.midY - 5 * y) < 1e-6, "\((x, y))")
    }
  }

  @Test("a line without width has no outline")
  func noWidth() {
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }
}
