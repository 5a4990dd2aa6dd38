/// The text that turns one screen into another: only what differs is written, so nothing flickers.
enum ScreenUpdate {
  /// - Parameters:
  ///   - old: what the terminal shows; nil when that is not known. A screen of another size is
  ///     not known either: the terminal is cleared first.
  ///   - usesStyles: false writes no style, as `NO_COLOR` asks.
  /// - Shape: empty for equal screens; one run of cells a row, from the first difference to the last.
  static func text(
    from old: ScreenBuffer?, to new: ScreenBuffer, usesStyles: Bool
  ) -> String {
    var text = ""
    var known = ScreenBuffer(size: new.size)
    if let old, old.size == new.size {
      known = old
    } else {
      text = (usesStyles ? TerminalStyle.plain.sequence : "") + TerminalControl.clear
    }
    for row in 0..<new.size.rows {
      text += run(from: known.row(row), to: new.row(row), row: row, usesStyles: usesStyles)
    }
    return text
  }

  private static func run(
    from old: ArraySlice<ScreenBuffer.Cell>, to new: ArraySlice<ScreenBuffer.Cell>, row: Int,
    usesStyles: Bool
  ) -> String {
    guard let first = new.indices.first(where: { new[$0] != old[$0] }),
      let last = new.indices.last(where: { new[$0] != old[$0] })
    else { return "" }
    var text = TerminalControl.moveCursor(row: row, column: first - new.startIndex)
    var style = TerminalStyle.plain
    for cell in new[first...last] {
      if usesStyles, cell.style != style { text += cell.style.sequence }
      style = cell.style
      text.append(cell.character)
    }
    return style != .plain && usesStyles ? text + TerminalStyle.plain.sequence : text
  }
}
