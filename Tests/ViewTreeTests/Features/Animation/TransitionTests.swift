import SwiftUI
import Testing
import ViewTreeTesting

private struct ListedKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct LastingKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  static var _includesRemovedValues: Bool { true }
}

private struct TransitionCounter: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    Color.red.frame(width: 100, height: 50)
      .accessibilityIdentifier("leaving")
      .preference(key: ListedKey.self, value: ["leaving \(count)"])
      .transformPreference(LastingKey.self) { $0.append("leaving") }
      .onAppear {
        log.note("appear")
        count += 1
      }
      .onDisappear { log.note("disappear") }
  }
}

private struct TransitionScene: View {
  let control: Control
  let log: Log
  var transition: AnyTransition?
  @State private var isShown: Bool

  init(control: Control, log: Log, transition: AnyTransition?, isShown: Bool = true) {
    self.control = control
    self.log = log
    self.transition = transition
    _isShown = State(wrappedValue: isShown)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.blue.frame(width: 200, height: 20)
      if isShown {
        if let transition {
          TransitionCounter(log: log).transition(transition)
        } else {
          TransitionCounter(log: log)
        }
      }
      Color.green.frame(width: 30, height: 10).accessibilityIdentifier("below")
        .preference(key: ListedKey.self, value: ["below"])
        .transformPreference(LastingKey.self) { $0.append("below") }
    }
    .frame(width: 200, height: 300, alignment: .topLeading)
    .onAppear {
      control["toggle"] = { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      control["plain"] = { isShown.toggle() }
    }
  }
}

private struct TransitionRows: View {
  let control: Control
  let log: Log
  @State private var rows = [1, 2, 3]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(rows, id: \.self) { row in
        Color.red.frame(width: 50, height: 10).accessibilityIdentifier("row \(row)")
          .onDisappear { log.note("\(row) gone") }
          .transition(.opacity)
      }
    }
    .frame(width: 100, height: 100, alignment: .top)
    .onAppear {
      control["remove"] = { withAnimation(.linear(duration: 1)) { rows = [1, 3] } }
      control["add"] = { withAnimation(.linear(duration: 1)) { rows = [1, 2, 3, 4] } }
      control["restore"] = { withAnimation(.linear(duration: 1)) { rows = [1, 2, 3] } }
    }
  }
}

private struct TransitionCentred: View {
  let control: Control
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 10, height: 20).accessibilityIdentifier("old")
      if isShown {
        Color.red.frame(width: 10, height: 20)
          .accessibilityIdentifier("new")
          .padding(5)
      }
    }
    .onAppear { control["toggle"] = { withAnimation(.linear(duration: 1)) { isShown.toggle() } } }
  }
}

private struct TransitionTurning: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: phase.value * 40).opacity(phase.isIdentity ? 1 : 0.5)
  }
}

private struct TransitionWidth: ViewModifier {
  let x: CGFloat
  func body(content: Content) -> some View { content.offset(x: x) }
}

@MainActor
@Suite("Views come and go by their transition when the change is animated")
struct TransitionTests {
  private let control = Control()
  private let log = Log()

  private func host(_ transition: AnyTransition?, isShown: Bool = true) -> ViewHost {
    ViewHost(size: CGSize(width: 200, height: 300)) {
      TransitionScene(control: control, log: log, transition: transition, isShown: isShown)
    }
  }

  /// Rules: STATE-4.6.7, ANIM-1.3.2.
  @Test("a removed view stays in its place, fades, takes no room, and disappears at the end")
  func removal() {
    let host = host(.opacity)
    control["toggle"]()
    host.settle()
    #expect(host.frame(of: "leaving") == CGRect(x: 0, y: 20, width: 100, height: 50))
    #expect(host.frame(of: "below")?.minY == 20)
    #expect(host.presentationFrame(of: "below")?.minY == 70)
    host.advance(by: 0.25)
    #expect(abs((host.presentationOpacity(of: "leaving") ?? 0) - 0.75) < 1e-9)
    #expect(log.entries == ["appear"])
    host.advance(by: 0.75)
    #expect(host.frame(of: "leaving") == nil)
    #expect(log.entries == ["appear", "disappear"])
    #expect(!host.isAnimating)
  }

