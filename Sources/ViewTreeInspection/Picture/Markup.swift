import Foundation

/// Markup of a picture or a page.
///
/// A literal of the program is markup. A text becomes markup in one way only: it is put into such a
/// literal, which escapes it, between tags as well as between quotes.
///
/// ```text
/// let title: Markup = "<title>\(node.title)</title>"
/// ```
package struct Markup: Equatable, Sendable {
  package private(set) var text: String

  /// A file that is part of the program.
  init(_ file: PageFile) {
    text = file.text
  }

  /// Data for a script: JSON without a character that could end the element around it.
  ///
  /// - Parameter data: its numbers, texts, lists and objects can all be written.
  init(data: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let json = (try? encoder.encode(data)) ?? Data()
    text = String(decoding: json, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
  }

  package var isEmpty: Bool { text.isEmpty }

  /// The markup before the first `{{name}}`, the name, and the markup after it; nil where there is none.
  var cutAtBraces: (Markup, String, Markup)? {
    guard let start = text.range(of: "{{"),
      let end = text.range(of: "}}", range: start.upperBound..<text.endIndex)
    else { return nil }
    return (
      Markup(piece: text[..<start.lowerBound]), String(text[start.upperBound..<end.lowerBound]),
      Markup(piece: text[end.upperBound...])
    )
  }

  private init(piece: Substring) { text = String(piece) }

  package static func + (first: Markup, second: Markup) -> Markup {
    var sum = first
    sum.text += second.text
    return sum
  }

  package static func += (sum: inout Markup, next: Markup) { sum.text += next.text }
}

extension Markup: ExpressibleByStringInterpolation {
  // A static text is the compiler's: no text of a running program can take this way.
  package init(stringLiteral literal: StaticString) {
    text = literal.description
  }

  package init(stringInterpolation parts: Parts) {
    text = parts.text
  }

  package struct Parts: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: StaticString) {
      text += literal.description
    }

    package mutating func appendInterpolation(_ text: some StringProtocol) {
      Markup.escape(text, into: &self.text)
    }

    /// A number with at most two decimals.
    package mutating func appendInterpolation(_ number: CGFloat) {
      text += SVGText.number(number)
    }

    package mutating func appendInterpolation(_ number: Int) {
      text += String(number)
    }

    package mutating func appendInterpolation(_ markup: Markup) {
      text += markup.text
    }
  }

  /// Characters that XML does not allow become spaces.
  private static func escape(_ text: some StringProtocol, into markup: inout String) {
    guard text.utf8.contains(where: mayNeedEscape) else {
      markup += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": markup += "&amp;"
      case "<": markup += "&lt;"
      case ">": markup += "&gt;"
      case "\"": markup += "&quot;"
      case "'": markup += "&#39;"
      case "\n", "\t": markup.unicodeScalars.append(scalar)
      case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        markup += " "
      default: markup.unicodeScalars.append(scalar)
      }
    }
  }

  /// Besides the signs, the first byte of the two characters that are not allowed.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x28 && byte != 0x20 || byte == 0x3C || byte == 0x3E || byte == 0xEF
  }
}

extension [Markup] {
  package func joined(separator: Markup = "") -> Markup {
    guard var whole = first else { return "" }
    for part in dropFirst() {
      whole += separator
      whole += part
    }
    return whole
  }
}
