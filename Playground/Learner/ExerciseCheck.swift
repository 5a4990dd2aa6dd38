import Foundation

/// Builds somebody's exercise, runs it within limits, and judges its results.
///
/// The compiler's caches and its temporary files lie in the folder too. Nothing keeps the program
/// itself there: it runs with the user's rights.
@MainActor struct ExerciseCheck {
  private let folder: URL
  private let exercise: Exercise

  private static let building = ToolLimits.compilation.lasting(60)
  private static let running = ToolLimits(
    seconds: 5, output: 1 << 20, memory: 512 << 20, file: 1 << 20, processes: 16)

  /// - Errors: `BadArgument` for a folder that holds no exercise.
  init(_ folder: URL) throws {
    // The compiler's modules hold the path that they were built under: one path, however it is named.
    let folder =
      realpath(folder.path, nil).map { path in
        defer { free(path) }
        return URL(fileURLWithPath: String(cString: path))
      } ?? folder
    self.folder = folder
    let mark = folder.appendingPathComponent(ExercisePackage.mark)
    let text = (try? String(contentsOf: mark, encoding: .utf8)) ?? ""
    let lesson = Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
    guard let exercise = Exercise.all.first(where: { $0.lesson == lesson }) else {
      throw BadArgument(
        given: "\(folder.path), which holds no exercise",
        accepted: "a folder that new --lesson has written", nearest: "new --lesson 12 DIR")
    }
    self.exercise = exercise
  }

  /// The exit code: 0 solved, 1 not yet, 2 where nothing could be compared.
  func run(_ console: Console) throws -> Int32 {
    do {
      try restore()
      guard try build(console) else { return ExitCode.unusable }
      guard let results = try results(console) else { return ExitCode.unusable }
      let verdict = exercise.verdict(results)
      for line in verdict.lines { console.line(line) }
      return verdict.isSolved ? ExitCode.success : ExitCode.difference
    } catch let failure as ScratchFailure {
      console.complain(failure.text)
      return ExitCode.unusable
    }
  }

  // MARK: Files

  private var scratch: URL { folder.appendingPathComponent(".build/check") }
  private var script: URL { scratch.appendingPathComponent("check-script.txt") }
  private var output: URL { scratch.appendingPathComponent("check-results.txt") }
  private var temporary: URL { scratch.appendingPathComponent("temporary") }
  private var program: URL { scratch.appendingPathComponent("Runner") }

  /// The path under which the compiler's modules were built.
  private var place: URL { scratch.appendingPathComponent("place.txt") }

  /// Writes what is given anew: the runner and the script. Modules that were built under another
  /// path, before the folder was moved or copied, are built again.
  private func restore() throws {
    do {
      if (try? String(contentsOf: place, encoding: .utf8)) != folder.path {
        try? FileManager.default.removeItem(at: scratch)
      }
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
      try Data(folder.path.utf8).write(to: place)
      let runner = folder.appendingPathComponent("Sources/Runner/main.swift")
      if (try? String(contentsOf: runner, encoding: .utf8)) != exercise.runner {
        try Data(exercise.runner.utf8).write(to: runner)
      }
      try Data((exercise.script.joined(separator: "\n") + "\n").utf8).write(to: script)
      try? FileManager.default.removeItem(at: output)
    } catch {
      throw ScratchFailure(
        text: "\(folder.path) cannot be written (\(error.localizedDescription)): "
          + "check a folder of your own")
    }
  }

  // MARK: Build

  private func build(_ console: Console) throws -> Bool {
    console.line("building \(MessageText.line(folder.path)) ...")
    let module = scratch.appendingPathComponent("Exercise.o").path
    let run = try compile(
      "Exercise", sources("Sources/Exercise"),
      [
        "-wmo", "-c", "-emit-module", "-emit-module-path",
        scratch.appendingPathComponent("Exercise.swiftmodule").path, "-o", module,
      ])
    guard isBuilt(run, console) else { return false }
    let runner = try compile(
      "Runner", sources("Sources/Runner") + [module], ["-I", scratch.path, "-o", program.path])
    return isBuilt(runner, console)
  }

  /// Calls the compiler itself: a package manager would keep caches in the home folder.
  private func compile(
    _ module: String, _ files: [String], _ options: [String]
  ) throws -> ToolRun {
    try ToolRun(
      "/usr/bin/env",
      [
        "TMPDIR=\(temporary.path)", "swiftc", "-swift-version", "6", "-module-name", module,
        "-module-cache-path", scratch.appendingPathComponent("modules").path,
      ] + options + files, limits: Self.building)
  }

  /// The files of Swift below a folder of the exercise, in the order of their names.
  private func sources(_ path: String) -> [String] {
    let root = folder.appendingPathComponent(path)
    let found =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".swift") }.sorted()
      .map { root.appendingPathComponent($0).path }
  }

  /// Whether the compiler is content; its complaints are told.
  private func isBuilt(_ run: ToolRun, _ console: Console) -> Bool {
    if let breach = run.breach {
      console.complain("the compiler \(breach)")
      return false
    }
    if run.exitCode == 0 { return true }
    let messages = CompilerMessage.errors(in: run.output)
    console.complain("it does not compile: \(messages.count) errors")
    for message in messages.prefix(Self.mostMessages) { tell(message, console) }
    if messages.isEmpty { console.complain(String(run.output.suffix(400))) }
    return false
  }

  private static let mostMessages = 5

  /// The compiler's words with the line that they are about.
  private func tell(_ message: CompilerMessage, _ console: Console) {
    let path = message.path.replacingOccurrences(of: folder.path + "/", with: "")
    console.complain("\(path):\(message.line): \(message.reason)")
    guard let text = try? String(contentsOfFile: message.path, encoding: .utf8) else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.indices.contains(message.line - 1) {
      console.complain("  \(message.line) | \(lines[message.line - 1])")
    }
  }

  // MARK: Run

  /// The lines of results; nil where they are not all there, which has been told then.
  private func results(_ console: Console) throws -> [String]? {
    console.line("running it ...")
    let run = try ToolRun(program.path, [script.path, output.path], limits: Self.running)
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").map(String.init)
    if let breach = run.breach {
      let cause = run.ending == .tooLong ? ": an endless loop" : ""
      console.complain("it \(breach)\(cause)\(place(lines))")
    } else if run.exitCode > 128 {
      let reason = run.output.split(separator: "\n").first { $0.contains("atal error") } ?? ""
      console.complain("it crashed (signal \(run.exitCode - 128))\(place(lines)). \(reason)")
    } else if run.exitCode != 0 {
      console.complain("it ended with exit code \(run.exitCode)\(place(lines))")
    } else if lines.last != Self.end {
      console.complain("it ended without all results\(place(lines)): does it call exit?")
    } else {
      return lines.dropLast()
    }
    return nil
  }

  /// Where in the script the program was when its results stopped.
  private func place(_ results: [String]) -> String {
    let done = results.count
    guard !exercise.script.isEmpty, exercise.script.indices.contains(done) else { return "" }
    return ", at step \(done + 1), `\(exercise.script[done])`"
  }

  /// The runner's last line.
  static let end = "end"
}
