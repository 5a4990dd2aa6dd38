import ViewTree

/// The pull over time, with bands for the finger and the header's flags and a scrubber below.
///
/// Several moments share a column; it shows the furthest of them.
struct TourPlot {
  private let moments: [PullMoment]
  private let threshold: CGFloat

  init(_ moments: [PullMoment], threshold: CGFloat) {
    self.moments = moments
    self.threshold = threshold
  }

  /// Draws the plot; the last rows are the bands.
  func draw(on screen: inout ScreenBuffer, in area: ScreenArea, index: Int) {
    let curve = BarCurve(
      area: area, threshold: threshold, top: max(threshold, moments.map(\.pull).max() ?? 0),
      bands: Self.bands)
    let columns = curve.columns
    guard curve.rows > 0, columns > 1 else { return }
    let present = column(of: index, columns)
    screen.write("pull", row: area.row + (curve.line == 0 ? curve.rows - 1 : 0), column: 0)
    curve.drawLabels(on: &screen)
    for column in 0..<columns {
      let shared = moments[share(column, columns)]
      let isDown = shared.contains { $0.moment.fingerTranslation != nil }
      curve.draw(
        shared.map(\.pull).max() ?? 0,
        [isDown ? "▔" : " ", Self.letter(shared), column == present ? "▲" : "─"], at: column,
        on: &screen, style: column <= present ? .strong : .faint)
    }
  }

  /// Below the curve: the finger, the flags, the scrubber.
  static let bands = ["finger", "r f B", "time"]

  func column(of index: Int, _ columns: Int) -> Int {
    min(columns - 1, index * columns / moments.count)
  }

  /// The moments that a column shows; at least one.
  private func share(_ column: Int, _ columns: Int) -> Range<Int> {
    let first = (column * moments.count + columns - 1) / columns
    let end = ((column + 1) * moments.count + columns - 1) / columns
    let start = min(first, moments.count - 1)
    return start..<max(start + 1, min(end, moments.count))
  }

  /// r for refreshing, f for frozen, B for both, at the end of the column's time.
  private static func letter(_ moments: ArraySlice<PullMoment>) -> String {
    let flags = moments.last?.flags ?? []
    return switch (flags.contains(.headerRefreshing), flags.contains(.headerFrozen)) {
    case (true, true): "B"
    case (true, false): "r"
    case (false, true): "f"
    case (false, false): "·"
    }
  }
}
