import ViewTree

/// A live drag in a terminal: keys and mouse move the finger while virtual time runs.
@MainActor struct DragScreen: ClockedPage {
  let terminal: TerminalSession
  private var session: DragSession
  private var mouse = DragMouse()
  var size: TerminalSize
  private var showsKeys = false
  private var showsWhy = false
  private var usesMouse = true
  /// Whether the last key tried to move a finger that is up.
  private var missesFinger = false

  /// - Shape: nil if the terminal cannot be taken over.
  init?(_ device: TerminalDevice, session: DragSession) {
    guard let terminal = TerminalSession(device, usesMouse: true) else { return nil }
    self.terminal = terminal
    self.session = session
    size = device.size
  }

  var secondsToNext: Double? { session.isPaused ? nil : 0 }

  func draw() -> ScreenBuffer {
    DragPage.screen(
      session, size: size, showsKeys: showsKeys, showsWhy: showsWhy, usesMouse: usesMouse,
      missesFinger: missesFinger)
  }

  mutating func advance(seconds: Double) { session.advance(seconds: seconds) }

  /// How far a key moves the finger. Points.
  private static let (small, large) = (1.0, 10.0)

  /// - Returns: whether the key ends the page.
  mutating func press(_ key: TerminalKey) -> Bool {
    missesFinger = false
    switch key {
    case .character("q"), .character("Q"), .control("d"), .control("c"): return true
    case .character(" "):
      if session.finger.position == nil {
        session.finger.down(at: DragFinger.resting)
      } else {
        session.finger.up()
      }
    case .character("j"): nudge(by: Self.small)
    case .character("k"): nudge(by: -Self.small)
    case .character("J"), .down: nudge(by: Self.large)
    case .character("K"), .up: nudge(by: -Self.large)
    case .character("s"): session.toggleSlow()
    case .character("p"): session.togglePause()
    case .character("."): session.step()
    case .character("r"):
      session.restart()
      mouse = DragMouse()
    case .character("m"):
      usesMouse.toggle()
      _ = terminal.reportMouse(usesMouse)
    case .character("w"): showsWhy.toggle()
    case .character("?"), .character("h"): showsKeys.toggle()
    case .escape: (showsKeys, showsWhy) = (false, false)
    case .control("l"): terminal.forgetShown()
    case .mouse(let report):
      if let layout = DragLayout(size: size) {
        mouse.report(report, layout: layout, finger: &session.finger)
      }
    default: break
    }
    return false
  }

  private mutating func nudge(by distance: Double) {
    missesFinger = session.finger.position == nil
    session.finger.nudge(by: distance)
  }
}
