/// A line of a gesture that cannot be read.
public struct GestureFileError: Error, Equatable, CustomStringConvertible {
  /// Counted from 1.
  public let line: Int
  /// The text found there, in quotes, or a phrase for what is missing.
  public let given: String
  /// The text that could have been there instead.
  public let expected: String

  public init(line: Int, given: String, expected: String) {
    self.line = line
    self.given = given
    self.expected = expected
  }

  public var description: String { "line \(line): given \(given), expected \(expected)" }
}
