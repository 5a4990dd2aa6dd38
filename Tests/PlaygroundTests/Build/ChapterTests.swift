import Foundation
import RuleCatalog
import Testing
import ViewSketches

@testable import Playground

/// The chapters of `build` as files: what they cut, fault and teach is there.
@Suite("Chapters")
@MainActor
struct ChapterTests {
  @Test("the small tree's files are those of its folder, and whole after the last chapter")
  func sources() throws {
    let folder = DocumentEngine.ownPackage.appendingPathComponent("Sources/SmallTree")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(ChapterSources.whole.map(\.name)) == Set(names))
    let last = ChapterSources.files(from: Chapter.all.count + 1)
    for (one, other) in zip(last, ChapterSources.whole) { #expect(one == other) }
  }

  @Test(
    "each body to write is in the small tree; with their signatures 20 to 120 lines make a chapter")
  func bodies() throws {
    for chapter in Chapter.all {
      var lines = 0
      for cut in chapter.cuts {
        let text = try #require(ChapterSources.whole.first { $0.name == cut.file }?.text)
        let bodies = SwiftBodies(text)
        let body = try #require(
          bodies.body(of: cut.declaration), "\(chapter.number), \(cut.file): \(cut.declaration)")
        let written = bodies.text(body.whole).split(separator: "\n")
        lines += written.filter { !$0.allSatisfy(\.isWhitespace) && !$0.contains("///") }.count
      }
      #expect((20...120).contains(lines), "chapter \(chapter.number): \(lines) lines")
    }
  }

  @Test("a chapter's bodies and those of later ones are cut, earlier ones are there")
  func cuts() throws {
    for chapter in Chapter.all {
      let text = ChapterSources.files(from: chapter.number).map(\.text).joined()
      for other in Chapter.all {
        for cut in other.cuts {
          #expect(text.contains(cut.mark) == (other.number >= chapter.number), "\(cut.mark)")
        }
      }
    }
  }

  @Test("the text that a misconception changes is once in its file, and is not there after it")
  func mistakes() throws {
    let faults = Chapter.all.flatMap { $0.cases.flatMap(\.faults) }
    for mistake in Chapter.all.flatMap(\.mistakes) + faults {
      let text = try #require(ChapterSources.whole.first { $0.name == mistake.file }?.text)
      let found = text.components(separatedBy: mistake.right).count - 1
      #expect(found == 1, "mistake \(mistake.number): \(mistake.right)")
    }
    for mistake in Chapter.all.flatMap(\.mistakes) {
      #expect(mistake.words.count > 40 && mistake.words.hasSuffix("."))
    }
    #expect(Chapter.all.allSatisfy { $0.mistakes.count >= 4 })
  }

  @Test("a chapter has a page, a picture, an example, three hints, and rules of the catalog")
  func texts() {
    #expect(Chapter.all.count == 10)
    for chapter in Chapter.all {
      #expect(!chapter.picture.isEmpty && !chapter.expected.isEmpty && !chapter.larger.isEmpty)
      #expect(chapter.hints.count == 3)
      for rule in chapter.rules { #expect(RuleWords.catalog.rule(rule) != nil, "\(rule)") }
      for line in chapter.pageText.split(separator: "\n") {
        #expect(line.count <= Chapter.width, "chapter \(chapter.number): \(line)")
      }
    }
  }

  @Test("a name in a page or a hint is a name of the small tree or of the trees")
  func names() {
    let code = ChapterSources.whole.map(\.text).joined() + EmbeddedText.SketchWords_swift
    let known = Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    for chapter in Chapter.all {
      for text in [chapter.page] + chapter.hints + chapter.mistakes.map(\.words) {
        for place in text.matches(of: /`[^`]+`/) {
          let words = place.output.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
          for word in words where !Self.words.contains(String(word)) {
            #expect(known.contains(word), "chapter \(chapter.number): \(place.output)")
          }
        }
      }
    }
  }

  /// Words of Swift and of programs that are between accents.
  private static let words: Set<String> = [
    "swift", "run", "Playground", "DIR", "true", "if", "check",
  ]

  @Test("trees hold nothing that a later chapter teaches, and everything that their own does")
  func vocabularies() {
    for chapter in Chapter.all {
      let allowed = Chapter.all.prefix(chapter.number).flatMap(\.kinds)
      var met: Set<SketchKind> = []
      for tree in chapter.trees(TreeJudge.count, seed: 1).joined() {
        tree.tree.forEach { met.insert($0.kind) }
      }
      #expect(met.isSubset(of: allowed))
      #expect(met.isSuperset(of: chapter.kinds), "chapter \(chapter.number)")
      #expect(chapter.trees(5, seed: 3) == chapter.trees(5, seed: 3))
    }
  }

  @Test("a crash names the chapters' bodies among its calls, the innermost first, or the chapter")
  func stoppedCalls() {
    let told = """
      Thread 0 "Trees" crashed:

        0      0x00007f26b924a4c3 __tls_get_addr + 19 in ld-linux-x86-64.so.2
        1 [ra]         0x0000564c4b53b153 MainQueue.nextMoment.getter + 66 in Trees
        2 [ra] [thunk] 0x0000564c4b53b153 closure #1 in ViewHost.advance(by:) + 66 in Trees
        3 [ra] 0x0000564c4b53b10b ViewHost.advance(by:) + 42 in Trees
        4 [ra] 0x0000564c4b53b10b AxisStack.asked(_:_:) + 42 in Trees
        5 [ra] 0x0000564c4b53b044 play(_:chapter:) + 35 in Trees
      """
    for (chapter, what, place) in [
      (
        10, "it was ended: an endless loop",
        ". It was in MainQueue.nextMoment, called by ViewHost.advance."
      ),
      (4, "it crashed.", " It was in AxisStack.asked."),
      (
        1, "it crashed.",
        " It was somewhere in the bodies of chapter 1, or in code that they call."
      ),
    ] {
      #expect(StoppedCalls(in: told, Chapter.all[chapter - 1]).words(after: what) == what + place)
    }
  }

  @Test("an error about another thread is told with the code to write instead, any other is not")
  func isolation() {
    func advice(_ reason: String) -> String {
      IsolationAdvice.advice(for: [
        CompilerMessage(path: "Actions.swift", line: 1, column: 1, reason: reason)
      ]).joined()
    }
    let closure = "`work: @escaping () -> Void`, without @Sendable"
    for reason in [
      "passing non-Sendable parameter 'work' to function expecting a '@Sendable' closure",
      "passing closure as a 'sending' parameter risks causing data races between main"
        + " actor-isolated code and concurrent execution of the closure",
    ] {
      #expect(advice(reason).contains(closure))
    }
    let left =
      "call to main actor-isolated instance method 'add(due:_:)' in a synchronous nonisolated context"
    #expect(advice(left).contains("take nonisolated away") && !advice(left).contains(closure))
    #expect(advice("cannot find 'propozal' in scope").isEmpty)
  }
}
