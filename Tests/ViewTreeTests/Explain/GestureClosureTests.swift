import SwiftUI
import Testing
import ViewTreeInspection

@testable import ViewTree

/// Why the closures of gestures ran, or did not: each number is that of the finger in the test.
@Suite("Explanations of gestures' closures")
@MainActor
struct GestureClosureTests {
  private let middle = CGPoint(x: 50, y: 50)
  private let corner = CGPoint(x: 20, y: 20)

  /// 80 x 80 in the middle of 100 x 100: from (10, 10) on.
  private var small: some View { Color.red.frame(width: 80, height: 80).called("box") }
  private var red: some View { Color.red.called("box") }

  @Test("a tap says where it came, how far the finger strayed, and that no other has come since")
  func tap() {
    let shown = Explained(small.onTapGesture {})
    shown.saysNow("onTapGesture has not run: the screen has not been touched yet")
    // From (20, 20) to (23, 24): a triangle of 3, 4 and 5.
    shown.touch(corner, CGPoint(x: 23, y: 24))
    shown.saysNow(
      "onTapGesture ran: the finger came down at (20, 20); the finger left 5 points from where it had"
        + " come down, and 45 are allowed")
    let again = "onTapGesture did not run: it ran at moment 2, and "
    shown.saysNow(again + "the view has not been touched since")
    // From (20, 20) to (80, 20): 60, more than 45.
    shown.touch(corner, CGPoint(x: 80, y: 20))
    shown.saysNow(again + "the finger moved 60 points, and 45 are allowed")
    shown.touch(CGPoint(x: 5, y: 5))
    shown.saysNow(
      again
        + "the latest time the finger came down at (5, 5), outside of the view, which is 80 x 80 at"
        + " (10, 10)")
  }

  @Test("a tap says for how long the finger is down, and when it stayed too long")
  func slowTap() {
    let shown = Explained(small.gesture(TapGesture().onEnded {}))
    shown.host.advance(by: 3)
    shown.host.touchDown(at: corner)
    shown.host.advance(by: 0.5)
    shown.saysNow(
      "onEnded of the tap has not run yet: the finger has been down for 0.5 seconds, and makes a tap"
        + " if it leaves within 0.75")
    shown.host.advance(by: 0.5)
    shown.saysNow(
      "onEnded of the tap did not run: the finger stayed for longer than the 0.75 seconds of a tap")
  }

  @Test("a double tap counts what came, and a single one says for whom it waits")
  func taps() {
    let shown = Explained(red.onTapGesture(count: 2) {}.onTapGesture {})
    shown.touch(middle)
    shown.saysNow(
      "onTapGesture of the double tap has not run yet: 1 of 2 taps came, and the next has to come within"
        + " 0.35 seconds",
      "onTapGesture did not run: it is recognised, and waits until the double tap of Color #box has"
        + " failed")
    shown.host.advance(by: 0.5)
    shown.saysNow(
      "onTapGesture of the double tap did not run: 1 of 2 taps came, and the next did not come within"
        + " 0.35 seconds",
      "onTapGesture ran: the finger came down at (50, 50); the finger left 0 points from where it had"
        + " come down, and 45 are allowed")
    shown.touch(middle)
    shown.touch(middle)
    shown.saysNow(
      "onTapGesture of the double tap ran: the finger came down at (50, 50); 2 taps came in time; the"
        + " finger left 0 points from where the first had come down, and 45 are allowed",
      "onTapGesture did not run: it ran at moment 2, and the double tap of Color #box was recognised"
        + " instead")
  }

