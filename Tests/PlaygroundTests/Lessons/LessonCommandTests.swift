import Foundation
import Testing

@testable import Playground

@Suite("Lesson command")
@MainActor
struct LessonCommandTests {
  private func run(
    _ arguments: [String], script: [String] = [], on day: CalendarDay = .today
  ) -> (code: Int32, console: RecordingConsole) {
    let recording = RecordingConsole()
    var console = recording.console
    var rest = script[...]
    console.input = { rest.popFirst() }
    console.today = day
    return (CommandTable.standard.run(arguments, console: console), recording)
  }

  @Test("lesson lists all of them, and a lesson gone through is marked when the list comes again")
  func list() {
    let skips = Array(repeating: "s", count: 40)
    let (code, console) = run(["lesson"], script: ["1"] + skips)
    #expect(code == 0)
    for lesson in Lesson.all { #expect(console.output.contains(lesson.title)) }
    #expect(console.output.contains("x  0 of 4 right"))
  }

  @Test("at the prompt of the list ?, h and s say what to type, a wrong word is named, q leaves")
  func promptOfTheList() {
    for word in ["?", "h", "s"] {
      let (code, console) = run(["lesson"], script: [word, "q"])
      #expect(code == 0)
      #expect(console.output.contains("A number opens its lesson, an empty line the next one"))
    }
    let (_, console) = run(["lesson"], script: ["lesson five", "q"])
    #expect(console.output.contains("given: 'lesson five', expected a lesson's number or q"))
  }

  @Test("at each of the eight questions ?, a hint, skip and quit are taken")
  func promptsOfTheSurvey() {
    for time in ["--before", "--after"] {
      let (code, console) = run(["lesson", time], script: ["?", "h", "s", "q"])
      #expect(code == 0)
      #expect(console.output.contains("s  skip") && console.output.contains("  Noted."))
      #expect(!console.output.contains("given:"))
    }
  }

  @Test("a number that no lesson has is a bad argument with the nearest one")
  func badNumber() {
    let (code, console) = run(["lesson", "99"])
    #expect(code == 2)
    #expect(console.errors.hasPrefix("given:    '99'\naccepted: 1, 2, 3"))
  }

  @Test("a lesson whose input ends says so, and is not done")
  func endOfInput() {
    let (code, console) = run(["lesson", "1"], script: ["80"])
    #expect(code == 0)
    #expect(console.lastLine == "> The input has ended.")
  }

  @Test("cards --tell prints three lines for each lesson, within 80 columns")
  func cards() {
    let (code, console) = run(["cards", "--tell"])
    #expect(code == 0)
    let lines = console.output.split(separator: "\n")
    for lesson in Lesson.all { #expect(lines.contains("\(lesson.number). \(lesson.title)")) }
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test(
    "cards asks for the words of a gap, whatever their case, and shows those that were not found")
  func gaps() {
    let (code, console) = run(["cards", "2"], script: ["Least flexible", "all of it", ""])
    #expect(code == 0)
    #expect(console.output.contains("A row asks the ____ child first, and the greediest last."))
    #expect(console.output.contains("   Right.") && !console.output.contains("least flexible"))
    #expect(console.output.contains("The card says: an equal share."))
    #expect(console.output.contains("The card says: smallest widths."))
    #expect(console.lastLine == "1 of 3 gaps filled.")
  }

  @Test("--test-me asks three questions of a lesson with their code, and a miss opens the lesson")
  func testMe() throws {
    let right = try answers(of: 1, on: CalendarDay(number: 20_000))
    let (_, console) = run(
      ["lesson", "--test-me"], script: right + ["s", "s", "s", "q"], on: CalendarDay(number: 20_000)
    )
    #expect(console.output.contains("From lesson 1"))
    #expect(console.output.contains("From lesson 2"))
    #expect(!console.output.contains("From lesson 3"))
    #expect(console.output.contains("0 of 3 right: lesson 2 says more."))
    #expect(console.output.contains("Lesson 2. Stacks share what is left\n===="))
  }

  @Test(
    "--test-me shows the page of lesson 13 and the guards of lesson 11 before it asks about them")
  func context() throws {
    for (number, words) in [(13, "has a latch at its top"), (11, "wasArmed && pull <= 90")] {
      let lesson = try Lesson.named("\(number)")
      let said = LessonTalk.scene(of: lesson, lesson.content()).joined(separator: "\n")
      #expect(said.contains(words))
    }
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
    let file = FileManager.default.temporaryDirectory.appending(path: "days-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    for (day, next) in [(20_000, "2024-10-06 2"), (20_002, "2024-10-10 4")] {
      let right = try answers(of: 1, on: CalendarDay(number: day))
      let (_, console) = run(
        ["lesson", "--test-me", "--progress", file.path], script: right + ["q"],
        on: CalendarDay(number: day))
      #expect(console.output.contains("From lesson 1"))
      let kept = try String(contentsOf: file, encoding: .utf8)
      #expect(kept.hasPrefix("viewtree-progress/2\n") && kept.contains("1.again \(next)\n"))
    }
    let (_, console) = run(
      ["lesson", "--test-me", "--progress", file.path], script: ["q"],
      on: CalendarDay(number: 20_005))
    #expect(!console.output.contains("From lesson 1,"))
  }

  /// The right answers to a lesson's questions of a day.
  private func answers(of number: Int, on day: CalendarDay) throws -> [String] {
    let texts = try #require(LessonTexts.of(number))
    return Recall(texts.lesson, texts.content, day).questions.map {
      AnswerReading(kind: $0.kind).text($0.answer())
    }
  }
}
