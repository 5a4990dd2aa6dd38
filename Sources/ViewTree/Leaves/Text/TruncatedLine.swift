/// The last line of a truncated text: the characters kept before and after the ellipsis.
///
/// - Shape: a hard break ends the part before the ellipsis and starts the part after it.
/// - Source: the three places are UIKit's line break modes; that the middle gives the front the odd
///   character is the engine's choice.
struct TruncatedLine {
  private(set) var head: Range<Int>
  private(set) var tail: Range<Int>
  /// Including the ellipsis, not rounded.
  private(set) var width: CGFloat

  private let text: PreparedText
  private let limit: CGFloat

  /// Keeps as many characters as leave room for an ellipsis.
  ///
  /// - Parameters:
  ///   - start: the line's first character; the rest of the text belongs on this line.
  ///   - width: the width of the line, in points.
  init(_ text: PreparedText, from start: Int, width limit: CGFloat, _ mode: Text.TruncationMode) {
    self.text = text
    self.limit = limit + TextWrapping.tolerance
    head = start..<start
    tail = text.roles.count..<text.roles.count
    width = text.ellipsisAdvance
    switch mode {
    case .tail: while takeFront() {}
    case .head: while takeBack() {}
    case .middle:
      var goesOn = true
      while goesOn {
        let front = takeFront()
        let back = takeBack()
        goesOn = front || back
      }
    }
  }

  private mutating func takeFront() -> Bool {
    let next = head.upperBound
    guard next < tail.lowerBound, take(next) else { return false }
    head = head.lowerBound..<next + 1
    return true
  }

  private mutating func takeBack() -> Bool {
    let next = tail.lowerBound - 1
    guard next >= head.upperBound, take(next) else { return false }
    tail = next..<tail.upperBound
    return true
  }

  private mutating func take(_ index: Int) -> Bool {
    guard text.roles[index] != .hardBreak, width + text.advances[index] <= limit else {
      return false
    }
    width += text.advances[index]
    return true
  }
}
