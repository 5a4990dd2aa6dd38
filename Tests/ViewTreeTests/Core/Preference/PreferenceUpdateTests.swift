import SwiftUI
import TestSupport
import Testing
import ViewTreeTesting

private struct NumberSumKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Row: View {
  let model: Model
  var body: some View { Color.red.preference(key: NumberSumKey.self, value: model.number) }
}

/// Source: PREF-1.1 to PREF-1.4, COST-1.7.
@MainActor
@Suite("Preferences: changes")
struct PreferenceUpdateTests {
  private let model = Model()
  private let log = Log()

  /// Rule: COST-1.7.
  @Test("a changed writer in a static list folds its list again, and no other")
  func oneOfMany() {
    let host = host {
      VStack {
        HStack {
          Row(model: Model())
          Row(model: Model())
          Row(model: Model())
        }
        HStack {
          Row(model: Model())
          Row(model: model)
        }
      }
    }
    #expect(host.value(of: NumberSumKey.self) == 0)
    #expect(host.counters.reduces == 4)
    host.run { model.number = 5 }
    #expect(host.counters.reduces == 4)
    #expect(host.value(of: NumberSumKey.self) == 5)
    // One call in the second row, one in the column; the first row's fold is kept.
    #expect(host.counters.reduces == 6)
  }

  @Test("a writer in a static list beside dynamic items reaches the container")
  func besideDynamic() {
    let host = host {
      VStack {
        ModelNamed(model: model)
        Group {
          ModelNamed(model: model)
          Named("c")
        }
        ForEach(["d"], id: \.self) { Named($0) }
      }
    }
    #expect(host.value(of: FoldKey.self) == "(((x x) c) d)")
    host.run { model.name = "y" }
    #expect(host.value(of: FoldKey.self) == "(((y y) c) d)")
  }

  @Test("a writer inside AnyView reaches the container that AnyView is spliced into")
  func insideAnyView() {
    struct Erased: View {
      let name: String?
      var body: some View {
        VStack {
          Named("a")
          if let name { AnyView(Named(name)) } else { AnyView(Color.red) }
        }
      }
    }
    struct Exchanged: View {
      let name: String?
      var body: some View {
        VStack {
          Named("a")
          name.map { AnyView(Named($0)) } ?? AnyView(Color.red)
        }
      }
    }
    let erased = host { Erased(name: "b") }
    let exchanged = host { Exchanged(name: "b") }
    #expect(erased.value(of: FoldKey.self) == "(a b)")
    #expect(exchanged.value(of: FoldKey.self) == "(a b)")
    erased.update { Erased(name: "c") }
    exchanged.update { Exchanged(name: "c") }
    #expect(erased.value(of: FoldKey.self) == "(a c)")
    #expect(exchanged.value(of: FoldKey.self) == "(a c)")
    erased.update { Erased(name: nil) }
    exchanged.update { Exchanged(name: nil) }
    #expect(erased.value(of: FoldKey.self) == "a")
    #expect(exchanged.value(of: FoldKey.self) == "a")
  }

  @Test("a moved item moves in the fold")
  func moved() {
    struct List: View {
      let names: [String]
      var body: some View { VStack { ForEach(names, id: \.self) { Named($0) } } }
    }
    let host = host { List(names: ["a", "b", "c"]) }
    #expect(host.value(of: FoldKey.self) == "((a b) c)")
    host.update { List(names: ["c", "a"]) }
    #expect(host.value(of: FoldKey.self) == "(c a)")
    host.update { List(names: []) }
    #expect(host.value(of: FoldKey.self) == "∅")
  }

  @Test("a changed zIndex changes the order")
  func zIndex() {
    struct Deep: View {
      let depth: Double
      var body: some View {
        ZStack {
          ForEach(["a"], id: \.self) { Named($0).zIndex(depth) }
          Named("b")
        }
      }
    }
    let host = host { Deep(depth: 0) }
    #expect(host.value(of: FoldKey.self) == "(a b)")
    host.update { Deep(depth: 1) }
    #expect(host.value(of: FoldKey.self) == "(b a)")
    host.update { Deep(depth: -1) }
    #expect(host.value(of: FoldKey.self) == "(a b)")
  }

