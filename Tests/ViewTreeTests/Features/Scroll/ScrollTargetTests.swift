import SwiftUI
import Testing
import ViewTreeTesting

/// Source: Apple documentation, `ScrollTargetBehavior`, `PagingScrollTargetBehavior`,
/// `ViewAlignedScrollTargetBehavior`.
@MainActor
@Suite("Where a scroll view comes to rest")
struct ScrollTargetTests {
  /// Squares of 40 in a window of 100.
  private func squares(
    _ behavior: some ScrollTargetBehavior, axes: Axis.Set = .vertical
  ) -> ViewHost {
    let layout =
      axes == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    return host {
      ScrollView(axes) {
        layout { ForEach(0..<50) { _ in Color.red.frame(width: 40, height: 40) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
      .called("scroll")
    }
  }

  /// Drags up and to the left by a distance, lifts the finger and waits.
  private func rest(
    _ host: ViewHost, dragging distance: CGFloat, over seconds: Double, pause: Double = 0
  ) -> CGPoint? {
    host.finger.drag((65, 65), (65 - distance, 65 - distance), over: seconds, lifting: false)
    if pause > 0 { host.advance(by: pause) }
    host.finger.up()
    host.advance(by: 10)
    return host.scrollOffset(of: "scroll")
  }

  /// Where content rests after flings within pages of a height, forwards where they are positive.
  private func flung(_ height: CGFloat, page: CGFloat, _ flings: [CGFloat]) -> [CGFloat] {
    let host = host(100, page) {
      ScrollView { Color.clear.frame(height: height) }
        .scrollTargetBehavior(.paging).called("scroll")
    }
    return flings.map { distance in
      let start = distance > 0 ? page - 10 : 20
      host.finger.fling((50, start), (50, start - distance))
      host.advance(by: 5)
      return host.offset?.rounded() ?? .nan
    }
  }

  @Test("the last page ends with the content, however much of a page that is")
  func lastPage() {
    #expect(flung(450, page: 200, [100, 100, -100, -100]) == [200, 250, 200, 0])
  }

  @Test(
    "the last of whole pages is left again, however their lengths add up",
    arguments: [300, 300 + 1e-10, 300 - 1e-10])
  func wholePages(length: CGFloat) {
    let offsets = flung(length, page: 100, [70, 70, 70, -70, -70, -70])
    #expect(offsets == [100, 200, 200, 100, 0, 0])
  }

  /// Rule: SCROLL-4.4.2.
  @Test("paging rests at the nearest page after a slow drag, at the next one after a fling")
  func paging() {
    let host = squares(.paging)
    #expect(rest(host, dragging: 40, over: 0.5, pause: 1)?.y == 0)
    #expect(rest(host, dragging: 60, over: 0.5, pause: 1)?.y == 100)
    #expect(rest(host, dragging: 80, over: 0.05)?.y == 200)
  }

  /// Rule: SCROLL-4.4.2.
  @Test("aligned to views, the nearest one comes to rest at the leading edge")
  func aligned() {
    let host = squares(.viewAligned)
    // The nearest starts of rows to 50 and 65 are 40 and 80.
    #expect(rest(host, dragging: 50, over: 0.5, pause: 1)?.y == 40)
    #expect(rest(host, dragging: 25, over: 0.5, pause: 1)?.y == 80)
  }

  @Test("limited, a fling goes no farther than the next view or the viewport, as it does sideways")
  func limits() {
    let byOne = ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne)
    let few = ViewAlignedScrollTargetBehavior(limitBehavior: .always)
    #expect(rest(squares(byOne), dragging: 80, over: 0.05)?.y == 40)
    // 100 is as near to 80 as to 120; the first of both is taken.
    #expect(rest(squares(few), dragging: 80, over: 0.05)?.y == 80)
    #expect(rest(squares(.viewAligned, axes: .horizontal), dragging: 80, over: 0.05)?.x == 80)
    #expect((rest(squares(.viewAligned), dragging: 80, over: 0.05)?.y ?? 0) > 400)
  }

  @Test("a behaviour of one's own sees where the content would rest, and decides")
  func custom() throws {
    let seen = NotingBehavior.Seen()
    let host = squares(NotingBehavior(seen: seen, step: 30))
    #expect(rest(host, dragging: 50, over: 0.5, pause: 1)?.y == 60)
    #expect(seen.targets.map(\.rect) == [CGRect(x: 0, y: 50, width: 40, height: 100)])
    let context = try #require(seen.contexts.first)
    #expect(context.originalTarget.rect.origin.y == 0)
    #expect(context.velocity == CGVector(dx: 0, dy: 0))
    #expect(context.contentSize == CGSize(width: 40, height: 2000))
    #expect(context.containerSize == CGSize(width: 40, height: 100))
    #expect(context.axes == .vertical)
    #expect(context.isEnabled)
  }

  @Test("the way to a target does not depend on the frame rate")
  func frameRate() {
    func offsets(_ framesPerSecond: Double) -> [CGFloat] {
      let host = squares(.paging)
      host.finger.drag((50, 90), (50, 30), over: 0.1)
      host.framesPerSecond = framesPerSecond
      return (0..<8).map { _ in
        host.advance(by: 0.1)
        return host.offset ?? .nan
      }
    }
    let slow = offsets(30)
    for rate in [60.0, 120] {
      for (left, right) in zip(slow, offsets(rate)) { #expect(abs(left - right) < 1e-6) }
    }
    #expect(slow.last == 100)
  }
}

/// Source: Apple documentation, `defaultScrollAnchor(_:)`, `defaultScrollAnchor(_:for:)`.
@MainActor
@Suite("Default scroll anchors")
struct DefaultScrollAnchorTests {
  /// Lines of 20 in a window of 100.
  private func lines(
    _ count: Int, _ anchor: UnitPoint?, _ role: ScrollAnchorRole? = nil
  ) -> some View {
    let scroll = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 20) }
      }
      .called("content")
    }
    return Group {
      if let role {
        scroll.defaultScrollAnchor(anchor, for: role).called("scroll")
      } else {
        scroll.defaultScrollAnchor(anchor).called("scroll")
      }
    }
  }

  @Test("content starts at its anchor")
  func initial() {
    #expect(host { lines(20, .bottom) }.offset == 300)
    #expect(host { lines(20, .center, .initialOffset) }.offset == 150)
    #expect(host { lines(20, .bottom, .alignment) }.offset == 0)
    #expect(host { lines(20, nil) }.offset == 0)
  }

  /// Rule: SCROLL-4.4.5.
  @Test("content that fits lies at its anchor")
  func alignment() {
    expectFrames("content 0 60 100 40") { lines(2, .bottom) }
    expectFrames("content 0 30 100 40") { lines(2, .center, .alignment) }
    expectFrames("content 0 0 100 40") { lines(2, .bottom, .initialOffset) }
  }

  /// Rule: SCROLL-4.4.5.
  @Test("content at its anchor stays there when it grows; scrolled away, it stays where it is")
  func sizeChanges() {
    let host = host { lines(20, .bottom) }
    host.update { lines(25, .bottom) }
    #expect(host.offset == 400)
    host.dragAndRest((50, 10), (50, 60))
    #expect(host.offset == 350)
    host.update { lines(30, .bottom) }
    #expect(host.offset == 350)
  }
}
