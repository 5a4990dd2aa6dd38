import Testing

@testable import Playground

/// A command of the playground that has run to its end, with all that it wrote.
struct CommandRun {
  let code: Int32
  let output: String
  let errors: String

  /// The lines of the output that hold something.
  var lines: [Substring] { output.split(separator: "\n") }
  /// The lines of the complaints that hold something.
  var errorLines: [Substring] { errors.split(separator: "\n") }
  var lastLine: Substring { lines.last ?? "" }

  /// Expects a code, and parts of the output.
  func expectOutput(
    _ parts: String..., code: Int32 = ExitCode.success,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(code, parts, in: output, sourceLocation)
  }

  /// Expects a code, and parts of the complaints.
  func expectErrors(
    _ parts: String..., code: Int32 = ExitCode.unusable,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(code, parts, in: errors, sourceLocation)
  }

  private func expect(
    _ code: Int32, _ parts: [String], in text: String, _ sourceLocation: SourceLocation
  ) {
    #expect(self.code == code, "\(output)\(errors)", sourceLocation: sourceLocation)
    for part in parts {
      #expect(text.contains(part), "'\(part)' in \(text)", sourceLocation: sourceLocation)
    }
  }
}

/// Runs the playground on a console of its own, as in `playground("tree LKRefresh")`.
///
/// - Parameters:
///   - line: the first words, with blanks between them.
///   - words: further words, which may hold blanks.
///   - typed: the lines of input, after which it ends.
///   - isTerminal: whether a terminal shows the typed lines already.
@MainActor func playground(
  _ line: String = "", _ words: String..., typed: [String] = [], isTerminal: Bool = false,
  on day: CalendarDay = .today
) -> CommandRun {
  playground(
    line.split(separator: " ").map(String.init) + words, typed: typed, isTerminal: isTerminal,
    on: day)
}

/// Runs the playground on some words, each of which may hold blanks.
@MainActor func playground(
  _ words: [String], typed: [String] = [], isTerminal: Bool = false, on day: CalendarDay = .today
) -> CommandRun {
  let recording = RecordingConsole()
  var console = recording.console
  var rest = typed[...]
  console.input = { rest.popFirst() }
  console.echoesInput = !isTerminal
  console.today = day
  let code = CommandTable.standard.run(words, console: console)
  return CommandRun(code: code, output: recording.output, errors: recording.errors)
}
