/// Where the panels of the tour's page are, in cells.
struct TourPageLayout: Equatable {
  let phone: ScreenArea
  let tree: ScreenArea
  let flags: ScreenArea
  /// Nil where the column is too short for one more panel.
  let preferences: ScreenArea?
  /// The plot and the bands below it.
  let plot: ScreenArea
  let lesson: ScreenArea
  let keys: Int

  /// The smallest page: three panels side by side that still say what they are for.
  static let minimum = TerminalSize(columns: 60, rows: 20)

  /// Divides a screen.
  ///
  /// - Shape: nil for a screen smaller than `minimum`. The tree gets what phone and flags leave; the
  ///   plot grows by a row for every three beyond 24, up to 8. Where a lesson needs two lines, the
  ///   plot gives one.
  init?(size: TerminalSize) {
    guard size.columns >= Self.minimum.columns, size.rows >= Self.minimum.rows else { return nil }
    let phoneColumns = min(max(16, size.columns * 28 / 100), 26)
    let flagColumns = min(max(22, size.columns * 30 / 100), 44)
    let treeColumns = size.columns - phoneColumns - flagColumns
    let lessonRows = size.columns < Self.lessonColumns ? 3 : 2
    let curve = min(max(3, 4 + (size.rows - 24) / 3), 8) - (lessonRows - 2)
    let plotRows = curve + TourPlot.bands.count
    let panelRows = size.rows - 1 - plotRows - lessonRows - 1
    let flagRows = panelRows >= Self.twoPanels ? Self.flagPanel : panelRows
    phone = ScreenArea(row: 1, column: 0, rows: panelRows, columns: phoneColumns)
    tree = ScreenArea(row: 1, column: phoneColumns, rows: panelRows, columns: treeColumns)
    flags = ScreenArea(
      row: 1, column: phoneColumns + treeColumns, rows: flagRows, columns: flagColumns)
    preferences =
      flagRows == panelRows
      ? nil
      : ScreenArea(
        row: 1 + flagRows, column: flags.column, rows: panelRows - flagRows, columns: flagColumns)
    plot = ScreenArea(row: 1 + panelRows, column: 0, rows: plotRows, columns: size.columns)
    lesson = ScreenArea(
      row: plot.row + plotRows, column: 0, rows: lessonRows, columns: size.columns)
    keys = size.rows - 1
  }

  /// The width in which every lesson is one line below its title.
  private static let lessonColumns = 80
  private static let flagPanel = 15
  private static let twoPanels = 22
}
