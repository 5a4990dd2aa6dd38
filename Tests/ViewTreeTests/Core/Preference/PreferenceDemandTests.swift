import SwiftUI
import Testing
import ViewTreeTesting

/// Asks for its next value twice.
private struct TwiceKey: PreferenceKey {
  static var defaultValue: String { "∅" }
  static func reduce(value: inout String, nextValue: () -> String) {
    let first = nextValue()
    let second = nextValue()
    value += first == second ? first : "\(first)≠\(second)"
  }
}

/// Asks for the next value while it is at a plus.
private struct UntilKey: PreferenceKey {
  static var defaultValue: String { "∅" }
  static func reduce(value: inout String, nextValue: () -> String) {
    if value.hasSuffix("+") { value += nextValue() }
  }
}

/// Writes the model's name; only its own body sees a change.
private struct Writer<Key: PreferenceKey>: View where Key.Value == String {
  let key: Key.Type
  let model: Model

  init(_ key: Key.Type, _ model: Model) {
    self.key = key
    self.model = model
  }

  var body: some View { Color.red.preference(key: Key.self, value: model.name) }
}

/// Source: PREF-1.1, PREF-1.2.
@MainActor @Suite("Preferences: demand")
struct PreferenceDemandTests {
  private let log = Log()

  /// Notes that it was called.
  private var transform: some View {
    Color.red.transformPreference(FoldKey.self) { _ in log.note("transform") }
  }

  @Test("unless it says otherwise a key counts no removed views, and is not for the host")
  func defaults() {
    #expect(!SumKey._includesRemovedValues)
    #expect(!SumKey._isReadableByHost)
  }

  /// Rule: PREF-1.1.1.
  @Test("without a reader no closure and no reduce runs, and none for a reader of another key")
  func noReader() {
    let host = host {
      VStack {
        Named("a")
        Named("b")
        transform
        Color.red.anchorPreference(key: FoldKey.self, value: .bounds) { _ in
          log.note("anchor")
          return "d"
        }
        Color.red.preference(key: SumKey.self, value: 1)
        Color.red.preference(key: SumKey.self, value: 2)
      }
    }
    #expect(log.entries.isEmpty)
    #expect(host.counters.reduces == 0)
    #expect(host.value(of: SumKey.self) == 3)
    #expect(host.counters.reduces == 1)
    #expect(log.entries.isEmpty)
  }

  @Test("reading at the root is a reader, and reading again without a change runs nothing")
  func rootReader() {
    let host = host {
      VStack {
        Named("a")
        transform
      }
    }
    #expect(log.entries.isEmpty)
    for _ in 0..<2 { host.expectFold("(a ∅)") }
    #expect(host.counters.reduces == 1)
    #expect(log.entries == ["transform"])
  }

  /// Rule: PREF-1.2.4.
  @Test("a reduce that does not ask never evaluates later siblings")
  func lazy() {
    let host = host {
      VStack {
        Color.red.preference(key: FirstNameKey.self, value: "a")
        Color.red.transformPreference(FirstNameKey.self) { _ in log.note("transform") }
      }
    }
    #expect(host.value(of: FirstNameKey.self) == "a")
    #expect(log.entries.isEmpty)
    #expect(host.counters.reduces == 1)
  }

  /// Rule: PREF-1.2.4.
  @Test("asking for the next value twice evaluates it once and gives the same")
  func twice() {
    let host = host {
      VStack {
        Color.red.preference(key: TwiceKey.self, value: "a")
        Color.red.transformPreference(TwiceKey.self) { value in
          log.note("transform")
          value = "b\(log.entries.count)"
        }
      }
    }
    #expect(host.value(of: TwiceKey.self) == "ab1")
    #expect(log.entries == ["transform"])
  }

  @Test("an outer writer keeps inner closures for its key from running")
  func pruned() {
    expectFold("a") { transform.named("a") }
    #expect(log.entries.isEmpty)
  }

  @Test("a sibling that was not asked is still found when the first one goes")
  func laterDemand() {
    func content(showsFirst: Bool) -> some View {
      VStack {
        if showsFirst { Color.red.preference(key: FirstNameKey.self, value: "a") }
        Color.red.preference(key: FirstNameKey.self, value: "b")
      }
    }
    let host = host { content(showsFirst: true) }
    #expect(host.value(of: FirstNameKey.self) == "a")
    host.update { content(showsFirst: false) }
    #expect(host.value(of: FirstNameKey.self) == "b")
  }

  /// Rule: PREF-1.2.4.
  @Test("a change in a sibling that reduce has not asked for folds nothing again")
  func unaskedChange() {
    let model = Model()
    let host = host {
      VStack {
        Color.red.preference(key: FirstNameKey.self, value: "a")
        VStack {
          Writer(FirstNameKey.self, model)
          Color.red.preference(key: FirstNameKey.self, value: "c")
        }
      }
    }
    #expect(host.value(of: FirstNameKey.self) == "a")
    host.run { model.name = "y" }
    #expect(host.value(of: FirstNameKey.self) == "a")
    #expect(host.counters.reduces == 1)
  }

  /// Rule: PREF-1.2.4. A list that was asked once and is not asked any more is none of the fold's.
  @Test("a change in a list that reduce asks for no more folds nothing again")
  func noLongerAsked() {
    let (first, second, third) = (Model(), Model(), Model())
    first.name = "+"
    second.name = "+"
    let host = host {
      VStack {
        Writer(UntilKey.self, first)
        VStack {
          Writer(UntilKey.self, second)
          Writer(UntilKey.self, third)
        }
      }
    }
    // The inner fold asks for the third, the outer one for both.
    #expect(host.value(of: UntilKey.self) == "++x")
    #expect(host.counters.reduces == 2)
    host.run {
      first.name = "a"
      second.name = "+y"
    }
    #expect(host.value(of: UntilKey.self) == "a")
    #expect(host.counters.reduces == 3)
    host.run { third.name = "z" }
    #expect(host.value(of: UntilKey.self) == "a")
    #expect(host.counters.reduces == 3)
    host.run { first.name = "+" }
    #expect(host.value(of: UntilKey.self) == "++y")
  }
}
