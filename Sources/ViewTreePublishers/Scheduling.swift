extension Publishers {
  /// Sends values and the end on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.subscribe(
        Relay<Output, Failure, Output, Failure>(
          subscriber,
          input: { relay, value in
            scheduler.schedule(options: options) { relay.request(relay.send(value)) }
            return .none
          },
          completion: { relay, completion in
            scheduler.schedule(options: options) { relay.end(completion) }
          }))
    }
  }

  /// Subscribes, asks and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Relay<Output, Failure, Output, Failure>(subscriber) { $0.send($1) }
      let upstream = upstream
      scheduler.schedule(options: options) { upstream.subscribe(relay) }
    }
  }

  /// Sends values and a good end some time later; a failure at once.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, tolerance, options) = (scheduler, interval, tolerance, options)
      func later(_ action: @escaping () -> Void) {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options,
          action)
      }
      upstream.subscribe(
        Relay<Output, Failure, Output, Failure>(
          subscriber,
          input: { relay, value in
            later { relay.request(relay.send(value)) }
            return .none
          },
          completion: { relay, completion in
            if case .failure = completion { return relay.end(completion) }
            later { relay.end(completion) }
          }))
    }
  }

  /// Sends the latest value once nothing has come for some time; a value that waits at the end is dropped.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, dueTime, options) = (scheduler, dueTime, options)
      var serial = 0
      upstream.subscribe(
        TimedLink<Output, Failure>(
          subscriber,
          input: { link, value in
            serial += 1
            let number = serial
            scheduler.schedule(
              after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
              options: options
            ) { if number == serial { link.send(value) } }
          },
          completion: { link, completion in
            serial += 1
            scheduler.schedule(options: options) { link.end(completion) }
          }))
    }
  }

  /// Sends one value a stretch of time: the first or the latest of those that came in it.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, latest) = (scheduler, interval, latest)
      var waiting: Output?
      var next: Context.SchedulerTimeType?
      upstream.subscribe(
        TimedLink<Output, Failure>(
          subscriber,
          input: { link, value in
            let isScheduled = waiting != nil
            if !isScheduled || latest { waiting = value }
            guard !isScheduled else { return }
            let now = scheduler.now
            scheduler.schedule(after: next.map { $0 > now ? $0 : now } ?? now) {
              next = scheduler.now.advanced(by: interval)
              guard let value = waiting else { return }
              waiting = nil
              link.send(value)
            }
          },
          completion: { link, completion in
            scheduler.schedule {
              if let value = waiting { link.send(value) }
              waiting = nil
              link.end(completion)
            }
          }))
    }
  }

  /// Ends when nothing has come for some time: it finishes, or fails if an error is given.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public let customError: (() -> Failure)?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, options, error) = (scheduler, interval, options, customError)
      var serial = 0
      let relay = Relay<Output, Failure, Output, Failure>(subscriber) { relay, value in
        watch(relay)
        return relay.send(value)
      }
      func watch(_ relay: Relay<Output, Failure, Output, Failure>) {
        serial += 1
        let number = serial
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard number == serial else { return }
          _ = relay.stop(error.map { .failure($0()) } ?? .finished)
        }
      }
      upstream.subscribe(relay)
      watch(relay)
    }
  }
}

/// Takes everything that comes and sends at moments of its own, as far as it is asked for.
private final class TimedLink<Value, Failure: Error>: Subscriber, Subscription {
  typealias InputRule = (TimedLink, Value) -> Void
  typealias CompletionRule = (TimedLink, Subscribers.Completion<Failure>) -> Void

  private let lock = NSLock()
  private var upstream: (any Subscription)?
  private var downstream: AnySubscriber<Value, Failure>?
  private var demand = Subscribers.Demand.none
  private let takeInput: InputRule
  private let takeCompletion: CompletionRule

  init<S: Subscriber>(
    _ subscriber: S, input: @escaping InputRule, completion: @escaping CompletionRule
  ) where S.Input == Value, S.Failure == Failure {
    downstream = AnySubscriber(subscriber)
    takeInput = input
    takeCompletion = completion
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil, let downstream else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    takeInput(self, value)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(self, completion) }

  func send(_ value: Value) {
    let receiver: AnySubscriber<Value, Failure>? = lock.withLock {
      guard demand > .none else { return nil }
      demand -= 1
      return downstream
    }
    guard let more = receiver?.receive(value) else { return }
    lock.withLock { demand += more }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let receiver = lock.withLock {
      defer {
        downstream = nil
        upstream = nil
      }
      return downstream
    }
    receiver?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
  }

  func cancel() {
    let upstream = lock.withLock {
      defer {
        downstream = nil
        self.upstream = nil
      }
      return self.upstream
    }
    upstream?.cancel()
  }
}

extension Publisher {
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }

  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}
