/// Blanks comments and the contents of string literals, so that a search finds code alone.
///
/// - Shape: as many lines as came in; code keeps its column.
/// - Errors: none; an unterminated comment or literal runs to the end of the text. A regular
///   expression between slashes is taken for code, so a quote in one would start a literal.
/// - Complexity: one visit of each byte; bytes, because every sign that matters is ASCII.
struct CodeScanner {
  private let text: [UInt8]
  private var index = 0
  private var code: [UInt8] = []

  private init(_ text: String) {
    self.text = Array(text.utf8)
    code.reserveCapacity(self.text.count)
  }

  static func code(of text: String) -> String {
    var scanner = CodeScanner(text)
    scanner.scanCode(untilClosingParenthesis: false)
    return String(decoding: scanner.code, as: UTF8.self)
  }

  /// Copies code; inside an interpolation it ends behind the parenthesis that closes it.
  private mutating func scanCode(untilClosingParenthesis: Bool) {
    var depth = 0
    while index < text.count {
      if starts(with: Sign.lineComment) {
        while index < text.count, text[index] != Sign.newline { blank(count: 1) }
      } else if starts(with: Sign.blockOpening) {
        scanBlockComment()
      } else if let delimiter = openingDelimiter() {
        scanLiteral(delimiter)
      } else {
        if text[index] == Sign.openingParenthesis { depth += 1 }
        if text[index] == Sign.closingParenthesis { depth -= 1 }
        copy(count: 1)
        if untilClosingParenthesis, depth == 0 { return }
      }
    }
  }

  /// Blanks a block comment; block comments nest.
  private mutating func scanBlockComment() {
    var depth = 0
    repeat {
      if starts(with: Sign.blockOpening) {
        depth += 1
        blank(count: 2)
      } else if starts(with: Sign.blockClosing) {
        depth -= 1
        blank(count: 2)
      } else {
        blank(count: 1)
      }
    } while depth > 0 && index < text.count
  }

  /// Copies a literal's quotes, blanks its text, and copies the code of its interpolations.
  private mutating func scanLiteral(_ delimiter: Delimiter) {
    copy(count: delimiter.opening.count)
    while index < text.count {
      if starts(with: delimiter.closing) {
        copy(count: delimiter.closing.count)
        return
      } else if starts(with: delimiter.interpolation) {
        blank(count: delimiter.escape.count)
        scanCode(untilClosingParenthesis: true)
      } else if starts(with: delimiter.escape) {
        blank(count: delimiter.escape.count + 1)
      } else {
        blank(count: 1)
      }
    }
  }

  /// The delimiter of the literal that starts here: quotes with any number of `#` before them.
  private func openingDelimiter() -> Delimiter? {
    var quote = index
    while quote < text.count, text[quote] == Sign.hash { quote += 1 }
    guard quote < text.count, text[quote] == Sign.quote else { return nil }
    let isMultiline = text[quote...].starts(with: [Sign.quote, Sign.quote, Sign.quote])
    return Delimiter(hashes: quote - index, quotes: isMultiline ? 3 : 1)
  }

  private func starts(with signs: [UInt8]) -> Bool {
    guard text[index] == signs[0], index + signs.count <= text.count else { return false }
    return signs.indices.allSatisfy { text[index + $0] == signs[$0] }
  }

  private mutating func copy(count: Int) {
    let end = min(index + count, text.count)
    code += text[index..<end]
    index = end
  }

  private mutating func blank(count: Int) {
    let end = min(index + count, text.count)
    while index < end {
      code.append(text[index] == Sign.newline ? Sign.newline : Sign.space)
      index += 1
    }
  }
}

extension CodeScanner {
  private enum Sign {
    static let newline = UInt8(ascii: "\n")
    static let space = UInt8(ascii: " ")
    static let hash = UInt8(ascii: "#")
    static let quote = UInt8(ascii: "\"")
    static let backslash = UInt8(ascii: "\\")
    static let openingParenthesis = UInt8(ascii: "(")
    static let closingParenthesis = UInt8(ascii: ")")
    static let lineComment = Array("//".utf8)
    static let blockOpening = Array("/*".utf8)
    static let blockClosing = Array("*/".utf8)
  }

  /// The signs that open, escape in and close one kind of string literal.
  private struct Delimiter {
    let opening: [UInt8]
    let escape: [UInt8]
    let interpolation: [UInt8]
    let closing: [UInt8]

    init(hashes: Int, quotes: Int) {
      let hashes = Array(repeating: Sign.hash, count: hashes)
      let quotes = Array(repeating: Sign.quote, count: quotes)
      opening = hashes + quotes
      escape = [Sign.backslash] + hashes
      interpolation = escape + [Sign.openingParenthesis]
      closing = quotes + hashes
    }
  }
}
