import ViewTree
import ViewTreeInspection

/// The page of a lesson: the scene, its tree and the reasons above, the talk and the answer below.
///
/// A value: keys go in, a screen of cells comes out. The words are those of the plain text, except
/// for changed code, which a panel shows. Before the predictions are made, the panels show names
/// without numbers.
@MainActor struct LessonPage {
  let lesson: Lesson
  let content: Lesson.Content
  private(set) var talk: LessonTalk
  /// The talk's words, from its beginning.
  private var said: [String]
  /// The first line of the latest output.
  private var start = 0
  /// How many lines the text is scrolled down from there; negative for further up.
  private var scrolled = 0
  /// The line that is being typed.
  private(set) var typed = ""
  /// Whether the text continues below the last line drawn.
  private(set) var goesOn = false
  /// How many lines of text were drawn last.
  private var shownRows = 0
  /// Which of the names is explained or selected; nil while a question waits for a choice.
  private var selected: Int? = 0
  /// Whether the text is the explanation of that view.
  private var showsWhy = false
  /// The first line of the explanation that is shown.
  private var whyStart = 0
  /// Whether it goes on below.
  private var whyGoesOn = false
  /// Shown once instead of a line that was typed too early.
  private var note = ""

  init(_ lesson: Lesson, _ content: Lesson.Content, _ talk: LessonTalk) {
    self.lesson = lesson
    self.content = content
    self.talk = talk
    self.talk.saysCode = false
    said = self.talk.goOn()
    if isChoice { selected = nil }
  }

  /// Whether a view of the tree is to be chosen.
  private var isChoice: Bool {
    if case .node = talk.question?.kind { true } else { false }
  }

  var isOver: Bool { talk.isOver }

  /// The scene with its latest change.
  var stage: LessonStage? {
    (talk.question?.listing == nil ? talk.stage : nil) ?? content.scene.stage
  }

  /// The views that can be selected: those to choose from, or those of the scene.
  var names: [String] {
    if case .node(let names) = talk.question?.kind { return names }
    if beside.count > 1 { return beside.map(\.title) }
    if let scene = beside.first { return scene.names }
    guard let stage = talk.question?.stage ?? stage else { return content.scene.names }
    return stage.inTreeOrder(content.scene.names(in: stage))
  }

  /// The screens that the question refers to, or those of the last answered one.
  var beside: [PulledScene] {
    talk.question?.beside?.asked ?? talk.beside?.told ?? []
  }

  /// The finger's motion on the screens that are shown side by side.
  var besideCaption: String {
    guard let motion = beside.first?.motion else { return "" }
    let time = isTold ? "" : " on the way"
    return "all five, \(motion)\(time); ◉ is the finger, ▒ the header"
  }

  /// Whether those screens have been asked about, and may be shown with their numbers.
  var isTold: Bool { talk.question?.beside == nil }

  var selectedName: String? {
    let names = names
    guard let selected, !names.isEmpty else { return nil }
    return names[selected % names.count]
  }

  /// Handles a key.
  ///
  /// - Returns: false for a key that asks to leave.
  mutating func press(_ key: TerminalKey) -> Bool {
    if key == .character("w"), typed.isEmpty, canExplain {
      showsWhy.toggle()
      whyStart = 0
      return true
    }
    if showsWhy, let lines = Self.scrolling(key) {
      whyStart += lines
      return true
    }
    if key != .control("i") { showsWhy = false }
    whyStart = 0
    note = ""
    switch key {
    case .control("c"), .control("d"): return false
    case .control("m"), .control("j"): send()
    case .control("h"), .unknown([127]): if !typed.isEmpty { typed.removeLast() }
    case .control("i"): selected = ((selected ?? -1) + 1) % max(1, names.count)
    case .escape: typed = ""
    case .left: moveSlider(by: -1)
    case .right: moveSlider(by: 1)
    case .home: scrolled = -start
    case .end: scrolled = said.count
    case .character(let character): if typed.count < Self.longestLine { typed.append(character) }
    default: scrolled += Self.scrolling(key) ?? 0
    }
    return true
  }

  /// How many lines a key scrolls down; nil for another key.
  private static func scrolling(_ key: TerminalKey) -> Int? {
    switch key {
    case .up: -1
    case .down: 1
    case .pageUp: -pageStep
    case .pageDown: pageStep
    default: nil
    }
  }

  private static let leaving: Set = ["q", "quit"]
  private static let readFirst =
    "▼ Read on first: Enter shows the next lines, End the last ones; q leaves."
  private static let pageStep = 8
  private static let longestLine = 60

  /// Sends the typed line. While there is more to read, an empty line scrolls on, and any other is
  /// dropped with a note: no explanation, hint or verdict is given for a question that is not on
  /// the screen. Leaving works at once.
  private mutating func send() {
    if goesOn, !Self.leaving.contains(typed.lowercased()) {
      if typed.isEmpty { readOn() } else { note = Self.readFirst }
      typed = ""
      return
    }
    if typed.isEmpty, isChoice { typed = selectedName ?? "" }
    if typed.isEmpty, let question = talk.question { return askAgain(question) }
    let asked = talk.question?.id
    start = said.count
    scrolled = 0
    said.append("> \(typed)")
    said += talk.answer(typed)
    typed = ""
    if talk.question?.id != asked { selected = isChoice ? nil : selected ?? 0 }
  }

  /// Shows the next lines: no step is larger than the page, and none leaves just a line or two.
  private mutating func readOn() {
    let page = max(1, shownRows - 1)
    let below = max(1, said.count - start - scrolled - shownRows)
    let steps = (below + page - 1) / page
    scrolled += (below + steps - 1) / steps
  }

