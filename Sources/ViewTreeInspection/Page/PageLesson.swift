import Foundation
import ViewTree

/// The part of a page that teaches: it is above the panes, and answers lie folded.
struct PageLesson {
  private let lesson: Page.Lesson
  /// The page to go on with; nil where there is none.
  private let next: Page.Lesson.Link?

  init(_ lesson: Page.Lesson, next: Page.Lesson.Link?) {
    self.lesson = lesson
    self.next = next
  }

  var html: Markup {
    """
    <section id="lesson" aria-label="Lesson">
    <p class="goal">\(prose(lesson.goal))</p>
    \(paragraphs(lesson.opening))
    <h2>Predict</h2>
    <p class="quiet">Answer from the picture and the code. The tree, the numbers and the reasons
    appear when you have predicted. A hint and a skipped question cost nothing.</p>
    \(numbered(lesson.predictions))
    <div class="revealed">
    <h2>Step by step</h2>
    \(paragraphs(lesson.closing))
    \(shown)
    \(played)
    <h2>Investigate</h2>
    \(investigation)
    <h2>Change it</h2>
    \(modification)
    \(making)
    <h2>Keep</h2>
    <ul>\(items(lesson.card))</ul>
    \(rules)
    \(next.map { link -> Markup in "<p class=\"next\">Next: \(link.markup)</p>" } ?? "")
    </div>
    </section>
    """
  }

  private var shown: Markup {
    lesson.shown.isEmpty
      ? "" : "<pre class=\"letters\" tabindex=\"0\">\(lesson.shown.joined(separator: "\n"))</pre>"
  }

  private var rules: Markup {
    guard !lesson.rules.isEmpty else { return "" }
    let rules = lesson.rules.map { rule -> Markup in
      let id: Markup =
        rule.file.map { "<a href=\"./\($0)#\(rule.id)\">\(rule.id)</a>" } ?? "\(rule.id)"
      return "<p class=\"quiet\">\(id): \(prose(rule.words))</p>"
    }
    return """
      <details class="references"><summary>The rules of this lesson</summary>
      \(rules.joined(separator: "\n"))
      \(paragraphs([lesson.reading], class: "quiet"))</details>
      """
  }

  private var making: Markup {
    guard !lesson.make.isEmpty else { return "" }
    return """
      <h2>Make</h2>
      \(paragraphs(lesson.make))
      <div class="hints">\(hints(lesson.makeHints))</div>
      """
  }

  /// Folded, so that each is asked for.
  private func hints(_ hints: [String]) -> Markup {
    hints.enumerated().map { index, hint -> Markup in
      "<details class=\"hint\"><summary>Hint \(index + 1)</summary><p>\(prose(hint))</p></details>"
    }.joined()
  }

  private var played: Markup {
    """
    <div class="played">
    <p>\(prose(lesson.played.title))</p>
    <ol>\(items(lesson.played.steps))</ol>
    </div>
    """
  }

  private var investigation: Markup {
    let part = lesson.investigation
    let data = FigureData(
      name: part.name, values: part.values, pictures: part.pictures, start: part.start)
    let first = part.pictures.indices.contains(part.start) ? part.pictures[part.start] : ""
    return """
      <p>\(prose(part.task))</p>
      <div class="figure"\(part.run.map { run -> Markup in " data-run=\"\(run)\"" } ?? "")>
      <pre class="letters" tabindex="0">\(first)</pre>
      <script type="application/json">\(Markup(data: data))</script>
      </div>
      \(question(part.question, title: part.question.text))
      """
  }

  private struct FigureData: Encodable {
    let name: String
    let values: [Double]
    let pictures: [String]
    let start: Int
  }

  private var modification: Markup {
    let part = lesson.modification
    let changes = part.changes.map { change -> Markup in
      """
      <details class="change">
      <summary><code>\(change.label)</code></summary>
      \(question(change.question, title: change.question.text))
      </details>
      """
    }
    return """
      <p>\(prose(part.task))</p>
      <p class="quiet">Each change was recorded when this page was written.</p>
      \(changes.joined(separator: "\n"))
      \(typed)
      """
  }

