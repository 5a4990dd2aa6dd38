/// One line of a wrapped text.
package struct TextLine: Equatable, Sendable {
  /// The characters on the line, without the spaces and the hard break that ended it.
  package var range: Range<Int>

  /// The sum of the characters' advances, not rounded.
  package var width: CGFloat

  package init(range: Range<Int>, width: CGFloat) {
    self.range = range
    self.width = width
  }
}

/// The greedy breaking of a measured text into lines.
///
/// Rules, for each line in turn:
/// 1. Take characters while they fit; spaces always fit, and may hang over the edge.
/// 2. A hard break ends the line.
/// 3. At a character that does not fit, go back to the last space or to the last place beside a wide
///    character; the spaces there belong to neither line.
/// 4. If there is no such place, break before the character itself; a line takes at least one
/// character.
///
/// - Shape: always at least one line; a final hard break is followed by an empty line.
/// - Infinity: an infinite width leaves only hard breaks.
/// - Cost: linear in the characters, each visited at most twice.
/// - Source: TEXT-5.2.
struct TextWrapping {
  let advances: [CGFloat]
  let roles: [PreparedText.Role]
  let width: CGFloat

  /// The tolerance by which a sum of advances may exceed the width: floating-point sums are not
  /// exact.
  static let tolerance: CGFloat = 1e-6

  /// A line and where the next one starts.
  private struct Break {
    var line: TextLine
    var next: Int
    var isHard = false
  }

  /// All lines.
  func lines() -> [TextLine] {
    var lines: [TextLine] = []
    var start = 0
    var endsHard = true
    while start < roles.count {
      let found = nextLine(from: start)
      lines.append(found.line)
      start = found.next
      endsHard = found.isHard
    }
    if endsHard {
      lines.append(TextLine(range: start..<start, width: 0))
    }
    return lines
  }

  private func nextLine(from start: Int) -> Break {
    var taken: CGFloat = 0
    var opportunity: Break?
    for index in start..<roles.count {
      switch roles[index] {
      case .hardBreak:
        let line = lineWithHangingSpaces(start..<index, width: taken, opportunity)
        return Break(line: line, next: index + 1, isHard: true)
      case .space:
        if index == start || roles[index - 1] != .space {
          opportunity = Break(line: TextLine(range: start..<index, width: taken), next: index + 1)
        } else {
          opportunity?.next = index + 1
        }
      case .letter, .wide:
        if index > start, breaksBefore(index) {
          opportunity = Break(line: TextLine(range: start..<index, width: taken), next: index)
        }
        if index > start, taken + advances[index] > width + Self.tolerance {
          return opportunity
            ?? Break(line: TextLine(range: start..<index, width: taken), next: index)
        }
      }
      taken += advances[index]
    }
    let line = lineWithHangingSpaces(start..<roles.count, width: taken, opportunity)
    return Break(line: line, next: roles.count)
  }

  /// Whether a line may break between a character that is not a space and its predecessor.
  private func breaksBefore(_ index: Int) -> Bool {
    guard roles[index - 1] != .space else { return false }
    return roles[index] == .wide || roles[index - 1] == .wide
  }

  /// The whole range as a line; trailing spaces are dropped if only they do not fit.
  private func lineWithHangingSpaces(
    _ range: Range<Int>, width taken: CGFloat, _ opportunity: Break?
  ) -> TextLine {
    if taken > width + Self.tolerance, let opportunity, opportunity.next == range.upperBound {
      return opportunity.line
    }
    return TextLine(range: range, width: taken)
  }
}
