import Foundation
import TestSupport
import Testing

@testable import Playground

/// Whole chapters: written, built with the toolchain, and judged by random trees.
@Suite(
  "Checked chapters", .serialized,
  .enabled(if: TestLength.isWhole, "VIEWTREE_TESTS=whole builds each chapter with the toolchain"))
@MainActor
struct ChapterCheckTests {
  private let reference: TreeProgram

  init() throws {
    reference = try TreeProgram.reference(RecordingConsole().console)
  }

  /// Writes the bodies of a chapter as the small tree has them.
  private func fill(_ chapter: Int, _ folder: TemporaryFolder) throws {
    for (name, text) in ChapterSources.files(from: chapter + 1) {
      try folder.write(text, to: "\(ChapterPackage.engine)/\(name)")
    }
  }

  @Test("filled in chapter by chapter, an engine passes all ten, and document 000 runs on it")
  func allTen() throws {
    let folder = TemporaryFolder()
    for number in 1...10 {
      playground("build \(number)", folder.path).expectOutput()
      let package = ChapterPackage(chapter: Chapter.all[number - 1], folder: folder.url)
      #expect(package.unwritten(of: package.chapter).count == package.chapter.cuts.count)
      if number == 1 || number == 6 {
        playground("check", folder.path).expectOutput("Chapter \(number): ", code: 1)
      }
      try fill(number, folder)
      playground("check", folder.path).expectOutput("All 200 trees are equal")
    }
    let progress = playground("build --progress", folder.path).output
    #expect(progress.components(separatedBy: ": done").count == 11)
    guard let documents = ProcessInfo.processInfo.environment["VIEWTREE_DOCUMENTS"] else { return }
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: documents).first { $0.hasPrefix("000_") })
    // 600 (1 - 1 / (0.55 x 275 / 600 + 1)) = 120.8 is the first above 120: at 270 it is 119.0.
    playground("document", "\(documents)/\(name)", "--engine", folder.path)
      .expectOutput("pull: header fires: finger 275.0, offset 120.8")
  }

  @Test("entered in the middle, a chapter has what the earlier ones give")
  func entered() throws {
    let folder = TemporaryFolder()
    playground("build 8", folder.path).expectOutput()
    playground("build --progress", folder.path)
      .expectOutput("7. Readers and spaces: given", "of 10 bodies are to be written")
  }

  @Test(
    "an example and each case print what their chapter says", arguments: Chapter.all.map(\.number))
  func examples(_ number: Int) throws {
    let chapter = Chapter.all[number - 1]
    let (text, stop) = try reference.outputs(of: chapter.program)[0]
    #expect(text == chapter.expected + "\n" && stop == nil, "\(text)")
    guard !chapter.cases.isEmpty else { return }
    let cases = try reference.outputs(
      of: chapter.caseProgram, arguments: chapter.cases.indices.map { ["\($0)"] })
    for (one, (text, stop)) in zip(chapter.cases, cases) {
      #expect(text == one.output && stop == nil, "\(one.words)\n\(text)")
    }
  }

  @Test("a case prints something else on each engine that it is against, or that engine stops")
  func faults() throws {
    for chapter in Chapter.all {
      for (place, one) in chapter.cases.enumerated() {
        #expect(!one.faults.isEmpty, "\(one.words)")
        for fault in one.faults {
          let (text, stop) = try reference.with(fault).outputs(
            of: chapter.caseProgram, arguments: [["\(place)"]])[0]
          #expect(text != one.output || stop != nil, "\(fault.right): \(one.words)")
          #expect(!fault.words.isEmpty, "\(fault.right)")
        }
      }
    }
  }

  @Test(
    "an engine with a misconception is told of it on the smallest tree",
    arguments: Chapter.all.flatMap { chapter in chapter.mistakes.map { (chapter.number, $0.number) }
    })
  func mistakes(_ number: Int, _ mistakeNumber: Int) throws {
    let chapter = Chapter.all[number - 1]
    let mistake = try #require(chapter.mistakes.first { $0.number == mistakeNumber })
    let judge = TreeJudge(
      chapter: chapter, learner: reference.with(mistake), reference: reference, seed: 1)
    guard let difference = try judge.difference() else {
      Issue.record("mistake \(mistakeNumber) is not noticed: \(mistake.words)")
      return
    }
    let lines = TreeVerdict(difference).lines
    let text = lines.joined(separator: "\n")
    #expect(difference.mistake?.number == mistakeNumber, "\(text)")
    #expect(difference.scenes[0].tree.count <= 6, "\(text)")
    #expect(lines.count < 70, "\(text)")
  }

  @Test("an engine that fails in a case alone is told of its misconception")
  func failedCase() throws {
    let folder = TemporaryFolder()
    playground("build 3", folder.path).expectOutput()
    try fill(3, folder)
    let path = "\(ChapterPackage.engine)/Containers.swift"
    let fault = try #require(Chapter.all[2].cases[1].faults.first)
    try folder.write(try folder.text(path).replacing(fault.right, with: fault.wrong), to: path)
    let check = playground("check", folder.path)
    check.expectOutput("But one case differs: Of two that are equally flexible", code: 1)
    #expect(check.lines.suffix(3).joined(separator: " ") == fault.words, "\(check.output)")
  }

  @Test("the printed lines of a tree show what the tree shows")
  func printedLines() throws {
    let chapter = Chapter.all[9]
    let trees = chapter.trees(60, seed: 2).filter { !$0[0].tree.showsNothing && $0[0].width == 200 }
    let reports = try reference.answers(to: trees.map { [$0[0]] }, chapter: 10).reports
    let views = trees.enumerated().map { index, scenes in
      let lines = ShownTree(scenes[0].tree, tells: false).lines.joined(separator: "\n")
      return "struct Tree\(index): View { var body: some View {\n\(lines)\n} }"
    }
    let shown = trees.indices.map { "show(Tree\($0)(), scrolled: \(trees[$0][0].scrolled))" }
    let words = EmbeddedText.SketchWords_swift
      .replacing("#if SMALL_TREE", with: "#if false").replacing(
        "#if !SMALL_TREE", with: "#if false")
    let source = [words, EmbeddedText.TreeWords_swift, Self.showing] + views + shown
    let (text, stop) = try reference.outputs(of: source.joined(separator: "\n"))[0]
    #expect(stop == nil, "\(text)")
    let printed = text.components(separatedBy: "--\n").dropLast()
    try #require(printed.count == trees.count)
    for ((scenes, lines), report) in zip(zip(trees, printed), reports.map { $0[0] }) {
      guard scenes[0].scrolled == 0 else { continue }
      let actions = report.actions.filter { !$0.hasSuffix(" appears") }
      let expected = [
        "\(report.frames[scenes[0].tree.number] ?? [])", "\(report.values)", "\(actions)",
        "\(report.folds)",
      ]
      #expect(lines == expected.joined(separator: "\n") + "\n", "\(scenes[0].tree)")
    }
  }

  /// Shows a printed tree as the runner of chapters shows its own.
  private static let showing = """
    import SwiftUI

    @MainActor func show(_ view: some View, scrolled: Int) {
      SketchNotes.folds = []
      SketchNotes.actions = []
      let host = ViewHost(size: CGSize(width: 200, height: 160)) { EmptyView() }
      host.update { view.accessibilityIdentifier("all").environment(\\.sketchToken, 3) }
      host.advance(by: 0.35)
      print(host.frames(of: "all").map(sketchUnits))
      print([
        host.value(of: SketchKey.self), host.value(of: SketchFirstKey.self),
        host.value(of: SketchLastKey.self),
      ])
      print(SketchNotes.actions ?? [])
      var seen: Set<String> = []
      print((SketchNotes.folds ?? []).filter { seen.insert($0).inserted })
      print("--")
    }
    """

  @Test(
    "a loop, a crash, a compile error and a missing type are answered in words",
    arguments: [
      (
        2, "Element.swift", "proposal.replacingUnspecifiedDimensions()",
        "{ while true {} ; return proposal.replacingUnspecifiedDimensions() }()",
        "an endless loop", 1
      ),
      (
        2, "Element.swift", "proposal.replacingUnspecifiedDimensions()",
        // The page's example has no window 30 high; every third tree has.
        "proposal.height == 30 ? [CGSize]()[1] : proposal.replacingUnspecifiedDimensions()",
        "On this tree your engine stops: it crashed", 1
      ),
      (
        2, "Element.swift", "proposal.replacingUnspecifiedDimensions()", "propozal",
        "Sources/SwiftUI/Element.swift:LINE: cannot find 'propozal' in scope", 2
      ),
      (2, "Leaves.swift", "public struct Spacer", "struct Spacer", "lacks Spacer", 2),
      // A loop in `advance` is told with its name, and a closure for a thread with another one.
      (
        10, "Host.swift", "    now = end\n",
        "    var all: [Int] = []\n    while now < .infinity { all += Array(repeating: 1, count: 9000) }\n",
        "It was in ViewHost.advance.", 1
      ),
      (
        10, "Host.swift", "    now = end\n", "    while now < .infinity { settle() }\n",
        "ViewHost.advance.", 1
      ),
      (
        10, "Actions.swift", "host.queue.add(due: host.now, work)", "Task.detached { work() }",
        "`work: @escaping () -> Void`, without @Sendable", 2
      ),
    ])
  func runaways(
    chapter: Int, file: String, old: String, new: String, words: String, code: Int32
  ) throws {
    let folder = TemporaryFolder()
    playground("build \(chapter)", folder.path).expectOutput()
    try fill(chapter, folder)
    let path = "\(ChapterPackage.engine)/\(file)"
    let text = try folder.text(path)
    let place = try #require(text.range(of: old))
    let line = text[..<place.lowerBound].count { $0.isNewline } + 1
    try folder.write(text.replacingOccurrences(of: old, with: new), to: path)
    let check = playground("check", folder.path)
    #expect(check.code == code)
    let told = (check.output + check.errors).replacing("\n", with: " ")
    #expect(told.contains(words.replacing("LINE", with: "\(line)")), "\(told)")
  }
}
