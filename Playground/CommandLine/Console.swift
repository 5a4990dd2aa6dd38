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
  /// Which of the streams are a terminal, for the command that repairs one.
  var ends = TerminalEnds()
  /// The next line that somebody types or a pipe brings, without its end; nil when there is none.
  var input: () -> String? = { nil }
  /// Whether a line that was read is written too: true unless a terminal shows what is typed.
  var echoesInput = true
  /// The day on which it is read.
  var today = CalendarDay.today

  /// Standard output and standard error, and the terminal that they are, if they are one.
  static let standard = Console(
    output: StandardStream.writeResult, errors: StandardStream.complain,
    terminal: TerminalDevice(.standard), ends: .standard, input: { readLine() },
    echoesInput: TerminalEnds.standard.input == nil)

  /// Writes one line of result; characters that a terminal would take for a command are shown instead.
  func line(_ text: String = "") {
    output(MessageText.visible(text) + "\n")
  }

  /// Writes a sign that a line is awaited; the line goes on behind it.
  func prompt(_ sign: String) {
    output(sign)
  }

  /// The next line after a sign that it is awaited, without blanks at its ends; nil where there is none.
  func nextLine() -> String? {
    prompt("> ")
    guard let text = input() else { return nil }
    if echoesInput { line(MessageText.shortened(text, to: 70)) }
    return text.trimmingWhitespace
  }

  /// Writes one line of result about somebody's input, as short as a complaint.
  func note(_ text: String) {
    output(MessageText.message(text) + "\n")
  }

  /// Writes one complaint, shortened to `MessageText.longest` characters.
  func complain(_ text: String) {
    errors(MessageText.message(text) + "\n")
  }
}
