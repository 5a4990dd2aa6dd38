import SwiftUI
import Testing
import ViewTreeTesting

/// Notes the values that come out of its content.
private struct Reading<Content: View>: View {
  let log: Log
  var prefix = ""
  @ViewBuilder let content: Content

  var body: some View { content.onPreferenceChange(FoldKey.self) { log.note(prefix + $0) } }
}

/// Equal whatever it holds: only the first value is news.
private struct Blind: Equatable {
  var name: String
  static func == (left: Blind, right: Blind) -> Bool { true }
}

private struct BlindKey: PreferenceKey {
  static var defaultValue: Blind { Blind(name: "∅") }
  static func reduce(value: inout Blind, nextValue: () -> Blind) { value = nextValue() }
}

private struct SizeKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

/// Source: PREF-1.7.
@MainActor @Suite("PreferenceChangeAction")
struct PreferenceChangeActionTests {
  private let model = Model()
  private let log = Log()

  /// Expects what is delivered in the first turn.
  private func expectFirst(
    _ values: [String], sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder of content: () -> some View
  ) {
    let log = Log()
    let host = host { Reading(log: log, content: content) }
    #expect(log.entries == values, sourceLocation: sourceLocation)
    #expect(host.counters.actions == values.count, sourceLocation: sourceLocation)
  }

  /// Rules: PREF-1.7.1, PREF-1.7.2.
  @Test("the first value is delivered, in the first turn, also where it equals the default")
  func first() {
    expectFirst(["a"]) { Named("a") }
    expectFirst(["∅"]) { Named("∅") }
    // Static content without a writer never calls the action, not even with the default.
    expectFirst([]) {
      VStack {
        Color.red
        Text("x")
      }
    }
    let implicit = host {
      Color.red.overlay {
        Reading(log: log) {
          Color.red
          Color.green
        }
      }
    }
    #expect(log.entries.isEmpty && implicit.counters.actions == 0)
    // Dynamic content without a writer delivers the default.
    expectFirst(["∅"]) { VStack { if Bool(false) { Named("a") } } }
    expectFirst(["∅"]) { AnyView(Color.red) }
    expectFirst(["∅"]) { Color.red.transformPreference(FoldKey.self) { _ in } }
  }

  /// Rule: PREF-1.7.2.
  @Test("an equal value is not delivered again, by the value's own equality")
  func equality() {
    func content(_ name: String) -> some View {
      Color.red.preference(key: BlindKey.self, value: Blind(name: name))
        .onPreferenceChange(BlindKey.self) { log.note($0.name) }
    }
    let host = host { content("a") }
    host.update { content("b") }
    #expect(log.entries == ["a"])
  }

  @Test("a change is delivered once, an update without a change not at all")
  func changes() {
    let host = host { Reading(log: log) { Named("a") } }
    for name in ["a", "b", "b"] { host.update { Reading(log: log) { Named(name) } } }
    #expect(log.entries == ["a", "b"])
  }

  @Test("a change inside the content reaches the reader without any body around")
  func innerChange() {
    let host = host {
      Reading(log: log) {
        VStack {
          ModelNamed(model: model)
          if Bool(true) { Named("b") }
        }
      }
    }
    let cost = host.cost { model.name = "y" }
    #expect(log.entries == ["(x b)", "(y b)"])
    #expect(cost.bodies == 1 && cost.reduces == 1)
  }

  /// Rule: PREF-1.7.4.
  @Test("the value goes on upwards: nested readers each see their own level")
  func nested() {
    let host = host {
      VStack {
        Reading(log: log, prefix: "1 ") { Named("a") }
        Named("b")
      }
      .onPreferenceChange(FoldKey.self) { log.note("2 " + $0) }
      .onPreferenceChange(FoldKey.self) { log.note("3 " + $0) }
    }
    #expect(log.entries == ["1 a", "2 (a b)", "3 (a b)"])
    host.expectFold("(a b)")
  }

