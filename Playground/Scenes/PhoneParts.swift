import ViewTree
import ViewTreeInspection

/// The parts in a picture of a refresh system's screen: header, footer and rows, in tree order.
///
/// A part that comes first in the tree lies beneath the later ones, as it does on a screen.
/// - Units: points in the screen's space.
struct PhoneParts {
  private enum Kind { case header, footer, row }

  private var parts: [(kind: Kind, name: String, frame: CGRect)] = []

  /// The characters that fill the header's and the footer's place.
  static let headerFill: Character = "▒"
  static let footerFill: Character = "░"

  /// The parts of a tree.
  ///
  /// - Parameters:
  ///   - header: the header's identifier; nil where there is none. `footer` too.
  init(_ tree: [TreeLine], header: String?, footer: String?) {
    for line in tree {
      guard let frame = line.frame else { continue }
      if let header, line.identifiers.contains(header) {
        parts.append((.header, "header", frame))
      } else if let footer, line.identifiers.contains(footer) {
        parts.append((.footer, "footer", frame))
      } else if let name = line.identifiers.last, name.hasPrefix("row ") {
        parts.append((.row, name, frame))
      }
    }
  }

  /// The lines of the picture, border included, all equally long.
  ///
  /// Every row's name is written where its middle is; then the parts are laid over one another. A
  /// part that is too low for the line of its middle covers nothing there, and so has no name of its
  /// own over what does. Rows whose middles fall on one line share it, and it says so.
  @MainActor func lines(columns: Int, rows: Int) -> [String] {
    var picture = PhonePicture(size: RefreshScenes.screen, columns: columns, rows: rows)
    let shown = parts.filter { $0.kind == .row && picture.line(of: $0.frame) != nil }
    let sharing = Dictionary(grouping: shown) { picture.line(of: $0.frame) }
      .mapValues { Self.label($0.map(\.name), columns: columns) }
    func label(_ part: (kind: Kind, name: String, frame: CGRect)) -> String {
      picture.line(of: part.frame).flatMap { sharing[$0] } ?? ""
    }
    for part in parts where part.kind == .row {
      picture.write(label(part), in: part.frame)
    }
    for part in parts {
      switch part.kind {
      case .header: picture.fill(across(part.frame), with: Self.headerFill, name: " header ")
      case .footer: picture.fill(across(part.frame), with: Self.footerFill, name: " footer ")
      case .row: picture.fill(part.frame, with: " ", name: label(part))
      }
    }
    return picture.lines
  }

  /// Draws the picture into a box of a page.
  @MainActor func draw(on screen: inout ScreenBuffer, in area: ScreenArea) {
    screen.box(area, title: "phone")
    let inside = area.inside
    let lines = lines(columns: max(1, inside.columns), rows: max(1, inside.rows))
    screen.write(lines.withoutBorder.map { ($0, Self.style(of: $0)) }, in: inside)
  }

  private static func style(of line: String) -> TerminalStyle {
    line.contains(headerFill) ? .header : line.contains(footerFill) ? .footer : .plain
  }

  /// The names of the rows on one line, or their number where the names find no room.
  private static func label(_ names: [String], columns: Int) -> String {
    let label = "[ \(names.joined(separator: ", ")) ]"
    return names.count == 1 || label.count <= columns ? label : "[ \(names.count) rows ]"
  }

  /// A side's parts may be narrower than what they stand for: the whole width of the screen.
  @MainActor private func across(_ frame: CGRect) -> CGRect {
    CGRect(x: 0, y: frame.minY, width: RefreshScenes.screen.width, height: frame.height)
  }
}

extension [String] {
  /// The lines of a picture without the border around them.
  var withoutBorder: [String] { dropFirst().dropLast().map { String($0.dropFirst().dropLast()) } }
}
