import SwiftUI
import Testing

/// One axis of a flexible frame around a child, and what is proposed to it.
private struct FlexibleFrameRow {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
  var proposal: CGFloat?
  /// The child's fixed length; nil for a child that takes what it is offered, or 10.
  var child: CGFloat?

  /// The table of LAYOUT-3.6, written from its words.
  var expectedLength: CGFloat {
    let low = minimum.map { max($0, 0) }
    let wish = ideal.map { max(low ?? 0, $0) }
    let high = maximum.map { max(wish ?? 0, $0) }
    func limited(_ length: CGFloat) -> CGFloat {
      min(max(length, low ?? -.infinity), high ?? .infinity)
    }

    if let proposal, low != nil, high != nil { return limited(proposal) }
    if proposal == nil, let wish { return wish }
    let offered = (proposal ?? wish).map(limited)
    let answer = child ?? offered ?? 10
    switch (low, high) {
    case (let low?, nil): return max(low, min(offered ?? .infinity, answer))
    case (nil, let high?): return min(high, max(offered ?? -.infinity, answer))
    default: return limited(answer)
    }
  }

  /// A minimum above the maximum without an ideal between them has no meaning to test.
  var isConsistent: Bool {
    guard let minimum, let maximum, ideal == nil else { return true }
    return minimum <= maximum
  }

  /// Every combination of absent, small and large, under one proposal.
  static func all(proposal: CGFloat?) -> [FlexibleFrameRow] {
    let lengths: [CGFloat?] = [nil, 20, 60]
    let children: [CGFloat?] = [nil, 5, 40, 90]
    var rows: [FlexibleFrameRow] = []
    for minimum in lengths {
      for ideal in lengths {
        for maximum in lengths + [.infinity] {
          rows += children.map {
            FlexibleFrameRow(
              minimum: minimum, ideal: ideal, maximum: maximum, proposal: proposal, child: $0)
          }
        }
      }
    }
    return rows.filter(\.isConsistent)
  }
}

/// The bounds of a frame's width, so that a table of tests can name them.
struct FrameBounds: Sendable {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?

  @MainActor
  func frame(around content: some View) -> some View {
    content.frame(minWidth: minimum, idealWidth: ideal, maxWidth: maximum)
  }
}

/// - Source: LAYOUT-3.6 (OpenSwiftUI's `FrameLayout`, whose tests call Apple's code).
@MainActor @Suite("Flexible frame")
struct FlexibleFrameTests {
  /// Rules: LAYOUT-3.6.2, LAYOUT-3.6.3, LAYOUT-3.6.6.
  @Test(
    "every combination of bounds, proposal and child follows the table, on both axes",
    arguments: (TestLength.isWhole ? [nil, 0, 10, 40, 100, .infinity] : [nil, 40, .infinity])
      as [CGFloat?])
  func followsTable(proposal: CGFloat?) {
    for row in FlexibleFrameRow.all(proposal: proposal) {
      let wide = measure(row.proposal, 10) {
        Color.clear.frame(width: row.child)
          .frame(minWidth: row.minimum, idealWidth: row.ideal, maxWidth: row.maximum)
      }
      let tall = measure(10, row.proposal) {
        Color.clear.frame(height: row.child)
          .frame(minHeight: row.minimum, idealHeight: row.ideal, maxHeight: row.maximum)
      }

      #expect(wide.response == CGSize(width: row.expectedLength, height: 10), "\(row)")
      #expect(tall.response == CGSize(width: 10, height: row.expectedLength), "\(row)")
    }
  }

  /// Rules: LAYOUT-3.6.4, LAYOUT-3.6.5.
  @Test(
    "one bound at a time: length, and what the child is offered",
    arguments: [
      // The child is 50 wide, the offer is what a child that fills shows.
      (FrameBounds(minimum: 30), 100, 50, 100), (FrameBounds(ideal: 70), nil, 70, 70),
      (FrameBounds(maximum: 120), 100, 100, 100), (FrameBounds(minimum: 80), 50, 80, 80),
    ] as [(FrameBounds, CGFloat?, CGFloat, CGFloat)])
  func vectors(bounds: FrameBounds, proposal: CGFloat?, length: CGFloat, offer: CGFloat) {
    let fixed = measure(proposal, 10) { bounds.frame(around: Color.clear.frame(width: 50)) }
    let filling = measure(proposal, 10) { bounds.frame(around: Color.clear.called("child")) }

    #expect(fixed.response.width == length)
    #expect(filling.frame("child")?.width == offer)
  }

