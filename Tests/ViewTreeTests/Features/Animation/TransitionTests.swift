import SwiftUI
import Testing
import ViewTreeTesting

private struct LastingKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  static var _includesRemovedValues: Bool { true }
}

/// Tells how often it has appeared by a state.
private struct Leaving: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    Color.red.frame(width: 100, height: 50).called("leaving")
      .preference(key: ShownNames.self, value: ["leaving \(count)"])
      .transformPreference(LastingKey.self) { $0.append("leaving") }
      .onAppear {
        log.note("appear")
        count += 1
      }
      .onDisappear { log.note("disappear") }
  }
}

@MainActor
@Suite("Views come and go by their transition when the change is animated")
struct TransitionTests {
  private let control = Control()
  private let log = Log()

  /// A view of 100 x 50 that comes and goes, 20 below the top, and one below it.
  private func shown(_ transition: AnyTransition?, isShown: Bool = true) -> ViewHost {
    host(200, 300) {
      Toggled(control, from: isShown) { isShown in
        VStack(alignment: .leading, spacing: 0) {
          Color.blue.frame(width: 200, height: 20)
          if isShown {
            if let transition {
              Leaving(log: log).transition(transition)
            } else {
              Leaving(log: log)
            }
          }
          Color.green.frame(width: 30, height: 10).called("below")
            .preference(key: ShownNames.self, value: ["below"])
            .transformPreference(LastingKey.self) { $0.append("below") }
        }
        .frame(width: 200, height: 300, alignment: .topLeading)
      }
    }
  }

  /// Rules: STATE-4.6.7, ANIM-1.3.2.
  @Test("a removed view stays in its place, fades, takes no room, and disappears at the end")
  func removal() {
    let host = shown(.opacity)
    control.run("toggle", in: host)
    host.expectFrames("leaving 0 20 100 50, below 0 20 30 10")
    host.expectShown("below 0 70 30 10")
    host.advance(by: 0.25)
    host.expectOpacity("leaving", 0.75)
    #expect(log.entries == ["appear"])
    host.advance(by: 0.75)
    #expect(host.frame(of: "leaving") == nil)
    #expect(log.entries == ["appear", "disappear"])
    #expect(!host.isAnimating)
  }

  /// Rule: ANIM-1.3.1.
  @Test("without an animation it goes at once, and by the identity transition with one, too")
  func atOnce() {
    for (action, transition) in [("plain", .opacity), ("toggle", .identity)]
      as [(String, AnyTransition)]
    {
      let before = log.entries
      let host = shown(transition)
      control.run(action, in: host)
      #expect(host.frame(of: "leaving") == nil)
      #expect(log.entries == before + ["appear", "disappear"])
    }
  }

