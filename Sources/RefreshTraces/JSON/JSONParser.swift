import RefreshSystems
import SwiftUI

/// Why a text is not JSON, and where.
struct JSONSyntaxError: Error, Equatable {
  /// Counted from 1.
  let line: Int
  /// Counted from 1, in bytes of UTF-8.
  let column: Int
  let reason: String
}

/// Reads one JSON value from a text.
///
/// Foundation's reader loses the order of keys and takes `true` for 1, so replays need their own.
///
/// - Errors: anything that RFC 8259 does not allow, a key that occurs twice in one object, and
///   values nested more than 200 deep.
/// - Complexity: linear in the text's length.
struct JSONParser {
  static let deepestNesting = 200

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  static func parse(_ text: String) throws(JSONSyntaxError) -> JSONValue {
    var parser = JSONParser(bytes: Array(text.utf8))
    let value = try parser.value()
    parser.skipBlanks()
    guard parser.position == parser.bytes.count else {
      throw parser.error("expected the end of the file, found \(parser.found)")
    }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private mutating func value() throws(JSONSyntaxError) -> JSONValue {
    skipBlanks()
    guard let first = current else { throw error("expected a value, found \(found)") }
    switch first {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try list()
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw error("expected a value, found \(found)")
    }
  }

  /// Steps into an object or a list; the caller steps out again.
  private mutating func enter() throws(JSONSyntaxError) {
    guard depth < Self.deepestNesting else {
      throw error("nested more than \(Self.deepestNesting) deep")
    }
    depth += 1
    position += 1
  }

  private mutating func object() throws(JSONSyntaxError) -> JSONValue {
    try enter()
    defer { depth -= 1 }
    var fields: [JSONField] = []
    var names: Set<String> = []
    skipBlanks()
    if take("}") { return .object(fields) }
    repeat {
      skipBlanks()
      guard current == UInt8(ascii: "\"") else { throw error("expected a key, found \(found)") }
      let start = position
      let name = try string()
      guard names.insert(name).inserted else {
        position = start
        throw error("the key \"\(name.shortened(to: 60))\" occurs twice in one object")
      }
      skipBlanks()
      guard take(":") else { throw error("expected \":\" after a key, found \(found)") }
      fields.append(JSONField(name: name, value: try value()))
      skipBlanks()
    } while take(",")
    guard take("}") else { throw error("expected \",\" or \"}\", found \(found)") }
    return .object(fields)
  }

  private mutating func list() throws(JSONSyntaxError) -> JSONValue {
    try enter()
    defer { depth -= 1 }
    var values: [JSONValue] = []
    skipBlanks()
    if take("]") { return .list(values) }
    repeat {
      values.append(try value())
      skipBlanks()
    } while take(",")
    guard take("]") else { throw error("expected \",\" or \"]\", found \(found)") }
    return .list(values)
  }

  private mutating func word(
    _ text: String, _ value: JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    guard bytes[position...].starts(with: text.utf8) else {
      throw error("expected a value, found \(found)")
    }
    position += text.utf8.count
    return value
  }

  private mutating func number() throws(JSONSyntaxError) -> Double {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      position = start
      throw error("the number \(text.shortened(to: 60)) is too large")
    }
    return number
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = position
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      position += 1
    }
    guard position > start else { throw error("expected a digit, found \(found)") }
  }

  private var current: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private var found: String {
    guard let byte = current else { return "the end of the file" }
    guard byte >= 0x20, byte < 0x7F else { return "byte \(byte)" }
    return "\"\(Character(Unicode.Scalar(byte)))\""
  }

  private func error(_ reason: String) -> JSONSyntaxError {
    let before = bytes[..<position]
    let line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return JSONSyntaxError(line: line, column: position - lineStart + 1, reason: reason)
  }
}

// Texts.
extension JSONParser {
  private mutating func string() throws(JSONSyntaxError) -> String {
    position += 1
    var scalars = String.UnicodeScalarView()
    var plain = position
    while true {
      guard let byte = current else { throw error("a text without its closing quotation mark") }
      switch byte {
      case UInt8(ascii: "\""):
        appendPlain(from: plain, to: &scalars)
        position += 1
        return String(scalars)
      case UInt8(ascii: "\\"):
        appendPlain(from: plain, to: &scalars)
        position += 1
        scalars.append(try escaped())
        plain = position
      case 0..<0x20:
        throw error("a control character inside a text, byte \(byte)")
      default:
        position += 1
      }
    }
  }

  private func appendPlain(from start: Int, to scalars: inout String.UnicodeScalarView) {
    scalars += String(decoding: bytes[start..<position], as: UTF8.self).unicodeScalars
  }

  private mutating func escaped() throws(JSONSyntaxError) -> Unicode.Scalar {
    let escapes: KeyValuePairs<Unicode.Scalar, Unicode.Scalar> = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r",
      "t": "\t",
    ]
    for (letter, scalar) in escapes where take(letter) { return scalar }
    guard take("u") else { throw error("unknown escape, found \(found)") }
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, take("\\"), take("u") else {
      throw error("half of a surrogate pair")
    }
    let second = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (second - 0xDC00))
    else { throw error("half of a surrogate pair") }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt32 {
    guard position + 4 <= bytes.count,
      let unit = UInt32(
        String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16),
      bytes[position] != UInt8(ascii: "+"), bytes[position] != UInt8(ascii: "-")
    else { throw error("expected four hexadecimal digits after \\u") }
    position += 4
    return unit
  }
}
