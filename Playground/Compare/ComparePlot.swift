import RefreshSystems
import ViewTree
import ViewTreeInspection

/// The pulls of several systems over a shared time axis, with bands for the finger and the phases.
///
/// A system's curve is drawn with the last digit of its number, and `#` where curves meet. Several
/// samples share a column, which shows the last of them.
@MainActor struct ComparePlot {
  private let runs: [ComparedRun]
  /// The least and the largest pull that the rows show. Points.
  private let range: ClosedRange<CGFloat>

  private static let rows = 14
  private static let columns = 70
  private static let gutter = 8

  init(_ runs: [ComparedRun]) {
    self.runs = runs
    let pulls = runs.flatMap { $0.samples.map(\.pull) }
    let thresholds = runs.map(\.threshold)
    range = min(0, pulls.min() ?? 0)...max(1, pulls.max() ?? 0, thresholds.max() ?? 0)
  }

  var lines: [String] {
    var cells = Array(
      repeating: [Character](repeating: " ", count: Self.columns), count: Self.rows)
    var labels = Array(repeating: "", count: Self.rows)
    labels[row(of: 0)] = "0"
    labels[0] = "pull"
    for run in runs {
      let row = row(of: run.threshold)
      labels[row] = ValueText.number(Double(run.threshold), decimals: 1)
      for column in 0..<Self.columns where column.isMultiple(of: 2) { cells[row][column] = "-" }
    }
    for run in runs {
      for column in 0..<Self.columns {
        let row = row(of: run.samples[sample(column, of: run)].pull)
        let mark = run.system.number.last ?? "?"
        let isTaken = cells[row][column].isNumber || cells[row][column] == "#"
        cells[row][column] = isTaken ? "#" : mark
      }
    }
    let curves = zip(labels, cells).map { Self.line($0, String($1)) }
    return curves + bands + [axis] + legend
  }

  private func row(of pull: CGFloat) -> Int {
    let share = (range.upperBound - pull) / (range.upperBound - range.lowerBound)
    return min(Self.rows - 1, max(0, Int((share * CGFloat(Self.rows - 1)).rounded())))
  }

  private func sample(_ column: Int, of run: ComparedRun) -> Int {
    (column + 1) * run.samples.count / Self.columns - 1
  }

  private func share(_ column: Int, of run: ComparedRun) -> ClosedRange<Int> {
    let last = sample(column, of: run)
    let first = column == 0 ? 0 : sample(column - 1, of: run) + 1
    return min(first, last)...last
  }

  private var bands: [String] {
    guard let first = runs.first else { return [] }
    let finger = (0..<Self.columns).map { column -> Character in
      first.samples[sample(column, of: first)].finger == nil ? " " : "="
    }
    return [Self.line("finger", String(finger))] + runs.map(band)
  }

  /// The phases of one system; `!` at a request for data.
  private func band(_ run: ComparedRun) -> String {
    let requests = Set(run.requests.map(\.index))
    let letters = (0..<Self.columns).map { column -> Character in
      let share = share(column, of: run)
      return requests.contains(where: share.contains)
        ? "!" : run.samples[share.upperBound].phase.letter
    }
    return Self.line(run.system.number, String(letters))
  }

  private var axis: String {
    let end = ValueText.number(runs.first?.samples.last?.seconds ?? 0, decimals: 1) + " s"
    return Self.line("time", "0 s" + end.rightAligned(in: Self.columns - 3))
  }

  private static func line(_ label: String, _ text: String) -> String {
    (label.rightAligned(in: gutter - 1) + " " + text).trimmingTrailingBlanks
  }

  private var legend: [String] {
    let digits = runs.compactMap(\.system.number.last).map(String.init).joined(separator: " ")
    let curves =
      runs.count == 1
      ? "\(digits) the pull" : "\(digits) the pulls of the systems, # where several meet"
    return [
      curves, "- - a threshold, = the finger is down",
      ". rest  p pulled  a armed  ! asks  R refreshing", "~ not ready  x nothing more",
    ].indented(by: String(repeating: " ", count: Self.gutter))
  }
}
