import Foundation
import RefreshSystems
import TestSupport
import Testing
import ViewTree

@testable import Playground

@Suite("Tour page")
@MainActor
struct TourPageTests {
  private static let page = TourPage()

  private func lines(
    columns: Int, rows: Int, moment: Int = 0, keys: [TerminalKey] = []
  ) -> [String] {
    var player = Self.page.player
    for digit in "\(moment)g" { _ = player.press(.character(digit)) }
    for key in keys { _ = player.press(key) }
    return Self.page.screen(&player, size: TerminalSize(columns: columns, rows: rows)).lines
  }

  @Test("panels fill every size from the smallest on, side by side and without a gap")
  func panels() throws {
    for columns in [60, 79, 80, 81, 100, 120, 200] {
      for rows in [20, 24, 25, 30, 40, 70] {
        let size = TerminalSize(columns: columns, rows: rows)
        let layout = try #require(TourPageLayout(size: size))
        #expect(layout.phone.column == 0)
        #expect(layout.tree.column == layout.phone.columns)
        #expect(layout.flags.column == layout.tree.column + layout.tree.columns)
        #expect(layout.flags.column + layout.flags.columns == columns)
        let flagRows = layout.flags.rows + (layout.preferences?.rows ?? 0)
        #expect(flagRows == layout.tree.rows && flagRows == layout.phone.rows)
        #expect(layout.plot.row == layout.phone.row + layout.phone.rows)
        #expect(layout.lesson.row == layout.plot.row + layout.plot.rows)
        #expect(layout.keys == layout.lesson.row + layout.lesson.rows && layout.keys == rows - 1)
        // Borders, the four flags, finger, offset and distance.
        #expect(layout.flags.rows >= 9)
      }
    }
  }

  @Test("one cell less than the smallest size says what is needed and how to leave")
  func tooSmall() {
    for (columns, rows) in [(59, 20), (60, 19), (1, 1), (20, 5)] {
      #expect(TourPageLayout(size: TerminalSize(columns: columns, rows: rows)) == nil)
      let words = lines(columns: columns, rows: rows).joined(separator: " ")
      #expect(columns < 20 || words.contains("60 x 20"))
      #expect(columns < 20 || words.contains("press q"))
    }
  }

  @Test("the firing moment shows flag, rule and distance in the same numbers as the text")
  func firing() throws {
    let moments = Self.page.moments
    let index = try #require(moments.firstIndex { $0.turned(.headerRefreshing, to: true) })
    let screen = lines(columns: 120, rows: 40, moment: index).joined(separator: "\n")
    for part in [
      "moment \(index)/\(moments.count - 1)", "● headerRefreshing *",
      "now: headerRefreshing = true:", "pull \(Tour.number(Double(moments[index].pull)))",
      "past threshold", "5/12 the header fires",
    ] {
      #expect(screen.contains(part), "\(part)")
    }
  }

  @Test("a tree longer than its panel says which part is shown, and page down shows the rest")
  func tree() {
    let top = lines(columns: 80, rows: 24, moment: 36)
    #expect(top[1].contains("tree 1-11 of 24"))
    #expect(top[3].contains("LKRefreshView"))
    let end = lines(
      columns: 80, rows: 24, moment: 36, keys: Array(repeating: .pageDown, count: 9))
    #expect(end[1].contains("tree 14-24 of 24"))
    // 508.25 and 19.5: the name is worth more than the decimals.
    #expect(end.contains { $0.contains("#footer.title 96×20 ↓508") })
  }

  /// The moments that are looked at: each fourth one where a newcomer waits for it.
  private static var moments: StrideTo<Int> {
    stride(from: 0, to: page.moments.count, by: TestLength.isWhole ? 1 : 4)
  }

  @Test("the page of keys explains every sign of the page, in the smallest one too")
  func signs() throws {
    for (columns, rows) in [(60, 20), (80, 24), (120, 40)] {
      let keys: [TerminalKey] = [.character("?")]
      let explained = lines(columns: columns, rows: rows, keys: keys).joined(separator: "\n")
      let panel = try #require(explained.range(of: "signs"))
      let legend = Set(explained[panel.upperBound...])
      for moment in Self.moments {
        let page = lines(columns: columns, rows: rows, moment: moment).dropLast().joined()
        // Borders, play and pause with the speed, the eighths of a block, and what a cut leaves.
        let known = Set("┌┐└┘│─▶‖×▁▂▃▄▅▆▇…↓")
        let signs = Set(page).filter { !$0.isASCII && !known.contains($0) }
        #expect(signs.isSubset(of: legend), "\(signs.subtracting(legend))")
      }
      for sign in ["* moved", "◆ wrote", "# id", "r refreshing", "f frozen", "B both", "▲ now"] {
        #expect(explained.contains(sign), "\(columns) x \(rows)")
      }
    }
  }

  @Test("no number on the page has more than one decimal, whatever the moment")
  func decimals() {
    for moment in Self.moments {
      let screen = lines(columns: 120, rows: 40, moment: moment).joined(separator: "\n")
      // The speed of a half and a quarter is no measure; "S0.12" names a row of the checklist.
      #expect(screen.firstMatch(of: /\b[0-9]+\.[0-9]{2}/) == nil, "moment \(moment)")
    }
  }

