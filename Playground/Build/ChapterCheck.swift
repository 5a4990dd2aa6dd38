import Foundation

/// Builds a learner's engine and judges it on random trees.
@MainActor struct ChapterCheck {
  private let package: ChapterPackage
  private let seed: Int
  private let console: Console

  init(_ chapter: Chapter, _ folder: URL, seed: Int, _ console: Console) {
    package = ChapterPackage(chapter: chapter, folder: LearnerCompiler.onePath(of: folder))
    self.seed = seed
    self.console = console
  }

  private var chapter: Chapter { package.chapter }

  /// The exit code: 0 for 200 equal trees, 1 for a difference, 2 if nothing could be compared.
  func run() throws -> Int32 {
    guard let learner = try program() else { return ExitCode.unusable }
    guard let isRight = try passesExample(learner) else { return ExitCode.difference }
    let reference = try TreeProgram.reference(console)
    let judge = TreeJudge(chapter: chapter, learner: learner, reference: reference, seed: seed)
    console.line("showing \(TreeJudge.count) random trees of seed \(seed) ...")
    guard let difference = try judge.difference() else {
      console.line("All \(TreeJudge.count) trees are equal on both engines.")
      let failure = try CaseFailure(chapter, learner)
      console.lines(try failure?.lines(reference) ?? [])
      guard isRight, failure == nil else { return ExitCode.difference }
      if !chapter.cases.isEmpty {
        console.line("Cases that print what they should: \(chapter.cases.count).")
      }
      tellSuccess()
      return ExitCode.success
    }
    if let stop = difference.stop, stop.isUnwritten {
      tell(unwritten: stop)
    } else {
      console.line(
        "Tree \(difference.number) of \(TreeJudge.count) differs. The smallest like it:")
      console.lines(TreeVerdict(difference).lines)
    }
    return ExitCode.difference
  }

  /// The learner's engine as a program; nil if it does not compile, which has then been reported.
  private func program() throws -> TreeProgram? {
    console.line("building \(MessageText.line(package.folder.path)) ...")
    return try TreeProgram(
      engine: package.paths, in: package.folder.appendingPathComponent(".build/check"),
      root: package.folder, console)
  }

  /// Whether the chapter's example prints its lines; nil if it crashes.
  private func passesExample(_ learner: TreeProgram) throws -> Bool? {
    let (text, stop) = try learner.outputs(of: chapter.program, in: chapter)[0]
    if let stop {
      stop.isUnwritten
        ? tell(unwritten: stop)
        : tell("The example in Chapter\(chapter.number).txt stops: \(stop.words)")
      return nil
    }
    guard text != chapter.expected + "\n" else { return true }
    console.line("The example in Chapter\(chapter.number).txt prints something else.")
    console.line("\nexpected\n\(chapter.expected)\n\nyours\n\(text)")
    return false
  }

  private func tell(_ text: String) {
    console.lines(WordWrap.lines(of: text, width: 78))
  }

  private func tell(unwritten stop: TreeProgram.Stop) {
    let open = package.unwritten(of: chapter).count
    console.line(stop.words)
    console.line("Left to write in this chapter: \(open) of \(chapter.cuts.count) bodies.")
  }

  private func tellSuccess() {
    console.line()
    let larger = chapter.larger.split(separator: "\n").joined(separator: " ")
    tell("The large engine: \(larger)")
    console.line()
    let path = ShellWord.quoted(package.folder.path)
    tell("build \(chapter.number) --compare \(path) shows the small tree's lines beside yours.")
    tell("check \(path) --seed \(seed + 1) tries your engine on other trees.")
    if chapter.number < Chapter.all.count {
      tell("build \(chapter.number + 1) \(path) goes on.")
    } else {
      tell("document FILE --engine \(path) runs the listings of document 000 on your engine.")
    }
  }

  // MARK: Progress

  /// A line for each chapter, from a single build.
  func tellProgress() throws -> Int32 {
    guard let learner = try program() else { return ExitCode.unusable }
    let reference = try TreeProgram.reference(console)
    for chapter in Chapter.all {
      console.line(
        "  \(chapter.number). \(chapter.title): \(try state(chapter, learner, reference))")
    }
    return ExitCode.success
  }

  private func state(
    _ chapter: Chapter, _ learner: TreeProgram, _ reference: TreeProgram
  ) throws -> String {
    if chapter.number < package.first { return "given" }
    let open = package.unwritten(of: chapter).count
    guard open == 0 else { return "\(open) of \(chapter.cuts.count) bodies are to be written" }
    let judge = TreeJudge(chapter: chapter, learner: learner, reference: reference, seed: seed)
    guard try judge.isEqual() else { return "written, but a tree differs" }
    return try CaseFailure(chapter, learner) == nil ? "done" : "written, but a case differs"
  }
}

/// The first of a chapter's cases that prints something else on a learner's engine.
@MainActor private struct CaseFailure {
  private let chapter: Chapter
  private let place: Int
  private let found: String
  private let stop: TreeProgram.Stop?

  /// - Nil: all print what they should.
  init?(_ chapter: Chapter, _ learner: TreeProgram) throws {
    guard !chapter.cases.isEmpty else { return nil }
    let outputs = try learner.outputs(
      of: chapter.caseProgram, arguments: chapter.cases.indices.map { ["\($0)"] },
      in: chapter)
    let failed = chapter.cases.indices.first {
      outputs[$0].stop != nil || outputs[$0].text != chapter.cases[$0].output
    }
    guard let failed else { return nil }
    self.chapter = chapter
    place = failed
    (found, stop) = outputs[failed]
  }

  /// The case, what the learner's engine does there, and the misconceptions that do the same.
  func lines(_ reference: TreeProgram) throws -> [String] {
    let failed = chapter.cases[place]
    let head = WordWrap.lines(of: "But one case differs: \(failed.words)", width: 78) + [""]
    let code = BrokenLine.lines(of: failed.code, width: 78).map { "  " + $0 } + [""]
    if let stop {
      return head + code
        + WordWrap.lines(of: "On it your engine stops: \(stop.words)", width: 78)
    }
    var lines = found.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let more = lines.count - Self.mostShown
    let shown =
      more > 0
      ? lines.prefix(Self.mostShown).joined(separator: "\n") + "\nand \(more) more" : found
    let mistakes = try mistakes(reference)
    let words = mistakes.flatMap { WordWrap.lines(of: $0.words, width: 78) }
    return head + code + ["expected", failed.output, "yours", shown]
      + (mistakes.count > 1 ? ["Each of these mistakes prints the same:"] : []) + words
  }

  private func mistakes(_ reference: TreeProgram) throws -> [Chapter.Mistake] {
    // The trees have excluded the chapter's other mistakes.
    let known = chapter.cases.flatMap(\.faults)
    let outputs = try reference.outputs(
      of: chapter.caseProgram, arguments: known.map { _ in ["\(place)"] },
      with: known.map(\.number))
    return zip(known, outputs).filter { $1.stop == nil && $1.text == found }.map(\.0)
  }

  /// An item that is never removed can print without end.
  private static let mostShown = 20
}
