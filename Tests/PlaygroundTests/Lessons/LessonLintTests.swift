import Foundation
import RefreshSystems
import Testing

@testable import Playground

/// The demands that every lesson has to meet.
@Suite("Lesson lint")
@MainActor
struct LessonLintTests {
  private static let texts = LessonTexts.all

  @Test("lessons are numbered from 1 and carry different titles")
  func numbers() {
    #expect(Lesson.all.map(\.number) == Array(1...Lesson.all.count))
    #expect(Set(Lesson.all.map(\.title)).count == Lesson.all.count)
  }

  @Test("every concept that a lesson needs was asked about in one before")
  func needs() {
    var asked: Set<Concept> = []
    for texts in Self.texts {
      for need in texts.lesson.needs {
        #expect(asked.contains(need), "lesson \(texts.lesson.number) needs \(need.rawValue)")
      }
      asked.formUnion(texts.questions.map(\.about))
      #expect(asked.contains(texts.lesson.concept), "\(texts.lesson.number) asks for its concept")
    }
  }

  @Test("a question has three hints and at least two wrong answers, none of them right or twice")
  func wrongAnswers() {
    for texts in Self.texts {
      for question in texts.questions {
        #expect(question.id.hasPrefix("\(texts.lesson.number)."))
        #expect(question.hints.count == 3, "\(question.id)")
        #expect(question.wrong.count >= 2, "\(question.id)")
        let truth = question.answer()
        let isTyped = question.id.hasSuffix(".typed")
        for (index, mistake) in question.wrong.enumerated() where !isTyped {
          #expect(!question.isSame(mistake.answer, truth), "\(question.id): mistake \(index)")
          let isNew = question.wrong[..<index].allSatisfy {
            !question.isSame($0.answer, mistake.answer)
          }
          #expect(isNew, "\(question.id): mistake \(index) stands there already")
        }
      }
    }
  }

  @Test("every answer is a number that is one, or names what there is")
  func readableAnswers() throws {
    for texts in Self.texts {
      for question in texts.questions {
        let reading = AnswerReading(kind: question.kind)
        for answer in [question.answer()] + question.wrong.map(\.answer) {
          if case .numbers(let numbers) = answer { #expect(numbers.allSatisfy { $0.isFinite }) }
          let read = try reading.read(reading.text(answer))
          // Written numbers have one decimal.
          if case .numbers = answer { continue }
          #expect(read == answer, "\(question.id)")
        }
      }
    }
  }

  @Test("the reveal of a prediction does not tell a number that a later one asks for")
  func spoilers() {
    func numbers(_ text: String) -> Set<String> {
      Set(text.matches(of: /-?[0-9]+(\.[0-9]+)?/).map { String($0.output.0) })
    }
    for texts in Self.texts {
      var talk = LessonTalk(texts.lesson, texts.content)
      var known = numbers(talk.goOn().joined(separator: " "))
      let predictions = texts.content.predictions
      for (index, question) in predictions.enumerated() {
        let reading = AnswerReading(kind: question.kind)
        let said = talk.answer(reading.text(question.answer()))
        let asked = said.firstIndex { $0.hasPrefix("Predict: ") } ?? said.endIndex
        let told = numbers(said[..<asked].joined(separator: " "))
        for later in predictions.dropFirst(index + 1) {
          // A chain of reasons that was read before leaves nothing to be predicted.
          let reasons = Set(later.chain().map { $0.split(separator: " ").joined(separator: " ") })
          let read = Set(question.chain().map { $0.split(separator: " ").joined(separator: " ") })
          #expect(!reasons.isSubset(of: read), "\(question.id) has the reasons of \(later.id)")
          guard case .numbers(let answers) = later.answer() else { continue }
          let spoilt = Set(answers.map { Prose.number($0) }).intersection(told).subtracting(known)
            .subtracting(numbers(later.text.text))
          #expect(spoilt.isEmpty, "\(question.id) tells \(spoilt) of \(later.id)")
        }
        known.formUnion(told)
        known.formUnion(numbers(said[asked...].joined(separator: " ")))
      }
    }
  }

  @Test("every kind of question is asked, and each gives its reasons line by line")
  func kinds() {
    var kinds: Set<String> = []
    for question in Self.texts.flatMap(\.questions) {
      kinds.insert("\(question.kind)".prefix { $0 != "(" }.description)
      #expect(!question.chain().isEmpty, "\(question.id)")
    }
    #expect(kinds == ["numbers", "node", "order", "path", "systems", "choice"])
  }

  @Test("every document appears, and each name of a scene can be explained")
  func documentsAndNames() {
    #expect(
      Set(Self.texts.flatMap(\.lesson.documents)) == Set(RefreshSystemName.allCases))
    for texts in Self.texts {
      guard let stage = texts.content.scene.stage else { continue }
      for name in texts.content.scene.names {
        #expect(!stage.chain(name).isEmpty, "lesson \(texts.lesson.number): \(name)")
      }
    }
  }

