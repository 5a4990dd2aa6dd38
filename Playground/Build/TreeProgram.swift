import Foundation
import ViewSketches

/// A program that shows random trees on one engine.
@MainActor struct TreeProgram {
  private let folder: URL
  /// The misconception in effect; 0 for none.
  private(set) var mistake = 0

  private static let limits = ToolLimits(
    seconds: 10, output: 1 << 20, memory: 512 << 20, file: 16 << 20, processes: 16)

  /// The answers of an engine, and why they end before all trees were shown.
  struct Answers {
    var reports: [[EngineReport]]
    var stop: Stop?
  }

  struct Stop: Equatable {
    /// In words whose subject is the engine.
    var words: String
    /// Whether retrying with smaller trees is cheap.
    var isQuick: Bool
    /// Whether an unwritten body was called.
    var isUnwritten = false

    /// The same with the bodies of the chapters in which it came. An unwritten one has named itself.
    ///
    /// The runtime does not find who called the system's own code: another moment is tried then.
    ///
    /// - Parameter run: does the same again and tells its calls, after some seconds at most.
    fileprivate func placed(
      in chapter: Chapter, _ run: (_ seconds: Double) throws -> ToolRun
    ) throws -> Stop {
      guard !isUnwritten else { return self }
      var placed = self
      for seconds in [1, 1.3, 1.7, 2.2, 2.9, 3.7] {
        let run = try run(seconds)
        let calls = StoppedCalls(in: run.output, chapter)
        placed.words = calls.words(after: words)
        if calls.areWhole || run.breach == nil { break }
      }
      return placed
    }
  }

  /// Shows each sequence of scenes on a fresh host.
  func answers(to trees: [[SketchScene]], chapter: Int) throws -> Answers {
    let (run, reports) = try show(trees, chapter: chapter)
    return Answers(
      reports: Array(reports.prefix(trees.count)),
      stop: reports.count < trees.count ? Self.stop(of: run) : nil)
  }

  /// An end on a tree with the bodies in which it came, for which the tree is shown once more.
  func placed(_ stop: Stop, on scenes: [SketchScene], in chapter: Chapter) throws -> Stop {
    try stop.placed(in: chapter) {
      try show([scenes], chapter: chapter.number, callsAfter: $0).run
    }
  }

