import Foundation

/// Waits for a running program and for the signals that end this process, whichever comes first.
struct ToolWatch {
  let process: Process
  let signals: SignalPipe
  private let limits: ToolLimits?
  private let start = ContinuousClock.now
  private(set) var ending = ToolEnding.own

  /// - Parameter limits: nil for none.
  init(process: Process, signals: SignalPipe, limits: ToolLimits? = nil) {
    self.process = process
    self.signals = signals
    self.limits = limits
  }

  /// Reads the program's output until nobody can write any more, or until a limit is met.
  mutating func output(from descriptor: Int32) -> [UInt8] {
    var output: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65536)
    while true {
      var waiting = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.readEnd, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&waiting, 2, limits == nil ? -1 : Self.lookMilliseconds)
      meetSignal()
      if meetLimits(written: output.count) { return output }
      guard ready > 0, waiting[0].revents != 0 else { continue }
      let count = read(descriptor, &piece, piece.count)
      if count > 0 { output += piece[..<count] }
      if count == 0 || count < 0 && errno != EINTR { return output }
    }
  }

  /// Waits for a program that may have closed its output long before its end.
  mutating func waitForEnd() {
    while process.isRunning {
      meetSignal()
      _ = meetLimits(written: 0)
      _ = poll(nil, 0, Self.lookMilliseconds)
    }
    process.waitUntilExit()
    // One that came while nobody looked any more is no less a wish to end.
    meetSignal()
  }

  /// Ends a program that has met a limit; whether it has.
  private mutating func meetLimits(written: Int) -> Bool {
    guard let limits, ending == .own else { return ending != .own }
    if written > limits.bytes {
      ending = .tooMuch
    } else if (ContinuousClock.now - start) / .seconds(1) > limits.seconds {
      ending = .tooLong
    } else {
      return false
    }
    end()
    return true
  }

  /// Ends the program, then this process as the signal does by itself.
  private func meetSignal() {
    guard let number = signals.next() else { return }
    end()
    signals.takeDefault(number)
  }

  /// Interrupts the program's group and kills what does not end.
  ///
  /// `swift build` gives its compilers groups of their own and ends those when it is interrupted.
  private func end() {
    let group = -process.processIdentifier
    kill(group, SIGINT)
    let last = ContinuousClock.now + Self.patience
    while process.isRunning, ContinuousClock.now < last { _ = poll(nil, 0, Self.lookMilliseconds) }
    kill(group, SIGKILL)
  }

  private static let patience = Duration.seconds(3)
  private static let lookMilliseconds: Int32 = 20
}
