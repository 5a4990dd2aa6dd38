import Testing

@testable import Playground

/// The numbers of the course, each from the arithmetic beside it and never from the engine.
@Suite("Lesson numbers")
@MainActor
struct LessonNumberTests {
  /// The answers of a lesson, each compared once.
  private struct Answers {
    var rest: [String: Answer] = [:]

    @MainActor init(_ number: Int) throws {
      let lesson = try #require(Lesson.all.first { $0.number == number })
      for question in LessonTexts(lesson).fixedQuestions { rest[question.id] = question.answer() }
    }

    mutating func expect(_ id: String, _ numbers: Double...) { expect(id, .numbers(numbers)) }

    mutating func expect(_ id: String, _ answer: Answer) {
      #expect(rest.removeValue(forKey: id) == answer, "\(id)")
    }
  }

  @Test("lesson 1: 100 less 20 is offered, five letters of 8 are taken, the middle is 30 in")
  func proposals() throws {
    var answers = try Answers(1)
    answers.expect("1.asked", 100 - 2 * 10)
    answers.expect("1.size", 5 * 8)
    answers.expect("1.place", (100 - 60) / 2 + 10)
    answers.expect("1.narrowest", 5 * 8 + 2 * 10)
    answers.expect("1.infinity", 300)
    answers.expect("1.leading", 10)
    answers.expect("1.nil", 5 * 8 + 2 * 10)
    #expect(answers.rest.isEmpty)
  }

  @Test("lesson 2: 30, then 120 of the offered 135, then the 150 that are left")
  func stacks() throws {
    var answers = try Answers(2)
    answers.expect("2.order", .order(["fixed", "bounded", "free"]))
    answers.expect("2.offer", (300 - 30) / 2)
    answers.expect("2.widths", 120, 300 - 30 - 120, 30)
    answers.expect("2.narrowest", 2 * 120 + 30)
    answers.expect("2.priority", 100, 300 - 100 - 30, 30)
    answers.expect("2.spacing", 120, 300 - 20 - 30 - 120, 30)
    #expect(answers.rest.isEmpty)
  }

  @Test("lesson 3: behind the text 40 x 8, in the column 300 x 10, the marker 64 and the pull down")
  func measuring() throws {
    var answers = try Answers(3)
    answers.expect("3.behind", 40, 8)
    answers.expect("3.moving", 64 + 40)
    answers.expect("3.difference", -100)
    answers.expect("3.top", -64)
    answers.expect("3.column", 300, 10)
    answers.expect("3.barless", 40, 40)
    #expect(answers.rest.isEmpty)
  }

  @Test("lesson 4: one writer goes up unchanged, the outer one replaces, siblings add")
  func preferences() throws {
    var answers = try Answers(4)
    answers.expect("4.far", 2)
    answers.expect("4.beside", .choice(2))
    answers.expect("4.twice", 3)
    answers.expect("4.adds", 3)
    answers.expect("4.hidden", 2)
    answers.expect("4.transform", 2 + 3)
    #expect(answers.rest.isEmpty)
  }

  @Test("lesson 5: 40, then -(40 + 10), then -(-50 + 5); the first size; an odd number of tens")
  func reduce() throws {
    var answers = try Answers(5)
    answers.expect("5.results", 40, -(40 + 10), -(-50 + 5))
    answers.expect("5.calls", 3 - 1)
    answers.expect("5.size", 300, 1000)
    answers.expect("5.pattern", 10)
    answers.expect("5.sum", 40 + 10 + 5)
    answers.expect("5.max", 40)
    answers.expect("5.last", 5)
    answers.expect("5.group", -(40 + -(10 + 5)))
    #expect(answers.rest.isEmpty)
  }

  @Test("lesson 6: one turn late over the queue, none without; zero and each other value once")
  func turns() throws {
    var answers = try Answers(6)
    answers.expect("6.late", 12 + 1)
    answers.expect("6.calls", 3)
    answers.expect("6.loop", .choice(1))
    answers.expect("6.previous", .choice(1))
    answers.expect("6.prompt", 12)
    #expect(answers.rest.isEmpty)
  }
}