  @Test("a long press compares how long the finger stayed with how long it has to")
  func press() {
    let shown = Explained(
      red.onLongPressGesture(minimumDuration: 0.5, perform: {}, onPressingChanged: { _ in }))
    func saysLast(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) {
      shown.log.mark()
      #expect(shown.closures("box")[1] == line, sourceLocation: sourceLocation)
    }
    shown.host.touchDown(at: corner)
    shown.host.advance(by: 0.25)
    shown.saysNow(
      "onPressingChanged ran: the finger came down at (20, 20); the finger has been down for 0.25"
        + " seconds, and 0.5 are needed",
      "onLongPressGesture has not run yet: the finger has been down for 0.25 seconds, and 0.5 are"
        + " needed")
    shown.host.touchUp()
    saysLast(
      "onLongPressGesture did not run: the finger left after 0.25 seconds, and 0.5 are needed")
    shown.host.touchDown(at: corner)
    // A press allows 10 points; 34 - 20 = 14.
    shown.host.touchMoved(to: CGPoint(x: 34, y: 20))
    saysLast("onLongPressGesture did not run: the finger moved 14 points, and 10 are allowed")
    shown.host.touchUp()
    shown.host.touchDown(at: corner)
    shown.host.advance(by: 0.5)
    saysLast(
      "onLongPressGesture ran: the finger came down at (20, 20); the finger stayed for 0.5 seconds, and"
        + " 0.5 are needed")
  }

  @Test("a drag compares the way with its minimum, and tells changing from ending")
  func drag() {
    let shown = Explained(small.gesture(DragGesture().onChanged { _ in }.onEnded { _ in }))
    shown.host.touchDown(at: corner)
    shown.host.touchMoved(to: CGPoint(x: 24, y: 20))
    let tooShort = "has not run yet: the finger has moved 4 points, and 10 begin a drag"
    shown.saysNow("onChanged of the drag \(tooShort)", "onEnded of the drag \(tooShort)")
    shown.host.touchMoved(to: CGPoint(x: 32, y: 20))
    let under = "the finger is 12 points from where it came down, and 10 begin a drag"
    let notLeft = "onEnded of the drag has not run yet: \(under); it has not left yet"
    shown.saysNow("onChanged of the drag ran: the finger came down at (20, 20); \(under)", notLeft)
    let again = "onChanged of the drag did not run: it ran at moment 2, and the finger has "
    shown.saysNow(again + "not moved since", notLeft)
    shown.host.touchUp()
    shown.saysNow(
      again + "left",
      "onEnded of the drag ran: the finger came down at (20, 20); the finger left, 12 points from"
        + " where it had come down")
  }

  @Test("a drag in a scroll view is told that the scroll view took the finger, and after how far")
  func scrolled() {
    let shown = Explained(
      ScrollView {
        Color.red.frame(height: 500).called("box")
          .gesture(DragGesture(minimumDistance: 30).onChanged { _ in })
      }
      .called("list"))
    shown.host.touchDown(at: CGPoint(x: 20, y: 80))
    shown.host.touchMoved(to: CGPoint(x: 20, y: 68))
    shown.saysNow(
      "onChanged of the drag did not run: ScrollView #list took the finger, which had moved 12 points"
        + " along its axis; 10 are enough")
  }

  @Test("of two scroll views the one that the finger has moved further along is named")
  func scrolledAlong() {
    for (end, name) in [(CGPoint(x: 58, y: 43), "list"), (CGPoint(x: 43, y: 58), "row")] {
      let shown = Explained(
        ScrollView {
          ScrollView(.horizontal) {
            Color.red.frame(width: 500, height: 500).called("box").onTapGesture {}
          }
          .called("row")
        }
        .called("list"))
      shown.host.touchDown(at: CGPoint(x: 55, y: 55))
      shown.host.touchMoved(to: end)
      shown.saysNow(
        "onTapGesture did not run: ScrollView #\(name) took the finger, which had moved 12 points along"
          + " its axis; 10 are enough")
    }
  }

