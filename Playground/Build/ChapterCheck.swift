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
    do {
      guard let learner = try program() else { return ExitCode.unusable }
      guard let isRight = try passesExample(learner) else { return ExitCode.difference }
      let judge = TreeJudge(
        chapter: chapter, learner: learner, reference: try .reference(console), seed: seed)
      console.line("showing \(TreeJudge.count) random trees of seed \(seed) ...")
      guard let difference = try judge.difference() else {
        if isRight { tellSuccess() }
        return isRight ? ExitCode.success : ExitCode.difference
      }
      if let stop = difference.stop, stop.isUnwritten {
        tell(unwritten: stop)
      } else {
        console.line(
          "Tree \(difference.number) of \(TreeJudge.count) differs. The smallest like it:")
        for line in TreeVerdict(difference).lines { console.line(line) }
      }
      return ExitCode.difference
    } catch let failure as ScratchFailure {
      console.complain(failure.text)
      return ExitCode.unusable
    }
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
    let (text, stop) = try learner.output(of: chapter.program)
    if let stop {
      stop.isUnwritten
        ? tell(unwritten: stop)
        : console.line("The example in the chapter's page stops: \(stop.words)")
      return nil
    }
    guard text != chapter.expected + "\n" else { return true }
    console.line("The example in Chapter\(chapter.number).txt prints something else.")
    console.line("\nexpected\n\(chapter.expected)\n\nyours\n\(text)")
    return false
  }

  private func tell(unwritten stop: TreeProgram.Stop) {
    let open = package.unwritten(of: chapter).count
    console.line(stop.words)
    console.line("\(open) of \(chapter.cuts.count) bodies of this chapter are still to be written.")
  }

  private func tellSuccess() {
    console.line(
      "All \(TreeJudge.count) trees are equal: frames, values, calls and the order of actions.")
    console.line()
    console.line("The large engine: \(chapter.larger)")
    console.line()
    let path = ShellWord.quoted(package.folder.path)
    console.line(
      "build \(chapter.number) --compare \(path) shows the small tree's lines beside yours.")
    if chapter.number < Chapter.all.count {
      console.line("build \(chapter.number + 1) \(path) goes on.")
    } else {
      console.line(
        "document FILE --engine \(path) runs the listings of document 000 on your engine.")
    }
  }

  // MARK: Progress

  /// A line for each chapter, from a single build.
  func tellProgress() throws -> Int32 {
    do {
      guard let learner = try program() else { return ExitCode.unusable }
      let reference = try TreeProgram.reference(console)
      for chapter in Chapter.all {
        console.line(
          "  \(chapter.number). \(chapter.title): \(try state(chapter, learner, reference))")
      }
      return ExitCode.success
    } catch let failure as ScratchFailure {
      console.complain(failure.text)
      return ExitCode.unusable
    }
  }

  private func state(
    _ chapter: Chapter, _ learner: TreeProgram, _ reference: TreeProgram
  ) throws -> String {
    let open = package.unwritten(of: chapter).count
    guard open == 0 else { return "\(open) of \(chapter.cuts.count) bodies are to be written" }
    let judge = TreeJudge(chapter: chapter, learner: learner, reference: reference, seed: seed)
    return try judge.isEqual() ? "done" : "written, but a tree differs"
  }
}
