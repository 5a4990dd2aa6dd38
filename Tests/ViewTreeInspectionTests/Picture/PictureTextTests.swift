import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Pictures as text")
struct PictureTextTests {
  private func svg(
    size: CGSize = CGSize(width: 100, height: 60), lines: Bool = false,
    @ViewBuilder _ content: () -> some View
  ) -> String {
    ViewHost(size: size, content: content).svg(lines: lines)
  }

  @Test("the same view gives the same bytes, and nothing in them has to be fetched")
  func sameBytes() {
    let view = {
      self.svg {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .mask(Circle()).shadow(radius: 3).opacity(0.5)
      }
    }
    let first = view()
    #expect(first == view())
    // The only address is the name of the language.
    #expect(first.components(separatedBy: "http").count == 2)
    #expect(!first.contains("<script") && !first.contains("@font-face"))
  }

  @Test("every shape and every text has a title")
  func titles() {
    let text = svg(size: CGSize(width: 200, height: 300)) {
      VStack {
        Text("<a & b>").underline()
        Circle().stroke(.red)
        Image("photo")
        Color.clear
      }
    }
    let drawn = drawnLines(text)
    #expect(drawn.all >= 6 && drawn.untitled == [])
    #expect(text.contains("&lt;a &amp; b&gt;"))
  }

  @Test("the description names every view and what cannot be drawn")
  func description() {
    let text = svg {
      Text("Hi").accessibilityIdentifier("greeting").background(.thinMaterial)
        .accessibilityHint("says hello")
    }
    // Two characters of 17 points in the middle of 100 x 60.
    #expect(text.contains("Text #greeting 34 x 17 at (33, 21.5): Hi"))
    #expect(text.contains("Not drawn: accessibilityHint says hello; the blur behind thinMaterial"))
  }

  @Test("a leaf without a look is an outline with its name, except where it measures")
  func outlines() {
    let text = svg {
      Color.clear.frame(width: 50, height: 20).accessibilityIdentifier("box")
        .background(GeometryReader { _ in Color.clear })
    }
    #expect(text.components(separatedBy: "stroke-dasharray=\"1 2\"").count == 2)
    #expect(text.contains(">Color<title>"))
  }

  @Test("with lines a frame is solid and a proposal that was not taken dashed")
  func lines() {
    let text = svg(lines: true) { Text("Hi").padding(8) }
    #expect(
      text.contains(
        "<rect x=\"33\" y=\"21.5\" width=\"34\" height=\"17\" fill=\"none\" stroke=\"rgb(0,110,200)\">"
      ))
    // The screen proposes 100 x 60, less 8 on each side.
    #expect(
      text.contains(
        "<rect x=\"33\" y=\"21.5\" width=\"84\" height=\"44\" fill=\"none\" stroke=\"rgb(200,90,0)\""
      ))
    #expect(text.contains("asked 84 x 44: Text"))
  }

  @Test("a wrapped text is in its measured lines")
  func wrappedText() {
    // At 10 points a character: ten to a line of 100; baselines 7.5 and 17.5 below the top.
    let text = svg { Text("hello big world").font(.system(size: 10)) }
    #expect(text.contains("textLength=\"90\"") && text.contains(">hello big<title>"))
    #expect(text.contains("textLength=\"50\"") && text.contains(">world<title>"))
  }
}
