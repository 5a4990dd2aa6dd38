import SwiftUI
import Testing
import ViewTreeTesting

/// Asks another layout for its guides in bounds that lie somewhere else.
private struct Shifted<Inner: Layout>: Layout {
  let inner: Inner
  let shift: CGFloat

  func makeCache(subviews: Subviews) -> Inner.Cache { inner.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache
  ) -> CGSize { inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache
  ) { inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Inner.Cache
  ) -> CGFloat? {
    inner.explicitAlignment(
      of: guide, in: bounds.offsetBy(dx: shift, dy: shift), proposal: proposal, subviews: subviews,
      cache: &cache)
  }
}

/// How containers of several children pass explicit guides on.
///
/// - Source: LAYOUT-3.9.
@MainActor @Suite("Guide merging")
struct GuideMergingTests {
  private var cell: some View { Color.clear.frame(width: 10, height: 10) }

  private func cell(_ alignment: VerticalAlignment, _ guide: CGFloat) -> some View {
    cell.alignmentGuide(alignment) { _ in guide }
  }

  /// A layout that is 30 x 30 and places nothing.
  private let unplacing = FixedLayout(width: 30, height: 30)

  /// Expects a view's guide at a height in it: a line that is drawn at the guide has that distance.
  private func expectGuide(
    _ alignment: VerticalAlignment, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ content: () -> some View
  ) {
    let row = measure(200, 200) {
      HStack(alignment: alignment, spacing: 0) {
        content().called("view")
        Color.clear.frame(width: 1, height: 0).called("line")
      }
    }
    let edges = ["view", "line"].map { row.frame($0)?.minY ?? .nan }
    #expect(edges[1] - edges[0] == height, sourceLocation: sourceLocation)
  }

  /// Rule: LAYOUT-3.9.4.
  @Test("a custom guide leaves a stack as the mean of its children's, a built-in one does not")
  func stacks() {
    // Children at y 0, 10 and 20 with the guide 4, 6 and none inside: (0 + 4 + 10 + 6) / 2 = 10.
    expectGuide(.topMark, 10) {
      VStack(spacing: 0) {
        cell(.topMark, 4)
        cell(.topMark, 6)
        cell
      }
    }
    // Set by none it is at its default, the top.
    expectGuide(.topMark, 0) {
      VStack(spacing: 0) {
        cell
        cell
      }
    }
    expectGuide(.bottom, 20) {
      VStack(spacing: 0) {
        cell(.bottom, 3)
        cell
      }
    }
    // A stack of one child is no stack at all: LAYOUT-3.1.10.
    expectGuide(.bottom, 3) { VStack(spacing: 0) { cell(.bottom, 3) } }
    // A cell of 10 that its layout does not place counts in the middle of 30: at 10, and 3 below.
    expectGuide(.topMark, 13) { unplacing { cell(.topMark, 3) } }
  }

  /// Rules: LAYOUT-3.9.3, LAYOUT-3.9.6.
  @Test("modifiers move explicit guides with the view; those of layers and readers stay inside")
  func modifiers() {
    expectGuide(.bottom, 8) { cell(.bottom, 3).padding(5) }
    // A frame of 30 puts the cell of 10 at 10.
    expectGuide(.bottom, 13) { cell(.bottom, 3).frame(height: 30) }
    expectGuide(.bottom, 10) { cell.overlay { cell(.bottom, 3) } }
    expectGuide(.bottom, 10) {
      GeometryReader { _ in cell(.bottom, 3) }.frame(width: 10, height: 10)
    }
  }

  @Test("a view that gives another kind of guide than before changes what its container hands on")
  func changedKind() {
    func rows(_ key: VerticalAlignment) -> some View {
      HStack(alignment: .topMark, spacing: 0) {
        VStack(spacing: 0) {
          cell(key, 7)
          cell
        }
        .called("view")
        Color.clear.frame(width: 1, height: 0).called("line")
      }
    }
    // A bottom stays inside, so that the column's guide is its top; a custom one leaves.
    let host = expectFrames("view 44.5 40 10 20, line 54.5 40 1 0") { rows(.bottom) }
    host.update { rows(.topMark) }
    host.expectFrames("view 44.5 40 10 20, line 54.5 47 1 0")
    host.update { rows(.bottom) }
    host.expectFrames("view 44.5 40 10 20, line 54.5 40 1 0")
  }

  @Test("state that only a guide reads moves it, as often as it changes")
  func stateInGuide() {
    struct Screen: View {
      @State private var shift: CGFloat = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -shift }.called(
            "a")
          Color.blue.frame(width: 100, height: 10).called("b").onTapGesture { shift += 20 }
        }
      }
    }
    let host = host { Screen() }
    for shift in [0, 20, 40] {
      host.expectFrames("a \(shift) 40 10 10, b 0 50 100 10")
      host.tap("b")
      host.settle()
    }
  }

  /// Bounds lie anywhere; a guide is told from their start.
  @Test(
    "a layout's guides are the same wherever its bounds lie", arguments: [0, 7, -40] as [CGFloat])
  func shiftedBounds(shift: CGFloat) {
    let stack = AnyLayout(Shifted(inner: VStackLayout(spacing: 0), shift: shift))
    // Placed nowhere, the cells of 10 count as centred in 30.
    let unplacing = AnyLayout(Shifted(inner: self.unplacing, shift: shift))
    for (layout, alone, pair) in [(stack, 4, 10), (unplacing, 14, 15)]
      as [(AnyLayout, CGFloat, CGFloat)]
    {
      expectGuide(.topMark, alone) { layout { cell(.topMark, 4) } }
      expectGuide(.topMark, pair) {
        layout {
          cell(.topMark, 4)
          cell(.topMark, 6)
        }
      }
    }
  }
}
