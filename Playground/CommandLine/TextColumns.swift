import Foundation

extension String {
  /// The text and blanks behind it, up to a width; a longer text stays as it is.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text behind blanks, up to a width; a longer text stays as it is.
  func rightAligned(in width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  var trimmingTrailingBlanks: String { String(reversed().drop { $0 == " " }.reversed()) }

  var trimmingWhitespace: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

extension [String] {
  /// The lines with a head before the first one, and a margin before the others.
  ///
  /// - Parameter margin: nil for one as wide as the head.
  func hanging(_ head: String, _ margin: String? = nil) -> [String] {
    let margin = margin ?? String(repeating: " ", count: head.count)
    return enumerated().map { ($0 == 0 ? head : margin) + $1 }
  }

  /// The lines with the same margin before each.
  func indented(by margin: String = "  ") -> [String] { map { margin + $0 } }
}
