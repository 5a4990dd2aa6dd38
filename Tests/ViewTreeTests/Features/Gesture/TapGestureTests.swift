import SwiftUI
import Testing
import ViewTreeTesting

// Source: the thresholds of OpenSwiftUI, `TapGesture.swift`: 45 points, 0.75 seconds, 0.35
// between taps.
@MainActor
@Suite("Taps")
struct TapGestureTests {
  private let log = Log()

  private func tap(_ name: String, count: Int = 1) -> some Gesture<Void> {
    TapGesture(count: count).onEnded { log.note(name) }
  }

  /// Rule: GESTURE-1.2.1.
  @Test("a tap may move 45 points and not more, and last three quarters of a second")
  func limits() {
    let host = host { Color.red.gesture(tap("tap")) }
    func taps(moving distance: CGFloat, for seconds: Double) -> Int {
      host.finger.pull((10, 50), (10 + distance, 50))
      host.advance(by: seconds)
      host.finger.up()
      return log.take().count
    }
    #expect(taps(moving: 45, for: 0) == 1)
    #expect(taps(moving: 46, for: 0) == 0)
    #expect(taps(moving: 0, for: 0.75) == 1)
    #expect(taps(moving: 0, for: 0.8) == 0)
  }

  /// Rule: GESTURE-1.1.3.
  @Test("a button can be held as long as one likes, and does nothing when the finger has left it")
  func button() {
    let host = host(400, 100) { Button("b") { log.note("tap") } }
    host.tap(200, 50, for: 5)
    #expect(log.entries == ["tap"])
    host.finger.pull((200, 50), (300, 50))
    host.finger.up()
    #expect(log.entries == ["tap"])
  }

  /// Rule: GESTURE-1.2.1.
  @Test("several taps belong together within 35 hundredths of a second")
  func doubleTap() {
    let host = host { Color.red.gesture(tap("double", count: 2)) }
    host.tap()
    #expect(log.entries == [])
    host.advance(by: 0.3)
    host.tap()
    #expect(log.entries == ["double"])
    host.tap()
    host.advance(by: 0.4)
    host.tap()
    #expect(log.entries == ["double"])
  }

  /// Rule: GESTURE-1.3.2.
  @Test(
    "a single tap waits until no double tap can come, in one gesture and in two modifiers",
    arguments: [true, false])
  func singleWaits(isOneGesture: Bool) {
    let host = host {
      if isOneGesture {
        Color.red.gesture(tap("double", count: 2).exclusively(before: tap("single")))
      } else {
        Color.red.onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("single") }
      }
    }
    host.tap()
    #expect(log.entries == [])
    host.advance(by: 0.5)
    #expect(log.entries == ["single"])
    host.tap()
    host.tap()
    host.advance(by: 1)
    #expect(log.entries == ["single", "double"])
  }

  @Test("a waiting single tap is told when the finger comes down elsewhere")
  func elsewhere() {
    let host = host {
      HStack(spacing: 0) {
        Color.red.onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("single") }
        Color.blue
      }
    }
    host.tap(10, 50)
    host.finger.down(90, 50)
    #expect(log.entries == ["single"])
  }

  @Test("a tap knows its place in the space that is asked for, through transforms too")
  func places() {
    var places: [CGPoint] = []
    func tap(in space: CoordinateSpace) -> some Gesture {
      SpatialTapGesture(coordinateSpace: space).onEnded { places.append($0.location) }
    }
    // The 20 x 20 square is centred in 100 x 100: its corner is at 40, 40.
    let square = host {
      Color.red.frame(width: 20, height: 20)
        .onTapGesture { places.append($0) }
        .simultaneousGesture(tap(in: .global))
        .simultaneousGesture(tap(in: .named("box")))
        .padding(10)
        .coordinateSpace(name: "box")
    }
    square.tap(45, 52)
    #expect(places == [CGPoint(x: 5, y: 12), CGPoint(x: 45, y: 52), CGPoint(x: 15, y: 22)])
    // Scaled by 2 about the centre (50, 50): the point 30, 50 shows what lies at 40, 50.
    places = []
    host { Color.red.onTapGesture(coordinateSpace: .local) { places.append($0) }.scaleEffect(2) }
      .tap(30, 50)
    #expect(places == [CGPoint(x: 40, y: 50)])
  }

  @Test("a tap that lost to a double tap is not told when another touch comes")
  func lostTap() {
    let host = host {
      Color.red.onTapGesture(count: 2) { log.note("double") }
        .onTapGesture { log.note("single \($0.x)") }
    }
    host.tap(10, 10)
    host.tap(10, 10)
    host.advance(by: 2)
    #expect(log.entries == ["double"])
    // A long press is no tap of either kind.
    host.tap(90, 90, for: 1)
    host.advance(by: 1)
    #expect(log.entries == ["double"])
    host.tap(90, 90)
    host.advance(by: 1)
    #expect(log.entries == ["double", "single 90.0"])
  }

  @Test("two taps on neighbours, or on a view and beside it, are no double tap of either")
  func neighbours() {
    let host = host {
      HStack(spacing: 0) {
        Color.red.onTapGesture(count: 2) { log.note("left") }.frame(width: 20, height: 20)
        Color.blue.onTapGesture(count: 2) { log.note("right") }.frame(width: 20, height: 20)
        Color.clear.frame(width: 60, height: 20)
      }
    }
    func taps(_ places: CGFloat...) -> [String] {
      for x in places { host.tap(x, 50) }
      host.advance(by: 1)
      return log.take()
    }
    #expect(taps(15, 25) == [])
    #expect(taps(35, 45) == [])
    #expect(taps(15, 25, 15) == [])
    #expect(taps(15, 15) == ["left"])
    #expect(taps(35, 35) == ["right"])
  }

  /// The sums are made as the gesture makes them; the finger came down and left at 0.
  @Test("a second tap comes in time up to the last moment, and a finger may stay as long")
  func lastMoment() {
    func isDouble(pause: Double) -> Bool {
      let log = Log()
      let host = host { Color.red.onTapGesture(count: 2) { log.note("double") } }
      host.tap()
      host.advance(by: pause)
      host.tap()
      return log.entries == ["double"]
    }
    func isTap(seconds: Double) -> Bool {
      let log = Log()
      host { Color.red.onTapGesture { log.note("tap") } }.tap(for: seconds)
      return log.entries == ["tap"]
    }
    // A nanosecond is allowed for sums of tick lengths.
    for (isInTime, limit) in [(isDouble(pause:), 0.35), (isTap(seconds:), 0.75)] {
      #expect(isInTime(limit))
      #expect(isInTime(limit + 1e-9))
      #expect(!isInTime(limit + 3e-9))
    }
  }
}