  /// The text inside a panel of a page, line by line.
  private func text(in area: ScreenArea, of lines: [String]) -> [String] {
    let inside = area.inside
    return (inside.row..<inside.row + inside.rows).map { row in
      var line = String(lines[row].dropFirst(inside.column).prefix(inside.columns))
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }

  @Test(
    "the rule that moved a flag is there whole, or in numbers alone, at 80 by 24 never cut off",
    arguments: [(60, 20), (80, 24), (120, 40)])
  func rule(columns: Int, rows: Int) throws {
    let layout = try #require(TourPageLayout(size: TerminalSize(columns: columns, rows: rows)))
    for (index, moment) in Self.page.moments.enumerated() {
      guard let change = moment.changes.last else { continue }
      let rule = "now: " + RuleWords.spelledOut(change.description(decimals: 1))
      let panel = text(in: layout.flags, of: lines(columns: columns, rows: rows, moment: index))
      let shown = panel.drop { !$0.hasPrefix("now:") }.joined(separator: " ").trimmingCharacters(
        in: .whitespaces)
      let numbers =
        "now: \(change.flag.rawValue) = \(change.value): \(change.guards.reason(decimals: 1))"
      let isWhole = shown == rule || shown == numbers
      #expect(isWhole || (shown.hasSuffix("…") && columns < 80), "moment \(index): \(shown)")
      #expect(isWhole || shown.count > 30, "moment \(index): \(shown)")
      #expect(isWhole || rule.hasPrefix(shown.dropLast()), "moment \(index): \(shown)")
    }
  }

  @Test("a flag that changed in the moment before did so 1 moment ago")
  func oneMomentAgo() throws {
    let index = try #require(Self.page.moments.firstIndex { !$0.changes.isEmpty })
    let screen = lines(columns: 120, rows: 40, moment: index + 1).joined(separator: "\n")
    #expect(screen.contains("1 moment ago:"))
    #expect(
      lines(columns: 120, rows: 40, moment: index + 2).joined().contains("2 moments ago:"))
  }

  @Test("the smallest page shows the speed whole in every moment and at every speed")
  func speed() {
    for moment in [0, 9, 99, 100, Self.page.moments.count - 1] {
      for (key, speed) in [(TerminalKey.up, "×1"), (.down, "×0.25"), (.character("s"), "×0.1")] {
        let title = lines(columns: 60, rows: 20, moment: moment, keys: [key])[0]
        #expect(title.hasSuffix("‖ \(speed)"), "moment \(moment): \(title)")
        #expect(title.hasPrefix("Pull to refresh"))
        #expect(title.contains(" moment \(moment)/"))
      }
    }
  }

  @Test("every lesson and the last words are shown whole, on the smallest page too")
  func lessonsFit() throws {
    for (columns, rows) in [(60, 20), (79, 24), (80, 24)] {
      let layout = try #require(TourPageLayout(size: TerminalSize(columns: columns, rows: rows)))
      let texts =
        Self.page.lessons.map { ($0.index, $0.lesson) }
        + [(Self.page.moments.count - 1, Tour.farewell)]
      for (index, text) in texts {
        let page = lines(columns: columns, rows: rows, moment: index)
        let shown = page[layout.lesson.row..<layout.keys].joined(separator: " ")
        #expect(shown.contains(text), "\(columns) x \(rows), moment \(index): \(shown)")
      }
    }
  }

  @Test("a header's or a footer's name is only on a line that its own fill covers")
  func names() {
    for (columns, rows) in [(14, 8), (20, 11), (24, 20)] {
      for moment in Self.page.moments {
        for line in PhoneParts(moment).lines(columns: columns, rows: rows) {
          for (name, fill) in [("header", "▒"), ("footer", "░")] {
            #expect(
              !line.contains(name) || line.contains(fill), "\(moment.moment.number): \(line)")
          }
        }
      }
    }
  }

  @Test("the plot's bar reaches its height in eighths of a row")
  func blocks() {
    #expect(BarCurve.block(1.5, at: 0) == "█")
    #expect(BarCurve.block(1.5, at: 1) == "▄")
    #expect(BarCurve.block(1.5, at: 2) == nil)
    #expect(BarCurve.block(0, at: 0) == nil)
  }

  @Test("a line breaks at blanks, a longer word in pieces, and what has no row ends in a sign")
  func wrapping() {
    #expect(WordWrap.lines(of: "ab cd efg", width: 5) == ["ab cd", "efg"])
    #expect(WordWrap.lines(of: "abcdefg h", width: 3) == ["abc", "def", "g h"])
    #expect(WordWrap.lines(of: "a", width: 0).isEmpty)
    #expect(WordWrap.lines(of: "ab cd efg", width: 5, rows: 2) == ["ab cd", "efg"])
    #expect(WordWrap.lines(of: "ab cd efg", width: 5, rows: 1) == ["ab c…"])
    #expect(WordWrap.lines(of: "ab cdefg", width: 5, rows: 1) == ["ab…"])
    #expect(WordWrap.lines(of: "ab cdefg", width: 5, rows: 0).isEmpty)
  }
}
