import ViewTree
import ViewTreeInspection

/// The page of a live scene: phone, tree, and why the chosen view has its frame.
@MainActor enum LivePage {
  static let keys =
    "j k finger  space down, up  n b choose  w why  s slow  p pause  r new  q quit"
  static let fewKeys = "j k finger  space  n b choose  w why  q quit"
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
  }

  private static let whyRows = 7

  /// - Parameter showsWhy: whether the explanation is shown in full, in place of the tree.
  static func screen(
    _ session: LiveSession, size: TerminalSize, showsWhy: Bool = false
  ) -> ScreenBuffer {
    var screen = ScreenBuffer(size: size)
    guard let layout = Layout(size, showsWhy: showsWhy) else {
      let words = "The page needs \(minimum.columns) x \(minimum.rows) cells. q quits."
      screen.write(words, row: 0, column: 0)
      return screen
    }
    let nodes = session.nodes
    let state = session.isPaused ? "‖" : "▶"
    screen.title(
      "\(session.scene.name), under your finger", short: session.scene.name,
      state: "\(ValueText.number(session.host.now, decimals: 1)) s  \(state) ×\(session.speed)",
      row: 0)
    drawPhone(session, nodes, on: &screen, in: layout.phone)
    if !showsWhy { drawTree(session, nodes, on: &screen, in: layout.tree) }
    drawWhy(session, nodes, isWhole: showsWhy, on: &screen, in: layout.why)
    screen.write(
      size.columns >= keys.count ? keys : fewKeys, row: size.rows - 1, column: 0, style: .faint)
    return screen
  }

  private static func drawPhone(
    _ session: LiveSession, _ nodes: [NodeRecord], on screen: inout ScreenBuffer,
    in area: ScreenArea
  ) {
    screen.box(area, title: "phone")
    let inside = area.inside
    let lines = LivePicture.lines(
      of: nodes, screen: session.host.size, columns: inside.columns, rows: inside.rows)
    for (offset, line) in lines.enumerated() {
      screen.write(line, row: inside.row + offset, column: inside.column, width: inside.columns)
    }
    guard let finger = session.finger.position else { return }
    let (column, row) = cell(of: finger, in: inside, of: session.host.size)
    if (0..<inside.rows).contains(row), (0..<inside.columns).contains(column) {
      screen.write("◉", row: inside.row + row, column: inside.column + column, style: .raised)
    }
  }

  private static func cell(
    of point: CGPoint, in area: ScreenArea, of size: CGSize
  ) -> (column: Int, row: Int) {
    (
      (point.x / size.width * CGFloat(area.columns)).rounded(.down).whole(in: -1...area.columns),
      (point.y / size.height * CGFloat(area.rows)).rounded(.down).whole(in: -1...area.rows)
    )
  }

  /// The point of the screen under a cell; nil outside the phone, unless a drag has begun there.
  static func point(
    column: Int, row: Int, in layout: Layout, of size: CGSize, isDragging: Bool
  ) -> CGPoint? {
    let inside = layout.phone.inside
    let isThere =
      (inside.row..<inside.row + inside.rows).contains(row)
      && (inside.column..<inside.column + inside.columns).contains(column)
    guard isThere || isDragging else { return nil }
    return CGPoint(
      x: (CGFloat(column - inside.column) + 0.5) * size.width / CGFloat(max(1, inside.columns)),
      y: (CGFloat(row - inside.row) + 0.5) * size.height / CGFloat(max(1, inside.rows)))
  }

  private static func drawTree(
    _ session: LiveSession, _ nodes: [NodeRecord], on screen: inout ScreenBuffer,
    in area: ScreenArea
  ) {
    screen.box(area, title: "tree")
    let inside = area.inside
    let levels = levels(of: nodes)
    let first = max(0, min(session.chosen - inside.rows / 2, nodes.count - inside.rows))
    for (offset, index) in nodes.indices.dropFirst(first).prefix(inside.rows).enumerated() {
      let node = nodes[index]
      let place = node.window.map { " " + ValueText.rectangle($0) } ?? ""
      screen.write(
        String(repeating: " ", count: levels[index]) + node.name + place,
        row: inside.row + offset, column: inside.column, width: inside.columns,
        style: index == session.chosen ? .raised : .plain)
    }
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
    screen.box(area, title: "why")
    guard nodes.indices.contains(session.chosen) else { return }
    let words = session.why(isWhole: isWhole) ?? words(about: nodes[session.chosen])
    let lines = words.flatMap { WordWrap.lines(of: $0, width: area.inside.columns) }
    for (offset, line) in lines.prefix(area.inside.rows).enumerated() {
      screen.write(line, row: area.inside.row + offset, column: area.inside.column)
    }
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
