/// Parses the inline markup of a key's literal: `**bold**`, `*italic*`, `~~struck~~`, `` `code` ``,
/// `[title](address)`, `^[3 trip](inflect: true)`, and a backslash that keeps the next sign from
/// being markup.
///
/// The marks do not count as characters. Values inserted into a literal are never parsed as marks.
/// A mark that is not closed is shown unchanged.
/// - Source: CommonMark 0.31, sections 2.4, 6.1, 6.2 (emphasis opens before and closes after a
///   character that is not a space; `_` not inside a word) and 6.3; strikethrough is GitHub's.
/// - Cost: linear for a literal without marks; otherwise each opening mark searches for its end.
struct TextMarkup {
  /// A part of a key: the literal text, or an inserted value.
  enum Piece: Equatable, Sendable {
    case literal(String)
    case value(Text)
  }

  /// One character of a literal, or a whole value.
  private enum Unit {
    case character(Character)
    case value(Text)
  }

  private let units: [Unit]

  static func text(of pieces: [Piece]) -> Text {
    if pieces.count == 1, case .value(let text) = pieces[0] { return text }
    let hasMarks = pieces.contains { piece in
      if case .literal(let text) = piece { return text.utf8.contains(where: isMark) }
      return false
    }
    guard hasMarks else {
      return joined(
        pieces.map { piece in
          switch piece {
          case .literal(let text): Text(verbatim: text)
          case .value(let text): text
          }
        })
    }
    let units = pieces.flatMap { piece -> [Unit] in
      switch piece {
      case .literal(let text): text.map { .character($0) }
      case .value(let text): [.value(text)]
      }
    }
    let markup = TextMarkup(units: units)
    return joined(markup.texts(in: 0..<units.count))
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "~"), UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  private static func joined(_ texts: [Text]) -> Text {
    switch texts.count {
    case 0: Text(verbatim: "")
    case 1: texts[0]
    default: Text(.joined(TextSum(texts.flatMap(\.parts))))
    }
  }

  /// The texts of a range, with marks removed.
  private func texts(in range: Range<Int>) -> [Text] {
    var texts: [Text] = []
    var plain = ""
    func finish() {
      if !plain.isEmpty { texts.append(Text(verbatim: plain)) }
      plain = ""
    }
    var index = range.lowerBound
    while index < range.upperBound {
      if let marked = marked(at: index, in: range) {
        finish()
        texts += marked.texts
        index = marked.end
        continue
      }
      switch units[index] {
      case .value(let text):
        finish()
        texts.append(text)
      case .character("\\"):
        if let next = character(index + 1, in: range), next.isASCII,
          next.isPunctuation || next.isSymbol
        {
          plain.append(next)
          index += 1
        } else {
          plain.append("\\")
        }
      case .character(let character): plain.append(character)
      }
      index += 1
    }
    finish()
    return texts
  }

  /// The texts enclosed by a mark that opens here, and the place after it; nil if there is none.
  private func marked(at index: Int, in range: Range<Int>) -> (texts: [Text], end: Int)? {
    switch character(index, in: range) {
    case "`": code(at: index, in: range)
    case "[": link(at: index, in: range)
    case "^": attributed(at: index, in: range)
    case "*", "_", "~":
      emphasis(at: index, length: 2, in: range) ?? emphasis(at: index, length: 1, in: range)
    default: nil
    }
  }

  private func emphasis(
    at index: Int, length: Int, in range: Range<Int>
  ) -> (texts: [Text], end: Int)? {
    guard let sign = character(index, in: range), sign != "~" || length == 2,
      isRun(of: sign, at: index, length: length, in: range)
    else { return nil }
    let start = index + length
    guard start < range.upperBound, !isSpace(start, in: range),
      sign != "_" || !isWord(index - 1, in: range)
    else { return nil }
    var end = start + (character(start, in: range) == "\\" ? 2 : 1)
    while end + length <= range.upperBound {
      if character(end, in: range) == "\\" {
        end += 2
        continue
      }
      let closes =
        isRun(of: sign, at: end, length: length, in: range) && !isSpace(end - 1, in: range)
        && (sign != "_" || !isWord(end + length, in: range))
      // Of three signs in a row the first ones close the inner mark.
      if closes, character(end + length, in: range) != sign {
        return (texts(in: start..<end).map { Self.styled($0, sign, length) }, end + length)
      }
      if length == 1, isRun(of: sign, at: end, length: 2, in: range) {
        end += 2
      } else {
        end += 1
      }
    }
    return nil
  }

