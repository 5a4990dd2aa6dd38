import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Long presses")
struct LongPressGestureTests {
  private let log = Log()

  /// A view that logs its long press.
  private func pressed(_ duration: Double = 0.5) -> ViewHost {
    host {
      Color.red.onLongPressGesture(minimumDuration: duration, maximumDistance: 10) {
        log.note("done")
      } onPressingChanged: {
        log.note($0 ? "down" : "up")
      }
    }
  }

  /// Rule: GESTURE-1.2.2.
  @Test("it succeeds with the finger down when the time has passed, and at once without a time")
  func succeeds() {
    let host = pressed()
    host.finger.down()
    #expect(log.entries == ["down"])
    host.advance(by: 0.49)
    #expect(log.entries == ["down"])
    host.advance(by: 0.01)
    #expect(log.entries == ["down", "up", "done"])
    host.finger.up()
    #expect(log.take() == ["down", "up", "done"])
    pressed(0).finger.down()
    #expect(log.take() == ["done"])
  }

  @Test(
    "it fails when the finger leaves before, and only tells the pressing with an endless duration",
    arguments: [(0.5, 0.4), (.infinity, 100)] as [(Double, Double)])
  func fails(duration: Double, time: Double) {
    let host = pressed(duration)
    host.tap(for: time)
    host.advance(by: 1)
    #expect(log.entries == ["down", "up"])
  }

  @Test("it fails when the finger moves more than ten points")
  func strays() {
    let host = pressed()
    host.finger.pull((50, 50), (60, 50))
    #expect(log.entries == ["down"])
    host.finger.move(61, 50)
    #expect(log.entries == ["down", "up"])
    host.advance(by: 1)
    #expect(log.entries == ["down", "up"])
  }

  @Test("its value is true while the press lasts")
  func value() {
    let host = host {
      Color.red.gesture(
        LongPressGesture(minimumDuration: 1).onChanged { log.note("changed \($0)") }
          .onEnded { log.note("ended \($0)") })
    }
    host.finger.down()
    host.advance(by: 1)
    #expect(log.entries == ["changed true", "ended true"])
  }

  @Test("a tap and a long press on one view do not disturb each other", arguments: [true, false])
  func besideTap(tapIsInside: Bool) {
    let host = host {
      if tapIsInside {
        Color.red.onTapGesture { log.note("tap") }.onLongPressGesture { log.note("press") }
      } else {
        Color.red.onLongPressGesture { log.note("press") }.onTapGesture { log.note("tap") }
      }
    }
    host.tap(for: 0.2)
    #expect(log.entries == ["tap"])
    host.tap(for: 0.6)
    #expect(log.entries == ["tap", "press"])
  }
}
