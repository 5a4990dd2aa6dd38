extension LessonTalk {
  init(_ lesson: Lesson) { self.init(lesson, lesson.content()) }

  /// - Parameter content: the lesson's content, already computed.
  init(_ lesson: Lesson, _ content: Lesson.Content) {
    var steps: [Step] = [.say { Self.head(of: lesson, content) }]
    steps += content.predictions.map { .ask($0, nil) }
    steps.append(.say { Self.closing(of: content) })
    if let beside = content.besideClosing { steps.append(.show(beside)) }
    steps.append(.play(content.played, 0))
    let investigation = content.investigation
    steps.append(
      .say {
        [""] + Self.wrapped(investigation.task, first: "Investigate: ", rest: "  ")
          + investigation.figure.lines(investigation.figure.start).flatMap(Self.indented)
      })
    steps.append(.ask(investigation.question, investigation.figure))
    steps.append(.change(content.modification))
    steps.append(
      .make(content.make, hints: content.makeHints, line: WrittenLine.of(lesson.number)))
    steps.append(.say { Self.end(of: lesson, content) })
    self.init(steps)
    predictions = Set(content.predictions.map(\.id))
    listing = content.scene.listing
  }

  private static let keys =
    "At each > type an answer and press return. ? explains, h is a hint, s skips, q leaves."

  private static func head(of lesson: Lesson, _ content: Lesson.Content) -> [String] {
    let title = "Lesson \(lesson.number). \(lesson.title)"
    var lines = [title, String(repeating: "=", count: title.count)]
    lines += wrapped(lesson.goal)
    let needs =
      lesson.needs.isEmpty ? "nothing" : lesson.needs.map(\.rawValue).joined(separator: ", ")
    lines += wrapped("Needs: \(needs). About \(lesson.minutes) minutes.")
    lines += wrapped(keys)
    lines += wrapped(
      "With pictures: swift run Playground page --lesson \(lesson.number) -o lesson.html")
    lines += [""] + wrapped(content.opening)
    lines += [""] + wrapped(content.scene.caption)
    for code in [content.scene.declared, content.scene.listing] where !code.isEmpty {
      lines += [""] + code.components(separatedBy: "\n").map { $0.isEmpty ? "" : "    \($0)" }
    }
    return lines
  }

  private static func closing(of content: Lesson.Content) -> [String] {
    var lines = [""] + wrapped(content.closing)
    lines += [""] + content.scene.shown.flatMap(indented)
    let drawn = content.scene.drawn
    // A plot takes the page's whole width; other pictures go into the margin.
    let isWide = drawn.contains { $0.count > width - 4 }
    if !drawn.isEmpty { lines += [""] + (isWide ? drawn : drawn.flatMap(indented)) }
    if content.besideClosing == nil, let beside = content.predictions.last?.beside {
      lines +=
        ["", "  on the screen"] + beside.lines.flatMap(indented)
    }
    return lines
  }

  private static func end(of lesson: Lesson, _ content: Lesson.Content) -> [String] {
    let head: Prose = """
      The rules behind it, to look up; some of their words come in later lessons \
      (Playground rule \(lesson.rules[0]) tells the first)
      """
    var lines = ["", "Keep"] + content.card.flatMap { wrapped($0.told, first: "  ", rest: "  ") }
    lines += [""] + wrapped(head, first: "", rest: "  ")
    for id in lesson.rules { lines += wrapped(RuleWords.cited(id), first: "  ", rest: "    ") }
    lines += wrapped(lesson.reading.text, first: "", rest: "  ")
    return lines
  }
}
