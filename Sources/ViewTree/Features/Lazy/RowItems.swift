/// Items that are made one by one, by index, and kept for a few ticks after they leave the window.
///
/// - Shape: any subset of the indices; empty before the first is made.
/// - Cost: constant per look-up; memory grows with the visible rows, not with the data.
struct RowItems<Item> {
  private struct Entry {
    let item: Item
    /// The tick in which the item left the window; nil while it is inside.
    var leftAt: UInt64?
  }

  private var entries: [Int: Entry] = [:]

  /// The ticks for which an item outside the window is kept: scrolling back at once finds its state
  /// again.
  ///
  /// Source: LAYOUT-3.14: off-screen rows are kept a few updates.
  static var ticksKept: UInt64 { 3 }

  subscript(index: Int) -> Item? {
    get { entries[index]?.item }
    set { entries[index] = newValue.map { Entry(item: $0) } }
  }

  var inOrder: [Item] { entries.sorted { $0.key < $1.key }.map(\.value.item) }

  var byIndex: [(index: Int, item: Item)] { entries.map { ($0.key, $0.value.item) } }

  /// Records since when items are outside the window.
  mutating func markOutside(of window: Range<Int>, at tick: UInt64) {
    for index in entries.keys {
      if window.contains(index) {
        entries[index]?.leftAt = nil
      } else if entries[index]?.leftAt == nil {
        entries[index]?.leftAt = tick
      }
    }
  }

  /// Removes and returns the items that have been outside long enough.
  mutating func takeExpired(at tick: UInt64) -> [Item] {
    let expired = entries.filter { _, entry in
      entry.leftAt.map { tick >= $0 + Self.ticksKept } ?? false
    }
    for index in expired.keys { entries[index] = nil }
    return expired.sorted { $0.key < $1.key }.map(\.value.item)
  }

  /// Whether any item is waiting to be removed.
  var hasOutsiders: Bool { entries.values.contains { $0.leftAt != nil } }
}
