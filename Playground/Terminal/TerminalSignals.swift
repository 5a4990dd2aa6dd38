import Foundation

/// Turns signals into bytes of a pipe, so that a loop meets them where it waits for keys.
///
/// A handler may do next to nothing: this one writes the signal's number. Only a crash does more,
/// because after it no loop will run: it puts the terminal back at once, with the two calls that a
/// handler may make, and then lets the crash take its course.
/// - Source: POSIX.1, 2.4.3 (async-signal-safe functions: `tcsetattr` and `write` among them).
final class TerminalSignals {
  /// End the program, with the terminal put back.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let others = [SIGTSTP, SIGCONT, SIGWINCH]
  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Where the numbers arrive.
  let readEnd: Int32
  private var installed: [Int32] = []

  /// Installs the handlers; a signal that the program was told to ignore stays ignored.
  ///
  /// - Shape: nil when no pipe can be had.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    readEnd = ends[0]
    HandlerMemory.writeEnd = ends[1]
    for number in Self.ending + Self.others { install(number, Self.report) }
    for number in Self.crashes { install(number, Self.crash) }
  }

  /// The actions from before are put back.
  deinit {
    for number in installed { sigaction(number, &HandlerMemory.before[Int(number)], nil) }
    CrashRestoration.disarm()
    close(HandlerMemory.writeEnd)
    HandlerMemory.writeEnd = -1
    close(readEnd)
  }

  /// The next signal that has arrived; nil when none is left.
  func next() -> Int32? {
    var byte: UInt8 = 0
    return read(readEnd, &byte, 1) == 1 ? Int32(byte) : nil
  }

  /// Does what the signal would have done without a handler, and returns if that lets it.
  func takeDefault(_ number: Int32) {
    var standard = sigaction()
    standard.__sigaction_handler.sa_handler = SIG_DFL
    var own = sigaction()
    sigaction(number, &standard, &own)
    raise(number)
    sigaction(number, &own, nil)
  }

  /// No `SA_RESTART`: a call that waits should return, so that the loop sees the signal.
  private func install(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    let old = HandlerMemory.before + Int(number)
    sigaction(number, nil, old)
    if Self.isIgnored(old.pointee), number != SIGCONT, number != SIGWINCH { return }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigemptyset(&action.sa_mask)
    sigaction(number, &action, nil)
    installed.append(number)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static let report: @Sendable @convention(c) (Int32) -> Void = { number in
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(HandlerMemory.writeEnd, &byte, 1)
    errno = error
  }

  /// Whoever handled the crash before (the runtime's backtrace) handles it after.
  private static let crash: @Sendable @convention(c) (Int32) -> Void = { number in
    CrashRestoration.run()
    sigaction(number, &HandlerMemory.before[Int(number)], nil)
    raise(number)
  }
}

/// What the handlers reach; a handler is given a number and nothing else.
private enum HandlerMemory {
  // One page at a time owns the terminal, on the main thread; handlers only read.
  nonisolated(unsafe) static var writeEnd: Int32 = -1
  /// The action of each signal before the page, by its number. Never freed: a handler may come late.
  nonisolated(unsafe) static let before = {
    let memory = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    memory.initialize(repeating: sigaction(), count: 65)
    return memory
  }()
}

/// Puts the terminal back from within the handler of a crash.
///
/// Everything it needs lies ready in memory of its own, so that it allocates nothing.
enum CrashRestoration {
  private struct Orders {
    var attributes: termios
    var device: TerminalDevice
    var bytes: UnsafeMutableBufferPointer<UInt8>
  }

  // Written by the one page that owns the terminal, before a handler may need it.
  nonisolated(unsafe) private static var orders: Orders?

  static func arm(_ attributes: termios, _ device: TerminalDevice, leaving text: String) {
    disarm()
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    orders = Orders(attributes: attributes, device: device, bytes: bytes)
  }

  static func disarm() {
    orders?.bytes.deallocate()
    orders = nil
  }

  fileprivate static func run() {
    guard var orders else { return }
    _ = write(orders.device.output, orders.bytes.baseAddress, orders.bytes.count)
    tcsetattr(orders.device.input, TCSANOW, &orders.attributes)
  }
}
