import Foundation

/// Builds an exercise, runs it within limits, and judges its results.
///
/// The compiler's caches and temporary files are kept in the folder too. The program itself is not
/// confined to it: it runs with the user's rights.
@MainActor struct ExerciseCheck {
  private let folder: URL
  private let exercise: Exercise

  /// - Errors: `BadArgument` for a folder that holds no exercise.
  init(_ folder: URL) throws {
    let folder = LearnerCompiler.onePath(of: folder)
    self.folder = folder
    let lesson = ExercisePackage.lesson(of: folder)
    guard let exercise = Exercise.all.first(where: { $0.lesson == lesson }) else {
      throw BadArgument(
        given: FileManager.default.fileExists(atPath: folder.path)
          ? "\(folder.path), which holds no exercise and no engine"
          : "\(folder.path), which does not exist",
        accepted: "a folder that build N DIR or new --lesson N DIR has written",
        nearest: "build 1 DIR")
    }
    self.exercise = exercise
  }

  /// The exit code: 0 solved, 1 not yet, 2 if nothing could be compared.
  func run(_ console: Console) throws -> Int32 {
    let compiler = try LearnerCompiler(scratch, seconds: 60)
    try restore()
    guard try build(compiler, console), let results = try results(console) else {
      return ExitCode.unusable
    }
    let verdict = exercise.verdict(results)
    for line in verdict.lines {
      // Sentences only: a table keeps its blanks, and an empty line its place.
      let isWhole = line.count <= 80 || line.hasPrefix(" ")
      console.lines(isWhole ? [line] : WordWrap.lines(of: line, width: 80))
    }
    return verdict.isSolved ? ExitCode.success : ExitCode.difference
  }

  // MARK: Files

  private var scratch: URL { folder.appendingPathComponent(".build/check") }
  private var script: URL { scratch.appendingPathComponent("check-script.txt") }
  private var output: URL { scratch.appendingPathComponent("check-results.txt") }
  private var program: URL { scratch.appendingPathComponent("Runner") }

  /// Rewrites the given files: the runner and the script.
  private func restore() throws {
    try ScratchFailure.writing(folder, advice: LearnerCompiler.advice) {
      try folder.put(exercise.runner, at: "Sources/Runner/main.swift")
      try Data((exercise.script.joined(separator: "\n") + "\n").utf8).write(to: script)
      try? FileManager.default.removeItem(at: output)
    }
  }

  // MARK: Build

  private func build(_ compiler: LearnerCompiler, _ console: Console) throws -> Bool {
    console.line("building \(MessageText.line(folder.path)) ...")
    func sources(_ path: String) -> [String] {
      LearnerCompiler.sources(below: folder.appendingPathComponent(path))
    }
    let run = try compiler.compile(
      "Exercise", sources("Sources/Exercise"), compiler.moduleOptions("Exercise"))
    guard LearnerCompiler.isBuilt(run, below: folder, console) else { return false }
    let module = scratch.appendingPathComponent("Exercise.o").path
    let runner = try compiler.compile(
      "Runner", sources("Sources/Runner") + [module], ["-I", scratch.path, "-o", program.path])
    return LearnerCompiler.isBuilt(runner, below: folder, console)
  }

  // MARK: Run

  /// The lines of results; nil if some are missing, which has then been reported.
  private func results(_ console: Console) throws -> [String]? {
    console.line("running it ...")
    let run = try ToolRun(program.path, [script.path, output.path], limits: .exercise)
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").map(String.init)
    if let breach = run.breach {
      let cause = run.ending == .tooLong ? ": an endless loop" : ""
      console.complain("it \(breach)\(cause)\(place(lines))")
    } else if run.exitCode > 128 {
      console.complain(
        "it crashed (signal \(run.exitCode - 128))\(place(lines)). \(run.lastWords)")
    } else if run.exitCode != 0 {
      console.complain("it ended with exit code \(run.exitCode)\(place(lines))")
    } else if lines.last != Self.end {
      console.complain("it ended without all results\(place(lines)): does it call exit?")
    } else {
      return lines.dropLast()
    }
    return nil
  }

  /// Which step of the script the program had reached when its results stopped.
  private func place(_ results: [String]) -> String {
    let done = results.count
    guard !exercise.script.isEmpty, exercise.script.indices.contains(done) else { return "" }
    return ", at step \(done + 1), `\(exercise.script[done])`"
  }

  static let end = "end"
}
