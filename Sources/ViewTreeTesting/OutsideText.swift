import Testing
import ViewTreeInspection

// Texts of views and files that leave for a terminal or become a file's name.

extension Comment {
  /// A message of which a terminal obeys nothing, whatever the views say.
  static func visible(_ message: String) -> Comment { Comment(rawValue: VisibleText.of(message)) }
}

extension StringProtocol {
  /// Letters and digits as they are, a stroke for all else: no path leads out of a folder.
  var asFileName: String {
    let marks = map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return String(marks).split(separator: "-").joined(separator: "-")
  }
}
