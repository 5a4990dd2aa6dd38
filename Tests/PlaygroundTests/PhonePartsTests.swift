import Testing
import ViewTree
import ViewTreeInspection

@testable import Playground

@Suite("Phone parts")
@MainActor
struct PhonePartsTests {
  /// Rows of a height, from the top of the screen of 600 points downwards.
  private func picture(rows: Int, height: CGFloat, lines: Int, columns: Int = 24) -> [String] {
    let tree = (1...rows).map { row in
      TreeLine(
        level: 0, type: "Text", identifiers: ["row \(row)"],
        frame: CGRect(x: 0, y: CGFloat(row - 1) * height, width: 300, height: height))
    }
    return PhoneParts(tree, header: nil, footer: nil).lines(columns: columns, rows: lines)
  }

  @Test("rows are named on their lines, two share one, and more than there is room for are counted")
  func rows() {
    let own = picture(rows: 3, height: 60, lines: 10)
    #expect(own[1].contains("[ row 1 ]") && own[2].contains("[ row 2 ]"))
    // Lines of 100 points, rows of 50: two middles in each line.
    let shared = picture(rows: 4, height: 50, lines: 6)
    #expect(shared[1].contains("[ row 1, row 2 ]") && shared[2].contains("[ row 3, row 4 ]"))
    #expect(picture(rows: 12, height: 50, lines: 1)[1].contains("[ 12 rows ]"))
    #expect(picture(rows: 2, height: 50, lines: 6, columns: 14)[1].contains("[ 2 rows ]"))
  }

  @Test("every row of every system is named or counted in a picture of any height")
  func allRows() throws {
    let scene = ZHRefreshScene()
    for rows in 1...24 {
      let picture = PhoneParts(
        TreeText.lines(of: scene.host.root), header: nil, footer: nil
      ).lines(columns: 40, rows: rows)
      let named = picture.flatMap { $0.matches(of: /row (\d+)/).compactMap { Int($0.output.1) } }
      let counted = picture.compactMap { $0.firstMatch(of: /\[ (\d+) rows/) }
        .compactMap { Int($0.output.1) }
      // Rows of 44 points: the middle of row 14 is at 594.
      #expect(named.count + counted.reduce(0, +) == 14, "\(rows) lines")
    }
  }
}
