import RefreshSystems
import ViewTreeInspection

/// One line of the page's tree: the name on the left, the frame on the right.
enum TourTreeRow {
  /// The line in so many characters.
  ///
  /// A narrow one shows size and top (`300×252 ↓119`) and an identifier instead of the type; a wide
  /// one the whole frame. Where the name does not fit, a narrow one leaves the decimals out.
  static func text(of entry: TourTree.Entry, width: Int) -> String {
    let isWide = width >= wideWidth
    let indent = String(repeating: " ", count: entry.level * (isWide ? 2 : 1))
    let left = indent + name(of: entry.line, isWide: isWide)
    var right = frame(of: entry, isWide: isWide)
    if !isWide, left.count + right.count >= width {
      right = frame(of: entry, isWide: false, isWhole: true)
    }
    let room = max(0, width - right.count - 1)
    let cut = left.count <= room ? left : room < 1 ? "" : left.prefix(room - 1) + "…"
    return cut.padded(to: width - right.count) + right
  }

  private static func frame(
    of entry: TourTree.Entry, isWide: Bool, isWhole: Bool = false
  ) -> String {
    guard let frame = entry.line.frame else { return "" }
    if isWide { return ValueText.rectangle(frame, decimals: Tour.decimals) }
    let numbers = [frame.width, frame.height, frame.minY].map {
      Tour.number(Double(isWhole ? $0.rounded() : $0))
    }
    return "\(numbers[0])×\(numbers[1]) ↓\(numbers[2])"
  }

  private static let wideWidth = 56

  private static func name(of line: TreeLine, isWide: Bool) -> String {
    if isWide { return ([line.type] + line.identifiers.map { "#\($0)" }).joined(separator: " ") }
    guard let identifier = line.identifiers.last else { return line.type }
    return "#" + identifier.trimmingPrefix(LKRefreshIdentifier.prefix)
  }
}
