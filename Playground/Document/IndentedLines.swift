/// Finds listings that are marked only by their indentation.
///
/// A block begins with a line that is indented by four columns or a tab, after an empty line or a
/// heading. It ends before the next line with less indentation; empty lines at its end do not
/// belong to it. No block begins below a list item, since indented lines there belong to the item.
///
/// - Source: CommonMark 0.31, section 4.4.
struct IndentedLines {
  private var first: Int?
  private var last = 0
  private var mayBegin = true
  private var isInList = false

  /// Reads the next line outside fences.
  ///
  /// - Parameter index: the line's index in the document, from 0.
  /// - Returns: the lines of the block that this line ends; nil if it ends none.
  mutating func read(_ line: String, at index: Int) -> ClosedRange<Int>? {
    guard let start = line.firstIndex(where: { !$0.isWhitespace }) else {
      mayBegin = true
      return nil
    }
    guard Self.isIndented(line[..<start]) else {
      let text = line[start...]
      isInList = Self.beginsItem(text) || (isInList && !mayBegin)
      mayBegin = text.hasPrefix("#")
      return end()
    }
    if first == nil, mayBegin, !isInList { first = index }
    last = index
    mayBegin = mayBegin && first != nil
    return nil
  }

  /// Ends the open block, at a fence or at the end of the document.
  mutating func end() -> ClosedRange<Int>? {
    defer { first = nil }
    return first.map { $0...last }
  }

  private static func isIndented(_ blanks: Substring) -> Bool {
    var columns = 0
    for blank in blanks { columns = blank == "\t" ? (columns / 4 + 1) * 4 : columns + 1 }
    return columns >= 4
  }

  /// Whether a text begins with a bullet or a number, as a list item does.
  private static func beginsItem(_ text: Substring) -> Bool {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text[digits.endIndex...]
    guard let sign = rest.first, digits.isEmpty ? "-*+".contains(sign) : ".)".contains(sign) else {
      return false
    }
    return rest.dropFirst().first?.isWhitespace ?? true
  }
}
