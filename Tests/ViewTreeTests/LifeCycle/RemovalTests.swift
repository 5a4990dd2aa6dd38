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
        Color.red.noting("first", in: log).transition(transition)
      } else {
        Color.blue.noting("second", in: log).transition(transition)
      }
    }
    .onAppear {
      control["plain"] = { isFirst.toggle() }
      control["animated"] = { withAnimation(.linear(duration: 1)) { isFirst.toggle() } }
      control["nil"] = { withAnimation(nil) { isFirst.toggle() } }
    }
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

  private func scene(_ transition: AnyTransition = .opacity) -> ViewHost {
    host { RemovalScene(log: log, control: control, transition: transition) }
  }

  /// Rule: STATE-4.2.4. The end of the host is that of the window: the second view goes with it.
  @Test("without an animation the old view disappears in the update after, whatever its transition")
  func plain() {
    for transition in [
      AnyTransition.opacity, .move(edge: .leading),
      .asymmetric(insertion: .opacity, removal: .identity),
    ] {
      let notes = log.notes {
        let host = scene(transition)
        host.run(control["plain"])
      }
      #expect(notes == ["+first", "+second", "-first", "-second"])
    }
  }

  /// Expects what the scene notes while something is done to it.
  private func expect(
    _ notes: [String], _ transition: AnyTransition = .opacity,
    sourceLocation: SourceLocation = #_sourceLocation, of change: (ViewHost) -> Void
  ) {
    let host = scene(transition)
    let found = log.notes { change(host) }
    withExtendedLifetime(host) { #expect(found == notes, sourceLocation: sourceLocation) }
  }

  /// Rule: STATE-4.2.4.
  @Test("an animation that is nil is none; with animations disabled the old view is erased at once")
  func noAnimation() {
    expect(["+second", "-first"]) { $0.run(control["nil"]) }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    expect(["-first", "+second"]) { host in
      withTransaction(transaction) { control["plain"]() }
      host.settle()
    }
  }

  /// Rule: STATE-4.2.4.
  @Test("with the identity transition the old view is erased before the new one appears")
  func identityTransition() {
    expect(["-first", "+second"], .identity) { $0.run(control["plain"]) }
    expect(["-first", "+second"], .identity) { $0.run(control["animated"]) }
  }

  @Test(
    """
    with a transition the new view appears at once, and the old one disappears at its end, or never \
    when it comes back before
    """)
  func transitions() {
    expect(["+second"]) { host in
      control["animated"]()
      host.advance(by: 0.9)
    }
    expect(["+second", "-first"]) { host in
      control["animated"]()
      host.advance(by: 1.1)
    }
    expect(["+second", "-second"]) { host in
      control["animated"]()
      host.advance(by: 0.5)
      control["animated"]()
      host.advance(by: 2)
    }
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
      let host = host { Replaced(kind: kind, isNew: false, log: log) }
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
      let host = host { scene(false) }
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
    #expect(log.entries.prefix(3) == order[...])
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
        Color.red.frame(width: width).called("kept").noting("kept", in: log)
          .onAppear { control["widen"] = { width = 20 } }
      }
    }
    let host = host { Owner(log: log, control: control) }
    host.run(control["widen"])
    host.run(control["hide"])
    host.expectFrames("kept 40 0 20 100")
    #expect(log.entries == ["+kept"])
  }

  /// Rule: STATE-4.2.3.
  @Test("giving the host up in the middle of a transition, what leaves goes with what is there")
  func released() {
    var host: ViewHost? = scene()
    control["animated"]()
    host?.advance(by: 0.5)
    host = nil
    #expect(log.entries.prefix(2) == ["+first", "+second"])
    #expect(log.entries.dropFirst(2).sorted() == ["-first", "-second"])
  }
}
