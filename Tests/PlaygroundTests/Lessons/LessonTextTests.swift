import Foundation
import Testing

@testable import Playground

/// The files with the lessons' words.
@Suite("Text of lessons")
@MainActor
struct LessonTextTests {
  private static let text = """
    A row
    You will be able to say who is asked first.

    # Opening
    A row is \\(width) wide.
    It asks its children.

    Then it places them.

    # Code scene
    HStack {
      Text("\\(name)")
    }

    # Hints
    - The first one
      is asked first.
    - It is \\(width).

    # Question asked
    Who is asked first?
    Choice: The red one.
    Choice: The blue one.
    Wrong LAYOUT-3.1.3: It can give way.
    Wrong: It is \\(width) wide.
    Moment: it is asked at \\(width)
    Hint: Compare.
    Why: The least flexible one
    is asked first.
    """

  private let text = LessonText("2", about: .flexibility, Self.text)

  @Test("title and goal are the first two lines, and code is shown as it is written")
  func head() {
    #expect(text.title == "A row")
    #expect(text.goal == "You will be able to say who is asked first.")
    #expect(text.code("scene") == "HStack {\n  Text(\"\\(name)\")\n}")
  }

  @Test("a value is computed, all else is words; a line break within a paragraph is a blank")
  func passages() {
    let opening = text["Opening", ["width": "\(200)"]]
    #expect(
      opening.paragraphs
        == ["A row is 200 wide. It asks its children.", "Then it places them."])
    #expect(
      opening.pieces == [
        .words("A row is "), .computed("200"),
        .words(" wide. It asks its children.\n\nThen it places them."),
      ])
  }

  @Test("an item of a list goes on in the next line")
  func lists() {
    var words = LessonWords(text, ["width": "\(200)"])
    #expect(words.list("Hints").map(\.text) == ["The first one is asked first.", "It is 200."])
  }

  @Test("a question has its parts in the order of the file, and replies go to mistakes in turn")
  func question() {
    let question = text.question(
      "asked", answer: { .choice(1) }, wrong: [.choice(0), .choice(2)], ["width": "\(200)"],
      chain: { [] })
    #expect(question.id == "2.asked" && question.about == .flexibility)
    #expect(question.text.text == "Who is asked first?")
    #expect(question.kind == .choice(["The red one.", "The blue one."]))
    #expect(question.wrong.map(\.answer) == [.choice(0), .choice(2)])
    #expect(question.wrong.map(\.reveals.text) == ["It can give way.", "It is 200 wide."])
    guard case .rule("LAYOUT-3.1.3") = question.wrong[0].evidence,
      case .moment(let moment) = question.wrong[1].evidence
    else {
      Issue.record("the first reply cites a rule, and the second a moment")
      return
    }
    #expect(moment.text == "it is asked at 200")
    #expect(question.hints.map(\.text) == ["Compare."])
    #expect(question.why.text == "The least flexible one is asked first.")
  }

  @Test("a mistake that the scene does not know has no reply, and the others keep theirs")
  func unknownMistakes() {
    let question = text.question(
      "asked", id: "again", answer: { .choice(1) }, wrong: [nil, .choice(2)], ["width": "\(200)"],
      chain: { [] })
    #expect(question.id == "2.again")
    #expect(question.wrong.map(\.reveals.text) == ["It is 200 wide."])
  }

  @Test("words without a value, and a value without words, end the program and name it")
  func mismatches() async {
    let asked = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = LessonText("2", about: .proposals, "A\nB\n# Make\nIt is \\(width).")["Make"]
      }
    }
    let unused = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = LessonText("2", about: .proposals, "A\nB\n# Make\nWrite.")["Make", ["width": "1"]]
      }
    }
    for (result, words) in [
      (asked, "The words of 2 ask for 'width' and are given []: It is \\(width)."),
      (unused, "The words of 2 do not use [\"width\"]."),
    ] {
      let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(said.contains(words))
    }
  }

  @Test("no passage is left that the lesson's code does not name")
  func everyPassage() throws {
    // These are read in every lesson.
    let common: Set = [
      "Opening", "Scene", "Closing", "Played", "Make", "Hints", "Card", "Reading", "Steps",
    ]
    for lesson in Lesson.all {
      let source = try LessonTexts.source(of: lesson)
      for name in try LessonTexts.passages(of: lesson) where !common.contains(name) {
        let word = name.replacing(#/^(Code|Question|Remark) /#, with: "")
        #expect(source.contains("\"\(word)\""), "lesson \(lesson.number): \(name)")
      }
    }
  }
}
