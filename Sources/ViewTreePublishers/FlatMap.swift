extension Publishers {
  /// Makes a publisher of each value and brings the values of all of them together.
  ///
  /// - Parameter maxPublishers: how many of them live at a time; more are asked for as they end.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging<Output, Failure>(subscriber)
      let (transform, limit) = (transform, maxPublishers)
      upstream.subscribe(
        AnySubscriber<Upstream.Output, Failure>(
          receiveSubscription: { outer in
            merging.begin(outer) { outer.request(.max(1)) }
            outer.request(limit)
          },
          receiveValue: {
            merging.add(transform($0))
            return .none
          },
          receiveCompletion: { completion in
            switch completion {
            case .finished: merging.close()
            case .failure: merging.fail(completion)
            }
          }))
    }
  }

  /// Sends the values of the latest publisher only.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let switching = Switching<Output, Failure>(AnySubscriber(subscriber))
      upstream.subscribe(
        AnySubscriber<P, Failure>(
          receiveSubscription: switching.begin,
          receiveValue: {
            switching.follow($0)
            return .none
          },
          receiveCompletion: switching.outerEnded))
    }
  }
}

/// Follows one publisher at a time and lets go of the one before.
private final class Switching<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var outer: (any Subscription)?
  private var inner: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var serial = 0
  private var outerIsOver = false
  private var innerIsOver = true

  init(_ downstream: AnySubscriber<Output, Failure>) {
    self.downstream = downstream
  }

  func begin(_ outer: any Subscription) {
    self.outer = outer
    downstream?.receive(subscription: self)
    outer.request(.unlimited)
  }

  func follow<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    let (old, number) = lock.withLock {
      serial += 1
      innerIsOver = false
      defer { inner = nil }
      return (inner, serial)
    }
    old?.cancel()
    publisher.subscribe(
      AnySubscriber<Output, Failure>(
        receiveSubscription: { self.connect($0, number) },
        receiveValue: { self.take($0, number) },
        receiveCompletion: { self.innerEnded($0, number) }))
  }

  private func connect(_ subscription: any Subscription, _ number: Int) {
    let wanted: Subscribers.Demand? = lock.withLock {
      guard number == serial, downstream != nil else { return nil }
      inner = subscription
      return demand
    }
    guard let wanted else { return subscription.cancel() }
    if wanted > .none { subscription.request(wanted) }
  }

  private func take(_ value: Output, _ number: Int) -> Subscribers.Demand {
    let receiver: AnySubscriber<Output, Failure>? = lock.withLock {
      guard number == serial else { return nil }
      demand -= 1
      return downstream
    }
    guard let receiver else { return .none }
    let more = receiver.receive(value)
    lock.withLock { demand += more }
    return more
  }

  func request(_ more: Subscribers.Demand) {
    let inner = lock.withLock {
      demand += more
      return self.inner
    }
    inner?.request(more)
  }

  private func innerEnded(_ completion: Subscribers.Completion<Failure>, _ number: Int) {
    guard lock.withLock({ number == serial }) else { return }
    if case .failure = completion { return end(completion) }
    let isOver = lock.withLock {
      inner = nil
      innerIsOver = true
      return outerIsOver
    }
    if isOver { end(.finished) }
  }

  func outerEnded(_ completion: Subscribers.Completion<Failure>) {
    if case .failure = completion { return end(completion) }
    let isOver = lock.withLock {
      outerIsOver = true
      return innerIsOver
    }
    if isOver { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    let receiver = downstream
    cancel()
    receiver?.receive(completion: completion)
  }

  func cancel() {
    let (outer, inner) = lock.withLock {
      defer {
        self.outer = nil
        self.inner = nil
        downstream = nil
        serial += 1
      }
      return (self.outer, self.inner)
    }
    inner?.cancel()
    outer?.cancel()
  }
}

extension Publisher {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// The same for publishers that never fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// The same for a publisher that never fails itself.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
