import ViewTree

/// The tour, live: plays its recording in a terminal until somebody quits.
@MainActor struct TourScreen {
  private let session: TerminalSession
  private let page = TourPage()
  private var player: TourPlayer
  private var size: TerminalSize

  /// - Shape: nil when the terminal cannot be taken over.
  init?(_ device: TerminalDevice) {
    guard let session = TerminalSession(device) else { return nil }
    self.session = session
    player = page.player
    size = device.size
  }

  /// Plays until a key, the end of input, or a lost terminal ends it; a signal ends the program.
  ///
  /// - Returns: the exit code.
  mutating func run() -> Int32 {
    let clock = ContinuousClock()
    var last = clock.now
    while session.show(page.screen(&player, size: size)) {
      let event = session.wait(seconds: player.secondsToNext.map { max($0, Self.leastSeconds) })
      let now = clock.now
      player.advance(seconds: (now - last) / .seconds(1))
      last = now
      switch event {
      case .keys(let keys):
        for key in keys {
          switch player.press(key) {
          case .quit:
            session.end()
            return ExitCode.success
          case .redraw: session.forgetShown()
          case nil: break
          }
        }
      case .redraw: size = session.device.size
      case .timeout: break
      case .ended:
        session.end()
        return ExitCode.success
      case .signal(let number):
        session.end(by: number)
        return ExitCode.unusable
      }
    }
    session.end()
    return ExitCode.unusable
  }

  /// A terminal is not drawn more often than thirty times a second.
  private static let leastSeconds = 1.0 / 30
}
