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
    "r again, m mouse on or off, w why",
    "? h open and close this page",
    "^L redraws, q quits",
  ]

  static func screen(
    _ session: DragSession, size: TerminalSize, switches: PageSwitches = PageSwitches()
  ) -> ScreenBuffer {
    var screen = ScreenBuffer(size: size)
    guard let layout = DragLayout(size: size) else {
      screen.needs(DragLayout.minimum, for: "The page")
      return screen
    }
    let title = "\(session.system.number) \(session.system.rawValue)"
    screen.title(
      "\(title), under your finger", short: title,
      state: (switches.usesMouse ? "" : "mouse off  ") + session.state(at: session.seconds), row: 0)
    if !switches.showsKeys { drawPhone(session, on: &screen, in: layout) }
    drawRuler(on: &screen, in: layout.ruler)
    if switches.showsKeys {
      screen.panel(layout.phone, title: "signs", lines: allSigns)
      screen.panel(layout.side, title: "keys", lines: allKeys)
    } else if switches.showsWhy {
      screen.panel(layout.side, title: "why", lines: why(session))
    } else {
      drawNumbers(
        session, missesFinger: switches.missesFinger, on: &screen, in: layout.numbers)
      drawRules(session, on: &screen, in: layout.rules)
    }
    DragPlot(session).draw(on: &screen, in: layout.plot)
    screen.keys(keys, few: fewKeys)
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

  private static func drawPhone(
    _ session: DragSession, on screen: inout ScreenBuffer, in layout: DragLayout
  ) {
    let scene = session.scene
    PhoneParts(
      TreeText.lines(of: scene.host.root), header: scene.identifier(of: .header),
      footer: scene.identifier(of: .footer)
    ).draw(on: &screen, in: layout.phone)
    layout.ground.draw(session.finger.position, on: &screen)
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
    screen.write(
      [
        ("finger \(finger)", missesFinger ? .raised : .plain),
        ("pull \(number(scene.pull))", .plain),
        (
          rest >= 0
            ? "\(number(rest)) to threshold \(number(scene.threshold))"
            : "\(number(-rest)) past threshold \(number(scene.threshold))", .threshold
        ),
        (bar(scene.progress, width: min(inside.columns, 24)), .plain),
      ] + phases, in: inside)
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
    screen.write(lines, in: inside)
  }

  private static func number(_ value: some BinaryFloatingPoint) -> String {
    ValueText.number(Double(value), decimals: 1)
  }
}
