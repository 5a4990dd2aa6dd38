import Foundation

/// The two streams that a command writes to, as closures, so that a test can read them.
///
/// Shape: one call a piece of text, in order; a line ends with its own newline.
@MainActor struct Console {
  /// Results: what a pipe passes on.
  let output: (String) -> Void
  /// Complaints: bad arguments, unreadable files, the compiler's messages.
  let errors: (String) -> Void
  /// The terminal that a command may take over for a page; nil where it writes text.
  var terminal: TerminalDevice?

  /// Standard output and standard error, and the terminal that they are, if they are one.
  static let standard = Console(
    output: { print($0, terminator: "") },
    errors: { text in
      // What was printed before stands before the complaint when both go to one terminal.
      fflush(nil)
      FileHandle.standardError.write(Data(text.utf8))
    }, terminal: .standard)

  /// Writes one line of result.
  func line(_ text: String = "") {
    output(text + "\n")
  }

  /// Writes one line of complaint.
  func complain(_ text: String) {
    errors(text + "\n")
  }
}
