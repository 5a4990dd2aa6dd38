import ViewTree

/// A live scene in a terminal: keys and mouse move the finger while virtual time runs.
@MainActor struct LiveScreen: ClockedPage {
  let terminal: TerminalSession
  private var session: LiveSession
  var size: TerminalSize
  private var isDragging = false
  private var showsWhy = false

  /// - Shape: nil if the terminal cannot be taken over.
  init?(_ device: TerminalDevice, session: LiveSession) {
    guard let terminal = TerminalSession(device, usesMouse: true) else { return nil }
    self.terminal = terminal
    self.session = session
    size = device.size
  }

  /// How far a key moves the finger. Points.
  private static let (small, large) = (2.0, 20.0)

  var secondsToNext: Double? { session.isPaused ? nil : 0 }

  func draw() -> ScreenBuffer { LivePage.screen(session, size: size, showsWhy: showsWhy) }

  mutating func advance(seconds: Double) { session.advance(seconds: seconds) }

  /// - Returns: whether the key ends the page.
  mutating func press(_ key: TerminalKey) -> Bool {
    switch key {
    case .character("q"), .character("Q"), .control("d"), .control("c"): return true
    case .character(" "):
      if session.finger.position == nil {
        session.finger.down(at: session.resting)
      } else {
        session.finger.up()
      }
    case .character("j"): session.finger.nudge(by: Self.small)
    case .character("k"): session.finger.nudge(by: -Self.small)
    case .character("J"), .down: session.finger.nudge(by: Self.large)
    case .character("K"), .up: session.finger.nudge(by: -Self.large)
    case .character("n"): session.choose(by: 1)
    case .character("b"): session.choose(by: -1)
    case .character("w"): showsWhy.toggle()
    case .character("s"): session.toggleSlow()
    case .character("p"): session.togglePause()
    case .character("."): session.step()
    case .character("r"): session.restart()
    case .control("l"): terminal.forgetShown()
    case .mouse(let report): follow(report)
    default: break
    }
    return false
  }

  /// A press on the phone puts the finger down there, a release lifts it; in between it drags.
  private mutating func follow(_ report: MouseReport) {
    guard let layout = LivePage.Layout(size, showsWhy: showsWhy),
      let point = LivePage.point(
        column: report.column, row: report.row, in: layout, of: session.host.size,
        isDragging: isDragging)
    else { return }
    switch report.kind {
    case .press:
      session.choose(at: point)
      session.finger.down(at: point)
      isDragging = true
    case .drag: if isDragging { session.finger.move(to: point) }
    case .release:
      if isDragging { session.finger.up() }
      isDragging = false
    case .wheelUp, .wheelDown: break
    }
  }
}
