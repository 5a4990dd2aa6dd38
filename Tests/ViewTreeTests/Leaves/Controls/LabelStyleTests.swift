import SwiftUI
import Testing
import ViewTreeTesting

private struct LabelStyleStacked: LabelStyle {
  @Environment(\.layoutDirection) private var direction

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: direction == .leftToRight ? .leading : .trailing, spacing: 5) {
      configuration.icon
      configuration.title
    }
  }
}

private struct LabelStylePadded: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration).padding(10)
  }
}

/// A character and a symbol are 20 x 20; the row's distance is 8.
@MainActor
@Suite("Label styles")
struct LabelStyleTests {
  private var label: Label<Text, Image> { Label("abc", systemImage: "star") }

  @Test("a label has picture and title unless a style takes one away; the nearest style counts")
  func builtIn() {
    // 20 + 8 + 3 x 20; the picture is on the baseline, and the descender is 5.
    expectTakes(88, 25) { label }
    expectTakes(88, 25) { label.labelStyle(.automatic) }
    expectTakes(88, 25) { label.labelStyle(.titleAndIcon) }
    expectTakes(60, 20) { label.labelStyle(.titleOnly) }
    expectTakes(20, 20) { label.labelStyle(.iconOnly) }
    expectTakes(20, 20) { VStack { label.labelStyle(.iconOnly) }.labelStyle(.titleOnly) }
  }

  @Test("a style of one's own arranges the parts and reads the environment")
  func own() {
    // 60 wide; 30 + 5 + 20 high; both at the leading edge, in the middle of 100 x 100.
    expectFrames("label 20 22.5 60 55, icon 20 22.5 30 30, title 20 57.5 60 20") {
      Label {
        Text("abc").called("title")
      } icon: {
        Color.red.frame(width: 30, height: 30).called("icon")
      }
      .labelStyle(LabelStyleStacked()).font(.system(size: 20)).called("label")
    }
  }

  @Test("a style that puts a label inside itself uses the next style outside")
  func nested() {
    // The title's 60 and 10 at each side; without another style picture and title, 88 x 25.
    expectTakes(80, 40) {
      VStack { label.labelStyle(LabelStylePadded()) }.labelStyle(.titleOnly)
    }
    expectTakes(108, 45) { label.labelStyle(LabelStylePadded()) }
  }
}
