import Foundation

/// A line of Swift that a lesson leaves to its learner, judged by what the finished code gives.
struct WrittenLine: Sendable {
  let lesson: Int
  /// Complete code, with `hole` where the line is missing.
  let code: String
  /// Statements that tell what the code gives: `tell("text", host)`, `tell("sum", value)`.
  let results: String
  /// A line that gives what is wanted.
  let answer: String
  /// Lines with a usual thought behind them, and what is said to somebody whose line gives the same.
  let mistakes: [(line: String, words: String)]

  /// Where the line is missing.
  static let hole = "/* your line */"

  /// The code with a line in its place.
  func finished(with line: String) -> String {
    code.replacingOccurrences(of: Self.hole, with: line)
  }

  static func of(_ lesson: Int) -> WrittenLine? { all.first { $0.lesson == lesson } }
}
