import SwiftUI
import Testing
import ViewTreeTesting

extension VerticalAlignment {
  private enum Marked: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  /// A custom guide, at the top where it is not set.
  fileprivate static let marked = VerticalAlignment(Marked.self)
}

/// Is 30 x 30 and places nothing.
private struct Unplacing: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 30, height: 30)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

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
  ) {
    inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

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
@Suite("Guide merging")
@MainActor
struct GuideMergingTests {
  /// Rule: LAYOUT-3.9.4.
  @Test("a custom guide leaves a stack as the mean of its children's")
  func customGuideIsAveraged() {
    // Children at y 0, 10 and 20 with the guide 4, 6 and none inside: (0 + 4 + 10 + 6) / 2 = 10.
    let guide = guide(alignment: .marked) {
      VStack(spacing: 0) {
        cell.alignmentGuide(.marked) { _ in 4 }
        cell.alignmentGuide(.marked) { _ in 6 }
        cell
      }
    }

    #expect(guide == 10)
  }

  @Test("a custom guide that is not set has its default")
  func customGuideDefault() {
    let guide = guide(alignment: .marked) {
      VStack(spacing: 0) {
        cell
        cell
      }
    }

    #expect(guide == 0)
  }

  /// Rule: LAYOUT-3.9.4.
  @Test("a built-in guide does not leave a stack of several children")
  func builtInGuideStays() {
    let guide = guide(alignment: .bottom) {
      VStack(spacing: 0) {
        cell.alignmentGuide(.bottom) { _ in 3 }
        cell
      }
    }

    #expect(guide == 20)
  }

  /// Rule: LAYOUT-3.1.10.
  @Test("a built-in guide leaves a stack of one child, which is no stack at all")
  func singleChildIsTransparent() {
    let guide = guide(alignment: .bottom) {
      VStack(spacing: 0) { cell.alignmentGuide(.bottom) { _ in 3 } }
    }

    #expect(guide == 3)
  }

  /// Rule: LAYOUT-3.9.3.
  @Test("modifiers move explicit guides of every kind with the view")
  func modifiersTranslate() {
    #expect(guide(alignment: .bottom) { cell.alignmentGuide(.bottom) { _ in 3 }.padding(5) } == 8)
    // A frame of 30 puts the cell of 10 at 10.
    #expect(
      guide(alignment: .bottom) { cell.alignmentGuide(.bottom) { _ in 3 }.frame(height: 30) } == 13)
  }

  /// Rule: LAYOUT-3.9.6.
  @Test("guides of an overlay and of a geometry reader's content stay inside")
  func layersStayInside() {
    #expect(
      guide(alignment: .bottom) { cell.overlay { cell.alignmentGuide(.bottom) { _ in 3 } } } == 10)
    #expect(
      guide(alignment: .bottom) {
        GeometryReader { _ in cell.alignmentGuide(.bottom) { _ in 3 } }.frame(width: 10, height: 10)
      } == 10)
  }

  /// Rule: LAYOUT-3.9.4.
  @Test("a guide of a view that its layout does not place counts where the view would be centred")
  func unplacedCountsAsCentred() {
    // A cell of 10 in the middle of 30 starts at 10; its guide is 3 below that.
    #expect(
      guide(alignment: .marked) { Unplacing { cell.alignmentGuide(.marked) { _ in 3 } } } == 13)
  }

  @Test("a view that gives another kind of guide than before changes what its container hands on")
  func changedKind() {
    struct Rows: View {
      let key: VerticalAlignment
      var body: some View {
        HStack(alignment: .marked, spacing: 0) {
          VStack(spacing: 0) {
            Color.clear.frame(width: 10, height: 10).alignmentGuide(key) { _ in 7 }
            Color.clear.frame(width: 10, height: 10)
          }
          .called("view")
          Color.clear.frame(width: 1, height: 0).called("line")
        }
        .frame(width: 100, height: 100)
      }
    }
    let host = host { Rows(key: .bottom) }
    func line() -> CGFloat? {
      guard let view = host.frame(of: "view"), let line = host.frame(of: "line") else { return nil }
      return line.minY - view.minY
    }
    // A bottom stays inside, so that the column's guide is its top; a custom one leaves.
    #expect(line() == 0)
    host.update { Rows(key: .marked) }
    #expect(line() == 7)
    host.update { Rows(key: .bottom) }
    #expect(line() == 0)
  }

  private var cell: some View { Color.clear.frame(width: 10, height: 10) }

  /// Where the view's guide is in it: the distance to a line that is drawn at the guide.
  private func guide(
    alignment: VerticalAlignment, @ViewBuilder _ content: () -> some View
  ) -> CGFloat? {
    let row = measure(200, 200) {
      HStack(alignment: alignment, spacing: 0) {
        content().called("view")
        Color.clear.frame(width: 1, height: 0).called("line")
      }
    }
    guard let view = row.frame("view"), let line = row.frame("line") else { return nil }
    return line.minY - view.minY
  }

  @Test("state that only a guide reads moves it, as often as it changes")
  func stateInGuide() {
    struct Screen: View {
      @State private var shift: CGFloat = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 10, height: 10)
            .alignmentGuide(.leading) { _ in -shift }.called("a")
          Color.blue.frame(width: 100, height: 10)
            .called("b").onTapGesture { shift += 20 }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 300, height: 100)) { Screen() }
    for shift in [0, 20, 40] as [CGFloat] {
      let (a, b) = (host.frame(of: "a"), host.frame(of: "b"))
      #expect((a?.minX ?? .nan) - (b?.minX ?? .nan) == shift)
      host.tap("b")
      host.settle()
    }
  }

  /// Bounds lie anywhere; a guide is told from their start.
  @Test(
    "a layout's guides are the same wherever its bounds lie", arguments: [0, 7, -40] as [CGFloat])
  func shiftedBounds(shift: CGFloat) {
    func guides(_ layout: some Layout) -> [CGFloat?] {
      [
        guide(alignment: .marked) {
          AnyLayout(layout)() { cell.alignmentGuide(.marked) { _ in 4 } }
        },
        guide(alignment: .marked) {
          AnyLayout(layout)() {
            cell.alignmentGuide(.marked) { _ in 4 }
            cell.alignmentGuide(.marked) { _ in 6 }
          }
        },
      ]
    }
    #expect(guides(Shifted(inner: VStackLayout(spacing: 0), shift: shift)) == [4, 10])
    // Placed nowhere, the cells of 10 count as centred in 30.
    #expect(guides(Shifted(inner: Unplacing(), shift: shift)) == [14, 15])
  }
}
