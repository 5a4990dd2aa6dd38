import RefreshSystems
import ViewTree
import ViewTreeInspection

/// One gesture played on all systems: the table, the plot, and where they differ.
@MainActor struct Comparison {
  private let title: String
  private let path: TouchPath
  private let runs: [ComparedRun]
  private let verdicts: [CompareVerdict]

  /// How long the screens run on after the gesture. Seconds.
  private static let rest = 1.5

  init(
    _ gesture: ComparedGesture, systems: [RefreshSystemName] = RefreshSystemName.allCases,
    parameters: SceneParameters = SceneParameters()
  ) {
    title = gesture.title
    path = gesture.path
    runs = systems.map {
      ComparedRun(RefreshScenes.scene(of: $0, parameters), path: gesture.path, rest: Self.rest)
    }
    verdicts = runs.map(CompareVerdict.init)
  }

  /// The full report on the gesture.
  var lines: [String] {
    var lines = [title, description, ""] + table
    lines += [""] + ComparePlot(runs).lines + ["", "What moved them"]
    for verdict in verdicts {
      let reasons = verdict.reasons
      lines.append("  \(verdict.name)" + (reasons.isEmpty ? ": no rule was met" : ""))
      lines += reasons.indented(by: "    ")
    }
    guard verdicts.count > 1 else { return lines }
    return lines + ["", "Where they differ"] + differences.indented()
  }

  /// The verdicts only, one line per system.
  var summary: [String] {
    [title]
      + verdicts.flatMap { verdict in
        WordWrap.lines(of: verdict.sentence, width: Self.width - 20)
          .hanging("  " + verdict.name.padded(to: 18))
      }
  }

  private var description: String {
    let touches = path.touches
    let start = touches.first?.point.y ?? 0
    let furthest = touches.map { $0.point.y - start }.max { abs($0) < abs($1) } ?? 0
    let travel =
      furthest < 0
      ? "\(ValueText.number(Double(-furthest), decimals: 1)) up"
      : "\(ValueText.number(Double(furthest), decimals: 1)) down"
    return "The finger goes \(travel) on a screen of "
      + "\(Int(RefreshScenes.screen.width)) x \(Int(RefreshScenes.screen.height)), "
      + "\(ValueText.number(path.duration, decimals: 2)) s in all"
      + (path.endsDown ? ", and stays down." : ".")
  }

  private var table: [String] {
    let head = ["system", "threshold", "at", "pull", "finger", "asks for data"]
    let rows = [head] + verdicts.flatMap(\.rows)
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.flatMap { row in
      let cells = zip(row, widths).dropLast().map { $0.padded(to: $1 + 2) }.joined()
      return WordWrap.lines(of: row[row.count - 1], width: Self.width - 2 - cells.count)
        .hanging("  " + cells)
    }
  }

  /// The columns of a page of text.
  private static let width = 80

  private var differences: [String] {
    var groups: [(kind: String, names: [String])] = []
    for verdict in verdicts {
      if let index = groups.firstIndex(where: { $0.kind == verdict.kind }) {
        groups[index].names.append(verdict.name)
      } else {
        groups.append((verdict.kind, [verdict.name]))
      }
    }
    if groups.count == 1, let kind = groups.first?.kind {
      return ["all alike: \(kind)"] + delays
    }
    return groups.flatMap { group in
      WordWrap.lines(
        of: "\(group.names.joined(separator: ", ")): \(group.kind)", width: Self.width - 2)
    } + delays
  }

  /// How much later than the first system each one asked.
  private var delays: [String] {
    let asked = runs.compactMap { run in
      run.requests.first.map { (run.system.number, run.samples[$0.index].seconds) }
    }
    guard let first = asked.min(by: { $0.1 < $1.1 }) else { return [] }
    return asked.filter { $0.1 > first.1 }.map {
      "\($0.0) asks \(ValueText.number($0.1 - first.1, decimals: 2)) s after \(first.0)"
    }
  }
}
