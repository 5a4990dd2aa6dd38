import ViewTree

/// Draws a screen as characters: a border, and what is visible inside it.
///
/// Several points share one character; later drawing covers earlier drawing.
/// - Units: points in the screen's space; the origin is the top leading corner.
public struct PhonePicture {
  private let size: CGSize
  private var cells: [[Character]]

  /// An empty screen.
  ///
  /// - Parameters:
  ///   - size: the screen in points; positive.
  ///   - columns: characters inside the border; at least 1.
  ///   - rows: lines inside the border; at least 1.
  public init(size: CGSize, columns: Int, rows: Int) {
    self.size = size
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// Fills every character whose middle lies in the rectangle; the rest is cut off.
  public mutating func fill(_ rectangle: CGRect, with character: Character) {
    for row in cells.indices {
      for column in cells[row].indices where rectangle.contains(middle(column, row)) {
        cells[row][column] = character
      }
    }
  }

  /// Fills a rectangle and writes its name over that; a rectangle that does not fill the line of its
  /// middle gets none.
  public mutating func fill(_ rectangle: CGRect, with character: Character, name: String) {
    fill(rectangle, with: character)
    guard let row = line(of: rectangle),
      cells[row].indices.contains(where: { rectangle.contains(middle($0, row)) })
    else { return }
    write(name, in: rectangle)
  }

  /// Writes a text centred in a rectangle, on the line of its middle; cut off at the border.
  public mutating func write(_ text: String, in rectangle: CGRect) {
    guard let row = line(of: rectangle), rectangle.midX.isFinite else { return }
    let centre = rectangle.midX / size.width * CGFloat(cells[row].count)
    let farthest = text.count + cells[row].count
    let start = (centre - CGFloat(text.count) / 2).rounded().whole(in: -farthest...farthest)
    for (offset, character) in text.enumerated() where cells[row].indices.contains(start + offset) {
      cells[row][start + offset] = character
    }
  }

  /// The lines, border included, all equally long.
  public var lines: [String] {
    let edge = String(repeating: "─", count: cells.first?.count ?? 0)
    return ["┌\(edge)┐"] + cells.map { "│" + String($0) + "│" } + ["└\(edge)┘"]
  }

  /// The line in which a rectangle's middle lies, from 0; nil outside.
  public func line(of rectangle: CGRect) -> Int? {
    let line = (rectangle.midY / size.height * CGFloat(cells.count)).rounded(.down)
    return line >= 0 && line < CGFloat(cells.count) ? Int(line) : nil
  }

  private func middle(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(
      x: (CGFloat(column) + 0.5) * size.width / CGFloat(cells[row].count),
      y: (CGFloat(row) + 0.5) * size.height / CGFloat(cells.count))
  }
}
