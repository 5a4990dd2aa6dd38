import SwiftUI
import Testing
import ViewTreeTesting

private struct Item: View {
  let transition: AnyTransition
  let isShown: Bool

  var body: some View {
    VStack(spacing: 0) {
      if isShown {
        Color.red.frame(width: 100, height: 50).called("box").transition(transition)
      }
    }
    .frame(width: 200, height: 200, alignment: .topLeading)
  }
}

/// A stack in the middle of 200 points, and a view that comes below another one.
private struct Plain: View {
  var height: CGFloat = 20
  var isShown = false
  var transition: AnyTransition?

  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(width: 10, height: height).called("old")
      if isShown {
        if let transition { new.transition(transition) } else { new }
      }
    }
  }

  private var new: some View { Color.red.frame(width: 10, height: 20).called("new") }
}

private struct Turning: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: phase.value * 40).opacity(phase.isIdentity ? 1 : 0.5)
  }
}

private struct Pushed: ViewModifier {
  let x: CGFloat
  func body(content: Content) -> some View { content.offset(x: x) }
}

@MainActor
@Suite("Kinds of transitions, and views that come without one")
struct TransitionKindTests {
  /// An item of 100 x 50 that is halfway on its way, to or from its place at the top left.
  private func halfway(_ transition: AnyTransition, goes: Bool = true) -> ViewHost {
    let host = host(200, 200) { Item(transition: transition, isShown: goes) }
    host.animate { Item(transition: transition, isShown: !goes) }
    host.advance(by: 0.5)
    return host
  }

  @Test("each built-in transition goes where it says, halfway through a second")
  func builtIn() {
    func leaves(
      _ transition: AnyTransition, _ frame: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      halfway(transition).expectShown("box \(frame)", sourceLocation: sourceLocation)
    }
    leaves(.move(edge: .trailing), "50 0 100 50")
    leaves(.move(edge: .top), "0 -25 100 50")
    leaves(.slide, "50 0 100 50")
    leaves(.push(from: .bottom), "0 -25 100 50")
    leaves(.offset(x: 10, y: 30), "5 15 100 50")
    leaves(.scale(scale: 0.5, anchor: .topLeading), "0 0 75 37.5")
    leaves(.offset(x: 20).combined(with: .offset(y: 10)), "10 5 100 50")
    leaves(.asymmetric(insertion: .offset(x: 100), removal: .offset(y: 100)), "0 50 100 50")
    leaves(.modifier(active: Pushed(x: 60), identity: Pushed(x: 0)), "30 0 100 50")
    leaves(AnyTransition(Turning()), "20 0 100 50")
    leaves(AnyTransition(.blurReplace), "-5 -2.5 110 55")
  }

  /// How far it grows is this engine's choice: a fifth, half of which is seen halfway.
  @Test(
    "blur and replace comes from below its size, and goes beyond it only where it says so",
    arguments: [
      (true, false, "5 2.5 90 45"), (true, true, "-5 -2.5 110 55"),
      (false, false, "5 2.5 90 45"), (false, true, "5 2.5 90 45"),
    ])
  func blurReplace(isDownUp: Bool, goes: Bool, frame: String) {
    let host = halfway(AnyTransition(.blurReplace(isDownUp ? .downUp : .upUp)), goes: goes)
    host.expectShown("box \(frame)")
    host.expectOpacity("box", 0.5)
  }

  @Test("transitions that fade are half as opaque halfway, coming and going")
  func fades() {
    for transition in [AnyTransition.opacity, .push(from: .top), .push(from: .trailing)] {
      for goes in [false, true] { halfway(transition, goes: goes).expectOpacity("box", 0.5) }
    }
  }

  @Test("a scale of 0 is halfway at a half, and can be undone")
  func scaleOfNothing() {
    let host = halfway(.scale(scale: 0))
    #expect(abs((host.presentationFrame(of: "box")?.width ?? 0) - 50) < 0.01)
    #expect(host.warnings.isEmpty)
  }

