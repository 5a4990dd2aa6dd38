import Foundation

/// Waits for a running program, for its limits, and for the signals that end this process, whichever
/// comes first.
struct ToolWatch {
  private(set) var output: [UInt8] = []
  private(set) var ending = ToolEnding.own
  private var family: ToolFamily
  private let descriptor: Int32
  private let signals: SignalPipe
  private let limits: ToolLimits
  private let start = ContinuousClock.now

  init(_ launch: ToolLaunch, signals: SignalPipe, limits: ToolLimits) {
    family = launch.family
    descriptor = launch.output
    self.signals = signals
    self.limits = limits
  }

  /// Waits until the program has ended, by itself or by a limit, and ends what it has left behind.
  ///
  /// - Returns: its exit code, or 128 and the number of the signal that ended it.
  mutating func run() -> Int32 {
    var isOpen = true
    var nextLook = start
    while ending == .own, !family.rootHasEnded {
      var waiting = [
        pollfd(fd: isOpen ? descriptor : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.readEnd, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&waiting, 2, Self.lookMilliseconds)
      meetSignal()
      if waiting[0].revents != 0 { isOpen = takeOutput() }
      guard ending == .own, ContinuousClock.now >= nextLook else { continue }
      ending = breach()
      nextLook = .now + Self.betweenLooks
    }
    if limits.endsInCrash, ending == .tooLong || ending == .tooMuchMemory { crash() }
    if ending == .tooLong { interrupt() }
    family.end()
    _ = takeOutput()
    // A signal that came after the last look is a wish to end, too.
    meetSignal()
    return family.waitForRoot()
  }

  /// Takes what has been written, one byte more than allowed at most; whether more can come.
  private mutating func takeOutput() -> Bool {
    var piece = [UInt8](repeating: 0, count: 65536)
    while output.count <= limits.output {
      let count = read(
        descriptor, &piece, min(piece.count, limits.output + 1 - output.count))
      if count == 0 { return false }
      if count < 0 { return errno == EAGAIN || errno == EINTR }
      output += piece[..<count]
    }
    if ending == .own { ending = .tooMuchOutput }
    return true
  }

  private mutating func breach() -> ToolEnding {
    if (ContinuousClock.now - start) / .seconds(1) > limits.seconds { return .tooLong }
    let members = family.members()
    if members.count - family.attendants > limits.processes { return .tooManyProcesses }
    return members.reduce(0) { $0 + $1.memory } > limits.memory ? .tooMuchMemory : .own
  }

  /// Ends the program, then this process as the signal does by itself.
  private mutating func meetSignal() {
    guard let number = signals.next() else { return }
    interrupt()
    family.end()
    signals.takeDefault(number)
  }

  /// Lets the program crash, and takes the last that it prints. Those around it, such as a shell, are
  /// small. Swift's runtime goes on after a signal from outside.
  private mutating func crash() {
    guard let program = family.members().max(by: { $0.memory < $1.memory }) else { return }
    kill(program.id, SIGABRT)
    let last = ContinuousClock.now + Self.crashPatience
    while ContinuousClock.now < last, !family.rootHasEnded, !hasToldCalls {
      _ = poll(nil, 0, Self.lookMilliseconds)
      _ = takeOutput()
    }
  }

  private var hasToldCalls: Bool {
    String(decoding: output.suffix(Self.lastLine), as: UTF8.self).contains("Backtrace took")
  }

  /// Lets the program end by itself for a moment: a compiler clears away its temporary files.
  private mutating func interrupt() {
    kill(-family.root, SIGINT)
    let last = ContinuousClock.now + Self.patience
    while ContinuousClock.now < last, !family.members().isEmpty {
      _ = poll(nil, 0, Self.lookMilliseconds)
    }
  }

  private static let patience = Duration.seconds(1)
  /// More than the end of what the runtime tells. Bytes.
  private static let lastLine = 80
  /// Large tables of symbols take seconds.
  private static let crashPatience = Duration.seconds(8)
  private static let lookMilliseconds: Int32 = 20
  private static let betweenLooks = Duration.milliseconds(50)
}
