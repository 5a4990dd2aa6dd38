import Foundation

/// A terminal taken over for a page: keys come singly, the page has a screen of its own.
///
/// Whatever ends the session puts the terminal back as it was: `end`, the end of the scope, a signal,
/// a crash, the end of input and a failed write. `SIGKILL` cannot be caught; the command `reset`
/// repairs what it leaves.
final class TerminalSession {
  /// An event that the loop waits for.
  enum Event: Equatable {
    case keys([TerminalKey])
    /// The size may have changed, or the screen is not ours any more: draw everything.
    case redraw
    case timeout
    /// Input has ended or the terminal is gone.
    case ended
    /// A signal asks the program to end.
    case signal(Int32)
  }

  let device: TerminalDevice
  /// Whether the page can be told of the mouse; reports are on from the beginning then.
  private let usesMouse: Bool
  private let signals: SignalPipe
  private var decoder = KeyDecoder()
  /// The terminal's attributes before the page; nil while they are as they were.
  private var found: termios?
  /// The cells that the terminal shows; nil when they are not known.
  private var shown: ScreenBuffer?
  private var reportsMouse: Bool
  /// Signals that have arrived and are not met yet.
  private var arrived: [Int32] = []

  /// Takes the terminal over.
  ///
  /// - Parameter usesMouse: asks the terminal to report the mouse.
  /// - Shape: nil when its attributes cannot be read or written.
  init?(_ device: TerminalDevice, usesMouse: Bool = false) {
    let reported = SignalPipe.ending + SignalPipe.others
    guard let signals = SignalPipe(reporting: reported, crashes: SignalPipe.crashes) else {
      return nil
    }
    self.device = device
    self.usesMouse = usesMouse
    reportsMouse = usesMouse
    self.signals = signals
    guard enter() else { return nil }
  }

  deinit {
    leave()
  }

  /// Shows a screen: writes what differs from the one shown before.
  ///
  /// - Returns: false when the terminal takes no more text.
  func show(_ screen: ScreenBuffer) -> Bool {
    let text = ScreenUpdate.text(from: shown, to: screen, usesStyles: device.usesStyles)
    shown = screen
    return text.isEmpty || send(text)
  }

  /// Turns the mouse's reports on or off; without them the terminal's own selection works.
  ///
  /// - Returns: false when the terminal takes no more text.
  func reportMouse(_ isOn: Bool) -> Bool {
    reportsMouse = isOn
    return send(isOn ? TerminalControl.enterMouse : TerminalControl.leaveMouse)
  }

  /// The next screen is written whole: something else may have drawn on the terminal.
  func forgetShown() {
    shown = nil
  }

