import SwiftUI
import Testing
import ViewTreeTesting

/// One of two views, or one or none, that come and go under an animation of a second.
private struct Branches: View {
  enum Kind: CaseIterable {
    case optional, first, second
  }

  let kind: Kind
  let control: Control
  @State private var isShown = true
  @State private var width: CGFloat = 10

  var body: some View {
    VStack(spacing: 0) {
      switch kind {
      case .optional: if isShown { box }
      case .first: if isShown { box } else { Color.blue.called("other") }
      case .second: if !isShown { Color.blue.called("other") } else { box }
      }
    }
    .onAppear {
      control["toggle"] = { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      control["widen"] = {
        withAnimation(.linear(duration: 1)) {
          isShown.toggle()
          width = 30
        }
      }
    }
  }

  private var box: some View {
    Color.red.frame(width: width, height: 10).called("box").transition(.opacity)
  }
}

/// Is removed, and back with the next update, which also changes its own state.
private struct Returning: View {
  enum Order: CaseIterable {
    case together, before, after, earlier
  }

  private struct Kept: View {
    let control: Control
    let log: Log
    @State private var width: CGFloat = 10

    var body: some View {
      Color.red.frame(width: width).called("kept")
        .lastNamed("\(width)")
        .onAppear { control["widen"] = { width = 20 } }
        .onDisappear { log.note("gone") }
    }
  }

  /// Stays as it is, so that nothing from above brings the view in it up to date.
  private struct Around: View {
    let control: Control
    let log: Log

    var body: some View {
      VStack { Kept(control: control, log: log) }
        .onPreferenceChange(LastNameKey.self) { log.note($0) }
    }
  }

  let order: Order
  let control: Control
  let log: Log
  @State private var isShown = true

  var body: some View {
    VStack { if isShown { Around(control: control, log: log) } }
      .onChange(of: isShown) {
        guard !isShown else { return }
        switch order {
        case .together:
          control["widen"]()
          isShown = true
        case .before:
          // A group of writes of its own: the body would run while its view is away.
          control["widen"]()
          withTransaction(Transaction()) { isShown = true }
        case .after:
          isShown = true
          withTransaction(Transaction()) { control["widen"]() }
        case .earlier:
          isShown = true
        }
      }
      .onAppear {
        control["hide"] = {
          if order == .earlier { control["widen"]() }
          withTransaction(Transaction()) { isShown = false }
        }
      }
  }
}

/// Views that come back while they are on their way out.
///
/// Source: STATE-4.2.4, STATE-4.6.
@MainActor
@Suite("Taken back")
struct TakenBackTests {
  private let control = Control()
  private let log = Log()

  private func expectOpacity(
    _ opacity: Double, _ host: ViewHost, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let shown = host.presentationOpacity(of: "box") ?? .nan
    #expect(abs(shown - opacity) < 1e-9, sourceLocation: sourceLocation)
  }

  @Test("a branch that is taken back shows its new value", arguments: Branches.Kind.allCases)
  fileprivate func newValue(kind: Branches.Kind) {
    let host = host { Branches(kind: kind, control: control) }
    control["toggle"]()
    host.advance(by: 0.5)
    expectOpacity(0.5, host)
    host.run(control["widen"])
    host.expectFrames("box 35 45 30 10")
    host.advance(by: 2)
    host.expectFrames("box 35 45 30 10")
    #expect(host.presentationOpacity(of: "box") == 1)
  }

  @Test("a branch that comes for the first time comes by its transition, and not with the tree")
  func arrival() {
    for kind in Branches.Kind.allCases {
      let host = host { Branches(kind: kind, control: control) }
      #expect(host.presentationOpacity(of: "box") == 1)
      control["toggle"]()
      host.advance(by: 2)
      host.expectFrames("box missing")
      control["toggle"]()
      host.advance(by: 0.25)
      expectOpacity(0.25, host)
    }
  }

