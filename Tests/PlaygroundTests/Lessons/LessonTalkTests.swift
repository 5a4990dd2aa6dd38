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

  @Test("every right answer is called right and explained, with a chain of reasons")
  func rightAnswers() {
    for texts in LessonTexts.all {
      for question in texts.questions {
        var talk = talk(at: question)
        let reading = AnswerReading(kind: question.kind)
        let said = talk.answer(reading.text(question.answer()))
        #expect(said.contains { $0.hasPrefix("Right: ") }, "\(question.id)")
        #expect(said.count > 2, "\(question.id): no reason is given")
        #expect(talk.outcomes.map(\.outcome) == [.right])
      }
    }
  }

  @Test("every usual mistake is recognised, told beside the answer, and contradicted")
  func mistakes() {
    for texts in LessonTexts.all {
      for question in texts.fixedQuestions {
        for mistake in question.wrong {
          var talk = talk(at: question)
          let reading = AnswerReading(kind: question.kind)
          let given = reading.text(mistake.answer)
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
  }

  @Test("right at the second try is said so, and the first answer is what is kept")
  func secondTry() throws {
    let question = try #require(LessonTexts.of(1)?.content.predictions.first)
    var talk = talk(at: question)
    // A hundred less twice ten.
    #expect(!talk.answer("90").joined().contains("80"))
    #expect(talk.answer("80").contains("Right, at the second try: 80."))
    #expect(talk.outcomes.map(\.outcome) == [.missed("90")])
  }

  @Test("an answer of one's own gets the next hint before the second try")
  func ownAnswer() throws {
    let question = try #require(LessonTexts.of(1)?.content.predictions.first)
    var talk = talk(at: question)
    let said = talk.answer("77").joined(separator: " ")
    #expect(said.contains(question.hints[0].text) && said.contains("once more"))
  }

  @Test("right numbers in another order are called so, and no mistake is")
  func reordered() throws {
    var count = 0
    for texts in LessonTexts.all {
      for question in texts.fixedQuestions {
        guard case .numbers(let truth) = question.answer(), truth.count > 1 else { continue }
        let turned = Answer.numbers(truth.reversed())
        guard !question.isSame(turned, question.answer()) else { continue }
        count += 1
        var talk = talk(at: question)
        let said = talk.answer(AnswerReading(kind: question.kind).text(turned)).joined()
        #expect(
          said.contains("Right numbers, wrong order") == (question.mistake(turned) == nil),
          "\(question.id): \(said)")
      }
    }
    #expect(count > 0)
    let single = try #require(LessonTexts.of(1)?.content.predictions.first)
    #expect(!single.isReordered(.number(77)))
  }

  @Test("? at a question has an example that can be read and is not right, and tells of the hint")
  func explained() {
    for texts in LessonTexts.all {
      for question in texts.fixedQuestions {
        var talk = talk(at: question)
        let said = talk.answer("?").joined(separator: " ")
        #expect(said.contains("h  the next hint"))
        let reading = AnswerReading(kind: question.kind)
        let example = reading.example { question.isSame($0, question.answer()) }
        guard example.hasPrefix(", such as ") else { continue }
        let answer = try? reading.read(String(example.dropFirst(10)))
        #expect(answer.map { question.isSame($0, question.answer()) } == false, "\(question.id)")
      }
    }
  }

  @Test("at every prompt of every lesson ? explains, h hints three times, s goes on and q leaves")
  func noDeadEnds() {
    for texts in LessonTexts.all {
      let lesson = texts.lesson
      var talk = LessonTalk(lesson, texts.content)
      _ = talk.goOn()
      var prompts = 0
      while !talk.isOver, prompts < 100 {
        prompts += 1
        #expect(talk.answer("?").joined().contains("leave"))
        let said = (1...4).map { _ in talk.answer("h").joined() }
        if talk.isPlaying {
          #expect(said.allSatisfy { $0.contains("nothing is asked here") })
        } else {
          for (index, hint) in said.prefix(3).enumerated() {
            #expect(hint.contains("Hint \(index + 1) of 3: "), "lesson \(lesson.number): \(hint)")
          }
          #expect(said[3].contains("all 3 hints"), "lesson \(lesson.number)")
        }
        var leaving = talk
        #expect(leaving.answer("q").count == 1)
        #expect(leaving.isOver && leaving.hasQuit)
        _ = talk.answer("s")
      }
      #expect(talk.isOver && !talk.hasQuit, "lesson \(lesson.number) ends by skipping")
    }
  }

  @Test("what is no answer is named with what would be one, and the question stays")
  func unreadableAnswers() {
    for texts in LessonTexts.all {
      for question in texts.fixedQuestions {
        for line in ["", "fooey", "1 2 3 4 5 6 7", "\u{1B}[2J"] {
          var talk = talk(at: question)
          let said = talk.answer(line).joined(separator: " ")
          #expect(said.contains("given:") && said.contains("expected"), "\(question.id): \(line)")
          #expect(!talk.isOver && talk.outcomes.isEmpty)
        }
      }
    }
  }

  @Test("try moves the figure to its nearest place and asks again for what is not a number")
  func figure() throws {
    let lesson = try #require(Lesson.all.first)
    let investigation = lesson.content().investigation
    var talk = LessonTalk([.ask(investigation.question, investigation.figure)])
    _ = talk.goOn()
    #expect(talk.answer("try 60").first == "  the width of the frame: 60")
    #expect(talk.answer("try 61 points").first == "  the width of the frame: 61")
    #expect(talk.answer("try 1e9").first == "  the width of the frame: 300, of 0 to 300")
    #expect(talk.slider == 300)
    // The pulls of lesson 11 are five points apart.
    let pulls = try #require(LessonTexts.of(11)).content.investigation
    var pulling = LessonTalk([.ask(pulls.question, pulls.figure)])
    #expect(pulling.answer("try 62").first?.hasSuffix(": 60, in steps of 5") == true)
    #expect(talk.answer("try me")[0].contains("expected a number"))
    #expect(!talk.isOver)
  }
}
