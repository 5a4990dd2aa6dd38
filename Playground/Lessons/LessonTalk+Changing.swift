// The interactive parts of a lesson: the changes, and the task at the end.

extension LessonTalk {
  /// The form in which a change is chosen; nil if none is.
  var choices: String? {
    guard case .change(let modification) = steps.first else { return nil }
    let last = AnswerReading.letters[modification.changes.count - 1]
    let letters = last == "a" ? "a" : "a to \(last)"
    return letters + (modification.typed == nil ? "" : " or a number") + " makes a change"
  }

  static func menu(_ modification: Modification) -> [String] {
    var lines = [""] + wrapped(modification.task, first: "Change it: ", rest: "  ")
    for (letter, change) in zip(AnswerReading.letters, modification.changes) {
      lines += wrapped(change.label, first: "  \(letter)  ", rest: "     ")
    }
    if let typed = modification.typed {
      lines += wrapped(
        "or a number from \(Prose.number(typed.range.lowerBound)) to "
          + "\(Prose.number(typed.range.upperBound)): \(typed.name)", first: "  ", rest: "     ")
    }
    let number = modification.typed == nil ? "" : " or a number"
    return lines + ["  (type a letter\(number), as often as you like; s goes on)"]
  }

  /// Takes a letter or a number. An empty line changes nothing and ends nothing, since a learner
  /// who is only reading on sends one easily.
  mutating func change(_ word: String, _ modification: Modification) -> [String] {
    if word.isEmpty {
      let number = modification.typed == nil ? "" : " or a number"
      return ["  A letter of the menu\(number) chooses a change, s goes on."]
    }
    if let index = AnswerReading.letters.firstIndex(of: word.lowercased()),
      index < modification.changes.count
    {
      return ask(modification.changes[index].asked(of: listing))
    }
    if let typed = modification.typed, let number = Double(word), typed.range.contains(number) {
      return ask(typed.asked(number, of: listing))
    }
    return ["  given: \(MessageText.quoted(word, to: 40))"] + Self.explanation(of: steps[0])
  }

  static let changeHints: [Prose] = [
    "Choose the change whose answer you are least sure of.",
    "Compare its code with the earlier one: everything else stays as it was.",
    "Type its letter: the question that follows has hints of its own.",
  ]

  private mutating func ask(_ question: Question) -> [String] {
    hints = 0
    steps.insert(.ask(question, nil), at: 0)
    return goOn()
  }

  // MARK: Writing

  static func making(_ task: Prose, _ hints: [Prose], _ line: WrittenLine?) -> [String] {
    let lines = [""] + wrapped(task, first: "Make: ", rest: "  ")
    guard let line else { return lines + ["  (h is a hint, \(hints.count) in all; s goes on)"] }
    return lines + [""]
      + line.code.components(separatedBy: "\n").map { $0.isEmpty ? "" : "    \($0)" } + [""]
      + wrapped(
        """
        (type the line: it is compiled, some seconds, the first time half a minute; h is a hint, \
        \(hints.count) in all; s goes on)
        """, first: "  ", rest: "  ")
  }

  /// How to get the line as a file, for a learner who goes on without it.
  static func wayOut(of line: WrittenLine) -> [String] {
    ["", "  One way: \(line.answer)"]
      + wrapped(
        "In a file of your own: swift run Playground new --lesson \(line.lesson) DIR, then check DIR.",
        first: "  ", rest: "  ")
  }

  /// Compiles a line and reports its result; the right one ends the task.
  mutating func write(_ word: String, _ line: WrittenLine?) -> [String] {
    guard let line else { return ["  Nothing is judged here: h is a hint, s goes on."] }
    if word.isEmpty { return ["  Type the line that is missing, or s to go on."] }
    do {
      let verdict = try WrittenCheck(line: line).verdict(on: line.finished(with: word))
      let told = verdict.lines.flatMap {
        // Results keep their columns.
        $0.hasPrefix(" ") ? Self.indented($0) : Self.wrapped($0, first: "  ", rest: "    ")
      }
      guard verdict.isRight else {
        return told + ["  (once more; h is a hint, s shows a line that does it)"]
      }
      steps.removeFirst()
      hints = 0
      return told + goOn()
    } catch {
      return Self.wrapped("\(error)", first: "  ", rest: "  ")
    }
  }
}
