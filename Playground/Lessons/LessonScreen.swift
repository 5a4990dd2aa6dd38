/// A lesson, live: its page in a terminal, until it is done or the user leaves.
@MainActor struct LessonScreen: ClockedPage {
  let terminal: TerminalSession
  private var page: LessonPage
  var size: TerminalSize
  /// Whether it was worked through to its end.
  private(set) var isDone = false

  /// - Shape: nil if the terminal cannot be taken over.
  init?(_ device: TerminalDevice, _ lesson: Lesson, _ content: Lesson.Content, _ talk: LessonTalk) {
    guard let terminal = TerminalSession(device) else { return nil }
    self.terminal = terminal
    page = LessonPage(lesson, content, talk)
    size = device.size
  }

  var talk: LessonTalk { page.talk }

  var secondsToNext: Double? { nil }

  mutating func advance(seconds: Double) {}

  mutating func draw() -> ScreenBuffer { page.screen(size: size) }

  /// Asks until the lesson is over, or the user leaves it.
  mutating func press(_ key: TerminalKey) -> Bool {
    if key == .control("l") { terminal.forgetShown() }
    let wasOver = page.isOver && !page.goesOn
    guard page.press(key) else { return true }
    // The last words stay on the page until one more line is sent.
    let isLast = wasOver && (key == .control("m") || key == .control("j"))
    isDone = isLast && !talk.hasQuit
    return isLast || talk.hasQuit
  }
}
