import ViewTree

/// The pull over time, with bands for the finger and the header's flags and a scrubber below.
///
/// Several moments share a column; it shows the furthest of them.
struct TourPlot {
  private let moments: [PullMoment]
  private let threshold: CGFloat

  /// The cells left of the time axis, for labels.
  static let gutter = 8

  init(_ moments: [PullMoment], threshold: CGFloat) {
    self.moments = moments
    self.threshold = threshold
  }

  /// Draws the plot; the last three rows are the bands.
  func draw(on screen: inout ScreenBuffer, in area: ScreenArea, index: Int) {
    let curveRows = area.rows - TourPageLayout.bands
    let columns = area.columns - Self.gutter
    guard curveRows > 0, columns > 1 else { return }
    let present = column(of: index, columns)
    let top = max(threshold, moments.map(\.pull).max() ?? 0)
    let line = curveRows - 1 - min(curveRows - 1, Int(threshold / top * CGFloat(curveRows)))
    screen.write("pull", row: area.row + (line == 0 ? curveRows - 1 : 0), column: 0)
    let label = Tour.number(Double(threshold)) + " ┄"
    screen.write(
      label, row: area.row + line, column: Self.gutter - label.count, style: .threshold)
    for (offset, name) in ["finger", "r f B", "time"].enumerated() {
      screen.write(name, row: area.row + curveRows + offset, column: 0)
    }
    for column in 0..<columns {
      let shared = moments[share(column, columns)]
      let style: TerminalStyle = column <= present ? .strong : .faint
      let height = shared.map(\.pull).max() ?? 0
      for row in 0..<curveRows {
        let block = Self.block(height / top * CGFloat(curveRows), at: curveRows - 1 - row)
        let isLine = block == nil && row == line
        screen.write(
          String(block ?? (isLine ? "┄" : " ")), row: area.row + row,
          column: area.column + Self.gutter + column, style: isLine ? .threshold : style)
      }
      let isDown = shared.contains { $0.moment.fingerTranslation != nil }
      let bands = [isDown ? "▔" : " ", Self.letter(shared), column == present ? "▲" : "─"]
      for (offset, band) in bands.enumerated() {
        screen.write(
          band, row: area.row + curveRows + offset, column: area.column + Self.gutter + column,
          style: style)
      }
    }
  }

  /// The column that shows a moment.
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

  /// The block of one row of a bar, in eighths; nil where the bar does not reach.
  ///
  /// - Parameters:
  ///   - height: the bar's, in rows.
  ///   - row: counted from the bottom.
  static func block(_ height: CGFloat, at row: Int) -> Character? {
    let eighths = Int(((height - CGFloat(row)) * 8).rounded())
    return eighths < 1 ? nil : blocks[min(eighths, 8) - 1]
  }

  private static let blocks = Array("▁▂▃▄▅▆▇█")

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
