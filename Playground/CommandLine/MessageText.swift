import ViewTreeInspection

/// Untrusted text, from the command line or from files, made fit to be shown in a message.
enum MessageText {
  /// The longest message. Characters.
  static let longest = 500

  /// A message of at most `longest` characters in which nothing is invisible.
  static func message(_ text: String) -> String {
    shortened(visible(shortened(text, to: longest)), to: longest)
  }

  /// A text in quotes, short enough to leave room for the rest of a message.
  static func quoted(_ text: String, to most: Int = 100) -> String {
    "'\(shortened(line(shortened(text, to: most)), to: most))'"
  }

  /// Text for a single line: line breaks are shown escaped as well.
  static func line(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 9 || $0 == 10 }) else { return visible(text) }
    return visible(text.replacing("\n", with: "\\u{A}").replacing("\t", with: "\\u{9}"))
  }

  /// The text with control and bidirectional characters written as `\u{1B}`; line ends and tabs
  /// stay.
  static func visible(_ text: String) -> String { VisibleText.of(text) }

  /// The text, or its beginning and its end with ` ... ` between them.
  ///
  /// - Parameter most: counts Unicode scalars, of which a character may have any number.
  /// - Complexity: linear in `most`, however long the text is.
  static func shortened(_ text: String, to most: Int) -> String {
    let scalars = text.unicodeScalars
    let beyond = scalars.index(scalars.startIndex, offsetBy: most, limitedBy: scalars.endIndex)
    guard let beyond, beyond < scalars.endIndex else { return text }
    let room = most - gap.count
    let tail = room / 4
    return String(scalars.prefix(room - tail)) + gap + String(scalars.suffix(tail))
  }

  private static let gap = " ... "
}
