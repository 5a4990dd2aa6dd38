import Foundation
import Testing

@testable import Playground

/// Lessons in plain text, from scripts of answers; the transcripts are kept as fixtures to be read.
///
/// A fixture is the whole conversation. Its lines that begin with `> ` are the script.
@Suite("Lesson transcripts")
@MainActor
struct LessonTranscriptTests {
  /// The script of a transcript.
  private func script(_ transcript: String) -> [String] {
    transcript.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
  }

  private func said(_ lesson: Lesson, _ script: [String]) -> String {
    playground("lesson \(lesson.number) --plain", typed: script).output
  }

  @Test("each lesson says what its transcript says, after right answers and after wrong ones")
  func transcripts() throws {
    for lesson in Lesson.all {
      for answers in LessonTexts.Answers.allCases {
        let fixture = try LessonTexts.transcript(of: lesson, answers)
        let said = said(lesson, script(fixture))
        let expected = fixture.split(separator: "\n", omittingEmptySubsequences: false)
        let given = said.split(separator: "\n", omittingEmptySubsequences: false)
        let place = zip(expected, given).enumerated().first { $0.element.0 != $0.element.1 }
        #expect(
          said == fixture,
          """
          lesson \(lesson.number), \(answers.rawValue): line \((place?.offset ?? 0) + 1)
          expected: \(place?.element.0 ?? "the end")
          said:     \(place?.element.1 ?? "the end")
          """)
      }
    }
  }

  @Test("an input that ends before the line to write is told no line, and the lesson is not done")
  func endBeforeWriting() throws {
    let lesson = try Lesson.named("3")
    let script = script(try LessonTexts.transcript(of: lesson, .right))
    let (whole, cut) = (said(lesson, script), said(lesson, script.dropLast()))
    for words in ["One way:", "Lesson 3 is done"] {
      #expect(whole.contains(words) && !cut.contains(words))
    }
  }

  @Test("a transcript goes to the lesson's end, in lines of 80 columns, right or wrong throughout")
  func shape() throws {
    for lesson in Lesson.all {
      let right = try LessonTexts.transcript(of: lesson, .right)
      let wrong = try LessonTexts.transcript(of: lesson, .wrong)
      for text in [right, wrong] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for line in lines { #expect(line.count <= 80, "lesson \(lesson.number): \(line)") }
        #expect(text.contains("Lesson \(lesson.number) is done: "))
      }
      #expect(!right.contains("`") && !wrong.contains("`"), "accents around code are no words")
      #expect(!right.contains("You predicted"))
      #expect(!wrong.contains("\nRight: "))
      #expect(wrong.contains("against it: "))
    }
  }
}
