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

  private let log = DragLog()

  /// A square from 50 to 150 along both axes.
  private func dragged(_ drag: DragGesture, log: DragLog? = nil) -> ViewHost {
    let log = log ?? self.log
    return host(200, 200) {
      Color.red.frame(width: 100, height: 100).gesture(
        drag.onChanged { log.changes.append($0) }.onEnded { log.ends.append($0) })
    }
  }

  /// Rule: GESTURE-1.2.3.
  @Test("a drag begins ten points away, and without a minimum with the touch")
  func beginning() {
    let host = dragged(DragGesture())
    host.finger.pull((100, 100), (106, 107))
    // 6 and 7: 9.2 points.
    #expect(log.changes.isEmpty)
    host.finger.move(106, 108)
    // 6 and 8: 10 points.
    #expect(log.changes.map(\.translation) == [CGSize(width: 6, height: 8)])

    let atOnce = DragLog()
    let other = dragged(DragGesture(minimumDistance: 0), log: atOnce)
    other.finger.down(100, 100)
    #expect(atOnce.changes.map(\.translation) == [.zero])
    other.finger.up()
    #expect(atOnce.ends.map(\.translation) == [.zero])
  }

  /// Rule: GESTURE-1.2.4.
  @Test("a drag that never began does not end")
  func neverBegan() {
    let host = dragged(DragGesture())
    host.finger.pull((100, 100), (105, 100))
    host.finger.up()
    #expect(log.changes.isEmpty && log.ends.isEmpty)
  }

  @Test("places are in the view's own space unless asked otherwise")
  func spaces() {
    for (space, origin) in [(CoordinateSpace.local, CGFloat(50)), (.global, 0)] {
      let log = DragLog()
      let host = dragged(DragGesture(coordinateSpace: space), log: log)
      host.finger.pull((80, 90), (110, 100))
      #expect(log.changes.first?.startLocation == CGPoint(x: 80 - origin, y: 90 - origin))
      #expect(log.changes.first?.location == CGPoint(x: 110 - origin, y: 100 - origin))
    }
  }

  @Test("a rotated view sees the drag turned")
  func rotated() throws {
    let host = host(200, 200) {
      Color.red.frame(width: 100, height: 100)
        .gesture(DragGesture().onChanged { log.changes.append($0) })
        .rotationEffect(.degrees(90))
    }
    host.finger.pull((100, 100), (120, 100))
    // The view's x axis points down: a movement to the right is one against its y axis.
    let translation = try #require(log.changes.first?.translation)
    #expect(abs(translation.width) < 1e-9)
    #expect(abs(translation.height + 20) < 1e-9)
  }

  /// Rules: SCROLL-4.2.3, GESTURE-1.2.3.
  @Test("the velocity is that of the last tenth of a second, and predicts a further quarter of one")
  func velocity() throws {
    let host = dragged(DragGesture(coordinateSpace: .global))
    host.finger.drag((60, 60), (120, 100), over: 0.5)
    let end = try #require(log.ends.first)
    // 60 and 40 points in half a second.
    #expect(abs(end.velocity.width - 120) < 1e-6)
    #expect(abs(end.velocity.height - 80) < 1e-6)
    // 30 and 20 in a further quarter.
    #expect(abs(end.predictedEndLocation.x - 150) < 1e-6)
    #expect(abs(end.predictedEndLocation.y - 120) < 1e-6)
    #expect(abs(end.predictedEndTranslation.width - 90) < 1e-6)
    #expect(abs(end.predictedEndTranslation.height - 60) < 1e-6)
  }

  @Test("a finger moves evenly whenever it begins")
  func evenly() {
    let host = dragged(DragGesture(minimumDistance: 0))
    host.advance(by: 3)
    host.finger.drag((60, 80), (120, 110), over: 0.5)
    // 60 and 30 points in 30 ticks, after the touch itself.
    #expect(log.changes.count >= 30)
    for (index, change) in log.changes.enumerated() {
      #expect(abs(change.translation.width - 2 * CGFloat(index)) < 1e-6)
      #expect(abs(change.translation.height - CGFloat(index)) < 1e-6)
    }
  }

  @Test("a finger that rests before it leaves has no velocity")
  func rests() {
    let host = dragged(DragGesture())
    host.finger.drag((60, 100), (120, 100), over: 0.5, lifting: false)
    host.advance(by: 0.5)
    host.finger.up()
    #expect(log.ends.first?.velocity == .zero)
  }

  @Test("the time of a value is virtual")
  func time() throws {
    let host = dragged(DragGesture())
    host.advance(by: 3)
    host.finger.pull((100, 100), (120, 100))
    let change = try #require(log.changes.first)
    #expect(abs(change.time.timeIntervalSinceReferenceDate - 3) < 1e-6)
  }

  @Test("an unchanged value is not told again")
  func unchanged() {
    var widths: [CGFloat] = []
    let host = host(200, 200) {
      Color.red.gesture(
        DragGesture().map { ($0.translation.width / 50).rounded() }.onChanged { widths.append($0) })
    }
    host.finger.down(20, 100)
    for x in stride(from: CGFloat(40), through: 140, by: 10) { host.finger.move(x, 100) }
    // Translations 20 to 120 in fiftieths: 0.4 is 0, 0.6 to 1.4 are 1, from 1.6 on 2.
    #expect(widths == [0, 1, 2])
  }

  @Test("a view follows the finger through state")
  func followed() {
    let host = host(200, 200) { DraggedSquare() }
    host.finger.pull((100, 100), (130, 110))
    host.expectFrames("square 110 90 40 40")
    host.finger.up()
    host.finger.pull((130, 110), (130, 130))
    host.expectFrames("square 110 110 40 40")
  }

  private struct DraggedSquare: View {
    @State private var resting = CGSize.zero
    @GestureState private var moved = CGSize.zero

    var body: some View {
      Color.red.frame(width: 40, height: 40).called("square")
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
