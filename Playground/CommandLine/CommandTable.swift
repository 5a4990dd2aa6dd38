/// The commands of `Playground`, in the order of `--help`, and the one that runs without a word.
@MainActor struct CommandTable {
  let tour: Command
  let commands: [Command]

  /// The commands that this build of `Playground` understands.
  static let standard = CommandTable(
    tour: .tour,
    commands: [
      .lesson, .cards, .scenes, .tree, .explain, .picture, .record, .page, .steps, .validate,
      .document, .bench, .compare, .drag, .live, .rule, .new, .check, .build,
      .adopt, .reset,
    ])

  /// Runs what the arguments ask for and returns the exit code.
  ///
  /// `--plain` may come anywhere: the output is then text even where a page could be shown.
  /// `--help` (or `-h`) prints the table, or the help of the command before it.
  ///
  /// - Errors: each is printed on the error stream, in its own words; the code is then 2.
  func run(_ arguments: [String], console: Console) -> Int32 {
    var console = console
    if arguments.contains("--plain") {
      console.terminal = nil
      console.ends.takesSequences = false
    }
    let arguments = arguments.filter { $0 != "--plain" }
    do {
      return try dispatch(arguments, console: console)
    } catch {
      console.complain("\(error)")
    }
    return ExitCode.unusable
  }

  private func dispatch(_ arguments: [String], console: Console) throws -> Int32 {
    guard let word = arguments.first else { return try run(tour, with: [], console: console) }
    if Self.helpWords.contains(word) {
      console.output(help)
      return ExitCode.success
    }
    let all = [tour] + commands
    guard let command = all.first(where: { $0.name == word }) else {
      throw BadArgument(word: word, among: all.map(\.name) + ["--help", "--plain"])
    }
    let rest = Array(arguments.dropFirst())
    if rest.contains(where: Self.helpWords.contains) {
      console.line("Playground \(command.usage)")
      console.line("  \(command.summary)")
      return ExitCode.success
    }
    return try run(command, with: rest, console: console)
  }

  private func run(
    _ command: Command, with arguments: [String], console: Console
  ) throws -> Int32 {
    try command.run(
      ParsedArguments(
        arguments, options: command.options, flags: command.flags, usage: command.usage), console)
  }

  private static let helpWords = ["--help", "-h"]

  var help: String {
    let rows =
      [("Playground [\(tour.usage)]", tour.summary)]
      + commands.map { ("Playground \($0.usage)", $0.summary) }
    var text = "Learn how SwiftUI proposes sizes, folds preferences and refreshes lists.\n\n"
    for (usage, summary) in rows {
      text += "  \(usage)\n      \(summary)\n"
    }
    text += "\n  --plain   text without escape codes, also where the tour would be a page"
    text += "\n  --help    this table; after a command, its lines alone"
    text +=
      "\n\nExit codes: 0 done, 1 a difference was found, 2 bad argument, unusable input or\noutput that cannot be written.\n"
    return text
  }
}