  /// The questions of a typed number, which the script takes out one at a time.
  private var typed: Markup {
    let part = lesson.modification
    guard let name = part.typed, let least = part.numbers.first?.value,
      let most = part.numbers.last?.value
    else { return "" }
    let templates = part.numbers.map { number -> Markup in
      """
      <template data-value="\(number.value.description)">\
      \(question(number.question, title: number.question.text))</template>
      """
    }
    return """
      <div class="typed" data-name="\(name)">
      <p>Or type a number from \(ValueText.number(least)) to \(ValueText.number(most)):
      \(name). \(part.numbers.count) numbers were recorded; the nearest one is taken.</p>
      \(templates.joined(separator: "\n"))
      </div>
      """
  }

  // MARK: Questions

  private func numbered(_ questions: [Page.Lesson.Question]) -> Markup {
    questions.enumerated().map {
      question($0.element, title: "\($0.offset + 1). \($0.element.text)", isPrediction: true)
    }.joined(separator: "\n")
  }

  private func question(
    _ question: Page.Lesson.Question, title: String, isPrediction: Bool = false
  ) -> Markup {
    let options: Markup =
      question.options.isEmpty ? "" : "<ul class=\"options\">\(items(question.options))</ul>"
    let chain: Markup =
      question.chain.isEmpty
      ? "" : "<pre tabindex=\"0\">\(question.chain.joined(separator: "\n"))</pre>"
    let mistakes = question.mistakes.map { mistake -> Markup in
      """
      <li data-answer="\(list(mistake.answer))"><b>\(mistake.told)</b> \
      <span>\(prose(mistake.reveals))</span></li>
      """
    }
    return """
      <article class="question\(isPrediction ? " prediction" : "")" \(attributes(of: question))>
      \(code(question))<h3>\(prose(title))</h3>
      \(options)
      <div class="hints">\(hints(question.hints))</div>
      <details class="answer">
      <summary>Answer</summary>
      <p><strong>\(prose(question.told))</strong></p>
      \(paragraphs(question.why))
      \(chain)
      <p>Usual mistakes</p>
      <ul class="mistakes">\(mistakes.joined())</ul>
      </details>
      </article>
      """
  }

  /// The changed code with its new parts marked; nothing where the code is as it was.
  private func code(_ question: Page.Lesson.Question) -> Markup {
    guard !question.code.isEmpty else { return "" }
    let lines = question.code.map { line -> Markup in
      guard let changed = line.changed else { return "  \(SwiftListing(line.text).markup)" }
      let text = Array(line.text)
      let new = changed.clamped(to: text.indices)
      let parts = [text[..<new.lowerBound], text[new], text[new.upperBound...]].map {
        String($0)
      }
      return """
        ▸ \(SwiftListing(parts[0]).markup)<mark>\(parts[1])</mark>\(SwiftListing(parts[2]).markup)
        """
    }
    return "<pre class=\"listing\" tabindex=\"0\">\(lines.joined(separator: "\n"))</pre>\n"
  }

  private func attributes(of question: Page.Lesson.Question) -> Markup {
    var attributes: Markup = """
      data-id="\(question.id)" data-expected="\(question.expected)" data-answer="\(list(question.answer))" \
      data-told="\(question.told.replacingOccurrences(of: "`", with: ""))"
      """
    switch question.form {
    case .numbers(let tolerance):
      attributes += " data-form=\"numbers\" data-tolerance=\"\(tolerance.description)\""
    case .one: attributes += " data-form=\"one\""
    case .some: attributes += " data-form=\"some\""
    case .order: attributes += " data-form=\"order\""
    case .sequence: attributes += " data-form=\"sequence\""
    }
    if let place = question.place {
      attributes += " data-run=\"\(place.run)\" data-moment=\"\(place.moment)\""
    }
    return attributes
  }

  // MARK: Text

  private func list(_ numbers: [Double]) -> String {
    "[" + numbers.map { "\($0)" }.joined(separator: ",") + "]"
  }

  private func paragraphs(_ texts: [String], class name: Markup = "") -> Markup {
    let attribute: Markup = name.isEmpty ? "" : " class=\"\(name)\""
    return texts.map { text -> Markup in "<p\(attribute)>\(prose(text))</p>" }
      .joined(separator: "\n")
  }

  private func items(_ texts: [String]) -> Markup {
    texts.map { text -> Markup in "<li>\(prose(text))</li>" }.joined()
  }

  private func prose(_ text: String) -> Markup { PageProse(text).markup }
}
