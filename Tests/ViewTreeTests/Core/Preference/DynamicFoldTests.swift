import SwiftUI
import Testing

/// Source: PREF-1.3.
@MainActor @Suite("PreferenceFold: dynamic containers")
struct DynamicFoldTests {
  /// Rules: PREF-1.3.1, PREF-1.3.4.
  @Test("a dynamic container in another has an output: the default, where none of its items writes")
  func empty() {
    expectFold("(a ∅)") {
      VStack {
        Named("a")
        VStack { ForEach([String](), id: \.self) { Named($0) } }
      }
    }
    expectFold("((a ∅) b)") {
      VStack {
        Named("a")
        VStack { if true { Color.red } }
        Named("b")
      }
    }
    expectFold("(a ∅)") {
      VStack {
        Named("a")
        GeometryReader { _ in if Bool(true) { Color.red } }
      }
    }
    // 1.3 names AnyView both among the children that make one dynamic container and among the
    // dynamic slots. In a list it gives items, so that only the container has a default.
    expectFold("(a ∅)") {
      VStack {
        Named("a")
        HStack { AnyView(Color.red) }
      }
    }
  }

  /// Rule: PREF-1.3.2.
  @Test("what is dynamic in a stack is spliced into it, in order, without a default of its own")
  func spliced() {
    expectFold("((a b) c)", reduces: 2) {
      VStack { ForEach(["a", "b", "c"], id: \.self) { Named($0) } }
    }
    expectFold("(a b)") {
      VStack {
        Named("a")
        if Bool(false) { Named("x") }
        if Bool(true) { Color.red }
        Named("b")
      }
    }
    expectFold("(((a b) c) d)") {
      VStack {
        Named("a")
        ForEach(["b", "c"], id: \.self) { Named($0) }
        if Bool(true) { Named("d") }
      }
    }
    for (flag, value) in [(true, "(yes some)"), (false, "(no some)")] {
      expectFold(value) {
        VStack {
          if flag { Named("yes") } else { Named("no") }
          Optional(Named("some"))
        }
      }
    }
    expectFold("(a b)") {
      VStack {
        Named("a")
        AnyView(Color.red)
        AnyView(Named("b"))
      }
    }
    // 1.3 folds live items one after another; a view of an item's list is an item of the container.
    expectFold("(((a a') b) b')") {
      VStack { ForEach(["a", "b"], id: \.self) { namedPair($0, $0 + "'") } }
    }
  }

  @Test("the views of readers, scroll views and other stacks are one dynamic container, too")
  func otherContainers() {
    expectFold("((a b) c)") {
      GeometryReader { _ in
        ForEach(["a", "b"], id: \.self) { Named($0) }
        Named("c")
      }
    }
    expectFold("((a b) c)") {
      ScrollView {
        Named("a")
        ForEach(["b", "c"], id: \.self) { Named($0) }
      }
    }
    expectFold("(a b)") { ZStack { ForEach(["a", "b"], id: \.self) { Named($0) } } }
  }

  /// Rules: PREF-1.3.4, PLATFORM-2.
  @Test(
    "an if or an AnyView that is the root of a layer injects the default; a plain view does not")
  func layerRoot() {
    // Published: shadowfacts.net 2025, "swiftui-preferences": both outcomes on Apple's SwiftUI.
    #expect(last { Named("a").overlay { if true { Color.green } } } == "∅")
    #expect(last { Named("a").overlay { Color.green } } == "a")
    // In a background it comes first.
    expectFold("(∅ a)") { Named("a").background { if Bool(true) { Color.green } } }
    expectFold("(a ∅)") { Named("a").overlay(AnyView(Color.green)) }
    expectFold("(a x)") { Named("a").overlay(AnyView(Named("x"))) }
  }

  @Test("an if that is the whole body has an output of its own in a single-view slot")
  func bodyRoot() {
    struct Conditional: View {
      let shows: Bool
      var body: some View { if shows { Named("x") } }
    }
    expectFold("(a ∅)") { Named("a").overlay(Conditional(shows: false)) }
    expectFold("(a x)") { Named("a").overlay(Conditional(shows: true)) }
  }

  @Test("static lists in single-view slots inject nothing")
  func staticSlots() {
    expectFold("a") {
      Named("a").overlay {
        Color.red
        Color.green
      }
    }
    expectFold("a") { Named("a").overlay { EmptyView() } }
    expectFold("((x y) a)") { Named("a").background { namedPair("x", "y") } }
  }

  /// Rule: PREF-1.4.2.
  @Test("transformPreference over silent content starts from the default")
  func transform() {
    expectFold("(a ∅t)") {
      VStack {
        Named("a")
        Color.red.transformPreference(FoldKey.self) { $0 += "t" }
      }
    }
  }

  /// Rule: PREF-1.3.3.
  @Test("a container sorts its items by zIndex, stably, as soon as one has any inside or outside")
  func zIndex() {
    expectFold("(((1 2) 3) 0)") {
      ZStack { ForEach(0..<4) { index in Named("\(index)").zIndex(index == 0 ? 1 : 0) } }
    }
    expectFold("((b c) a)") {
      ZStack {
        Named("a").zIndex(2)
        if Bool(true) { Named("b").zIndex(-1) }
        Named("c")
      }
    }
    expectFold("(b a)") {
      ZStack {
        if Bool(true) { Color.red.zIndex(1).named("a") }
        Color.red.named("b").padding(1)
      }
    }
    expectFold("(b a)") {
      ZStack {
        if Bool(true) { Color.red.named("a").padding(1).zIndex(1) }
        Named("b")
      }
    }
  }

  /// Rule: PREF-1.3.2. The modifier's body does not know how many views it is around.
  @Test("an if that comes with a modifier's content has no default of its own")
  func modifierContent() {
    struct Holder<Content: View>: View {
      let content: Content
      var body: some View { content }
    }
    struct Around: ViewModifier {
      func body(content: Content) -> some View {
        VStack {
          Named("a")
          Holder(content: content)
        }
      }
    }
    for (shows, value) in [(true, "(a x)"), (false, "a")] {
      expectFold(value) { Group { if shows { Named("x") } }.modifier(Around()) }
    }
  }
}
