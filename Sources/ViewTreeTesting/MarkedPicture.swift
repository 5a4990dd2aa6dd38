import UIKit
import ViewTreeInspection

/// Pictures that mark the differences of a snapshot.
@MainActor
enum MarkedPicture {
  /// The current state, with the frames of added lines in red and those of removed lines in dashed
  /// blue; nil where no changed line has a frame.
  static func frames(from kept: String, to found: String, over host: ViewHost) -> String? {
    let old = kept.split(separator: "\n")
    let new = found.split(separator: "\n")
    var gone: [CGRect] = []
    var come: [CGRect] = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(_, let line, _): frame(of: line).map { gone.append($0) }
      case .insert(_, let line, _): frame(of: line).map { come.append($0) }
      }
    }
    guard !gone.isEmpty || !come.isEmpty else { return nil }
    let marks =
      gone.map { outline($0, "#0000ff", dashes: "4 3") }
      + come.map { outline($0, "#ff0000", dashes: "none") }
    let picture = host.svg(titled: "difference", lines: false)
    guard let end = picture.range(of: "</svg>", options: .backwards) else { return nil }
    return picture.replacingCharacters(in: end, with: marks.joined(separator: "\n") + "\n</svg>")
  }

  /// The reference, the current state, and their differences in bright colours on black.
  static func difference(from kept: String, to found: String, size: CGSize) -> String {
    let (width, height) = (size.width, size.height)
    let gap: CGFloat = 10
    let place = { (column: CGFloat) in column * (width + gap) }
    let image = { (svg: String, column: CGFloat, style: String) in
      let data = Data(svg.utf8).base64EncodedString()
      return "<image x=\"\(place(column))\" width=\"\(width)\" height=\"\(height)\""
        + "\(style) href=\"data:image/svg+xml;base64,\(data)\"/>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(place(3) - gap)" height="\(height)">
      <title>reference, found, and their difference</title>
      \(image(kept, 0, ""))
      \(image(found, 1, ""))
      <g style="isolation: isolate">
      \(image(kept, 2, ""))
      \(image(found, 2, " style=\"mix-blend-mode: difference\""))
      </g>
      </svg>

      """
  }

  /// `Text #title (0, 0, 68, 17) "Save"` has the frame (0, 0, 68, 17).
  private static func frame(of line: Substring) -> CGRect? {
    guard let numbers = line.firstMatch(of: /\((-?[\d.]+), (-?[\d.]+), ([\d.]+), ([\d.]+)\)/),
      let x = Double(numbers.1), let y = Double(numbers.2), let width = Double(numbers.3),
      let height = Double(numbers.4)
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private static func outline(_ frame: CGRect, _ color: String, dashes: String) -> String {
    "<rect x=\"\(frame.minX)\" y=\"\(frame.minY)\""
      + " width=\"\(frame.width)\" height=\"\(frame.height)\""
      + " fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\" stroke-dasharray=\"\(dashes)\"/>"
  }
}
