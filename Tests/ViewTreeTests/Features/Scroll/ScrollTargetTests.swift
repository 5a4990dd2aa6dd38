import SwiftUI
import Testing
import ViewTreeTesting

/// Stops at multiples of 30.
private struct StepBehavior: ScrollTargetBehavior {
  let note: (ScrollTarget, TargetContext) -> Void

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    note(target, context)
    target.rect.origin.y = (target.rect.origin.y / 30).rounded() * 30
  }
}

/// Source: Apple documentation, `ScrollTargetBehavior`, `PagingScrollTargetBehavior`,
/// `ViewAlignedScrollTargetBehavior`.
@MainActor
@Suite("Where a scroll view comes to rest")
struct ScrollTargetTests {
  private func host(
    _ behavior: some ScrollTargetBehavior, axes: Axis.Set = .vertical
  ) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView(axes) {
        let layout =
          axes == .vertical
          ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
          ForEach(0..<50) { _ in Color.red.frame(width: 40, height: 40) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
      .accessibilityIdentifier("scroll")
    }
  }

  /// Drags up (or to the left) by a distance, lifts the finger and waits.
  private func rest(
    _ host: ViewHost, dragging distance: CGFloat, over seconds: Double, pause: Double = 0
  ) -> CGPoint? {
    host.finger.drag(
      from: CGPoint(x: 65, y: 65), to: CGPoint(x: 65 - distance, y: 65 - distance), over: seconds,
      lifting: false)
    if pause > 0 { host.advance(by: pause) }
    host.finger.up()
    host.advance(by: 10)
    return host.scrollOffset(of: "scroll")
  }

  @Test("the last page ends with the content, however much of a page that is")
  func lastPage() {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      ScrollView { Color.clear.frame(height: 450) }
        .scrollTargetBehavior(.paging).accessibilityIdentifier("scroll")
    }
    func fling(_ from: CGFloat, _ to: CGFloat) -> CGFloat? {
      host.finger.fling(from: CGPoint(x: 50, y: from), to: CGPoint(x: 50, y: to))
      host.advance(by: 5)
      return host.scrollOffset(of: "scroll")?.y
    }
    #expect(fling(190, 90) == 200)
    #expect(fling(190, 90) == 250)
    #expect(fling(90, 190) == 200)
    #expect(fling(90, 190) == 0)
  }

  @Test(
    "the last of whole pages is left again, however their lengths add up",
    arguments: [300, 300 + 1e-10, 300 - 1e-10])
  func wholePages(length: CGFloat) {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView { Color.clear.frame(height: length) }
        .scrollTargetBehavior(.paging).accessibilityIdentifier("scroll")
    }
    func fling(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
      host.finger.fling(from: CGPoint(x: 50, y: from), to: CGPoint(x: 50, y: to))
      host.advance(by: 5)
      return host.scrollOffset(of: "scroll")?.y.rounded() ?? .nan
    }
    #expect([fling(90, 20), fling(90, 20), fling(90, 20)] == [100, 200, 200])
    #expect([fling(20, 90), fling(20, 90), fling(20, 90)] == [100, 0, 0])
  }

  /// Rule: SCROLL-4.4.2.
  @Test("paging rests at the nearest page after a slow drag, at the next one after a fling")
  func paging() {
    let host = host(.paging)
    #expect(rest(host, dragging: 40, over: 0.5, pause: 1)?.y == 0)
    #expect(rest(host, dragging: 60, over: 0.5, pause: 1)?.y == 100)
    #expect(rest(host, dragging: 80, over: 0.05)?.y == 200)
  }

  /// Rule: SCROLL-4.4.2.
  @Test("aligned to views, the nearest one comes to rest at the leading edge")
  func aligned() {
    let host = host(.viewAligned)
    // The nearest starts of rows to 50 and 65 are 40 and 80.
    #expect(rest(host, dragging: 50, over: 0.5, pause: 1)?.y == 40)
    #expect(rest(host, dragging: 25, over: 0.5, pause: 1)?.y == 80)
  }

  @Test("by one, a fling goes no farther than the next view")
  func byOne() {
    let behavior = ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne)
    #expect(rest(host(behavior), dragging: 80, over: 0.05)?.y == 40)
    #expect((rest(host(.viewAligned), dragging: 80, over: 0.05)?.y ?? 0) > 400)
  }

  @Test("limited to few, a fling goes no farther than the viewport, as it is by itself sideways")
  func few() {
    let behavior = ViewAlignedScrollTargetBehavior(limitBehavior: .always)
    // 100 is as near to 80 as to 120; the first of both is taken.
    #expect(rest(host(behavior), dragging: 80, over: 0.05)?.y == 80)
    #expect(rest(host(.viewAligned, axes: .horizontal), dragging: 80, over: 0.05)?.x == 80)
  }

  @Test("a behaviour of one's own sees where the content would rest, and decides")
  func custom() {
    var seen: [(ScrollTarget, ScrollTargetBehaviorContext)] = []
    let host = host(StepBehavior { seen.append(($0, $1)) })
    #expect(rest(host, dragging: 50, over: 0.5, pause: 1)?.y == 60)
    #expect(seen.count == 1)
    #expect(seen.first?.0.rect == CGRect(x: 0, y: 50, width: 40, height: 100))
    #expect(seen.first?.1.originalTarget.rect.origin.y == 0)
    #expect(seen.first?.1.velocity == CGVector(dx: 0, dy: 0))
    #expect(seen.first?.1.contentSize == CGSize(width: 40, height: 2000))
    #expect(seen.first?.1.containerSize == CGSize(width: 40, height: 100))
    #expect(seen.first?.1.axes == .vertical)
    #expect(seen.first?.1.isEnabled == true)
  }

  @Test("the way to a target does not depend on the frame rate")
  func frameRate() {
    func offsets(_ framesPerSecond: Double) -> [CGFloat] {
      let host = host(.paging)
      host.finger.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 30), over: 0.1)
      host.framesPerSecond = framesPerSecond
      return (0..<8).map { _ in
        host.advance(by: 0.1)
        return host.scrollOffset(of: "scroll")?.y ?? .nan
      }
    }
    let slow = offsets(30)
    for (left, right) in zip(slow, offsets(60)) { #expect(abs(left - right) < 1e-6) }
    for (left, right) in zip(slow, offsets(120)) { #expect(abs(left - right) < 1e-6) }
    #expect(slow.last == 100)
  }
}

