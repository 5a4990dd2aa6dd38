/// A word as a shell takes it.
enum ShellWord {
  /// The text quoted so that a shell reads it unchanged.
  ///
  /// - Source: POSIX.1-2024, Shell Command Language, section 2.2: single quotes keep every character;
  ///   between `$'` and `'` control characters are written with a backslash.
  static func quoted(_ text: String) -> String {
    if text.unicodeScalars.contains(where: isControl) {
      return "$'" + text.unicodeScalars.map(escaped).joined() + "'"
    }
    guard text.isEmpty || text.utf8.contains(where: isSpecial) else { return text }
    return "'" + text.replacing("'", with: "'\\''") + "'"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "'", "\\": "\\\(scalar)"
    case _ where isControl(scalar):
      // Always three digits: a digit that follows must not lengthen the octal number.
      String(scalar).utf8.map { byte in
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }.joined()
    default: String(scalar)
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  /// A shell gives no meaning to letters beyond ASCII, digits and the characters of ordinary paths.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      false
    default: !"/._-+,:@%".utf8.contains(byte)
    }
  }
}
