import SwiftUI
import Testing
import ViewTreeTesting

private struct Row: View {
  let model: Model
  var body: some View { Color.red.preference(key: SumKey.self, value: model.number) }
}

/// Source: PREF-1.1 to PREF-1.4, COST-1.7.
@MainActor @Suite("Preferences: changes")
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
    #expect(host.value(of: SumKey.self) == 0)
    #expect(host.counters.reduces == 4)
    host.run { model.number = 5 }
    #expect(host.counters.reduces == 4)
    #expect(host.value(of: SumKey.self) == 5)
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
    host.expectFold("(((x x) c) d)")
    host.run { model.name = "y" }
    host.expectFold("(((y y) c) d)")
  }

  @Test("a writer inside AnyView reaches the container that AnyView is spliced into")
  func insideAnyView() {
    func check<Content: View>(_ content: (String?) -> Content) {
      let host = host { content("b") }
      host.expectFold("(a b)")
      host.update { content("c") }
      host.expectFold("(a c)")
      host.update { content(nil) }
      host.expectFold("a")
    }
    // One of two AnyViews, and one AnyView of one of two types.
    check { name in
      VStack {
        Named("a")
        if let name { AnyView(Named(name)) } else { AnyView(Color.red) }
      }
    }
    check { name in
      VStack {
        Named("a")
        name.map { AnyView(Named($0)) } ?? AnyView(Color.red)
      }
    }
  }

  @Test("a moved item moves in the fold")
  func moved() {
    func list(_ names: [String]) -> some View {
      VStack { ForEach(names, id: \.self) { Named($0) } }
    }
    let host = host { list(["a", "b", "c"]) }
    host.expectFold("((a b) c)")
    host.update { list(["c", "a"]) }
    host.expectFold("(c a)")
    host.update { list([]) }
    host.expectFold("∅")
  }

  @Test("a changed zIndex changes the order")
  func zIndex() {
    func deep(_ depth: Double) -> some View {
      ZStack {
        ForEach(["a"], id: \.self) { Named($0).zIndex(depth) }
        Named("b")
      }
    }
    let host = host { deep(0) }
    host.expectFold("(a b)")
    host.update { deep(1) }
    host.expectFold("(b a)")
    host.update { deep(-1) }
    host.expectFold("(a b)")
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
    host.expectFold("(outer b)")
    let before = host.counters
    host.run { model.name = "y" }
    host.expectFold("(outer b)")
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
    let cost = host.cost { model.name = "y" }
    #expect(log.entries.dropFirst(3) == ["y"])
    #expect(cost.reduces == 0)
  }

  @Test("a value that another one replaces is freed, in a writer and in every fold above it")
  func freed() {
    struct TokenKey: PreferenceKey {
      static var defaultValue: Census.Token? { nil }
      static func reduce(value: inout Census.Token?, nextValue: () -> Census.Token?) {
        value = nextValue() ?? value
      }
    }
    let tokens = Census()
    func writers(_ writes: Bool, turn: Int) -> some View {
      VStack {
        Color.red.preference(key: TokenKey.self, value: writes ? Census.Token(tokens) : nil)
        Color.red.transformPreference(TokenKey.self) { $0 = writes ? Census.Token(tokens) : nil }
        if turn > 0 { Color.red }
      }
    }
    do {
      let host = host { writers(true, turn: 0) }
      #expect(host.value(of: TokenKey.self) != nil)
      // The first writer's, and the transform's, which the fold holds too.
      #expect(tokens.alive == 2)
      for turn in 1...3 {
        host.update { writers(true, turn: turn) }
        #expect(host.value(of: TokenKey.self) != nil)
        #expect(tokens.alive == 2)
      }
      host.update { writers(false, turn: 4) }
      #expect(host.value(of: TokenKey.self) == nil)
      #expect(tokens.alive == 0)
      host.update { writers(true, turn: 5) }
      #expect(host.value(of: TokenKey.self) != nil)
    }
    #expect(tokens.alive == 0)
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
    host.expectFold("xx")
    host.run { content.name = "y" }
    host.expectFold("yx")
    host.run { read.name = "z" }
    host.expectFold("yz")
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
    for _ in 0..<3 { host.expectFold("(a b)") }
    #expect(host.counters.reduces == 1)
  }

  @Test("an equal value written again invalidates nothing")
  func equal() {
    let host = host { VStack { namedPair("a", "b") } }
    host.expectFold("(a b)")
    host.update { VStack { namedPair("a", "b") } }
    host.expectFold("(a b)")
    #expect(host.counters.reduces == 1)
  }
}
