import SwiftUI
import Testing
import ViewTreeTesting

@testable import SwiftUISketches

/// Appends, so that the order of the fold shows.
private struct WrittenKey: PreferenceKey {
  static var defaultValue: [Int] { [] }

  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// Shows the insets that it sees.
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
@MainActor
@Suite("Safe area")
struct SafeAreaTests {
  private let log = Log()

  private func host(
    _ insets: EdgeInsets = EdgeInsets(), @ViewBuilder content: () -> some View
  ) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100), safeAreaInsets: insets, content: content)
  }

  @Test("an inset view of half a length leaves the rest, and of an endless length an endless rest")
  func endlessInset() {
    let host = host {
      HStack(spacing: 0) {
        SketchTriangle().called("main")
          .safeAreaInset(edge: .leading, spacing: 5) { SketchTriangle() }
        Color.red
      }
    }
    // The row asks with an endless length first, then gives each 50. The inset view takes half of
    // 50 - 5, the primary, which may be nothing, half of 50 - 22.5 - 5.
    #expect(host.frame(of: "main")?.minX == 27.5)
    #expect(host.frame(of: "main")?.width == 11.25)
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

  @Test("an inset view without a size of its own gets what the primary leaves at its smallest")
  func greedyInset() {
    expectFrames("main 0 0 100 60, bar 0 60 100 40") {
      Color.red.frame(minHeight: 60).called("main")
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.called("bar") }
    }
  }

  @Test("an inset view that is wider makes both wider, and the primary is in the middle")
  func widerInset() {
    let host = host {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).called("main")
          .safeAreaInset(edge: .bottom, spacing: 0) {
            Color.blue.frame(width: 40, height: 20).called("bar")
          }
        Color.red.frame(width: 20, height: 20).called("next")
      }
    }
    // 40 + 20 in the middle of 100, from 20 on.
    #expect(host.frame(of: "bar")?.minX == 20)
    #expect(host.frame(of: "main")?.minX == 30)
    #expect(host.frame(of: "next")?.minX == 60)
  }

  @Test("beside a thinner primary nothing is unsafe")
  func widerInsetLeavesSides() {
    _ = host {
      InsetsReader(log: log).frame(width: 20).safeAreaInset(edge: .bottom, spacing: 0) {
        Color.blue.frame(width: 40, height: 20)
      }
    }
    #expect(log.entries.last == "0.0 0.0 20.0 0.0")
  }

  @Test("where nothing is said of the width, the inset view gets that of both")
  func insetWithoutWidth() {
    let host = host {
      Color.red.frame(width: 60, height: 40)
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Color.blue.frame(height: 20).called("bar")
        }
        .fixedSize()
    }
    #expect(host.frame(of: "bar")?.width == 60)
  }

  @Test("without a given spacing both are as far apart as in a stack")
  func preferredSpacing() {
    func gap(@ViewBuilder _ inset: () -> some View) -> CGFloat? {
      host {
        Color.red.called("main").safeAreaInset(edge: .bottom, content: inset)
      }
      .frame(of: "main").map { 100 - $0.height }
    }
    func stacked(@ViewBuilder _ inset: () -> some View) -> CGFloat? {
      host {
        VStack {
          Color.red.called("main")
          inset()
        }
      }
      .frame(of: "main").map { 100 - $0.height }
    }
    let text = Text("x").font(.system(size: 10))
    #expect(gap { text } == stacked { text })
    // An empty stack wishes for no distance: LAYOUT-3.3.
    #expect(gap { VStack {} } == 0)
    #expect(gap { Color.blue.frame(height: 20) } == 28)
  }

  /// Rule: LAYOUT-3.12.3.
  @Test("an inset view is at its edge, and the primary gets what is left after 8 points")
  func insetView() {
    let host = host {
      Color.red.called("main")
        .safeAreaInset(edge: .bottom, alignment: .trailing) {
          Color.blue.frame(width: 30, height: 20).called("bar")
        }
    }
    host.expectFrames("main 0 0 100 72, bar 70 80 30 20")
  }

  @Test("a leading inset view is at the right from right to left")
  func leadingInset() {
    let host = host {
      Color.red.called("main")
        .safeAreaInset(edge: .leading, spacing: 0) {
          Color.blue.frame(width: 20).called("bar")
        }
        .environment(\.layoutDirection, .rightToLeft)
    }
    host.expectFrames("main 0 0 80 100, bar 80 0 20 100")
  }

  /// Rule: LAYOUT-3.12.1.
  @Test("a reader at the edge sees all bands beyond it, one further inside none")
  func insetsChain() {
    _ = host(EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)) {
      InsetsReader(log: log).safeAreaInset(edge: .top, spacing: 5) { Color.blue.frame(height: 20) }
    }
    // 20 + 5 of the inset, then the host's 10.
    #expect(log.entries.last == "35.0 0.0 0.0 0.0")

    _ = host(EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)) {
      InsetsReader(log: log).padding(1)
    }
    #expect(log.entries.last == "0.0 0.0 0.0 0.0")
  }

  @Test("the inset view itself sees only what lies beyond both")
  func barSeesTheHost() {
    _ = host(EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)) {
      Color.red.safeAreaInset(edge: .top, spacing: 0) { InsetsReader(log: log).frame(height: 20) }
    }
    #expect(log.entries.last == "10.0 0.0 0.0 0.0")
  }

  /// Rule: LAYOUT-3.12.1.
  @Test("each edge has its own band: a reader over all of them sees four insets, and their sums")
  func fourEdges() {
    let insets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15)
    _ = host(insets) { InsetsReader(log: log) }
    #expect(log.entries.last == "10.0 20.0 30.0 15.0")
    // 1, 2, 3 and 4 more.
    _ = host(insets) {
      InsetsReader(log: log)
        .safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(log.entries.last == "11.0 22.0 33.0 19.0")
    // The window's 20 at the left are behind a text that runs from the right.
    _ = host(insets) { InsetsReader(log: log).environment(\.layoutDirection, .rightToLeft) }
    #expect(log.entries.last == "10.0 15.0 30.0 20.0")
  }

  /// Rule: LAYOUT-3.12.1.
  @Test(
    "an edge half a pixel from its band, on either side, lies in it; one further away does not",
    arguments: [(1, 0.5), (2, 0.25)] as [(CGFloat, CGFloat)])
  func slack(scale: CGFloat, slack: CGFloat) {
    func seen(_ edge: Edge.Set, _ distance: CGFloat) -> String? {
      _ = host(EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)) {
        InsetsReader(log: log).padding(.all, 5).padding(edge, distance - 5)
          .environment(\.displayScale, scale)
      }
      return log.entries.last
    }
    // Inside of the safe rectangle the inset is the band's 10 and the distance; outside of the
    // window it is what reaches over, below nothing.
    let (near, far) = (10 + slack, -slack)
    #expect(seen(.top, slack) == "\(near) 0.0 0.0 0.0")
    #expect(seen(.leading, slack) == "0.0 \(near) 0.0 0.0")
    #expect(seen(.bottom, slack) == "0.0 0.0 \(near) 0.0")
    #expect(seen(.trailing, slack) == "0.0 0.0 0.0 \(near)")
    #expect(seen(.top, -10 - slack) == "\(far) 0.0 0.0 0.0")
    #expect(seen(.leading, -10 - slack) == "0.0 \(far) 0.0 0.0")
    #expect(seen(.bottom, -10 - slack) == "0.0 0.0 \(far) 0.0")
    #expect(seen(.trailing, -10 - slack) == "0.0 0.0 0.0 \(far)")
    let further = slack + 0.125
    for edge in [Edge.Set.top, .leading, .bottom, .trailing] {
      #expect(seen(edge, further) == "0.0 0.0 0.0 0.0")
      #expect(seen(edge, -10 - further) == "0.0 0.0 0.0 0.0")
    }
  }

  /// Rule: LAYOUT-3.12.2.
  @Test("a view that ignores the safe area reaches over it, and its neighbours do not move")
  func ignoring() {
    let host = host(EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)) {
      VStack(spacing: 0) {
        Color.red.called("top").ignoresSafeArea()
        Color.blue.called("bottom")
      }
    }
    // 70 points are safe, 35 for each; the upper one touches the upper edge only.
    host.expectFrames("top 0 0 100 45, bottom 0 45 100 35")
  }

  @Test("edges and regions that are not named stay safe")
  func ignoringSome() {
    let insets = EdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 5)
    let bottom = host(insets) { Color.red.called("a").edgesIgnoringSafeArea(.bottom) }
    bottom.expectFrames("a 5 10 90 90")
    let keyboard = host(insets) { Color.red.called("a").ignoresSafeArea(.keyboard) }
    keyboard.expectFrames("a 5 10 90 70")
  }

  @Test("a view that moves away from the edge no longer reaches over it")
  func movedAway() {
    func content(_ offset: CGFloat) -> some View {
      Color.red.called("a").ignoresSafeArea().offset(y: offset)
    }
    let host = host(EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)) { content(0) }
    host.expectFrames("a 0 0 100 100")
    host.update { content(30) }
    #expect(host.frame(of: "a")?.minY == 40)
  }

  /// Rule: LAYOUT-3.12.4.
  @Test("safe area padding insets like padding, 16 points, and can be reached over")
  func padding() {
    let host = host {
      ZStack {
        Color.red.called("inside")
        Color.blue.called("over").ignoresSafeArea(edges: .top)
      }
      .safeAreaPadding(.vertical)
    }
    host.expectFrames("inside 0 16 100 68, over 0 0 100 84")
  }

  @Test("preferences combine in the order primary, inset")
  func preferenceOrder() {
    let host = host {
      Color.red.preference(key: WrittenKey.self, value: [1])
        .safeAreaInset(edge: .top) { Color.blue.preference(key: WrittenKey.self, value: [2]) }
    }
    #expect(host.value(of: WrittenKey.self) == [1, 2])
  }

  @Test("an inset that changes its edge, its distance or its alignment is laid out again")
  func changedInset() {
    func content(_ edge: VerticalEdge, _ alignment: HorizontalAlignment, _ spacing: CGFloat?)
      -> some View
    {
      Color.red.called("main")
        .safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
          Color.blue.frame(width: 40, height: 20).called("bar")
        }
    }
    let host = host { content(.top, .center, 0) }
    #expect(host.frame(of: "bar")?.origin == CGPoint(x: 30, y: 0))
    host.expectFrames("main 0 20 100 80")
    host.update { content(.bottom, .center, 0) }
    #expect(host.frame(of: "bar")?.origin == CGPoint(x: 30, y: 80))
    host.expectFrames("main 0 0 100 80")
    host.update { content(.bottom, .leading, 0) }
    #expect(host.frame(of: "bar")?.origin == CGPoint(x: 0, y: 80))
    host.update { content(.bottom, .leading, 5) }
    host.expectFrames("main 0 0 100 75")
    host.update { content(.bottom, .trailing, 5) }
    #expect(host.frame(of: "bar")?.origin == CGPoint(x: 60, y: 80))
  }

  @Test("a guide of the primary is where the primary is, beside or below the inset view")
  func guideOfPrimary() {
    struct Mark: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    let mark = VerticalAlignment(Mark.self)
    for edge in [VerticalEdge.top, .bottom] {
      let host = host {
        HStack(alignment: mark, spacing: 0) {
          Color.red.frame(width: 20, height: 20).alignmentGuide(mark) { _ in 5 }.called("main")
            .safeAreaInset(edge: edge, spacing: 3) { Color.blue.frame(width: 20, height: 10) }
          Color.green.frame(width: 20, height: 20).called("next")
        }
      }
      let (main, next) = (host.frame(of: "main"), host.frame(of: "next"))
      #expect((next?.minY ?? .nan) - (main?.minY ?? .nan) == 5)
    }
  }
}
