import ViewTree
import ViewTreeInspection

/// A scene drawn with characters: text at its position, `▒` where something is drawn.
enum LivePicture {
  /// Lines of a picture without a border, all equally long.
  static func lines(
    of nodes: [NodeRecord], screen: CGSize, columns: Int, rows: Int
  ) -> [String] {
    var picture = PhonePicture(size: screen, columns: max(1, columns), rows: max(1, rows))
    let parents = Set(nodes.compactMap(\.parent))
    for node in nodes where !parents.contains(node.number) && node.look != nil {
      guard let frame = node.window, frame.width > 0, frame.height > 0 else { continue }
      if let label = node.label {
        picture.write(label, in: frame)
      } else if let look = node.look, look.isDrawn {
        picture.fill(frame, with: "▒")
      }
    }
    return picture.lines.withoutBorder
  }
}

extension Look {
  /// Whether any of it is visible; the outline of a leaf without an appearance is not.
  fileprivate var isDrawn: Bool {
    marks.contains { mark in
      if case .outline = mark { false } else { true }
    }
  }
}
