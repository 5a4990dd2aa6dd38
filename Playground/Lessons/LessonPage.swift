import ViewTree
import ViewTreeInspection

/// The page of a lesson: the scene, its tree and the reasons above, the talk and the answer below.
///
/// A value: keys go in, a screen of cells comes out. The words are the talk's, one for one those of
/// the plain text; before the predictions are made the panels show names and no numbers.
@MainActor struct LessonPage {
  let lesson: Lesson
  let content: Lesson.Content
  private(set) var talk: LessonTalk
  /// The talk's words, from its beginning on.
  private var said: [String]
  /// The first line of the latest thing said.
  private var start = 0
  /// How many lines the text is scrolled down from there; below 0 for further up.
  private var scrolled = 0
  /// The line that is being typed.
  private(set) var typed = ""
  /// Whether the text goes on below the last line that was drawn.
  private(set) var goesOn = false
  /// How many lines of text were drawn last.
  private var shownRows = 0
  /// Which of the scene's names is explained.
  private var selected = 0
  /// Whether the text is the explanation of that view.
  private var showsWhy = false

  init(_ lesson: Lesson, _ content: Lesson.Content, _ talk: LessonTalk) {
    self.lesson = lesson
    self.content = content
    self.talk = talk
    said = self.talk.goOn()
  }

  /// Whether nothing is asked any more.
  var isOver: Bool { talk.isOver }

  /// The scene as it is now: with the latest change.
  private var stage: LessonStage? { talk.stage ?? content.scene.stage }

  /// The views that can be selected: those to choose from, or those of the scene.
  private var names: [String] {
    if case .node(let names) = talk.question?.kind { return names }
    guard let stage = talk.question?.stage ?? stage else { return content.scene.names }
    return content.scene.names.filter(stage.has)
  }

  private var selectedName: String? {
    let names = names
    return names.isEmpty ? nil : names[selected % names.count]
  }

  /// Does what a key asks for.
  ///
  /// - Returns: false for a key that asks to leave.
  mutating func press(_ key: TerminalKey) -> Bool {
    if key == .character("w"), typed.isEmpty, talk.isRevealed, !explanation.isEmpty {
      showsWhy.toggle()
      return true
    }
    if key != .control("i") { showsWhy = false }
    switch key {
    case .control("c"), .control("d"): return false
    case .control("m"), .control("j"): send()
    case .control("h"), .unknown([127]): if !typed.isEmpty { typed.removeLast() }
    case .control("i"): selected = (selected + 1) % max(1, names.count)
    case .escape: typed = ""
    case .left: moveSlider(by: -1)
    case .right: moveSlider(by: 1)
    case .up: scrolled -= 1
    case .down: scrolled += 1
    case .pageUp: scrolled -= Self.pageStep
    case .pageDown: scrolled += Self.pageStep
    case .home: scrolled = -start
    case .end: scrolled = said.count
    case .character(let character): if typed.count < Self.longestLine { typed.append(character) }
    default: break
    }
    return true
  }

  private static let pageStep = 8
  private static let longestLine = 60

  /// Sends the line that was typed; an empty one reads on first, where there is more to be read.
  private mutating func send() {
    if typed.isEmpty, goesOn {
      scrolled += max(1, shownRows - 1)
      return
    }
    if typed.isEmpty, case .node = talk.question?.kind { typed = selectedName ?? "" }
    start = said.count
    scrolled = 0
    said.append("> \(typed)")
    said += talk.answer(typed)
    typed = ""
  }

  /// Moves the figure by one place; its numbers stand in the panel of reasons.
  private mutating func moveSlider(by places: Double) {
    guard let figure = talk.figure else { return }
    _ = talk.show(figure, at: (talk.slider ?? figure.start) + places * figure.step)
  }

  // MARK: Drawing

  static let minimum = TerminalSize(columns: 80, rows: 20)
  static let keys =
    "Enter answers  ? h s q  ↑↓ text  ←→ slider  Tab next view  w why  ^C leave"

