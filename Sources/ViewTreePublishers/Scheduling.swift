extension Publishers {
  /// Sends values and the end on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      postpone(upstream, for: subscriber) { [scheduler, options] in
        scheduler.schedule(options: options, $0)
      }
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
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (scheduler, options, upstream) = (scheduler, options, upstream)
      let relay = Relay<Output, Failure, Output, Failure>(
        Self.self, subscriber,
        .init(
          asks: { relay, demand in scheduler.schedule(options: options) { relay.ask(demand) } },
          passes: { $0.send($1) }, ends: { $0.end($1) },
          cancels: { upstream in scheduler.schedule(options: options) { upstream.cancel() } }))
      scheduler.schedule(options: options) { upstream.subscribe(relay) }
    }
  }

  /// Sends values and the end some time later.
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
      (self.upstream, self.interval, self.tolerance) = (upstream, interval, tolerance)
      (self.scheduler, self.options) = (scheduler, options)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      postpone(upstream, for: subscriber) { [scheduler, interval, tolerance, options] in
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
      }
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

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      (self.upstream, self.interval, self.scheduler) = (upstream, interval, scheduler)
      (self.options, self.customError) = (options, customError)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (scheduler, interval, options, error) = (scheduler, interval, options, customError)
      var (timer, isAsked) = (AnyCancellable {}, false)
      func watch(_ relay: Relay<Output, Failure, Output, Failure>) {
        timer.cancel()
        timer = AnyCancellable(
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval,
            tolerance: scheduler.minimumTolerance, options: options
          ) { [weak relay] in relay?.end(error.map { .failure($0()) } ?? .finished) }.cancel)
      }
      postpone(
        upstream, for: subscriber, begins: watch,
        asks: {
          if !isAsked { watch($0) }
          isAsked = true
        }, hears: { if $1 { timer.cancel() } else { watch($0) } }, cancels: { timer.cancel() }
      ) { scheduler.schedule(options: options, $0) }
    }
  }

  /// Sends the time between values, from the subscription on.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context

    public init(upstream: Upstream, scheduler: Context) {
      (self.upstream, self.scheduler) = (upstream, scheduler)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var last: Context.SchedulerTimeType?
      upstream.subscribe(
        Relay<Upstream.Output, Failure, Output, Failure>(
          Self.self, subscriber,
          .init(
            begins: { [scheduler] _, _ in last = scheduler.now },
            passes: { [scheduler] relay, _ in
              let now = scheduler.now
              defer { last = now }
              relay.ask(relay.send(last?.distance(to: now) ?? 0))
              return .none
            }, ends: { $0.end($1) })))
    }
  }
}

extension Publisher {
  /// Makes an operator that hands everything over at another moment, in its order.
  ///
  /// - Parameters:
  ///   - hears: told at once of a value, or of the end where its argument is true.
  ///   - perform: runs a closure at that moment.
  fileprivate func postpone<Upstream: Publisher<Output, Failure>, S: Subscriber<Output, Failure>>(
    _ upstream: Upstream, for subscriber: S,
    begins: @escaping (Relay<Output, Failure, Output, Failure>) -> Void = { _ in },
    asks: @escaping (Relay<Output, Failure, Output, Failure>) -> Void = { _ in },
    hears: @escaping (Relay<Output, Failure, Output, Failure>, Bool) -> Void = { _, _ in },
    cancels: @escaping () -> Void = {},
    _ perform: @escaping (@escaping () -> Void) -> Void
  ) {
    upstream.subscribe(
      Relay<Output, Failure, Output, Failure>(
        Self.self, subscriber,
        .init(
          begins: { relay, _ in begins(relay) },
          asks: {
            asks($0)
            $0.ask($1)
          },
          passes: { relay, value in
            hears(relay, false)
            perform { relay.ask(relay.send(value)) }
            return .none
          },
          ends: { relay, completion in
            hears(relay, true)
            perform { relay.end(completion) }
          },
          cancels: {
            cancels()
            $0.cancel()
          })))
  }

  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    .init(upstream: self, scheduler: scheduler, options: options)
  }

  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    .init(upstream: self, scheduler: scheduler, options: options)
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    .init(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }

  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    .init(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }

  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> { .init(upstream: self, scheduler: scheduler) }
}
