import SwiftUI
import Testing
import ViewTreeInspection

@testable import ViewTree

/// Why the closures of gestures ran, or did not: each number is that of the finger in the test.
@Suite("Explanations of gestures' closures")
@MainActor
struct GestureClosureTests {
  private func closures(
    _ pair: (host: TreeHost, log: CauseLog), _ name: String = "box"
  ) -> [String] {
    pair.log.mark()
    guard let element = pair.host.firstElement(name) else { return ["there is no \(name)"] }
    return ClosureExplanation(element, pair.log).explanation.lines
  }

  /// Down, moved and up again, each in an event of its own.
  private func touch(_ host: TreeHost, _ start: CGPoint, _ end: CGPoint) {
    host.touchDown(at: start)
    host.touchMoved(to: end)
    host.touchUp()
  }

  private func box<G: Gesture>(_ gesture: G) -> some View {
    Color.red.frame(width: 80, height: 80).accessibilityIdentifier("box").gesture(gesture)
  }

  @Test("a tap says where it came, how far the finger strayed, and that no other has come since")
  func tap() {
    let pair = shownWithLog(
      Color.red.frame(width: 80, height: 80).accessibilityIdentifier("box").onTapGesture {})
    #expect(
      closures(pair) == ["onTapGesture has not run: the screen has not been touched yet"])
    // From (20, 20) to (23, 24): a triangle of 3, 4 and 5.
    touch(pair.host, CGPoint(x: 20, y: 20), CGPoint(x: 23, y: 24))
    #expect(
      closures(pair) == [
        "onTapGesture ran: the finger came down at (20, 20); the finger left 5 points from where it had"
          + " come down, and 45 are allowed"
      ])
    #expect(
      closures(pair) == [
        "onTapGesture did not run: it ran at moment 2, and the view has not been touched since"
      ])
    // From (20, 20) to (80, 20): 60, more than 45.
    touch(pair.host, CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 20))
    #expect(
      closures(pair) == [
        "onTapGesture did not run: it ran at moment 2, and the finger moved 60 points, and 45 are"
          + " allowed"
      ])
    // 80 x 80 in the middle of 100 x 100 begins at 10.
    touch(pair.host, CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5))
    #expect(
      closures(pair) == [
        "onTapGesture did not run: it ran at moment 2, and the latest time the finger came down at"
          + " (5, 5), outside of the view, which is 80 x 80 at (10, 10)"
      ])
  }

  @Test("a tap says for how long the finger is down, and when it stayed too long")
  func slowTap() {
    let pair = shownWithLog(box(TapGesture().onEnded {}))
    pair.host.advance(by: 3)
    pair.host.touchDown(at: CGPoint(x: 20, y: 20))
    pair.host.advance(by: 0.5)
    #expect(
      closures(pair) == [
        "onEnded of the tap has not run yet: the finger has been down for 0.5 seconds, and makes a tap"
          + " if it leaves within 0.75"
      ])
    pair.host.advance(by: 0.5)
    #expect(
      closures(pair) == [
        "onEnded of the tap did not run: the finger stayed for longer than the 0.75 seconds of a tap"
      ])
  }

  @Test("a double tap counts what came, and a single one says for whom it waits")
  func taps() {
    let pair = shownWithLog(
      Color.red.accessibilityIdentifier("box").onTapGesture(count: 2) {}.onTapGesture {})
    let middle = CGPoint(x: 50, y: 50)
    touch(pair.host, middle, middle)
    #expect(
      closures(pair) == [
        "onTapGesture of the double tap has not run yet: 1 of 2 taps came, and the next has to come within"
          + " 0.35 seconds",
        "onTapGesture did not run: it is recognised, and waits until the double tap of Color #box has"
          + " failed",
      ])
    pair.host.advance(by: 0.5)
    let lines = closures(pair)
    #expect(
      lines[0]
        == "onTapGesture of the double tap did not run: 1 of 2 taps came, and the next did not come"
        + " within 0.35 seconds")
    #expect(lines[1].hasPrefix("onTapGesture ran: the finger came down at (50, 50); "))
    touch(pair.host, middle, middle)
    touch(pair.host, middle, middle)
    #expect(
      closures(pair)[1]
        == "onTapGesture did not run: it ran at moment 2, and the double tap of Color #box was recognised"
        + " instead")
  }

  @Test("a long press compares how long the finger stayed with how long it has to")
  func press() {
    let pair = shownWithLog(
      Color.red.accessibilityIdentifier("box")
        .onLongPressGesture(minimumDuration: 0.5, perform: {}, onPressingChanged: { _ in }))
    pair.host.touchDown(at: CGPoint(x: 20, y: 20))
    pair.host.advance(by: 0.25)
    #expect(
      closures(pair) == [
        "onPressingChanged ran: the finger came down at (20, 20); the finger has been down for 0.25"
          + " seconds, and 0.5 are needed",
        "onLongPressGesture has not run yet: the finger has been down for 0.25 seconds, and 0.5 are"
          + " needed",
      ])
    pair.host.touchUp()
    #expect(
      closures(pair)[1]
        == "onLongPressGesture did not run: the finger left after 0.25 seconds, and 0.5 are needed")
    pair.host.touchDown(at: CGPoint(x: 20, y: 20))
    // A press allows 10 points; 34 - 20 = 14.
    pair.host.touchMoved(to: CGPoint(x: 34, y: 20))
    #expect(
      closures(pair)[1]
        == "onLongPressGesture did not run: the finger moved 14 points, and 10 are allowed")
    pair.host.touchUp()
    pair.host.touchDown(at: CGPoint(x: 20, y: 20))
    pair.host.advance(by: 0.5)
    #expect(
      closures(pair)[1]
        == "onLongPressGesture ran: the finger came down at (20, 20); the finger stayed for 0.5"
        + " seconds, and 0.5 are needed")
  }

  @Test("a drag compares the way with its minimum, and tells changing from ending")
  func drag() {
    let pair = shownWithLog(box(DragGesture().onChanged { _ in }.onEnded { _ in }))
    pair.host.touchDown(at: CGPoint(x: 20, y: 20))
    pair.host.touchMoved(to: CGPoint(x: 24, y: 20))
    let tooShort = "the finger has moved 4 points, and 10 begin a drag"
    #expect(
      closures(pair) == [
        "onChanged of the drag has not run yet: \(tooShort)",
        "onEnded of the drag has not run yet: \(tooShort)",
      ])
    pair.host.touchMoved(to: CGPoint(x: 32, y: 20))
    let under = "the finger is 12 points from where it came down, and 10 begin a drag"
    #expect(
      closures(pair) == [
        "onChanged of the drag ran: the finger came down at (20, 20); \(under)",
        "onEnded of the drag has not run yet: \(under); it has not left yet",
      ])
    #expect(
      closures(pair)[0]
        == "onChanged of the drag did not run: it ran at moment 2, and the finger has not moved since"
    )
    pair.host.touchUp()
    #expect(
      closures(pair) == [
        "onChanged of the drag did not run: it ran at moment 2, and the finger has left",
        "onEnded of the drag ran: the finger came down at (20, 20); the finger left, 12 points from"
          + " where it had come down",
      ])
  }

  @Test("a drag in a scroll view is told that the scroll view took the finger, and after how far")
  func scrolled() {
    let pair = shownWithLog(
      ScrollView {
        Color.red.frame(height: 500).accessibilityIdentifier("box")
          .gesture(DragGesture(minimumDistance: 30).onChanged { _ in })
      }
      .accessibilityIdentifier("list"))
    pair.host.touchDown(at: CGPoint(x: 20, y: 80))
    pair.host.touchMoved(to: CGPoint(x: 20, y: 68))
    #expect(
      closures(pair) == [
        "onChanged of the drag did not run: ScrollView #list took the finger, which had moved 12 points"
          + " along its axis; 10 are enough"
      ])
  }

  @Test("of two scroll views the one that the finger has moved further along is named")
  func scrolledAlong() {
    for (end, name) in [(CGPoint(x: 58, y: 43), "list"), (CGPoint(x: 43, y: 58), "row")] {
      let pair = shownWithLog(
        ScrollView {
          ScrollView(.horizontal) {
            Color.red.frame(width: 500, height: 500).accessibilityIdentifier("box").onTapGesture {}
          }
          .accessibilityIdentifier("row")
        }
        .accessibilityIdentifier("list"))
      pair.host.touchDown(at: CGPoint(x: 55, y: 55))
      pair.host.touchMoved(to: end)
      #expect(
        closures(pair) == [
          "onTapGesture did not run: ScrollView #\(name) took the finger, which had moved 12 points"
            + " along its axis; 10 are enough"
        ])
    }
  }

  @Test("what disables, hides, covers or masks a view is told with who does it")
  func untouchable() {
    func tapped(_ view: some View) -> String {
      let pair = shownWithLog(view)
      touch(pair.host, CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 50))
      return closures(pair)[0]
    }
    let red = Color.red.accessibilityIdentifier("box")
    let down = "onTapGesture has not run: the finger came down at (50, 50), "
    #expect(
      tapped(red.onTapGesture {}.disabled(true))
        == "onTapGesture has not run: the view is disabled")
    #expect(
      tapped(red.onTapGesture {}.allowsHitTesting(false))
        == down + "and Color #box lets it through, for allowsHitTesting(false)")
    #expect(
      tapped(red.onTapGesture {}.hidden())
        == down + "and Color #box lets it through, for hidden")
    #expect(
      tapped(red.onTapGesture {}.overlay(Color.blue.accessibilityIdentifier("lid")))
        == down + "where Color #lid is in front")
    #expect(
      tapped(Color.clear.accessibilityIdentifier("box").onTapGesture {})
        == down + "where the view shows nothing, and it has no contentShape")
    #expect(
      tapped(
        ZStack {
          Color.clear; red.onTapGesture {}
        }.accessibilityIdentifier("all")
          .gesture(TapGesture().onEnded {}, including: .gesture))
        == "onTapGesture has not run: the mask of a gesture of ZStack #all leaves out those inside")
  }

  @Test("of gestures inside one another the loser names the winner")
  func contest() {
    let pair = shownWithLog(
      ZStack {
        Color.clear; Color.red.accessibilityIdentifier("box").onTapGesture {}
      }
      .accessibilityIdentifier("all").highPriorityGesture(TapGesture().onEnded {}))
    touch(pair.host, CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 50))
    #expect(
      closures(pair)
        == ["onTapGesture did not run: the tap of ZStack #all was recognised instead"])
    let other = shownWithLog(
      ZStack {
        Color.clear; Color.red.accessibilityIdentifier("box").onTapGesture {}
      }
      .accessibilityIdentifier("all").onTapGesture {})
    touch(other.host, CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 50))
    #expect(
      closures(other, "all")
        == ["onTapGesture did not run: the tap of Color #box was recognised instead"])
  }

  @Test("a button's action is told with the 70 points that a finger may stray")
  func button() {
    let pair = shownWithLog(
      Button(action: {}) { Color.red.frame(width: 20, height: 20) }.accessibilityIdentifier("box"))
    let middle = CGPoint(x: 50, y: 50)
    touch(pair.host, middle, middle)
    #expect(
      closures(pair)
        == ["action ran: the finger came down at (50, 50); the finger left on the button"])
    // The button ends at 60: a finger at 150 is 90 beside it.
    touch(pair.host, middle, CGPoint(x: 150, y: 50))
    #expect(
      closures(pair) == [
        "action did not run: it ran at moment 1, and the finger left 90 points beside the button, and"
          + " 70 are allowed"
      ])
  }

  @Test("a drag that follows fingers of one kind tells that it leaves another one")
  func declining() {
    let pair = shownWithLog(
      box(
        DragGesture().accepting { $0.moved.height <= $0.moved.width }
          .onChanged { _ in }))
    let middle = CGPoint(x: 50, y: 50)
    touch(pair.host, middle, CGPoint(x: 50, y: 62))
    #expect(
      closures(pair) == [
        "onChanged of the drag did not run: the finger moved 12 points, another way than the drag"
          + " follows"
      ])
    let never = shownWithLog(box(DragGesture().accepting { _ in false }.onChanged { _ in }))
    touch(never.host, middle, CGPoint(x: 50, y: 62))
    #expect(
      closures(never) == [
        "onChanged of the drag did not run: the drag does not follow a finger that comes down there"
      ])
  }

  @Test("a gesture made of two tells of both")
  func sequence() {
    let pair = shownWithLog(
      box(
        LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture()).onEnded { _ in }))
    pair.host.touchDown(at: CGPoint(x: 20, y: 20))
    pair.host.advance(by: 0.2)
    pair.host.touchMoved(to: CGPoint(x: 25, y: 20))
    pair.host.touchUp()
    #expect(
      closures(pair) == [
        "onEnded of the long press and the drag did not run: long press: the finger stayed for 0.2"
          + " seconds, and 0.2 are needed; drag: the finger left after 5 points, and 10 begin a drag"
      ])
  }

  @Test("the gestures of a sheet are heard, and those under it say that something is over them")
  func sheet() throws {
    let pair = shownWithLog(
      Color.red.accessibilityIdentifier("page").onTapGesture {}
        .sheet(isPresented: .constant(true)) {
          Color.blue.accessibilityIdentifier("box").onTapGesture {}
        })
    let middle = CGPoint(x: 50, y: 50)
    touch(pair.host, middle, middle)
    pair.log.mark()
    let box = try #require(pair.host.firstElementInWindow("box"))
    #expect(
      ClosureExplanation(box, pair.log).explanation.lines == [
        "onTapGesture ran: the finger came down at (50, 50); the finger left 0 points from where it had"
          + " come down, and 45 are allowed"
      ])
    #expect(
      closures(pair, "page")[0]
        == "onTapGesture has not run: the finger came down at (50, 50), on something presented over"
        + " the view")
  }
}
