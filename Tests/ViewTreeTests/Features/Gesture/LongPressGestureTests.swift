import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Long presses")
struct LongPressGestureTests {
  private let center = CGPoint(x: 50, y: 50)

  /// A view that logs its long press.
  private func host(
    _ duration: Double = 0.5, _ distance: CGFloat = 10, _ log: @escaping (String) -> Void
  ) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.onLongPressGesture(minimumDuration: duration, maximumDistance: distance) {
        log("done")
      } onPressingChanged: {
        log($0 ? "down" : "up")
      }
    }
  }

  /// Rule: GESTURE-1.2.2.
  @Test func itSucceedsWithTheFingerDownWhenTheTimeHasPassed() {
    var log: [String] = []
    let host = host { log.append($0) }
    host.finger.down(at: center)
    #expect(log == ["down"])
    host.advance(by: 0.49)
    #expect(log == ["down"])
    host.advance(by: 0.01)
    #expect(log == ["down", "up", "done"])
    host.finger.up()
    #expect(log == ["down", "up", "done"])
  }

  @Test func itFailsWhenTheFingerLeavesBefore() {
    var log: [String] = []
    let host = host { log.append($0) }
    host.finger.down(at: center)
    host.advance(by: 0.4)
    host.finger.up()
    host.advance(by: 1)
    #expect(log == ["down", "up"])
  }

  @Test func itFailsWhenTheFingerMovesTooFar() {
    var log: [String] = []
    let host = host { log.append($0) }
    host.finger.down(at: center)
    host.finger.move(to: CGPoint(x: 60, y: 50))
    #expect(log == ["down"])
    host.finger.move(to: CGPoint(x: 61, y: 50))
    #expect(log == ["down", "up"])
    host.advance(by: 1)
    #expect(log == ["down", "up"])
  }

  @Test func withoutADurationItSucceedsAtOnce() {
    var log: [String] = []
    let host = host(0) { log.append($0) }
    host.finger.down(at: center)
    #expect(log == ["done"])
  }

  @Test func withAnEndlessDurationItOnlyTellsThePressing() {
    var log: [String] = []
    let host = host(.infinity) { log.append($0) }
    host.finger.down(at: center)
    host.advance(by: 100)
    host.finger.up()
    #expect(log == ["down", "up"])
  }

  @Test func itsValueIsTrueWhileThePressLasts() {
    var log: [String] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.gesture(
        LongPressGesture(minimumDuration: 1).onChanged { log.append("changed \($0)") }
          .onEnded { log.append("ended \($0)") })
    }
    host.finger.down(at: center)
    host.advance(by: 1)
    #expect(log == ["changed true", "ended true"])
  }

  @Test func aTapBeforeALongPressAndALongPressBeforeATapDoNotDisturbEachOther() {
    for tapIsInside in [true, false] {
      var log: [String] = []
      let host = ViewHost(size: CGSize(width: 100, height: 100)) {
        Group {
          if tapIsInside {
            Color.red.onTapGesture { log.append("tap") }.onLongPressGesture { log.append("press") }
          } else {
            Color.red.onLongPressGesture { log.append("press") }.onTapGesture { log.append("tap") }
          }
        }
      }
      host.finger.down(at: center)
      host.advance(by: 0.2)
      host.finger.up()
      #expect(log == ["tap"])
      host.finger.down(at: center)
      host.advance(by: 0.6)
      host.finger.up()
      #expect(log == ["tap", "press"])
    }
  }
}
