/// Compares the steps of a learner's latch with the reference, in both readings of its page.
struct LatchCheck {
  let script: [String]

  func verdict(_ results: [String]) -> ExerciseVerdict {
    let runs = LatchMachine.Reading.allCases.map { ReadingRun($0, script, results) }
    if let right = runs.first(where: { $0.firstWrong == nil }) {
      let other = runs.first { $0.firstWrong != nil }
      let gestures = script.filter { $0.hasPrefix("gesture") }.count
      var lines = [
        "All \(script.count - gestures) steps of the \(gestures) gestures are as the page says.",
        "Your reading: \(right.reading.rawValue). The page allows both readings.",
      ]
      if let other, let step = other.firstWrong {
        lines.append(
          "Read the other way, step \(step + 1) (\(script[step])) would be"
            + " \(other.expected[step].line).")
        lines.append("Which of your tests would have failed then?")
      }
      return ExerciseVerdict(isSolved: true, lines: lines)
    }
    // The reading that agrees for the most steps is probably the intended one.
    let best = runs.max { ($0.firstWrong ?? 0) < ($1.firstWrong ?? 0) }
    return ExerciseVerdict(isSolved: false, lines: best?.words(script, results) ?? [])
  }
}

/// The reference in one reading, beside the learner's results.
private struct ReadingRun {
  let reading: LatchMachine.Reading
  let expected: [(line: String, reason: String)]
  /// The first step that differs, from 0; nil if none does.
  let firstWrong: Int?

  init(_ reading: LatchMachine.Reading, _ script: [String], _ results: [String]) {
    self.reading = reading
    var machine = LatchMachine(reading)
    expected = script.map { step in
      machine.perform(step)
      return (machine.line, machine.reason)
    }
    let lines = expected.map(\.line)
    firstWrong =
      lines.indices.first { !results.indices.contains($0) || results[$0] != lines[$0] }
  }

  /// The first step that differs, with the steps before it and both sides' numbers.
  func words(_ script: [String], _ results: [String]) -> [String] {
    guard let step = firstWrong else { return [] }
    let beginning = script[...step].lastIndex { $0.hasPrefix("gesture") } ?? 0
    var lines = [
      "\(script[beginning]), step \(step - beginning): `\(script[step])` is the first that differs.",
      "", "  step                 page                   yours",
    ]
    for index in max(beginning + 1, step - Self.stepsBefore)...step {
      let own = results.indices.contains(index) ? results[index] : "nothing"
      let mark = index == step ? ">" : " "
      lines.append(
        "\(mark) \(script[index].padded(to: 20)) \(expected[index].line.padded(to: 22)) \(own)")
    }
    lines += [
      "", "A line is the phase, how often the host was asked, and the points that are kept open.",
      "The page: \(expected[step].reason).",
    ]
    return lines
  }

  /// How many steps are shown before the one that differs.
  private static let stepsBefore = 4
}
