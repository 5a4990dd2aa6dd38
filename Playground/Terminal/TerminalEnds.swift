import Foundation

/// Which of the standard streams are a terminal, and whether it knows sequences.
struct TerminalEnds: Equatable {
  /// The descriptor that keys come from; nil when that is no terminal.
  var input: Int32?
  /// The descriptor that text goes to; nil when that is no terminal.
  var output: Int32?
  /// False for a terminal that cannot move its cursor: `TERM` is missing, empty or `dumb`.
  var takesSequences = false
  /// False where `NO_COLOR` is set and not empty.
  ///
  /// - Source: no-color.org.
  var usesStyles = false

  /// Standard input and output of this process.
  static var standard: TerminalEnds {
    let environment = ProcessInfo.processInfo.environment
    let kind = environment["TERM"] ?? ""
    return TerminalEnds(
      input: isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : nil,
      output: isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : nil,
      takesSequences: !kind.isEmpty && kind != "dumb",
      usesStyles: (environment["NO_COLOR"] ?? "").isEmpty)
  }
}
