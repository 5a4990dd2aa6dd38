import ViewTree

/// Where the panels of a live drag are, in cells.
struct DragLayout: Equatable {
  let phone: ScreenArea
  /// The ruler's column, in which a row of motion is only a few points.
  let ruler: ScreenArea
  let numbers: ScreenArea
  let rules: ScreenArea
  /// Numbers and rules together: the area of the page of keys.
  let side: ScreenArea
  /// The pull over time, the finger and the phases.
  let plot: ScreenArea
  let keys: Int

  static let minimum = TerminalSize(columns: 60, rows: 20)

  /// Divides a screen.
  ///
  /// - Shape: nil for a screen smaller than `minimum`.
  init?(size: TerminalSize) {
    guard size.columns >= Self.minimum.columns, size.rows >= Self.minimum.rows else { return nil }
    let phoneColumns = min(max(18, size.columns * 32 / 100), 30)
    let plotRows = min(max(5, size.rows / 4), 10)
    let panelRows = size.rows - 2 - plotRows
    let left = phoneColumns + Self.rulerColumns
    let numberRows = min(Self.numberRows, panelRows - Self.leastRules)
    phone = ScreenArea(row: 1, column: 0, rows: panelRows, columns: phoneColumns)
    ruler = ScreenArea(row: 1, column: phoneColumns, rows: panelRows, columns: Self.rulerColumns)
    numbers = ScreenArea(row: 1, column: left, rows: numberRows, columns: size.columns - left)
    rules = ScreenArea(
      row: 1 + numberRows, column: left, rows: panelRows - numberRows,
      columns: size.columns - left)
    side = ScreenArea(row: 1, column: left, rows: panelRows, columns: size.columns - left)
    plot = ScreenArea(row: 1 + panelRows, column: 0, rows: plotRows, columns: size.columns)
    keys = size.rows - 1
  }

  private static let rulerColumns = 5
  private static let numberRows = 9
  private static let leastRules = 3

  /// The phone's cells and the ruler's.
  @MainActor var ground: FingerGround {
    FingerGround(phone: phone.inside, screen: RefreshScenes.screen, ruler: ruler)
  }
}
