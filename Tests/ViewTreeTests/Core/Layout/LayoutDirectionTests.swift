import SwiftUI
import Testing
import ViewTreeTesting

/// Puts its only view 10 points after the leading edge, and 20 from right to left.
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
@MainActor @Suite("Reading direction")
struct LayoutDirectionTests {
  private var box: some View { Color.red.frame(width: 20, height: 10).called("a") }

  private func expectX(
    _ x: CGFloat, _ direction: LayoutDirection = .rightToLeft,
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder content: () -> some View
  ) {
    let host = host { content().environment(\.layoutDirection, direction) }
    #expect(host.frame(of: "a")?.minX == x, sourceLocation: sourceLocation)
  }

  @Test("leading is right in frames, paddings, layers, stacks and readers")
  func leadingIsRight() {
    let line = Color.blue.frame(width: 100, height: 1)
    expectX(80) { box.frame(width: 100, alignment: .leading) }
    expectX(80) { box.frame(maxWidth: .infinity, alignment: .leading) }
    expectX(50) { box.padding(.leading, 30).frame(width: 100, alignment: .leading) }
    expectX(80) { Color.blue.overlay(alignment: .leading) { box } }
    expectX(80) { Color.blue.background(alignment: .leading) { box } }
    expectX(80) {
      ZStack(alignment: .leading) {
        Color.blue
        box
      }
    }
    expectX(80) {
      VStack(alignment: .leading) {
        box
        line
      }
    }
    expectX(80) {
      Grid(alignment: .leading) {
        box
        line
      }
    }
  }

  /// Rules: LAYOUT-3.7.4, LAYOUT-3.11.2. The box begins at 40, or ends at the given place.
  @Test("offsets and positions count from the leading edge")
  func offsetsAndPositions() {
    expectX(35) { box.offset(x: 5) }
    expectX(80) { box.position(x: 10, y: 5) }
  }

  /// Source: LAYOUT-3.9.3: what is added to a guide is the place before mirroring. The box's guide is
  /// 20 + 5 from the edge of its padding, the line's 0: together 25 + 100 wide, 12.5 of it over the
  /// right edge of the window. From there to the box the padding is 5; the other side would say 11.
  @Test(
    "a guide in a padding is moved by the leading length of the padding",
    // -12.5 + 5, and 112.5 - 5 - 20.
    arguments: [(.leftToRight, -7.5), (.rightToLeft, 87.5)] as [(LayoutDirection, CGFloat)])
  func guideInPadding(direction: LayoutDirection, x: CGFloat) {
    expectX(x, direction) {
      VStack(alignment: .leading, spacing: 0) {
        box.alignmentGuide(.leading) { _ in 20 }
          .padding(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 11))
        Color.blue.frame(width: 100, height: 1)
      }
    }
  }

  /// Source: ANCHOR-2.4, LAYOUT-3.11: the effect's matrix is mirrored around the view's width.
  /// Rule: LAYOUT-3.11.2.
  @Test("turns, scales, offsets and effects of one's own are mirrored")
  func effects() {
    func frame(@ViewBuilder _ content: () -> some View) -> CGRect? {
      host { content().environment(\.layoutDirection, .rightToLeft) }.frame(of: "a")
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
    expectX(30) { box.modifier(Moved(distance: 10)) }
    expectX(30) { box.transformEffect(CGAffineTransform(translationX: 10, y: 0)) }
    expectX(30) { box.offset(x: 10) }
    expectX(50) { box.modifier(Moved(distance: 10)).layoutDirectionBehavior(.fixed) }
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

  /// Rule: LAYOUT-3.10.3.
  @Test("a fixed behaviour keeps places, and mirroring can be asked for left to right")
  func behaviors() {
    let leading = box.frame(width: 100, alignment: .leading)
    expectX(0) { leading.layoutDirectionBehavior(.fixed) }
    expectX(80) { leading.layoutDirectionBehavior(.mirrors) }
    expectX(80, .leftToRight) { leading.layoutDirectionBehavior(.mirrors(in: .leftToRight)) }
  }

  /// Rule: LAYOUT-3.10.3.
  @Test(
    "a change of the direction moves what is placed, where one was set before and where none was")
  func directionChanges() {
    struct Content<Inner: View>: View {
      let direction: LayoutDirection?
      let inner: Inner
      var body: some View {
        inner.transformEnvironment(\.self) { if let direction { $0.layoutDirection = direction } }
      }
    }
    func check(_ inner: some View, _ before: CGFloat, _ after: CGFloat) {
      for direction in [nil, .leftToRight] as [LayoutDirection?] {
        let host = host { Content(direction: direction, inner: inner) }
        #expect(host.frame(of: "a")?.minX == before)
        host.update { Content(direction: .rightToLeft, inner: inner) }
        #expect(host.frame(of: "a")?.minX == after)
        host.update { Content(direction: direction, inner: inner) }
        #expect(host.frame(of: "a")?.minX == before)
      }
    }
    check(GeometryReader { _ in box }, 0, 80)
    check(box.frame(width: 100, alignment: .leading), 0, 80)
    // A custom layout is told the direction; it then puts the box at 100 - 20 - 20.
    check(AfterLeading { box }, 10, 60)
  }
}
