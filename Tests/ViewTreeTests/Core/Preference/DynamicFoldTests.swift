import SwiftUI
import Testing
import ViewTreeTesting

/// Source: PREF-1.3.
@MainActor
@Suite("PreferenceFold: dynamic containers")
struct DynamicFoldTests {
  @Test("the items of ForEach fold in the order of the data, without the default")
  func forEach() {
    let host = host { VStack { ForEach(["a", "b", "c"], id: \.self) { Named($0) } } }
    #expect(host.value(of: FoldKey.self) == "((a b) c)")
    #expect(host.counters.reduces == 2)
  }

  /// Rule: PREF-1.3.1.
  @Test("an empty dynamic container has an output: the default")
  func empty() {
    #expect(
      fold {
        VStack {
          Named("a")
          VStack { ForEach([String](), id: \.self) { Named($0) } }
        }
      } == "(a ∅)")
  }

  /// Rule: PREF-1.3.4.
  @Test("a nested dynamic container whose items do not write gives the default")
  func silent() {
    #expect(
      fold {
        VStack {
          Named("a")
          VStack { if true { Color.red } }
          Named("b")
        }
      } == "((a ∅) b)")
  }

  /// Rule: PREF-1.3.2.
  @Test("an if inside a stack is spliced into it and has no default of its own")
  func splicedIf() {
    #expect(
      fold {
        VStack {
          Named("a")
          if Bool(false) { Named("x") }
          if Bool(true) { Color.red }
          Named("b")
        }
      } == "(a b)")
  }

  @Test("ForEach and if in one stack make one list")
  func spliced() {
    #expect(
      fold {
        VStack {
          Named("a")
          ForEach(["b", "c"], id: \.self) { Named($0) }
          if Bool(true) { Named("d") }
        }
      } == "(((a b) c) d)")
  }

  @Test("both branches of an if and an optional view take part alike")
  func branches() {
    func tree(_ flag: Bool) -> String {
      fold {
        VStack {
          if flag { Named("yes") } else { Named("no") }
          Optional(Named("some"))
        }
      }
    }
    #expect(tree(true) == "(yes some)")
    #expect(tree(false) == "(no some)")
  }

  /// Rule: PREF-1.3.4.
  @Test("an if that is the root of an overlay injects the default; a plain view does not")
  func overlayRoot() {
    // Published: shadowfacts.net 2025, "swiftui-preferences": both outcomes on Apple's SwiftUI.
    #expect(last { Named("a").overlay { if true { Color.green } } } == "∅")
    #expect(last { Named("a").overlay { Color.green } } == "a")
  }

  /// Rule: PLATFORM-2.
  @Test("an if that is the root of a background injects the default first")
  func backgroundRoot() {
    #expect(fold { Named("a").background { if Bool(true) { Color.green } } } == "(∅ a)")
  }

  @Test("an if that is the whole body has an output of its own in a single-view slot")
  func bodyRoot() {
    struct Conditional: View {
      let shows: Bool
      var body: some View { if shows { Named("x") } }
    }
    #expect(fold { Named("a").overlay(Conditional(shows: false)) } == "(a ∅)")
    #expect(fold { Named("a").overlay(Conditional(shows: true)) } == "(a x)")
  }

  /// Rule: PREF-1.3.4.
  @Test("AnyView in a single-view slot injects the default when nothing inside writes")
  func anyView() {
    #expect(fold { Named("a").overlay(AnyView(Color.green)) } == "(a ∅)")
    #expect(fold { Named("a").overlay(AnyView(Named("x"))) } == "(a x)")
  }

  @Test("AnyView in a stack makes the stack dynamic and is spliced like any item")
  func anyViewInStack() {
    // 1.3 names AnyView both among the children that make one dynamic container and among the
    // dynamic slots. In a list it gives items, so that only the container has a default.
    #expect(
      fold {
        VStack {
          Named("a")
          AnyView(Color.red)
          AnyView(Named("b"))
        }
      } == "(a b)")
    #expect(
      fold {
        VStack {
          Named("a")
          HStack { AnyView(Color.red) }
        }
      } == "(a ∅)")
  }

  /// Rule: PREF-1.4.2.
  @Test("transformPreference over silent content starts from the default")
  func transform() {
    #expect(
      fold {
        VStack {
          Named("a")
          Color.red.transformPreference(FoldKey.self) { $0 += "t" }
        }
      } == "(a ∅t)")
  }

  @Test("static lists in single-view slots inject nothing")
  func staticSlots() {
    #expect(
      fold {
        Named("a").overlay {
          Color.red
          Color.green
        }
      } == "a")
    #expect(fold { Named("a").overlay { EmptyView() } } == "a")
    #expect(
      fold {
        Named("a").background {
          Named("x")
          Named("y")
        }
      } == "((x y) a)")
  }

  @Test("the dynamic content of a geometry reader has an output of its own")
  func geometryReader() {
    #expect(
      fold {
        VStack {
          Named("a")
          GeometryReader { _ in if Bool(true) { Color.red } }
        }
      } == "(a ∅)")
    #expect(
      fold {
        GeometryReader { _ in
          ForEach(["a", "b"], id: \.self) { Named($0) }
          Named("c")
        }
      } == "((a b) c)")
  }

  @Test("the views of a scroll view and of a custom layout are one dynamic container too")
  func otherContainers() {
    #expect(
      fold {
        ScrollView {
          Named("a")
          ForEach(["b", "c"], id: \.self) { Named($0) }
        }
      } == "((a b) c)")
    #expect(fold { ZStack { ForEach(["a", "b"], id: \.self) { Named($0) } } } == "(a b)")
  }

  @Test("items with several views give each view by itself")
  func multiViewItems() {
    // 1.3 folds live items one after another; a view of an item's list is an item of the container.
    #expect(
      fold {
        VStack {
          ForEach(["a", "b"], id: \.self) { name in
            Named(name)
            Named(name + "'")
          }
        }
      } == "(((a a') b) b')")
  }

  /// Rule: PREF-1.3.3.
  @Test("a container sorts its items by zIndex as soon as one has any, stably")
  func zIndex() {
    #expect(
      fold {
        ZStack { ForEach(0..<4) { index in Named("\(index)").zIndex(index == 0 ? 1 : 0) } }
      } == "(((1 2) 3) 0)")
    #expect(
      fold {
        ZStack {
          Named("a").zIndex(2)
          if Bool(true) { Named("b").zIndex(-1) }
          Named("c")
        }
      } == "((b c) a)")
  }

  @Test("zIndex counts inside and outside other modifiers")
  func zIndexPlace() {
    #expect(
      fold {
        ZStack {
          if Bool(true) { Color.red.zIndex(1).named("a") }
          Color.red.named("b").padding(1)
        }
      } == "(b a)")
    #expect(
      fold {
        ZStack {
          if Bool(true) { Color.red.named("a").padding(1).zIndex(1) }
          Named("b")
        }
      } == "(b a)")
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
    func tree(_ shows: Bool) -> String {
      fold { Group { if shows { Named("x") } }.modifier(Around()) }
    }
    #expect(tree(true) == "(a x)")
    #expect(tree(false) == "a")
  }
}
