import ViewTreeInspection

/// The pages of the course: one a lesson, and the list of all.
@MainActor enum LessonPage {
  static func page(of lesson: Lesson) -> Page {
    let content = lesson.content()
    var questions = content.predictions + [content.investigation.question]
    questions += content.modification.changes.map { $0.question() }
    let name = "lesson \(lesson.number)"
    let run = Page.Run(name: name, recording: content.scene.stage.recording)
    return Page(
      title: "\(lesson.number). \(lesson.title)", runs: [run], code: content.scene.listing,
      lesson: Page.Lesson(
        goal: lesson.goal, opening: content.scene.caption.paragraphs + content.opening.paragraphs,
        questions: questions.map(question), closing: content.closing.paragraphs,
        card: content.card.map(\.text)))
  }

  private static func question(_ question: Question) -> Page.Lesson.Question {
    let reading = AnswerReading(kind: question.kind)
    return Page.Lesson.Question(
      text: text(of: question, reading), expected: reading.expected,
      answer: reading.told(question.answer()), why: question.why.paragraphs,
      mistakes: question.wrong.map {
        "\(reading.text($0.answer)): \($0.reveals.paragraphs.joined(separator: " "))"
      },
      chain: question.chain())
  }

  /// The question with what there is to choose from.
  private static func text(of question: Question, _ reading: AnswerReading) -> String {
    let options = reading.options.map { "\($0.sign) \($0.words)" }
    return ([question.text.text] + options).joined(separator: "; ")
  }

  /// The list of all lessons, which leads to their pages beside it.
  static var index: String {
    let rows = Lesson.all.map { lesson in
      "<li><a href=\"\(fileName(of: lesson))\">\(lesson.title)</a>, \(lesson.minutes) minutes</li>"
    }
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Lessons</title>
      <style>
      :root { color-scheme: light dark }
      body { max-width: 40em; margin: 3em auto; padding: 0 1em; font: 17px/1.8 system-ui, sans-serif }
      </style>
      <h1>Lessons</h1>
      <ol>
      \(rows.joined(separator: "\n"))
      </ol>
      </html>

      """
  }

  static func fileName(of lesson: Lesson) -> String {
    "lesson-\(lesson.number < 10 ? "0" : "")\(lesson.number).html"
  }
}
