import Foundation
import Testing

@testable import Playground

/// Lessons in plain text, from scripts of answers; the transcripts are kept as fixtures to be read.
///
/// A fixture is the whole conversation. Its lines that begin with `> ` are the script.
@Suite("Lesson transcripts")
@MainActor
struct LessonTranscriptTests {
  enum Answers: String, CaseIterable { case right, wrong }

  private static func fixture(_ lesson: Lesson, _ answers: Answers) throws -> String {
    let number = lesson.number < 10 ? "0\(lesson.number)" : "\(lesson.number)"
    let file = LessonTexts.checkout
      .appending(path: "Tests/PlaygroundTests/Fixtures/Lessons/lesson-\(number)-\(answers).txt")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("each lesson says what its transcript says, after right answers and after wrong ones")
  func transcripts() throws {
    for lesson in Lesson.all {
      for answers in Answers.allCases {
        let fixture = try Self.fixture(lesson, answers)
        let script = fixture.split(separator: "\n", omittingEmptySubsequences: false)
          .filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
        let said = LessonTexts.transcript(of: lesson, script: script)
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
    let lesson = try #require(Lesson.all.first { $0.number == 3 })
    let script = try Self.fixture(lesson, .right).split(separator: "\n")
      .filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    let whole = LessonTexts.transcript(of: lesson, script: script)
    let cut = LessonTexts.transcript(of: lesson, script: script.dropLast())
    for words in ["One way:", "Lesson 3 is done"] {
      #expect(whole.contains(words) && !cut.contains(words))
    }
  }

  @Test("a transcript goes to the lesson's end, in lines of 80 columns, right or wrong throughout")
  func shape() throws {
    for lesson in Lesson.all {
      let right = try Self.fixture(lesson, .right)
      let wrong = try Self.fixture(lesson, .wrong)
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
