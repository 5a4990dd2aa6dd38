import RefreshSystems
import ViewTree
import ViewTreeInspection

/// The pull of the last seconds, with bands for the finger and the header's phase below.
@MainActor struct DragPlot {
  private let samples: [DragSession.Sample]
  private let threshold: CGFloat

  private static let gutter = 8
  private static let bands = 2

  init(_ session: DragSession) {
    samples = session.samples
    threshold = session.scene.threshold
  }

  /// Draws one tick per column, the newest at the right edge.
  func draw(on screen: inout ScreenBuffer, in area: ScreenArea) {
    let curveRows = area.rows - Self.bands
    let columns = area.columns - Self.gutter
    guard curveRows > 0, columns > 0 else { return }
    let shown = samples.suffix(columns)
    let top = max(threshold, shown.map(\.pull).max() ?? 0, 1)
    let line = curveRows - 1 - min(curveRows - 1, Int(threshold / top * CGFloat(curveRows)))
    let label = ValueText.number(Double(threshold), decimals: 1) + " ┄"
    screen.write(
      label, row: area.row + line, column: Self.gutter - label.count, style: .threshold)
    for (offset, name) in ["finger", "phase"].enumerated() {
      screen.write(name, row: area.row + curveRows + offset, column: 0)
    }
    for (offset, sample) in shown.enumerated() {
      let column = area.column + Self.gutter + columns - shown.count + offset
      for row in 0..<curveRows {
        let height = max(0, sample.pull) / top * CGFloat(curveRows)
        let block = TourPlot.block(height, at: curveRows - 1 - row)
        let isLine = block == nil && row == line
        screen.write(
          String(block ?? (isLine ? "┄" : " ")), row: area.row + row, column: column,
          style: isLine ? .threshold : .plain)
      }
      screen.write(sample.isDown ? "▔" : " ", row: area.row + curveRows, column: column)
      screen.write(String(sample.phase.letter), row: area.row + curveRows + 1, column: column)
    }
  }
}
