import SwiftUI
import Testing
import ViewTreeTesting

@testable import SwiftUISketches

/// Shows the insets that it sees: top, leading, bottom and trailing.
private struct InsetsReader: View {
  let log: Log

  var body: some View {
    GeometryReader { proxy in
      let insets = proxy.safeAreaInsets
      let _ = log.note("\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)")
      Color.clear
    }
  }
}

/// Source: LAYOUT-3.12, PREF-1.5.
@MainActor @Suite("Safe area")
struct SafeAreaTests {
  private let top = EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)

  private func host(
    _ insets: EdgeInsets = EdgeInsets(), @ViewBuilder content: () -> some View
  ) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100), safeAreaInsets: insets, content: content)
  }

  /// Expects what a reader sees in some place.
  private func expectInsets(
    _ seen: String, in insets: EdgeInsets = EdgeInsets(),
    sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder place: (InsetsReader) -> some View
  ) {
    let log = Log()
    _ = host(insets) { place(InsetsReader(log: log)) }
    #expect(log.entries.last == seen, sourceLocation: sourceLocation)
  }

  @Test("an inset view of half a length leaves the rest, and of an endless length an endless rest")
  func endlessInset() {
    // The row asks with an endless length first, then gives each 50. The inset view takes half of
    // 50 - 5, the primary, which may be nothing, half of 50 - 22.5 - 5, and half of the height.
    let host = expectFrames("main 27.5 25 11.25 50") {
      HStack(spacing: 0) {
        SketchTriangle().called("main")
          .safeAreaInset(edge: .leading, spacing: 5) { SketchTriangle() }
        Color.red
      }
    }
    #expect(host.warnings.isEmpty)
  }

  /// Source: LAYOUT-3.12.2. The bar lies from 70 to 90, above an unsafe band of 10.
  @Test(
    "a style behind or over a view reaches into the unsafe area at the edges asked for",
    arguments: [(.all, 30), (.bottom, 30), (.top, 20), ([], 20)] as [(Edge.Set, Int)])
  func styleAtTheEdge(edges: Edge.Set, height: Int) {
    let bar = Color.clear.frame(height: 20)
    for isBehind in [true, false] {
      let host = host(EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0)) {
        VStack(spacing: 0) {
          Color.clear
          if isBehind {
            bar.background(Color.red, ignoresSafeAreaEdges: edges)
          } else {
            bar.overlay(Color.red, ignoresSafeAreaEdges: edges)
          }
        }
      }
      #expect(host.text().contains("(0, 70, 100, \(height))"), "\(host.text())")
      #expect(height == 30 || !host.text().contains("(0, 70, 100, 30)"))
    }
  }

  @Test("a style behind a view away from the edges, and a view as a background, keep the frame")
  func styleInside() {
    let host = host(EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0)) {
      VStack(spacing: 0) {
        Color.clear.frame(height: 20).background(Color.red)
        Color.clear
        Color.clear.frame(height: 20).background { Color.red }
      }
    }
    #expect(!host.text().contains(", 100, 30)"), "\(host.text())")
  }

  /// Rule: LAYOUT-3.12.3.
  @Test("an inset view is at its edge, and the primary gets what is left after 8 points")
  func insetView() {
    expectFrames("main 0 0 100 72, bar 70 80 30 20") {
      Color.red.called("main").safeAreaInset(edge: .bottom, alignment: .trailing) {
        Color.blue.frame(width: 30, height: 20).called("bar")
      }
    }
    // From right to left the leading edge is at the right.
    expectFrames("main 0 0 80 100, bar 80 0 20 100") {
      Color.red.called("main")
        .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 20).called("bar") }
        .environment(\.layoutDirection, .rightToLeft)
    }
    // Without a size of its own the inset view gets what the primary leaves at its smallest.
    expectFrames("main 0 0 100 60, bar 0 60 100 40") {
      Color.red.frame(minHeight: 60).called("main")
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.called("bar") }
    }
  }

  @Test("an inset view that is wider makes both wider, one without a width is as wide as both")
  func widerInset() {
    // 40 + 20 in the middle of 100, from 20 on, and the primary in the middle of 40.
    expectFrames("bar 20 50 40 20, main 30 30 20 20, next 60 40 20 20") {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).called("main")
          .safeAreaInset(edge: .bottom, spacing: 0) {
            Color.blue.frame(width: 40, height: 20).called("bar")
          }
        Color.red.frame(width: 20, height: 20).called("next")
      }
    }
    // 40 + 20 in the middle of 100.
    expectFrames("bar 20 60 60 20") {
      Color.red.frame(width: 60, height: 40)
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20).called("bar") }
        .fixedSize()
    }
    // Beside a thinner primary nothing is unsafe.
    expectInsets("0.0 0.0 20.0 0.0") { reader in
      reader.frame(width: 20).safeAreaInset(edge: .bottom, spacing: 0) {
        Color.blue.frame(width: 40, height: 20)
      }
    }
  }

  @Test("without a given spacing both are as far apart as in a stack")
  func preferredSpacing() {
    func gap(@ViewBuilder _ inset: () -> some View) -> CGFloat? {
      host { Color.red.called("main").safeAreaInset(edge: .bottom, content: inset) }
        .frame(of: "main").map { 100 - $0.height }
    }
    let text = Text("x").font(.system(size: 10))
    let stacked = host {
      VStack {
        Color.red.called("main")
        text
      }
    }
    #expect(gap { text } == stacked.frame(of: "main").map { 100 - $0.height })
    // An empty stack wishes for no distance: LAYOUT-3.3.
    #expect(gap { VStack {} } == 0)
    #expect(gap { Color.blue.frame(height: 20) } == 28)
  }

  /// Rule: LAYOUT-3.12.1.
  @Test("a reader at the edge sees all bands beyond it, one further inside none")
  func insetsChain() {
    // 20 + 5 of the inset, then the host's 10.
    expectInsets("35.0 0.0 0.0 0.0", in: top) { reader in
      reader.safeAreaInset(edge: .top, spacing: 5) { Color.blue.frame(height: 20) }
    }
    expectInsets("0.0 0.0 0.0 0.0", in: top) { $0.padding(1) }
    // The inset view itself sees only what lies beyond both.
    expectInsets("10.0 0.0 0.0 0.0", in: top) { reader in
      Color.red.safeAreaInset(edge: .top, spacing: 0) { reader.frame(height: 20) }
    }
  }

  /// Rule: LAYOUT-3.12.1.
  @Test("each edge has its own band: a reader over all of them sees four insets, and their sums")
  func fourEdges() {
    let insets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15)
    expectInsets("10.0 20.0 30.0 15.0", in: insets) { $0 }
    // 1, 2, 3 and 4 more.
    expectInsets("11.0 22.0 33.0 19.0", in: insets) {
      $0.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    // The window's 20 at the left are behind a text that runs from the right.
    expectInsets("10.0 15.0 30.0 20.0", in: insets) {
      $0.environment(\.layoutDirection, .rightToLeft)
    }
  }

  /// Rule: LAYOUT-3.12.1.
  @Test(
    "an edge half a pixel from its band, on either side, lies in it; one further away does not",
    arguments: [(1, 0.5), (2, 0.25)] as [(CGFloat, CGFloat)])
  func slack(scale: CGFloat, slack: CGFloat) {
    func expect(
      _ seen: String, _ edge: Edge.Set, _ distance: CGFloat,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let insets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      expectInsets(seen, in: insets, sourceLocation: sourceLocation) {
        $0.padding(.all, 5).padding(edge, distance - 5).environment(\.displayScale, scale)
      }
    }
    // Inside of the safe rectangle the inset is the band's 10 and the distance; outside of the
    // window it is what reaches over, below nothing.
    for (distance, inset) in [(slack, 10 + slack), (-10 - slack, -slack)] {
      expect("\(inset) 0.0 0.0 0.0", .top, distance)
      expect("0.0 \(inset) 0.0 0.0", .leading, distance)
      expect("0.0 0.0 \(inset) 0.0", .bottom, distance)
      expect("0.0 0.0 0.0 \(inset)", .trailing, distance)
    }
    for edge in [Edge.Set.top, .leading, .bottom, .trailing] {
      expect("0.0 0.0 0.0 0.0", edge, slack + 0.125)
      expect("0.0 0.0 0.0 0.0", edge, -10 - slack - 0.125)
    }
  }

  /// Rule: LAYOUT-3.12.2.
  @Test("a view that ignores the safe area reaches over it, and its neighbours do not move")
  func ignoring() {
    // 70 points are safe, 35 for each; the upper one touches the upper edge only.
    let insets = EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
    expectFrames("top 0 0 100 45, bottom 0 45 100 35", safeArea: insets) {
      VStack(spacing: 0) {
        Color.red.called("top").ignoresSafeArea()
        Color.blue.called("bottom")
      }
    }
  }

  @Test("edges and regions that are not named stay safe")
  func ignoringSome() {
    let insets = EdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 5)
    expectFrames("a 5 10 90 90", safeArea: insets) {
      Color.red.called("a").edgesIgnoringSafeArea(.bottom)
    }
    expectFrames("a 5 10 90 70", safeArea: insets) {
      Color.red.called("a").ignoresSafeArea(.keyboard)
    }
  }

  @Test("a view that moves away from the edge no longer reaches over it")
  func movedAway() {
    func content(_ offset: CGFloat) -> some View {
      Color.red.called("a").ignoresSafeArea().offset(y: offset)
    }
    let host = expectFrames("a 0 0 100 100", safeArea: top) { content(0) }
    host.update { content(30) }
    host.expectFrames("a 0 40 100 90")
  }

  /// Rule: LAYOUT-3.12.4.
  @Test("safe area padding insets like padding, 16 points, and can be reached over")
  func padding() {
    expectFrames("inside 0 16 100 68, over 0 0 100 84") {
      ZStack {
        Color.red.called("inside")
        Color.blue.called("over").ignoresSafeArea(edges: .top)
      }
      .safeAreaPadding(.vertical)
    }
  }

  @Test("preferences combine in the order primary, inset")
  func preferenceOrder() {
    let view = Named("primary").safeAreaInset(edge: .top) { Named("inset") }
    #expect(fold { view } == "(primary inset)")
  }

  @Test("an inset that changes its edge, its distance or its alignment is laid out again")
  func changedInset() {
    func content(_ edge: VerticalEdge, _ alignment: HorizontalAlignment, _ spacing: CGFloat?)
      -> some View
    {
      Color.red.called("main").safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
        Color.blue.frame(width: 40, height: 20).called("bar")
      }
    }
    let host = expectFrames("bar 30 0 40 20, main 0 20 100 80") { content(.top, .center, 0) }
    host.update { content(.bottom, .center, 0) }
    host.expectFrames("bar 30 80 40 20, main 0 0 100 80")
    host.update { content(.bottom, .leading, 0) }
    host.expectFrames("bar 0 80 40 20, main 0 0 100 80")
    host.update { content(.bottom, .leading, 5) }
    host.expectFrames("bar 0 80 40 20, main 0 0 100 75")
    host.update { content(.bottom, .trailing, 5) }
    host.expectFrames("bar 60 80 40 20, main 0 0 100 75")
  }

  /// The primary's guide is 5 below its top, 10 + 3 + 5 below that of an inset view above it; there
  /// the row is 18 + 20 high, else 20 + 3 + 10.
  @Test(
    "a guide of the primary is where the primary is, beside or below the inset view",
    arguments: [
      (.top, "main 30 44 20 20, next 50 49 20 20"),
      (.bottom, "main 30 33.5 20 20, next 50 38.5 20 20"),
    ] as [(VerticalEdge, String)])
  func guideOfPrimary(edge: VerticalEdge, frames: String) {
    expectFrames(frames) {
      HStack(alignment: .topMark, spacing: 0) {
        Color.red.frame(width: 20, height: 20).alignmentGuide(.topMark) { _ in 5 }.called("main")
          .safeAreaInset(edge: edge, spacing: 3) { Color.blue.frame(width: 20, height: 10) }
        Color.green.frame(width: 20, height: 20).called("next")
      }
    }
  }
}
