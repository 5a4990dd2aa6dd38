import SwiftUI
import Testing
import ViewTreeTesting

/// - Source: LAYOUT-3.3.
@MainActor @Suite("Spacing vectors")
struct SpacingVectorTests {
  private var box: some View { Color.clear.frame(width: 10, height: 10) }

  /// Expects a row of two boxes, with a view between them, to be as wide as the boxes' 20 and more.
  private func expectRow(
    _ more: CGFloat, spacing: CGFloat? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder around content: () -> some View
  ) {
    let row = measure(nil, nil) {
      HStack(spacing: spacing) {
        box
        content()
        box
      }
    }
    #expect(row.response.width == 20 + more, sourceLocation: sourceLocation)
  }

  /// Rules: LAYOUT-3.3.1, LAYOUT-3.3.2.
  @Test("ordinary neighbours are 8 apart, also where one has no size")
  func ordinary() {
    expectRow(8) {}
    expectRow(8 + 10 + 8) { box }
    expectRow(8 + 8) { Color.clear.frame(width: 0, height: 0) }
  }

  /// Rule: LAYOUT-3.3.3.
  @Test("there is no gap beside a spacer, framed or not, but an explicit spacing")
  func besideSpacer() {
    expectRow(8) { Spacer() }
    expectRow(20) { Spacer().frame(width: 20) }
    expectRow(3 + 0 + 3, spacing: 3) { Spacer(minLength: 0) }
  }

  /// Rules: LAYOUT-3.1.11, LAYOUT-3.3.7.
  @Test("a container without children wants no gaps beside it")
  func emptyContainers() {
    expectRow(0) { HStack {} }
    expectRow(0) { ZStack {} }
    expectRow(0) { ZStack { ForEach(0..<0) { _ in Color.red } } }
    expectRow(0) { AnyLayout(ZStackLayout())() {} }
    expectRow(0) { LazyHStack { ForEach(0..<0) { _ in Color.red } } }
    expectRow(0) { LazyHGrid(rows: [GridItem()]) {} }
  }

  /// Rule: LAYOUT-3.3.7.
  @Test("a stack passes the wishes of its outer children on")
  func nestedStack() {
    // The inner row ends with a spacer, so nothing is between it and its neighbour: 10 + 10.
    expectAnswer(20, 10, to: nil, nil) {
      HStack {
        HStack {
          box
          Spacer(minLength: 0)
        }
        box
      }
    }
  }

  /// Rules: LAYOUT-3.3.4, LAYOUT-3.3.5.
  @Test(
    "texts above each other are a tenth of a line apart; padding makes them ordinary neighbours")
  func textAboveText() {
    func texts(padding: CGFloat?) -> some View {
      VStack {
        ForEach(["a", "b"], id: \.self) { text in
          if let padding { Text(text).padding(padding) } else { Text(text) }
        }
      }
      .font(.system(size: 20))
    }
    // Font size 20 under the unit metrics: lines of 20, gap 2: 20 + 2 + 20; and 22 + 8 + 22.
    expectAnswer(20, 42, to: nil, nil) { texts(padding: nil) }
    expectAnswer(22, 52, to: nil, nil) { texts(padding: 1) }
  }

  /// Rules: LAYOUT-3.3.4, LAYOUT-3.3.8.
  @Test("where two edges meet a text together, the larger wish counts, also that beside text")
  func unionBesideText() {
    let ordinary = ViewSpacing()
    let text = TextSpacingReader.spacing
    let both = ViewSpacing.zero.union(ordinary)
    #expect(text.distance(to: ViewSpacing.zero, along: .vertical) == 0)
    #expect(text.distance(to: ordinary, along: .vertical) > 0)
    #expect(
      text.distance(to: both, along: .vertical) == text.distance(to: ordinary, along: .vertical))
    #expect(
      text.distance(to: ordinary.union(.zero), along: .vertical)
        == text.distance(to: ordinary, along: .vertical))
    // Only the named edges: the upper one stays at no distance.
    #expect(
      text.distance(to: ViewSpacing.zero.union(ordinary, edges: .bottom), along: .vertical) == 0)
  }
}

/// Reads the spacing of a text, as a layout does.
private struct TextSpacingReader: PlacelessLayout {
  @MainActor static var spacing: ViewSpacing {
    let reader = TextSpacingReader()
    _ = host { reader { Text("a") } }
    return reader.found.spacing
  }

  private final class Found: @unchecked Sendable {
    var spacing = ViewSpacing()
  }

  private let found = Found()

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    found.spacing = subviews[0].spacing
    return .zero
  }
}
