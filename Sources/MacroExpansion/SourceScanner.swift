/// Splits Swift source into tokens.
///
/// - Shape: offsets count UTF-8 bytes from the beginning of the text.
/// - Errors: none; an unterminated comment or literal runs to the end of the text. The compiler
///   parses the source before a macro sees it, so no program gets this far with one.
/// - Complexity: one visit of each byte.
struct SourceScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var tokens: [SourceToken] = []
  /// How many string interpolations are open, one inside another.
  private var interpolations = 0

  /// The compiler rejects source that is nested this deeply.
  private static let mostInterpolations = 256

  static func tokens(of text: String) -> [SourceToken] {
    var scanner = SourceScanner(bytes: Array(text.utf8))
    scanner.scan()
    return scanner.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func scan() {
    while index < bytes.count {
      let start = index
      if let kind = scanToken() {
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        tokens.append(SourceToken(kind: kind, text: text, range: start..<index))
      }
    }
  }

  /// Moves past the next token and returns its kind; nil when that was whitespace or a comment.
  private mutating func scanToken() -> SourceToken.Kind? {
    let byte = bytes[index]
    if byte.isBlank {
      index += 1
      return nil
    }
    if skipComment() { return nil }
    if skipString() || skipRegularExpression() { return .literal }
    if byte.isPartOfWord || byte == UInt8(ascii: "`") {
      skipWord()
      return .word
    }
    if byte.isOperator {
      skipOperator()
      return .sign
    }
    index += 1
    if "([{".utf8.contains(byte) { return .opening }
    return ")]}".utf8.contains(byte) ? .closing : .sign
  }

  private mutating func skipWord() {
    let isQuoted = bytes[index] == UInt8(ascii: "`")
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      if isQuoted {
        index += 1
        if byte == UInt8(ascii: "`") { return }
      } else if byte.isPartOfWord {
        index += 1
      } else {
        return
      }
    }
  }

  /// An operator ends where a comment begins; it contains a period only if it begins with one.
  private mutating func skipOperator() {
    let beginsWithPoint = bytes[index] == UInt8(ascii: ".")
    repeat {
      index += 1
    } while index < bytes.count && bytes[index].isOperator && !starts(with: "//")
      && !starts(with: "/*") && (beginsWithPoint || bytes[index] != UInt8(ascii: "."))
  }

  private func starts(with text: StaticString, at offset: Int = 0) -> Bool {
    let start = index + offset
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[start..<start + $0.count]) }
  }
}

// MARK: - Comments and literals

extension SourceScanner {
  private mutating func skipComment() -> Bool {
    if starts(with: "//") {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      return true
    }
    guard starts(with: "/*") else { return false }
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
    return true
  }

  private mutating func skipString() -> Bool {
    let hashes = countOfHashes()
    guard starts(with: "\"", at: hashes) else { return false }
    let quotes = starts(with: "\"\"\"", at: hashes) ? 3 : 1
    index += hashes + quotes
    while index < bytes.count {
      if isAtRun(of: UInt8(ascii: "\""), quotes), isAtHashes(hashes, after: quotes) {
        index += quotes + hashes
        return true
      }
      if bytes[index] == UInt8(ascii: "\\"), isAtHashes(hashes, after: 1) {
        index += 1 + hashes
        if starts(with: "(") { skipInterpolation() } else { index += 1 }
      } else {
        index += 1
      }
    }
    index = bytes.count
    return true
  }

  /// Moves from an opening parenthesis past the one that closes it.
  private mutating func skipInterpolation() {
    interpolations += 1
    defer { interpolations -= 1 }
    guard interpolations < Self.mostInterpolations else {
      index = bytes.count
      return
    }
    var depth = 0
    repeat {
      let byte = bytes[index]
      guard let kind = scanToken(), kind == .opening || kind == .closing else { continue }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
    } while depth > 0 && index < bytes.count
  }

  /// Moves past a regular expression between slashes. It is on one line, where a value is expected.
  private mutating func skipRegularExpression() -> Bool {
    let hashes = countOfHashes()
    guard starts(with: "/", at: hashes) else { return false }
    if hashes == 0 {
      guard expectsValue, let next = bytes[safely: index + 1], !next.isBlank else { return false }
    }
    var end = index + hashes + 1
    while end < bytes.count, hashes > 0 || bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "/"), isAtHashes(hashes, after: end + 1 - index) {
        index = end + 1 + hashes
        return true
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  /// Whether the code so far ends where a value may begin.
  private var expectsValue: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .word: return ["return", "in", "try", "await"].contains(last.text)
    case .literal, .closing: return false
    case .opening: return true
    case .sign: return !["?", "!", "."].contains(last.text)
    }
  }

  private func countOfHashes() -> Int {
    bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
  }

  private func isAtRun(of byte: UInt8, _ count: Int) -> Bool {
    (0..<count).allSatisfy { bytes[safely: index + $0] == byte }
  }

  private func isAtHashes(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { bytes[safely: index + offset + $0] == UInt8(ascii: "#") }
  }
}

extension [UInt8] {
  fileprivate subscript(safely index: Int) -> UInt8? { indices.contains(index) ? self[index] : nil }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self <= UInt8(ascii: " ") }

  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  fileprivate var isOperator: Bool { "/=-+!*%<>&|^~?.".utf8.contains(self) }
}
