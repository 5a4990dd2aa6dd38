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
    PageList(
      title: "Lessons",
      introduction: """
        Each page predicts, reveals and lets you change something. Nothing is fetched from anywhere: \
        the pages can be put on any server, or sent by mail.
        """,
      entries: Lesson.all.map {
        PageList.Entry(
          link: Page.Lesson.Link(title: $0.title, file: fileName(of: $0)),
          remark: "\($0.minutes) minutes", text: $0.goal)
      }
    ).html
  }

  static func fileName(of lesson: Lesson) -> String {
    "lesson-\(lesson.number < 10 ? "0" : "")\(lesson.number).html"
  }
}
