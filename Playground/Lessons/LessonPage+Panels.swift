import ViewTree
import ViewTreeInspection

// The panels above the text of a lesson: code, phone, tree and reasons, or a figure.

extension LessonPage {
  /// - Parameter figure: the lines of the figure that replaces all panels.
  func drawPanels(
    _ figure: [String], on screen: inout ScreenBuffer, rows: Int, columns: Int
  ) {
    let whole = area(0, columns, rows)
    if let shown = talk.figure {
      let value = Prose.number(talk.slider ?? shown.start)
      return screen.list(whole, title: "\(shown.name): \(value)", lines: figure)
    }
    if let scene = beside.first {
      return beside.count == 1
        ? draw(scene, on: &screen, rows: rows, columns: columns)
        : drawSystems(on: &screen, rows: rows, columns: columns)
    }
    guard talk.isRevealed, talk.question?.listing == nil else {
      return drawCode(on: &screen, in: whole)
    }
    guard let stage, let name = selectedName else {
      return screen.list(whole, title: "shown", lines: content.scene.lines)
    }
    let phone = columns * 24 / 100
    let tree = columns * 28 / 100
    drawPhone(stage, on: &screen, in: area(0, phone, rows))
    drawTree(stage, names, on: &screen, in: area(phone, tree, rows))
    let why = area(phone + tree, columns - phone - tree, rows)
    drawReasons(stage.explanation(of: name), of: name, on: &screen, in: why)
  }

  /// A screen under a finger: while it is asked about, with the code and bare names; once answered,
  /// with its numbers and reasons.
  private func draw(
    _ scene: PulledScene, on screen: inout ScreenBuffer, rows: Int, columns: Int
  ) {
    let isTold = isTold
    let fits = columns - widestCode >= Self.leastPhone
    let phone = min(Self.mostPhone, isTold || !fits ? columns * 24 / 100 : columns - widestCode)
    let number = scene.system?.system.number ?? ""
    let title = "screen \(number)".trimmingWhitespace
    drawPicture(
      of: scene, title: title.count + 4 <= phone ? title : "screen", selected: selectedName,
      on: &screen, in: area(0, phone, rows))
    let rest = area(phone, columns - phone, rows)
    guard isTold, let name = selectedName else {
      guard fits else { return drawNames(on: &screen, in: rest) }
      return drawCode(on: &screen, in: rest)
    }
    let tree = columns * 28 / 100
    drawTree(scene.stage, names, on: &screen, in: area(phone, tree, rows))
    let why = area(phone + tree, columns - phone - tree, rows)
    drawReasons(
      scene.stage.explanation(of: name), of: PulledScene.shortName(name), on: &screen, in: why)
  }

  private static let (leastPhone, mostPhone) = (12, 24)
  /// The box, and the mark before a new line.
  private var codeMargin: Int { talk.question?.listing == nil ? 2 : 4 }

  /// The five screens side by side, each with its state once revealed.
  private func drawSystems(on screen: inout ScreenBuffer, rows: Int, columns: Int) {
    for (index, scene) in beside.enumerated() {
      let (start, end) = (
        columns * index / beside.count, columns * (index + 1) / beside.count
      )
      let mark = scene.title == selectedName ? "●" : ""
      let number = scene.system?.system.number ?? ""
      let place = area(start, end - start, rows - 1)
      drawPicture(of: scene, title: mark + number, selected: nil, on: &screen, in: place)
      guard isTold else { continue }
      // The whole row, so that no part of the picture remains beside the word.
      screen.write(
        scene.stateWord.padded(to: place.inside.columns), row: rows - 2,
        column: place.inside.column, width: place.inside.columns, style: .strong)
    }
    screen.write(
      besideCaption, row: rows, column: 0, width: columns, style: .faint)
  }

  private func drawPicture(
    of scene: PulledScene, title: String, selected: String?,
    on screen: inout ScreenBuffer, in area: ScreenArea
  ) {
    let inside = area.inside
    let lines = scene.picture(columns: inside.columns, rows: inside.rows, selected: selected)
    screen.list(area, title: title, lines: lines)
  }

  private var code: [ChangedListing.Line] {
    (talk.question?.listing ?? ChangedListing(content.scene.listing, [])).lines
  }

  /// The columns that the code takes with its box.
  var widestCode: Int { (code.map(\.text.count).max() ?? 0) + codeMargin }

