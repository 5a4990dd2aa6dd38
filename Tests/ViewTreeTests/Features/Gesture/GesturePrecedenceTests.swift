import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Precedence of gestures")
struct GesturePrecedenceTests {
  private let log = Log()

  private func tap(_ name: String) -> _EndedGesture<TapGesture> {
    TapGesture().onEnded { log.note(name) }
  }

  /// Expects which taps are told of one touch.
  private func expectTaps(
    _ names: [String], sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder of view: () -> some View
  ) {
    ViewHost(size: CGSize(width: 100, height: 100), content: view).tap()
    #expect(log.take() == names, sourceLocation: sourceLocation)
  }

  /// Rule: GESTURE-1.3.1.
  @Test("the inner gesture comes first, unless one around it has high priority")
  func inside() {
    let child = VStack { Color.red.gesture(tap("child")) }
    expectTaps(["child"]) { child.gesture(tap("parent")) }
    expectTaps(["parent"]) { child.highPriorityGesture(tap("parent")) }
    expectTaps(["parent"]) { child.disabled(true).gesture(tap("parent")) }
    expectTaps(["button"]) {
      VStack { Button("b") { log.note("button") } }.onTapGesture { log.note("row") }
    }
  }

  @Test("a simultaneous gesture is recognised too; a mask switches it or those inside off")
  func simultaneous() {
    let child = VStack { Color.red.gesture(tap("child")) }
    expectTaps(["child", "parent"]) { child.simultaneousGesture(tap("parent")) }
    for (mask, names) in [
      (.all, ["child", "parent"]), (.gesture, ["parent"]), (.subviews, ["child"]), (.none, []),
    ] as [(GestureMask, [String])] {
      expectTaps(names) { child.simultaneousGesture(tap("parent"), including: mask) }
    }
  }

  @Test(
    "a gesture that is made again runs its new actions, also where the finger is down",
    arguments: [
      ("simultaneously", ["a2", "b2"]), ("exclusively", ["a2"]), ("sequenced", ["a2", "b2"]),
      ("of any type", ["a2", "b2"]), ("optional", ["a2"]), ("mapped", ["a2"]),
      ("beside", ["a2", "b2"]), ("of high priority", ["b2"]), ("a modifier", ["a2"]),
    ])
  func latest(kind: String, expected: [String]) {
    func view(_ number: Int) -> AnyView {
      let (a, b) = (tap("a\(number)"), tap("b\(number)"))
      return switch kind {
      case "simultaneously": AnyView(Color.red.gesture(a.simultaneously(with: b)))
      case "exclusively": AnyView(Color.red.gesture(a.exclusively(before: b)))
      case "sequenced": AnyView(Color.red.gesture(a.sequenced(before: b)))
      case "of any type": AnyView(Color.red.gesture(AnyGesture(a.simultaneously(with: b))))
      case "optional": AnyView(Color.red.gesture(Optional(a)))
      case "mapped":
        AnyView(Color.red.gesture(TapGesture().map { number }.onEnded { log.note("a\($0)") }))
      case "beside": AnyView(Color.red.gesture(a).simultaneousGesture(b))
      case "of high priority": AnyView(Color.red.gesture(a).highPriorityGesture(b))
      default: AnyView(Color.red.onTapGesture { log.note("a\(number)") })
      }
    }
    for whileFingerIsDown in [false, true] {
      let host = host { view(1) }
      if !whileFingerIsDown { host.update { view(2) } }
      for _ in 0..<(kind == "sequenced" ? 2 : 1) {
        host.finger.down()
        host.update { view(2) }
        host.finger.up()
        host.settle()
      }
      #expect(log.take().sorted() == expected)
    }
  }

  @Test("an outer drag ends the tap inside")
  func outerDrag() {
    let host = host {
      VStack { Color.red.gesture(tap("tap")) }
        .gesture(DragGesture().onEnded { _ in log.note("drag") })
    }
    host.finger.pull((50, 50), (70, 50))
    host.finger.up()
    #expect(log.entries == ["drag"])
  }

  @Test("a sequence tells its first part and then both, and nothing after a first part that fails")
  func sequence() {
    let host = host {
      Color.red.gesture(
        LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
          .onChanged { value in
            switch value {
            case .first(let pressed): log.note("first \(pressed)")
            case .second(let pressed, let drag):
              log.note("second \(pressed) \(drag.map { "\($0.translation.width)" } ?? "-")")
            }
          }
          .onEnded { value in
            if case .second(_, let drag?) = value { log.note("end \(drag.translation.width)") }
          })
    }
    host.finger.down(20, 50)
    host.advance(by: 0.5)
    host.finger.move(60, 50)
    host.finger.up()
    #expect(log.take() == ["first true", "second true 0.0", "second true 40.0", "end 40.0"])
    // It fails when it moves too soon, having told that it began.
    host.finger.pull((20, 50), (60, 50))
    host.advance(by: 1)
    host.finger.up()
    #expect(log.take() == ["first true"])
  }

  /// Rule: GESTURE-1.3.3.
  @Test("simultaneous values come side by side")
  func bothValues() {
    let host = host {
      Color.red.gesture(
        DragGesture().simultaneously(with: MagnifyGesture()).onEnded { value in
          log.note("\(value.first?.translation.width ?? -1) \(value.second == nil)")
        })
    }
    host.finger.pull((20, 50), (60, 50))
    host.finger.up()
    #expect(log.entries == ["40.0 true"])
  }

  @Test("a gesture of one's own has the value of its body")
  func ownGesture() {
    struct Swipe: Gesture {
      let threshold: CGFloat
      var body: some Gesture<Bool> { DragGesture().map { $0.translation.width > threshold } }
    }
    let host = host { Color.red.gesture(Swipe(threshold: 30).onEnded { log.note("\($0)") }) }
    for width in [CGFloat(20), 40] {
      host.finger.pull((20, 50), (20 + width, 50))
      host.finger.up()
    }
    #expect(log.entries == ["false", "true"])
  }

  @Test("a gesture that comes and goes is recognised while it is there")
  func optionalGesture() {
    func screen(_ hasGesture: Bool) -> some View {
      Color.red.gesture(hasGesture ? tap("tap") : nil)
    }
    let host = host { screen(false) }
    let counts = [false, true, true, false, true].map { hasGesture -> Int in
      host.update { screen(hasGesture) }
      host.tap()
      return log.entries.count
    }
    #expect(counts == [0, 1, 2, 2, 3])
  }

  @Test("a gesture of any type and an absent one work")
  func anyAndAbsent() {
    let any = AnyGesture(DragGesture().map { _ in "drag" })
    let absent: _EndedGesture<TapGesture>? = nil
    let host = host {
      Color.red.gesture(any.onEnded { log.note($0) }).simultaneousGesture(absent)
    }
    host.finger.pull((20, 50), (60, 50))
    host.finger.up()
    #expect(log.entries == ["drag"])
  }
}