  @Test("what disables, hides, covers or masks a view is told with who does it")
  func untouchable() {
    func tap(_ view: some View, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation)
    {
      let shown = Explained(view)
      shown.touch(middle)
      shown.saysNow("onTapGesture has not run: " + reason, sourceLocation: sourceLocation)
    }
    let down = "the finger came down at (50, 50), "
    let tapped = red.onTapGesture {}
    tap(tapped.disabled(true), "the view is disabled")
    tap(
      tapped.allowsHitTesting(false),
      down + "and Color #box lets it through, for allowsHitTesting(false)")
    tap(tapped.hidden(), down + "and Color #box lets it through, for hidden")
    tap(tapped.overlay(Color.blue.called("lid")), down + "where Color #lid is in front")
    tap(
      Color.clear.called("box").onTapGesture {},
      down + "where the view shows nothing, and it has no contentShape")
    let all = ZStack {
      Color.clear
      tapped
    }
    tap(
      all.called("all").gesture(TapGesture().onEnded {}, including: .gesture),
      "the mask of a gesture of ZStack #all leaves out those inside")
  }

  @Test("of gestures inside one another the loser names the winner")
  func contest() {
    let all = ZStack {
      Color.clear
      red.onTapGesture {}
    }
    .called("all")
    for (view, loser, winner) in [
      (AnyView(all.highPriorityGesture(TapGesture().onEnded {})), "box", "ZStack #all"),
      (AnyView(all.onTapGesture {}), "all", "Color #box"),
    ] {
      let shown = Explained(view)
      shown.touch(middle)
      shown.log.mark()
      shown.says(of: loser, "onTapGesture did not run: the tap of \(winner) was recognised instead")
    }
  }

  @Test("a button's action is told with the 70 points that a finger may stray")
  func button() {
    let shown = Explained(
      Button(action: {}) { Color.red.frame(width: 20, height: 20) }.called("box"))
    shown.touch(middle)
    shown.saysNow("action ran: the finger came down at (50, 50); the finger left on the button")
    // The button ends at 60: a finger at 150 is 90 beside it.
    shown.touch(middle, CGPoint(x: 150, y: 50))
    shown.saysNow(
      "action did not run: it ran at moment 1, and the finger left 90 points beside the button, and 70"
        + " are allowed")
  }

  @Test("a drag that follows fingers of one kind tells that it leaves another one")
  func declining() {
    let declined = "onChanged of the drag did not run: "
    for (drag, reason) in [
      (
        DragGesture().accepting { $0.moved.height <= $0.moved.width },
        "the finger moved 12 points, another way than the drag follows"
      ),
      (
        DragGesture().accepting { _ in false },
        "the drag does not follow a finger that comes down there"
      ),
    ] {
      let shown = Explained(small.gesture(drag.onChanged { _ in }))
      shown.touch(middle, CGPoint(x: 50, y: 62))
      shown.saysNow(declined + reason)
    }
  }

  @Test("a gesture made of two tells of both")
  func sequence() {
    let shown = Explained(
      small.gesture(
        LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture()).onEnded { _ in }))
    shown.host.touchDown(at: corner)
    shown.host.advance(by: 0.2)
    shown.host.touchMoved(to: CGPoint(x: 25, y: 20))
    shown.host.touchUp()
    shown.saysNow(
      "onEnded of the long press and the drag did not run: long press: the finger stayed for 0.2"
        + " seconds, and 0.2 are needed; drag: the finger left after 5 points, and 10 begin a drag")
  }

  @Test("the gestures of a sheet are heard, and those under it say that something is over them")
  func sheet() {
    let shown = Explained(
      Color.red.called("page").onTapGesture {}
        .sheet(isPresented: .constant(true)) { Color.blue.called("box").onTapGesture {} })
    shown.touch(middle)
    shown.saysNow(
      "onTapGesture ran: the finger came down at (50, 50); the finger left 0 points from where it had"
        + " come down, and 45 are allowed")
    shown.log.mark()
    shown.says(
      of: "page",
      "onTapGesture has not run: the finger came down at (50, 50), on something presented over the view"
    )
  }
}
