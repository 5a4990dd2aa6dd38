import ViewTree
import ViewTreeInspection

/// A curve of bars over time, a threshold across it, and bands of signs below it.
struct BarCurve {
  let area: ScreenArea
  let threshold: CGFloat
  /// The height of a bar that fills the curve.
  let top: CGFloat
  /// The names of the bands, from above.
  let bands: [String]

  /// The cells left of the time axis, for labels.
  static let gutter = 8

  /// The rows of the bars, and the columns beside the labels.
  var rows: Int { area.rows - bands.count }
  var columns: Int { area.columns - Self.gutter }

  /// The row of the threshold, from above.
  var line: Int { rows - 1 - min(rows - 1, Int(threshold / top * CGFloat(rows))) }

  func drawLabels(on screen: inout ScreenBuffer) {
    let label = ValueText.number(Double(threshold), decimals: 1) + " ┄"
    screen.write(
      label, row: area.row + line, column: Self.gutter - label.count, style: .threshold)
    for (offset, name) in bands.enumerated() {
      screen.write(name, row: area.row + rows + offset, column: 0)
    }
  }

  func draw(
    _ height: CGFloat, _ signs: [String], at column: Int, on screen: inout ScreenBuffer,
    style: TerminalStyle = .plain
  ) {
    let column = area.column + Self.gutter + column
    for row in 0..<rows {
      let block = Self.block(height / top * CGFloat(rows), at: rows - 1 - row)
      let isLine = block == nil && row == line
      screen.write(
        String(block ?? (isLine ? "┄" : " ")), row: area.row + row, column: column,
        style: isLine ? .threshold : style)
    }
    for (offset, sign) in signs.enumerated() {
      screen.write(sign, row: area.row + rows + offset, column: column, style: style)
    }
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
}