  /// 50 is at the bound, so the child fills it; 10 lies inside, so the child stays at its ideal.
  @Test(
    "a minimum that decides the length is offered to the child, though nothing was proposed",
    arguments: [(50, 50), (5, 10)] as [(CGFloat, CGFloat)])
  func minimumIsOffered(minimum: CGFloat, width: CGFloat) {
    expectAnswer(width, 10, to: nil, 10, frames: "child 0 0 \(Int(width)) 10") {
      Color.clear.called("child").frame(minWidth: minimum)
    }
  }

  /// Rules: LAYOUT-3.0.5, LAYOUT-3.6.7.
  @Test("where nothing decides the length the child is placed without a proposal, too")
  func undecidedLengthIsPlacedNil() {
    // The child wants 60 when asked for its ideal, and is 20 wide for any offer.
    let child = Color.clear.frame(width: 20).frame(idealWidth: 60).called("child")
    expectAnswer(60, 10, to: nil, 10, frames: "child 0 0 60 10") { child.frame(minWidth: 5) }
    // At the bound the length is decided, and the child is offered it: 20 in the middle of 60.
    expectAnswer(60, 10, to: nil, 10, frames: "child 20 0 20 10") { child.frame(minWidth: 60) }
  }

  /// Rule: LAYOUT-3.6.5.
  @Test(
    "an endless frame takes all that is proposed, and hugs its child of 40 when nothing is",
    arguments: [(100, 100), (30, 40), (nil, 40), (.infinity, .infinity)] as [(CGFloat?, CGFloat)])
  func endlessFrame(proposal: CGFloat?, width: CGFloat) {
    expectAnswer(width, 10, to: proposal, 10) {
      Color.clear.frame(width: 40).frame(maxWidth: .infinity)
    }
  }

  @Test("from 0 to endless a frame is exactly as long as proposed, even below its child")
  func exactFrame() {
    expectAnswer(30, 10, to: 30, 10) {
      Color.clear.frame(width: 40).frame(minWidth: 0, maxWidth: .infinity)
    }
  }

  /// Rule: LAYOUT-3.6.1.
  @Test("contradictory bounds are reported and do not stop the layout")
  func contradictoryBounds() {
    // ideal = max(60, 20) = 60, max = max(60, 40) = 60.
    let frame = expectAnswer(60, 10, to: 100, 10) {
      Color.clear.frame(minWidth: 60, idealWidth: 20, maxWidth: 40)
    }
    #expect(frame.host.warnings.contains { $0.message.contains("Contradictory frame constraints") })
  }

  private nonisolated static let contradictions: [(CGFloat?, CGFloat?, CGFloat?)] = [
    (60, 20, nil), (60, 20, 80), (nil, 60, 20), (10, 60, 20), (60, nil, 20), (.infinity, nil, nil),
    (.nan, nil, nil), (nil, .nan, nil), (nil, nil, .nan),
  ]
  private nonisolated static let orders: [(CGFloat?, CGFloat?, CGFloat?)] = [
    (nil, nil, nil), (20, 60, nil), (nil, 20, 60), (20, nil, 60), (20, 20, 20), (0, nil, .infinity),
    (nil, .infinity, nil), (10, nil, nil), (nil, nil, 10),
  ]

  /// Rule: LAYOUT-3.6.1.
  @Test("bounds in the wrong order and a bound that is no length are reported, each alone")
  func eachContradiction() {
    for (rows, isReported) in [(Self.contradictions, true), (Self.orders, false)] {
      for (minimum, ideal, maximum) in rows {
        let wide = measure(100, 100) {
          Color.clear.frame(minWidth: minimum, idealWidth: ideal, maxWidth: maximum)
        }
        let tall = measure(100, 100) {
          Color.clear.frame(minHeight: minimum, idealHeight: ideal, maxHeight: maximum)
        }
        for found in [wide, tall] { #expect(!found.host.warnings.isEmpty == isReported) }
      }
    }
  }

  /// Rule: LAYOUT-3.6.1.
  @Test("a bound below nothing counts as nothing")
  func negativeBounds() {
    // A minimum of -5 lets go of all that is asked for; an ideal of -5 wants nothing; and so on.
    expectAnswer(0, 10, to: 0, 10) { Color.clear.frame(minWidth: -5) }
    expectAnswer(0, 10, to: nil, 10) { Color.clear.frame(idealWidth: -5) }
    expectAnswer(0, 10, to: 100, 10) { Color.clear.frame(maxWidth: -5) }
  }
}
