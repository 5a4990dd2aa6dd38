import Foundation

/// A line that may open or close a listing: a run of backticks or tildes, and what follows it.
struct Fence: Equatable {
  private let sign: Character
  private let length: Int
  /// The text after the signs, without the white space at its ends.
  private let rest: String

  /// Reads one line; nil for a line that is not a fence.
  init?(line: String) {
    let trimmed = line.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let first = trimmed.first, first == "`" || first == "~" else { return nil }
    let run = trimmed.prefix { $0 == first }
    guard run.count >= 3 else { return nil }
    sign = first
    length = run.count
    rest = trimmed.dropFirst(run.count).trimmingCharacters(in: .whitespaces)
  }

  /// Whether a listing may begin here: no further backtick may follow an opening run of backticks.
  var mayOpen: Bool {
    sign == "~" || !rest.contains("`")
  }

  /// Whether this line closes the listing opened by `opening`.
  func closes(_ opening: Fence) -> Bool {
    sign == opening.sign && length >= opening.length && rest.isEmpty
  }

  /// The first word after the signs in lower case; nil when there is none.
  var tag: String? {
    let word = rest.prefix { !$0.isWhitespace && $0 != "{" }.lowercased()
    return word.isEmpty ? nil : word
  }
}