  @Test("a change below an outer writer of the key folds nothing above it")
  func hidden() {
    let host = host {
      VStack {
        ModelNamed(model: model)
          .onPreferenceChange(FoldKey.self) { log.note($0) }
          .named("outer")
        Named("b")
      }
    }
    #expect(host.value(of: FoldKey.self) == "(outer b)")
    let before = host.counters
    host.run { model.name = "y" }
    #expect(host.value(of: FoldKey.self) == "(outer b)")
    #expect(log.entries == ["x", "y"])
    #expect((host.counters - before).reduces == 0)
  }

  @Test("a change below an anchor's writer of the key folds nothing above it, and is not read")
  func hiddenByAnchor() {
    let host = host {
      VStack {
        ModelNamed(model: model)
          .onPreferenceChange(FoldKey.self) { log.note($0) }
          .anchorPreference(key: FoldKey.self, value: .bounds) { _ in
            log.note("anchor")
            return "outer"
          }
        Named("b")
      }
      .onPreferenceChange(FoldKey.self) { log.note($0) }
    }
    #expect(log.entries.count == 3)
    let before = host.counters
    host.run { model.name = "y" }
    #expect(log.entries.dropFirst(3) == ["y"])
    #expect((host.counters - before).reduces == 0)
  }

  @Test("a value that another one replaces is freed, in a writer and in every fold above it")
  func freed() {
    final class Tokens: @unchecked Sendable {
      var living = 0
    }
    final class Token {
      let tokens: Tokens
      init(_ tokens: Tokens) {
        self.tokens = tokens
        tokens.living += 1
      }
      deinit { tokens.living -= 1 }
    }
    struct TokenKey: PreferenceKey {
      static var defaultValue: Token? { nil }
      static func reduce(value: inout Token?, nextValue: () -> Token?) {
        value = nextValue() ?? value
      }
    }
    struct Writers: View {
      let tokens: Tokens
      let writes: Bool
      let turn: Int
      var body: some View {
        VStack {
          Color.red.preference(key: TokenKey.self, value: writes ? Token(tokens) : nil)
          Color.red.transformPreference(TokenKey.self) { $0 = writes ? Token(tokens) : nil }
          if turn > 0 { Color.red }
        }
      }
    }
    let tokens = Tokens()
    do {
      let host = host { Writers(tokens: tokens, writes: true, turn: 0) }
      #expect(host.value(of: TokenKey.self) != nil)
      // The first writer's, and the transform's, which the fold holds too.
      #expect(tokens.living == 2)
      for turn in 1...3 {
        host.update { Writers(tokens: tokens, writes: true, turn: turn) }
        #expect(host.value(of: TokenKey.self) != nil)
        #expect(tokens.living == 2)
      }
      host.update { Writers(tokens: tokens, writes: false, turn: 4) }
      #expect(host.value(of: TokenKey.self) == nil)
      #expect(tokens.living == 0)
      host.update { Writers(tokens: tokens, writes: true, turn: 5) }
      #expect(host.value(of: TokenKey.self) != nil)
    }
    #expect(tokens.living == 0)
  }

  @Test("a transform runs again when its content changes, or what it has read")
  func transform() {
    let content = Model()
    let read = Model()
    let host = host {
      ModelNamed(model: content).transformPreference(FoldKey.self) {
        log.note($0)
        $0 += read.name
      }
    }
    #expect(host.value(of: FoldKey.self) == "xx")
    host.run { content.name = "y" }
    #expect(host.value(of: FoldKey.self) == "yx")
    host.run { read.name = "z" }
    #expect(host.value(of: FoldKey.self) == "yz")
    #expect(log.entries == ["x", "y", "y"])
  }

  @Test("a dynamic list that nothing has changed is not folded again, whoever asks")
  func foldedOnce() {
    let host = host {
      VStack {
        if Bool(true) { Named("a") }
        Named("b")
      }
    }
    for _ in 0..<3 { #expect(host.value(of: FoldKey.self) == "(a b)") }
    #expect(host.counters.reduces == 1)
  }

  @Test("an equal value written again invalidates nothing")
  func equal() {
    let host = host { PairOfNames() }
    _ = host.value(of: FoldKey.self)
    host.update { PairOfNames() }
    _ = host.value(of: FoldKey.self)
    #expect(host.counters.reduces == 1)
  }
}

private struct PairOfNames: View {
  var body: some View {
    VStack {
      Named("a")
      Named("b")
    }
  }
}