  /// Rule: ANIM-1.3.1.
  @Test("without an animation it goes at once")
  func plain() {
    let host = host(.opacity)
    control["plain"]()
    host.settle()
    #expect(host.frame(of: "leaving") == nil)
    #expect(log.entries == ["appear", "disappear"])
  }

  @Test("a view without a transition of its own fades")
  func defaultTransition() {
    let host = host(nil)
    control["toggle"]()
    host.advance(by: 0.25)
    #expect(abs((host.presentationOpacity(of: "leaving") ?? 0) - 0.75) < 1e-9)
    host.advance(by: 0.75)
    #expect(host.frame(of: "leaving") == nil)
    control["toggle"]()
    host.advance(by: 0.25)
    #expect(abs((host.presentationOpacity(of: "leaving") ?? 0) - 0.25) < 1e-9)
    host.advance(by: 0.75)
    #expect(host.presentationOpacity(of: "leaving") == 1)
  }

  /// Rule: ANIM-1.3.3. A box of 20 in a frame of 40, in the middle of 100: the frame is at 30,
  /// the box at 40. Over its trailing edge the whole goes 40, half of which is 20. The empty stack
  /// is at 50, so that half of its own motion is 10.
  @Test(
    "a transition moves the whole item, also where modifiers, views and identities are outside",
    arguments: ["modifiers", "view", "identity", "list", "nested"])
  func wholeItem(_ kind: String) {
    struct Box: View {
      var body: some View {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
          .transition(.move(edge: .trailing))
      }
    }
    struct Owner: View {
      let kind: String
      let isShown: Bool

      var body: some View {
        VStack {
          switch kind {
          case "modifiers": if isShown { framed(Box()) }
          case "view": if isShown { framed(Box().padding(0)) }
          case "identity": if isShown { framed(Box().id(1)) }
          case "list": ForEach(isShown ? [1] : [], id: \.self) { _ in framed(Box()) }
          default: if isShown { framed(Box().transition(.opacity)).transition(.scale) }
          }
        }
      }

      private func framed(_ view: some View) -> some View {
        view.padding(10).background { Color.blue.accessibilityIdentifier("back") }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Owner(kind: kind, isShown: true) }
    withAnimation(.linear(duration: 1)) {
      host.update { Owner(kind: kind, isShown: false) }
    }
    host.advance(by: 0.5)
    #expect(host.presentationFrame(of: "box")?.minX == 70)
    #expect(host.presentationFrame(of: "back")?.minX == 60)
    host.advance(by: 1)
    #expect(host.frame(of: "box") == nil)
  }

  /// Rule: ANIM-1.3.3.
  @Test("a transition behind a container is not read: the item fades where it is")
  func behindContainer() {
    func view(_ isShown: Bool) -> some View {
      VStack {
        if isShown {
          HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
              .transition(.move(edge: .trailing))
            Color.blue.frame(width: 0, height: 0)
          }
          .padding(10)
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { view(true) }
    withAnimation(.linear(duration: 1)) { host.update { view(false) } }
    host.advance(by: 0.5)
    // The stack goes from 30 to 50, where it is empty; the box lies 10 inside of it.
    #expect(host.presentationFrame(of: "box")?.minX == 50)
    #expect(abs((host.presentationOpacity(of: "box") ?? 0) - 0.5) < 1e-9)
  }

  /// Rule: ANIM-1.3.3. The state is the item's: values go on to reach it inside the transition.
  @Test("an item inside its transition is brought up to date, and keeps its state")
  func updatedInside() {
    func view(_ width: CGFloat) -> some View {
      VStack {
        if width > 0 {
          Color.red.frame(width: width, height: 20).accessibilityIdentifier("box")
            .transition(.move(edge: .trailing)).padding(10)
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { view(20) }
    host.update { view(30) }
    #expect(host.frame(of: "box") == CGRect(x: 35, y: 40, width: 30, height: 20))
    host.update { view(0) }
    #expect(host.frame(of: "box") == nil)
  }

  @Test("the identity transition goes at once")
  func identity() {
    let host = host(.identity)
    control["toggle"]()
    host.settle()
    #expect(host.frame(of: "leaving") == nil)
  }

  /// Rule: PREF-1.3.5.
  @Test("what is leaving no longer writes preferences, except for keys that include it, first")
  func preferences() {
    let host = host(.opacity)
    #expect(host.value(of: ListedKey.self) == ["leaving 1", "below"])
    control["toggle"]()
    host.settle()
    #expect(host.value(of: ListedKey.self) == ["below"])
    #expect(host.value(of: LastingKey.self) == ["leaving", "below"])
    host.advance(by: 1)
    #expect(host.value(of: LastingKey.self) == ["below"])
  }

  @Test("a view that comes goes from where its transition begins to its place")
  func insertion() {
    let host = host(.move(edge: .leading), isShown: false)
    control["toggle"]()
    host.settle()
    #expect(host.frame(of: "leaving")?.minX == 0)
    #expect(host.presentationFrame(of: "leaving")?.minX == -100)
    host.advance(by: 0.25)
    #expect(abs((host.presentationFrame(of: "leaving")?.minX ?? 0) + 75) < 1e-6)
    host.advance(by: 0.75)
    #expect(host.presentationFrame(of: "leaving")?.minX == 0)
  }

  /// Rule: STATE-4.6.6.
  @Test("a new view is shown in its final place at once, while what is around it moves there")
  func arrival() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      TransitionCentred(control: control)
    }
    #expect(host.frame(of: "old")?.minY == 40)
    control["toggle"]()
    host.advance(by: 0.5)
    // The stack is 50 high now: it begins at 25, the new view 25 further down.
    #expect(host.frame(of: "old")?.minY == 25)
    #expect(abs((host.presentationFrame(of: "old")?.minY ?? 0) - 32.5) < 1e-6)
    #expect(host.frame(of: "new")?.minY == 50)
    #expect(host.presentationFrame(of: "new") == host.frame(of: "new"))
  }

  /// Rule: STATE-4.6.6.
  @Test("nothing comes by a transition when the tree is made")
  func first() {
    let host = host(.opacity)
    #expect(host.presentationOpacity(of: "leaving") == 1)
    #expect(!host.isAnimating)
  }

  @Test("a view taken back while it leaves keeps its state and comes back from where it is")
  func revival() {
    let host = host(.opacity)
    control["toggle"]()
    host.advance(by: 0.5)
    control["toggle"]()
    host.settle()
    #expect(abs((host.presentationOpacity(of: "leaving") ?? 0) - 0.5) < 1e-9)
    #expect(host.value(of: ListedKey.self) == ["leaving 1", "below"])
    host.advance(by: 2)
    #expect(host.presentationOpacity(of: "leaving") == 1)
    #expect(host.frame(of: "below")?.minY == 70)
    #expect(log.entries == ["appear"])
  }

  @Test("a view without a transition that is taken back while it fades comes back from where it is")
  func revivalWithoutTransition() {
    let host = host(nil)
    control["toggle"]()
    host.advance(by: 0.25)
    #expect(abs((host.presentationOpacity(of: "leaving") ?? 0) - 0.75) < 1e-9)
    control["toggle"]()
    host.settle()
    #expect(abs((host.presentationOpacity(of: "leaving") ?? 0) - 0.75) < 1e-9)
    host.advance(by: 2)
    #expect(host.presentationOpacity(of: "leaving") == 1)
  }

  @Test("each built-in transition goes where it says, halfway through a second")
  func builtIn() throws {
    let expected: [(AnyTransition, CGRect)] = [
      (.move(edge: .trailing), CGRect(x: 50, y: 20, width: 100, height: 50)),
      (.move(edge: .top), CGRect(x: 0, y: -5, width: 100, height: 50)),
      (.slide, CGRect(x: 50, y: 20, width: 100, height: 50)),
      (.push(from: .bottom), CGRect(x: 0, y: -5, width: 100, height: 50)),
      (.offset(x: 10, y: 30), CGRect(x: 5, y: 35, width: 100, height: 50)),
      (.scale(scale: 0.5, anchor: .topLeading), CGRect(x: 0, y: 20, width: 75, height: 37.5)),
      (
        .offset(x: 20).combined(with: .offset(y: 10)),
        CGRect(x: 10, y: 25, width: 100, height: 50)
      ),
      (
        .asymmetric(insertion: .offset(x: 100), removal: .offset(y: 100)),
        CGRect(x: 0, y: 70, width: 100, height: 50)
      ),
      (
        .modifier(active: TransitionWidth(x: 60), identity: TransitionWidth(x: 0)),
        CGRect(x: 30, y: 20, width: 100, height: 50)
      ),
      (AnyTransition(TransitionTurning()), CGRect(x: 20, y: 20, width: 100, height: 50)),
      (AnyTransition(.blurReplace), CGRect(x: -5, y: 17.5, width: 110, height: 55)),
    ]
    for (transition, frame) in expected {
      let host = host(transition)
      control["toggle"]()
      host.advance(by: 0.5)
      let shown = try #require(host.presentationFrame(of: "leaving"))
      #expect(abs(shown.minX - frame.minX) < 1e-6 && abs(shown.minY - frame.minY) < 1e-6)
      #expect(abs(shown.width - frame.width) < 1e-6 && abs(shown.height - frame.height) < 1e-6)
    }
  }

  @Test("a transition that gets another number while its view is shown leaves with that number")
  func changedNumber() throws {
    let kinds: [(CGFloat) -> AnyTransition] = [
      { .offset(x: $0) },
      { .asymmetric(insertion: .opacity, removal: .offset(x: $0)) },
      { .opacity.combined(with: .offset(x: $0)) },
      { .offset(x: $0).animation(.linear(duration: 1)) },
    ]
    for kind in kinds {
      let host = host(kind(20))
      host.update { TransitionScene(control: control, log: log, transition: kind(60)) }
      control["toggle"]()
      host.advance(by: 0.5)
      // Half of the way of 60.
      let shown = try #require(host.presentationFrame(of: "leaving"))
      #expect(abs(shown.minX - 30) < 1e-6)
    }
  }

  /// Rule: ANIM-1.3.1.
  @Test("a transition's own animation holds with and without an animated change")
  func ownAnimation() {
    for action in ["toggle", "plain"] {
      let host = host(.opacity.animation(.linear(duration: 4)))
      control[action]()
      host.advance(by: 1)
      #expect(abs((host.presentationOpacity(of: "leaving") ?? 0) - 0.75) < 1e-9)
      host.advance(by: 3)
      #expect(host.frame(of: "leaving") == nil)
    }
  }

  @Test("a row leaves the list's layout at once, and the list's tree at the end")
  func rows() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      TransitionRows(control: control, log: log)
    }
    control["remove"]()
    host.advance(by: 0.5)
    #expect(host.frame(of: "row 3")?.minY == 10)
    #expect(host.presentationFrame(of: "row 3")?.minY == 15)
    #expect(host.frame(of: "row 2")?.minY == 10)
    #expect(host.presentationOpacity(of: "row 2") == 0.5)
    control["restore"]()
    host.settle()
    #expect(host.frame(of: "row 2")?.minY == 10)
    #expect(host.frame(of: "row 3")?.minY == 20)
    host.advance(by: 2)
    #expect(log.entries.isEmpty)
    control["remove"]()
    host.advance(by: 1)
    #expect(log.entries == ["2 gone"])
    #expect(host.frames(of: "row 2").isEmpty)
  }

  @Test("a row that comes goes from where its transition begins")
  func newRow() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      TransitionRows(control: control, log: log)
    }
    control["add"]()
    host.settle()
    #expect(host.presentationOpacity(of: "row 4") == 0)
    host.advance(by: 0.5)
    #expect(host.presentationOpacity(of: "row 4") == 0.5)
    host.advance(by: 1)
    #expect(host.presentationOpacity(of: "row 4") == 1)
  }