  private func show(
    _ trees: [[SketchScene]], chapter: Int, callsAfter seconds: Double? = nil
  ) throws -> (run: ToolRun, reports: [[EngineReport]]) {
    // Two checks may query the small tree at the same time.
    let input = folder.appendingPathComponent("trees-\(getpid()).txt")
    let output = folder.appendingPathComponent("reports-\(getpid()).txt")
    defer { for file in [input, output] { try? FileManager.default.removeItem(at: file) } }
    try ScratchFailure.writing(folder) {
      let lines = try trees.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: input)
    }
    let program = folder.appendingPathComponent("Trees").path
    let run = try run(
      [program, "\(chapter)", input.path, output.path], with: mistake, callsAfter: seconds)
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    let reports = text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode([EngineReport].self, from: Data($0.utf8))
    }
    return (run, reports)
  }

  /// - Parameter seconds: when its calls are told, unless it ends before; nil for no calls.
  private func run(
    _ words: [String], with mistake: Int, callsAfter seconds: Double? = nil
  ) throws -> ToolRun {
    var limits = Self.limits.lasting(seconds ?? Self.limits.seconds)
    limits.endsInCrash = seconds != nil
    return try ToolRun(
      "/usr/bin/env",
      (seconds == nil ? [] : [StoppedCalls.variable]) + ["MISTAKE=\(mistake)"] + words,
      limits: limits)
  }

  private static func stop(of run: ToolRun) -> Stop {
    if let breach = run.breach {
      return Stop(words: "it \(breach)\(run.ending.usualCause)", isQuick: false)
    }
    guard run.exitCode > 128 else {
      return Stop(
        words: "it ended with exit code \(run.exitCode): does it call exit?", isQuick: true)
    }
    if run.lastWords.hasSuffix(Chapter.Cut.ending) {
      let words = run.lastWords.replacing("Fatal error: ", with: "")
      return Stop(words: words, isQuick: false, isUnwritten: true)
    }
    let signal = run.exitCode - 128
    let cause = signal == SIGSEGV ? ", as endless recursion does" : ""
    return Stop(words: "it crashed (signal \(signal)\(cause)). \(run.lastWords)", isQuick: true)
  }

  func with(_ mistake: Chapter.Mistake) -> TreeProgram {
    var program = self
    program.mistake = mistake.number
    return program
  }

  // MARK: Building

  /// The program of an engine whose module `SwiftUI` is built from these files; nil if it does not
  /// compile, which has then been reported.
  ///
  /// - Parameter root: the folder that is stripped from file names.
  init?(engine files: [String], in folder: URL, root: URL, _ console: Console) throws {
    self.folder = folder
    let compiler = try LearnerCompiler(folder, seconds: 120)
    let engine = try compiler.compileEngine(files)
    guard LearnerCompiler.isBuilt(engine, below: root, console) else {
      IsolationAdvice.tell(about: engine, console)
      return nil
    }
    let sources = try Self.write(Self.sources, into: folder.appendingPathComponent("trees"))
    let object = folder.appendingPathComponent("SwiftUI.o").path
    let program = folder.appendingPathComponent("Trees").path
    let trees = try compiler.compile(
      "Trees", sources + [object],
      ["-suppress-warnings", "-wmo", "-D", "SMALL_TREE", "-I", folder.path, "-o", program])
    if trees.exitCode != 0,
      let names = EngineNeeds.missing(in: CompilerMessage.errors(in: trees.output))
    {
      console.complain(
        "your module SwiftUI lacks \(names), or it is not public: the trees of the chapters use it")
      return nil
    }
    guard LearnerCompiler.isBuilt(trees, below: folder, console) else {
      IsolationAdvice.tell(about: trees, console)
      return nil
    }
  }

  /// The small tree with all misconceptions, built once and kept in the temporary folder.
  static func reference(_ console: Console) throws -> TreeProgram {
    let files = ChapterSources.mistaken
    let text = (files + sources).map(\.text).joined()
    let folder = ScratchPackage.temporaryFolder("build", for: text)
    if FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("Trees").path) {
      return TreeProgram(folder: folder)
    }
    console.line("building the small tree, once ...")
    let trial = folder.appendingPathExtension("\(getpid())")
    defer { try? FileManager.default.removeItem(at: trial) }
    let source = trial.appendingPathExtension("engine")
    defer { try? FileManager.default.removeItem(at: source) }
    let engine = try write(files, into: source)
    guard try TreeProgram(engine: engine, in: trial, root: source, console) != nil else {
      throw ScratchFailure("the small tree could not be built in \(trial.path)")
    }
    // Another run may have finished first; its result is as good.
    try? FileManager.default.moveItem(at: trial, to: folder)
    return TreeProgram(folder: folder)
  }

  private init(folder: URL) {
    self.folder = folder
  }

  /// The files that show sketches on a module `SwiftUI`.
  private static let sources: [(name: String, text: String)] = [
    ("main.swift", EmbeddedText.TreeRunner_swift),
    ("ShownTree.swift", EmbeddedText.ShownTree_swift),
    ("ShownModifiers.swift", EmbeddedText.ShownModifiers_swift),
    ("TreeWords.swift", EmbeddedText.TreeWords_swift), ("Sketch.swift", EmbeddedText.Sketch_swift),
    ("SketchKind.swift", EmbeddedText.SketchKind_swift),
    ("SketchParameters.swift", EmbeddedText.SketchParameters_swift),
    ("SketchScene.swift", EmbeddedText.SketchScene_swift),
    ("EngineReport.swift", EmbeddedText.EngineReport_swift),
    (
      "SketchWords.swift",
      EmbeddedText.SketchWords_swift.replacingOccurrences(
        of: "import SmallTree", with: "import SwiftUI")
    ),
  ]

  /// The paths of the files.
  static func write(
    _ files: [(name: String, text: String)], into folder: URL
  ) throws -> [String] {
    try ScratchFailure.writing(folder) {
      try files.map { name, text in
        try folder.put(text, at: name)
        return folder.appendingPathComponent(name).path
      }
    }
  }
}

extension TreeProgram {
  /// The lines printed by a program compiled for this engine, and why it ended early; one run for
  /// each list of arguments.
  ///
  /// - Parameters:
  ///   - mistakes: that of each run; nil for the engine's own in all.
  ///   - chapter: the one whose bodies are named where a run first ends early; nil names none.
  func outputs(
    of source: String, arguments: [[String]] = [[]], with mistakes: [Int]? = nil,
    in chapter: Chapter? = nil
  ) throws -> [(text: String, stop: Stop?)] {
    let trial = folder.appendingPathComponent("try-\(getpid())")
    defer { try? FileManager.default.removeItem(at: trial) }
    let compiler = try LearnerCompiler(trial, seconds: 60)
    let files = try Self.write([("main.swift", source)], into: trial)
    let program = trial.appendingPathComponent("Try").path
    let compiled = try compiler.compile(
      "Try", files + [folder.appendingPathComponent("SwiftUI.o").path],
      ["-suppress-warnings", "-I", folder.path, "-o", program])
    guard compiled.exitCode == 0 else {
      throw ScratchFailure("the example does not compile: \(compiled.output.suffix(400))")
    }
    let mistakes = mistakes ?? arguments.map { _ in mistake }
    var isPlaced = false
    return try zip(arguments, mistakes).map { arguments, mistake in
      let words = [program] + arguments
      let run = try run(words, with: mistake)
      guard run.exitCode != 0 else { return (run.output, nil) }
      let stop = Self.stop(of: run)
      // Only the first is told, and each costs several runs.
      guard let chapter, !isPlaced else { return (run.output, stop) }
      isPlaced = true
      let placed = try stop.placed(in: chapter) {
        try self.run(words, with: mistake, callsAfter: $0)
      }
      return (run.output, placed)
    }
  }
}
