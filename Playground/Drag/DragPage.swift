import RefreshSystems
import ViewTree
import ViewTreeInspection

/// The page of a live drag: phone, ruler, numbers, phases, the rules applied, and the pull.
@MainActor enum DragPage {
  static let keys = "mouse or j k drag  space finger  w why  s slow  p pause  r new  ? keys  q quit"
  static let fewKeys = "j k drag  space finger  w why  ? keys  q quit"
  /// The legend of the page, in as many lines as the smallest page has for it.
  static let allSigns = [
    "◉ finger, ▔ down", "\(PhoneParts.headerFill) header \(PhoneParts.footerFill) footer",
    "● a or R, ○ other", "█ pull", "┄ threshold", ". rest  p pulled", "a armed", "R refreshing",
    "~ not ready", "x nothing more",
  ]
  static let allKeys = [
    "mouse: drag on the phone, or in the ruler for 2 points a row",
    "space puts the finger down or lifts it",
    "j k move it 1 point, J K or arrows 10",
    "s slow motion, p pause, . one frame",
    "r anew, m mouse on or off, w why",
    "? h open and close this page",
    "^L draws anew, q quits",
  ]

  /// Draws the current moment.
  ///
  /// - Parameter missesFinger: whether the user tried to move a finger that is up.
  static func screen(
    _ session: DragSession, size: TerminalSize, showsKeys: Bool = false, showsWhy: Bool = false,
    usesMouse: Bool = true, missesFinger: Bool = false
  ) -> ScreenBuffer {
    var screen = ScreenBuffer(size: size)
    guard let layout = DragLayout(size: size) else {
      drawTooSmall(on: &screen)
      return screen
    }
    drawTitle(session, usesMouse: usesMouse, on: &screen)
    if !showsKeys { drawPhone(session, on: &screen, in: layout.phone) }
    drawRuler(on: &screen, in: layout.ruler)
    if showsKeys {
      drawKeys(on: &screen, in: layout.phone, title: "signs", lines: allSigns)
      drawKeys(on: &screen, in: layout.side, title: "keys", lines: allKeys)
    } else if showsWhy {
      drawKeys(on: &screen, in: layout.side, title: "why", lines: why(session))
    } else {
      drawNumbers(session, missesFinger: missesFinger, on: &screen, in: layout.numbers)
      drawRules(session, on: &screen, in: layout.rules)
    }
    DragPlot(session).draw(on: &screen, in: layout.plot)
    let line = size.columns >= keys.count ? keys : fewKeys
    screen.write(line, row: layout.keys, column: 0, style: .faint)
    return screen
  }

  /// The conditions that keep each side from asking for data, and why the touched view has its frame.
  private static func why(_ session: DragSession) -> [String] {
    let scene = session.scene
    let sides = RefreshSide.allCases.flatMap { side in
      FireExplanation.failures(RefreshVerdict(side, scene.guards(of: side)), scene)
    }
    guard let finger = session.finger.position,
      let element = NodeSearch(scene.host).element(at: finger)
    else { return sides }
    return sides + Explainer(element).reasons.text.split(separator: "\n").map(String.init)
  }

  private static func write(
    _ lines: [(text: String, style: TerminalStyle)], on screen: inout ScreenBuffer,
    in area: ScreenArea
  ) {
    for (offset, line) in lines.prefix(area.rows).enumerated() {
      screen.write(
        line.text, row: area.row + offset, column: area.column, width: area.columns,
        style: line.style)
    }
  }

  private static func drawKeys(
    on screen: inout ScreenBuffer, in area: ScreenArea, title: String, lines: [String]
  ) {
    screen.box(area, title: title)
    let lines = lines.flatMap { WordWrap.lines(of: $0, width: area.inside.columns) }
    write(lines.map { ($0, .plain) }, on: &screen, in: area.inside)
  }

  private static func drawTooSmall(on screen: inout ScreenBuffer) {
    let (least, size) = (DragLayout.minimum, screen.size)
    let words =
      "The page needs \(least.columns) x \(least.rows) cells, this terminal has "
      + "\(size.columns) x \(size.rows). Make it larger, or press q to quit."
    write(
      WordWrap.lines(of: words, width: size.columns).map { ($0, .plain) }, on: &screen,
      in: ScreenArea(row: 0, column: 0, rows: size.rows, columns: size.columns))
  }