  /// Draws the page; a screen too small for it gets a line that says so.
  mutating func screen(size: TerminalSize) -> ScreenBuffer {
    var screen = ScreenBuffer(size: size)
    guard size.columns >= Self.minimum.columns, size.rows >= Self.minimum.rows else {
      drawTooSmall(on: &screen)
      return screen
    }
    let panelRows = min(12, max(9, size.rows * 2 / 5))
    screen.title(
      "Lesson \(lesson.number). \(lesson.title)", short: "Lesson \(lesson.number)",
      state: "\(talk.outcomes.count) answered", row: 0)
    drawPanels(on: &screen, rows: panelRows, columns: size.columns)
    let text = ScreenArea(
      row: 1 + panelRows, column: 0, rows: size.rows - panelRows - 3, columns: size.columns)
    if showsWhy { drawWhy(on: &screen, in: text) } else { drawText(on: &screen, in: text) }
    screen.write(prompt, row: size.rows - 2, column: 0, style: .strong)
    screen.write(Self.keys, row: size.rows - 1, column: 0, style: .faint)
    return screen
  }

  private var prompt: String {
    if typed.isEmpty, goesOn { return "> _  Enter reads on" }
    if isOver { return "The lesson is over: Enter closes the page." }
    guard typed.isEmpty, case .node = talk.question?.kind, let name = selectedName else {
      return "> \(typed)_"
    }
    return "> _  Tab chooses in the tree, Enter takes \(name)"
  }

  private func drawTooSmall(on screen: inout ScreenBuffer) {
    let (least, size) = (Self.minimum, screen.size)
    let words =
      "A lesson needs \(least.columns) x \(least.rows) cells, this terminal has "
      + "\(size.columns) x \(size.rows). Make it larger, or press control C and add --plain."
    for (row, line) in WordWrap.lines(of: words, width: size.columns).enumerated() {
      screen.write(line, row: row, column: 0)
    }
  }

  private func drawPanels(on screen: inout ScreenBuffer, rows: Int, columns: Int) {
    guard talk.figure == nil else {
      return drawFigure(on: &screen, in: area(0, columns, rows))
    }
    guard talk.isRevealed, talk.question?.stage == nil else {
      return drawCode(on: &screen, rows: rows, columns: columns)
    }
    guard let stage, let name = selectedName else {
      return draw(content.scene.lines, title: "shown", on: &screen, in: area(0, columns, rows))
    }
    let phone = columns * 24 / 100
    let tree = columns * 28 / 100
    drawPhone(stage, on: &screen, in: area(0, phone, rows))
    drawTree(stage, on: &screen, in: area(phone, tree, rows))
    let why = area(phone + tree, columns - phone - tree, rows)
    draw(
      Self.reasons(stage, name, width: why.inside.columns), title: "why \(name)", on: &screen,
      in: why)
  }

  /// Before a prediction: the code, which the text has scrolled away, and names without numbers.
  private func drawCode(on screen: inout ScreenBuffer, rows: Int, columns: Int) {
    let listing = content.scene.listing.split(separator: "\n").map(String.init)
    let widest = (listing.map(\.count).max() ?? 0) + 2
    let names = names
    let tree = names.isEmpty ? 0 : min(Self.treeColumns, columns - widest)
    let code = tree < Self.leastTree ? columns : columns - tree
    draw(listing, title: "the code; predict first", on: &screen, in: area(0, code, rows))
    if code < columns {
      let marked = names.map { $0 == selectedName ? "●\($0)" : " \($0)" }
      draw(marked, title: "tree", on: &screen, in: area(code, columns - code, rows))
    }
  }

  private static let treeColumns = 26
  private static let leastTree = 14

  private func area(_ column: Int, _ columns: Int, _ rows: Int) -> ScreenArea {
    ScreenArea(row: 1, column: column, rows: rows, columns: columns)
  }

