/// A page in a terminal on which time goes on between the keys.
@MainActor protocol ClockedPage {
  var terminal: TerminalSession { get }
  var size: TerminalSize { get set }

  /// How long the page waits unless a key is pressed; nil for as long as no key is. Seconds.
  var secondsToNext: Double? { get }

  mutating func draw() -> ScreenBuffer

  /// Lets real time pass.
  mutating func advance(seconds: Double)

  /// - Returns: whether the key ends the page.
  mutating func press(_ key: TerminalKey) -> Bool
}

extension ClockedPage {
  /// A terminal is not drawn more often than thirty times a second.
  static var leastSeconds: Double { 1.0 / 30 }

  /// Runs until a key, the end of input, or a lost terminal ends it; a signal ends the program.
  ///
  /// - Returns: the exit code.
  mutating func run() -> Int32 {
    let clock = ContinuousClock()
    var last = clock.now
    while terminal.show(draw()) {
      let event = terminal.wait(seconds: secondsToNext.map { max($0, Self.leastSeconds) })
      let now = clock.now
      advance(seconds: (now - last) / .seconds(1))
      last = now
      switch event {
      case .keys(let keys):
        for key in keys where press(key) {
          terminal.end()
          return ExitCode.success
        }
      case .redraw: size = terminal.device.size
      case .timeout: break
      case .ended:
        terminal.end()
        return ExitCode.success
      case .signal(let number):
        terminal.end(by: number)
        return ExitCode.unusable
      }
    }
    terminal.end()
    return ExitCode.unusable
  }
}
