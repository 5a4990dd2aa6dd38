import SwiftUI
import Testing
import ViewTree

/// Strokes to be seen at a glance; joins, round caps and dashes of any line are in
/// `StrokeRegionTests`.
@Suite("Stroked paths")
struct PathStrokeTests {
  private let line = Path { $0.addLines([.zero, CGPoint(10, 0)]) }
  private let corner = Path { $0.addLines([.zero, CGPoint(10, 0), CGPoint(10, 10)]) }

  @Test(
    "a miter beyond its limit is cut, and one of just its limit is kept",
    // A right angle has a miter of sqrt 2 = 1.41 line widths.
    arguments: [(1.4, false), (1 / (0.5 as CGFloat).squareRoot(), true), (1.42, true)]
      as [(CGFloat, Bool)])
  func miterLimit(limit: CGFloat, isKept: Bool) {
    let stroke = corner.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: limit))
    #expect(stroke.contains(CGPoint(11.5, -1.5)) == isKept)
  }

  @Test("a closed outline has a hole and a join at its start")
  func closedOutline() {
    let stroke = Path(CGRect(0, 0, 10, 10)).strokedPath(StrokeStyle(lineWidth: 2))
    #expect(stroke.boundingRect == CGRect(-1, -1, 12, 12))
    #expect(stroke.contains(CGPoint(-0.9, -0.9)) && !stroke.contains(CGPoint(5, 5)))
  }

  @Test(
    "dashes leave gaps and start within the pattern by the phase",
    // Drawn: 0 to 3 and 5 to 8; with a phase of 3: 2 to 5 and 7 to 10.
    arguments: [(0, [true, false, true, false]), (3, [false, true, false, true])]
      as [(CGFloat, [Bool])])
  func dashes(phase: CGFloat, drawn: [Bool]) {
    let stroke = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: phase))
    #expect([1, 4, 6, 9].map { stroke.contains(CGPoint($0, 0)) } == drawn)
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
    "a stroke reaches half its width to each side, and a cap as far beyond both ends",
    arguments: [(CGLineCap.butt, 0), (.round, 2), (.square, 2)] as [(CGLineCap, CGFloat)])
  func capsInAnyDirection(cap: CGLineCap, reach: CGFloat) {
    for (x, y) in [(1, 0), (0, 1), (-1, 0), (0, -1)] as [(CGFloat, CGFloat)] {
      let line = Path { $0.addLines([.zero, CGPoint(10 * x, 10 * y)]) }
      let bounds = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).boundingRect
      // Ten and both caps along the line, four across; the middle is at 5.
      let along = 10 + 2 * reach
      let (width, height) = (abs(x) * along + abs(y) * 4, abs(y) * along + abs(x) * 4)
      let box = CGRect(5 * x - width / 2, 5 * y - height / 2, width, height)
      #expect(bounds.isClose(to: box, within: 1e-6), "\((x, y))")
    }
  }

  @Test("a line without width has no outline")
  func noWidth() {
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }
}
