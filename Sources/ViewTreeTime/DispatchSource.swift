/// Runs a closure of an event source, as Dispatch declares it.
public typealias DispatchSourceHandler = @convention(block) () -> Void

/// A source of repeated events, with a closure that runs for each.
public protocol DispatchSourceProtocol: AnyObject {
  func setEventHandler(handler: DispatchSourceHandler?)
  func setCancelHandler(handler: DispatchSourceHandler?)
  func setRegistrationHandler(handler: DispatchSourceHandler?)
  func activate()
  func resume()
  func suspend()
  func cancel()
  var isCancelled: Bool { get }
}

/// A timer of virtual time under Dispatch's name.
public protocol DispatchSourceTimer: DispatchSourceProtocol {
  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
}

extension DispatchSourceTimer {
  /// Sets when the timer fires: at a moment, and then once an interval; the leeway has no effect.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(deadline: deadline, repeating: interval, leeway: leeway)
  }

  public func schedule(
    deadline: DispatchTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let nanoseconds = Int(exactly: (interval * 1e9).rounded())
    schedule(
      deadline: deadline, repeating: nanoseconds.map { .nanoseconds($0) } ?? .never, leeway: leeway)
  }

  /// The same for a moment of wall time.
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(deadline: wallDeadline, repeating: interval, leeway: leeway)
  }

  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(deadline: wallDeadline, repeating: interval, leeway: leeway)
  }
}

/// Makes timers of virtual time; Dispatch's other sources, which watch files, signals and processes,
/// are absent.
///
/// As on a device a new timer is asleep until `resume` or `activate`, and ends with its last reference.
///
/// - Units: virtual seconds of the host that runs when the timer is scheduled.
/// - Shape: an interval below a millisecond counts as one; without an interval, and with `never`, the
///   timer fires once.
/// - Isolation: any thread.
/// - Source: TIME-1.1.11.
public class DispatchSource: DispatchSourceTimer, @unchecked Sendable {
  public struct TimerFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let strict = TimerFlags(rawValue: 1)
  }

  private let lock = NSLock()
  private let queue: DispatchQueue
  private var handler: (() -> Void)?
  private var cancelHandler: (() -> Void)?
  private var isSuspended = true
  private var hasEnded = false
  /// The moment of the next event; nil before a schedule, and after the only event of one.
  private var due: Double?
  private var interval: Double = .infinity
  /// Counts schedules: events queued by an earlier schedule are ignored.
  private var schedule = 0
  /// Whether an event has come while the timer was suspended.
  private var missed = false

  private init(queue: DispatchQueue?) {
    self.queue = queue ?? .global()
  }

  /// Makes a timer on the global queue.
  public class func makeTimerSource() -> any DispatchSourceTimer { DispatchSource(queue: nil) }

  public class func makeTimerSource(queue: DispatchQueue?) -> any DispatchSourceTimer {
    DispatchSource(queue: queue)
  }

  public class func makeTimerSource(
    flags: TimerFlags, queue: DispatchQueue?
  ) -> any DispatchSourceTimer {
    DispatchSource(queue: queue)
  }

  public class func makeTimerSource(flags: TimerFlags) -> any DispatchSourceTimer {
    DispatchSource(queue: nil)
  }

  public func setEventHandler(handler: DispatchSourceHandler?) {
    let run = Self.closure(handler)
    lock.withLock { self.handler = run }
  }

  public func setCancelHandler(handler: DispatchSourceHandler?) {
    let run = Self.closure(handler)
    lock.withLock { cancelHandler = run }
  }

  /// Runs the closure on the timer's queue, where the timer is ready at once.
  public func setRegistrationHandler(handler: DispatchSourceHandler?) {
    if let run = Self.closure(handler) { queue.enqueue(run) }
  }

  /// A block as an ordinary closure, which generic code may hold.
  private static func closure(_ block: DispatchSourceHandler?) -> (() -> Void)? {
    guard let block else { return nil }
    return { block() }
  }

  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval
  ) {
    lock.withLock {
      schedule += 1
      missed = false
      due = deadline.seconds
      self.interval = max(interval.inSeconds, 0.001)
      queueNext()
    }
  }

  public func activate() { resume() }

  /// Lets the timer fire; an event that has come while it was suspended comes now, once.
  public func resume() {
    let isLate = lock.withLock {
      defer { (isSuspended, missed) = (false, false) }
      return isSuspended && missed
    }
    if isLate { queue.enqueue { [weak self] in self?.tell() } }
  }

  public func suspend() { lock.withLock { isSuspended = true } }

  /// Ends the timer for good; the closure for that runs on its queue.
  public func cancel() {
    let handler = lock.withLock {
      defer { (hasEnded, self.handler, cancelHandler) = (true, nil, nil) }
      return hasEnded ? nil : cancelHandler
    }
    if let handler { queue.enqueue(handler) }
  }

  public var isCancelled: Bool { lock.withLock { hasEnded } }

  /// Expects the lock.
  private func queueNext() {
    guard let due else { return }
    let serial = schedule
    queue.enqueue(at: due) { [weak self] in self?.fire(serial) }
  }

  private func fire(_ serial: Int) {
    let isHeard = lock.withLock {
      guard serial == schedule, !hasEnded, let moment = due else { return false }
      due = interval.isFinite ? moment + interval : nil
      queueNext()
      if isSuspended { missed = true }
      return !isSuspended
    }
    if isHeard { tell() }
  }

  private func tell() {
    lock.withLock { hasEnded ? nil : handler }?()
  }
}