/// Source: Apple documentation, `defaultScrollAnchor(_:)`, `defaultScrollAnchor(_:for:)`.
@MainActor
@Suite("Default scroll anchors")
struct DefaultScrollAnchorTests {
  private struct Lines: View {
    let count: Int

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 20) }
      }
      .accessibilityIdentifier("content")
    }
  }

  private func host(_ count: Int, _ anchor: UnitPoint?, _ role: ScrollAnchorRole?) -> ViewHost {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { EmptyView() }
    show(count, anchor, role, in: host)
    return host
  }

  private func show(
    _ count: Int, _ anchor: UnitPoint?, _ role: ScrollAnchorRole?, in host: ViewHost
  ) {
    host.update {
      if let role {
        ScrollView { Lines(count: count) }.defaultScrollAnchor(anchor, for: role)
          .accessibilityIdentifier("scroll")
      } else {
        ScrollView { Lines(count: count) }.defaultScrollAnchor(anchor)
          .accessibilityIdentifier("scroll")
      }
    }
  }

  private func y(_ host: ViewHost) -> CGFloat? { host.scrollOffset(of: "scroll")?.y }

  @Test("content starts at its anchor")
  func initial() {
    #expect(y(host(20, .bottom, nil)) == 300)
    #expect(y(host(20, .center, .initialOffset)) == 150)
    #expect(y(host(20, .bottom, .alignment)) == 0)
    #expect(y(host(20, nil, nil)) == 0)
  }

  /// Rule: SCROLL-4.4.5.
  @Test("content that fits lies at its anchor")
  func alignment() {
    #expect(host(2, .bottom, nil).frame(of: "content")?.minY == 60)
    #expect(host(2, .center, .alignment).frame(of: "content")?.minY == 30)
    #expect(host(2, .bottom, .initialOffset).frame(of: "content")?.minY == 0)
  }

  /// Rule: SCROLL-4.4.5.
  @Test("content at its anchor stays there when it grows; scrolled away, it stays where it is")
  func sizeChanges() {
    let host = host(20, .bottom, nil)
    show(25, .bottom, nil, in: host)
    #expect(y(host) == 400)
    host.finger.drag(from: CGPoint(x: 50, y: 10), to: CGPoint(x: 50, y: 60), lifting: false)
    host.advance(by: 1)
    host.finger.up()
    #expect(y(host) == 350)
    show(30, .bottom, nil, in: host)
    #expect(y(host) == 350)
  }
}
