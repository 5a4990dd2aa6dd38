import Foundation

/// Compiles a completed line against the small tree, which is built once and kept, and compares its
/// output with the answer's.
@MainActor struct WrittenCheck {
  let line: WrittenLine

  struct Verdict: Equatable {
    var isRight = false
    /// Whether there is a result at all: code that does not compile or does not terminate has none.
    var isCompared = true
    let lines: [String]
  }

  /// - Parameter code: the learner's complete code; its imports are dropped, as the program has its
  ///   own.
  func verdict(on code: String) throws -> Verdict {
    guard !code.contains(WrittenLine.hole) else {
      return Verdict(lines: ["Your line is still to be written: \(WrittenLine.hole)"])
    }
    let texts = [line.answer] + line.mistakes.map(\.line)
    let sections = try output(of: texts.map(line.finished) + [code])
    switch sections {
    case .failure(let stop): return Verdict(isCompared: false, lines: stop.lines)
    case .success(let results): return compare(results)
    }
  }

  private func compare(_ results: [[String]]) -> Verdict {
    let (wanted, given) = (results[0], results[results.count - 1])
    guard given != wanted else {
      return Verdict(isRight: true, lines: ["Right. It gives"] + given.map { "  \($0)" })
    }
    var lines = ["It compiles, and gives something else."]
    for (want, got) in zip(wanted, given) where want != got {
      lines += ["  wanted  \(want)", "  yours   \(got)"]
    }
    if let place = results[1...].dropLast().firstIndex(of: given) {
      lines.append(line.mistakes[place - 1].words)
    }
    return Verdict(lines: lines)
  }

  // MARK: The program

  private struct Stop: Error {
    let lines: [String]
  }

  /// The results of each piece of code, line by line.
  private func output(of codes: [String]) throws -> Result<[[String]], Stop> {
    let kept = try Self.smallTree()
    let trial = kept.appendingPathComponent("line-\(getpid())")
    defer { try? FileManager.default.removeItem(at: trial) }
    let files = try write(codes, into: trial)
    let program = trial.appendingPathComponent("Line").path
    let compiler = try LearnerCompiler(kept.appendingPathComponent("work"), seconds: 60)
    let compiled = try compiler.compile(
      "Line", files + [kept.appendingPathComponent("SwiftUI.o").path],
      ["-suppress-warnings", "-wmo", "-default-isolation", "MainActor", "-I", kept.path]
        + ["-o", program])
    if !compiled.isSuccess {
      return .failure(Stop(lines: complaints(compiled, about: files[codes.count])))
    }
    let run = try ToolRun(program, [], limits: .exercise)
    if let breach = run.breach {
      return .failure(Stop(lines: ["it \(breach)\(run.ending.usualCause)"]))
    }
    var results: [[String]] = []
    for text in run.output.components(separatedBy: "\n") where !text.isEmpty {
      if text == Self.mark { results.append([]) } else { results[results.count - 1].append(text) }
    }
    guard run.exitCode == 0, results.count == codes.count else {
      return .failure(Stop(lines: ["it crashed before its last result. \(run.lastWords)"]))
    }
    return .success(results)
  }

  private func complaints(_ run: ToolRun, about path: String) -> [String] {
    if let breach = run.breach { return ["the compiler \(breach)"] }
    let errors = CompilerMessage.errors(in: run.output)
    guard let first = errors.first else { return [String(run.output.suffix(400))] }
    let source = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let lines = source.components(separatedBy: "\n")
    let shown = lines.indices.contains(first.line - 1) ? lines[first.line - 1] : ""
    var told = ["It does not compile: \(first.reason)"]
    if first.path == path { told.append("  \(shown.trimmingWhitespace)") }
    if first.reason.contains("has no member") {
      told.append("The line is for the small tree, which has what the lessons have taught.")
    }
    return told
  }

  private static let mark = "=="

  /// A file with the program, and one for each piece of code.
  private func write(_ codes: [String], into folder: URL) throws -> [String] {
    let calls = codes.indices.map { "print(\"\(Self.mark)\")\ncode\($0)()\n" }
    let parts = codes.enumerated().map { index, code in
      let body = code.components(separatedBy: "\n").filter { !$0.hasPrefix("import ") }
      return """
        import Foundation
        import SwiftUI

        func code\(index)() {
        \(body.joined(separator: "\n"))
        \(line.results)
        }

        """
    }
    return try TreeProgram.write(
      [("main.swift", Self.telling + calls.joined())]
        + parts.enumerated().map { ("Code\($0.offset).swift", $0.element) }, into: folder)
  }

  private static let telling = """
    import Foundation
    import SwiftUI

    func number(_ value: CGFloat) -> String {
      let rounded = (value * 10).rounded() / 10
      return rounded == rounded.rounded() ? "\\(Int(rounded))" : "\\(rounded)"
    }
    func tell(_ name: String, _ value: Any) {
      print("\\(name): \\((value as? CGFloat).map(number) ?? "\\(value)")")
      fflush(nil)
    }
    func tell(_ name: String, _ host: ViewHost) {
      guard let frame = host.frame(of: name) else { return tell(name, "not there") }
      let (size, place) = (frame.size, frame.origin)
      tell(
        name,
        "\\(number(size.width)) x \\(number(size.height)) at (\\(number(place.x)), \\(number(place.y)))"
      )
    }

    """

  // MARK: The small tree

  /// The folder with the module `SwiftUI` of the small tree.
  private static func smallTree() throws -> URL {
    let text = ChapterSources.whole.map(\.text).joined()
    let folder = ScratchPackage.temporaryFolder("lines", for: text)
    let object = folder.appendingPathComponent("SwiftUI.o")
    if FileManager.default.fileExists(atPath: object.path) { return folder }
    // Two lessons may build it at the same time.
    let trial = folder.appendingPathExtension("\(getpid())")
    defer { try? FileManager.default.removeItem(at: trial) }
    let compiler = try LearnerCompiler(trial, seconds: 120)
    let sources = try TreeProgram.write(
      ChapterSources.whole, into: trial.appendingPathComponent("sources"))
    let run = try compiler.compileEngine(sources)
    guard run.isSuccess else {
      throw ScratchFailure("the small tree is not built: \(run.output.suffix(400))")
    }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["SwiftUI.swiftmodule", "SwiftUI.o"] {
      try? FileManager.default.moveItem(
        at: trial.appendingPathComponent(name), to: folder.appendingPathComponent(name))
    }
    return folder
  }
}
