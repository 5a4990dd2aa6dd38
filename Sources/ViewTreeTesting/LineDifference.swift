import Foundation

/// How one text differs from another, line by line.
struct LineDifference {
  /// The changed lines, removed ones marked `-` and added ones `+`, with three unchanged lines
  /// around each change. The omitted lines in between are counted.
  let text: String

  init(from old: String, to new: String) {
    let marked = Self.marked(Self.lines(old), Self.lines(new))
    text = Self.shown(marked).joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private typealias Line = (mark: String, text: Substring)

  private static func marked(_ old: [Substring], _ new: [Substring]) -> [Line] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        lines.append(("-", old[before]))
        before += 1
      } else if inserted.contains(after) {
        lines.append(("+", new[after]))
        after += 1
      } else {
        lines.append((" ", old[before]))
        before += 1
        after += 1
      }
    }
    return lines
  }

  private static func shown(_ lines: [Line]) -> [String] {
    let changes = lines.indices.filter { lines[$0].mark != " " }
    let near = Set(changes.flatMap { ($0 - context)...($0 + context) })
    var shown: [String] = []
    var leftOut = 0
    for (index, line) in lines.enumerated() {
      guard near.contains(index), shown.count < mostLines else {
        leftOut += 1
        continue
      }
      if leftOut > 0 { shown.append("  (\(leftOut) lines)") }
      leftOut = 0
      shown.append("\(line.mark) \(line.text.prefix(longestLine))")
    }
    if leftOut > 0 { shown.append("  (\(leftOut) lines)") }
    return shown
  }

  private static let context = 3
  private static let mostLines = 60
  /// The most characters of a line that are shown.
  private static let longestLine = 200
}
