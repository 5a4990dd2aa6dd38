import SwiftUI
import Testing

@testable import ViewTree

/// The targets that behaviours choose, asked for without a scroll view.
@Suite("Scroll target behaviours as values")
struct TargetBehaviorTests {
  private func rows(_ count: Int, of height: CGFloat) -> [ClosedRange<CGFloat>] {
    (0..<count).map { row in
      let top = CGFloat(row) * height
      return top...top + height
    }
  }

  /// Where a behaviour brings content of a length to rest in a visible part of a length.
  private func rest(
    _ behavior: some ScrollTargetBehavior, at wanted: CGFloat, from start: CGFloat,
    content: CGFloat, container: CGFloat, targets: [ClosedRange<CGFloat>] = []
  ) -> CGFloat {
    func visible(_ start: CGFloat) -> ScrollTarget {
      ScrollTarget(rect: CGRect(x: 0, y: start, width: 10, height: container))
    }
    let context = ScrollTargetBehaviorContext(
      originalTarget: visible(start), velocity: CGVector(dx: 0, dy: 0),
      contentSize: CGSize(width: 10, height: content),
      containerSize: CGSize(width: 10, height: container), axes: .vertical,
      environment: EnvironmentValues(),
      targets: targets.map {
        CGRect(x: 0, y: $0.lowerBound, width: 10, height: $0.upperBound - $0.lowerBound)
      })
    var target = visible(wanted)
    behavior.updateTarget(&target, context: context)
    return target.rect.origin.y
  }

  @Test("a visible part without a length has no pages: the target stays")
  func noPages() {
    for container in [0, -5] as [CGFloat] {
      #expect(rest(.paging, at: 30, from: 10, content: 200, container: container) == 30)
    }
    // Half a point is a page: 30.4 is nearest to 30.5, and one page from 10 is 10.5.
    #expect(rest(.paging, at: 30.4, from: 10, content: 200, container: 0.5) == 10.5)
    #expect(rest(.paging, at: 10.4, from: 10.5, content: 200, container: 0.5) == 10.5)
  }

  @Test("content that is longer than its only page by a rounding has no second one")
  func onlyPage() {
    for excess in [0, 1e-5, -1e-5, -40] as [CGFloat] {
      for wanted in [-20, 0, 50] as [CGFloat] {
        #expect(rest(.paging, at: wanted, from: 0, content: 100 + excess, container: 100) == 0)
      }
    }
    // A point more is a page of its own, which ends with the content.
    #expect(rest(.paging, at: 50, from: 0, content: 101, container: 100) == 1)
  }

  @Test("by one, a movement goes to the neighbour on its side, and at an end nowhere")
  func byOne() {
    let behavior = ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne)
    let targets = rows(20, of: 40)
    func rest(_ wanted: CGFloat, from start: CGFloat) -> CGFloat {
      self.rest(behavior, at: wanted, from: start, content: 800, container: 100, targets: targets)
    }
    #expect([0, 45, 80, 115, 500].map { rest($0, from: 80) } == [40, 40, 80, 120, 120])
    #expect([-50, 0, 500].map { rest($0, from: 0) } == [0, 0, 40])
    // The content ends at 700, where the rows that begin later are aligned.
    #expect([0, 700, 900].map { rest($0, from: 700) } == [680, 700, 700])
  }

  @Test("by few, a movement goes as far as the visible part is long, to either side")
  func byFew() {
    let behavior = ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByFew)
    let targets = rows(100, of: 10)
    func rest(_ wanted: CGFloat) -> CGFloat {
      self.rest(behavior, at: wanted, from: 400, content: 1000, container: 100, targets: targets)
    }
    #expect([0, 299, 313, 487, 501, 900].map(rest) == [300, 300, 310, 490, 500, 500])
  }

  @Test("an anchor aligns the same share of target and visible part")
  func anchored() {
    let targets = rows(20, of: 40)
    func rest(_ wanted: CGFloat, _ anchor: UnitPoint) -> CGFloat {
      self.rest(
        ViewAlignedScrollTargetBehavior(anchor: anchor), at: wanted, from: 0, content: 800,
        container: 100, targets: targets)
    }
    // Ends of rows at 120 and 160, less 100.
    #expect(rest(22, .bottom) == 20 && rest(58, .bottom) == 60)
    // The middles of rows at 60 and 100, less 50.
    #expect(rest(12, .center) == 10 && rest(47, .center) == 50)
    #expect(rest(12, .top) == 0 && rest(47, .top) == 40)
    // None begins before the content or ends behind it.
    #expect(rest(-500, .bottom) == 0 && rest(5000, .top) == 700)
  }

  @Test("without a target nothing is aligned")
  func noTargets() {
    #expect(rest(.viewAligned, at: 33, from: 0, content: 800, container: 100) == 33)
  }
}