  /// Rule: PREF-1.7.3.
  @Test("a change of the identity around it delivers again, one of its content only what differs")
  func identity() {
    let host = host { Reading(log: log) { Named("a") }.id(1) }
    host.update { Reading(log: log) { Named("a") }.id(2) }
    #expect(log.entries == ["a", "a"])
    let other = Log()
    host.update { Reading(log: other) { Named("a").id(1) } }
    host.update { Reading(log: other) { Named("a").id(2) } }
    host.update { Reading(log: other) { Named("b").id(3) } }
    #expect(other.entries == ["a", "b"])
  }

  @Test("removed and inserted again, it delivers again")
  func reinserted() {
    func content(_ shows: Bool) -> some View {
      VStack { if shows { Reading(log: log) { Named("a") } } }
    }
    let host = host { content(true) }
    host.update { content(false) }
    host.update { content(true) }
    #expect(log.entries == ["a", "a"])
  }

  /// Rule: PREF-1.7.5.
  @Test("the action is the latest body's")
  func latestClosure() {
    let host = host { Reading(log: log, prefix: "old ") { Named("a") } }
    host.update { Reading(log: log, prefix: "new ") { Named("b") } }
    #expect(log.entries == ["old a", "new b"])
  }

  @Test("applied to a group in a list, each member has an action of its own")
  func group() {
    _ = host {
      VStack {
        Group {
          Named("a")
          Color.red
          Named("b")
        }
        .onPreferenceChange(FoldKey.self) { log.note($0) }
      }
    }
    #expect(log.entries == ["a", "b"])
  }

  @Test("a writer that goes leaves the default, which is delivered")
  func removal() {
    func content(_ shows: Bool) -> some View {
      Reading(log: log) { VStack { if shows { Named("a") } } }
    }
    let host = host { content(true) }
    host.update { content(false) }
    host.update { content(true) }
    #expect(log.entries == ["a", "∅", "a"])
  }

  @Test("state written by the action is laid out before the host is at rest")
  func stateWrite() {
    struct Follower: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 40, height: 10).preference(key: SizeKey.self, value: 40)
          Color.green.frame(width: width, height: 10).called("follower")
        }
        .onPreferenceChange(SizeKey.self) { width = $0 }
      }
    }
    let host = expectFrames("follower 30 50 40 10") { Follower() }
    #expect(host.warnings.isEmpty)
  }

  /// Rule: PREF-1.7.6.
  @Test("a loop over preference, state and layout is cut after two deliveries a frame")
  func loop() {
    struct Loop: View {
      let log: Log
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: SizeKey.self, value: proxy.size.width)
            }
          )
          .onPreferenceChange(SizeKey.self) {
            log.note("\($0)")
            width = $0 + 1
          }
      }
    }
    let host = host { Loop(log: log) }
    #expect(log.entries == ["10.0", "11.0"])
    #expect(host.warnings.map(\.kind) == [.updatedMultipleTimes])
    #expect(
      host.warnings.first?.message
        == "Bound preference SizeKey tried to update multiple times per frame.")
    // The dropped value is remembered: a new frame alone does not take the loop up again.
    host.settle()
    #expect(log.entries == ["10.0", "11.0"])
    #expect(host.value(of: SizeKey.self) == 12)
  }

  @Test("the limit counts again in every frame")
  func limitPerFrame() {
    let host = host { Reading(log: log) { Named("a") } }
    for name in ["b", "c", "d"] { host.update { Reading(log: log) { Named(name) } } }
    #expect(log.entries == ["a", "b", "c", "d"])
    #expect(host.warnings.isEmpty)
  }

  /// Rule: PREF-1.8.3.
  @Test("in a candidate that is not shown it waits, and delivers when the candidate is")
  func candidate() {
    let host = host {
      ViewThatFits {
        Reading(log: log) { Named("wide").frame(width: 150) }
        Reading(log: log) { Named("narrow").frame(width: 50) }
      }
    }
    #expect(log.entries == ["narrow"])
    host.size = CGSize(width: 200, height: 100)
    #expect(log.entries == ["narrow", "wide"])
  }

  @Test("a change below a transform reaches the reader above it")
  func throughTransform() {
    let host = host {
      Reading(log: log) {
        ModelNamed(model: model).transformPreference(FoldKey.self) { $0 += "!" }
      }
    }
    host.run { model.name = "y" }
    #expect(log.entries == ["x!", "y!"])
  }
}
