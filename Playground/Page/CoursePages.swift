import RefreshSystems
import ViewTree
import ViewTreeInspection

/// The pages of the course: lessons, chapters, documents and rules, linked with one another, and
/// the home page that links to all of them.
@MainActor enum CoursePages {
  /// A page among the others: its file and a closure that writes it.
  struct Entry {
    let file: String
    let title: String
    let html: () throws -> String
  }

  static let indexName = "index.html"
  static let rulesName = "rules.html"
  private static let home = Page.Lesson.Link(title: "Course", file: indexName)

  /// All pages but the home page, in reading order.
  static var all: [Entry] { lessons + chapters + documents + [rules] }

  private static var lessons: [Entry] {
    Lesson.all.map { lesson in
      Entry(file: fileName(of: lesson), title: "\(lesson.number). \(lesson.title)") {
        html(of: lesson)
      }
    }
  }

  private static var chapters: [Entry] {
    Chapter.all.map { chapter in
      Entry(file: fileName(of: chapter), title: "Chapter \(chapter.number). \(chapter.title)") {
        try ChapterPage(chapter: chapter).html(
          course: place(of: fileName(of: chapter), among: Self.chapters))
      }
    }
  }

  private static var documents: [Entry] {
    let systems = RefreshSystemName.allCases.map { system in
      Entry(file: fileName(of: system), title: "Document \(system.number): \(system.rawValue)") {
        let run = try SceneRun(pageOf: Scene.named(system.rawValue))
        return ScenePage.page(
          of: run, title: "Document \(system.number): \(system.rawValue)",
          course: place(of: fileName(of: system), among: Self.documents)
        ).html
      }
    }
    let compared = Entry(file: comparisonName, title: "All five beside one another") {
      try ScenePage.comparison(
        ComparedGesture(SceneRun.standardGesture),
        course: place(of: comparisonName, among: Self.documents)
      ).html
    }
    return systems + [compared]
  }

  private static let comparisonName = "documents.html"

  private static var rules: Entry {
    Entry(file: rulesName, title: "Rules") {
      RulePages(
        title: "Rules", links: [home],
        parts: RuleWords.catalog.sections.map { section in
          RulePages.Part(
            title: "\(section.id) \(section.title)",
            rules: section.rules.map { ($0.id, $0.words) })
        }
      ).html
    }
  }

  /// The text of a lesson's page among the others.
  static func html(of lesson: Lesson) -> String {
    CoursePage(lesson).html(course: place(of: fileName(of: lesson), among: Self.lessons))
  }

  /// The home page, and the pages before and after.
  private static func place(of file: String, among entries: [Entry]) -> Page.Course {
    guard let index = entries.firstIndex(where: { $0.file == file }) else {
      return Page.Course(links: [home])
    }
    let near = [index - 1, index + 1].map { place in
      entries.indices.contains(place)
        ? Page.Lesson.Link(title: entries[place].title, file: entries[place].file) : nil
    }
    return Page.Course(links: [home] + near.compactMap { $0 }, next: near[1])
  }

  // MARK: Home page

  /// The list of all pages, which begins with a pull in motion.
  static func index() throws -> String {
    let pulled = try Scene.named(RefreshSystemName.LKRefresh.rawValue)
    let run = SceneRun(scene: pulled, gesture: ComparedGesture(SceneRun.standardGesture))
    let motion = pulled.shown(run.recording)
    return PageList(
      title: "How SwiftUI decides",
      introduction: [
        "A finger pulls a list. Sizes are proposed and answered, preferences travel up, a header "
          + "asks for data. This course shows each step, asks you first, and lets you write the "
          + "engine yourself.",
        "Begin with lesson 1. Nothing is fetched from anywhere: the pages can be put on any server, "
          + "or sent by mail.",
      ],
      sections: [
        PageList.Section(
          title: "Lessons", text: "Predict, see why, change it, predict again.",
          entries: Lesson.all.map(entry)),
        PageList.Section(
          title: "Build it yourself",
          text:
            "Ten chapters in which you write the engine, on a computer with Swift. Random trees "
            + "judge it.",
          entries: try Chapter.all.map(entry)),
        PageList.Section(
          title: "Documents", text: "Five published refresh headers, pulled by one finger.",
          entries: try documentEntries()),
        PageList.Section(
          title: "Rules", text: "",
          entries: [
            entry(
              "All rules", rulesName, "Each with its id, as lessons and reasons cite it.",
              remark: "\(RuleWords.catalog.sections.reduce(0) { $0 + $1.rules.count })")
          ]),
      ], motion: motion
    ).html
  }

  private static func entry(
    _ title: String, _ file: String, _ text: String, remark: String = "", _ picture: Drawing? = nil
  ) -> PageList.Entry {
    PageList.Entry(
      link: Page.Lesson.Link(title: title, file: file), remark: remark, text: text,
      picture: picture)
  }

  private static func entry(_ lesson: Lesson) -> PageList.Entry {
    entry(
      "\(lesson.number). \(lesson.title)", fileName(of: lesson), lesson.goal,
      remark: "\(lesson.minutes) minutes", picture(of: lesson))
  }

  /// The lesson's scene, or the first of its systems if it has none.
  private static func picture(of lesson: Lesson) -> Drawing? {
    if let stage = lesson.content().scene.stage {
      return stage.recording.drawing(of: stage.moment, title: lesson.title)
    }
    return try? picture(of: lesson.documents.first ?? .LKRefresh)
  }

  private static func picture(of system: RefreshSystemName) throws -> Drawing {
    let run = SceneRun(
      scene: try Scene.named(system.rawValue), gesture: ComparedGesture(SceneRun.standardGesture))
    let recording = run.scene.shown(run.recording)
    let key = KeyMoment.chosen(from: recording, most: 3).dropFirst().first?.moment ?? 0
    return recording.drawing(of: recording[key], title: system.rawValue)
  }

  private static func entry(_ chapter: Chapter) throws -> PageList.Entry {
    entry(
      "\(chapter.number). \(chapter.title)", fileName(of: chapter),
      "\(chapter.cuts.count) bodies to write, \(chapter.rules.count) rules.",
      try ChapterPage(chapter: chapter).picture())
  }

  private static func documentEntries() throws -> [PageList.Entry] {
    try RefreshSystemName.allCases.map { system in
      entry(
        "\(system.number) \(system.rawValue)", fileName(of: system),
        try Scene.named(system.rawValue).summary, try picture(of: system))
    } + [entry("All five", comparisonName, "One gesture, five verdicts, beside one another.")]
  }

  // MARK: Files

  static func fileName(of lesson: Lesson) -> String { "lesson-\(twoDigits(lesson.number)).html" }

  static func fileName(of chapter: Chapter) -> String {
    "chapter-\(twoDigits(chapter.number)).html"
  }

  static func fileName(of system: RefreshSystemName) -> String {
    "document-\(system.number).html"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
