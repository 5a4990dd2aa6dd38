import Foundation
import ViewTree

/// The part of a page that teaches: it stands above the panes, and answers lie folded.
struct PageLesson {
  private let lesson: Page.Lesson

  init(_ lesson: Page.Lesson) {
    self.lesson = lesson
  }

  var html: String {
    """
    <section id="lesson" aria-label="Lesson">
    \(links)
    <p><strong>\(prose(lesson.goal))</strong></p>
    \(paragraphs(lesson.opening))
    <pre class="listing">\(escaped(lesson.code))</pre>
    <h2>Predict</h2>
    <p class="quiet">The picture, the tree and the reasons appear below when you have predicted. A
    hint and a skipped question cost nothing.</p>
    \(numbered(lesson.predictions))
    <div class="revealed">
    <h2>Step by step</h2>
    \(paragraphs(lesson.closing))
    \(played)
    <h2>Investigate</h2>
    \(investigation)
    <h2>Change it</h2>
    \(modification)
    \(lesson.make.isEmpty ? "" : "<h2>Make</h2>" + paragraphs(lesson.make))
    <h2>Keep</h2>
    <ul>\(items(lesson.card))</ul>
    \(paragraphs(lesson.references, class: "quiet"))
    \(links)
    </div>
    </section>
    """
  }

  private var links: String {
    guard !lesson.links.isEmpty else { return "" }
    let list = lesson.links.map { "<a href=\"\($0.file)\">\(escaped($0.title))</a>" }
    return "<nav aria-label=\"Lessons\">\(list.joined(separator: " "))</nav>"
  }

  private var played: String {
    """
    <div class="played">
    <p>\(prose(lesson.played.title))</p>
    <ol>\(items(lesson.played.steps))</ol>
    </div>
    """
  }

  private var investigation: String {
    let part = lesson.investigation
    let data = FigureData(
      name: part.name, values: part.values, pictures: part.pictures, start: part.start)
    let first = part.pictures.indices.contains(part.start) ? part.pictures[part.start] : ""
    return """
      <p>\(prose(part.task))</p>
      <div class="figure">
      <pre>\(escaped(first))</pre>
      <script type="application/json">\(data.json)</script>
      </div>
      \(question(part.question, title: part.question.text))
      """
  }

  private struct FigureData: Encodable {
    let name: String
    let values: [Double]
    let pictures: [String]
    let start: Int

    /// JSON without a character that could end the element that it stands in.
    var json: String {
      // Every value is a number or a text.
      let data = (try? JSONEncoder().encode(self)) ?? Data()
      return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
    }
  }

  private var modification: String {
    let part = lesson.modification
    let changes = part.changes.map { change in
      """
      <details class="change">
      <summary><code>\(escaped(change.label))</code></summary>
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
  private var typed: String {
    let part = lesson.modification
    guard let name = part.typed, let least = part.numbers.first?.value,
      let most = part.numbers.last?.value
    else { return "" }
    let templates = part.numbers.map { number in
      "<template data-value=\"\(number.value)\">"
        + question(number.question, title: number.question.text) + "</template>"
    }
    return """
      <div class="typed" data-name="\(escaped(name))">
      <p>Or type a number from \(ValueText.number(least)) to \(ValueText.number(most)):
      \(escaped(name)). \(part.numbers.count) numbers were recorded; the nearest one is taken.</p>
      \(templates.joined(separator: "\n"))
      </div>
      """
  }

  // MARK: Questions

  private func numbered(_ questions: [Page.Lesson.Question]) -> String {
    questions.enumerated().map {
      question($0.element, title: "\($0.offset + 1). \($0.element.text)", isPrediction: true)
    }.joined(separator: "\n")
  }

  private func question(
    _ question: Page.Lesson.Question, title: String, isPrediction: Bool = false
  ) -> String {
    let options =
      question.options.isEmpty ? "" : "<ul class=\"options\">\(items(question.options))</ul>"
    let hints = question.hints.enumerated().map { index, hint in
      "<details class=\"hint\"><summary>Hint \(index + 1)</summary><p>\(prose(hint))</p></details>"
    }
    let chain = question.chain.isEmpty ? "" : "<pre>\(escapedLines(question.chain))</pre>"
    let mistakes = question.mistakes.map { mistake in
      "<li data-answer=\"\(list(mistake.answer))\"><b>\(escaped(mistake.told))</b> "
        + "<span>\(prose(mistake.reveals))</span></li>"
    }
    return """
      <article class="question\(isPrediction ? " prediction" : "")" \(attributes(of: question))>
      \(code(question))<h3>\(prose(title))</h3>
      \(options)
      <div class="hints">\(hints.joined())</div>
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
  private func code(_ question: Page.Lesson.Question) -> String {
    guard !question.code.isEmpty else { return "" }
    let lines = question.code.map { line -> String in
      guard let changed = line.changed else { return "  " + escaped(line.text) }
      let text = Array(line.text)
      let new = changed.clamped(to: text.indices)
      let parts = [text[..<new.lowerBound], text[new], text[new.upperBound...]].map {
        escaped(String($0))
      }
      return "▸ \(parts[0])<mark>\(parts[1])</mark>\(parts[2])"
    }
    return "<pre class=\"listing\">\(lines.joined(separator: "\n"))</pre>\n"
  }

  private func attributes(of question: Page.Lesson.Question) -> String {
    var names = [
      ("expected", escaped(question.expected)), ("answer", list(question.answer)),
      ("told", escaped(question.told).replacingOccurrences(of: "`", with: "")),
    ]
    switch question.form {
    case .numbers(let tolerance):
      names += [("form", "numbers"), ("tolerance", "\(tolerance)")]
    case .one: names.append(("form", "one"))
    case .some: names.append(("form", "some"))
    case .sequence: names.append(("form", "sequence"))
    }
    if let place = question.place {
      names += [("run", "\(place.run)"), ("moment", "\(place.moment)")]
    }
    return names.map { "data-\($0.0)=\"\($0.1)\"" }.joined(separator: " ")
  }

  // MARK: Text

  private func list(_ numbers: [Double]) -> String {
    "[" + numbers.map { "\($0)" }.joined(separator: ",") + "]"
  }

  private func paragraphs(_ texts: [String], class name: String = "") -> String {
    let attribute = name.isEmpty ? "" : " class=\"\(name)\""
    return texts.map { "<p\(attribute)>\(prose($0))</p>" }.joined(separator: "\n")
  }

  private func items(_ texts: [String]) -> String {
    texts.map { "<li>\(prose($0))</li>" }.joined()
  }

  private func escapedLines(_ lines: [String]) -> String {
    lines.map(escaped).joined(separator: "\n")
  }

  /// A sentence whose code stands between grave accents.
  private func prose(_ text: String) -> String {
    let parts = escaped(text).components(separatedBy: "`")
    // An odd number of accents marks no code.
    guard parts.count.isMultiple(of: 2) == false else { return escaped(text) }
    return parts.enumerated().map {
      $0.offset.isMultiple(of: 2) ? $0.element : "<code>\($0.element)</code>"
    }.joined()
  }

  private func escaped(_ text: String) -> String { SVGText.escaped(text) }
}
