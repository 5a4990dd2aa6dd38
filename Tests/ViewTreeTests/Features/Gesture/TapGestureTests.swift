import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Taps")
struct TapGestureTests {
  private let center = CGPoint(x: 50, y: 50)

  private func host<G: Gesture>(_ gesture: G) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) { Color.red.gesture(gesture) }
  }

  private func tap(_ host: ViewHost, for seconds: Double = 0) {
    host.finger.down(at: center)
    host.advance(by: seconds)
    host.finger.up()
  }

  // Source: the thresholds of OpenSwiftUI, `TapGesture.swift`: 45 points, 0.75 seconds, 0.35
  // between taps.

  /// Rule: GESTURE-1.2.1.
  @Test func aTapMayMove45PointsAndNotMore() {
    var taps = 0
    let host = host(TapGesture().onEnded { taps += 1 })
    for distance in [CGFloat(45), 46] {
      host.finger.down(at: CGPoint(x: 10, y: 50))
      host.finger.move(to: CGPoint(x: 10 + distance, y: 50))
      host.finger.up()
    }
    #expect(taps == 1)
  }

  @Test func aTapLastsAtMostThreeQuartersOfASecond() {
    var taps = 0
    let host = host(TapGesture().onEnded { taps += 1 })
    tap(host, for: 0.75)
    #expect(taps == 1)
    tap(host, for: 0.8)
    #expect(taps == 1)
  }

  @Test func aButtonCanBeHeldAsLongAsOneLikes() {
    var taps = 0
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Button("b") { taps += 1 } }
    tap(host, for: 5)
    #expect(taps == 1)
  }

  /// Rule: GESTURE-1.1.3.
  @Test func aButtonThatTheFingerHasLeftDoesNothing() {
    var taps = 0
    let host = ViewHost(size: CGSize(width: 400, height: 100)) { Button("b") { taps += 1 } }
    host.finger.down(at: CGPoint(x: 200, y: 50))
    host.finger.move(to: CGPoint(x: 300, y: 50))
    host.finger.up()
    #expect(taps == 0)
  }

  /// Rule: GESTURE-1.2.1.
  @Test func severalTapsBelongTogetherWithin35Hundredths() {
    var doubles = 0
    let host = host(TapGesture(count: 2).onEnded { doubles += 1 })
    tap(host)
    #expect(doubles == 0)
    host.advance(by: 0.3)
    tap(host)
    #expect(doubles == 1)
    tap(host)
    host.advance(by: 0.4)
    tap(host)
    #expect(doubles == 1)
  }

  /// Rule: GESTURE-1.3.2.
  @Test func aSingleTapWaitsUntilNoDoubleTapCanCome() {
    var log: [String] = []
    let host = host(
      TapGesture(count: 2).onEnded { log.append("double") }
        .exclusively(before: TapGesture().onEnded { log.append("single") }))
    tap(host)
    #expect(log == [])
    host.advance(by: 0.5)
    #expect(log == ["single"])
    tap(host)
    tap(host)
    host.advance(by: 1)
    #expect(log == ["single", "double"])
  }

  @Test func theSameHoldsForTwoModifiers() {
    var log: [String] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red
        .onTapGesture(count: 2) { log.append("double") }
        .onTapGesture { log.append("single") }
    }
    tap(host)
    host.advance(by: 0.5)
    tap(host)
    tap(host)
    #expect(log == ["single", "double"])
  }

  @Test func aWaitingSingleTapIsToldWhenTheFingerComesDownElsewhere() {
    var log: [String] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      HStack(spacing: 0) {
        Color.red
          .onTapGesture(count: 2) { log.append("double") }
          .onTapGesture { log.append("single") }
        Color.blue
      }
    }
    host.finger.down(at: CGPoint(x: 10, y: 50))
    host.finger.up()
    host.finger.down(at: CGPoint(x: 90, y: 50))
    #expect(log == ["single"])
  }

  @Test func aTapKnowsItsPlaceInTheSpaceThatIsAskedFor() {
    var places: [CGPoint] = []
    // The 20 x 20 square is centred in 100 x 100: its corner is at 40, 40.
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 20, height: 20)
        .onTapGesture { places.append($0) }
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global).onEnded { places.append($0.location) }
        )
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .named("box")).onEnded { places.append($0.location) }
        )
        .padding(10)
        .coordinateSpace(name: "box")
    }
    host.finger.down(at: CGPoint(x: 45, y: 52))
    host.finger.up()
    #expect(
      places == [CGPoint(x: 5, y: 12), CGPoint(x: 45, y: 52), CGPoint(x: 15, y: 22)])
  }

  @Test func aPlaceIsTakenThroughTransforms() {
    var places: [CGPoint] = []
    // Scaled by 2 about the centre (50, 50): the point 30, 50 shows what lies at 40, 50.
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.onTapGesture(coordinateSpace: .local) { places.append($0) }.scaleEffect(2)
    }
    host.finger.down(at: CGPoint(x: 30, y: 50))
    host.finger.up()
    #expect(places == [CGPoint(x: 40, y: 50)])
  }

  @Test("a tap that lost to a double tap is not told when another touch comes")
  func lostTap() {
    var log: [String] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red
        .onTapGesture(count: 2) { log.append("double") }
        .onTapGesture { log.append("single \($0.x)") }
    }
    func tap(_ point: CGPoint) {
      host.finger.down(at: point)
      host.finger.up()
    }
    tap(CGPoint(x: 10, y: 10))
    tap(CGPoint(x: 10, y: 10))
    host.advance(by: 2)
    #expect(log == ["double"])
    // A long press is no tap of either kind.
    host.finger.down(at: CGPoint(x: 90, y: 90))
    host.advance(by: 1)
    host.finger.up()
    host.advance(by: 1)
    #expect(log == ["double"])
    tap(CGPoint(x: 90, y: 90))
    host.advance(by: 1)
    #expect(log == ["double", "single 90.0"])
  }

  @Test("two taps on neighbours, or on a view and beside it, are no double tap of either")
  func neighbours() {
    var log: [String] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      HStack(spacing: 0) {
        Color.red.onTapGesture(count: 2) { log.append("left") }.frame(width: 20, height: 20)
        Color.blue.onTapGesture(count: 2) { log.append("right") }.frame(width: 20, height: 20)
        Color.clear.frame(width: 60, height: 20)
      }
    }
    func taps(_ places: CGFloat...) -> [String] {
      log = []
      for x in places {
        host.finger.down(at: CGPoint(x: x, y: 50))
        host.finger.up()
      }
      host.advance(by: 1)
      return log
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
      var count = 0
      let host = ViewHost(size: CGSize(width: 100, height: 100)) {
        Color.red.onTapGesture(count: 2) { count += 1 }
      }
      host.finger.down(at: CGPoint(x: 50, y: 50))
      host.finger.up()
      host.advance(by: pause)
      host.finger.down(at: CGPoint(x: 50, y: 50))
      host.finger.up()
      return count == 1
    }
    func isTap(seconds: Double) -> Bool {
      var count = 0
      let host = ViewHost(size: CGSize(width: 100, height: 100)) {
        Color.red.onTapGesture { count += 1 }
      }
      host.finger.down(at: CGPoint(x: 50, y: 50))
      host.advance(by: seconds)
      host.finger.up()
      return count == 1
    }
    // A nanosecond is allowed for sums of tick lengths.
    for (isInTime, limit) in [(isDouble(pause:), 0.35), (isTap(seconds:), 0.75)] {
      #expect(isInTime(limit))
      #expect(isInTime(limit + 1e-9))
      #expect(!isInTime(limit + 3e-9))
    }
  }
}
