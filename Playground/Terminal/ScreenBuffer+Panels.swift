extension ScreenBuffer {
  /// Writes lines from an area's top on, as many as it has rows.
  mutating func write(_ lines: [(text: String, style: TerminalStyle)], in area: ScreenArea) {
    for (offset, line) in lines.prefix(area.rows).enumerated() {
      write(
        line.text, row: area.row + offset, column: area.column, width: area.columns,
        style: line.style)
    }
  }

  mutating func write(_ lines: [String], in area: ScreenArea) {
    write(lines.map { ($0, .plain) }, in: area)
  }

  /// A box of lines, each cut to its width.
  mutating func list(_ area: ScreenArea, title: String, lines: [String]) {
    box(area, title: title)
    write(lines, in: area.inside)
  }

  /// A box of lines, wrapped to its width.
  mutating func panel(_ area: ScreenArea, title: String, lines: [String]) {
    list(
      area, title: title,
      lines: lines.flatMap { WordWrap.lines(of: $0, width: area.inside.columns) })
  }

  /// Says on a screen that is too small how large a page needs it.
  mutating func needs(
    _ least: TerminalSize, for page: String, otherwise: String = "press q to quit"
  ) {
    let words =
      "\(page) needs \(least.columns) x \(least.rows) cells, this terminal has "
      + "\(size.columns) x \(size.rows). Make it larger, or \(otherwise)."
    write(
      WordWrap.lines(of: words, width: size.columns),
      in: ScreenArea(row: 0, column: 0, rows: size.rows, columns: size.columns))
  }

  /// The last line: the keys, or the most important ones where the page is narrow.
  mutating func keys(_ all: String, few: String) {
    write(size.columns >= all.count ? all : few, row: size.rows - 1, column: 0, style: .faint)
  }
}
