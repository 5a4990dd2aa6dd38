/// A lesson, live: its page in a terminal, until it is done or the user leaves.
@MainActor struct LessonScreen {
  private let session: TerminalSession
  private var page: LessonPage
  private var size: TerminalSize

  /// - Shape: nil if the terminal cannot be taken over.
  init?(_ device: TerminalDevice, _ lesson: Lesson, _ content: Lesson.Content, _ talk: LessonTalk) {
    guard let session = TerminalSession(device) else { return nil }
    self.session = session
    page = LessonPage(lesson, content, talk)
    size = device.size
  }

  /// The answers so far.
  var talk: LessonTalk { page.talk }

  /// Asks until the lesson is over; a signal ends the program.
  ///
  /// - Returns: false if the user has left it, or the terminal is gone.
  mutating func run() -> Bool {
    defer { session.end() }
    while session.show(page.screen(size: size)) {
      switch session.wait(seconds: nil) {
      case .keys(let keys):
        for key in keys {
          if key == .control("l") { session.forgetShown() }
          let wasOver = page.isOver && !page.goesOn
          guard page.press(key) else { return false }
          // The last words stay on the page until one more line is sent.
          if wasOver, key == .control("m") || key == .control("j") { return !talk.hasQuit }
          if talk.hasQuit { return false }
        }
      case .redraw: size = session.device.size
      case .timeout: break
      case .ended: return false
      case .signal(let number):
        session.end(by: number)
        return false
      }
    }
    return false
  }
}
