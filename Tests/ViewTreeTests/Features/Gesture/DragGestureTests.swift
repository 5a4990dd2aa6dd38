import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Drags")
struct DragGestureTests {
  /// The values that a drag has told, in order.
  private final class DragLog {
    var changes: [DragGesture.Value] = []
    var ends: [DragGesture.Value] = []
  }

  private func host(
    _ drag: DragGesture, _ log: DragLog, width: CGFloat = 200
  ) -> ViewHost {
    ViewHost(size: CGSize(width: width, height: 200)) {
      Color.red.frame(width: 100, height: 100).gesture(
        drag.onChanged { log.changes.append($0) }.onEnded { log.ends.append($0) })
    }
  }

  /// Rule: GESTURE-1.2.3.
  @Test func aDragBeginsTenPointsAway() {
    let log = DragLog()
    let host = host(DragGesture(), log)
    host.finger.down(at: CGPoint(x: 100, y: 100))
    host.finger.move(to: CGPoint(x: 106, y: 107))
    // 6 and 7: 9.2 points.
    #expect(log.changes.isEmpty)
    host.finger.move(to: CGPoint(x: 106, y: 108))
    // 6 and 8: 10 points.
    #expect(log.changes.map(\.translation) == [CGSize(width: 6, height: 8)])
  }

  /// Rule: GESTURE-1.2.4.
  @Test func aDragThatNeverBeganDoesNotEnd() {
    let log = DragLog()
    let host = host(DragGesture(), log)
    host.finger.down(at: CGPoint(x: 100, y: 100))
    host.finger.move(to: CGPoint(x: 105, y: 100))
    host.finger.up()
    #expect(log.changes.isEmpty && log.ends.isEmpty)
  }

  @Test func aDragWithoutAMinimumBeginsWithTheTouch() {
    let log = DragLog()
    let host = host(DragGesture(minimumDistance: 0), log)
    host.finger.down(at: CGPoint(x: 100, y: 100))
    #expect(log.changes.map(\.translation) == [.zero])
    host.finger.up()
    #expect(log.ends.map(\.translation) == [.zero])
  }

  @Test func placesAreInTheViewsOwnSpaceUnlessAskedOtherwise() {
    for (space, origin) in [(CoordinateSpace.local, CGFloat(50)), (.global, 0)] {
      let log = DragLog()
      let host = host(DragGesture(coordinateSpace: space), log)
      host.finger.down(at: CGPoint(x: 80, y: 90))
      host.finger.move(to: CGPoint(x: 110, y: 100))
      #expect(log.changes.first?.startLocation == CGPoint(x: 80 - origin, y: 90 - origin))
      #expect(log.changes.first?.location == CGPoint(x: 110 - origin, y: 100 - origin))
    }
  }

