/// A clock that a host's virtual time drives, for code that is given `any Clock<Duration>`.
///
/// ```swift
/// func greet(after clock: some Clock<Duration>) async throws -> String {
///   try await clock.sleep(for: .seconds(3))
///   return "hello"
/// }
/// ```
///
/// A task that sleeps on it continues when the host's time has reached the moment and the task is
/// scheduled: after `advance(by:)`, let it run with `settled()`. Its next sleep counts from there.
///
/// - Units: durations since the host was made.
/// - Errors: a sleep whose task is cancelled throws `CancellationError`, at once.
/// - Isolation: any task may sleep.
/// - Checked by: `VirtualClockTests`, "a task that sleeps goes on when virtual time has come".
public struct VirtualClock: Clock {
  /// A moment of a host's virtual time.
  public struct Instant: InstantProtocol {
    let sinceStart: Duration

    public func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }

    public func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }

    public static func < (first: Instant, second: Instant) -> Bool {
      first.sinceStart < second.sinceStart
    }
  }

  private let time: VirtualTime

  package init(_ time: VirtualTime) {
    self.time = time
  }

  /// The time of the calling code: its queue item's own clock, or else the host's.
  public var now: Instant { Instant(sinceStart: .seconds(time.clock)) }

  public var minimumResolution: Duration { .nanoseconds(1) }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    guard now < deadline else { return }
    let sleeper = ClockSleeper(of: time)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.begin(continuation)
        time.enqueue(at: deadline.sinceStart.inSeconds) { sleeper.end(.success(())) }
      }
    } onCancel: {
      sleeper.end(.failure(CancellationError()))
    }
  }
}

/// A task that sleeps on a virtual clock.
///
/// - Safety: `@unchecked` because the lock guards what changes: the clock's thread ends the sleep,
///   and any thread cancels it, perhaps before it has begun.
private final class ClockSleeper: @unchecked Sendable {
  private let lock = NSLock()
  private let time: VirtualTime
  private var continuation: CheckedContinuation<Void, any Error>?
  private var outcome: Result<Void, any Error>?

  init(of time: VirtualTime) {
    self.time = time
  }

  func begin(_ continuation: CheckedContinuation<Void, any Error>) {
    let outcome = lock.withLock {
      if self.outcome == nil {
        self.continuation = continuation
        time.countSleepers(1)
      }
      return self.outcome
    }
    if let outcome { continuation.resume(with: outcome) }
  }

  /// The first end counts.
  func end(_ outcome: Result<Void, any Error>) {
    let waiting = lock.withLock {
      guard self.outcome == nil else { return nil as CheckedContinuation<Void, any Error>? }
      self.outcome = outcome
      return continuation
    }
    guard let waiting else { return }
    time.countSleepers(-1)
    waiting.resume(with: outcome)
  }
}

extension Duration {
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
