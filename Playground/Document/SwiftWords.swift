/// Walks over Swift text and returns the words outside all brackets.
///
/// A character that belongs to no word and is not a bracket ends a word and is dropped.
struct SwiftWords {
  private let characters: [Character]
  private var position = 0
  private var depth = 0

  init(_ text: String) {
    characters = Array(text)
  }

  /// The next identifier or keyword at depth 0; nil at the end of the text.
  ///
  /// - Shape: an unmatched closing bracket leaves the depth at 0.
  mutating func nextOutermostWord() -> String? {
    while position < characters.count {
      let character = characters[position]
      if skipCommentOrString() { continue }
      if Self.isWordCharacter(character) {
        let word = takeWord()
        if depth == 0 { return word }
        continue
      }
      if "{([".contains(character) {
        depth += 1
      } else if "})]".contains(character) {
        depth = max(0, depth - 1)
      }
      position += 1
    }
    return nil
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private mutating func takeWord() -> String {
    let start = position
    while position < characters.count, Self.isWordCharacter(characters[position]) {
      position += 1
    }
    return String(characters[start..<position])
  }

  private func begins(_ text: String) -> Bool {
    characters[position...].starts(with: text)
  }

  /// Skips a comment or a string literal that begins here; false if none does.
  private mutating func skipCommentOrString() -> Bool {
    if begins("//") {
      skipLine()
    } else if begins("/*") {
      skipBlockComment()
    } else if begins("\"\"\"") {
      skipString(until: "\"\"\"")
    } else if begins("\"") {
      skipString(until: "\"")
    } else {
      return false
    }
    return true
  }

  private mutating func skipLine() {
    while position < characters.count, !characters[position].isNewline {
      position += 1
    }
  }

  /// Block comments nest.
  private mutating func skipBlockComment() {
    var nesting = 0
    while position < characters.count {
      if begins("/*") {
        nesting += 1
        position += 2
      } else if begins("*/") {
        nesting -= 1
        position += 2
        if nesting == 0 { return }
      } else {
        position += 1
      }
    }
  }

  /// A single-line literal also ends at the line's end, so that a slip does not swallow the rest.
  private mutating func skipString(until quote: String) {
    position += quote.count
    while position < characters.count {
      if begins(quote) {
        position += quote.count
        return
      }
      if quote.count == 1, characters[position].isNewline { return }
      position += characters[position] == "\\" ? 2 : 1
    }
  }
}
