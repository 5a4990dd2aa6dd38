import Testing
import ViewTreeInspection

// Texts of views and files that go to a terminal or become a file name.

extension Comment {
  /// A message without terminal control characters, whatever the views contain.
  static func visible(_ message: String) -> Comment { Comment(rawValue: VisibleText.of(message)) }
}

extension StringProtocol {
  /// Letters and digits unchanged, a hyphen for everything else, so that no path leads out of a
  /// folder.
  var asFileName: String {
    let marks = map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return String(marks).split(separator: "-").joined(separator: "-")
  }
}
