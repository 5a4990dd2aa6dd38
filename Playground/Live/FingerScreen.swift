import ViewTree

/// The switches of a page that keys turn.
struct PageSwitches {
  var showsKeys = false
  var showsWhy = false
  var usesMouse = true
  /// Whether the last key tried to move a finger that is up.
  var missesFinger = false
}

/// A scene under a finger in a terminal: keys and mouse move the finger while virtual time runs.
@MainActor struct FingerScreen<Session: FingerSession>: ClockedPage {
  let terminal: TerminalSession
  private var session: Session
  private var mouse = FingerMouse()
  private var switches = PageSwitches()
  var size: TerminalSize

  /// - Shape: nil if the terminal cannot be taken over.
  init?(_ device: TerminalDevice, session: Session) {
    guard let terminal = TerminalSession(device, usesMouse: true) else { return nil }
    self.terminal = terminal
    self.session = session
    size = device.size
  }

  var secondsToNext: Double? { session.isPaused ? nil : 0 }

  func draw() -> ScreenBuffer { session.screen(size: size, switches: switches) }

  mutating func advance(seconds: Double) { session.advance(seconds: seconds) }

  mutating func press(_ key: TerminalKey) -> Bool {
    switches.missesFinger = false
    let (small, large) = Session.steps
    switch key {
    case .character("q"), .character("Q"), .control("d"), .control("c"): return true
    case .character(" "):
      if session.finger.position == nil {
        session.finger.down(at: session.resting)
      } else {
        session.finger.up()
      }
    case .character("j"): nudge(by: small)
    case .character("k"): nudge(by: -small)
    case .character("J"), .down: nudge(by: large)
    case .character("K"), .up: nudge(by: -large)
    case .character("s"): session.toggleSlow()
    case .character("p"): session.togglePause()
    case .character("."): session.step()
    case .character("r"):
      session.restart()
      mouse = FingerMouse()
    case .character("m"):
      switches.usesMouse.toggle()
      _ = terminal.reportMouse(switches.usesMouse)
    case .character("w"): switches.showsWhy.toggle()
    case .character("?"), .character("h"): switches.showsKeys.toggle()
    case .escape: (switches.showsKeys, switches.showsWhy) = (false, false)
    case .control("l"): terminal.forgetShown()
    case .mouse(let report):
      if let ground = session.ground(size: size, switches: switches) {
        mouse.report(report, on: ground, &session)
      }
    default: session.press(key)
    }
    return false
  }

  private mutating func nudge(by distance: CGFloat) {
    switches.missesFinger = session.finger.position == nil
    session.finger.nudge(by: distance)
  }
}
