import SwiftUI
import Testing
import ViewTreeTesting

/// Explanations whose numbers are added up beside them.
@Suite("Explanations")
@MainActor
struct ExplanationTests {
  private var red: some View { Color.red.called("box") }

  /// Expects a part of a line about the box.
  private func expect(
    _ part: String, of view: some View, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = host { view }.explain("box").lines
    #expect(lines.contains { $0.contains(part) }, "\(lines)", sourceLocation: sourceLocation)
  }

  @Test("a padded view is asked for what the padding leaves, and is inside it")
  func padding() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { red.padding(10) }
    let explanation = host.explain("box")
    #expect(explanation.heading == "Color #box is 180 x 80 at (10, 10)")
    #expect(
      explanation.lines == [
        "root          is the window, 200 wide; 100 high",
        "padding #box  asks Color #box for 180 wide: 200 - 10 - 10; 80 high: 100 - 10 - 10",
        "padding #box  puts Color #box at x 10; y 10",
      ])
    #expect(explanation.counterfactual == "Without the padding it would be 200 x 100 at (0, 0).")
  }

  @Test("the question of a frame that fixes both sides hides what is around it")
  func fixed() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { red.frame(width: 50, height: 20) }
    // (200 - 50) / 2 = 75, (100 - 20) / 2 = 40
    #expect(host.explain("box").heading == "Color #box is 50 x 20 at (75, 40)")
    #expect(
      host.explain("box").lines == [
        "root        is the window, 200 wide; 100 high",
        "frame #box  asks Color #box for 50 wide, fixed; 20 high, fixed",
        "root        puts frame #box at x 75: (200 - 50) / 2; y 40: (100 - 20) / 2",
      ])
  }

  @Test("a stack tells the order in which it has asked, and what was left each time")
  func shares() {
    let host = ViewHost(size: CGSize(width: 200, height: 40)) {
      HStack(spacing: 0) {
        Color.red.frame(width: 50)
        red
        Color.red.frame(width: 30)
      }
    }
    // 200 / 3 = 66.67 for the first, (200 - 50) / 2 = 75 for the last, 200 - 50 - 30 = 120.
    #expect(
      host.explain("box").lines == [
        "root    is the window, 200 wide; 40 high",
        """
        HStack  asks Color #box for 120 wide, what is left after frame took 50 of 66.67, frame took \
        30 of 75: 200 - 50 - 30
        """,
        "HStack  puts Color #box at x 50, after frame",
      ])
  }

  @Test("without the padding a view is larger, and the tree is afterwards as it was")
  func leavesNothingBehind() {
    let host = host {
      VStack {
        Text("title").layoutPriority(1).padding(4).called("title")
        red.offset(x: 7).padding(.leading, 20).layoutPriority(2)
      }
    }
    let before = (host.text(), host.counters)
    for view in ["title", "box", "VStack"] { _ = host.explain(view) }
    #expect((host.text(), host.counters) == before)
    host.settle()
    host.size = CGSize(width: 120, height: 90)
    host.size = CGSize(width: 100, height: 100)
    #expect(host.text() == before.0)
  }

  @Test("a text that wraps is as wide as its widest line and as high as its lines")
  func wrappedText() {
    // An em a character: `ab cd` takes 50 of 55, and `ef` is on a second line of 10.
    expect(
      " is 50 wide, the widest of its 2 lines in 55; 20 high, 2 lines",
      of: Text("ab cd ef").font(.system(size: 10)).called("box").frame(width: 55))
  }

  @Test("a spacer without the room for its minimum is held at that, and has no height in a row")
  func spacer() {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 90)
      Spacer(minLength: 20).called("box")
    }
    // 100 - 90 is less than 20.
    expect("20 wide, held between its bounds", of: row)
    expect("0 high, fixed", of: row)
  }

  @Test("a view that a layout of one's own leaves alone is said to be in the middle")
  func leftAlone() {
    expect(
      "x 35: (90 - 20) / 2; y 25: (60 - 10) / 2",
      of: OwnLayout(isIdle: true) { Color.red.frame(width: 20, height: 10).called("box") })
  }

  @Test("where the padding is more than the room, a view is asked for nothing")
  func tooMuchPadding() {
    expect("0 wide: max(100 - 60 - 60, 0)", of: red.padding(.horizontal, 60))
  }

  @Test("a layout of one's own is named as such")
  func ownLayout() {
    // The layout is at ((100 - 90) / 2, (100 - 60) / 2) = (5, 20).
    #expect(
      host { OwnLayout(isIdle: false) { red } }.explain("box").lines.dropFirst() == [
        "OwnLayout  asks Color #box for 40 wide, says your layout; 20 high, says your layout",
        "root       puts OwnLayout at x 5: (100 - 90) / 2; y 20: (100 - 60) / 2",
        "OwnLayout  puts Color #box at x 50, says your layout; y 20, says your layout",
      ])
  }

  @Test("a view that is not there is answered with those that are")
  func missing() {
    #expect(
      host { red }.explain("bix").heading == "No view 'bix' here; there are box, root, Color.")
  }
}

/// 90 x 60, with its view at (50, 20) in it, or left alone.
private struct OwnLayout: Layout {
  let isIdle: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 90, height: 60)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard !isIdle else { return }
    subviews[0].place(
      at: CGPoint(x: bounds.minX + 50, y: bounds.minY + 20),
      proposal: ProposedViewSize(width: 40, height: 20))
  }
}
