import SwiftUI
import Testing
import ViewTreeTesting

private struct RemovalScene: View {
  let log: Log
  let control: Control
  let transition: AnyTransition
  @State private var isFirst = true

  var body: some View {
    VStack {
      if isFirst {
        Color.red.noted("first", log).transition(transition)
      } else {
        Color.blue.noted("second", log).transition(transition)
      }
    }
    .onAppear {
      control["plain"] = { isFirst.toggle() }
      control["animated"] = { withAnimation(.linear(duration: 1)) { isFirst.toggle() } }
      control["nil"] = { withAnimation(nil) { isFirst.toggle() } }
    }
  }
}

extension View {
  fileprivate func noted(_ name: String, _ log: Log) -> some View {
    onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
  }
}

/// When a view disappears that another one takes the place of.
///
/// Source: STATE-4.2, STATE-4.6: removed items with a transition stay alive until it ends.
@MainActor
@Suite("Removal with and without a transition")
struct RemovalTests {
  let log = Log()
  let control = Control()

  private func host(_ transition: AnyTransition = .opacity) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) {
      RemovalScene(log: log, control: control, transition: transition)
    }
  }

  /// Rule: STATE-4.2.4. The end of the host is that of the window: the second view goes with it.
  @Test("without an animation the old view disappears in the update after, whatever its transition")
  func plain() {
    for transition in [
      AnyTransition.opacity, .move(edge: .leading),
      .asymmetric(insertion: .opacity, removal: .identity),
    ] {
      let known = log.entries.count
      do {
        let host = host(transition)
        control["plain"]()
        host.settle()
      }
      #expect(Array(log.entries.dropFirst(known)) == ["+first", "+second", "-first", "-second"])
    }
  }

  @Test("an animation that is nil is none")
  func nilAnimation() {
    let host = host()
    control["nil"]()
    host.settle()
    #expect(log.entries == ["+first", "+second", "-first"])
  }

  /// Rule: STATE-4.2.4.
  @Test("with animations disabled the old view is erased before the new one appears")
  func disabled() {
    let host = host()
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { control["plain"]() }
    host.settle()
    #expect(log.entries == ["+first", "-first", "+second"])
  }

  /// Rule: STATE-4.2.4.
  @Test(
    "under another id, in an optional and in a list it is so too, and a change is told before",
    arguments: ["id", "if", "ForEach"])
  func everyKind(_ kind: String) {
    struct Replaced: View {
      let kind: String
      let isNew: Bool
      let log: Log

      var body: some View {
        VStack {
          switch kind {
          case "id": shown.id(isNew)
          case "if": if !isNew { shown } else { shown }
          default: ForEach([isNew], id: \.self) { _ in shown }
          }
        }
        .onChange(of: isNew) { log.note("change") }
      }

      private var shown: some View {
        let name = isNew ? "T" : "F"
        return Color.red.onAppear { log.note("A\(name)") }.onDisappear { log.note("D\(name)") }
      }
    }
    do {
      let host = ViewHost(size: CGSize(width: 100, height: 100)) {
        Replaced(kind: kind, isNew: false, log: log)
      }
      host.update { Replaced(kind: kind, isNew: true, log: log) }
    }
    #expect(log.entries == ["AF", "AT", "change", "DF", "DT"])
  }

  /// Rule: STATE-4.2.4. A list keeps its items by identity, and a new type is another item: an animated
  /// change shows it leaving. In a place for one view the content is exchanged.
  @Test(
    "a new type inside AnyView erases the old view, but as an item of a list in an animated change",
    arguments: [
      ("alone", false, ["AF", "DF", "AT"]), ("alone", true, ["AF", "DF", "AT"]),
      ("framed", true, ["AF", "DF", "AT"]), ("list", false, ["AF", "DF", "AT"]),
      ("list", true, ["AF", "AT", "DF"]), ("ForEach", false, ["AF", "DF", "AT"]),
      ("ForEach", true, ["AF", "AT", "DF"]),
    ])
  func newType(_ place: String, _ isAnimated: Bool, _ order: [String]) {
    func shown(_ isNew: Bool) -> AnyView {
      isNew
        ? AnyView(Color.red.onAppear { log.note("AT") }.onDisappear { log.note("DT") })
        : AnyView(Color.blue.padding().onAppear { log.note("AF") }.onDisappear { log.note("DF") })
    }
    func change(_ scene: (Bool) -> some View) {
      let host = ViewHost(size: CGSize(width: 100, height: 100)) { scene(false) }
      withAnimation(isAnimated ? .linear(duration: 1) : nil) { host.update { scene(true) } }
      host.advance(by: 2)
    }
    // Each place in a tree of its own: a `switch` would make a list of it.
    switch place {
    case "alone": change { shown($0) }
    case "framed": change { shown($0).frame(width: 10, height: 10).padding() }
    case "list": change { isNew in VStack { shown(isNew) } }
    default: change { isNew in VStack { ForEach(0..<1) { _ in shown(isNew) } } }
    }
    let entries = Array(log.entries.prefix(3))
    #expect(entries == order)
  }

  @Test("a view that the next update brings back has never left, and keeps its state")
  func broughtBack() {
    struct Owner: View {
      @State private var isShown = true
      let log: Log
      let control: Control

      var body: some View {
        VStack {
          if isShown { Kept(log: log, control: control) }
        }
        .onChange(of: isShown) { isShown = true }
        .onAppear { control["hide"] = { isShown = false } }
      }
    }
    struct Kept: View {
      let log: Log
      let control: Control
      @State private var width: CGFloat = 10

      var body: some View {
        Color.red.frame(width: width).accessibilityIdentifier("kept").noted("kept", log)
          .onAppear { control["widen"] = { width = 20 } }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Owner(log: log, control: control)
    }
    control["widen"]()
    host.settle()
    control["hide"]()
    host.settle()
    #expect(host.frame(of: "kept")?.width == 20)
    #expect(log.entries == ["+kept"])
  }

  @Test("with a transition the new view appears at once, and the old one disappears at its end")
  func animated() {
    let host = host()
    control["animated"]()
    host.advance(by: 0.9)
    #expect(log.entries == ["+first", "+second"])
    host.advance(by: 0.2)
    #expect(log.entries == ["+first", "+second", "-first"])
  }

  /// Rule: STATE-4.2.4.
  @Test(
    "with the identity transition the old view is erased before the new one appears",
    arguments: ["plain", "animated"])
  func identityTransition(_ change: String) {
    let host = host(.identity)
    control[change]()
    host.settle()
    #expect(log.entries == ["+first", "-first", "+second"])
  }

  @Test("a view that comes back before its transition has ended has never disappeared")
  func revived() {
    let host = host()
    control["animated"]()
    host.advance(by: 0.5)
    control["animated"]()
    host.advance(by: 2)
    #expect(log.entries == ["+first", "+second", "-second"])
  }

  /// Rule: STATE-4.2.3.
  @Test("giving the host up in the middle of a transition, what leaves goes with what is there")
  func released() {
    var host: ViewHost? = host()
    control["animated"]()
    host?.advance(by: 0.5)
    host = nil
    #expect(log.entries.prefix(2) == ["+first", "+second"])
    #expect(log.entries.dropFirst(2).sorted() == ["-first", "-second"])
  }
}
