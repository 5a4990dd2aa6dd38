import SwiftUI
import Testing
import ViewTreeTesting

/// Counts what the engine asks of the cache, and arranges its subviews in a column.
private struct CachingLayout: Layout {
  let log: Log

  func makeCache(subviews: Subviews) -> Int {
    log.note("make \(subviews.count)")
    return subviews.count
  }

  func updateCache(_ cache: inout Int, subviews: Subviews) {
    log.note("update \(subviews.count)")
    cache = subviews.count
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    CGSize(width: 10, height: 10 * cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + 10 * CGFloat(index)),
        proposal: ProposedViewSize(width: 10, height: 10))
    }
  }
}

/// Has a cache that is counted while it lives.
private struct CountedLayout: PlacelessLayout {
  let living: Census
  let length: CGFloat

  func makeCache(subviews: Subviews) -> Census.Token { Census.Token(living) }

  func updateCache(_ cache: inout Census.Token, subviews: Subviews) {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Census.Token
  ) -> CGSize { CGSize(width: length, height: length) }
}

/// Equal to every other, so that the engine sees no change in it.
private struct BlindLayout: PlacelessLayout, Equatable {
  let length: CGFloat

  static func == (left: BlindLayout, right: BlindLayout) -> Bool { true }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: length, height: length)
  }
}

private struct OrderKey: LayoutValueKey {
  static let defaultValue = 0
}

/// Tells the value that its first subview has.
private struct TellingLayout: PlacelessLayout {
  let log: Log

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log.note("\(subviews.map { $0[OrderKey.self] })")
    return CGSize(width: 10, height: 10)
  }
}

@MainActor @Suite("What layouts of one's own are given")
struct LayoutCacheTests {
  private let log = Log()

  /// Rule: LAYOUT-3.10.4.
  @Test("a cache is made once, and brought up to date when the subviews change")
  func cacheLives() {
    func content(_ count: Int) -> some View {
      CachingLayout(log: log) { ForEach(0..<count, id: \.self) { _ in Color.red } }
    }
    let host = host { content(2) }
    host.size = CGSize(width: 90, height: 100)
    #expect(log.entries == ["make 2"])
    host.update { content(3) }
    #expect(log.entries == ["make 2", "update 3"])
  }

  @Test("a cache is freed with its layout: by a changed one, and with the view")
  func cacheEnds() {
    let living = Census()
    func content(_ length: CGFloat?) -> some View {
      VStack { if let length { CountedLayout(living: living, length: length) { Color.red } } }
    }
    let host = host { content(10) }
    #expect(living.alive == 1)
    host.update { content(20) }
    #expect(living.alive == 1)
    host.update { content(nil) }
    host.settle()
    #expect(living.alive == 0)
  }

  /// Rule: LAYOUT-3.10.4. The exchanged view is one change; a cache brought up to date twice for it
  /// would be twice the work.
  @Test("a subview that another one replaces inside a modifier brings the cache up to date once")
  func cacheOnce() {
    func content(_ id: Int) -> some View { CachingLayout(log: log) { Color.red.id(id).padding(1) } }
    let host = host { content(1) }
    host.update { content(2) }
    #expect(log.entries == ["make 1", "update 1"])
  }

  @Test("of two layouts that are equal to the engine the later one answers the next question")
  func equalLayout() {
    func content(_ length: CGFloat) -> some View {
      BlindLayout(length: length) { Color.red }.called("box")
    }
    let host = expectFrames("box 45 45 10 10") { content(10) }
    host.update { content(20) }
    // No view asks again: the layouts are equal.
    host.expectFrames("box 45 45 10 10")
    host.size = CGSize(width: 90, height: 90)
    host.expectFrames("box 35 35 20 20")
  }

  /// Rule: LAYOUT-3.10.5. Of 7 and 3 the inner one is 7; a stack's own child keeps its value for
  /// itself.
  @Test("a value passes through modifiers and ends at containers")
  func valuePasses() {
    let seven = Color.red.layoutValue(key: OrderKey.self, value: 7)
    _ = host {
      TellingLayout(log: log) {
        seven.padding(2).layoutValue(key: OrderKey.self, value: 3)
        seven.layoutValue(key: OrderKey.self, value: 3)
        HStack {
          seven
          Color.red
        }
      }
    }
    #expect(log.entries.last == "[7, 7, 0]")
  }
}
