/// Judges a boundary table: whether each row holds for the port, and which faults it would detect.
struct BoundaryCheck {
  /// One step of a row with the flags that its author expects.
  private struct Step {
    let words: [Substring]
    let isRefreshing: Bool
    let isFrozen: Bool

    var text: String { words.joined(separator: " ") }
  }

  private let rows: [[Step]]

  /// - Parameter results: `row`, `pull 119 false false`, `ends false false`, one line each.
  init(_ results: [String]) {
    var rows: [[Step]] = []
    for line in results {
      let words = line.split(separator: " ")
      if words == ["row"] {
        rows.append([])
      } else if !rows.isEmpty, words.count >= 3 {
        rows[rows.count - 1].append(
          Step(
            words: Array(words.dropLast(2)), isRefreshing: words[words.count - 2] == "true",
            isFrozen: words[words.count - 1] == "true"))
      }
    }
    self.rows = rows
  }

  var verdict: ExerciseVerdict {
    guard rows.contains(where: { !$0.isEmpty }) else {
      return ExerciseVerdict(isSolved: false, lines: ["The table has no row with a step yet."])
    }
    if let wrong = firstDifference(from: nil) {
      return ExerciseVerdict(isSolved: false, lines: wrong)
    }
    let missed = HeaderPort.Fault.allCases.filter { firstDifference(from: $0) == nil }
    let count = HeaderPort.Fault.allCases.count
    guard let first = missed.first else {
      return ExerciseVerdict(
        isSolved: true,
        lines: ["Every row is true of the port, and the table notices \(count) of \(count) faults."]
      )
    }
    return ExerciseVerdict(
      isSolved: false,
      lines: [
        "Every row is true of the port; the table notices \(count - missed.count) of \(count) faults.",
        "Not yet this one: a port that \(first.rawValue). Which pulls would show it?",
      ])
  }

  /// The first step at which a port differs from the table, in words; nil if none does.
  private func firstDifference(from fault: HeaderPort.Fault?) -> [String]? {
    for (row, steps) in rows.enumerated() {
      var port = HeaderPort(fault)
      for (number, step) in steps.enumerated() {
        port.perform(step.words)
        guard (port.isRefreshing, port.isFrozen) != (step.isRefreshing, step.isFrozen) else {
          continue
        }
        return [
          "row \(row + 1), step \(number + 1), `\(step.text)`, is the first that differs:",
          "  your table  refreshing \(step.isRefreshing), frozen \(step.isFrozen)",
          "  the port    refreshing \(port.isRefreshing), frozen \(port.isFrozen)",
          "The port: \(port.reason).",
        ]
      }
    }
    return nil
  }
}
