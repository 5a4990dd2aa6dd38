extension StringProtocol {
  /// The text as a part of a message: on one line, and at most so many characters long.
  ///
  /// Control characters are escaped as in JSON, so that a file cannot write into the terminal. Of a
  /// longer text the beginning and the last third stay, with three dots between them.
  ///
  /// - Parameter limit: counted in Unicode scalars; at least 9.
  /// - Complexity: linear in the limit, whatever the length of the text.
  func shortened(to limit: Int) -> String {
    let head = unicodeScalars.prefix(limit + 1).flatMap(\.escapedControl)
    guard head.count > limit else { return String(String.UnicodeScalarView(head)) }
    let tail = unicodeScalars.suffix(limit / 3).flatMap(\.escapedControl).suffix(limit / 3)
    let parts = head.prefix(limit - 3 - tail.count) + Array("...".unicodeScalars) + tail
    return String(String.UnicodeScalarView(parts))
  }
}

extension Unicode.Scalar {
  /// The scalar itself, or its escape where it is a control character.
  var escapedControl: [Unicode.Scalar] {
    switch value {
    case 0x0A: ["\\", "n"]
    case 0x09: ["\\", "t"]
    case 0..<0x20, 0x7F..<0xA0: Array("\\u00\(value < 16 ? "0" : "")".unicodeScalars) + hexadecimal
    default: [self]
    }
  }

  private var hexadecimal: [Unicode.Scalar] { Array(String(value, radix: 16).unicodeScalars) }
}
