import Foundation

/// How much of a long test runs: a part of it in `swift test`, for which a newcomer waits, and all of
/// it where `VIEWTREE_TESTS` is `whole`, as in `.ci/run`.
public enum TestLength {
  public static let isWhole = ProcessInfo.processInfo.environment["VIEWTREE_TESTS"] == "whole"

  /// The seeds of random trees.
  public static func seeds(_ part: Int, whole: Int) -> [Int] { Array(0..<(isWhole ? whole : part)) }

  /// The seeds of a law that goes on where no run has been: the first ones in `swift test`, so that a
  /// failure comes of a change; in full, those from a new one on, or from `VIEWTREE_SEED`.
  public static func newSeeds(_ part: Int, whole: Int) -> Range<Int> {
    guard isWhole else { return 0..<part }
    let given = ProcessInfo.processInfo.environment["VIEWTREE_SEED"].flatMap { Int($0) }
    let first = given ?? Int.random(in: 0..<1_000_000_000)
    print("\(whole) seeds from \(first): VIEWTREE_TESTS=whole VIEWTREE_SEED=\(first) repeats them")
    return first..<first + whole
  }

  /// Every fourth of some things that are all of one kind, beginning with the first, or all of them.
  public static func some<Thing>(of all: [Thing]) -> [Thing] {
    isWhole ? all : all.indices.filter { $0.isMultiple(of: 4) }.map { all[$0] }
  }
}
