import SwiftUI
import Testing
import ViewTreeTesting

/// At 20 points a character of the unit measurer and a symbol are 20 x 20; the row's distance is 8.
@MainActor
private func labelSize(@ViewBuilder _ view: () -> some View) -> CGSize? {
  let host = ViewHost(size: CGSize(width: 1000, height: 500)) {
    view().font(.system(size: 20)).accessibilityIdentifier("view")
  }
  return host.frame(of: "view")?.size
}

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

@MainActor
@Suite("Label styles")
struct LabelStyleTests {
  @Test func aLabelHasPictureAndTitleUnlessAStyleTakesOneAway() {
    // 20 + 8 + 3 x 20; the picture is on the baseline, and the descender is 5.
    #expect(labelSize { Label("abc", systemImage: "star") } == CGSize(width: 88, height: 25))
    #expect(labelSize { Label("abc", systemImage: "star").labelStyle(.automatic) }?.width == 88)
    #expect(
      labelSize { Label("abc", systemImage: "star").labelStyle(.titleAndIcon) }?.width == 88)
    #expect(labelSize { Label("abc", systemImage: "star").labelStyle(.titleOnly) }?.width == 60)
    #expect(labelSize { Label("abc", systemImage: "star").labelStyle(.iconOnly) }?.width == 20)
  }

  @Test func theNearestStyleCounts() {
    let size = labelSize {
      VStack { Label("abc", systemImage: "star").labelStyle(.iconOnly) }.labelStyle(.titleOnly)
    }
    #expect(size?.width == 20)
  }

  @Test func aStyleOfOnesOwnArrangesThePartsAndReadsTheEnvironment() {
    let host = ViewHost(size: CGSize(width: 1000, height: 500)) {
      Label {
        Text("abc").accessibilityIdentifier("title")
      } icon: {
        Color.red.frame(width: 30, height: 30).accessibilityIdentifier("icon")
      }
      .labelStyle(LabelStyleStacked())
      .font(.system(size: 20))
      .accessibilityIdentifier("label")
    }
    // 60 wide; 30 + 5 + 20 high; both at the leading edge.
    #expect(host.frame(of: "label")?.size == CGSize(width: 60, height: 55))
    #expect(host.frame(of: "icon")?.minX == host.frame(of: "title")?.minX)
  }

  @Test func aStyleThatPutsALabelInsideItselfUsesTheNextStyleOutside() {
    // The title's 60 and 10 at each side; without another style picture and title, 88.
    #expect(
      labelSize {
        VStack { Label("abc", systemImage: "star").labelStyle(LabelStylePadded()) }
          .labelStyle(.titleOnly)
      } == CGSize(width: 80, height: 40))
    #expect(
      labelSize { Label("abc", systemImage: "star").labelStyle(LabelStylePadded()) }?.width == 108)
  }
}
