@MainActor struct Command {
  let name: String
  /// How it is typed, without the program's name.
  let usage: String
  /// One line of help.
  let summary: String
  /// The options that it accepts, with their dashes; each takes a value.
  var options: [String] = []
  /// The options without a value that it accepts, with their dashes.
  var flags: [String] = []
  /// Runs with the arguments after the command's name; returns the exit code.
  ///
  /// - Errors: `BadArgument` for an argument that the command does not accept.
  let run: (ParsedArguments, Console) throws -> Int32
}
