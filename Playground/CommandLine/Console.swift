/// The two streams that a command writes to, as closures, so that a test can read them.
///
/// Shape: one call a piece of text, in order; a line ends with its own newline.
@MainActor struct Console {
  /// Results: the text that a pipe passes on.
  let output: (String) -> Void
  /// Complaints: bad arguments, unreadable files, the compiler's messages.
  let errors: (String) -> Void
  /// The terminal that a command may take over for a page; nil if it writes text.
  var terminal: TerminalDevice?
  /// Which of the streams are terminals, for the command that repairs one.
  var ends = TerminalEnds()
  /// The next line of input, typed or piped, without its newline; nil at the end of input.
  var input: () -> String? = { nil }
  /// Whether a line that was read is echoed: true unless a terminal already shows typed text.
  var echoesInput = true
  var today = CalendarDay.today

  /// Standard output and standard error, and the terminal that they are, if they are one.
  static let standard = Console(
    output: StandardStream.writeResult, errors: StandardStream.complain,
    terminal: TerminalDevice(.standard), ends: .standard, input: { readLine() },
    echoesInput: TerminalEnds.standard.input == nil)

  /// Writes one line of result; terminal control characters are shown escaped.
  func line(_ text: String = "") {
    output(MessageText.visible(text) + "\n")
  }

  func lines(_ lines: [String]) {
    for text in lines { line(text) }
  }

  func prompt(_ sign: String) {
    output(sign)
  }

  /// Prompts and reads the next line, trimmed; nil at the end of input.
  func nextLine() -> String? {
    prompt("> ")
    guard let text = input() else { return nil }
    if echoesInput { line(MessageText.shortened(text, to: 70)) }
    return text.trimmingWhitespace
  }

  /// Writes one line of result about user input, cut to the length of a complaint.
  func note(_ text: String) {
    output(MessageText.message(text) + "\n")
  }

  /// Writes one complaint, shortened to `MessageText.longest` characters.
  func complain(_ text: String) {
    errors(MessageText.message(text) + "\n")
  }
}
