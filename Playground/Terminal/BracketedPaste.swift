/// The bytes between the two marks of a paste: a text for somebody else, and no keys of a page.
///
/// - Source: xterm's control sequences, bracketed paste mode (2004).
struct BracketedPaste {
  static let begin = Array("\u{1B}[200~".utf8)
  static let end = Array("\u{1B}[201~".utf8)

  /// How many bytes of the end have come.
  private var matched = 0

  mutating func ends(with byte: UInt8) -> Bool {
    // Only the first byte of the mark is an escape.
    matched = byte == Self.end[matched] ? matched + 1 : byte == Self.end[0] ? 1 : 0
    return matched == Self.end.count
  }
}