  @Test("a view without a transition of its own fades")
  func defaultTransition() {
    let host = shown(nil)
    control.run("toggle", in: host, for: 0.25)
    host.expectOpacity("leaving", 0.75)
    host.advance(by: 0.75)
    #expect(host.frame(of: "leaving") == nil)
    control.run("toggle", in: host, for: 0.25)
    host.expectOpacity("leaving", 0.25)
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
        Color.red.frame(width: 20, height: 20).called("box").transition(.move(edge: .trailing))
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
        view.padding(10).background { Color.blue.called("back") }
      }
    }
    let host = host { Owner(kind: kind, isShown: true) }
    host.animate { Owner(kind: kind, isShown: false) }
    host.advance(by: 0.5)
    host.expectShown("box 70 50 20 20, back 60 40 40 40")
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
            Color.red.frame(width: 20, height: 20).called("box").transition(.move(edge: .trailing))
            Color.blue.frame(width: 0, height: 0)
          }
          .padding(10)
        }
      }
    }
    let host = host { view(true) }
    host.animate { view(false) }
    host.advance(by: 0.5)
    // The stack goes from 30 to 50, where it is empty; the box lies 10 inside of it.
    host.expectShown("box 50 50 20 20")
    host.expectOpacity("box", 0.5)
  }

  /// Rule: ANIM-1.3.3. The state is the item's: values go on to reach it inside the transition.
  @Test("an item inside its transition is brought up to date, and keeps its state")
  func updatedInside() {
    func view(_ width: CGFloat) -> some View {
      VStack {
        if width > 0 {
          Color.red.frame(width: width, height: 20).called("box")
            .transition(.move(edge: .trailing)).padding(10)
        }
      }
    }
    let host = host { view(20) }
    host.update { view(30) }
    host.expectFrames("box 35 40 30 20")
    host.update { view(0) }
    host.expectFrames("box missing")
  }

  /// Rule: PREF-1.3.5.
  @Test("what is leaving no longer writes preferences, except for keys that include it, first")
  func preferences() {
    let host = shown(.opacity)
    // Nothing comes by a transition when the tree is made (STATE-4.6.6).
    #expect(host.presentationOpacity(of: "leaving") == 1 && !host.isAnimating)
    #expect(host.value(of: ShownNames.self) == ["leaving 1", "below"])
    control.run("toggle", in: host)
    #expect(host.value(of: ShownNames.self) == ["below"])
    #expect(host.value(of: LastingKey.self) == ["leaving", "below"])
    host.advance(by: 1)
    #expect(host.value(of: LastingKey.self) == ["below"])
  }

  @Test("a view that comes goes from where its transition begins to its place")
  func insertion() {
    let host = shown(.move(edge: .leading), isShown: false)
    control.run("toggle", in: host)
    host.expectFrames("leaving 0 20 100 50")
    host.expectShown("leaving -100 20 100 50")
    host.advance(by: 0.25)
    host.expectShown("leaving -75 20 100 50")
    host.advance(by: 0.75)
    host.expectShown("leaving 0 20 100 50")
  }

  /// Rule: STATE-4.6.6.
  @Test("a new view is shown in its final place at once, while what is around it moves there")
  func arrival() {
    let host = host {
      Toggled(control) { isShown in
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 20).called("old")
          if isShown { Color.red.frame(width: 10, height: 20).called("new").padding(5) }
        }
      }
    }
    host.expectFrames("old 45 40 10 20")
    control.run("toggle", in: host, for: 0.5)
    // The stack is 50 high now: it begins at 25, the new view 25 further down.
    host.expectFrames("old 45 25 10 20, new 45 50 10 20")
    host.expectShown("old 45 32.5 10 20, new 45 50 10 20")
  }

  @Test(
    "a view taken back while it leaves keeps its state and comes back from where it is",
    arguments: [false, true])
  func revival(hasTransition: Bool) {
    let host = shown(hasTransition ? .opacity : nil)
    control.run("toggle", in: host, for: 0.25)
    host.expectOpacity("leaving", 0.75)
    control.run("toggle", in: host)
    host.expectOpacity("leaving", 0.75)
    #expect(host.value(of: ShownNames.self) == ["leaving 1", "below"])
    host.advance(by: 2)
    #expect(host.presentationOpacity(of: "leaving") == 1)
    host.expectFrames("below 0 70 30 10")
    #expect(log.entries == ["appear"])
  }

  /// Rule: ANIM-1.3.1.
  @Test(
    "a transition's own animation holds with and without an animated change",
    arguments: ["toggle", "plain"])
  func ownAnimation(action: String) {
    let host = shown(.opacity.animation(.linear(duration: 4)))
    control.run(action, in: host, for: 1)
    host.expectOpacity("leaving", 0.75)
    host.advance(by: 3)
    #expect(host.frame(of: "leaving") == nil)
  }

  @Test(
    "a row leaves the list's layout at once, and the list's tree at the end; one that comes fades")
  func rows() {
    func rows(_ rows: [Int]) -> some View {
      VStack(spacing: 0) {
        ForEach(rows, id: \.self) { row in
          Color.red.frame(width: 50, height: 10).called("row \(row)")
            .onDisappear { log.note("\(row) gone") }
            .transition(.opacity)
        }
      }
      .frame(width: 100, height: 100, alignment: .top)
    }
    let host = host { rows([1, 2, 3]) }
    host.animate { rows([1, 3]) }
    host.advance(by: 0.5)
    host.expectFrames("row 2 25 10 50 10, row 3 25 10 50 10")
    host.expectShown("row 3 25 15 50 10")
    host.expectOpacity("row 2", 0.5)
    host.animate { rows([1, 2, 3]) }
    host.expectFrames("row 2 25 10 50 10, row 3 25 20 50 10")
    host.advance(by: 2)
    #expect(log.entries.isEmpty)
    host.animate { rows([1, 3]) }
    host.advance(by: 1)
    #expect(log.entries == ["2 gone"])
    #expect(host.frames(of: "row 2").isEmpty)
    host.animate { rows([1, 3, 4]) }
    host.expectOpacity("row 4", 0)
    host.advance(by: 0.5)
    host.expectOpacity("row 4", 0.5)
    host.advance(by: 1)
    host.expectOpacity("row 4", 1)
  }

  @Test("a completion waits for what leaves", arguments: [true, false])
  func completion(hasTransition: Bool) {
    func view(_ isShown: Bool) -> some View {
      ZStack {
        Color.blue
        if isShown {
          if hasTransition { Color.red.transition(.scale) } else { Color.red }
        }
      }
    }
    let host = host { view(true) }
    withAnimation(.linear(duration: 1)) {
      host.update { view(false) }
    } completion: {
      log.note("done")
    }
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
    struct Held: View {
      @State private var token: Token
      init(_ live: Live) { _token = State(initialValue: Token(live)) }
      var body: some View { Color.green.preference(key: LastingKey.self, value: ["held"]) }
    }
    let live = Live()
    func view(outer: Bool, inner: Bool) -> some View {
      ZStack {
        Color.red.preference(key: LastingKey.self, value: ["below"])
        if outer {
          VStack {
            Color.blue
            if inner { Held(live).transition(.opacity) }
          }
        }
      }
    }
    let host = host { view(outer: true, inner: true) }
    #expect(host.value(of: LastingKey.self).sorted() == ["below", "held"])
    host.animate { view(outer: true, inner: false) }
    host.advance(by: 0.5)
    host.update { view(outer: false, inner: false) }
    #expect(host.value(of: LastingKey.self) == ["below"])
    host.advance(by: 1)
    #expect(host.value(of: LastingKey.self) == ["below"])
    #expect(!host.isAnimating)
    // Nothing holds its state any more.
    #expect(live.count == 0)
  }

  @Test("a transition's own animation wins over what is around the container")
  func ownAnimationInside() {
    let host = host {
      Toggled(control, from: true) { isShown in
        VStack {
          if isShown {
            Color.red.transition(.opacity.animation(.linear(duration: 2))).called("leaving")
          }
        }
        .animation(.linear(duration: 0.5), value: isShown)
      }
    }
    control.run("plain", in: host, for: 0.5)
    host.expectOpacity("leaving", 0.75)
    host.advance(by: 1.6)
    #expect(host.frame(of: "leaving") == nil)
    control.run("plain", in: host, for: 0.5)
    host.expectOpacity("leaving", 0.25)
  }

  @Test("what is around the container changes a transition's transaction once")
  func outerTransaction() {
    let host = host {
      Toggled(control, from: true) { isShown in
        VStack { if isShown { Color.red.transition(.opacity).called("leaving") } }
          .transaction { $0.animation = $0.animation?.delay(1) }
      }
    }
    control.run("toggle", in: host, for: 1.25)
    host.expectOpacity("leaving", 0.75)
  }
}
