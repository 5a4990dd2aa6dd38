import Foundation

/// A line of Swift that a lesson leaves to the learner, judged by the completed code's output.
struct WrittenLine: Sendable {
  let lesson: Int
  /// Complete code, with `hole` where the line is missing.
  let code: String
  /// Statements that report the code's results: `tell("text", host)`, `tell("sum", value)`.
  let results: String
  /// A correct line.
  let answer: String
  /// Lines that come from a common misconception, and the reply to a line with the same output.
  let mistakes: [(line: String, words: String)]

  static let hole = "/* your line */"

  /// The code with a line in its place.
  func finished(with line: String) -> String {
    code.replacingOccurrences(of: Self.hole, with: line)
  }

  static func of(_ lesson: Int) -> WrittenLine? { all.first { $0.lesson == lesson } }
}
