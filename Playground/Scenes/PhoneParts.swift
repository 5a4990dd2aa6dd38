import ViewTree
import ViewTreeInspection

/// What a picture of a refresh system's screen shows: header, footer, rows.
///
/// - Units: points in the screen's space.
struct PhoneParts {
  /// Nil where the tree has none; drawn as wide as the screen.
  var header: CGRect?
  /// Nil where the tree has none; drawn as wide as the screen.
  var footer: CGRect?
  /// Named places, drawn in this order.
  var rows: [(name: String, frame: CGRect)] = []

  /// The characters that fill the header's and the footer's place.
  static let headerFill: Character = "▒"
  static let footerFill: Character = "░"

  /// The lines of the picture, border included, all equally long.
  @MainActor func lines(columns: Int, rows: Int) -> [String] {
    var picture = PhonePicture(size: RefreshScenes.screen, columns: columns, rows: rows)
    for row in self.rows { picture.write("[ \(row.name) ]", in: row.frame) }
    for (frame, fill, name) in [
      (header, Self.headerFill, " header "), (footer, Self.footerFill, " footer "),
    ] {
      guard let frame else { continue }
      // A side's parts may be narrower than what they stand for.
      let across = CGRect(
        x: 0, y: frame.minY, width: RefreshScenes.screen.width, height: frame.height)
      picture.fill(across, with: fill)
      picture.write(name, in: across)
    }
    return picture.lines
  }

  /// How a line of the picture stands out.
  static func style(of line: some StringProtocol) -> TerminalStyle {
    line.contains(headerFill) ? .header : line.contains(footerFill) ? .footer : .plain
  }
}
