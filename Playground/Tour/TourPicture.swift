import RefreshSystems

/// The phone of one moment: rows, header and footer where the tree has them.
enum TourPicture {
  /// The inside the text tour's picture, in characters.
  private static let columns = 24
  private static let rows = 20

  /// The lines of the picture, border included, all equally long.
  @MainActor static func lines(
    of moment: PullMoment, columns: Int = columns, rows: Int = rows
  ) -> [String] {
    PhoneParts(
      moment.moment.tree, header: LKRefreshIdentifier.headerParts,
      footer: LKRefreshIdentifier.footer
    ).lines(columns: columns, rows: rows)
  }
}
