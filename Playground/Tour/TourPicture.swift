import RefreshSystems
import ViewTree
import ViewTreeInspection

/// The phone of one moment: rows, header and footer where the tree has them.
enum TourPicture {
  /// The inside of the text tour's picture, in characters.
  private static let columns = 24
  private static let rows = 20

  /// The characters that fill the header's and the footer's place.
  static let headerFill: Character = "▒"
  static let footerFill: Character = "░"

  /// The lines of the picture, border included, all equally long.
  @MainActor static func lines(
    of moment: PullMoment, columns: Int = columns, rows: Int = rows
  ) -> [String] {
    var picture = PhonePicture(size: LKRefreshScene.screen, columns: columns, rows: rows)
    for line in moment.moment.tree {
      guard let frame = line.frame, let name = line.identifiers.last else { continue }
      switch name {
      case LKRefreshIdentifier.headerParts:
        picture.fill(across(frame), with: headerFill)
        picture.write(" header ", in: across(frame))
      case LKRefreshIdentifier.footer:
        picture.fill(across(frame), with: footerFill)
        picture.write(" footer ", in: across(frame))
      case _ where !name.hasPrefix(LKRefreshIdentifier.prefix):
        picture.write("[ \(name) ]", in: frame)
      default: break
      }
    }
    return picture.lines
  }

  /// The rectangle as wide as the screen: the header's parts are narrower than what they stand for.
  @MainActor private static func across(_ frame: CGRect) -> CGRect {
    CGRect(x: 0, y: frame.minY, width: LKRefreshScene.screen.width, height: frame.height)
  }
}
