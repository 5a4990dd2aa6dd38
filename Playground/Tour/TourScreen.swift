import ViewTree

/// The tour, live: plays its recording in a terminal until somebody quits.
@MainActor struct TourScreen: ClockedPage {
  let terminal: TerminalSession
  private let page = TourPage()
  private var player: TourPlayer
  var size: TerminalSize

  /// - Shape: nil when the terminal cannot be taken over.
  init?(_ device: TerminalDevice) {
    guard let terminal = TerminalSession(device) else { return nil }
    self.terminal = terminal
    player = page.player
    size = device.size
  }

  var secondsToNext: Double? { player.secondsToNext }

  mutating func draw() -> ScreenBuffer { page.screen(&player, size: size) }

  mutating func advance(seconds: Double) { player.advance(seconds: seconds) }

  mutating func press(_ key: TerminalKey) -> Bool {
    switch player.press(key) {
    case .quit: return true
    case .redraw: terminal.forgetShown()
    case nil: break
    }
    return false
  }
}
