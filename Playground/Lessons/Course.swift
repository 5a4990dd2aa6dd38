/// The lessons of one run of the program, line by line.
@MainActor struct Course {
  let console: Console
  /// Where outcomes are kept; nil if the user named no file.
  private var file: ProgressFile?
  /// Whether writing an outcome failed.
  private(set) var hasLost = false
  /// The outcomes of this run, and of the file.
  private var progress = LessonProgress()

  /// - Errors: `ProgressFile.Refused` for a file that cannot be used.
  init(console: Console, progressPath: String? = nil) throws {
    self.console = console
    guard let progressPath else { return }
    let file = try ProgressFile(path: progressPath)
    console.note(
      "Progress is kept in \(MessageText.line(progressPath)), and nothing else is written.")
    progress = file.progress
    self.file = file
  }

  /// Shows the list and runs the chosen lessons, until the user leaves or input ends.
  mutating func choose() {
    while true {
      list()
      guard let word = console.nextLine() else {
        console.line("The input has ended.")
        return
      }
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
    let next = Lesson.all.first { progress.count(of: "\($0.number)").asked == 0 }
    guard let next else {
      console.line("All lessons are done.")
      return false
    }
    return run(next)
  }

  private func list() {
    console.line("Lessons (x: done\(file == nil ? " in this run" : ""))")
    for lesson in Lesson.all {
      let (right, asked) = progress.count(of: "\(lesson.number)")
      let mark = asked > 0 ? " x  \(right) of \(asked) right" : ""
      let number = "\(lesson.number)".rightAligned(in: 2)
      console.line(" \(number)  \(lesson.title), \(lesson.minutes) min\(mark)")
    }
    console.line(
      "A number opens one, an empty line the next, q leaves; --appendix: the rest.")
  }

  /// Runs a lesson: on a page if the terminal can be taken over, line by line otherwise.
  ///
  /// - Returns: false if the user has left it, or input has ended.
  @discardableResult mutating func run(_ lesson: Lesson) -> Bool {
    if console.terminal != nil { console.line("Laying out lesson \(lesson.number) ...") }
    let content = lesson.content()
    var talk = LessonTalk(lesson, content)
    let isDone: Bool
    if let device = console.terminal, var screen = LessonScreen(device, lesson, content, talk) {
      _ = screen.run()
      (isDone, talk) = (screen.isDone, screen.talk)
    } else {
      isDone = converse(&talk)
    }
    keep(talk)
    guard isDone else { return false }
    let right = talk.rightCount
    console.line()
    console.line(
      "Lesson \(lesson.number) is done: \(right) of \(talk.outcomes.count) right at the first try.")
    if let next = Lesson.all.first(where: { $0.number == lesson.number + 1 }) {
      console.line("Next: swift run Playground lesson \(next.number)  (\(next.title))")
    }
    return true
  }

  /// Asks three questions of each lesson with today's numbers, and opens the first lesson in which
  /// one was missed. If progress is kept, only lessons that are due are asked.
  mutating func test() {
    let today = console.today
    let due = Lesson.all.filter { progress.nextDay(of: $0.number).map { $0 <= today } ?? true }
    if !due.isEmpty {
      console.line("Three questions from each lesson, with new numbers. A miss opens its lesson.")
    }
    var (right, asked) = (0, 0)
    for lesson in due {
      let content = lesson.content()
      let questions = Recall(lesson, content, today).questions
      var talk = LessonTalk(
        [.say { LessonTalk.scene(of: lesson, content) }] + questions.map { .ask($0, nil) })
      let isDone = converse(&talk)
      keep(talk)
      guard isDone else { return }
      right += talk.rightCount
      asked += questions.count
      let isRight = talk.rightCount == questions.count
      keep { $0.noteRecall(of: lesson.number, isRight: isRight, today) }
      guard isRight else {
        console.line()
        console.line(
          "\(talk.rightCount) of \(questions.count) right: lesson \(lesson.number) says more.")
        run(lesson)
        return
      }
    }
    console.line()
    if asked > 0 { console.line("\(right) of \(asked) right today.") }
    guard file != nil else {
      console.line(
        "With --progress FILE each lesson comes again after some days, with new numbers.")
      return
    }
    if let next = Lesson.all.compactMap({ progress.nextDay(of: $0.number) }).min() {
      console.line("Nothing more is asked today; the next lesson comes on \(next.text).")
    }
  }

  /// Asks the eight questions of the survey before or after the course, and reports how many were
  /// right; after the course also which ones, compared with before.
  mutating func ask(_ survey: Survey) {
    let name = survey.time.rawValue
    console.line("Eight questions \(name) the lessons, for yourself alone. A guess is an answer.")
    let questions = survey.questions
    var talk = LessonTalk(questions.map { .ask($0, nil) }, isSilent: true)
    let isDone = converse(&talk)
    keep(talk)
    guard isDone else { return }
    let right = talk.rightCount
    console.line()
    console.line("\(right) of \(questions.count) right, \(name) the lessons.")
    guard survey.time == .after else {
      console.line(
        "After lesson 12, swift run Playground lesson --after asks them with other numbers.")
      return
    }
    for (question, entry) in zip(questions, talk.outcomes) where entry.outcome != .right {
      let truth = AnswerReading(kind: question.kind).told(question.answer())
      console.lines(LessonTalk.wrapped("\(question.about.rawValue): \(truth)", first: "  "))
    }
    let before = progress.count(of: Survey.Time.before.rawValue)
    if before.asked > 0 { console.line("Before the lessons: \(before.right) of \(before.asked).") }
  }

  mutating func appendix() {
    console.line(
      "Quirks of the published code, true of one library each, for those who port it.")
    var talk = LessonTalk(Appendix().questions.map { .ask($0, nil) })
    let isDone = converse(&talk)
    keep(talk)
    if isDone {
      console.line("The appendix is done: \(talk.rightCount) of \(talk.outcomes.count) right.")
    }
  }

  private mutating func keep(_ talk: LessonTalk) {
    keep { progress in
      for (question, outcome) in talk.outcomes { progress.note(question, outcome) }
    }
  }

  /// Records an outcome in memory, and in the file if there is one.
  private mutating func keep(_ note: (inout LessonProgress) -> Void) {
    note(&progress)
    guard file?.change(note, console) == false else { return }
    file = nil
    hasLost = true
  }

  /// Alternates output and input until no question is left.
  ///
  /// - Returns: false if the user has left, or input has ended.
  private func converse(_ talk: inout LessonTalk) -> Bool {
    console.lines(talk.goOn())
    while !talk.isOver {
      if let line = console.nextLine() {
        console.lines(talk.answer(line))
      } else {
        console.line("The input has ended.")
        return false
      }
    }
    return !talk.hasQuit
  }
}

extension LessonTalk {
  /// The scene of a lesson, and the facts that its questions assume, for a question asked outside
  /// it.
  static func scene(of lesson: Lesson, _ content: Lesson.Content) -> [String] {
    ["", "From lesson \(lesson.number), \(lesson.title)"]
      + (content.facts.map { [""] + wrapped($0) + [""] } ?? [])
      + wrapped(content.scene.caption)
      + [""]
      + content.scene.code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }
  }
}
