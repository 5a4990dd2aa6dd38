import SwiftUI
import Testing
import ViewTreeTesting

/// Rule: LAYOUT-3.7.9.
@MainActor @Suite("Implicit stacks")
struct ImplicitStackTests {
  /// A column that is wider than what lies below it, so that it matters what its text is proposed.
  private struct Column: View {
    var body: some View {
      VStack {
        Color.red.frame(width: 70, height: 50)
        Text("lorem ipsum dolor sit amet").called("text")
      }
    }
  }

  private struct Dot: View {
    var body: some View { Color.blue.frame(width: 1, height: 1).called("dot") }
  }

  private enum Layer: CaseIterable {
    case overlay, background, inset
  }

  private func frames(_ layer: Layer, @ViewBuilder _ content: () -> some View) -> [CGRect?] {
    let base = Color.red.frame(width: 20, height: 20)
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      switch layer {
      case .overlay: base.overlay(alignment: .bottom) { content() }
      case .background: base.background(alignment: .topLeading) { content() }
      case .inset: base.safeAreaInset(edge: .bottom) { content() }
      }
    }
    return [host.frame(of: "text"), host.frame(of: "dot")]
  }

  @Test("views that are written without a stack lie as in a written one", arguments: [true, false])
  func law(isShown: Bool) {
    for layer in Layer.allCases {
      func check(_ name: String, @ViewBuilder _ content: () -> some View) {
        #expect(
          frames(layer, content) == frames(layer) { ZStack { content() } }, "\(name), \(layer)")
      }
      check("two views") {
        Column()
        Dot()
      }
      check("a condition") { if isShown { Column() } }
      check("a choice") { if isShown { Column() } else { Dot() } }
      check("a list") { ForEach(0..<(isShown ? 2 : 1), id: \.self) { _ in Column() } }
      check("a group of two") {
        Group {
          Column()
          Dot()
        }
      }
      check("a group of a condition") { Group { if isShown { Column() } } }
      check("an erased list") { AnyView(ForEach(0..<2) { _ in Column() }) }
      check("a padded group") {
        Group {
          Column()
          if isShown { Dot() }
        }
        .padding(3)
      }
    }
  }

  @Test("one view makes no stack, however it is wrapped")
  func oneView() {
    for layer in Layer.allCases {
      let bare = frames(layer) { Column() }
      #expect(frames(layer) { ZStack { Column() } } == bare)
      #expect(frames(layer) { AnyView(Column()) } == bare)
      #expect(frames(layer) { Group { AnyView(Column()) } } == bare)
      #expect(frames(layer) { Group { Group { AnyView(AnyView(Column())) } } } == bare)
    }
    // Proposed 20 points the text is one letter of 17 wide.
    let text = frames(.overlay) { Group { AnyView(Column()) } }[0]
    #expect(text?.size == CGSize(width: 17, height: 17))
  }

  @Test("a group keeps its view when the view in it changes its type")
  func update() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      Color.red.overlay { Group { AnyView(Dot()) } }
    }
    #expect(host.frame(of: "dot")?.origin == CGPoint(x: 99.5, y: 99.5))
    host.update { Color.red.overlay { Group { AnyView(Dot().padding(.leading, 4)) } } }
    #expect(host.frame(of: "dot")?.origin == CGPoint(x: 101.5, y: 99.5))
  }
}
