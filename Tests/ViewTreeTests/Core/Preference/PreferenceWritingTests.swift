import SwiftUI
import Testing
import ViewTreeTesting

private struct Outline: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = "(\(value ?? "nil") \(nextValue() ?? "nil"))"
  }
  typealias Value = String?
}

/// Source: PREF-1.4.
@MainActor
@Suite("PreferenceWriting")
struct PreferenceWritingTests {
  /// Rule: PREF-1.4.1.
  @Test("of two writers around one view the outer one counts")
  func overrides() {
    #expect(fold { Color.red.named("inner").named("outer") } == "outer")
  }

  /// Rule: PLATFORM-3.
  @Test("a writer hides everything that its subtree writes")
  func hides() {
    let host = host {
      VStack {
        Named("a")
        Named("b")
      }
      .named("outer")
    }
    #expect(host.value(of: FoldKey.self) == "outer")
    #expect(host.counters.reduces == 0)
  }

  @Test("a writer hides only its own key")
  func otherKeys() {
    let host = host { Named("a").named("b") }
    #expect(host.value(of: FoldKey.self) == "b")
    #expect(host.value(of: LastNameKey.self) == "a")
  }

  /// Rule: PREF-1.4.1.
  @Test("a reader below an outer writer still sees the inner value")
  func innerReader() {
    let log = Log()
    let host = host {
      Color.red
        .named("inner")
        .onPreferenceChange(FoldKey.self) { log.note($0) }
        .named("outer")
    }
    #expect(log.entries == ["inner"])
    #expect(host.value(of: FoldKey.self) == "outer")
  }

  @Test("transformPreference changes the folded value of its content")
  func transform() {
    #expect(
      fold {
        VStack {
          Named("a")
          Named("b")
        }
        .transformPreference(FoldKey.self) { $0 += "!" }
      } == "(a b)!")
  }

  @Test("transforms run from the inside out")
  func transforms() {
    #expect(
      fold {
        Named("a")
          .transformPreference(FoldKey.self) { $0 += "1" }
          .transformPreference(FoldKey.self) { $0 += "2" }
      } == "a12")
  }

  /// Rule: PREF-1.4.2.
  @Test("a transform outside a writer starts from the writer's value, one inside is lost")
  func transformAndWriter() {
    #expect(fold { Color.red.named("a").transformPreference(FoldKey.self) { $0 += "!" } } == "a!")
    #expect(fold { Color.red.transformPreference(FoldKey.self) { $0 += "!" }.named("a") } == "a")
  }

  /// Rule: PREF-1.4.5.
  @Test("applied to a group in a list, a writer writes once for each member")
  func groupInList() {
    #expect(
      fold {
        VStack {
          Group {
            Color.red
            Color.green
          }
          .named("x")
        }
      } == "(x x)")
  }

  @Test("applied to ForEach in a list, a writer writes once for each item")
  func forEachInList() {
    #expect(fold { VStack { ForEach(0..<3) { _ in Color.red }.named("x") } } == "((x x) x)")
  }

  @Test("applied to a view whose body has several views, a writer writes for each")
  func multiViewBody() {
    struct Pair: View {
      var body: some View {
        Color.red
        Color.green
      }
    }
    #expect(fold { VStack { Pair().named("x") } } == "(x x)")
  }

  @Test("applied to no view at all in a list, a writer writes nothing")
  func emptyInList() {
    #expect(
      fold {
        VStack {
          Named("a")
          EmptyView().named("x")
          Group {}.named("y")
        }
      } == "a")
  }

  @Test("a transform on a group in a list changes the value of each member")
  func transformOnGroup() {
    #expect(
      fold {
        VStack {
          Group {
            Named("a")
            Color.red
          }
          .transformPreference(FoldKey.self) { $0 += "!" }
        }
      } == "(a! ∅!)")
  }

  @Test("applied to several views in a single-view slot, a writer writes once for all")
  func singleViewSlot() {
    #expect(
      fold {
        Named("a").overlay {
          Group {
            Named("b")
            Named("c")
          }
          .named("x")
        }
      } == "(a x)")
  }

  @Test("chained writers on a group keep their order around each member")
  func chained() {
    #expect(
      fold {
        VStack {
          Group {
            Named("a")
            Named("b")
          }
          .transformPreference(FoldKey.self) { $0 += "1" }
          .transformPreference(FoldKey.self) { $0 += "2" }
        }
      } == "(a12 b12)")
  }

  @Test("modifiers of a group are outside those of its members, whatever their kind")
  func outsideMembers() {
    let host = host {
      HStack(spacing: 0) {
        Group {
          Color.red.frame(width: 10, height: 10).named("a").called("a")
          Color.red.named("b").frame(width: 10, height: 10).called("b")
        }
        .padding(5)
        .transformPreference(FoldKey.self) { $0 += "!" }
        .padding(.top, 10).called("padded")
      }
    }
    #expect(host.value(of: FoldKey.self) == "(a! b!)")
    #expect(
      host.frames(of: "padded").map(\.size)
        == Array(repeating: CGSize(width: 20, height: 30), count: 2))
    host.expectFrames("a 35 50 10 10, b 55 50 10 10")
  }

  @Test("modifiers of a group follow new values around members that have modifiers")
  func groupUpdates() {
    struct Grouped: View {
      let length: CGFloat
      let name: String
      var body: some View {
        HStack(spacing: 0) {
          Group {
            Color.red.frame(width: length, height: 10).named(name)
            Color.red.frame(width: 10, height: 10)
          }
          .transformPreference(FoldKey.self) { $0 += name }
          .padding(length).called("padded")
        }
      }
    }
    let host = host { Grouped(length: 1, name: "a") }
    #expect(host.value(of: FoldKey.self) == "(aa ∅a)")
    host.update { Grouped(length: 2, name: "b") }
    #expect(host.value(of: FoldKey.self) == "(bb ∅b)")
    #expect(host.frames(of: "padded").map(\.width) == [6, 14])
  }

  /// Rules: PREF-1.1.3, PREF-1.4.4.
  @Test("a key of optional values has nil as its default, and nil written is a write")
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
  }

  @Test("an optional nil overrides what the content writes")
  func nilOverrides() {
    let host = host {
      Color.red.preference(key: Outline.self, value: "a").preference(key: Outline.self, value: nil)
    }
    #expect(host.value(of: Outline.self) == nil)
  }
}
