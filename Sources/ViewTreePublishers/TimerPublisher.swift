extension Timer {
  /// Sends the date again and again, in virtual time; see ``publish(every:tolerance:on:in:options:)``.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber<Date, Never>>(subscriber: S) { subject.subscribe(subscriber) }

    public func connect() -> any Cancellable {
      let start = (VirtualTime.current?.clock ?? 0) + interval
      return Repetition(on: .main, from: start, every: interval) { [subject] in
        subject.send(VirtualDate.now)
      }
    }
  }

  /// Sends the date every so many seconds of virtual time, once it is connected.
  ///
  /// - Shape: the first date comes one interval after connecting. A tick without demand is lost.
  ///   The dates are the host's start, by the real clock, plus the virtual seconds since.
  /// - Parameters: run loop, mode and tolerance have no effect: virtual time has one main queue.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
