extension Command {
  static let lesson = Command(
    name: "lesson",
    usage: "lesson [N] [--test-me | --before | --after | --appendix] [--progress FILE]",
    summary: "the lessons: their list, one of them, or new questions from each to find yours",
    options: ["--progress"], flags: ["--test-me", "--before", "--after", "--appendix"]
  ) { arguments, console in
    try arguments.refuseWords(after: 1)
    let lesson = try arguments.words.first.map { try Lesson.named($0) }
    var course = try Course(console: console, progressPath: arguments.values["--progress"])
    if arguments.flags.contains("--test-me") {
      course.test()
    } else if arguments.flags.contains("--before") {
      course.ask(Survey(time: .before))
    } else if arguments.flags.contains("--after") {
      course.ask(Survey(time: .after))
    } else if arguments.flags.contains("--appendix") {
      course.appendix()
    } else if let lesson {
      course.run(lesson)
    } else {
      course.choose()
    }
    return course.hasLost ? ExitCode.unusable : ExitCode.success
  }

  static let cards = Command(
    name: "cards", usage: "cards [N] [--tell]",
    summary:
      "asks for the words that are left out of the lessons' cards; --tell: the cards themselves",
    flags: ["--tell"]
  ) { arguments, console in
    try arguments.refuseWords(after: 1)
    let lessons = try arguments.words.first.map { [try Lesson.named($0)] } ?? Lesson.all
    let deck = CardDeck(lessons: lessons, console: console)
    if arguments.flags.contains("--tell") { deck.tell() } else { deck.ask() }
    return ExitCode.success
  }
}

extension Lesson {
  /// The lesson with this number.
  ///
  /// - Errors: `BadArgument` for any other word.
  static func named(_ word: String) throws -> Lesson {
    guard let lesson = all.first(where: { "\($0.number)" == word }) else {
      throw BadArgument(word: word, among: all.map { "\($0.number)" })
    }
    return lesson
  }
}
