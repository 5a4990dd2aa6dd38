import ViewTree
import ViewTreeInspection

/// The page of a live scene: phone, tree, and why the chosen view has its frame.
@MainActor enum LivePage {
  static let keys =
    "j k finger  space down, up  n b choose  w why  s slow  p pause  ? keys  q quit"
  static let fewKeys = "j k finger  space  n b choose  ? keys  q quit"
  static let allKeys = [
    "mouse: drag on the phone; a press chooses the view under it",
    "space puts the finger down or lifts it",
    "j k move it 2 points, J K or arrows 20",
    "n b choose the next view or the one before, w why",
    "s slow motion, p pause, . one frame",
    "r from the start, m mouse on or off",
    "? h open and close this page",
    "^L redraws, q quits",
  ]
  static let minimum = TerminalSize(columns: 50, rows: 16)

  /// Where the panels are, in cells.
  @MainActor struct Layout {
    let phone: ScreenArea
    let tree: ScreenArea
    let why: ScreenArea

    /// - Parameter showsWhy: whether the reasons take the tree's place too.
    /// - Shape: nil for a screen smaller than `minimum`.
    init?(_ size: TerminalSize, showsWhy: Bool = false) {
      guard size.columns >= minimum.columns, size.rows >= minimum.rows else { return nil }
      let phoneColumns = min(size.columns * 2 / 5, 40)
      let panelRows = size.rows - 2
      let side = size.columns - phoneColumns
      let whyRows = showsWhy ? panelRows : LivePage.whyRows
      phone = ScreenArea(row: 1, column: 0, rows: panelRows, columns: phoneColumns)
      tree = ScreenArea(row: 1, column: phoneColumns, rows: panelRows - whyRows, columns: side)
      why = ScreenArea(
        row: 1 + panelRows - whyRows, column: phoneColumns, rows: whyRows, columns: side)
    }

    func ground(of screen: CGSize) -> FingerGround {
      FingerGround(phone: phone.inside, screen: screen)
    }
  }

  private static let whyRows = 7

  static func screen(
    _ session: LiveSession, size: TerminalSize, switches: PageSwitches = PageSwitches()
  ) -> ScreenBuffer {
    var screen = ScreenBuffer(size: size)
    guard let layout = Layout(size, showsWhy: switches.showsWhy) else {
      screen.needs(minimum, for: "The page")
      return screen
    }
    let nodes = session.nodes
    screen.title(
      "\(session.scene.name), under your finger", short: session.scene.name,
      state: (switches.usesMouse ? "" : "mouse off  ") + session.state(at: session.host.now), row: 0
    )
    drawPhone(session, nodes, on: &screen, in: layout)
    if switches.showsKeys {
      let side = ScreenArea(
        row: layout.phone.row, column: layout.tree.column, rows: layout.phone.rows,
        columns: layout.tree.columns)
      screen.panel(side, title: "keys", lines: allKeys)
    } else {
      if !switches.showsWhy { drawTree(session, nodes, on: &screen, in: layout.tree) }
      drawWhy(session, nodes, isWhole: switches.showsWhy, on: &screen, in: layout.why)
    }
    if switches.missesFinger {
      screen.write(
        "The finger is up: space puts it down.", row: size.rows - 1, column: 0, style: .raised)
    } else {
      screen.keys(keys, few: fewKeys)
    }
    return screen
  }

  private static func drawPhone(
    _ session: LiveSession, _ nodes: [NodeRecord], on screen: inout ScreenBuffer, in layout: Layout
  ) {
    let inside = layout.phone.inside
    let lines = LivePicture.lines(
      of: nodes, screen: session.host.size, columns: inside.columns, rows: inside.rows)
    screen.list(layout.phone, title: "phone", lines: lines)
    layout.ground(of: session.host.size).draw(session.finger.position, on: &screen)
  }

  private static func drawTree(
    _ session: LiveSession, _ nodes: [NodeRecord], on screen: inout ScreenBuffer,
    in area: ScreenArea
  ) {
    screen.box(area, title: "tree")
    let inside = area.inside
    let levels = levels(of: nodes)
    let first = max(0, min(session.chosen - inside.rows / 2, nodes.count - inside.rows))
    let lines = nodes.indices.dropFirst(first).map { index -> (String, TerminalStyle) in
      let place = nodes[index].window.map { " " + ValueText.rectangle($0) } ?? ""
      return (
        String(repeating: " ", count: levels[index]) + nodes[index].name + place,
        index == session.chosen ? .raised : .plain
      )
    }
    screen.write(lines, in: inside)
  }

  private static func levels(of nodes: [NodeRecord]) -> [Int] {
    var levels: [Int: Int] = [:]
    return nodes.map { node in
      let level = (node.parent.flatMap { levels[$0] } ?? -1) + 1
      levels[node.number] = level
      return level
    }
  }

  private static func drawWhy(
    _ session: LiveSession, _ nodes: [NodeRecord], isWhole: Bool,
    on screen: inout ScreenBuffer, in area: ScreenArea
  ) {
    guard nodes.indices.contains(session.chosen) else { return screen.box(area, title: "why") }
    let words = session.why(isWhole: isWhole) ?? words(about: nodes[session.chosen])
    screen.panel(area, title: "why", lines: words)
  }

  /// The proposal to a view, its response, and its position.
  static func words(about node: NodeRecord) -> [String] {
    guard let window = node.window else { return ["\(node.name): nothing of it is laid out"] }
    var words = [node.title]
    if let proposal = node.proposal {
      words.append(
        "asked with \(proposal.text), it answered \(ValueText.number(window.width)) x"
          + " \(ValueText.number(window.height))")
    }
    if let frame = node.frame {
      words.append(
        "at (\(ValueText.number(frame.minX)), \(ValueText.number(frame.minY))) in the one around it"
      )
    }
    return words
  }
}
