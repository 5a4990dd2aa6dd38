import ViewTreeInspection

/// The pages of the course: one a lesson, and the list of all.
@MainActor enum CoursePages {
  static func page(of lesson: Lesson) -> Page {
    let content = lesson.content()
    var questions = content.predictions + [content.investigation.question]
    questions += content.modification.changes.map { $0.question() }
    return Page(
      title: "\(lesson.number). \(lesson.title)", runs: runs(of: lesson, content.scene),
      code: content.scene.listing,
      lesson: Page.Lesson(
        goal: lesson.goal, opening: content.scene.caption.paragraphs + content.opening.paragraphs,
        questions: questions.map(question), closing: content.closing.paragraphs,
        card: content.card.map(\.text)))
  }

  /// The lesson's own scene; where it lays none out, the systems that it speaks of while they are
  /// pulled.
  private static func runs(of lesson: Lesson, _ scene: LessonScene) -> [Page.Run] {
    if let stage = scene.stage {
      return [Page.Run(name: "lesson \(lesson.number)", recording: stage.recording)]
    }
    let systems = lesson.documents.isEmpty ? [.LKRefresh] : lesson.documents
    return systems.compactMap { try? Scene.named($0.rawValue) }.map {
      ScenePage.pageRun(of: SceneRun(scene: $0, gesture: ComparedGesture(SceneRun.standardGesture)))
    }
  }

  private static func question(_ question: Question) -> Page.Lesson.Question {
    let reading = AnswerReading(kind: question.kind)
    return Page.Lesson.Question(
      text: question.text.text, options: reading.options.map { "\($0.sign) \($0.words)" },
      expected: reading.expected,
      answer: reading.told(question.answer()), why: question.why.paragraphs,
      mistakes: question.wrong.map {
        "\(reading.text($0.answer)): \($0.reveals.paragraphs.joined(separator: " "))"
      },
      chain: question.chain())
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