  /// Half of the way of the first is 10, of the second 30.
  @Test(
    "a transition has its latest numbers, and is of another kind from the next time that its view comes"
  )
  func anotherKind() {
    let kinds: [(CGFloat) -> AnyTransition] = [
      { .offset(x: $0) },
      { .asymmetric(insertion: .opacity, removal: .offset(x: $0)) },
      { .opacity.combined(with: .offset(x: $0)) },
      { .offset(x: $0).combined(with: .opacity) },
      { .offset(x: $0).animation(.linear(duration: 1)) },
      { .modifier(active: Pushed(x: $0), identity: Pushed(x: 0)) },
      { .opacity.combined(with: .modifier(active: Pushed(x: $0), identity: Pushed(x: 0))) },
      { .modifier(active: Pushed(x: $0), identity: Pushed(x: 0)).combined(with: .opacity) },
    ]
    for (old, before) in kinds.enumerated() {
      for (new, after) in kinds.enumerated() {
        func x() -> CGFloat { host.presentationFrame(of: "box")?.minX ?? .nan }
        let host = host(200, 200) { Item(transition: before(20), isShown: true) }
        host.update { Item(transition: after(60), isShown: true) }
        host.animate { Item(transition: after(60), isShown: false) }
        host.advance(by: 0.5)
        #expect(abs(x() - (old == new ? 30 : 10)) < 1e-6, "\(old) to \(new)")
        host.advance(by: 1)
        host.update { Item(transition: after(60), isShown: true) }
        host.advance(by: 2)
        host.animate { Item(transition: after(60), isShown: false) }
        host.advance(by: 0.5)
        #expect(abs(x() - 30) < 1e-6)
      }
    }
  }

  @Test("an item inside a transition hears the animations that are around its container")
  func outerAnimation() {
    let control = Control()
    let host = host(200, 200) {
      Toggled(control) { isWide in
        let width: CGFloat = isWide ? 150 : 50
        VStack {
          if width > 0 {
            Color.red.frame(width: width, height: 50).called("box").transition(.opacity)
          }
        }
        .animation(.linear(duration: 1), value: width)
      }
    }
    control.run("plain", in: host, for: 0.25)
    // A quarter of the way from 50 to 150.
    #expect(abs((host.presentationFrame(of: "box")?.width ?? 0) - 75) < 1e-6)
  }

  /// Rule: STATE-4.6.6. The stack of 20 is at 90; with the new view it is 40 high and is at 80.
  @Test("a view that comes without any motion of its own is in its place at once")
  func withoutMotion() {
    let host = host(200, 200) { Plain(transition: .identity) }
    host.animate { Plain(isShown: true, transition: .identity) }
    host.advance(by: 0.5)
    host.expectFrames("new 95 100 10 20")
    host.expectShown("old 95 85 10 20, new 95 100 10 20")
  }

  /// Rule: STATE-4.6.6. The stack grows from 20 to 60 and is at 70 in the end; with the new view it is
  /// 80 high and is at 60. Halfway it is shown 10 below, as the plain change moves both at once.
  @Test("a view that comes while others move is in its place at once")
  func whileOthersMove() {
    let host = host(200, 200) { Plain() }
    host.animate { Plain(height: 60) }
    host.advance(by: 0.5)
    host.update { Plain(height: 60, isShown: true) }
    host.expectFrames("old 95 60 10 60, new 95 120 10 20")
    // It is 40 high halfway.
    host.expectShown("old 95 70 10 40, new 95 120 10 20")
  }

  /// The spring goes beyond its goal; nothing is more than opaque, nor less than clear.
  @Test("a view that fades by a spring stays between clear and opaque")
  func fadesBySpring() {
    let host = host(200, 200) { Plain(isShown: true) }
    for isShown in [false, true] {
      host.animate(.spring(duration: 0.5, bounce: 0.7)) { Plain(isShown: isShown) }
      var reached = false
      for _ in 0..<60 {
        host.advance(by: 1.0 / 60)
        guard let opacity = host.presentationOpacity(of: "new") else { continue }
        #expect(opacity >= 0 && opacity <= 1)
        if opacity == (isShown ? 1 : 0) { reached = true }
      }
      #expect(reached)
      host.advance(by: 10)
    }
  }
}
