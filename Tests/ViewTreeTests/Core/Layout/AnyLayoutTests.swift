import SwiftUI
import Testing
import ViewTreeTesting

private struct Switching: View {
  let isRow: Bool

  var body: some View {
    let layout =
      isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      TapCounter("a")
      TapCounter("b")
    }
  }
}

/// Puts its view where its answer to the question has left a number in the cache.
private struct Remembering: Layout {
  func makeCache(subviews: Subviews) -> CGFloat { 0 }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache indent: inout CGFloat
  ) -> CGSize {
    indent = 30
    return CGSize(width: 100, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache indent: inout CGFloat
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX + indent, y: bounds.minY), proposal: .unspecified)
  }
}

/// Keeps the cache of a row and asks a layout that has another kind of cache.
private struct Borrowing: Layout {
  let remembering = AnyLayout(Remembering())

  func makeCache(subviews: Subviews) -> AnyLayout.Cache {
    AnyLayout(HStackLayout()).makeCache(subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> CGSize { remembering.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) {
    remembering.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// Source: LAYOUT-3.10, LAYOUT-3.8 (Spacer).
@MainActor @Suite("AnyLayout")
struct AnyLayoutTests {
  /// Rule: LAYOUT-3.10.6.
  @Test("children keep their state when the layout is exchanged")
  func keepsIdentity() {
    let host = host { Switching(isRow: true) }
    host.tap("a")
    // The row is 11 + 10 wide and 10 high, in the middle of 100 x 100.
    host.expectFrames("a 39.5 45 11 10, b 50.5 45 10 10")

    host.update { Switching(isRow: false) }
    // The column is 11 wide and 10 + 10 high.
    host.expectFrames("a 44.5 40 11 10, b 45 50 10 10")
  }

  /// Rules: LAYOUT-3.8.1, LAYOUT-3.10.6.
  @Test("a spacer follows the axis of the new layout, also inside a frame")
  func spacerFollows() {
    func content(_ layout: AnyLayout) -> some View {
      layout {
        Spacer(minLength: 5).frame(minWidth: 0).called("space")
        Color.red.frame(width: 10, height: 10)
      }
    }
    // 100 - 10 along the axis, and nothing across it, in the middle.
    let host = expectFrames("space 0 50 90 0") { content(AnyLayout(HStackLayout(spacing: 0))) }
    host.update { content(AnyLayout(VStackLayout(spacing: 0))) }
    host.expectFrames("space 50 0 0 90")
  }

  @Test("an equal layout in a new wrapping measures nothing again")
  func equalLayoutsAreOne() {
    func content() -> some View {
      AnyLayout(AnyLayout(HStackLayout(spacing: 3))) {
        Color.red
        Color.blue
      }
    }
    let host = host { content() }
    let before = host.counters.measurements
    host.update { content() }
    #expect(host.counters.measurements == before)
  }

  @Test("a layout keeps its cache from the question to the placing, after an exchange too")
  func cacheIsKept() {
    func content(_ layout: AnyLayout) -> some View {
      layout { Color.red.frame(width: 10, height: 10).called("a") }
    }
    let host = expectFrames("a 30 0 10 10") { content(AnyLayout(Remembering())) }
    host.update { content(AnyLayout(HStackLayout())) }
    host.expectFrames("a 45 45 10 10")
    host.update { content(AnyLayout(Remembering())) }
    host.expectFrames("a 30 0 10 10")
  }

  @Test("a layout that is handed the cache of another kind leaves its own in that place")
  func foreignCache() {
    expectFrames("a 30 0 10 10") {
      Borrowing() { Color.red.frame(width: 10, height: 10).called("a") }
    }
  }

  @Test("around one child it is still a layout of its own")
  func isNeverElided() {
    // An explicit top guide never leaves a container (3.9), so that both tops meet.
    expectFrames("tall 40 25 10 50, wrapped 50 25 10 10") {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 50).called("tall")
        AnyLayout(VStackLayout()) {
          Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { _ in 20 }
        }
        .called("wrapped")
      }
    }
  }
}