  /// Repeats the form of the answer if nothing was typed.
  private mutating func askAgain(_ question: Question) {
    let reading = AnswerReading(kind: question.kind)
    let lines = LessonTalk.wrapped(
      "Type \(reading.expected). ? explains, h is a hint, s shows the answer.", first: "  ",
      rest: "  ")
    guard Array(said.suffix(lines.count)) != lines else { return }
    start = said.count
    scrolled = 0
    said += lines
  }

  /// Moves the figure by one place; its numbers appear in the panel of reasons.
  private mutating func moveSlider(by places: Double) {
    guard let figure = talk.figure else { return }
    _ = talk.show(figure, at: (talk.slider ?? figure.start) + places * figure.step)
  }

  // MARK: Drawing

  static let minimum = TerminalSize(columns: 80, rows: 20)
  /// The rows that a figure leaves to the text.
  private static let leastText = 6

  private func keys(columns: Int) -> String {
    let enter =
      if goesOn {
        "Enter reads on"
      } else if isOver {
        "Enter closes"
      } else if talk.question != nil {
        "Enter answers"
      } else {
        talk.isPlaying ? "Enter plays on" : "Enter sends"
      }
    var keys = [enter]
    if !isOver { keys.append(goesOn ? "End last lines  q leave" : "? h s q") }
    keys.append("↑↓ text")
    if talk.figure != nil { keys.append("←→ slider") }
    if showsNames(columns: columns) { keys.append("Tab next view") }
    if typed.isEmpty, canExplain { keys.append("w why") }
    return (keys + ["^C leave"]).joined(separator: "  ")
  }

  /// Draws the page; a screen that is too small gets a line that says so.
  mutating func screen(size: TerminalSize) -> ScreenBuffer {
    var screen = ScreenBuffer(size: size)
    guard size.columns >= Self.minimum.columns, size.rows >= Self.minimum.rows else {
      screen.needs(Self.minimum, for: "A lesson", otherwise: "press control C and add --plain")
      return screen
    }
    let figure = figureLines(columns: size.columns - 2)
    let panelRows = max(
      min(12, max(9, size.rows * 2 / 5)), min(figure.count + 2, size.rows - Self.leastText - 3))
    screen.title(
      "Lesson \(lesson.number). \(lesson.title)", short: "Lesson \(lesson.number)",
      state: talk.count, row: 0)
    drawPanels(figure, on: &screen, rows: panelRows, columns: size.columns)
    let text = ScreenArea(
      row: 1 + panelRows, column: 0, rows: size.rows - panelRows - 3, columns: size.columns)
    if showsWhy { drawWhy(on: &screen, in: text) } else { drawText(on: &screen, in: text) }
    screen.write(prompt, row: size.rows - 2, column: 0, style: .strong)
    screen.write(keys(columns: size.columns), row: size.rows - 1, column: 0, style: .faint)
    return screen
  }

  /// Whether the names are on the page or asked for, so that Tab selects the next one.
  private func showsNames(columns: Int) -> Bool {
    guard talk.figure == nil, names.count > 1 else { return false }
    let isCode = beside.isEmpty && (!talk.isRevealed || talk.question?.listing != nil)
    return !isCode || isChoice || columns - widestCode >= Self.leastTree
  }

  private var prompt: String {
    if showsWhy { return "> _  w back" + (whyGoesOn ? ", ↓ reads on" : "") }
    if !note.isEmpty { return note }
    if goesOn { return typed.isEmpty ? "▼ Enter reads on" : "▼ \(typed)_  read on first" }
    if isOver { return "The lesson is over: Enter closes the page." }
    guard typed.isEmpty else { return "> \(typed)_" }
    if let choices = talk.choices { return "> _  \(choices); s goes on" }
    guard isChoice else { return "> _" }
    return "> _  Tab chooses in the tree, or type a letter"
      + (selectedName.map { "; Enter takes \($0)" } ?? "")
  }

  /// Whether there is an explanation: none if nothing is laid out, or before a prediction.
  private var canExplain: Bool {
    guard talk.isRevealed else { return false }
    if let figure = talk.figure { return figure.why != nil }
    guard selectedName != nil else { return false }
    return beside.isEmpty ? stage != nil && talk.question?.listing == nil : isTold
  }

  /// Why the selected view has its frame, or the figure its numbers.
  private var explanation: [String] {
    if let figure = talk.figure, let why = figure.why {
      let value = talk.slider ?? figure.start
      return ["\(figure.name): \(Prose.number(value))"] + why(value)
    }
    guard let name = selectedName else { return [] }
    if beside.count > 1 { return beside.first { $0.title == name }?.verdict ?? [] }
    return beside.first?.chain(name) ?? stage?.chain(name) ?? []
  }

  private mutating func drawWhy(on screen: inout ScreenBuffer, in area: ScreenArea) {
    let lines = explanation.flatMap(LessonTalk.indented)
    whyStart = max(0, min(whyStart, lines.count - area.rows))
    whyGoesOn = whyStart + area.rows < lines.count
    screen.write(Array(lines.dropFirst(whyStart)), in: area)
  }

  private mutating func drawText(on screen: inout ScreenBuffer, in area: ScreenArea) {
    let last = max(0, said.count - area.rows)
    // A short reply leaves the question above it on the screen.
    var first = min(max(0, start + scrolled), last)
    if scrolled == 0, first < last {
      // The line that was sent makes room if the text would otherwise run over by a line or two.
      let sent = said[first...].prefix { $0.isEmpty || $0.hasPrefix("> ") }.count
      if last - first <= sent { first = last }
    }
    scrolled = first - start
    let shown = said.dropFirst(first).prefix(area.rows)
    screen.write(Array(shown), in: area)
    shownRows = shown.count
    goesOn = first + shown.count < said.count
  }
}
