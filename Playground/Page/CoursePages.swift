import ViewTreeInspection

/// The pages of the course: one a lesson, and the list of all, which lead to one another.
@MainActor enum CoursePages {
  /// The text of a page among the others.
  static func html(of lesson: Lesson) -> String {
    let near = [lesson.number - 1, lesson.number + 1].compactMap { number in
      Lesson.all.first { $0.number == number }
    }
    let links = near.map { other in
      Page.Lesson.Link(
        title: "\(other.number). \(other.title)", file: fileName(of: other))
    }
    return CoursePage(lesson).html(
      links: [Page.Lesson.Link(title: "All lessons", file: indexName)] + links)
  }

  static let indexName = "index.html"

  /// The list of all lessons, which leads to their pages beside it.
  static var index: String {
    let rows = Lesson.all.map { lesson in
      """
      <li><a href="\(fileName(of: lesson))">\(lesson.title)</a>, \(lesson.minutes) minutes<br>
      \(lesson.goal)</li>
      """
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
      body { max-width: 40em; margin: 3em auto; padding: 0 1em; font: 17px/1.6 system-ui, sans-serif }
      li { margin: 0.6em 0 }
      </style>
      <h1>Lessons</h1>
      <p>Each page predicts, reveals and lets you change something. Nothing is fetched from anywhere:
      the pages can be put on any server, or sent by mail.</p>
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