  @Test func aRotatedViewSeesTheDragTurned() throws {
    let log = DragLog()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      Color.red.frame(width: 100, height: 100)
        .gesture(DragGesture().onChanged { log.changes.append($0) })
        .rotationEffect(.degrees(90))
    }
    host.finger.down(at: CGPoint(x: 100, y: 100))
    host.finger.move(to: CGPoint(x: 120, y: 100))
    // The view's x axis points down: a movement to the right is one against its y axis.
    let translation = try #require(log.changes.first?.translation)
    #expect(abs(translation.width) < 1e-9)
    #expect(abs(translation.height + 20) < 1e-9)
  }

  /// Rules: SCROLL-4.2.3, GESTURE-1.2.3.
  @Test func theVelocityIsThatOfTheLastTenthOfASecond() throws {
    let log = DragLog()
    let host = host(DragGesture(coordinateSpace: .global), log)
    host.finger.drag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 120, y: 100), over: 0.5)
    let end = try #require(log.ends.first)
    // 60 points in half a second.
    #expect(abs(end.velocity.width - 120) < 1e-6)
    // A quarter of a second further on: 30 points.
    #expect(abs(end.predictedEndLocation.x - 150) < 1e-6)
    #expect(abs(end.predictedEndTranslation.width - 90) < 1e-6)
  }

  /// Rule: GESTURE-1.2.3.
  @Test func thePredictionGoesAlongBothAxes() throws {
    let log = DragLog()
    let host = host(DragGesture(coordinateSpace: .global), log)
    host.finger.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 120, y: 100), over: 0.5)
    let end = try #require(log.ends.first)
    // 60 and 40 points in half a second: 30 and 20 in a further quarter.
    #expect(abs(end.predictedEndLocation.x - 150) < 1e-6)
    #expect(abs(end.predictedEndLocation.y - 120) < 1e-6)
    #expect(abs(end.predictedEndTranslation.width - 90) < 1e-6)
    #expect(abs(end.predictedEndTranslation.height - 60) < 1e-6)
  }

  @Test func aFingerMovesEvenlyWheneverItBegins() {
    let log = DragLog()
    let host = host(DragGesture(minimumDistance: 0), log)
    host.advance(by: 3)
    host.finger.drag(from: CGPoint(x: 60, y: 80), to: CGPoint(x: 120, y: 110), over: 0.5)
    // 60 and 30 points in 30 ticks, after the touch itself.
    #expect(log.changes.count >= 30)
    for (index, change) in log.changes.enumerated() {
      #expect(abs(change.translation.width - 2 * CGFloat(index)) < 1e-6)
      #expect(abs(change.translation.height - CGFloat(index)) < 1e-6)
    }
  }

  @Test func aFingerThatRestsBeforeItLeavesHasNoVelocity() throws {
    let log = DragLog()
    let host = host(DragGesture(), log)
    host.finger.drag(
      from: CGPoint(x: 60, y: 100), to: CGPoint(x: 120, y: 100), over: 0.5, lifting: false)
    host.advance(by: 0.5)
    host.finger.up()
    #expect(log.ends.first?.velocity == .zero)
  }

  @Test func theTimeOfAValueIsVirtual() throws {
    let log = DragLog()
    let host = host(DragGesture(), log)
    host.advance(by: 3)
    host.finger.down(at: CGPoint(x: 100, y: 100))
    host.finger.move(to: CGPoint(x: 120, y: 100))
    let change = try #require(log.changes.first)
    #expect(abs(change.time.timeIntervalSinceReferenceDate - 3) < 1e-6)
  }

  @Test func anUnchangedValueIsNotToldAgain() {
    var widths: [CGFloat] = []
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      Color.red.gesture(
        DragGesture().map { ($0.translation.width / 50).rounded() }.onChanged { widths.append($0) }
      )
    }
    host.finger.down(at: CGPoint(x: 20, y: 100))
    for x in stride(from: CGFloat(40), through: 140, by: 10) {
      host.finger.move(to: CGPoint(x: x, y: 100))
    }
    // Translations 20 to 120 in fiftieths: 0.4 is 0, 0.6 to 1.4 are 1, from 1.6 on 2.
    #expect(widths == [0, 1, 2])
  }

  @Test func aViewFollowsTheFingerThroughState() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { DraggedSquare() }
    host.finger.down(at: CGPoint(x: 100, y: 100))
    host.finger.move(to: CGPoint(x: 130, y: 110))
    #expect(host.frame(of: "square")?.origin == CGPoint(x: 110, y: 90))
    host.finger.up()
    host.finger.down(at: CGPoint(x: 130, y: 110))
    host.finger.move(to: CGPoint(x: 130, y: 130))
    #expect(host.frame(of: "square")?.origin == CGPoint(x: 110, y: 110))
  }

  private struct DraggedSquare: View {
    @State private var resting = CGSize.zero
    @GestureState private var moved = CGSize.zero

    var body: some View {
      Color.red.frame(width: 40, height: 40)
        .accessibilityIdentifier("square")
        .offset(x: resting.width + moved.width, y: resting.height + moved.height)
        .gesture(
          DragGesture(coordinateSpace: .global)
            .updating($moved) { value, state, _ in state = value.translation }
            .onEnded {
              resting.width += $0.translation.width
              resting.height += $0.translation.height
            })
    }
  }
}