  private func draw(
    _ lines: [String], title: String, on screen: inout ScreenBuffer, in area: ScreenArea
  ) {
    screen.box(area, title: title)
    let inside = area.inside
    for (row, line) in lines.prefix(inside.rows).enumerated() {
      screen.write(line, row: inside.row + row, column: inside.column, width: inside.columns)
    }
  }

  private func drawFigure(on screen: inout ScreenBuffer, in area: ScreenArea) {
    guard let figure = talk.figure else { return }
    let value = talk.slider ?? figure.start
    let inside = area.inside
    let length = max(1, inside.columns - 2)
    let share =
      (value - figure.range.lowerBound) / (figure.range.upperBound - figure.range.lowerBound)
    let place = Int((share * Double(length - 1)).rounded())
    let slider =
      "◀" + String(repeating: "─", count: place) + "●"
      + String(repeating: "─", count: max(0, length - 1 - place)) + "▶"
    draw(
      [slider] + figure.lines(value), title: "\(figure.name): \(Prose.number(value))", on: &screen,
      in: area)
  }

  /// The named views as boxes, to scale.
  private func drawPhone(
    _ stage: LessonStage, on screen: inout ScreenBuffer, in area: ScreenArea
  ) {
    let inside = area.inside
    var picture = PhonePicture(
      size: stage.host.size, columns: max(1, inside.columns), rows: max(1, inside.rows))
    for (index, name) in names.enumerated() {
      let fill: Character = name == selectedName ? "█" : Self.fills[index % Self.fills.count]
      picture.fill(stage.frame(name), with: fill, name: "")
    }
    screen.box(area, title: "screen")
    for (row, line) in picture.lines.dropFirst().dropLast().enumerated() {
      screen.write(
        line.dropFirst().dropLast(), row: inside.row + row, column: inside.column,
        width: inside.columns)
    }
  }

  private static let fills: [Character] = [" ", "░", "▒", "▓"]

  private func drawTree(
    _ stage: LessonStage, on screen: inout ScreenBuffer, in area: ScreenArea
  ) {
    let lines = names.map { name in
      let mark = name == selectedName ? "●" : " "
      let size = stage.size(name)
      return "\(mark)\(name) \(Prose.size(size))"
    }
    draw(lines, title: "tree", on: &screen, in: area)
  }

  /// The chain of reasons, in lines that a narrow panel has room for.
  private static func reasons(_ stage: LessonStage, _ name: String, width: Int) -> [String] {
    let explanation = stage.explanation(of: name)
    return ([explanation.heading] + explanation.lines).flatMap { line in
      WordWrap.lines(
        of: line.split(separator: " ").joined(separator: " "), width: width - 1
      ).enumerated().map { $0.offset == 0 ? $0.element : " " + $0.element }
    }
  }

  /// Why the selected view has its frame; empty where nothing is laid out, or before a prediction.
  private var explanation: [String] {
    guard let stage, let name = selectedName, talk.question?.stage == nil else { return [] }
    return stage.chain(name)
  }

  private func drawWhy(on screen: inout ScreenBuffer, in area: ScreenArea) {
    let lines = explanation.flatMap { WordWrap.lines(of: $0, width: area.columns) }
    for (row, line) in lines.prefix(area.rows).enumerated() {
      screen.write(line, row: area.row + row, column: area.column, width: area.columns)
    }
  }

  private mutating func drawText(on screen: inout ScreenBuffer, in area: ScreenArea) {
    let last = max(0, said.count - area.rows)
    // A short reply leaves the question above it on the screen.
    let first = min(max(0, start + scrolled), last)
    scrolled = first - start
    let shown = said.dropFirst(first).prefix(area.rows)
    for (row, line) in shown.enumerated() {
      screen.write(line, row: area.row + row, column: area.column, width: area.columns)
    }
    shownRows = shown.count
    goesOn = first + shown.count < said.count
  }
}