  /// Waits for what happens next.
  ///
  /// - Parameter seconds: the longest wait; nil for no end.
  func wait(seconds: Double?) -> Event {
    collectSignals()
    if let event = meetSignal() { return event }
    let longest = decoder.isWaiting ? min(seconds ?? 1, Self.sequenceGap) : seconds
    var waiting = [
      pollfd(fd: device.input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    let ready = poll(&waiting, 2, longest.map { Int32(($0 * 1000).rounded(.up)) } ?? -1)
    if ready < 0 { return errno == EINTR ? wait(seconds: 0) : .ended }
    if waiting[1].revents != 0 { return wait(seconds: 0) }
    if waiting[0].revents != 0 { return readKeys() }
    let late = decoder.flush()
    return late.isEmpty ? .timeout : .keys(late)
  }

  /// Puts the terminal back before the end of the scope.
  ///
  /// - Parameter signal: then ends the program as this signal does by itself, so that the shell
  ///   learns of it; nil to go on.
  func end(by signal: Int32? = nil) {
    leave()
    if let signal { signals.takeDefault(signal) }
  }

  /// A sequence whose bytes come further apart than this, in seconds, is none.
  private static let sequenceGap = 0.05

  private func readKeys() -> Event {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(device.input, &bytes, bytes.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN ? .keys([]) : .ended }
    return count == 0 ? .ended : .keys(decoder.decode(bytes[..<count]))
  }
}

// MARK: - Signals

extension TerminalSession {
  private func collectSignals() {
    while let number = signals.next() { arrived.append(number) }
  }

  /// The signal that asks the program to end, if one has arrived.
  private var endingSignal: Int32? {
    arrived.first(where: SignalPipe.ending.contains)
  }

  private func meetSignal() -> Event? {
    if let number = endingSignal { return .signal(number) }
    defer { arrived = arrived.filter(SignalPipe.ending.contains) }
    if arrived.contains(SIGTSTP) { return suspend() }
    if arrived.contains(SIGCONT) { return enter() ? .redraw : .ended }
    if arrived.contains(SIGWINCH) {
      shown = nil
      return .redraw
    }
    return nil
  }

  /// Gives the terminal back, stops as the signal asks, and takes it over again when continued.
  ///
  /// The rest of a sequence or a paste is dropped with the input, so what has begun is forgotten.
  private func suspend() -> Event {
    leave()
    decoder = KeyDecoder()
    signals.takeDefault(SIGTSTP)
    collectSignals()
    if let number = endingSignal { return .signal(number) }
    return enter() ? .redraw : .ended
  }
}

// MARK: - Taking over and putting back

extension TerminalSession {
  /// Single keys at once, without echo; the keyboard's signals stay as they are.
  private func enter() -> Bool {
    guard let present = found ?? device.attributes else { return false }
    var raw = present
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR)
    withUnsafeMutableBytes(of: &raw.c_cc) { signs in
      signs[Int(VMIN)] = 1
      signs[Int(VTIME)] = 0
    }
    // The orders for a crash are given before there is anything to put back.
    CrashRestoration.arm(present, device, leaving: leaving)
    // In the background a process is stopped here until it is brought to the front.
    while tcsetattr(device.input, TCSANOW, &raw) != 0 {
      let isInterrupted = errno == EINTR
      collectSignals()
      guard isInterrupted, endingSignal == nil else { return false }
    }
    shown = nil
    if found != nil { return true }
    found = present
    return send(TerminalControl.enter + (reportsMouse ? TerminalControl.enterMouse : ""))
  }

  private func leave() {
    guard var attributes = found else { return }
    found = nil
    // A terminal that takes no text now would hold the program for ever.
    var waiting = pollfd(fd: device.output, events: Int16(POLLOUT), revents: 0)
    if poll(&waiting, 1, Self.leavingMilliseconds) == 1 { _ = send(leaving) }
    // The attributes of a terminal that belongs to another program are that program's.
    if device.isForeground {
      dropInput()
      tcsetattr(device.input, TCSANOW, &attributes)
      tcflush(device.input, TCIFLUSH)
    }
    CrashRestoration.disarm()
  }

  /// Reads what was typed, pasted or reported for the page until nothing more comes: the shell would
  /// take it for commands.
  private func dropInput() {
    let end = ContinuousClock.now + .milliseconds(Int(Self.leavingMilliseconds))
    var bytes = [UInt8](repeating: 0, count: 1024)
    var waiting = pollfd(fd: device.input, events: Int16(POLLIN), revents: 0)
    while ContinuousClock.now < end, poll(&waiting, 1, Self.quietMilliseconds) == 1,
      read(device.input, &bytes, bytes.count) > 0
    {}
  }

  private static let leavingMilliseconds: Int32 = 250
  /// A terminal that is told to leave the mouse alone may still send reports for so long.
  private static let quietMilliseconds: Int32 = 20

  private var leaving: String {
    (usesMouse ? TerminalControl.leaveMouse : "")
      + (device.usesStyles ? TerminalControl.leave : TerminalControl.leaveWithoutStyles)
  }

  /// Writes a text in pieces; one that a signal to end interrupts is given up.
  private func send(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.prefix(Self.pieceLength).withUnsafeBytes {
        write(device.output, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      guard errno == EINTR || errno == EAGAIN else { return false }
      var waiting = [
        pollfd(fd: device.output, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: signals.readEnd, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&waiting, 2, -1)
      collectSignals()
      if endingSignal != nil, found != nil { return true }
    }
    return true
  }

  private static let pieceLength = 512
}
