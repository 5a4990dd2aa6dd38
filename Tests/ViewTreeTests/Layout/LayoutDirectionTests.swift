import SwiftUI
import Testing
import ViewTreeTesting

/// Puts its only view 10 points after the leading edge.
private struct AfterLeading: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let indent: CGFloat = subviews.layoutDirection == .rightToLeft ? 20 : 10
    subviews[0].place(at: CGPoint(x: bounds.minX + indent, y: bounds.minY), proposal: .unspecified)
  }
}

/// Source: `semantics.md` 3.11, 3.10. Every view is 20 x 10 in a window of 100 x 100.
@MainActor
@Suite("Reading direction")
struct LayoutDirectionTests {
  private var box: some View {
    Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
  }

  private func x(
    _ direction: LayoutDirection = .rightToLeft, @ViewBuilder content: () -> some View
  ) -> CGFloat? {
    ViewHost(size: CGSize(width: 100, height: 100)) {
      content().environment(\.layoutDirection, direction)
    }.frame(of: "a")?.minX
  }

  @Test("leading is right in frames, paddings, layers and stacks")
  func leadingIsRight() {
    #expect(x { box.frame(width: 100, alignment: .leading) } == 80)
    #expect(x { box.frame(maxWidth: .infinity, alignment: .leading) } == 80)
    #expect(x { box.padding(.leading, 30).frame(width: 100, alignment: .leading) } == 50)
    #expect(x { Color.blue.overlay(alignment: .leading) { box } } == 80)
    #expect(x { Color.blue.background(alignment: .leading) { box } } == 80)
    #expect(
      x {
        ZStack(alignment: .leading) {
          Color.blue; box
        }
      } == 80)
    #expect(
      x {
        VStack(alignment: .leading) {
          box; Color.blue.frame(width: 100, height: 1)
        }
      } == 80)
    #expect(
      x {
        Grid(alignment: .leading) {
          box; Color.blue.frame(width: 100, height: 1)
        }
      } == 80)
  }

  @Test("an offset is not mirrored")
  func offsetIsGeometric() {
    #expect(x { box.offset(x: 5) } == 45)
  }

  @Test("a custom layout is mirrored and told the direction")
  func customLayout() {
    #expect(x(.leftToRight) { AfterLeading() { box } } == 10)
    // 20 from the right edge: 100 - 20 - 20.
    #expect(x { AfterLeading() { box } } == 60)
  }

  @Test("a change of the direction moves what is placed")
  func directionChanges() {
    func content(_ direction: LayoutDirection) -> some View {
      AfterLeading() { box }.environment(\.layoutDirection, direction)
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { content(.leftToRight) }
    host.update { content(.rightToLeft) }
    #expect(host.frame(of: "a")?.minX == 60)
    host.update { content(.leftToRight) }
    #expect(host.frame(of: "a")?.minX == 10)
  }

  @Test("a geometry reader's content moves to the other corner when the direction changes")
  func readerFollows() {
    func content(_ direction: LayoutDirection) -> some View {
      GeometryReader { _ in box }.environment(\.layoutDirection, direction)
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { content(.leftToRight) }
    host.update { content(.rightToLeft) }
    #expect(host.frame(of: "a")?.minX == 80)
  }

  @Test("a fixed behaviour keeps places, and mirroring can be asked for left to right")
  func behaviors() {
    #expect(
      x { box.frame(width: 100, alignment: .leading).layoutDirectionBehavior(.fixed) } == 0)
    #expect(
      x { box.frame(width: 100, alignment: .leading).layoutDirectionBehavior(.mirrors) } == 80)
    #expect(
      x(.leftToRight) {
        box.frame(width: 100, alignment: .leading)
          .layoutDirectionBehavior(.mirrors(in: .leftToRight))
      } == 80)
  }
}
