import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Precedence of gestures")
struct GesturePrecedenceTests {
  private func tapped<Content: View>(
    @ViewBuilder _ content: (_ tap: @escaping (String) -> _EndedGesture<TapGesture>) -> Content
  ) -> [String] {
    var log: [String] = []
    let view = content { name in TapGesture().onEnded { log.append(name) } }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { view }
    host.finger.down(at: CGPoint(x: 50, y: 50))
    host.finger.up()
    return log
  }

  /// Rule: GESTURE-1.3.1.
  @Test func theInnerGestureComesFirst() {
    let log = tapped { tap in
      VStack { Color.red.gesture(tap("child")) }.gesture(tap("parent"))
    }
    #expect(log == ["child"])
  }

  /// Rule: GESTURE-1.3.1.
  @Test func aGestureOfHighPriorityComesBeforeThoseInside() {
    let log = tapped { tap in
      VStack { Color.red.gesture(tap("child")) }.highPriorityGesture(tap("parent"))
    }
    #expect(log == ["parent"])
  }

  @Test func aSimultaneousGestureIsRecognisedToo() {
    let log = tapped { tap in
      VStack { Color.red.gesture(tap("child")) }.simultaneousGesture(tap("parent"))
    }
    #expect(log == ["child", "parent"])
  }

  @Test func aMaskSwitchesTheAddedGestureOrThoseInsideOff() {
    func log(_ mask: GestureMask) -> [String] {
      tapped { tap in
        VStack { Color.red.gesture(tap("child")) }.simultaneousGesture(
          tap("parent"), including: mask)
      }
    }
    #expect(log(.all) == ["child", "parent"])
    #expect(log(.gesture) == ["parent"])
    #expect(log(.subviews) == ["child"])
    #expect(log(.none) == [])
  }

  @Test(arguments: 0..<8, [false, true])
  func aGestureThatIsMadeAnewRunsItsNewActions(kind: Int, whileFingerIsDown: Bool) {
    var log: [String] = []
    func tap(_ name: String) -> some Gesture<TapGesture.Value> {
      TapGesture().onEnded { log.append(name) }
    }
    func view(_ number: Int) -> AnyView {
      let (a, b) = (tap("a\(number)"), tap("b\(number)"))
      return switch kind {
      case 0: AnyView(Color.red.gesture(a.simultaneously(with: b)))
      case 1: AnyView(Color.red.gesture(a.exclusively(before: b)))
      case 2: AnyView(Color.red.gesture(a.sequenced(before: b)))
      case 3: AnyView(Color.red.gesture(AnyGesture(a.simultaneously(with: b))))
      case 4: AnyView(Color.red.gesture(Optional(a)))
      case 5:
        AnyView(Color.red.gesture(TapGesture().map { number }.onEnded { log.append("a\($0)") }))
      case 6: AnyView(Color.red.gesture(a).simultaneousGesture(b))
      default: AnyView(Color.red.gesture(a).highPriorityGesture(b))
      }
    }
    let expected =
      switch kind {
      case 0, 2, 3, 6: ["a2", "b2"]
      case 7: ["b2"]
      default: ["a2"]
      }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { view(1) }
    if !whileFingerIsDown { host.update { view(2) } }
    for _ in 0..<(kind == 2 ? 2 : 1) {
      host.finger.down(at: CGPoint(x: 50, y: 50))
      host.update { view(2) }
      host.finger.up()
      host.settle()
    }
    #expect(log.sorted() == expected)
  }