  @Test("a completion waits for what leaves", arguments: [true, false])
  func completion(hasTransition: Bool) {
    struct Screen: View {
      let control: Control
      let log: Log
      let hasTransition: Bool
      @State private var isShown = true
      var body: some View {
        ZStack {
          Color.blue
          if isShown {
            if hasTransition { Color.red.transition(.scale) } else { Color.red }
          }
        }
        .onAppear {
          control["toggle"] = {
            withAnimation(.linear(duration: 1)) {
              isShown = false
            } completion: {
              log.note("done")
            }
          }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Screen(control: control, log: log, hasTransition: hasTransition)
    }
    control["toggle"]()
    host.advance(by: 0.9)
    #expect(log.entries.isEmpty)
    host.advance(by: 0.2)
    #expect(log.entries == ["done"])
  }

  /// Rule: ANIM-1.3.3.
  @Test("what is leaving goes with the container that is taken away around it")
  func containerGoes() {
    final class Live { var count = 0 }
    final class Token {
      let live: Live
      init(_ live: Live) {
        self.live = live
        live.count += 1
      }
      deinit { live.count -= 1 }
    }
    struct Screen: View {
      let control: Control
      let live: Live
      @State private var isOuterShown = true
      @State private var isInnerShown = true
      var body: some View {
        ZStack {
          Color.red.preference(key: LastingKey.self, value: ["below"])
          if isOuterShown {
            VStack {
              Color.blue
              if isInnerShown {
                Held(live).transition(.opacity)
              }
            }
          }
        }
        .onAppear {
          control["inner"] = { withAnimation(.linear(duration: 1)) { isInnerShown = false } }
          control["outer"] = { isOuterShown = false }
        }
      }
    }
    struct Held: View {
      @State private var token: Token
      init(_ live: Live) { _token = State(initialValue: Token(live)) }
      var body: some View { Color.green.preference(key: LastingKey.self, value: ["held"]) }
    }
    let live = Live()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Screen(control: control, live: live)
    }
    #expect(host.value(of: LastingKey.self).sorted() == ["below", "held"])
    control["inner"]()
    host.advance(by: 0.5)
    control["outer"]()
    host.settle()
    #expect(host.value(of: LastingKey.self) == ["below"])
    host.advance(by: 1)
    #expect(host.value(of: LastingKey.self) == ["below"])
    #expect(!host.isAnimating)
    // Nothing holds its state any more.
    #expect(live.count == 0)
  }

  @Test("a transition's own animation wins over what is around the container")
  func ownAnimationInside() {
    struct Screen: View {
      let control: Control
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown {
            Color.red.transition(.opacity.animation(.linear(duration: 2)))
              .accessibilityIdentifier("leaving")
          }
        }
        .animation(.linear(duration: 0.5), value: isShown)
        .onAppear { control["toggle"] = { isShown.toggle() } }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Screen(control: control) }
    control["toggle"]()
    host.advance(by: 0.5)
    #expect(abs((host.presentationOpacity(of: "leaving") ?? 0) - 0.75) < 1e-9)
    host.advance(by: 1.6)
    #expect(host.frame(of: "leaving") == nil)
    control["toggle"]()
    host.advance(by: 0.5)
    #expect(abs((host.presentationOpacity(of: "leaving") ?? 0) - 0.25) < 1e-9)
  }

  @Test("what is around the container changes a transition's transaction once")
  func outerTransaction() {
    struct Screen: View {
      let control: Control
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown {
            Color.red.transition(.opacity).accessibilityIdentifier("leaving")
          }
        }
        .transaction { $0.animation = $0.animation?.delay(1) }
        .onAppear {
          control["toggle"] = { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Screen(control: control) }
    control["toggle"]()
    host.advance(by: 1.25)
    #expect(abs((host.presentationOpacity(of: "leaving") ?? 0) - 0.75) < 1e-9)
  }
}
