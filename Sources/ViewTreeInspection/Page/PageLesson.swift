/// The part of a page that teaches: it stands above the panes, and answers lie folded.
struct PageLesson {
  private let lesson: Page.Lesson

  init(_ lesson: Page.Lesson) {
    self.lesson = lesson
  }

  var html: String {
    """
    <section id="lesson" aria-label="Lesson">
    <p><strong>\(SVGText.escaped(lesson.goal))</strong></p>
    \(paragraphs(lesson.opening))
    \(lesson.questions.enumerated().map { question($1, $0 + 1) }.joined(separator: "\n"))
    <details class="closing">
    <summary>Afterwards</summary>
    \(paragraphs(lesson.closing))
    <ul>\(items(lesson.card))</ul>
    </details>
    </section>
    """
  }

  private func question(_ question: Page.Lesson.Question, _ number: Int) -> String {
    let options = question.options.isEmpty ? "" : "<ul>\(items(question.options))</ul>"
    let chain = question.chain.isEmpty ? "" : "<pre>\(escapedLines(question.chain))</pre>"
    return """
      <article class="question" data-expected="\(SVGText.escaped(question.expected))">
      <h3>\(number). \(SVGText.escaped(question.text))</h3>
      \(options)
      <details>
      <summary>Answer</summary>
      <p><strong>\(SVGText.escaped(question.answer))</strong></p>
      \(paragraphs(question.why))
      \(chain)
      <p>Usual mistakes</p>
      <ul>\(items(question.mistakes))</ul>
      </details>
      </article>
      """
  }

  private func paragraphs(_ texts: [String]) -> String {
    texts.map { "<p>\(SVGText.escaped($0))</p>" }.joined(separator: "\n")
  }

  private func items(_ texts: [String]) -> String {
    texts.map { "<li>\(SVGText.escaped($0))</li>" }.joined()
  }

  private func escapedLines(_ lines: [String]) -> String {
    lines.map(SVGText.escaped).joined(separator: "\n")
  }
}
