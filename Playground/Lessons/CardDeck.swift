/// The cards of some lessons: printed, or asked for with a gap in each line.
@MainActor struct CardDeck {
  let lessons: [Lesson]
  let console: Console

  /// Prints every card, three lines each.
  func tell() {
    for lesson in lessons {
      console.line("\(lesson.number). \(lesson.title)")
      for line in lesson.content().card { write(line.told, first: "   ", rest: "     ") }
      console.line()
    }
  }

  /// Asks for each gap, until the user leaves or input ends.
  func ask() {
    console.line("Each line has a gap. Type its words, or an empty line to see them; q leaves.")
    var (right, asked) = (0, 0)
    defer { console.line("\(right) of \(asked) gaps filled.") }
    for lesson in lessons {
      console.line()
      console.line("\(lesson.number). \(lesson.title)")
      for line in lesson.content().card {
        write(Prose(stringLiteral: line.asked), first: "   ", rest: "     ")
        guard let word = console.nextLine() else {
          console.line("The input has ended.")
          return
        }
        if ["q", "quit"].contains(word.lowercased()) { return }
        asked += 1
        guard line.isAnswer(word) else {
          write("The card says: \(line.answer).", first: "   ", rest: "     ")
          continue
        }
        right += 1
        console.line("   Right.")
      }
    }
  }

  private func write(_ words: Prose, first: String, rest: String) {
    console.lines(LessonTalk.wrapped(words, first: first, rest: rest))
  }
}
