import SwiftUI
import Testing
import ViewTreeTesting

/// - Source: LAYOUT-3.3.
@Suite("Spacing vectors")
@MainActor
struct SpacingVectorTests {
  /// Rules: LAYOUT-3.3.1, LAYOUT-3.3.2.
  @Test("ordinary neighbours are 8 apart")
  func ordinary() {
    #expect(gap { Color.clear.frame(width: 10, height: 10) } == 8)
  }

  /// Rule: LAYOUT-3.3.3.
  @Test("there is no gap beside a spacer, framed or not")
  func besideSpacer() {
    let plain = measure(nil, nil) {
      HStack {
        Color.clear.frame(width: 10, height: 10)
        Spacer()
        Color.clear.frame(width: 10, height: 10)
      }
    }
    let framed = measure(nil, nil) {
      HStack {
        Color.clear.frame(width: 10, height: 10)
        Spacer().frame(width: 20)
        Color.clear.frame(width: 10, height: 10)
      }
    }

    // 10 + 8 + 10 and 10 + 20 + 10.
    #expect(plain.response.width == 28)
    #expect(framed.response.width == 40)
  }

  @Test("an explicit spacing counts on both sides of a spacer")
  func explicitBesideSpacer() {
    let stack = measure(nil, nil) {
      HStack(spacing: 3) {
        Color.clear.frame(width: 10, height: 10)
        Spacer(minLength: 0)
        Color.clear.frame(width: 10, height: 10)
      }
    }

    // 10 + 3 + 0 + 3 + 10.
    #expect(stack.response.width == 26)
  }

  /// Rules: LAYOUT-3.1.11, LAYOUT-3.3.7.
  @Test("a container without children wants no gaps beside it")
  func emptyContainers() {
    #expect(gapsAround { HStack {} } == 0)
    #expect(gapsAround { ZStack {} } == 0)
    #expect(gapsAround { ZStack { ForEach(0..<0) { _ in Color.red } } } == 0)
    #expect(gapsAround { AnyLayout(ZStackLayout())() {} } == 0)
    #expect(gapsAround { LazyHStack { ForEach(0..<0) { _ in Color.red } } } == 0)
    #expect(gapsAround { LazyHGrid(rows: [GridItem()]) {} } == 0)
  }

  @Test("a view without size is charged its gaps in full")
  func sizelessView() {
    #expect(gapsAround { Color.clear.frame(width: 0, height: 0) } == 16)
  }

  /// Rule: LAYOUT-3.3.7.
  @Test("a stack passes the wishes of its outer children on")
  func nestedStack() {
    // The inner row ends with a spacer, so nothing is between it and its neighbour: 10 + 10.
    let stack = measure(nil, nil) {
      HStack {
        HStack {
          Color.clear.frame(width: 10, height: 10)
          Spacer(minLength: 0)
        }
        Color.clear.frame(width: 10, height: 10)
      }
    }

    #expect(stack.response.width == 20)
  }

  /// Rule: LAYOUT-3.3.4.
  @Test("texts above each other are a tenth of a line apart")
  func textAboveText() {
    // Font size 20 under the unit metrics: lines of 20, gap 2: 20 + 2 + 20.
    let stack = measure(nil, nil) {
      VStack {
        Text("a")
        Text("b")
      }
      .font(.system(size: 20))
    }

    #expect(stack.response == CGSize(width: 20, height: 42))
  }

  /// Rule: LAYOUT-3.3.5.
  @Test("padding makes a text an ordinary neighbour")
  func paddedText() {
    let stack = measure(nil, nil) {
      VStack {
        Text("a").padding(1)
        Text("b").padding(1)
      }
      .font(.system(size: 20))
    }

    // 22 + 8 + 22.
    #expect(stack.response.height == 52)
  }

  /// Rules: LAYOUT-3.3.8, LAYOUT-3.10.7.
  @Test("two spacings of a layout's own are 8 apart, and zero ones touch")
  func viewSpacing() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
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

  /// The distance between two of a view in a row.
  private func gap(@ViewBuilder _ content: () -> some View) -> CGFloat {
    let single = measure(nil, nil, content: content).response.width
    let pair = measure(nil, nil) {
      HStack {
        content()
        content()
      }
    }
    return pair.response.width - 2 * single
  }

  /// All that a row of three, this view in the middle, adds to the widths of the outer two.
  private func gapsAround(@ViewBuilder _ content: () -> some View) -> CGFloat {
    let row = measure(nil, nil) {
      HStack {
        Color.clear.frame(width: 10, height: 10)
        content()
        Color.clear.frame(width: 10, height: 10)
      }
    }
    return row.response.width - 20
  }
}

/// Reads the spacing of a text, as a layout does.
private struct TextSpacingReader: Layout {
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

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
