/// A line of a lesson's card: something to remember, with a few words that can be left out and
/// asked for.
struct KeptLine: ExpressibleByStringLiteral {
  let told: Prose
  /// The line with a gap.
  let asked: String
  let answer: String

  /// The words of the gap are in braces.
  init(stringLiteral value: String) {
    let parts = value.split(omittingEmptySubsequences: false) { "{}".contains($0) }.map(String.init)
    precondition(
      parts.count == 3,
      "A line to keep has \(parts.count / 2) gaps, expected one: put its words between braces.")
    told = Prose(stringLiteral: parts.joined())
    asked = parts[0] + "____" + parts[2]
    answer = parts[1]
  }

  /// Whether the typed text matches the words of the gap; letter case and punctuation are ignored.
  func isAnswer(_ line: String) -> Bool { Self.words(of: line) == Self.words(of: answer) }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
