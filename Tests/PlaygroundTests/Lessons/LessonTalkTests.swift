import Testing

@testable import Playground

/// Lessons as conversations.
@Suite("Lesson talk")
@MainActor
struct LessonTalkTests {
  /// A talk that is at a question.
  private func talk(at question: Question) -> LessonTalk {
    var talk = LessonTalk([.ask(question, nil)])
    _ = talk.goOn()
    return talk
  }

  /// An answer as it is typed.
  private func text(_ answer: Answer, to question: Question) -> String {
    AnswerReading(kind: question.kind).text(answer)
  }

  private let all = LessonTexts.all.flatMap(\.fixedQuestions)

  /// Lesson 1: a hundred less twice ten.
  private let first: Question

  init() throws {
    first = try #require(LessonTexts.of(1)?.content.predictions.first)
  }

  @Test("every right answer is called right and explained, with a chain of reasons")
  func rightAnswers() {
    for question in LessonTexts.all.flatMap(\.questions) {
      var talk = talk(at: question)
      let said = talk.answer(text(question.answer(), to: question))
      #expect(said.contains { $0.hasPrefix("Right: ") }, "\(question.id)")
      #expect(said.count > 2, "\(question.id): no reason is given")
      #expect(talk.outcomes.map(\.outcome) == [.right])
    }
  }

  @Test("every usual mistake is recognised, told beside the answer, and contradicted")
  func mistakes() {
    for question in all {
      for mistake in question.wrong {
        var talk = talk(at: question)
        let given = text(mistake.answer, to: question)
        let first = talk.answer(given).joined(separator: " ")
        #expect(first.contains("You predicted "), "\(question.id): \(given)")
        #expect(first.contains("once more") && talk.outcomes.isEmpty, "\(question.id): \(given)")
        #expect(!first.contains("The engine says"), "\(question.id): \(given)")
        let second = talk.answer(given).joined(separator: " ")
        #expect(second.contains("The engine says"), "\(question.id): \(given)")
        #expect(second.contains("against it: "), "\(question.id): \(given)")
        #expect(talk.outcomes.map(\.outcome) == [.missed(given)])
      }
    }
  }

  @Test("right at the second try is said so, and the first answer is what is kept")
  func secondTry() {
    var talk = talk(at: first)
    #expect(!talk.answer("90").joined().contains("80"))
    #expect(talk.answer("80").contains("Right, at the second try: 80."))
    #expect(talk.outcomes.map(\.outcome) == [.missed("90")])
  }

  @Test("an answer of one's own gets the next hint before the second try")
  func ownAnswer() {
    var talk = talk(at: first)
    let said = talk.answer("77").joined(separator: " ")
    #expect(said.contains(first.hints[0].text) && said.contains("once more"))
  }

  @Test("right numbers in another order are called so, and no mistake is")
  func reordered() {
    var count = 0
    for question in all {
      guard case .numbers(let truth) = question.answer(), truth.count > 1 else { continue }
      let turned = Answer.numbers(truth.reversed())
      guard !question.isSame(turned, question.answer()) else { continue }
      count += 1
      var talk = talk(at: question)
      let said = talk.answer(text(turned, to: question)).joined()
      #expect(
        said.contains("Right numbers, wrong order") == (question.mistake(turned) == nil),
        "\(question.id): \(said)")
    }
    #expect(count > 0)
    #expect(!first.isReordered(.number(77)))
  }

  @Test("? at a question has an example that can be read and is not right, and tells of the hint")
  func explained() {
    for question in all {
      var talk = talk(at: question)
      #expect(talk.answer("?").joined(separator: " ").contains("h  the next hint"))
      let reading = AnswerReading(kind: question.kind)
      let example = reading.example { question.isSame($0, question.answer()) }
      guard example.hasPrefix(", such as ") else { continue }
      let answer = try? reading.read(String(example.dropFirst(10)))
      #expect(answer.map { question.isSame($0, question.answer()) } == false, "\(question.id)")
    }
  }

  @Test("at every prompt of every lesson ? explains, h hints three times, s goes on and q leaves")
  func noDeadEnds() {
    for texts in LessonTexts.all {
      let name = "lesson \(texts.lesson.number)"
      var talk = LessonTalk(texts.lesson, texts.content)
      _ = talk.goOn()
      for _ in 0..<100 where !talk.isOver {
        #expect(talk.answer("?").joined().contains("leave"))
        let said = (1...4).map { _ in talk.answer("h").joined() }
        if talk.isPlaying {
          #expect(said.allSatisfy { $0.contains("nothing is asked here") })
        } else {
          for (index, hint) in said.prefix(3).enumerated() {
            #expect(hint.contains("Hint \(index + 1) of 3: "), "\(name): \(hint)")
          }
          #expect(said[3].contains("all 3 hints"), "\(name)")
        }
        var leaving = talk
        #expect(leaving.answer("q").count == 1)
        #expect(leaving.isOver && leaving.hasQuit)
        _ = talk.answer("s")
      }
      #expect(talk.isOver && !talk.hasQuit, "\(name) ends by skipping")
    }
  }

  @Test("what is no answer is named with what would be one, and the question stays")
  func unreadableAnswers() {
    for question in all {
      for line in ["", "fooey", "1 2 3 4 5 6 7", "\u{1B}[2J"] {
        var talk = talk(at: question)
        let said = talk.answer(line).joined(separator: " ")
        #expect(said.contains("given:") && said.contains("expected"), "\(question.id): \(line)")
        #expect(!talk.isOver && talk.outcomes.isEmpty)
      }
    }
  }

  @Test("try moves the figure to its nearest place and asks again for what is not a number")
  func figure() throws {
    func talk(_ lesson: Int) throws -> LessonTalk {
      let investigation = try #require(LessonTexts.of(lesson)).content.investigation
      return LessonTalk([.ask(investigation.question, investigation.figure)])
    }
    var width = try talk(1)
    _ = width.goOn()
    #expect(width.answer("try 60").first == "  the width of the frame: 60")
    #expect(width.answer("try 61 points").first == "  the width of the frame: 61")
    #expect(width.answer("try 1e9").first == "  the width of the frame: 300, of 0 to 300")
    #expect(width.slider == 300)
    #expect(width.answer("try me")[0].contains("expected a number"))
    #expect(!width.isOver)
    // The pulls of lesson 11 are five points apart.
    var pull = try talk(11)
    #expect(pull.answer("try 62").first?.hasSuffix(": 60, in steps of 5") == true)
  }
}
