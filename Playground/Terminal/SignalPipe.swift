import Foundation

/// Turns signals into bytes of a pipe, so that a loop meets them where it waits for keys.
///
/// A handler may do next to nothing: this one writes the signal's number. Only a crash does more,
/// because after it no loop will run: it puts the terminal back at once, with calls that a
/// handler may make, and then lets the crash take its course.
/// - Source: POSIX.1, 2.4.3 (async-signal-safe functions: `tcsetattr`, `tcflush` and `write` among
///   them).
final class SignalPipe {
  /// End the program, with all put back that has to be.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// The other signals that a page has to hear of.
  static let others = [SIGTSTP, SIGCONT, SIGWINCH]
  static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  let readEnd: Int32
  private var installed: [Int32] = []

  /// Installs the handlers; a signal that the program was told to ignore stays ignored.
  ///
  /// - Parameters:
  ///   - numbers: the signals that are reported.
  ///   - crashes: the signals after which the terminal is put back.
  /// - Shape: nil when no pipe can be had.
  init?(reporting numbers: [Int32], crashes: [Int32] = []) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    readEnd = ends[0]
    HandlerMemory.writeEnd = ends[1]
    var report = sigaction()
    report.__sigaction_handler.sa_handler = Self.report
    for number in numbers { install(number, report) }
    var crash = sigaction()
    crash.__sigaction_handler.sa_sigaction = Self.crash
    // On the stack that the runtime keeps for crashes: the usual one may be used up.
    crash.sa_flags = SA_SIGINFO | SA_ONSTACK
    for number in crashes { install(number, crash) }
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
  private func install(_ number: Int32, _ action: sigaction) {
    let old = HandlerMemory.before + Int(number)
    sigaction(number, nil, old)
    if old.pointee.isIgnored, number != SIGCONT, number != SIGWINCH { return }
    var action = action
    sigemptyset(&action.sa_mask)
    sigaction(number, &action, nil)
    installed.append(number)
  }

  private static let report: @Sendable @convention(c) (Int32) -> Void = { number in
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(HandlerMemory.writeEnd, &byte, 1)
    errno = error
  }

  /// Whoever handled the crash before (the runtime's backtrace) is told all that is known of it.
  ///
  /// Then the process ends by the signal: one that was sent from outside does not come again by
  /// itself, and the page would go on without its terminal.
  private static let crash:
    @Sendable @convention(c) (
      Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
    ) -> Void = { number, information, context in
      CrashRestoration.run()
      let old = HandlerMemory.before[Int(number)]
      if old.sa_flags & SA_SIGINFO != 0 {
        old.__sigaction_handler.sa_sigaction?(number, information, context)
      } else {
        old.__sigaction_handler.sa_handler?(number)
      }
      var standard = sigaction()
      standard.__sigaction_handler.sa_handler = SIG_DFL
      sigaction(number, &standard, nil)
      var own = sigset_t()
      sigemptyset(&own)
      sigaddset(&own, number)
      pthread_sigmask(SIG_UNBLOCK, &own, nil)
      raise(number)
    }
}

extension sigaction {
  /// Whether the program was told to ignore the signal.
  var isIgnored: Bool {
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// The memory that the handlers reach; a handler is given a number and nothing else.
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
