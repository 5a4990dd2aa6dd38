import Testing

@testable import Playground

@Suite("Lesson command")
@MainActor
struct LessonCommandTests {
  private func run(
    _ arguments: [String], script: [String] = []
  ) -> (code: Int32, console: RecordingConsole) {
    let recording = RecordingConsole()
    var console = recording.console
    var rest = script[...]
    console.input = { rest.popFirst() }
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

  @Test("cards prints three lines for each lesson, within 80 columns")
  func cards() {
    let (code, console) = run(["cards"])
    #expect(code == 0)
    let lines = console.output.split(separator: "\n")
    for lesson in Lesson.all { #expect(lines.contains("\(lesson.number). \(lesson.title)")) }
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("--test-me asks one prediction of each lesson and opens the first one missed")
  func testMe() {
    let (_, console) = run(["lesson", "--test-me"], script: ["80", "s", "q"])
    #expect(console.output.contains("From lesson 1"))
    #expect(console.output.contains("From lesson 2"))
    #expect(!console.output.contains("From lesson 3"))
    #expect(console.output.contains("Lesson 2. Stacks share what is left\n===="))
  }
}
