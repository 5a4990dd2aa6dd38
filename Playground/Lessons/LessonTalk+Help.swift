// The answers to `?`.

extension LessonTalk {
  static func explanation(of step: Step) -> [String] {
    let commands = [
      "  Or type one of these letters and return:", "  h  the next hint, three in all; free",
      "  s  skip, with the answer; free", "  q  leave",
    ]
    switch step {
    case .say, .show: return commands
    case .make(_, _, let line):
      let way =
        line == nil
        ? "Write it outside of this lesson; s goes on to its end."
        : "Type the line of Swift that is missing; it is compiled and its results are compared."
      return wrapped(way, first: "  ", rest: "  ") + commands
    case .play:
      return ["  An empty line plays the next step, s all that are left."] + commands
    case .ask(let question, let figure):
      let reading = AnswerReading(kind: question.kind)
      let truth = question.answer()
      let example = reading.example { question.isSame($0, truth) }
      var lines = wrapped(
        "Answer with \(reading.expected)\(example).", first: "  ", rest: "  ")
      lines.append("  It is about \(question.about.rawValue).")
      if let figure {
        let (least, most) = (figure.range.lowerBound, figure.range.upperBound)
        lines += [
          "  try \(Prose.number(figure.start))  sets \(figure.name), "
            + "\(Prose.number(least)) to \(Prose.number(most))"
        ]
      }
      return lines + commands
    case .change(let modification):
      var lines = ["  A letter of the menu chooses a change; s goes on when you have seen enough."]
      if let typed = modification.typed {
        lines.append(
          "  A number from \(Prose.number(typed.range.lowerBound)) to "
            + "\(Prose.number(typed.range.upperBound)) is \(typed.name).")
      }
      return lines + commands
    }
  }
}

extension AnswerReading {
  /// The end of a sentence about the form: an answer of it that is not the right one. Where there are
  /// only a few, all are named, since a wrong one alone would tell the others.
  func example(_ isRight: (Answer) -> Bool) -> String {
    func first(of lines: [String]) -> String {
      lines.first { line in (try? read(line)).map(isRight) == false } ?? lines[0]
    }
    switch kind {
    case .numbers(let count, let unit, _):
      let isSize = count == 2 && unit == "points"
      let lines = [3, 12].map { start in
        (0..<count).map { "\(start + 5 * $0)" }.joined(separator: isSize ? " x " : " ")
      }
      return ", such as \(first(of: lines))"
    case .choice, .node: return ": a for the first, b for the second, and so on"
    case .order(let items):
      let letters = Array(Self.letters.prefix(items.count))
      guard items.count > 2 else { return ": a b, or b a" }
      let lines = [letters.reversed(), Array(letters.dropFirst()) + letters.prefix(1)]
      return ", such as \(first(of: lines.map { $0.joined(separator: " ") }))"
    case .path(let items):
      let letters = Array(Self.letters.prefix(min(items.count, 2)))
      let lines = [letters + letters, letters.reversed() + letters]
      return ", such as \(first(of: lines.map { $0.joined(separator: " ") }))"
    case .systems: return ": \(first(of: ["0 2", "1 4"])) names two of them"
    }
  }
}

extension Question {
  /// Whether these are the right numbers in another order.
  @MainActor func isReordered(_ given: Answer) -> Bool {
    guard case .numbers(let given) = given, case .numbers(let truth) = answer() else {
      return false
    }
    return isSame(.numbers(given.sorted()), .numbers(truth.sorted()))
  }
}
