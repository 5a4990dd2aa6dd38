import SwiftUI
import Testing
import ViewTreeTesting

private struct Item: View {
  let transition: AnyTransition
  let isShown: Bool

  var body: some View {
    VStack(spacing: 0) {
      if isShown {
        Color.red.frame(width: 100, height: 50).accessibilityIdentifier("box")
          .transition(transition)
      }
    }
    .frame(width: 200, height: 200, alignment: .topLeading)
  }
}

/// A stack in the middle of 100 points, and a view that comes below another one.
private struct Stacked: View {
  var height: CGFloat = 20
  var isShown = false
  var transition = AnyTransition.identity

  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(width: 10, height: height).accessibilityIdentifier("old")
      if isShown {
        Color.red.frame(width: 10, height: 20).accessibilityIdentifier("new")
          .transition(transition)
      }
    }
  }
}

private struct Plain: View {
  var height: CGFloat = 20
  var isShown = false

  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(width: 10, height: height).accessibilityIdentifier("old")
      if isShown { Color.red.frame(width: 10, height: 20).accessibilityIdentifier("new") }
    }
  }
}

@MainActor
@Suite("Kinds of transitions, and views that come without one")
struct TransitionKindTests {
  private func host(_ view: some View) -> ViewHost {
    ViewHost(size: CGSize(width: 200, height: 200)) { view }
  }

  private func animate(_ host: ViewHost, to view: some View) {
    withAnimation(.linear(duration: 1)) { host.update { view } }
  }

  /// How far it grows is this engine's choice: a fifth.
  @Test(
    "blur and replace comes from below its size, and goes beyond it only where it says so",
    arguments: [(true, false, 0.8), (true, true, 1.2), (false, false, 0.8), (false, true, 0.8)])
  func blurReplace(isDownUp: Bool, goes: Bool, far: Double) throws {
    let transition = AnyTransition(.blurReplace(isDownUp ? .downUp : .upUp))
    let host = host(Item(transition: transition, isShown: goes))
    animate(host, to: Item(transition: transition, isShown: !goes))
    host.advance(by: 0.5)
    // Halfway between its own size and the far one, and half as opaque.
    let shown = try #require(host.presentationFrame(of: "box"))
    #expect(abs(shown.width - 100 * (1 + far) / 2) < 1e-6)
    #expect(abs((host.presentationOpacity(of: "box") ?? 0) - 0.5) < 1e-9)
  }

  /// Half of the way of the first is 10, of the second 30.
  @Test("a transition of another kind counts from the next time on that its view comes")
  func anotherKind() throws {
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
        let host = host(Item(transition: before(20), isShown: true))
        host.update { Item(transition: after(60), isShown: true) }
        animate(host, to: Item(transition: after(60), isShown: false))
        host.advance(by: 0.5)
        let shown = try #require(host.presentationFrame(of: "box"))
        #expect(abs(shown.minX - (old == new ? 30 : 10)) < 1e-6, "\(old) to \(new)")
        host.advance(by: 1)
        host.update { Item(transition: after(60), isShown: true) }
        host.advance(by: 2)
        animate(host, to: Item(transition: after(60), isShown: false))
        host.advance(by: 0.5)
        #expect(abs((host.presentationFrame(of: "box")?.minX ?? 0) - 30) < 1e-6)
      }
    }
  }

  private struct Pushed: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  @Test("an item inside a transition hears the animations that are around its container")
  func outerAnimation() {
    struct Widened: View {
      let control: Control
      @State private var width: CGFloat = 50
      var body: some View {
        VStack {
          if width > 0 {
            Color.red.frame(width: width, height: 50).accessibilityIdentifier("box")
              .transition(.opacity)
          }
        }
        .animation(.linear(duration: 1), value: width)
        .onAppear { control["widen"] = { width = 150 } }
      }
    }
    let control = Control()
    let host = host(Widened(control: control))
    control["widen"]()
    host.settle()
    host.advance(by: 0.25)
    // A quarter of the way from 50 to 150.
    #expect(abs((host.presentationFrame(of: "box")?.width ?? 0) - 75) < 1e-6)
  }

  /// Rule: STATE-4.6.6. The stack of 20 is at 90; with the new view it is 40 high and is at 80.
  @Test("a view that comes without any motion of its own is in its place at once")
  func withoutMotion() {
    let host = host(Stacked())
    animate(host, to: Stacked(isShown: true))
    host.advance(by: 0.5)
    #expect(host.presentationFrame(of: "old")?.minY == 85)
    #expect(host.frame(of: "new")?.minY == 100)
    #expect(host.presentationFrame(of: "new") == host.frame(of: "new"))
  }

  /// Rule: STATE-4.6.6. The stack grows from 20 to 60 and is at 70 in the end; with the new view it is
  /// 80 high and is at 60. Halfway it is shown 10 below, as the plain change moves both at once.
  @Test("a view that comes while others move is in its place at once")
  func whileOthersMove() {
    let host = host(Plain())
    animate(host, to: Plain(height: 60))
    host.advance(by: 0.5)
    host.update { Plain(height: 60, isShown: true) }
    #expect(host.frame(of: "old")?.minY == 60)
    #expect(host.presentationFrame(of: "old")?.minY == 70)
    #expect(host.frame(of: "new")?.minY == 120)
    #expect(host.presentationFrame(of: "new") == host.frame(of: "new"))
  }

  @Test("a scale of 0 is halfway at a half, and can be undone")
  func scaleOfNothing() {
    let transition = AnyTransition.scale(scale: 0)
    let host = host(Item(transition: transition, isShown: true))
    animate(host, to: Item(transition: transition, isShown: false))
    host.advance(by: 0.5)
    #expect(abs((host.presentationFrame(of: "box")?.width ?? 0) - 50) < 0.01)
    #expect(host.warnings.isEmpty)
  }

  /// The spring goes beyond its goal; nothing is more than opaque, nor less than clear.
  @Test("a view that fades by a spring stays between clear and opaque")
  func fadesBySpring() {
    let host = host(Plain(isShown: true))
    for isShown in [false, true] {
      withAnimation(.spring(duration: 0.5, bounce: 0.7)) {
        host.update { Plain(isShown: isShown) }
      }
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

  @Test("transitions that fade are half as opaque halfway, coming and going")
  func fades() {
    for transition in [AnyTransition.opacity, .push(from: .top), .push(from: .trailing)] {
      for goes in [false, true] {
        let host = host(Item(transition: transition, isShown: goes))
        animate(host, to: Item(transition: transition, isShown: !goes))
        host.advance(by: 0.5)
        #expect(abs((host.presentationOpacity(of: "box") ?? 0) - 0.5) < 1e-9)
      }
    }
  }
}
