extension Command {
  static let lesson = Command(
    name: "lesson", usage: "lesson [N] [--test-me]",
    summary: "the lessons: their list, one of them, or one question from each to find yours",
    flags: ["--test-me"]
  ) { arguments, console in
    try arguments.refuseWords(after: 1)
    var course = Course(console: console)
    if arguments.flags.contains("--test-me") {
      course.test()
    } else if let word = arguments.words.first {
      course.run(try Lesson.named(word))
    } else {
      course.choose()
    }
    return ExitCode.success
  }

  static let cards = Command(
    name: "cards", usage: "cards", summary: "the cards of all lessons, three lines each"
  ) { arguments, console in
    try arguments.refuseWords(after: 0)
    for lesson in Lesson.all {
      console.line("\(lesson.number). \(lesson.title)")
      for line in lesson.content().card {
        for row in LessonTalk.wrapped(line, first: "   ", rest: "     ") { console.line(row) }
      }
      console.line()
    }
    return ExitCode.success
  }
}

extension Lesson {
  /// The lesson of a number.
  ///
  /// - Errors: `BadArgument` for another word.
  static func named(_ word: String) throws -> Lesson {
    guard let lesson = all.first(where: { "\($0.number)" == word }) else {
      throw BadArgument(word: word, among: all.map { "\($0.number)" })
    }
    return lesson
  }
}

/// The lessons of one run of the program, line by line.
@MainActor struct Course {
  let console: Console
  /// What became of the questions of each lesson that was gone through to its end.
  private var done: [Int: (right: Int, asked: Int)] = [:]

  init(console: Console) {
    self.console = console
  }

  /// Shows the list and runs whatever is chosen, until somebody leaves or input ends.
  mutating func choose() {
    while true {
      list()
      guard let word = read() else { return }
      switch word.lowercased() {
      case "q", "quit": return
      case "?", "h", "s":
        console.line("A number opens its lesson, an empty line the next one, q leaves.")
      case "": if !runNext() { return }
      default:
        guard let lesson = try? Lesson.named(word) else {
          console.line(
            "given: \(MessageText.quoted(word, to: 40)), expected a lesson's number or q")
          continue
        }
        if !run(lesson) { return }
      }
    }
  }

  private mutating func runNext() -> Bool {
    guard let lesson = Lesson.all.first(where: { done[$0.number] == nil }) else {
      console.line("All lessons are done.")
      return false
    }
    return run(lesson)
  }

  private func list() {
    console.line("Lessons (x: done in this run)")
    for lesson in Lesson.all {
      let mark = done[lesson.number].map { " x  \($0.right) of \($0.asked) right" } ?? ""
      let number = String(repeating: " ", count: lesson.number < 10 ? 1 : 0) + "\(lesson.number)"
      console.line(" \(number)  \(lesson.title), \(lesson.minutes) min\(mark)")
    }
    console.line("A number opens one, an empty line the next, q leaves.")
  }

  /// Goes through a lesson.
  ///
  /// - Returns: false when somebody has left it, or input has ended.
  @discardableResult mutating func run(_ lesson: Lesson) -> Bool {
    var talk = LessonTalk(lesson)
    guard converse(&talk) else { return false }
    let right = talk.outcomes.filter { $0.outcome == .right }.count
    done[lesson.number] = (right, talk.outcomes.count)
    console.line()
    console.line("Lesson \(lesson.number) is done: \(right) of \(talk.outcomes.count) right.")
    if let next = Lesson.all.first(where: { $0.number == lesson.number + 1 }) {
      console.line("Next: Playground lesson \(next.number)  (\(next.title))")
    }
    return true
  }

  /// Asks the first question of each lesson, and opens the first lesson whose question was missed.
  mutating func test() {
    console.line("One prediction from each lesson; the first one missed opens its lesson.")
    for lesson in Lesson.all {
      let content = lesson.content()
      guard let question = content.predictions.first else { continue }
      var talk = LessonTalk([
        .say { LessonTalk.scene(of: lesson, content) }, .ask(question, nil),
      ])
      guard converse(&talk) else { return }
      guard talk.outcomes.last?.outcome == .right else {
        console.line()
        run(lesson)
        return
      }
    }
    console.line("Every one is right: the lessons have nothing to tell you that you do not know.")
  }

  /// Speaks and listens until nothing is asked.
  ///
  /// - Returns: false when somebody has left, or input has ended.
  private func converse(_ talk: inout LessonTalk) -> Bool {
    write(talk.goOn())
    while !talk.isOver {
      guard let line = read() else { return false }
      write(talk.answer(line))
    }
    return !talk.hasQuit
  }

  private func read() -> String? {
    console.prompt("> ")
    guard let line = console.input() else {
      console.line("The input has ended.")
      return nil
    }
    if console.echoesInput { console.line(MessageText.shortened(line, to: 70)) }
    return line.trimmingWhitespace
  }

  private func write(_ lines: [String]) {
    for line in lines { console.line(line) }
  }
}

extension LessonTalk {
  /// The scene of a lesson alone, for a question outside of it.
  static func scene(of lesson: Lesson, _ content: Lesson.Content) -> [String] {
    ["", "From lesson \(lesson.number), \(lesson.title)"]
      + wrapped(content.scene.caption)
      + [""]
      + content.scene.listing.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }
  }
}
