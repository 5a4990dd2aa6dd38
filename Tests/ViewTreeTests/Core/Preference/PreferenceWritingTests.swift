import SwiftUI
import Testing
import ViewTreeTesting

private struct Outline: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = "(\(value ?? "nil") \(nextValue() ?? "nil"))"
  }
  typealias Value = String?
}

extension View {
  /// Appends to the value of ``FoldKey``.
  fileprivate func adds(_ text: String) -> some View {
    transformPreference(FoldKey.self) { $0 += text }
  }
}

/// Source: PREF-1.4.
@MainActor @Suite("PreferenceWriting")
struct PreferenceWritingTests {
  /// Rules: PREF-1.4.1, PLATFORM-3.
  @Test("a writer hides everything that its subtree writes for its key, and for no other")
  func overrides() {
    expectFold("outer") { Color.red.named("inner").named("outer") }
    expectFold("outer", reduces: 0) { VStack { namedPair("a", "b") }.named("outer") }
    let host = host { Named("a").named("b") }
    host.expectFold("b")
    #expect(host.value(of: LastNameKey.self) == "a")
    // A reader below an outer writer still sees the inner value.
    let log = Log()
    expectFold("outer") {
      Color.red
        .named("inner")
        .onPreferenceChange(FoldKey.self) { log.note($0) }
        .named("outer")
    }
    #expect(log.entries == ["inner"])
  }

  /// Rule: PREF-1.4.2.
  @Test("transforms change the folded value of their content, from the inside out")
  func transforms() {
    expectFold("(a b)!") { VStack { namedPair("a", "b") }.adds("!") }
    expectFold("a12") { Named("a").adds("1").adds("2") }
    // One outside a writer starts from the writer's value, one inside is lost.
    expectFold("a!") { Color.red.named("a").adds("!") }
    expectFold("a") { Color.red.adds("!").named("a") }
  }

  /// Rule: PREF-1.4.5.
  @Test("on several views in a list a writer writes once for each")
  func writersInList() {
    struct Pair: View {
      var body: some View {
        Color.red
        Color.green
      }
    }
    expectFold("(x x)") {
      VStack {
        Group {
          Color.red
          Color.green
        }
        .named("x")
      }
    }
    expectFold("((x x) x)") { VStack { ForEach(0..<3) { _ in Color.red }.named("x") } }
    expectFold("(x x)") { VStack { Pair().named("x") } }
    // On no view at all it writes nothing.
    expectFold("a") {
      VStack {
        Named("a")
        EmptyView().named("x")
        Group {}.named("y")
      }
    }
    // In a place for one view it writes once for all.
    expectFold("(a x)") {
      Named("a").overlay { Group { namedPair("b", "c") }.named("x") }
    }
  }

  @Test("on several views in a list transforms change the value of each, and keep their order")
  func transformsInList() {
    expectFold("(a! ∅!)") {
      VStack {
        Group {
          Named("a")
          Color.red
        }
        .adds("!")
      }
    }
    expectFold("(a12 b12)") { VStack { Group { namedPair("a", "b") }.adds("1").adds("2") } }
  }

  @Test("modifiers of a group are outside those of its members, whatever their kind")
  func outsideMembers() {
    let host = expectFrames("a 35 50 10 10, b 55 50 10 10") {
      HStack(spacing: 0) {
        Group {
          Color.red.frame(width: 10, height: 10).named("a").called("a")
          Color.red.named("b").frame(width: 10, height: 10).called("b")
        }
        .padding(5)
        .adds("!")
        .padding(.top, 10)
        .called("padded")
      }
    }
    host.expectFold("(a! b!)")
    #expect(host.frames(of: "padded") == [CGRect(30, 35, 20, 30), CGRect(50, 35, 20, 30)])
  }

  @Test("modifiers of a group follow new values around members that have modifiers")
  func groupUpdates() {
    func content(_ length: CGFloat, _ name: String) -> some View {
      HStack(spacing: 0) {
        Group {
          Color.red.frame(width: length, height: 10).named(name)
          Color.red.frame(width: 10, height: 10)
        }
        .adds(name)
        .padding(length)
        .called("padded")
      }
    }
    let host = host { content(1, "a") }
    host.expectFold("(aa ∅a)")
    host.update { content(2, "b") }
    host.expectFold("(bb ∅b)")
    #expect(host.frames(of: "padded").map(\.width) == [6, 14])
  }

  /// Rules: PREF-1.1.3, PREF-1.4.4.
  @Test("a key of optional values has nil as its default; nil written is a write, and overrides")
  func optionalValues() {
    let silent = host { Color.red }
    #expect(silent.value(of: Outline.self) == nil)
    let written = host {
      VStack {
        Color.red.preference(key: Outline.self, value: nil)
        Color.red.preference(key: Outline.self, value: "b")
      }
    }
    #expect(written.value(of: Outline.self) == "(nil b)")
    let overridden = host {
      Color.red.preference(key: Outline.self, value: "a").preference(key: Outline.self, value: nil)
    }
    #expect(overridden.value(of: Outline.self) == nil)
  }
}
