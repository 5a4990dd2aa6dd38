import TestSupport
import Testing

@testable import Playground

/// Every state of every lesson on a terminal of 80 by 24 cells.
@Suite("Lesson screens")
@MainActor
struct LessonScreenTests {
  /// A page that somebody reads to the end after every line, beside a talk that says the same.
  @MainActor private struct Walk {
    let name: String
    var page: TypedPage
    var talk: LessonTalk
    private var shown: Set<String> = []

    init(_ texts: LessonTexts) throws {
      name = "lesson \(texts.lesson.number)"
      page = try TypedPage(texts.lesson.number)
      talk = LessonTalk(texts.lesson, texts.content)
      talk.saysCode = false
      let said = talk.goOn()
      readOn()
      holds(said, after: "the beginning")
    }

    /// Draws the page, holds what every page must have, and remembers its text.
    mutating func look() {
      let lines = page.lines()
      #expect(lines.count == 24 && lines.allSatisfy { $0.count <= 80 }, "\(name)")
      #expect(lines[0].hasPrefix("Lesson ") && lines[0].hasSuffix(" answered"), "\(name)")
      #expect(lines[23].hasPrefix("Enter ") && lines[23].hasSuffix("^C leave"), "\(name)")
      let prompts = ["> ", "▼ ", "The lesson is over"]
      #expect(prompts.contains(where: lines[22].hasPrefix), "\(name)")
      #expect(!lines[22].hasSuffix("…"), "\(name): \(lines[22])")
      shown.formUnion(lines[1..<22])
    }

    mutating func readOn() {
      look()
      for _ in 0..<30 where page.page.goesOn {
        let before = page.lines()[1..<22]
        page.press(.control("m"))
        look()
        let after = page.lines()[1..<22]
        let come = after.difference(from: before).insertions.count
        #expect(come > 1, "\(name): Enter brings a single line, \(after.last ?? "")")
      }
      #expect(!page.page.goesOn, "\(name): there is no end to it")
    }

    /// Every line can be read, and the question is on the last screen with the form of its answer.
    private mutating func holds(_ said: [String], after word: String) {
      for said in said where !said.isEmpty {
        // Rows of a screen end with their last sign.
        let line = String(said.reversed().drop { $0 == " " }.reversed())
        #expect(shown.contains(line), "\(name), after '\(word)': \(line)")
      }
      shown = []
      guard talk.question != nil else { return }
      let last = page.lines().joined(separator: "\n")
      guard let form = said.last(where: { $0.hasPrefix("  (") }) else { return }
      #expect(last.contains(form), "\(name), after '\(word)': \(form)")
    }

    mutating func send(_ word: String) {
      let said = talk.answer(word)
      page.type(word)
      page.press(.control("m"))
      readOn()
      holds(said, after: word)
    }

    /// The explanation of each view that can be chosen, read to its end.
    mutating func explain() {
      page.press(.control("i"), .character("w"))
      look()
      for _ in 0..<30 where page.lines()[22].contains("reads on") {
        page.press(.pageDown)
        look()
      }
      page.press(.character("w"))
      shown = []
    }
  }

  @Test("every line of every lesson can be read, and no question or key line is cut off")
  func everyState() throws {
    for texts in TestLength.some(of: LessonTexts.all) {
      var walk = try Walk(texts)
      var prompts = 0
      while !walk.talk.isOver, prompts < 40 {
        prompts += 1
        for word in ["?", "h", "h", "h", "h"] { walk.send(word) }
        if let question = walk.talk.question {
          walk.send("nonsense that is no answer")
          if let figure = walk.talk.figure {
            for end in [figure.range.lowerBound, figure.range.upperBound] {
              walk.send("try \(Prose.number(end))")
            }
          }
          let reading = AnswerReading(kind: question.kind)
          let isRight = prompts.isMultiple(of: 2)
          walk.send(reading.text(isRight ? question.answer() : question.wrong[0].answer))
        } else if walk.talk.isPlaying {
          walk.explain()
          walk.send("")
          walk.send("s")
        } else {
          var probe = walk.talk
          let isMenu = probe.answer("?").contains { $0.contains("letter of the menu") }
          if isMenu { changes(texts.content.modification, &walk) }
          let isHere = !walk.talk.isOver
          walk.send("")
          #expect(isHere && !walk.talk.isOver, "an empty line ends nothing")
          walk.send("s")
        }
      }
      #expect(walk.page.page.isOver, "lesson \(texts.lesson.number)")
    }
  }

  /// Every change of a menu and a typed number, each skipped or missed.
  private func changes(_ modification: Modification, _ walk: inout Walk) {
    walk.send("nonsense that is no change")
    for letter in AnswerReading.letters.prefix(modification.changes.count) {
      walk.send(letter)
      walk.send("s")
      walk.explain()
    }
    guard let typed = modification.typed else { return }
    walk.send(Prose.number(typed.range.lowerBound))
    walk.send("s")
  }

  @Test("a figure has room for all of its lines, at both ends of its slider and where it begins")
  func figures() throws {
    for texts in TestLength.some(of: LessonTexts.all) {
      let figure = texts.content.investigation.figure
      var page = TypedPage(
        page: LessonPage(
          texts.lesson, texts.content,
          LessonTalk([.ask(texts.content.investigation.question, figure)])))
      for value in [figure.start, figure.range.lowerBound, figure.range.upperBound] {
        page.type("try \(Prose.number(value))")
        page.press(.control("m"))
        let lines = page.lines()
        // The next line is judged where nothing is left to be read.
        page.press(.end)
        _ = page.screen()
        let panel = lines[1...].prefix { !$0.hasPrefix("└") }.joined(separator: " ")
        for line in figure.lines(figure.place(value)) {
          for word in line.split(separator: " ") {
            #expect(panel.contains(word), "lesson \(texts.lesson.number) at \(value): \(line)")
          }
        }
      }
    }
  }

  @Test("the list of lessons and the questions of a day are in lines of 80 columns")
  func lists() {
    let list = playground("lesson").output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(list.count <= 24 && list.allSatisfy { $0.count <= 80 })
    let day = CalendarDay(number: 20_000)
    let right = LessonTexts.all.flatMap { Recall($0.lesson, $0.content, day).questions }.map {
      AnswerReading(kind: $0.kind).text($0.answer())
    }
    let tested = playground("lesson --test-me", typed: right, on: day)
    #expect(tested.output.contains("\(right.count) of \(right.count) right today."))
    for line in tested.lines { #expect(line.count <= 80, "\(line)") }
  }
}
