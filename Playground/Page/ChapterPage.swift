import ViewTreeInspection

/// The page of a chapter of "Build it yourself": its text, a view with a slider, the task, and the
/// small tree's own lines as the solution.
@MainActor struct ChapterPage {
  let chapter: Chapter

  /// The file's text.
  func html(course: Page.Course) throws -> String {
    let figure = try figure
    return ScenePage.page(
      of: figure, title: "Chapter \(chapter.number). \(chapter.title)",
      chapter: Page.Chapter(blocks: blocks), course: course
    ).html
  }

  /// A picture of the figure at its middle value, for the list of chapters.
  func picture() throws -> Drawing {
    let figure = try figure
    let recording = figure.record(figure.values[figure.values.count / 2])
    return recording.drawing(of: recording[recording.count - 1], title: chapter.title)
  }

  /// The view of each chapter, and the number that its slider moves.
  private static let figures: [(scene: String, number: String)] = [
    ("figure/padding", "padding"), ("figure/flexible", "largest"), ("figure/row", "spacing"),
    ("figure/guide", "guide"), ("figure/list", "count"), ("figure/state", "written"),
    ("figure/reader", "width"), ("figure/widest", "width"), ("figure/anchor", "leading"),
    ("LKRefresh", "finger"),
  ]

  private var figure: Figure {
    get throws {
      let (scene, number) = Self.figures[chapter.number - 1]
      return try Figure.named(number, of: Scene.named(scene))
    }
  }

  // MARK: Text

  private var blocks: [Page.Chapter.Block] {
    let commands = "`swift run Playground build \(chapter.number) DIR`"
    return Self.paragraphs(chapter.page) + [.lines(chapter.picture)]
      + [.heading("The rules"), .list(chapter.rules.map(RuleWords.cited))]
      + [
        .heading("Write"),
        .paragraph(
          "On a computer with Swift, \(commands) writes the package. These bodies are yours:"),
        .list(chapter.cuts.map { "`\($0.name)` in \($0.file)" }),
        .heading("Begin with this"), .code(chapter.example.trimmingLines),
        .paragraph("`swift run Try` in the package should print"), .lines(chapter.expected),
      ]
      + chapter.hints.enumerated().map { .hint(title: "Hint \($0.offset + 1)", text: $0.element) }
      + [
        .heading("Have it judged"),
        .paragraph(
          "`swift run Playground check DIR` compares your engine with the large one on random trees, "
            + "and comes back with the smallest tree on which they differ."),
        .heading("Afterwards: the small tree's own lines"),
      ] + ownLines
      + [.paragraph("The large engine: " + chapter.larger.joinedLines)]
  }

  /// The small tree's bodies of the chapter, folded: they are the solution.
  private var ownLines: [Page.Chapter.Block] {
    chapter.cuts.compactMap { cut in
      guard let text = ChapterSources.whole.first(where: { $0.name == cut.file })?.text else {
        return nil
      }
      let bodies = SwiftBodies(text)
      return bodies.body(of: cut.declaration).map { body in
        .folded(title: "`\(cut.name)`", code: bodies.text(body.whole).withoutIndent)
      }
    }
  }

  /// Paragraphs are separated by empty lines; an indented one is code, one that begins with `1. `
  /// is a list of steps.
  private static func paragraphs(_ text: String) -> [Page.Chapter.Block] {
    text.components(separatedBy: "\n\n").map { part in
      if part.hasPrefix("  ") { return .code(part.withoutIndent) }
      guard part.hasPrefix("1. ") else { return .paragraph(part.joinedLines) }
      let steps = ("\n" + part).split(separator: #/\n[0-9]+\. /#)
      return .steps(
        steps.map { step in
          step.split { $0.isWhitespace }.joined(separator: " ")
        })
    }
  }
}

extension String {
  fileprivate var joinedLines: String { replacing("\n", with: " ") }

  /// Without empty lines at both ends.
  fileprivate var trimmingLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .reversed().drop(while: \.isEmpty).reversed().drop(while: \.isEmpty)
      .joined(separator: "\n")
  }

  /// Without the indentation that all of its lines share.
  fileprivate var withoutIndent: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }
}
