import RefreshSystems
import ViewTree
import ViewTreeInspection

/// The part of a tree that the tour shows: named elements, custom views and containers.
///
/// Modifiers and leaves without a name are left out, and the rest is indented again; the command
/// `tree` prints everything.
enum TourTree {
  /// One shown line, indented, and whether its frame differs from the moment shown before.
  struct Line: Equatable {
    let text: String
    let hasMoved: Bool
  }

  /// The shown lines of a moment, identifiers without the system's own name in front of them: beside the
  /// picture they have some 50 columns.
  ///
  /// - Parameter before: the moment shown before; nil for the first, in which nothing has moved.
  static func lines(of moment: Moment, before: Moment?) -> [Line] {
    entries(of: moment, before: before).map { entry in
      Line(
        text: String(repeating: " ", count: entry.level)
          + entry.line.text(decimals: Tour.decimals)
          .replacing("#\(LKRefreshIdentifier.prefix)", with: "#"),
        hasMoved: entry.hasMoved)
    }
  }

  /// One shown element, with the number of shown elements around it.
  struct Entry {
    let level: Int
    let line: TreeLine
    let hasMoved: Bool
  }

  /// The shown elements of a moment, in tree order.
  static func entries(of moment: Moment, before: Moment?) -> [Entry] {
    var shownLevels: [Int] = []
    return moment.tree.indices.compactMap { index in
      let line = moment.tree[index]
      shownLevels.removeAll { $0 >= line.level }
      guard isShown(line) else { return nil }
      defer { shownLevels.append(line.level) }
      let old = before.flatMap { $0.tree.indices.contains(index) ? $0.tree[index] : nil }
      return Entry(
        level: shownLevels.count, line: line, hasMoved: before != nil && old != line)
    }
  }

  private static func isShown(_ line: TreeLine) -> Bool {
    if !line.identifiers.isEmpty { return true }
    return line.type.first?.isUppercase == true && !unnamedLeaves.contains(line.type)
  }

  private static let unnamedLeaves: Set<String> = [
    "Color", "Image", "Spacer", "Text", "GeometryReader", "HStack", "VStack", "LKPositionReport",
    "LKRefreshIndicatorView", "LKRefreshTimeText", "ProgressView",
  ]
}
