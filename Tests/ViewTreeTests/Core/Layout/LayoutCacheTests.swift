import SwiftUI
import Testing
import ViewTreeTesting

/// Counts what the engine asks of the cache, and stands its subviews in a column.
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

private struct OrderKey: LayoutValueKey {
  static let defaultValue = 0
}

/// Tells the value that its first subview has.
private struct TellingLayout: Layout {
  let log: Log

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log.note("\(subviews.map { $0[OrderKey.self] })")
    return CGSize(width: 10, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@MainActor
@Suite("What layouts of one's own are given")
struct LayoutCacheTests {
  private let log = Log()

  /// Rule: LAYOUT-3.10.4.
  @Test("a cache is made once, and brought up to date when the subviews change")
  func cacheLives() {
    func content(_ count: Int) -> some View {
      CachingLayout(log: log) {
        ForEach(0..<count, id: \.self) { _ in Color.red }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { content(2) }
    #expect(log.entries == ["make 2"])

    host.size = CGSize(width: 90, height: 100)
    #expect(log.entries == ["make 2"])

    host.update { content(3) }
    #expect(log.entries == ["make 2", "update 3"])
  }

  /// Rule: LAYOUT-3.10.5. Of 7 and 3 the inner one is 7; a stack's own child keeps its value for
  /// itself.
  @Test("a value passes through modifiers and ends at containers")
  func valuePasses() {
    _ = ViewHost(size: CGSize(width: 100, height: 100)) {
      TellingLayout(log: log) {
        Color.red.layoutValue(key: OrderKey.self, value: 7).padding(2)
          .layoutValue(key: OrderKey.self, value: 3)
        Color.red.layoutValue(key: OrderKey.self, value: 7).layoutValue(
          key: OrderKey.self, value: 3)
        HStack {
          Color.red.layoutValue(key: OrderKey.self, value: 7)
          Color.red
        }
      }
    }
    #expect(log.entries.last == "[7, 7, 0]")
  }
}