  @Test("every lesson can be changed from a menu and by typing a number, or in two ways at least")
  func changes() {
    for texts in Self.texts {
      let modification = texts.content.modification
      #expect(!modification.changes.isEmpty)
      #expect(modification.typed != nil || modification.changes.count >= 2)
    }
  }

  @Test("there are two or three predictions, and no question has the scene and answer of another")
  func noRepetition() {
    var seen: Set<String> = []
    var ids: Set<String> = []
    for texts in Self.texts {
      #expect((2...3).contains(texts.content.predictions.count))
      for question in texts.fixedQuestions {
        #expect(ids.insert(question.id).inserted, "\(question.id) is asked twice")
        let key =
          "\(texts.content.scene.listing)|\(question.text.text)|\(question.answer())"
        #expect(seen.insert(key).inserted, "\(question.id) repeats a scene and a number")
      }
    }
  }

  @Test("a lesson takes ten minutes at most and shows twelve nodes at most")
  func size() {
    for texts in Self.texts {
      #expect((1...10).contains(texts.lesson.minutes))
      #expect(texts.content.scene.names.count <= 12)
      #expect((1...14).contains(texts.content.scene.shown.count))
      #expect(texts.content.card.count == 3)
      #expect(texts.lesson.goal.hasPrefix("You will be able to "))
    }
  }

  @Test("from lesson 8 on there is something to make")
  func making() {
    for texts in Self.texts {
      #expect((texts.content.make != nil) == (texts.lesson.number >= 8))
      #expect(texts.content.makeHints.count == (texts.lesson.number >= 8 ? 3 : 0))
    }
  }

  @Test("every number in a sentence was computed")
  func computedNumbers() throws {
    for texts in Self.texts {
      for prose in texts.prose {
        for case .words(let words) in prose.pieces {
          let bare = bare(words)
          #expect(
            !bare.contains { $0.isNumber },
            "lesson \(texts.lesson.number): a number stands in '\(words)'; interpolate it")
        }
      }
      let source = try LessonTexts.source(of: texts.lesson)
      #expect(
        source.firstMatch(of: /\\\(-?[0-9.]+\)/) == nil,
        "lesson \(texts.lesson.number): a literal is interpolated; ask the engine")
    }
  }

  /// The words without code, and without the numbers that are names: of documents, lessons and rules.
  ///
  /// A lesson or a rule that there is not keeps its number, and is found.
  private func bare(_ words: String) -> String {
    words.replacing(/`[^`]*`/, with: "")
      .replacing(/[Dd]ocuments? 00[0-4](, 00[0-4])*( and 00[0-4])?/, with: "")
      .replacing(/lesson ([0-9]+)/) { match in
        Lesson.all.contains { "\($0.number)" == match.output.1 } ? "" : String(match.output.0)
      }
      .replacing(/[A-Z]+[0-9]*[.-][0-9.]*[0-9]/) { match in
        RuleWords.catalog.rule(String(match.output)) == nil ? String(match.output) : ""
      }
  }

  @Test("the code that is shown stands in the lesson's file, but for identifiers")
  func listings() throws {
    func bare(_ text: String) -> String {
      text.replacing(/\.accessibilityIdentifier\("[^"]*"\)/, with: "").filter { !$0.isWhitespace }
    }
    for texts in Self.texts {
      // The listing's own literal is the second place.
      let source = bare(try LessonTexts.source(of: texts.lesson))
      let parts = source.components(separatedBy: bare(texts.content.scene.listing))
      #expect(parts.count >= 3, "lesson \(texts.lesson.number)")
    }
  }

  @Test("every rule is in the catalog, and every file to read has what is to be found there")
  func references() throws {
    for texts in Self.texts {
      for id in texts.rules {
        #expect(RuleWords.catalog.rule(id) != nil, "lesson \(texts.lesson.number) cites \(id)")
      }
      let reading = texts.lesson.reading
      let file = LessonTexts.checkout.appending(path: reading.path)
      let source = try String(contentsOf: file, encoding: .utf8)
      #expect(source.contains(reading.symbol), "\(reading.path) has no \(reading.symbol)")
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(
        abs(lines - reading.lines) <= max(20, lines / 4), "\(reading.path) has \(lines) lines")
    }
  }

  @Test("a slider begins on one of its places, and its figure fits the page")
  func figures() {
    for texts in Self.texts {
      let figure = texts.content.investigation.figure
      #expect(figure.place(figure.start) == figure.start)
      #expect(figure.place(.nan) == figure.start)
      #expect(figure.place(1e9) <= figure.range.upperBound)
      for value in [figure.range.lowerBound, figure.start, figure.range.upperBound] {
        let lines = figure.lines(figure.place(value)).flatMap(LessonTalk.indented)
        #expect(!lines.isEmpty)
        #expect(lines.allSatisfy { $0.count <= 80 }, "lesson \(texts.lesson.number)")
      }
      #expect(texts.content.played.steps.count >= 2)
    }
  }
}
