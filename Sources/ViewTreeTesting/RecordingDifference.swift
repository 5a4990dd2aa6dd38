import UIKit
import ViewTreeInspection

/// The first difference between two recordings, in words.
struct RecordingDifference {
  /// The first moment that differs, and how; nil where one is not a recording, or both are equal.
  let words: String?

  init(from kept: String, to found: String) {
    guard let old = try? Recording(json: Data(kept.utf8), file: "kept"),
      let new = try? Recording(json: Data(found.utf8), file: "found")
    else {
      words = nil
      return
    }
    let first = (0..<min(old.count, new.count)).first { old[$0] != new[$0] }
    guard let first else {
      words =
        old.count == new.count ? nil : "\(old.count) moments were kept, \(new.count) are found"
      return
    }
    let lines = Self.differences(old[first], new[first])
    words =
      "moment \(first), \(ValueText.number(new[first].seconds)) s, is the first that differs:\n"
      + lines.prefix(Self.mostLines).joined(separator: "\n")
  }

  private static func differences(_ old: RecordedMoment, _ new: RecordedMoment) -> [String] {
    var lines: [String] = []
    let changes = MomentChanges(from: old, to: new)
    lines += changes.removed.map { "- \(line($0))" }
    lines += changes.added.map { "+ \(line($0))" }
    for change in changes.changed {
      lines +=
        line(change.before) == line(change.after)
        ? ["  \(line(change.after)): its look or its proposal is another one"]
        : ["- \(line(change.before))", "+ \(line(change.after))"]
    }
    if old.scrolls != new.scrolls {
      lines.append("  offsets \(offsets(old)), now \(offsets(new))")
    }
    if old.writes != new.writes || old.reduces != new.reduces {
      lines.append("  preferences: \(fold(old)), now \(fold(new))")
    }
    if lines.isEmpty {
      lines.append("  the same views; other questions, reads, actions or warnings")
    }
    return lines
  }

  private static func line(_ node: NodeRecord) -> String { node.line(label: node.label) }

  private static func offsets(_ moment: RecordedMoment) -> String {
    moment.scrolls.map { ValueText.describe($0.offset) }.joined(separator: ", ")
  }

  private static func fold(_ moment: RecordedMoment) -> String {
    "\(moment.writes.count) written, \(moment.reduces.count) calls"
  }

  private static let mostLines = 30
}
