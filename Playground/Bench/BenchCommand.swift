import Foundation

extension Command {
  static let bench = Command(
    name: "bench", usage: "bench [--only ROW] [--iterations N] [--json FILE]",
    summary: "time the engine's operations and count their work",
    options: ["--only", "--iterations", "--json"]
  ) { arguments, console in
    try arguments.refuseWords(after: 0)
    let rows = try BenchRow.rows(only: arguments.values["--only"])
    let timer = BenchTimer(iterations: try iterations(arguments.values["--iterations"]))
    var results: [BenchResult] = []
    for row in rows {
      let result = timer.time(row)
      console.line(result.line(operation: row.operation))
      results.append(result)
    }
    guard let path = arguments.values["--json"] else { return ExitCode.success }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try encoder.encode(BenchReport(rows: results)).write(to: URL(fileURLWithPath: path))
    } catch {
      console.complain("\(path) cannot be written: \(error.localizedDescription)")
      return ExitCode.unusable
    }
    return ExitCode.success
  }

  /// A whole number from 1; nil stays nil.
  private static func iterations(_ text: String?) throws -> Int? {
    guard let text else { return nil }
    guard let count = Int(text), count > 0 else {
      throw BadArgument(
        given: "--iterations \(MessageText.quoted(text))",
        accepted: "--iterations and a whole number from 1",
        nearest: "--iterations 1")
    }
    return count
  }
}

extension BenchRow {
  /// All rows, or the one with that name.
  ///
  /// - Errors: `BadArgument` for an unknown name.
  static func rows(only name: String?) throws -> [BenchRow] {
    guard let name else { return all }
    guard let row = all.first(where: { $0.name == name }) else {
      throw BadArgument(word: name, among: all.map(\.name))
    }
    return [row]
  }
}