  /// Before a prediction: the code, which the text has scrolled away, and names without numbers.
  private func drawCode(on screen: inout ScreenBuffer, in area: ScreenArea) {
    let code = code
    let tree = names.isEmpty ? 0 : min(Self.treeColumns, area.columns - widestCode)
    var left = area
    if tree >= Self.leastTree {
      left.columns = area.columns - tree
      var right = area
      right.column += left.columns
      right.columns = tree
      drawNames(on: &screen, in: right)
    }
    let isChanged = talk.question?.listing != nil
    screen.box(left, title: isChanged ? "the code now; predict first" : "the code; predict first")
    let inside = left.inside
    // The new lines are shown, however long the code is.
    let last = code.lastIndex { $0.changed != nil } ?? 0
    let first = max(0, min(last - inside.rows + 2, code.count - inside.rows))
    for (row, line) in code.dropFirst(first).prefix(inside.rows).enumerated() {
      let (row, column) = (inside.row + row, inside.column)
      let text = (line.changed == nil ? isChanged ? "  " : "" : "▸ ") + line.text
      screen.write(text, row: row, column: column, width: inside.columns)
      guard let changed = line.changed else { continue }
      let start = line.text.index(line.text.startIndex, offsetBy: changed.lowerBound)
      let end = line.text.index(line.text.startIndex, offsetBy: changed.upperBound)
      screen.write(
        line.text[start..<end], row: row, column: column + 2 + changed.lowerBound, style: .raised)
    }
  }

  private func drawNames(on screen: inout ScreenBuffer, in area: ScreenArea) {
    let marked = names.map { ($0 == selectedName ? "●" : " ") + PulledScene.shortName($0) }
    screen.list(area, title: "tree", lines: marked)
  }

  private static let treeColumns = 26
  static let leastTree = 12

  private func area(_ column: Int, _ columns: Int, _ rows: Int) -> ScreenArea {
    ScreenArea(row: 1, column: column, rows: rows, columns: columns)
  }

  /// The slider and its picture; empty if the question has no figure.
  func figureLines(columns: Int) -> [String] {
    guard let figure = talk.figure else { return [] }
    let value = talk.slider ?? figure.start
    let length = max(1, columns - 2)
    let share =
      (value - figure.range.lowerBound) / (figure.range.upperBound - figure.range.lowerBound)
    let place = Int((share * Double(length - 1)).rounded())
    let slider =
      "◀" + String(repeating: "─", count: place) + "●"
      + String(repeating: "─", count: max(0, length - 1 - place)) + "▶"
    return [slider]
      + figure.lines(value).flatMap { line in
        line.count <= columns
          ? [line] : WordWrap.lines(of: line, width: columns - 2).hanging("", "  ")
      }
  }

  /// The named views as boxes, to scale.
  private func drawPhone(
    _ stage: LessonStage, on screen: inout ScreenBuffer, in area: ScreenArea
  ) {
    let inside = area.inside
    var picture = PhonePicture(
      size: stage.host.size, columns: max(1, inside.columns), rows: max(1, inside.rows))
    for (index, name) in names.enumerated() {
      picture.fill(stage.frame(name), with: fill(of: name, at: index), name: "")
    }
    // A view that is fully covered by its content is shown while it is selected.
    if let name = selectedName, !picture.lines.joined().contains("█") {
      picture.fill(stage.frame(name), with: "█", name: "")
    }
    let points = Double((stage.host.size.width / CGFloat(max(1, inside.columns))).rounded())
    let title = "screen, a sign is \(Prose.number(points))"
    screen.list(
      area, title: title.count + 4 <= area.columns ? title : "screen",
      lines: picture.lines.withoutBorder)
  }

  private static let fills: [Character] = ["·", "░", "▒", "▓"]

  private func fill(of name: String, at index: Int) -> Character {
    name == selectedName ? "█" : Self.fills[index % Self.fills.count]
  }

  /// The names one per line, indented as far as the panel allows; with the picture's shades where
  /// nothing else identifies them.
  private func drawTree(
    _ stage: LessonStage, _ names: [String], on screen: inout ScreenBuffer, in area: ScreenArea
  ) {
    let levels = stage.levels(names)
    func lines(step: Int) -> [String] {
      names.enumerated().map { index, name in
        let mark = name == selectedName ? "●" : " "
        let shade = beside.isEmpty ? String(fill(of: name, at: index)) : ""
        let shown = beside.isEmpty ? name : PulledScene.shortName(name)
        return mark + shade + String(repeating: " ", count: step * levels[index])
          + "\(shown) \(Prose.size(stage.size(name)))"
      }
    }
    let steps = [2, 1].first { step in
      lines(step: step).allSatisfy { $0.count <= area.inside.columns }
    }
    screen.list(area, title: "tree", lines: lines(step: steps ?? 0))
  }

  /// The chain of reasons, wrapped for a narrow panel.
  private func drawReasons(
    _ explanation: Explanation, of name: String, on screen: inout ScreenBuffer, in area: ScreenArea
  ) {
    var lines = ([explanation.heading] + explanation.lines).flatMap { line in
      WordWrap.lines(
        of: line.split(separator: " ").joined(separator: " "), width: area.inside.columns - 1
      ).hanging("", " ")
    }
    if lines.count > area.inside.rows {
      lines = lines.prefix(max(0, area.inside.rows - 1)) + ["... w shows all"]
    }
    screen.list(area, title: "why \(name)", lines: lines)
  }
}
