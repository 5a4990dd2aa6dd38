import Foundation

/// How much of a long test runs: a part of it in `swift test`, for which a newcomer waits, and all of
/// it where `VIEWTREE_TESTS` is `whole`, as in `.ci/run`.
public enum TestLength {
  public static let isWhole = ProcessInfo.processInfo.environment["VIEWTREE_TESTS"] == "whole"

  /// The seeds of random trees.
  public static func seeds(_ part: Int, whole: Int) -> [Int] { Array(0..<(isWhole ? whole : part)) }

  /// Every fourth of some things that are all of one kind, beginning with the first, or all of them.
  public static func some<Thing>(of all: [Thing]) -> [Thing] {
    isWhole ? all : all.indices.filter { $0.isMultiple(of: 4) }.map { all[$0] }
  }
}
