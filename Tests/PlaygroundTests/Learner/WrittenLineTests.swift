import Foundation
import TestSupport
import Testing

@testable import Playground

/// The lines that lessons leave to their learners, compiled with the small tree.
@Suite(
  "Written lines", .serialized,
  .enabled(if: TestLength.isWhole, "VIEWTREE_TESTS=whole compiles each line with the toolchain"))
@MainActor
struct WrittenLineTests {
  private func verdict(_ line: WrittenLine, _ text: String) throws -> WrittenCheck.Verdict {
    try WrittenCheck(line: line).verdict(on: line.finished(with: text))
  }

  @Test("each lesson's answer is right, and each usual line is told why it is not")
  func answersAndMistakes() throws {
    for line in WrittenLine.all {
      let right = try verdict(line, line.answer)
      #expect(right.isRight, "lesson \(line.lesson): \(right.lines)")
      for mistake in line.mistakes {
        let wrong = try verdict(line, mistake.line)
        #expect(!wrong.isRight && wrong.lines.last == mistake.words, "\(mistake.line): \(wrong)")
      }
    }
  }

  @Test("another line that gives the same is right too: results are judged, not texts")
  func otherLines() throws {
    let others: [(lesson: Int, text: String)] = [
      (1, ".frame(minWidth: 100, maxWidth: 100, alignment: .trailing)"),
      (3, ".overlay(GeometryReader { report($0.size) })"),
      (5, "let next = nextValue(); if next > value { value = next }"),
      (8, "return 0 - inset - y"), (10, "if pull < 60 { return .pulling }; return phase"),
    ]
    for (lesson, text) in others {
      let line = try #require(WrittenLine.of(lesson))
      #expect(try verdict(line, text).isRight, "lesson \(lesson): \(text)")
    }
  }

  @Test("a slip in Swift, a loop and a crash are answered in words")
  func runaways() throws {
    let line = try #require(WrittenLine.of(8))
    let slip = try verdict(line, "return -(x + inset)")
    #expect(!slip.isCompared)
    #expect(
      slip.lines == ["It does not compile: cannot find 'x' in scope", "  return -(x + inset)"])
    #expect(try verdict(line, "while true {}").lines.first?.contains("an endless loop") == true)
    #expect(try verdict(line, "fatalError(\"no\")").lines.first?.contains("crashed") == true)
    #expect(
      try verdict(line, WrittenLine.hole).lines.first?.contains("still to be written") == true)
  }

  @Test(
    "in a lesson the line is typed at its prompt; as a file it is written by new and judged by check"
  )
  func atThePrompt() throws {
    let texts = try #require(LessonTexts.of(4))
    let line = try #require(WrittenLine.of(4))
    var talk = LessonTalk([
      .make(texts.content.make, hints: texts.content.makeHints, line: line)
    ])
    #expect(talk.goOn().joined().contains(WrittenLine.hole))
    #expect(talk.answer(line.mistakes[0].line).joined().contains("once more"))
    #expect(talk.answer(line.answer).first?.contains("Right") == true)
    #expect(talk.isOver)

    let folder = TemporaryFolder()
    playground("new --lesson 4", folder.path).expectOutput()
    let code = try folder.text("Line.swift")
    playground("check", folder.path).expectOutput(code: ExitCode.difference)
    try folder.write(code.replacing(WrittenLine.hole, with: line.answer), to: "Line.swift")
    playground("check", folder.path).expectOutput()
  }
}
