import RefreshSystems
import ViewTree
import ViewTreeInspection

/// The phone of one moment: rows, header and footer where the tree has them.
enum TourPicture {
  /// The inside of the text tour's picture, in characters.
  private static let columns = 24
  private static let rows = 20

  /// The lines of the picture, border included, all equally long.
  @MainActor static func lines(
    of moment: PullMoment, columns: Int = columns, rows: Int = rows
  ) -> [String] {
    var parts = PhoneParts()
    for line in moment.moment.tree {
      guard let frame = line.frame, let name = line.identifiers.last else { continue }
      switch name {
      case LKRefreshIdentifier.headerParts: parts.header = frame
      case LKRefreshIdentifier.footer: parts.footer = frame
      case _ where !name.hasPrefix(LKRefreshIdentifier.prefix): parts.rows.append((name, frame))
      default: break
      }
    }
    return parts.lines(columns: columns, rows: rows)
  }
}
