/// Limits the work of a lazy container at one moment, so that it terminates.
///
/// The visible part can depend on the rows' lengths, as in a scroll view that is as long as its
/// content; and the estimated lengths depend on the rows that have been made, which are the visible
/// ones. This cycle ends because a window of rows that has moved several times can then only grow.
/// Rows without a length never fill the visible part: only a limited number of them is made at a
/// time.
///
/// Source: LAYOUT-3.14.8, LAYOUT-3.14.9.
struct LazyEffort {
  /// More lines than any screen shows.
  static let mostLinesPerTick = 10_000
  private static let movesBeforeOnlyGrowing = 6

  private var tick: UInt64 = 0
  private var lines = 0
  private var moves = 0
  /// Whether no line may be made any more, although some are missing.
  private(set) var isSpent = false

  /// Counts one more arrangement, and whether it is for another visible part.
  mutating func begins(in tick: UInt64, moves isMove: Bool) {
    isSpent = false
    if isMove { moves += 1 }
    guard tick != self.tick else { return }
    self.tick = tick
    lines = 0
    moves = 1
  }

  /// Whether lines may leave the window in this arrangement.
  var mayShrink: Bool { moves <= Self.movesBeforeOnlyGrowing }

  /// Counts a line that is to be made; false where it is one too many.
  mutating func allowsLine() -> Bool {
    isSpent = lines >= Self.mostLinesPerTick
    if !isSpent { lines += 1 }
    return !isSpent
  }
}
