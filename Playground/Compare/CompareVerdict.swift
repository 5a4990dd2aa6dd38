import RefreshSystems
import ViewTreeInspection

/// The outcome of a gesture in one system, as a sentence and as a table row.
@MainActor struct CompareVerdict {
  let run: ComparedRun

  var name: String { "\(run.system.number) \(run.system.rawValue)" }

  /// Whether and on which occasion the system asked: equal for systems that behave the same.
  var kind: String {
    if let request = run.requests.first {
      let side = request.event.side == .header ? "" : " at the footer"
      return "asks \(run.occasion(of: request).rawValue)\(side)"
    }
    return run.waiting == nil ? "does not ask" : "is armed and waits"
  }

  var sentence: String {
    var parts: [String] = []
    for request in run.requests {
      let side = request.event.side == .header ? "" : " (footer)"
      parts.append(
        "asks at \(place(request))\(side) \(run.occasion(of: request).rawValue)")
    }
    if run.requests.isEmpty { parts.append("does not ask") }
    for held in run.happenings where held.event.step == .held {
      parts.append("begins to hold room at a pull of \(number(pull(held)))")
    }
    if let waiting = run.waiting { parts.append("armed at \(number(pull(waiting))), waits") }
    return parts.joined(separator: "; ")
  }

  /// The table columns for each request; one row of dashes if there was none.
  var rows: [[String]] {
    let line = number(Double(run.threshold))
    guard !run.requests.isEmpty else {
      return [[name, line, "-", "-", "-", run.waiting == nil ? "no" : "no, armed and waiting"]]
    }
    return run.requests.map { request in
      let judged = run.judged(request)
      let isHeader = request.event.side == .header
      return [
        name, isHeader ? line : "-", seconds(request), number(Double(judged.pull)),
        judged.finger.map { number(Double($0)) } ?? "up",
        (isHeader ? "" : "footer: ") + run.occasion(of: request).rawValue,
      ]
    }
  }

  /// The columns that a page shows besides the time.
  private static let width = 66

  /// Every step that a rule took, with its time, the rule in numbers and in words.
  var reasons: [String] {
    run.happenings.flatMap { happening in
      WordWrap.lines(of: RuleWords.spelledOut(happening.event.text), width: Self.width)
        .hanging("\(seconds(happening))  ")
    }
  }

  /// The pull of a request; in words where it would round to the line that it has crossed.
  private func place(_ request: ComparedRun.Happening) -> String {
    let pull = pull(request)
    let line = Double(run.threshold)
    guard pull > line, number(pull) == number(line) else { return number(pull) }
    return "just beyond \(number(line))"
  }

  private func pull(_ happening: ComparedRun.Happening) -> Double {
    Double(run.judged(happening).pull)
  }

  private func seconds(_ happening: ComparedRun.Happening) -> String {
    number(run.samples[happening.index].seconds, decimals: 2) + " s"
  }

  private func number(_ value: Double, decimals: Int = 1) -> String {
    ValueText.number(value, decimals: decimals)
  }
}