  @Test(
    "a body and an action that wait while their view is away run when that comes back",
    arguments: Returning.Order.allCases)
  fileprivate func waitingBody(order: Returning.Order) {
    let host = host { Returning(order: order, control: control, log: log) }
    host.run(control["hide"])
    host.expectFrames("kept 40 0 20 100")
    #expect(log.entries == ["10.0", "20.0"])
  }

  /// The first group inserts the view, the second one moves it: it is not seen in between.
  @Test("a view that came between two groups of writes leaves by its transition later on")
  func cameBetweenGroups() {
    struct Owner: View {
      let control: Control
      @State private var isShown = false
      @State private var width: CGFloat = 10
      var body: some View {
        VStack {
          if isShown {
            Color.red.frame(width: width, height: 10).called("box").transition(.opacity)
          }
        }
        .onAppear {
          control["show"] = {
            isShown = true
            withAnimation(.linear(duration: 1)) { width = 30 }
          }
          control["hide"] = { withAnimation(.linear(duration: 1)) { isShown = false } }
        }
      }
    }
    let host = host { Owner(control: control) }
    control["show"]()
    host.advance(by: 2)
    #expect(host.presentationOpacity(of: "box") == 1)
    control["hide"]()
    host.advance(by: 0.25)
    expectOpacity(0.75, host)
  }

  @Test("a body deep in a view that leaves does not run again", arguments: [1, 3])
  func leavingBody(depth: Int) {
    struct Counted: View {
      let model: Model
      let log: Log
      var body: some View {
        let _ = log.note("body \(model.number)")
        Color.red.onDisappear { log.note("gone") }
      }
    }
    struct Nested: View {
      let depth: Int
      let model: Model
      let log: Log
      var body: some View {
        if depth == 0 {
          Counted(model: model, log: log)
        } else {
          VStack { AnyView(Nested(depth: depth - 1, model: model, log: log)) }
        }
      }
    }
    struct Owner: View {
      let depth: Int
      let model: Model
      let control: Control
      let log: Log
      @State private var isShown = true
      var body: some View {
        VStack { if isShown { Nested(depth: depth, model: model, log: log) } }
          .onChange(of: isShown) { model.number += 1 }
          .onAppear { control["hide"] = { isShown = false } }
      }
    }
    let host = host { Owner(depth: depth, model: Model(), control: control, log: log) }
    host.run(control["hide"])
    #expect(log.entries == ["body 0", "gone"])
  }

  @Test("a view that left without a transition comes back by its transition in an animated change")
  func animatedReturn() {
    struct Owner: View {
      let control: Control
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Color.red.frame(width: 10, height: 10).called("box").transition(.opacity) }
        }
        .onChange(of: isShown) { withAnimation(.linear(duration: 1)) { isShown = true } }
        .onAppear { control["hide"] = { isShown = false } }
      }
    }
    let host = host { Owner(control: control) }
    control["hide"]()
    host.advance(by: 0.25)
    expectOpacity(0.25, host)
    host.advance(by: 1)
    #expect(host.presentationOpacity(of: "box") == 1)
  }

  /// Source: STATE-4.2: on a list the calls are merged: the first in, the last out.
  @Test("a list disappears when the last of its views has left")
  func lastOut() {
    struct Owner: View {
      let control: Control
      let log: Log
      @State private var shown = [true, true]
      var body: some View {
        VStack {
          Group {
            if shown[0] { Color.red }
            if shown[1] { Color.blue }
          }
          .onAppear { log.note("+") }
          .onDisappear { log.note("-") }
        }
        .onAppear {
          control["first"] = { shown[0].toggle() }
          control["second"] = { shown[1].toggle() }
        }
      }
    }
    let host = host { Owner(control: control, log: log) }
    #expect(log.entries == ["+"])
    for (name, change) in [
      ("first", []), ("second", ["-"]), ("second", ["+"]), ("first", []), ("second", []),
      ("first", ["-"]),
    ] as [(String, [String])] {
      let notes = log.notes { host.run(control[name]) }
      #expect(notes == change, "\(name)")
    }
  }
}
