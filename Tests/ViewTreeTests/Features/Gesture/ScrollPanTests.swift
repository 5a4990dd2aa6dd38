import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Gestures in a scroll view")
struct ScrollPanTests {
  private let log = Log()

  /// A tall red column in a vertical scroll view.
  private func scrolled(@ViewBuilder _ content: (Color) -> some View) -> ViewHost {
    let row = content(Color.red)
    return host(200, 200) { ScrollView { row.frame(width: 200, height: 1000) }.called("scroll") }
  }

  /// A drag that tells how far it has come at its end, along the axis of the scroll view or across it.
  private func drag(
    _ distance: CGFloat = 10, along axis: Axis = .vertical
  ) -> some Gesture<DragGesture.Value> {
    DragGesture(minimumDistance: distance).onEnded {
      log.note("end \(axis == .vertical ? $0.translation.height : $0.translation.width)")
    }
  }

  /// Drags from the middle of the column by an amount; expects what is told, and the offset before
  /// the finger leaves.
  private func expectDrag(
    _ x: CGFloat, _ y: CGFloat, _ entries: [String], offset: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder of content: (Color) -> some View
  ) {
    let host = scrolled(content)
    host.finger.drag((100, 150), (100 + x, 150 + y), lifting: false)
    #expect(host.offset == offset, sourceLocation: sourceLocation)
    host.finger.up()
    #expect(log.take() == entries, sourceLocation: sourceLocation)
  }

  /// Rule: GESTURE-1.3.4.
  @Test(
    "a drag on scrolled content wins, along the axis too; it scrolls with one beside it or later")
  func dragOnContent() {
    expectDrag(0, -80, ["end -80.0"], offset: 0) { $0.gesture(drag(0)) }
    expectDrag(0, -80, ["end -80.0"], offset: 0) { $0.gesture(drag()) }
    expectDrag(0, -80, ["end -80.0"], offset: 0) { $0.highPriorityGesture(drag()) }
    expectDrag(80, 0, ["end 80.0"], offset: 0) { $0.gesture(drag(along: .horizontal)) }
    // Inside of another gesture it wins as well.
    let double = TapGesture(count: 2)
    expectDrag(0, -80, ["end -80.0"], offset: 0) { $0.gesture(Optional(drag())) }
    expectDrag(0, -80, ["end -80.0"], offset: 0) { $0.gesture(AnyGesture(drag())) }
    expectDrag(0, -80, ["end -80.0"], offset: 0) { $0.gesture(double.simultaneously(with: drag())) }
    expectDrag(0, -80, ["end -80.0"], offset: 0) { $0.gesture(drag().exclusively(before: double)) }
    // One beside it has no movement in the content, which goes along with the finger.
    expectDrag(0, -80, ["end 0.0"], offset: 80) { $0.simultaneousGesture(drag()) }
    // One that begins later loses: eighty points in half a second come in steps of less than three.
    expectDrag(0, -80, [], offset: 80) { $0.gesture(drag(30).onChanged { _ in log.note("drag") }) }
    // Without a drag in its way the content follows from the first point on, which may be a tap.
    expectDrag(0, -3, ["tap"], offset: 3) { $0.onTapGesture { log.note("tap") } }
  }

  /// Rule: GESTURE-1.3.4. The drag is around the vertical scroll view, which has the finger
  /// after 10 points.
  @Test("the scroll view wins a drag around it, and the drag is told")
  func dragAround() {
    struct Screen: View {
      let log: Log
      @GestureState private var isDragged = false

      var body: some View {
        ScrollView { Color.red.frame(width: 200, height: 1000) }.called("scroll")
          .gesture(
            DragGesture(minimumDistance: 2)
              .updating($isDragged) { _, state, _ in state = true }
              .onEnded { _ in log.note("end") }
          )
          .onChange(of: isDragged) { log.note("dragged \(isDragged)") }
      }
    }
    let host = host(200, 200) { Screen(log: log) }
    host.finger.drag((100, 150), (100, 70), lifting: false)
    #expect(host.offset == 80)
    host.finger.up()
    #expect(log.entries == ["dragged true", "dragged false"])
  }

  @Test("a button is cancelled by the pan, after ten points")
  func button() {
    for (distance, taps) in [(9, 1), (10, 0)] as [(CGFloat, Int)] {
      var count = 0
      let host = host(200, 200) {
        ScrollView {
          Button {
            count += 1
          } label: {
            Color.red.frame(width: 200, height: 1000)
          }
        }
      }
      host.finger.pull((100, 150), (100, 150 - distance))
      host.finger.up()
      #expect(count == taps)
    }
  }

  @Test("a long press that has succeeded keeps the content still, one that waits is ended")
  func longPress() {
    func pressed() -> ViewHost {
      scrolled {
        $0.onLongPressGesture {
          log.note("press")
        } onPressingChanged: {
          log.note("\($0)")
        }
      }
    }
    let succeeded = pressed()
    succeeded.finger.down(100, 150)
    succeeded.advance(by: 0.5)
    succeeded.finger.move(100, 50)
    #expect(log.take() == ["true", "false", "press"])
    #expect(succeeded.offset == 0)

    let waiting = pressed()
    waiting.finger.pull((100, 150), (100, 130))
    waiting.advance(by: 1)
    #expect(log.take() == ["true", "false"])
    #expect(waiting.offset == 20)
  }

  /// Fifteen points to the side are too few for the drag; then 40 upwards make 43, which are too few, too.
  /// A simultaneous drag has begun by then, and stops nothing.
  @Test(
    "a drag that has not begun does not keep the content from following later",
    arguments: [false, true], [false, true])
  func notBegun(isAside: Bool, hasOther: Bool) {
    let other = DragGesture().onChanged { _ in }
    let host = scrolled {
      $0.gesture(DragGesture(minimumDistance: 60)).simultaneousGesture(hasOther ? other : nil)
    }
    host.finger.down(100, 150)
    let x: CGFloat = isAside ? 115 : 100
    host.finger.move(x, 150)
    host.finger.move(x, 110)
    #expect(host.offset == 40)
  }

  /// Rule: GESTURE-1.3.4.
  @Test(
    "content under a drag follows from the tenth point on",
    arguments: [(9, 0), (10, 10)] as [(CGFloat, CGFloat)])
  func tenthPoint(moved: CGFloat, offset: CGFloat) {
    let host = scrolled { $0.gesture(DragGesture(minimumDistance: 60)) }
    host.finger.pull((100, 150), (100, 150 - moved))
    #expect(host.offset == offset)
  }

  /// Rule: GESTURE-1.3.4.
  @Test("a drag around that has won across the axis keeps the finger along it, too")
  func wonAcross() {
    let host = host(200, 200) {
      ScrollView { Color.red.frame(width: 200, height: 1000) }.called("scroll").gesture(drag())
    }
    host.finger.pull((100, 150), (120, 150), (120, 70))
    #expect(host.offset == 0)
    host.finger.up()
    #expect(log.entries == ["end -80.0"])
  }

  /// Rule: GESTURE-1.3.4.
  @Test("content that a drag has kept still does not fly when the finger leaves")
  func keptStill() {
    let host = scrolled { $0.gesture(DragGesture()) }
    host.finger.fling((100, 180), (100, 80))
    host.advance(by: 3)
    #expect(host.offset == 0)
  }
}