  private static func drawTitle(
    _ session: DragSession, usesMouse: Bool, on screen: inout ScreenBuffer
  ) {
    let title = "\(session.system.number) \(session.system.rawValue)"
    let state = session.isPaused ? "‖" : "▶"
    let text =
      (usesMouse ? "" : "mouse off  ") + "\(number(session.seconds)) s  \(state) "
      + "×\(number(session.speed))"
    screen.title("\(title), under your finger", short: title, state: text, row: 0)
  }

  private static func drawPhone(
    _ session: DragSession, on screen: inout ScreenBuffer, in area: ScreenArea
  ) {
    screen.box(area, title: "phone")
    let scene = session.scene
    let parts = PhoneParts(
      TreeText.lines(of: scene.host.root), header: scene.identifier(of: .header),
      footer: scene.identifier(of: .footer))
    let inside = area.inside
    let lines = parts.lines(columns: max(1, inside.columns), rows: max(1, inside.rows))
    for (offset, line) in lines.dropFirst().dropLast().enumerated() {
      let row = line.dropFirst().dropLast()
      screen.write(
        row, row: inside.row + offset, column: inside.column, style: PhoneParts.style(of: row))
    }
    guard let finger = session.finger.position else { return }
    let size = RefreshScenes.screen
    let row = (finger.y / size.height * CGFloat(inside.rows)).rounded(.down)
      .whole(in: -1...inside.rows)
    let column = (finger.x / size.width * CGFloat(inside.columns)).rounded(.down)
      .whole(in: -1...inside.columns)
    guard (0..<inside.rows).contains(row), (0..<inside.columns).contains(column) else { return }
    screen.write("◉", row: inside.row + row, column: inside.column + column, style: .raised)
  }

  /// A scale of two points a row, along which a mouse drags slowly.
  private static func drawRuler(on screen: inout ScreenBuffer, in area: ScreenArea) {
    for row in 0..<area.rows {
      let text = row % 5 == 0 ? " ├──" : " │"
      screen.write(text, row: area.row + row, column: area.column, style: .faint)
    }
    screen.write("2 pt", row: area.row, column: area.column, style: .faint)
  }

  private static func drawNumbers(
    _ session: DragSession, missesFinger: Bool, on screen: inout ScreenBuffer, in area: ScreenArea
  ) {
    screen.box(area, title: "numbers")
    let scene = session.scene
    let rest = scene.threshold - scene.pull
    let travel = session.finger.travel
    let finger =
      travel.map { "\(number($0)) \($0 < 0 ? "(up)" : "down")" }
      ?? (missesFinger ? "up: space puts it down" : "up")
    let inside = area.inside
    let phases: [(text: String, style: TerminalStyle)] = RefreshSide.allCases.map { side in
      let phase = scene.phase(of: side)
      let mark = phase == .armed || phase == .refreshing ? "●" : "○"
      return (
        "\(mark) \(side.rawValue) \(phase.rawValue)", mark == "●" ? .raised : .plain
      )
    }
    write(
      [
        ("finger \(finger)", missesFinger ? .raised : .plain),
        ("pull \(number(scene.pull))", .plain),
        (
          rest >= 0
            ? "\(number(rest)) to threshold \(number(scene.threshold))"
            : "\(number(-rest)) past threshold \(number(scene.threshold))", .threshold
        ),
        (bar(scene.progress, width: min(inside.columns, 24)), .plain),
      ] + phases, on: &screen, in: inside)
  }

  private static func bar(_ progress: Double, width: Int) -> String {
    let full = Int((progress * Double(width)).rounded())
    return String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
  }

  private static func drawRules(
    _ session: DragSession, on screen: inout ScreenBuffer, in area: ScreenArea
  ) {
    screen.box(area, title: "rules met")
    let inside = area.inside
    var lines: [(text: String, style: TerminalStyle)] = []
    for (index, happening) in session.happenings.reversed().enumerated() {
      let rule = happening.event.text
      let words = index == 0 ? RuleWords.spelledOut(rule) : rule
      let text = "\(number(happening.seconds)) s \(words)"
      let style: TerminalStyle = index == 0 ? .raised : .faint
      lines += WordWrap.lines(of: text, width: inside.columns).map { ($0, style) }
      if lines.count >= inside.rows { break }
    }
    if lines.isEmpty { lines = [("none yet: pull the list", .faint)] }
    write(lines, on: &screen, in: inside)
  }

  private static func number(_ value: some BinaryFloatingPoint) -> String {
    ValueText.number(Double(value), decimals: 1)
  }
}
