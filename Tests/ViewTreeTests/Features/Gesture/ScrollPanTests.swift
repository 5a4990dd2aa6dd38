import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Gestures in a scroll view")
struct ScrollPanTests {
  /// Drags by an amount over a tall red column in a vertical scroll view; the told values, and the offset.
  private func drag<Content: View>(
    _ amount: CGSize, @ViewBuilder _ content: (Color, @escaping (String) -> Void) -> Content
  ) -> (log: [String], offset: CGFloat?) {
    var log: [String] = []
    let row = content(Color.red) { log.append($0) }
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      ScrollView { row.frame(width: 200, height: 1000) }.accessibilityIdentifier("scroll")
    }
    host.finger.drag(
      from: CGPoint(x: 100, y: 150),
      to: CGPoint(x: 100 + amount.width, y: 150 + amount.height), lifting: false)
    let offset = host.scrollOffset(of: "scroll")?.y
    host.finger.up()
    return (log, offset)
  }

  private let up = CGSize(width: 0, height: -80)
  private let aside = CGSize(width: 80, height: 0)

  /// Rule: GESTURE-1.3.4.
  @Test(
    "a plain drag on scrolled content wins, along the axis too", arguments: [0, 10] as [CGFloat])
  func aPlainDragOnScrolledContentWins(minimum: CGFloat) {
    let (log, offset) = drag(up) { color, tell in
      color.gesture(
        DragGesture(minimumDistance: minimum).onEnded { tell("end \($0.translation.height)") })
    }
    #expect(log == ["end -80.0"])
    #expect(offset == 0)
  }

  /// Rule: GESTURE-1.3.4. Eighty points in half a second come in steps of less than three.
  @Test func theScrollViewWinsADragThatBeginsLater() {
    let (log, offset) = drag(up) { color, tell in
      color.gesture(
        DragGesture(minimumDistance: 30).onChanged { _ in tell("drag") }.onEnded { _ in tell("end")
        })
    }
    #expect(log == [])
    #expect(offset == 80)
  }

  /// Rule: GESTURE-1.3.4. The drag is around the vertical scroll view, which has the finger
  /// after 10 points.
  @Test func theScrollViewWinsADragAroundItAndTheDragIsTold() {
    struct Screen: View {
      let log: Log
      @GestureState private var isDragged = false

      var body: some View {
        ScrollView { Color.red.frame(width: 200, height: 1000) }
          .accessibilityIdentifier("scroll")
          .gesture(
            DragGesture(minimumDistance: 2)
              .updating($isDragged) { _, state, _ in state = true }
              .onEnded { _ in log.note("end") }
          )
          .onChange(of: isDragged) { log.note("dragged \(isDragged)") }
      }
    }
    let log = Log()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Screen(log: log) }
    host.finger.drag(
      from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 70), lifting: false)
    #expect(host.scrollOffset(of: "scroll")?.y == 80)
    host.finger.up()
    #expect(log.entries == ["dragged true", "dragged false"])
  }

  @Test func aPlainDragAcrossTheAxisWins() {
    let (log, offset) = drag(aside) { color, tell in
      color.gesture(DragGesture().onEnded { tell("end \($0.translation.width)") })
    }
    #expect(log == ["end 80.0"])
    #expect(offset == 0)
  }

  @Test func aDragOfHighPriorityWinsAlongTheAxis() {
    let (log, offset) = drag(up) { color, tell in
      color.highPriorityGesture(DragGesture().onEnded { tell("end \($0.translation.height)") })
    }
    #expect(log == ["end -80.0"])
    #expect(offset == 0)
  }

  @Test func aSimultaneousDragScrollsToo() {
    let (log, offset) = drag(up) { color, tell in
      color.simultaneousGesture(DragGesture().onEnded { tell("end \($0.translation.height)") })
    }
    #expect(log.count == 1)
    #expect(offset == 80)
  }

  @Test func aButtonIsCancelledByThePan() {
    for (distance, taps) in [(CGFloat(9), 1), (10, 0)] {
      var count = 0
      let host = ViewHost(size: CGSize(width: 200, height: 200)) {
        ScrollView {
          Button {
            count += 1
          } label: {
            Color.red.frame(width: 200, height: 1000)
          }
        }
      }
      host.finger.down(at: CGPoint(x: 100, y: 150))
      host.finger.move(to: CGPoint(x: 100, y: 150 - distance))
      host.finger.up()
      #expect(count == taps)
    }
  }

  @Test func aLongPressThatHasSucceededKeepsTheContentStill() {
    var log: [String] = []
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        Color.red.frame(width: 200, height: 1000).onLongPressGesture { log.append("press") }
      }
      .accessibilityIdentifier("scroll")
    }
    host.finger.down(at: CGPoint(x: 100, y: 150))
    host.advance(by: 0.5)
    host.finger.move(to: CGPoint(x: 100, y: 50))
    #expect(log == ["press"])
    #expect(host.scrollOffset(of: "scroll")?.y == 0)
  }

  @Test func aScrollEndsALongPressThatWaits() {
    var log: [String] = []
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        Color.red.frame(width: 200, height: 1000).onLongPressGesture {
          log.append("press")
        } onPressingChanged: {
          log.append("\($0)")
        }
      }
      .accessibilityIdentifier("scroll")
    }
    host.finger.down(at: CGPoint(x: 100, y: 150))
    host.finger.move(to: CGPoint(x: 100, y: 130))
    host.advance(by: 1)
    #expect(log == ["true", "false"])
    #expect(host.scrollOffset(of: "scroll")?.y == 20)
  }

  @Test func withoutADragInItsWayTheContentFollowsFromTheFirstPointOn() {
    let (_, offset) = drag(CGSize(width: 0, height: -3)) { color, tell in
      color.onTapGesture { tell("tap") }
    }
    #expect(offset == 3)
  }

  /// Fifteen points to the side are too few for the drag; then 40 upwards make 43, which are too few, too.
  /// A simultaneous drag has begun by then, and stops nothing.
  @Test(arguments: [false, true], [false, true])
  func aDragThatHasNotBegunDoesNotKeepTheContentFromFollowingLater(
    isAside: Bool, hasOther: Bool
  ) {
    let other = DragGesture().onChanged { _ in }
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        Color.red.frame(width: 200, height: 1000).gesture(DragGesture(minimumDistance: 60))
          .simultaneousGesture(hasOther ? other : nil)
      }
      .accessibilityIdentifier("scroll")
    }
    host.finger.down(at: CGPoint(x: 100, y: 150))
    let x: CGFloat = isAside ? 115 : 100
    host.finger.move(to: CGPoint(x: x, y: 150))
    host.finger.move(to: CGPoint(x: x, y: 110))
    #expect(host.scrollOffset(of: "scroll")?.y == 40)
  }

  /// Rule: GESTURE-1.3.4.
  @Test(arguments: [(9, 0), (10, 10)] as [(CGFloat, CGFloat)])
  func contentUnderADragFollowsFromTheTenthPointOn(moved: CGFloat, offset: CGFloat) {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        Color.red.frame(width: 200, height: 1000).gesture(DragGesture(minimumDistance: 60))
      }
      .accessibilityIdentifier("scroll")
    }
    host.finger.down(at: CGPoint(x: 100, y: 150))
    host.finger.move(to: CGPoint(x: 100, y: 150 - moved))
    #expect(host.scrollOffset(of: "scroll")?.y == offset)
  }

  /// Rule: GESTURE-1.3.4.
  @Test func aDragAroundThatHasWonAcrossTheAxisKeepsTheFingerAlongItToo() {
    var log: [String] = []
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      ScrollView { Color.red.frame(width: 200, height: 1000) }
        .accessibilityIdentifier("scroll")
        .gesture(DragGesture().onEnded { log.append("\($0.translation.height)") })
    }
    host.finger.down(at: CGPoint(x: 100, y: 150))
    host.finger.move(to: CGPoint(x: 120, y: 150))
    host.finger.move(to: CGPoint(x: 120, y: 70))
    #expect(host.scrollOffset(of: "scroll")?.y == 0)
    host.finger.up()
    #expect(log == ["-80.0"])
  }

  /// Rule: GESTURE-1.3.4.
  @Test func contentThatADragHasKeptStillDoesNotFlyWhenTheFingerLeaves() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      ScrollView { Color.red.frame(width: 200, height: 1000).gesture(DragGesture()) }
        .accessibilityIdentifier("scroll")
    }
    host.finger.fling(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 80))
    host.advance(by: 3)
    #expect(host.scrollOffset(of: "scroll")?.y == 0)
  }

  /// Rule: GESTURE-1.3.4.
  @Test(arguments: ["absent", "of any type", "beside", "before"])
  func aDragInsideAnotherGestureWinsLikeAPlainOne(kind: String) {
    var ends = 0
    let drag = DragGesture().onEnded { _ in ends += 1 }
    let tap = TapGesture(count: 2)
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        Group {
          switch kind {
          case "absent": Color.red.gesture(Optional(drag))
          case "of any type": Color.red.gesture(AnyGesture(drag))
          case "beside": Color.red.gesture(tap.simultaneously(with: drag))
          default: Color.red.gesture(drag.exclusively(before: tap))
          }
        }
        .frame(width: 200, height: 1000)
      }
      .accessibilityIdentifier("scroll")
    }
    host.finger.down(at: CGPoint(x: 100, y: 150))
    for y in stride(from: 145, through: 70, by: -5) {
      host.finger.move(to: CGPoint(x: 100, y: y))
    }
    host.finger.up()
    #expect(ends == 1)
    #expect(host.scrollOffset(of: "scroll")?.y == 0)
  }
}
