import Foundation

@testable import Playground

/// Everything that a lesson asks and says, gathered for the tests.
@MainActor struct LessonTexts {
  let lesson: Lesson
  let content: Lesson.Content

  /// The questions that are the same in every run: the typed ones are not.
  let fixedQuestions: [Question]
  /// All questions: the predictions, that of the investigation, each of the menu, and three typed.
  let questions: [Question]

  init(_ lesson: Lesson) {
    self.lesson = lesson
    content = lesson.content()
    fixedQuestions =
      content.predictions + [content.investigation.question]
      + content.modification.changes.map { $0.question() }
    guard let typed = content.modification.typed else {
      questions = fixedQuestions
      return
    }
    let (least, most) = (typed.range.lowerBound, typed.range.upperBound)
    questions =
      fixedQuestions + [least, ((least + most) / 2).rounded(), most].map { typed.question($0) }
  }

  /// Those of all lessons, each made once.
  static let all = Lesson.all.map { LessonTexts($0) }

  /// That of a number, made once.
  static func of(_ number: Int) -> LessonTexts? { all.first { $0.lesson.number == number } }

  /// Everything that is said in sentences.
  var prose: [Prose] {
    var prose = [content.opening, content.scene.caption, content.closing, content.played.title]
    prose += [content.investigation.task, content.modification.task]
    prose += content.card.map(\.told)
    prose += content.modification.changes.map(\.label)
    prose += [content.make] + content.makeHints
    for question in questions {
      prose += [question.text, question.why] + question.hints
      if case .choice(let sentences) = question.kind { prose += sentences }
      for mistake in question.wrong {
        prose.append(mistake.reveals)
        if case .moment(let words) = mistake.evidence { prose.append(words) }
      }
    }
    return prose
  }

  /// The ids of the rules that are cited.
  var rules: [String] {
    lesson.rules
      + questions.flatMap(\.wrong).compactMap { mistake in
        if case .rule(let id) = mistake.evidence { return id }
        return nil
      }
  }

  /// The top of the checkout.
  static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The keys of document 000, without the access that its module gives them.
  static var publishedKeys: String {
    get throws {
      let path = "Sources/RefreshSystems/LKRefresh/LKRefreshMeasuring.swift"
      return try String(contentsOf: checkout.appending(path: path), encoding: .utf8)
        .replacing("public ", with: "")
    }
  }

  /// A lesson's number in the names of its files.
  private static func number(_ lesson: Lesson) -> String {
    lesson.number < 10 ? "0\(lesson.number)" : "\(lesson.number)"
  }

  /// The files of the course, by the number of their lesson.
  static func source(of lesson: Lesson) throws -> String {
    let folder = checkout.appending(path: "Playground/Lessons/Course")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("Lesson\(number(lesson))") }.sorted()
    return try names.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      .joined(separator: "\n")
  }

  /// The names of the passages in a lesson's file.
  static func passages(of lesson: Lesson) throws -> [String] {
    let file = checkout.appending(path: "Playground/Lessons/Embedded/Lesson\(number(lesson)).txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }
  }

  enum Answers: String, CaseIterable { case right, wrong }

  /// The whole conversation of a lesson after right answers, or after wrong ones.
  static func transcript(of lesson: Lesson, _ answers: Answers) throws -> String {
    let path = "Tests/PlaygroundTests/Fixtures/Lessons/lesson-\(number(lesson))-\(answers).txt"
    return try String(contentsOf: checkout.appending(path: path), encoding: .utf8)
  }
}
