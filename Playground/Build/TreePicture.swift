import Foundation
import ViewSketches

/// The frames of a tree drawn in letters, each twice as high as it is wide; the smaller the window, the
/// fewer points they are.
struct TreePicture: Equatable {
  private var rows: [[Character]]
  private let width: Int

  private let letter: CGSize

  /// Two pictures and their margins fit into 80 columns, and with their reasons on a screen.
  private static let (most, mostRows): (CGFloat, CGFloat) = (36, 18)

  /// - Parameter order: the numbers of the views, parents first.
  init(_ report: EngineReport, order: [Int], window: CGSize) {
    let side = max(window.width / Self.most, window.height / 2 / Self.mostRows, 0.5)
    letter = CGSize(width: side, height: side * 2)
    width = Int(window.width / letter.width) + 1
    let height = Int(window.height / letter.height) + 1
    rows = Array(repeating: Array(repeating: " ", count: width), count: height)
    draw([0, 0, Int(window.width) * 64, Int(window.height) * 64], corner: ".", name: "")
    for number in order {
      for frame in report.frames[number] ?? [] { draw(frame, corner: "+", name: "\(number)") }
    }
  }

  static func lines(_ left: TreePicture, _ right: TreePicture, titles: (String, String)) -> [String]
  {
    let rows = zip(left.rows, right.rows).map { (String($0), String($1)) }
    return ([titles] + rows).map {
      ("  " + $0.padded(to: left.width) + "   " + $1).trimmingTrailingBlanks
    }
  }

  private mutating func draw(_ frame: [Int], corner: Character, name: String) {
    func cell(_ units: Int, _ length: CGFloat) -> Int {
      Int((CGFloat(max(min(units, 1 << 20), -1 << 20)) / 64 / length).rounded())
    }
    let (left, top) = (cell(frame[0], letter.width), cell(frame[1], letter.height))
    let right = cell(frame[0] &+ frame[2], letter.width)
    let bottom = cell(frame[1] &+ frame[3], letter.height)
    for x in max(left, 0)...max(min(right, width - 1), max(left, 0)) {
      for y in [top, bottom] { set(x, y, x == left || x == right ? corner : "-") }
    }
    for y in max(top + 1, 0)..<max(min(bottom, rows.count), max(top + 1, 0)) {
      for x in [left, right] { set(x, y, "|") }
    }
    // The names of views that share a corner are placed side by side.
    var x = max(left, 0) + 1
    while rows.indices.contains(top), rows[top].indices.contains(x), rows[top][x].isNumber {
      x += 1
    }
    if x > max(left, 0) + 1 { x += 1 }
    for (index, letter) in name.enumerated() { set(x + index, max(top, 0), letter) }
  }

  private mutating func set(_ x: Int, _ y: Int, _ letter: Character) {
    guard rows.indices.contains(y), rows[y].indices.contains(x) else { return }
    rows[y][x] = letter
  }
}