  private static func styled(_ text: Text, _ sign: Character, _ length: Int) -> Text {
    if sign == "~" { return text.strikethrough() }
    return length == 2 ? text.bold() : text.italic()
  }

  private func code(at index: Int, in range: Range<Int>) -> (texts: [Text], end: Int)? {
    var end = index + 1
    while end < range.upperBound, character(end, in: range) != "`" { end += 1 }
    guard end < range.upperBound, end > index + 1 else { return nil }
    let texts = units[index + 1..<end].map { unit in
      switch unit {
      case .character(let character): Text(verbatim: String(character))
      case .value(let text): text
      }
    }
    return ([Self.joined(texts).monospaced()], end + 1)
  }

  /// The texts of a phrase with attributes; if these ask for inflection, its noun agrees with the
  /// last value or number before it.
  ///
  /// - Source: Foundation's extension of Markdown for attributed strings.
  private func attributed(at index: Int, in range: Range<Int>) -> (texts: [Text], end: Int)? {
    guard character(index + 1, in: range) == "[",
      let (title, target) = bracketed(at: index + 1, in: range)
    else { return nil }
    let attributes = target.compactMap { character($0, in: range) }.filter { !$0.isWhitespace }
    guard String(attributes).contains("inflect:true") else {
      return (texts(in: title), target.upperBound + 1)
    }
    let words = title.reversed().prefix { character($0, in: range)?.isNumber == false }.count
    let noun = title.upperBound - words
    guard noun > title.lowerBound else { return (texts(in: title), target.upperBound + 1) }
    let inflected = Inflection.inflected(
      String((noun..<title.upperBound).compactMap { character($0, in: range) }),
      count: count(endingAt: noun, from: title.lowerBound))
    let phrase = TextMarkup(
      units: units[title.lowerBound..<noun] + inflected.map { .character($0) })
    return (phrase.texts(in: phrase.units.indices), target.upperBound + 1)
  }

  /// The count that ends before an index: a value, or digits of the literal.
  private func count(endingAt end: Int, from start: Int) -> String {
    if case .value(let text) = units[end - 1] { return text.string }
    let figures = (start..<end).reversed().prefix {
      character($0, in: start..<end).map { $0.isNumber || $0 == "-" } ?? false
    }
    return String(figures.reversed().compactMap { character($0, in: start..<end) })
  }

  private func link(at index: Int, in range: Range<Int>) -> (texts: [Text], end: Int)? {
    guard let (title, target) = bracketed(at: index, in: range) else { return nil }
    return (texts(in: title), target.upperBound + 1)
  }

  /// The contents of the `[...](...)` that begins here; nil if the first is empty or one is not
  /// closed.
  private func bracketed(
    at index: Int, in range: Range<Int>
  ) -> (title: Range<Int>, target: Range<Int>)? {
    var close = index + 1
    while close < range.upperBound, character(close, in: range) != "]" { close += 1 }
    guard character(close + 1, in: range) == "(" else { return nil }
    var end = close + 2
    while end < range.upperBound, character(end, in: range) != ")" { end += 1 }
    guard end < range.upperBound, close > index + 1 else { return nil }
    return (index + 1..<close, close + 2..<end)
  }

  private func character(_ index: Int, in range: Range<Int>) -> Character? {
    guard range.contains(index), case .character(let character) = units[index] else { return nil }
    return character
  }

  private func isRun(of sign: Character, at index: Int, length: Int, in range: Range<Int>) -> Bool {
    (index..<index + length).allSatisfy { character($0, in: range) == sign }
  }

  private func isSpace(_ index: Int, in range: Range<Int>) -> Bool {
    character(index, in: range)?.isWhitespace ?? false
  }

  private func isWord(_ index: Int, in range: Range<Int>) -> Bool {
    guard range.contains(index) else { return false }
    guard case .character(let character) = units[index] else { return true }
    return character.isLetter || character.isNumber
  }
}
