/// Questions of a lesson with new numbers: two with numbers of the day, and one about a change of
/// its menu.
@MainActor struct Recall {
  let questions: [Question]

  init(_ lesson: Lesson, _ content: Lesson.Content, _ day: CalendarDay) {
    let listing = content.scene.listing
    let seed = day.number + lesson.number
    var questions: [Question] = []
    if let typed = content.modification.typed {
      questions += [seed, seed + 1].map {
        typed.asked(Self.number(in: typed.range, $0), of: listing)
      }
    }
    let changes = content.modification.changes
    for offset in 0..<max(0, 3 - questions.count) where offset < changes.count {
      questions.append(changes[(seed + offset) % changes.count].asked(of: listing))
    }
    self.questions = questions.enumerated().map { index, question in
      var question = question
      // An answer here is none in the lesson itself.
      question.id = "again.\(question.id).\(index + 1)"
      return question
    }
  }

  /// A whole number from a range; a different one for the next seed.
  static func number(in range: ClosedRange<Double>, _ seed: Int) -> Double {
    let count = Int(range.upperBound - range.lowerBound) + 1
    return range.lowerBound + Double((seed * 37) % count)
  }
}
