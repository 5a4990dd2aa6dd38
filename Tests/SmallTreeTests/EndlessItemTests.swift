import SmallTree
import Testing

/// Found by a learner whose engine was the small tree's.
@Suite("Items of the small tree's queue that do not end")
@MainActor
struct EndlessItemTests {
  @Test("an item that enqueues itself at one moment ends with a warning, and the clock moves on")
  func endless() {
    final class Count {
      var items = 0
    }
    let count = Count()
    func again() {
      count.items += 1
      DispatchQueue.main.async { again() }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 160)) { Color.red }
    again()
    host.advance(by: 1)
    #expect(count.items > 1000)
    #expect(host.warnings.count == 1)
    #expect(host.now == 1)
  }
}
