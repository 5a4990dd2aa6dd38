import Foundation
import Testing

@testable import Playground

@Suite("Lesson command")
@MainActor
struct LessonCommandTests {
  @Test("lesson lists all of them, and a lesson gone through is marked when the list comes again")
  func list() {
    let run = playground("lesson", typed: ["1"] + Array(repeating: "s", count: 40))
    run.expectOutput("x  0 of 4 right")
    for lesson in Lesson.all { #expect(run.output.contains(lesson.title)) }
  }

  @Test("at the prompt of the list ?, h and s say what to type, a wrong word is named, q leaves")
  func promptOfTheList() {
    for word in ["?", "h", "s"] {
      playground("lesson", typed: [word, "q"])
        .expectOutput("A number opens its lesson, an empty line the next one")
    }
    playground("lesson", typed: ["lesson five", "q"])
      .expectOutput("given: 'lesson five', expected a lesson's number or q")
  }

  @Test(
    "at each of the eight questions ?, a hint, skip and quit are taken",
    arguments: ["--before", "--after"])
  func promptsOfTheSurvey(time: String) {
    let run = playground("lesson \(time)", typed: ["?", "h", "s", "q"])
    run.expectOutput("s  skip", "  Noted.")
    #expect(!run.output.contains("given:"))
  }

  @Test("a number that no lesson has is a bad argument with the nearest one")
  func badNumber() {
    let run = playground("lesson 99")
    run.expectErrors()
    #expect(run.errors.hasPrefix("given:    '99'\naccepted: 1, 2, 3"))
  }

  @Test("a lesson whose input ends says so, and is not done")
  func endOfInput() {
    let run = playground("lesson 1", typed: ["80"])
    run.expectOutput()
    #expect(run.lastLine == "> The input has ended.")
  }

  @Test("cards --tell prints three lines for each lesson, within 80 columns")
  func cards() {
    let run = playground("cards --tell")
    run.expectOutput()
    for lesson in Lesson.all { #expect(run.lines.contains("\(lesson.number). \(lesson.title)")) }
    #expect(run.lines.allSatisfy { $0.count <= 80 })
  }

  @Test(
    "cards asks for the words of a gap, whatever their case, and shows those that were not found")
  func gaps() {
    let run = playground("cards 2", typed: ["Least flexible", "all of it", ""])
    run.expectOutput(
      "A row asks the ____ child first, and the greediest last.", "   Right.",
      "The card says: an equal share.", "The card says: smallest widths.")
    #expect(!run.output.contains("least flexible"))
    #expect(run.lastLine == "1 of 3 gaps filled.")
  }

  @Test("--test-me asks three questions of a lesson with their code, and a miss opens the lesson")
  func testMe() throws {
    let day = CalendarDay(number: 20_000)
    let right = try answers(of: 1, on: day)
    let run = playground("lesson --test-me", typed: right + ["s", "s", "s", "q"], on: day)
    run.expectOutput(
      "From lesson 1", "From lesson 2", "0 of 3 right: lesson 2 says more.",
      "Lesson 2. Stacks share what is left\n====")
    #expect(!run.output.contains("From lesson 3"))
  }

  @Test(
    "--test-me shows the page of lesson 13 and the guards of lesson 11 before it asks about them",
    arguments: [(13, "has a latch at its top"), (11, "wasArmed && pull <= 90")])
  func context(number: Int, words: String) throws {
    let lesson = try Lesson.named("\(number)")
    #expect(
      LessonTalk.scene(of: lesson, lesson.content()).joined(separator: "\n").contains(words))
  }

  @Test("the numbers of --test-me are others on another day, and none is asked twice on one")
  func numbers() throws {
    for texts in LessonTexts.all {
      let days = [20_000, 20_001].map {
        Recall(texts.lesson, texts.content, CalendarDay(number: $0)).questions.map {
          "\($0.text.text) \($0.listing?.text ?? [])"
        }
      }
      #expect(
        days.allSatisfy { Set($0).count == $0.count && $0.count >= 2 }, "\(texts.lesson.number)")
      #expect(days[0] != days[1], "\(texts.lesson.number)")
    }
    #expect(Recall.number(in: 1...9, 20_000) != Recall.number(in: 1...9, 20_001))
  }

  @Test("with --progress a lesson that was right comes again after 2 days, then after 4")
  func days() throws {
    let folder = TemporaryFolder()
    func test(_ typed: [String], on day: CalendarDay) -> CommandRun {
      playground(
        "lesson --test-me --progress", folder.path("kept"), typed: typed + ["q"], on: day)
    }
    for (number, next) in [(20_000, "2024-10-06 2"), (20_002, "2024-10-10 4")] {
      let day = CalendarDay(number: number)
      test(try answers(of: 1, on: day), on: day).expectOutput("From lesson 1")
      let kept = try folder.text("kept")
      #expect(kept.hasPrefix("viewtree-progress/2\n") && kept.contains("1.again \(next)\n"))
    }
    #expect(!test([], on: CalendarDay(number: 20_005)).output.contains("From lesson 1,"))
  }

  /// The right answers to a lesson's questions of a day.
  private func answers(of number: Int, on day: CalendarDay) throws -> [String] {
    let texts = try #require(LessonTexts.of(number))
    return Recall(texts.lesson, texts.content, day).questions.map {
      AnswerReading(kind: $0.kind).text($0.answer())
    }
  }
}
