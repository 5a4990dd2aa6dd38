/// A screen of cells, drawn in memory and compared with the one before.
///
/// - Units: rows and columns from 0 at the top left corner; text outside is cut off.
struct ScreenBuffer: Equatable {
  struct Cell: Equatable {
    var character: Character = " "
    var style = TerminalStyle.plain
  }

  let size: TerminalSize
  private var cells: [Cell]

  /// An empty screen; a size below 0 counts as 0.
  init(size: TerminalSize) {
    self.size = TerminalSize(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(repeating: Cell(), count: self.size.columns * self.size.rows)
  }

  /// Writes characters of one cell each, from left to right.
  ///
  /// - Parameter width: the cells at most; a longer text ends in `…`. Nil for up to the edge.
  mutating func write(
    _ text: some StringProtocol, row: Int, column: Int, width: Int? = nil,
    style: TerminalStyle = .plain
  ) {
    guard 0..<size.rows ~= row else { return }
    // Whatever a view or a file says, no cell holds what a terminal takes for a command.
    let shown = Self.cut(MessageText.line(String(text)), to: width ?? max(0, size.columns - column))
    for (offset, character) in shown.enumerated()
    where 0..<size.columns ~= column + offset {
      cells[row * size.columns + column + offset] = Cell(character: character, style: style)
    }
  }

  /// Writes a page's first line: its title on the left, and its state, which is never cut, on the
  /// right. Where the title leaves no room, the short one is written.
  mutating func title(_ title: String, short: String, state: String, row: Int) {
    let column = max(0, size.columns - state.count)
    write(title.count < column ? title : short, row: row, column: 0, style: .strong)
    write(state, row: row, column: column)
  }

  /// Draws a box of lines with a title in its upper edge; at least 2 by 2 cells.
  mutating func box(_ area: ScreenArea, title: String) {
    guard area.columns >= 2, area.rows >= 2 else { return }
    let inner = area.columns - 2
    let head = Self.cut(title.isEmpty ? "" : " \(title) ", to: inner)
    let upper = "┌" + head + String(repeating: "─", count: inner - head.count) + "┐"
    write(upper, row: area.row, column: area.column, style: .faint)
    write(head, row: area.row, column: area.column + 1)
    for row in 1..<area.rows - 1 {
      write("│", row: area.row + row, column: area.column, style: .faint)
      write("│", row: area.row + row, column: area.column + inner + 1, style: .faint)
    }
    let lower = "└" + String(repeating: "─", count: inner) + "┘"
    write(lower, row: area.row + area.rows - 1, column: area.column, style: .faint)
  }

  func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// The rows as text, without the blanks at their ends.
  var lines: [String] {
    (0..<size.rows).map { String(row($0).map(\.character)).trimmingTrailingBlanks }
  }

  private static func cut(_ text: some StringProtocol, to width: Int) -> String {
    if text.count <= width { return String(text) }
    return width < 1 ? "" : text.prefix(width - 1) + "…"
  }
}

struct TerminalSize: Equatable {
  var columns: Int
  var rows: Int
}

struct ScreenArea: Equatable {
  var row: Int
  var column: Int
  var rows: Int
  var columns: Int

  func contains(column: Int, row: Int) -> Bool {
    (self.column..<self.column + columns).contains(column)
      && (self.row..<self.row + rows).contains(row)
  }

  var inside: ScreenArea {
    ScreenArea(
      row: row + 1, column: column + 1, rows: max(0, rows - 2), columns: max(0, columns - 2))
  }
}
