import SwiftUI
import Testing
import ViewTreeTesting

/// State that callbacks write: how often bodies run, and with which values.
///
/// Source: STATE-4.1, STATE-4.3, STATE-4.4.
@MainActor
@Suite("State written in callbacks")
struct NestedWritesTests {
  let log = Log()
  let control = Control()

  private struct Probe: View {
    let log: Log
    let action: (Binding<Int>, Binding<Int>) -> Void
    @State private var n = 0
    @State private var m = 0

    var body: some View {
      let _ = log.note("body \(n) \(m)")
      Color.clear
        .onChange(of: n) { old, new in log.note("n \(old) to \(new)") }
        .onAppear { action($n, $m) }
    }
  }

  private func run(_ action: @escaping (Binding<Int>, Binding<Int>) -> Void) -> [String] {
    log.notes { _ = host { Probe(log: log, action: action) } }
  }

  @Test("without an animation the writes of one callback are one change")
  func oneGroup() {
    let notes = run { n, _ in for value in 1...4 { n.wrappedValue = value } }
    #expect(notes == ["body 0 0", "body 4 0", "n 0 to 4"])
  }

  @Test("two states written together run the body once; with an animation between them, twice")
  func twoStates() {
    let together = run { n, m in
      n.wrappedValue = 1
      m.wrappedValue = 1
    }
    #expect(together == ["body 0 0", "body 1 1", "n 0 to 1"])
    let apart = run { n, m in
      n.wrappedValue = 1
      withAnimation { m.wrappedValue = 1 }
    }
    #expect(apart == ["body 0 0", "body 1 0", "body 1 1", "n 0 to 1"])
  }

  @Test("an animation inside an animation parts the writes of the outer one in two")
  func nestedAnimations() {
    let notes = run { _, m in
      withAnimation(.linear) {
        m.wrappedValue = 1
        withAnimation(.easeIn) { m.wrappedValue = 2 }
        m.wrappedValue = 3
      }
    }
    #expect(notes == ["body 0 0", "body 0 1", "body 0 2", "body 0 3"])
  }

  @Test("a group that writes what is there already runs no body")
  func equalGroup() {
    let notes = run { n, _ in
      n.wrappedValue = 1
      withAnimation { n.wrappedValue = 1 }
    }
    #expect(notes == ["body 0 0", "body 1 0", "n 0 to 1"])
  }

  enum Callback: CaseIterable { case appear, change, preference, geometry, task }

  private struct Writer: View {
    let callback: Callback
    let log: Log
    @State private var width: CGFloat = 10

    var body: some View {
      let _ = log.note("body \(Int(width))")
      let view = Color.red.frame(width: width).called("view")
      switch callback {
      case .appear: view.onAppear { width = 20 }
      case .change: view.onChange(of: 0, initial: true) { width = 20 }
      case .preference:
        view.preference(key: SumKey.self, value: 1)
          .onPreferenceChange(SumKey.self) { _ in width = 20 }
      case .geometry:
        view.onGeometryChange(for: CGFloat.self, of: \.size.height) { _ in width = 20 }
      case .task: view.task { width = 20 }
      }
    }
  }

  @Test(
    "what a callback of the first turn writes is laid out before anybody sees the tree",
    arguments: Callback.allCases.filter { $0 != .task })
  func laidOutAtOnce(callback: Callback) {
    let host = host { Writer(callback: callback, log: log) }
    host.expectFrames("view 40 0 20 100")
    #expect(log.entries == ["body 10", "body 20"])
    #expect(host.warnings.isEmpty)
  }

  @Test("what a task writes is laid out after the tree has been seen without it")
  func taskComesLater() async {
    let host = host { Writer(callback: .task, log: log) }
    host.expectFrames("view 45 0 10 100")
    await host.settled()
    host.expectFrames("view 40 0 20 100")
    #expect(log.entries == ["body 10", "body 20"])
  }

  private struct Child: View {
    let given: Int
    let log: Log
    let control: Control
    @State private var own = 0

    var body: some View {
      let _ = log.note("child \(given) \(own)")
      Color.red.onAppear { control["child"] = { own += 1 } }
    }
  }

  private struct Parent: View {
    let log: Log
    let control: Control
    @State private var n = 0

    var body: some View {
      let _ = log.note("parent \(n)")
      VStack { if n < 2 { Child(given: n, log: log, control: control) } }
        .onAppear { control["parent"] = { n += 1 } }
    }
  }

  @Test("a child whose own state changes with its parent's runs once, after the parent")
  func parentFirst() {
    let host = host { Parent(log: log, control: control) }
    control["child"]()
    host.run(control["parent"])
    #expect(log.entries == ["parent 0", "child 0 0", "parent 1", "child 1 1"])
  }

  @Test("a child that its parent's new body leaves out does not run again")
  func removedChild() {
    let host = host { Parent(log: log, control: control) }
    host.run(control["parent"])
    let notes = log.notes {
      control["child"]()
      host.run(control["parent"])
    }
    #expect(notes == ["parent 2"])
  }

  @Test("a chain of callbacks over several views comes to its end within one settling")
  func chain() {
    struct Links: View {
      @State private var a = 0
      @State private var b = 0
      @State private var c = 0
      let log: Log

      var body: some View {
        let _ = log.note("\(a) \(b) \(c)")
        VStack {
          Color.red.onChange(of: a) { b = a }
          Color.red.onChange(of: b) { c = b }
        }
        .onAppear { a = 1 }
      }
    }
    let host = host { Links(log: log) }
    #expect(log.entries == ["0 0 0", "1 0 0", "1 1 0", "1 1 1"])
    #expect(host.warnings.isEmpty)
  }

  @Test("a callback runs with the captures of the newest body, also one that a state has run")
  func newestCaptures() {
    struct Owner: View {
      @State private var n = 0
      let log: Log
      let control: Control

      var body: some View {
        let shown = n
        VStack { if n < 2 { Color.red.onDisappear { log.note("removed at \(shown)") } } }
          .onAppear { control["next"] = { n += 1 } }
          .onChange(of: n) { log.note("changed in \(shown)") }
      }
    }
    let host = host { Owner(log: log, control: control) }
    for _ in 0..<2 { host.run(control["next"]) }
    // The body of 2 has no such view any more: the newest one that had it is that of 1.
    #expect(log.entries == ["changed in 1", "changed in 2", "removed at 1"])
  }
}
