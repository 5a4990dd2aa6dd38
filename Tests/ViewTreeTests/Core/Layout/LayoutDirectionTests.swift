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

private struct Moved: GeometryEffect {
  var distance: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
  }
}

/// Source: LAYOUT-3.11, LAYOUT-3.10. Every view is 20 x 10 in a window of 100 x 100.
@MainActor
@Suite("Reading direction")
struct LayoutDirectionTests {
  private var box: some View { Color.red.frame(width: 20, height: 10).called("a") }

  private func x(
    _ direction: LayoutDirection = .rightToLeft, @ViewBuilder content: () -> some View
  ) -> CGFloat? {
    host { content().environment(\.layoutDirection, direction) }.frame(of: "a")?.minX
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
          Color.blue
          box
        }
      } == 80)
    #expect(
      x {
        VStack(alignment: .leading) {
          box
          Color.blue.frame(width: 100, height: 1)
        }
      } == 80)
    #expect(
      x {
        Grid(alignment: .leading) {
          box
          Color.blue.frame(width: 100, height: 1)
        }
      } == 80)
  }

  /// Rules: LAYOUT-3.7.4, LAYOUT-3.11.2. The box begins at 40, or ends at the given place.
  @Test("offsets and positions count from the leading edge")
  func offsetsAndPositions() {
    #expect(x { box.offset(x: 5) } == 35)
    #expect(x { box.position(x: 10, y: 5) } == 80)
  }

  /// Source: LAYOUT-3.9.3: what is added to a guide is the place before mirroring. The box's guide is
  /// 20 + 5 from the edge of its padding, the line's 0: together 25 + 100 wide, 12.5 of it over the
  /// right edge of the window. From there to the box the padding is 5; the other side would say 11.
  @Test("a guide in a padding is moved by the leading length of the padding")
  func guideInPadding() {
    let padding = EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 11)
    func column() -> some View {
      VStack(alignment: .leading, spacing: 0) {
        box.alignmentGuide(.leading) { _ in 20 }.padding(padding)
        Color.blue.frame(width: 100, height: 1)
      }
    }
    // -12.5 + 5, and 112.5 - 5 - 20.
    #expect(x(.leftToRight) { column() } == -7.5)
    #expect(x { column() } == 87.5)
  }

  /// Rule: LAYOUT-3.10.3.
  @Test("a custom layout is mirrored and told the direction")
  func customLayout() {
    #expect(x(.leftToRight) { AfterLeading { box } } == 10)
    // 20 from the right edge: 100 - 20 - 20.
    #expect(x { AfterLeading { box } } == 60)
  }

  /// Source: ANCHOR-2.4, LAYOUT-3.11: the effect's matrix is mirrored around the view's width.
  /// Rule: LAYOUT-3.11.2.
  @Test("turns, scales, offsets and effects of one's own are mirrored")
  func effects() {
    func frame(@ViewBuilder _ content: () -> some View) -> CGRect? {
      host {
        content().environment(\.layoutDirection, .rightToLeft)
      }
      .frame(of: "a")
    }
    // 20 x 10 from (40, 45) on. Leading is the right edge, 60: it stays, and 20 more lie left of
    // it.
    #expect(
      frame { box.scaleEffect(x: 2, y: 1, anchor: .leading) }
        == CGRect(x: 20, y: 45, width: 40, height: 10))
    // Against the clock about the corner (60, 45), so that it reaches 10 to the right and 20 down.
    #expect(
      frame { box.rotationEffect(.degrees(90), anchor: .topLeading) }
        .map { [$0.minX, $0.minY, $0.width, $0.height].map { $0.rounded() } }
        == [60, 45, 10, 20])
    #expect(frame { box.modifier(Moved(distance: 10)) }?.minX == 30)
    #expect(frame { box.transformEffect(CGAffineTransform(translationX: 10, y: 0)) }?.minX == 30)
    #expect(frame { box.offset(x: 10) }?.minX == 30)
    #expect(frame { box.modifier(Moved(distance: 10)).layoutDirectionBehavior(.fixed) }?.minX == 50)
  }

  @Test("a tap finds a view where its mirrored effect shows it")
  func tapsThroughEffects() {
    var taps = 0
    let host = host {
      box.onTapGesture { taps += 1 }.scaleEffect(x: 2, y: 1, anchor: .leading)
        .environment(\.layoutDirection, .rightToLeft)
    }
    for x in [25, 75] as [CGFloat] {
      host.finger.down(at: CGPoint(x: x, y: 50))
      host.finger.up()
      host.advance(by: 1)
    }
    #expect(taps == 1)
  }

  @Test("a change of the direction moves what is placed")
  func directionChanges() {
    func content(_ direction: LayoutDirection) -> some View {
      AfterLeading { box }.environment(\.layoutDirection, direction)
    }
    let host = host { content(.leftToRight) }
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
    let host = host { content(.leftToRight) }
    host.update { content(.rightToLeft) }
    #expect(host.frame(of: "a")?.minX == 80)
  }

  /// Rule: LAYOUT-3.10.3.
  @Test("a fixed behaviour keeps places, and mirroring can be asked for left to right")
  func behaviors() {
    #expect(x { box.frame(width: 100, alignment: .leading).layoutDirectionBehavior(.fixed) } == 0)
    #expect(
      x { box.frame(width: 100, alignment: .leading).layoutDirectionBehavior(.mirrors) } == 80)
    #expect(
      x(.leftToRight) {
        box.frame(width: 100, alignment: .leading)
          .layoutDirectionBehavior(.mirrors(in: .leftToRight))
      } == 80)
  }

  @Test(
    "a direction that is set where none was mirrors what is there, and unset it is again as before")
  func directionAppears() {
    struct Content<Inner: View>: View {
      let isSet: Bool
      let inner: Inner
      var body: some View {
        inner.transformEnvironment(\.self) { if isSet { $0.layoutDirection = .rightToLeft } }
      }
    }
    func check(_ inner: some View, _ before: CGFloat, _ after: CGFloat) {
      let host = host { Content(isSet: false, inner: inner) }
      #expect(host.frame(of: "a")?.minX == before)
      host.update { Content(isSet: true, inner: inner) }
      #expect(host.frame(of: "a")?.minX == after)
      host.update { Content(isSet: false, inner: inner) }
      #expect(host.frame(of: "a")?.minX == before)
    }
    check(GeometryReader { _ in box }, 0, 80)
    check(box.frame(width: 100, alignment: .leading), 0, 80)
  }
}