  @Test func aButtonComesBeforeAGestureRoundIt() {
    var log: [String] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack { Button("b") { log.append("button") } }.onTapGesture { log.append("row") }
    }
    host.finger.down(at: CGPoint(x: 50, y: 50))
    host.finger.up()
    #expect(log == ["button"])
  }

  @Test func aDisabledGestureLeavesTheTouchToTheOneRoundIt() {
    let log = tapped { tap in
      VStack { Color.red.gesture(tap("child")).disabled(true) }.gesture(tap("parent"))
    }
    #expect(log == ["parent"])
  }

  @Test func anOuterDragEndsTheTapInside() {
    var log: [String] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack { Color.red.onTapGesture { log.append("tap") } }
        .gesture(DragGesture().onEnded { _ in log.append("drag") })
    }
    host.finger.down(at: CGPoint(x: 50, y: 50))
    host.finger.move(to: CGPoint(x: 70, y: 50))
    host.finger.up()
    #expect(log == ["drag"])
  }

  @Test func aSequenceTellsItsFirstPartAndThenBoth() {
    var log: [String] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.gesture(
        LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
          .onChanged { value in
            switch value {
            case .first(let pressed): log.append("first \(pressed)")
            case .second(let pressed, let drag):
              log.append("second \(pressed) \(drag.map { "\($0.translation.width)" } ?? "-")")
            }
          }
          .onEnded { value in
            if case .second(_, let drag?) = value { log.append("end \(drag.translation.width)") }
          })
    }
    host.finger.down(at: CGPoint(x: 20, y: 50))
    host.advance(by: 0.5)
    host.finger.move(to: CGPoint(x: 60, y: 50))
    host.finger.up()
    #expect(log == ["first true", "second true 0.0", "second true 40.0", "end 40.0"])
  }

  @Test func aSequenceWhoseFirstPartFailsTellsNothingMore() {
    var ends = 0
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.gesture(
        LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in ends += 1 })
    }
    host.finger.down(at: CGPoint(x: 20, y: 50))
    host.finger.move(to: CGPoint(x: 60, y: 50))
    host.advance(by: 1)
    host.finger.up()
    #expect(ends == 0)
  }

  /// Rule: GESTURE-1.3.3.
  @Test func simultaneousValuesStandSideBySide() {
    var log: [String] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.gesture(
        DragGesture().simultaneously(with: MagnifyGesture()).onEnded { value in
          log.append("\(value.first?.translation.width ?? -1) \(value.second == nil)")
        })
    }
    host.finger.down(at: CGPoint(x: 20, y: 50))
    host.finger.move(to: CGPoint(x: 60, y: 50))
    host.finger.up()
    #expect(log == ["40.0 true"])
  }

  @Test func aGestureOfOnesOwnHasTheValueOfItsBody() {
    struct Swipe: Gesture {
      let threshold: CGFloat
      var body: some Gesture<Bool> {
        DragGesture().map { $0.translation.width > threshold }
      }
    }
    var results: [Bool] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.gesture(Swipe(threshold: 30).onEnded { results.append($0) })
    }
    for width in [CGFloat(20), 40] {
      host.finger.down(at: CGPoint(x: 20, y: 50))
      host.finger.move(to: CGPoint(x: 20 + width, y: 50))
      host.finger.up()
    }
    #expect(results == [false, true])
  }

  @Test("a gesture that comes and goes is recognised while it is there")
  func optionalGesture() {
    var taps = 0
    func screen(_ hasGesture: Bool) -> some View {
      Color.red.gesture(hasGesture ? TapGesture().onEnded { taps += 1 } : nil)
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { screen(false) }
    var counts: [Int] = []
    for hasGesture in [false, true, true, false, true] {
      host.update { screen(hasGesture) }
      host.finger.down(at: CGPoint(x: 50, y: 50))
      host.finger.up()
      counts.append(taps)
    }
    #expect(counts == [0, 1, 2, 2, 3])
  }

  @Test func aGestureOfAnyTypeAndAnAbsentOneWork() {
    var log: [String] = []
    let any = AnyGesture(DragGesture().map { _ in "drag" })
    let absent: _EndedGesture<TapGesture>? = nil
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.gesture(any.onEnded { log.append($0) }).simultaneousGesture(absent)
    }
    host.finger.down(at: CGPoint(x: 20, y: 50))
    host.finger.move(to: CGPoint(x: 60, y: 50))
    host.finger.up()
    #expect(log == ["drag"])
  }

  @Test func theLatestClosuresRun() {
    var log: [Int] = []
    func view(_ number: Int) -> some View { Color.red.onTapGesture { log.append(number) } }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { view(1) }
    host.finger.down(at: CGPoint(x: 20, y: 50))
    host.update { view(2) }
    host.finger.up()
    #expect(log == [2])
  }
}
