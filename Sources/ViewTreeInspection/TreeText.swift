import ViewTree

/// The running tree as text: one line a custom view or element, two spaces a level.
///
/// A line names the type, the identifiers, and the frame in the root's space:
/// `VStack #rows (0, 0, 300, 120)`.
///
/// - Units: points, at most two decimals, no negative zero; the same tree gives the same text.
public enum TreeText {
  package static func of(_ root: Node) -> String {
    var lines: [String] = []
    append(root, 0, &lines)
    return lines.joined(separator: "\n")
  }

  private static func append(_ node: Node, _ level: Int, _ lines: inout [String]) {
    var level = level
    if node.isPrinted {
      lines.append(String(repeating: "  ", count: level) + line(node))
      level += 1
    }
    node.forEachChild { append($0, level, &lines) }
  }

  private static func line(_ node: Node) -> String {
    guard let element = node.element else { return node.typeLabel }
    let names =
      node === element
      ? (element.attributes?.identifiers ?? []).map { " #\($0)" }.joined() : ""
    return "\(node.typeLabel)\(names) \(rect(element.frame(in: .global)))"
  }

  /// A rectangle as `(x, y, width, height)`.
  package static func rect(_ rect: CGRect) -> String {
    let parts = [rect.minX, rect.minY, rect.width, rect.height].map(number)
    return "(\(parts.joined(separator: ", ")))"
  }

  /// A number with at most two decimals.
  package static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "\(value)" }
    let hundredths = (value * 100).rounded()
    let rounded = hundredths == 0 ? 0 : hundredths / 100
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return "\(Int(rounded))" }
    var text = "\(rounded)"
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }
}
