import RefreshSystems
import ViewTree
import ViewTreeInspection

/// The tour's page: one recorded moment drawn on a screen of cells.
///
/// The same moment on the same screen gives the same cells; nothing is laid out again.
@MainActor struct TourPage {
  let moments: [PullMoment]
  let lessons: [TourMoment]
  private let plot: TourPlot
  private let reasons = TourReasons()

  init() {
    moments = PullRecording().moments
    lessons = TourMoment.chosen(from: moments)
    plot = TourPlot(moments, threshold: LKRefresh.defaultThreshold)
  }

  var player: TourPlayer {
    TourPlayer(
      count: moments.count,
      changes: moments.indices.dropFirst().filter { moments[$0].flags != moments[$0 - 1].flags },
      lessons: lessons.map(\.index),
      readings: Dictionary(
        lessons.map { ($0.index, Self.reading($0.lesson)) }, uniquingKeysWith: max))
  }

  /// How long somebody needs for a text, at four words a second and one second for the picture. Seconds.
  private static func reading(_ text: String) -> Double {
    1 + Double(text.split(separator: " ").count) / 4
  }

  /// Draws the player's moment; a screen too small for it gets a line that says so.
  func screen(_ player: inout TourPlayer, size: TerminalSize) -> ScreenBuffer {
    var screen = ScreenBuffer(size: size)
    guard let layout = TourPageLayout(size: size) else {
      screen.needs(TourPageLayout.minimum, for: "The tour")
      return screen
    }
    drawTitle(player, on: &screen)
    let present = moments[player.index]
    PhoneParts(present).draw(on: &screen, in: layout.phone)
    if player.showsKeys {
      screen.list(layout.tree, title: "signs", lines: Self.allSigns)
    } else if player.showsWhy {
      // Why the header has its frame, and what keeps it from refreshing.
      screen.panel(layout.tree, title: "why", lines: reasons.lines(at: player.index))
    } else {
      drawTree(&player, on: &screen, in: layout.tree)
    }
    TourFlags(moments: moments, index: player.index).draw(on: &screen, in: layout.flags)
    if let area = layout.preferences {
      TourPreferences.draw(present.moment.events, on: &screen, in: area)
    }
    plot.draw(on: &screen, in: layout.plot, index: player.index)
    if player.showsKeys {
      screen.write(Self.allKeys, in: layout.lesson)
    } else {
      drawLesson(player, on: &screen, in: layout.lesson)
    }
    screen.keys(Self.keys, few: Self.fewKeys)
    return screen
  }

  private static let keys =
    "space play/pause  ←→ step  ↑↓ speed  [ ] change  b n lesson  w why  ? keys  q quit"
  private static let fewKeys = "space play/pause  ←→ step  ↑↓ speed  w why  ? keys  q quit"
  /// Fits the smallest page.
  private static let allKeys = [
    ", . step  s slow  [ ] flag change  b n lesson  47g moment 47",
    "home end  pgup pgdn tree  w why  ^L redraw  ? the lesson",
  ]

  /// The meaning of every sign of the page, in the lines that the smallest page has for it.
  private static let allSigns = [
    "* moved ◆ wrote # id", "w×h ↓top of a frame",
    "\(PhoneParts.headerFill) header \(PhoneParts.footerFill) footer", "● flag up  ○ down",
    "█ pull ┄ threshold", "▔ finger down ▲ now", "r refreshing · none", "f frozen  B both",
  ]

  private func drawTitle(_ player: TourPlayer, on screen: inout ScreenBuffer) {
    let state = player.isPlaying ? "▶" : "‖"
    let place =
      player.digits.isEmpty
      ? "moment \(player.index)/\(player.count - 1)" : "jump to \(player.digits), then g"
    let time = Tour.number(moments[player.index].moment.seconds)
    let text = "\(place)  \(time) s  \(state) ×\(ValueText.number(player.speed))"
    screen.title(
      "Pull to refresh, in slow motion", short: "Pull to refresh", state: text, row: 0)
  }

  private func drawTree(
    _ player: inout TourPlayer, on screen: inout ScreenBuffer, in area: ScreenArea
  ) {
    let before = player.index > 0 ? moments[player.index - 1].moment : nil
    let present = moments[player.index].moment
    let entries = TourTree.entries(of: present, before: before)
    let inside = area.inside
    player.limitTree(lines: entries.count, visible: inside.rows)
    let shown = entries.dropFirst(player.treeTop).prefix(inside.rows)
    let isCut = shown.count < entries.count
    let part = isCut ? " \(shown.startIndex + 1)-\(shown.endIndex) of \(entries.count)" : ""
    screen.box(area, title: "tree\(part)")
    let writers = TourPreferences.writers(in: present.events, among: entries.map(\.line.type))
    let lines = shown.map { entry -> (String, TerminalStyle) in
      let mark = (entry.hasMoved ? "*" : " ") + (writers.contains(entry.line.type) ? "◆" : " ")
      let text = TourTreeRow.text(of: entry, width: inside.columns - mark.count)
      return (mark + text, entry.hasMoved ? .moved : .plain)
    }
    screen.write(lines, in: inside)
  }

  /// The lesson that the player has come to last, and at the end the five ideas.
  private func drawLesson(
    _ player: TourPlayer, on screen: inout ScreenBuffer, in area: ScreenArea
  ) {
    if player.index == player.count - 1 {
      let lines = WordWrap.lines(of: Tour.farewell, width: area.columns)
      return screen.write(lines, in: area)
    }
    guard let number = lessons.lastIndex(where: { $0.index <= player.index }) else { return }
    let head =
      "\(number + 1)/\(lessons.count) \(lessons[number].title)"
      + (player.isReading ? "  (space goes on)" : "")
    screen.write(head, row: area.row, column: area.column, style: .strong)
    let rest = ScreenArea(
      row: area.row + 1, column: area.column, rows: area.rows - 1, columns: area.columns)
    let lines = WordWrap.lines(of: lessons[number].lesson, width: rest.columns)
    screen.write(lines, in: rest)
  }
}
