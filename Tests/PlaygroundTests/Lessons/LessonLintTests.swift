import Foundation
import RefreshSystems
import Testing

@testable import Playground

/// The demands that every lesson has to meet.
@Suite("Lesson lint")
@MainActor
struct LessonLintTests {
  private static let texts = LessonTexts.all

  /// The numbers that are written in a text.
  private func numbers(in text: String) -> Set<String> {
    Set(text.matches(of: /-?[0-9]+(\.[0-9]+)?/).map { String($0.output.0) })
  }

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
        // With some typed numbers a mistake comes to the right answer, or to another mistake's.
        let least = question.id.hasSuffix(".typed") ? 1 : 2
        #expect(question.wrong.count >= least, "\(question.id)")
        let truth = question.answer()
        for (index, mistake) in question.wrong.enumerated() {
          #expect(!question.isSame(mistake.answer, truth), "\(question.id): mistake \(index)")
          let isNew = question.wrong[..<index].allSatisfy {
            !question.isSame($0.answer, mistake.answer)
          }
          #expect(isNew, "\(question.id): mistake \(index) is there already")
        }
      }
    }
  }

  @Test("every answer is a number that is one, or names what there is")
  func readableAnswers() throws {
    for question in Self.texts.flatMap(\.questions) {
      let reading = AnswerReading(kind: question.kind)
      for answer in [question.answer()] + question.wrong.map(\.answer) {
        let read = try reading.read(reading.text(answer))
        if case .numbers(let numbers) = answer {
          // Written numbers have one decimal.
          #expect(numbers.allSatisfy { $0.isFinite })
        } else {
          #expect(read == answer, "\(question.id)")
        }
      }
    }
  }

  @Test("the reveal of a prediction does not tell a number that a later one asks for")
  func spoilers() {
    for texts in Self.texts {
      var talk = LessonTalk(texts.lesson, texts.content)
      var known = numbers(in: talk.goOn().joined(separator: " "))
      let predictions = texts.content.predictions
      for (index, question) in predictions.enumerated() {
        let reading = AnswerReading(kind: question.kind)
        let said = talk.answer(reading.text(question.answer()))
        let asked = said.firstIndex { $0.hasPrefix("Predict: ") } ?? said.endIndex
        let told = numbers(in: said[..<asked].joined(separator: " "))
        for later in predictions.dropFirst(index + 1) {
          // A chain of reasons that was read before leaves nothing to be predicted.
          let reasons = Set(later.chain().map { $0.split(separator: " ").joined(separator: " ") })
          let read = Set(question.chain().map { $0.split(separator: " ").joined(separator: " ") })
          #expect(!reasons.isSubset(of: read), "\(question.id) has the reasons of \(later.id)")
          guard case .numbers(let answers) = later.answer() else { continue }
          let spoilt = Set(answers.map { Prose.number($0) }).intersection(told).subtracting(known)
            .subtracting(numbers(in: later.text.text))
          #expect(spoilt.isEmpty, "\(question.id) tells \(spoilt) of \(later.id)")
        }
        known.formUnion(told)
        known.formUnion(numbers(in: said[asked...].joined(separator: " ")))
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

  @Test("a lesson has its parts, and each has its size")
  func parts() {
    for texts in Self.texts {
      let (lesson, content) = (texts.lesson, texts.content)
      #expect(lesson.goal.hasPrefix("You will be able to "))
      #expect((2...3).contains(content.predictions.count))
      #expect(content.scene.names.count <= 12 && (1...14).contains(content.scene.shown.count))
      // It can be changed from a menu and by typing a number, or in two ways at least.
      #expect(content.modification.changes.count >= (content.modification.typed == nil ? 2 : 1))
      #expect(content.card.count == 3 && content.makeHints.count == 3)
      // It ends in a line or an exercise, which is judged by its results.
      let isLine = WrittenLine.of(lesson.number) != nil
      #expect(isLine != Exercise.all.contains { $0.lesson == lesson.number }, "\(lesson.number)")
      // A page, or a file of one's own, needs the command's name where there is no prompt for it.
      #expect(isLine || content.make.text.contains("Playground check DIR"))
    }
  }

  @Test("no question has the scene and the answer of another")
  func noRepetition() {
    var seen: Set<String> = []
    var ids: Set<String> = []
    for texts in Self.texts {
      for question in texts.fixedQuestions {
        #expect(ids.insert(question.id).inserted, "\(question.id) is asked twice")
        let key =
          "\(texts.content.scene.listing)|\(question.text.text)|\(question.answer())"
        #expect(seen.insert(key).inserted, "\(question.id) repeats a scene and a number")
      }
    }
  }

  @Test("a lesson says the minutes that its transcript takes to read and to answer")
  func minutes() throws {
    for lesson in Lesson.all {
      let text = try LessonTexts.transcript(of: lesson, .right)
      let words = text.split(whereSeparator: \.isWhitespace).count
      let prompts = text.split(separator: "\n").filter { $0.hasPrefix("> ") }.count
      // A learner took four hours for all thirteen: 25,000 words at 180 a minute, and 200 answers of
      // half a minute.
      let measured = Double(words) / 180 + Double(prompts) * 0.5
      #expect(abs(Double(lesson.minutes) - measured) <= 2, "lesson \(lesson.number): \(measured)")
    }
  }

  @Test("what is said to a first wrong answer does not tell the right one")
  func nudges() {
    for texts in Self.texts {
      let scene = texts.content.scene
      let shown = [texts.content.opening.text, scene.caption.text, scene.code]
      for question in texts.fixedQuestions {
        guard case .numbers(let answers) = question.answer() else { continue }
        let code = question.listing?.text.joined(separator: " ") ?? ""
        let known = numbers(in: (shown + [question.text.text, code]).joined(separator: " "))
        for mistake in question.wrong {
          let told = numbers(in: mistake.reveals.text)
          let spoilt = told.intersection(answers.map { Prose.number($0) }).subtracting(known)
          #expect(spoilt.isEmpty, "\(question.id): '\(mistake.reveals.text)' tells \(spoilt)")
        }
      }
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
            "lesson \(texts.lesson.number): a number is in '\(words)'; give it as a value")
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

  @Test("the code that is shown is in the lesson's file, but for identifiers")
  func listings() throws {
    func bare(_ text: String) -> String {
      text.replacing(/\.accessibilityIdentifier\("[^"]*"\)/, with: "").filter { !$0.isWhitespace }
    }
    for texts in Self.texts {
      let source = bare(try LessonTexts.source(of: texts.lesson))
      let scene = texts.content.scene
      let published = bare(try LessonTexts.publishedKeys)
      for code in [scene.declared, scene.listing] where !code.isEmpty {
        let parts = source.components(separatedBy: bare(code))
        let isPublished = code.components(separatedBy: "\n\nstruct ").allSatisfy {
          published.contains(bare($0.hasPrefix("struct ") ? $0 : "struct " + $0))
        }
        #expect(parts.count >= 2 || isPublished, "lesson \(texts.lesson.number): \(code)")
      }
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
