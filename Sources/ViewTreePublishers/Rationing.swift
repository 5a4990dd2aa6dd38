extension Publishers {
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
      (self.upstream, self.dueTime) = (upstream, dueTime)
      (self.scheduler, self.options) = (scheduler, options)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (scheduler, dueTime, options) = (scheduler, dueTime, options)
      var timer = AnyCancellable {}
      ration(
        upstream, for: subscriber,
        passes: { relay, value in
          var isDue = true
          let next = scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), interval: dueTime,
            tolerance: scheduler.minimumTolerance, options: options
          ) {
            guard isDue else { return }
            isDue = false
            timer.cancel()
            if relay.pay() { relay.owe(relay.send(value)) }
          }
          timer = AnyCancellable {
            isDue = false
            next.cancel()
          }
        },
        ends: { relay, completion in
          timer.cancel()
          scheduler.schedule { relay.end(completion) }
        }, cancels: { timer.cancel() })
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
      (self.upstream, self.interval) = (upstream, interval)
      (self.scheduler, self.latest) = (scheduler, latest)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (scheduler, interval, latest) = (scheduler, interval, latest)
      var waiting: Output?
      var last: Context.SchedulerTimeType?
      var end: Subscribers.Completion<Failure>?
      func emit(_ relay: Relay<Output, Failure, Output, Failure>) {
        last = scheduler.now
        let value = waiting
        waiting = nil
        if let value { relay.owe(relay.send(value)) }
        if let end { relay.end(end) }
      }
      ration(
        upstream, for: subscriber,
        passes: { relay, value in
          guard waiting == nil else { return waiting = latest ? value : waiting }
          guard relay.pay() else { return }
          waiting = value
          let now = scheduler.now
          let due = last.map { Swift.max($0.advanced(by: interval), now) } ?? now
          if due > now {
            scheduler.schedule(after: due) { emit(relay) }
          } else {
            scheduler.schedule { emit(relay) }
          }
        },
        ends: { relay, completion in
          end = completion
          if waiting == nil { scheduler.schedule { emit(relay) } }
        })
    }
  }

  /// How values that come in a stretch of time are gathered.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// The same, and whenever a number of them has come.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Sends the values of each stretch of time in an array; nothing where none came.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (scheduler, interval, count) =
        switch strategy {
        case .byTime(let scheduler, let interval): (scheduler, interval, Int?.none)
        case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
        }
      let options = options
      var values: Output = []
      var timer: (any Cancellable)?
      func ask(
        _ relay: Relay<Upstream.Output, Failure, Output, Failure>, _ more: Subscribers.Demand
      ) {
        relay.owe(more)
        if let count { relay.ask(more * count) }
      }
      func send(_ relay: Relay<Upstream.Output, Failure, Output, Failure>) {
        guard !values.isEmpty, relay.pay() else { return }
        let sent = values
        values = []
        ask(relay, relay.send(sent))
      }
      upstream.subscribe(
        Relay<Upstream.Output, Failure, Output, Failure>(
          Self.self, subscriber,
          .init(
            hasBegun: { relay in
              timer = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval,
                tolerance: scheduler.minimumTolerance, options: options
              ) { send(relay) }
              if count == nil { relay.ask(.unlimited) }
            },
            asks: ask,
            passes: { relay, value in
              values.append(value)
              if let count, values.count >= count { send(relay) }
              return .none
            },
            ends: { relay, completion in
              timer?.cancel()
              if case .finished = completion { send(relay) }
              relay.end(completion)
            },
            cancels: {
              timer?.cancel()
              $0.cancel()
            })))
    }
  }
}

extension Publisher {
  /// Makes an operator with unlimited upstream demand that sends at its own moments, within demand.
  fileprivate func ration<Upstream: Publisher<Output, Failure>, S: Subscriber<Output, Failure>>(
    _ upstream: Upstream, for subscriber: S,
    passes: @escaping (Relay<Output, Failure, Output, Failure>, Output) -> Void,
    ends:
      @escaping (
        Relay<Output, Failure, Output, Failure>, Subscribers.Completion<Failure>
      ) -> Void,
    cancels: @escaping () -> Void = {}
  ) {
    upstream.subscribe(
      Relay<Output, Failure, Output, Failure>(
        Self.self, subscriber,
        .init(
          hasBegun: { $0.ask(.unlimited) }, asks: { $0.owe($1) },
          passes: {
            passes($0, $1)
            return .none
          }, ends: ends,
          cancels: {
            cancels()
            $0.cancel()
          })))
  }

  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    .init(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    .init(upstream: self, strategy: strategy, options: options)
  }
}
