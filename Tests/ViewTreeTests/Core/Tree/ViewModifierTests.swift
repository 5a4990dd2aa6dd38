import SwiftUI
import Testing
import ViewTreeTesting

extension EnvironmentValues {
  @Entry fileprivate var inset: CGFloat = 1
}

@MainActor @Suite("ViewModifier")
struct ViewModifierTests {
  let log = Log()
  let control = Control()

  @Test("a modifier's state lives as long as the modified view, and its change keeps the content")
  func state() {
    struct Growing: ViewModifier {
      @State private var inset: CGFloat = 0
      let control: Control
      func body(content: Content) -> some View {
        content.padding(inset).onAppear { control["grow"] = { inset += 5 } }
          .background(Color.blue.called("back"))
      }
    }
    let host = host { TapCounter("a").modifier(Growing(control: control)) }
    host.tap("a")
    host.run(control["grow"])
    #expect(host.frame(of: "a")?.width == 11)
    #expect(host.frame(of: "back")?.width == 21)
    host.update { TapCounter("a").modifier(Growing(control: control)) }
    #expect(host.frame(of: "back")?.width == 21)
  }

  @Test("a modifier reads the environment outside the view that it modifies")
  func environment() {
    struct Insetting: ViewModifier {
      @Environment(\.inset) private var inset
      func body(content: Content) -> some View {
        content.padding(inset).background(Color.blue.called("back"))
      }
    }
    func view(_ inset: CGFloat) -> some View {
      Color.red.frame(width: 10, height: 10)
        .environment(\.inset, 99)
        .modifier(Insetting())
        .environment(\.inset, inset)
    }
    let host = host { view(5) }
    #expect(host.frame(of: "back")?.width == 20)
    host.update { view(10) }
    #expect(host.frame(of: "back")?.width == 30)
  }

  @Test("content used twice is two views with a state each")
  func contentTwice() {
    struct Doubled: ViewModifier {
      func body(content: Content) -> some View {
        HStack(spacing: 0) {
          content
          content
        }
      }
    }
    let host = host { TapCounter("a").modifier(Doubled()) }
    host.tap("a")
    #expect(host.frames(of: "a").map(\.width) == [11, 10])
    host.update { TapCounter("b").modifier(Doubled()) }
    #expect(host.frames(of: "b").map(\.width) == [11, 10])
  }

  @Test("content that comes and goes inside the modifier starts over")
  func conditionalContent() {
    struct Hiding: ViewModifier {
      let isHidden: Bool
      func body(content: Content) -> some View { if !isHidden { content } }
    }
    let host = host { TapCounter("a").modifier(Hiding(isHidden: false)) }
    host.tap("a")
    host.update { TapCounter("a").modifier(Hiding(isHidden: true)) }
    #expect(host.frame(of: "a") == nil)
    host.update { TapCounter("a").modifier(Hiding(isHidden: false)) }
    #expect(host.frame(of: "a")?.width == 10)
  }

  @Test("a changed content reaches the tree without the modifier's body")
  func unchangedModifier() {
    struct Noting: ViewModifier {
      let log: Log
      func body(content: Content) -> some View {
        let _ = log.note("body")
        content
      }
    }
    let host = host { Text("a").called("text").modifier(Noting(log: log)) }
    let width = host.frame(of: "text")?.width ?? 0
    host.update { Text("aaa").called("text").modifier(Noting(log: log)) }
    #expect(host.frame(of: "text")?.width == 3 * width)
    #expect(log.entries == ["body"])
  }

  @Test("two modifiers joined are applied one after the other")
  func concatenation() {
    struct Padded: ViewModifier {
      let name: String
      func body(content: Content) -> some View { content.padding(5).called(name) }
    }
    let host = host {
      Color.red.frame(width: 10, height: 10)
        .modifier(Padded(name: "inner").concat(Padded(name: "outer")))
    }
    #expect(host.frame(of: "inner")?.width == 20)
    #expect(host.frame(of: "outer")?.width == 30)
  }

  @Test("a modifier with a method of its own is used like a built-in one")
  func method() {
    let host = host { Color.red.frame(width: 10, height: 10).framed("a").framed("b") }
    #expect(host.frame(of: "a")?.width == 12)
    #expect(host.frame(of: "b")?.width == 14)
  }

  @Test("the identity modifier changes nothing")
  func identity() {
    expectFrames("a 45 45 10 10") {
      Color.red.frame(width: 10, height: 10).called("a")
        .modifier(EmptyModifier.identity)
    }
  }
}

private struct Framed: ViewModifier {
  let name: String
  func body(content: Content) -> some View { content.padding(1).called(name) }
}

extension View {
  fileprivate func framed(_ name: String) -> some View { modifier(Framed(name: name)) }
}
