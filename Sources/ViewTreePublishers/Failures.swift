/// Follows one publisher after the other; the next one gets the demand that is left.
private final class Succession<Output, Failure: Error, OutFailure: Error>: Subscription {
  /// The step that follows when a publisher has ended.
  enum Step {
    case next(AnyPublisher<Output, Failure>)
    case last(AnyPublisher<Output, OutFailure>)
    case end(Subscribers.Completion<OutFailure>)
  }

  private let lock = NSRecursiveLock()
  private var downstream: AnySubscriber<Output, OutFailure>?
  private var current: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private let follow: (Subscribers.Completion<Failure>) -> Step

  init<S: Subscriber>(
    _ subscriber: S, follow: @escaping (Subscribers.Completion<Failure>) -> Step
  ) where S.Input == Output, S.Failure == OutFailure {
    downstream = AnySubscriber(subscriber)
    self.follow = follow
  }

  func start<P: Publisher>(_ first: P) where P.Output == Output, P.Failure == Failure {
    downstream?.receive(subscription: self)
    connect(first) { self.take($0) }
  }

  private func connect<P: Publisher>(
    _ publisher: P, end: @escaping (Step) -> Void
  ) where P.Output == Output, P.Failure == Failure {
    publisher.subscribe(
      AnySubscriber<Output, Failure>(
        receiveSubscription: connected, receiveValue: pass,
        receiveCompletion: { end(self.follow($0)) }))
  }

  private func take(_ step: Step) {
    switch step {
    case .next(let publisher): connect(publisher) { self.take($0) }
    case .last(let publisher):
      publisher.subscribe(
        AnySubscriber<Output, OutFailure>(
          receiveSubscription: connected, receiveValue: pass, receiveCompletion: finish))
    case .end(let completion): finish(completion)
    }
  }

  private func connected(_ subscription: any Subscription) {
    let wanted: Subscribers.Demand? = lock.withLock {
      guard downstream != nil else { return nil }
      current = subscription
      return demand
    }
    guard let wanted else { return subscription.cancel() }
    if wanted > .none { subscription.request(wanted) }
  }

  private func pass(_ value: Output) -> Subscribers.Demand {
    let receiver = lock.withLock {
      demand -= 1
      return downstream
    }
    guard let more = receiver?.receive(value) else { return .none }
    lock.withLock { demand += more }
    return more
  }

  private func finish(_ completion: Subscribers.Completion<OutFailure>) {
    let receiver = lock.withLock {
      defer {
        downstream = nil
        current = nil
      }
      return downstream
    }
    receiver?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    let current = lock.withLock {
      demand += more
      return self.current
    }
    current?.request(more)
  }

  func cancel() {
    let current = lock.withLock {
      defer {
        downstream = nil
        self.current = nil
      }
      return self.current
    }
    current?.cancel()
  }
}

extension Publishers {
  /// Goes on with another publisher when the first fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let handler = handler
      Succession<Output, Upstream.Failure, Failure>(subscriber) { completion in
        switch completion {
        case .finished: .end(.finished)
        case .failure(let error): .last(handler(error).eraseToAnyPublisher())
        }
      }.start(upstream)
    }
  }

  /// The same with a rule that may fail.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let handler = handler
      Succession<Output, Upstream.Failure, Failure>(subscriber) { completion in
        guard case .failure(let error) = completion else { return .end(.finished) }
        do {
          return .last(try handler(error).mapError { $0 }.eraseToAnyPublisher())
        } catch {
          return .end(.failure(error))
        }
      }.start(upstream)
    }
  }

  /// Subscribes anew when the publisher fails, a number of times.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var rest = retries
      let upstream = upstream
      Succession<Output, Failure, Failure>(subscriber) { completion in
        guard case .failure = completion, rest != 0 else { return .end(completion) }
        rest = rest.map { $0 - 1 }
        return .next(upstream.eraseToAnyPublisher())
      }.start(upstream)
    }
  }

  /// Goes on with another publisher when the first has finished.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let suffix = suffix
      Succession<Output, Failure, Failure>(subscriber) { completion in
        guard case .finished = completion else { return .end(completion) }
        return .last(suffix.eraseToAnyPublisher())
      }.start(prefix)
    }
  }

  /// Turns the failure into another.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        Relay<Output, Upstream.Failure, Output, Failure>(
          subscriber, input: { $0.send($1) },
          completion: { $0.end($1.mapError(transform)) }))
    }
  }

  /// The same publisher where one that can fail is expected.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay<Output, Never, Output, Failure>(
          subscriber, input: { $0.send($1) }, completion: { relay, _ in relay.end(.finished) }))
    }
  }

  /// Sends a value in place of the failure, and finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      let output = output
      Catch(upstream: upstream) { _ in Just(output) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }

  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(Publishers.Sequence(sequence: elements))
  }

  public func append<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(Publishers.Sequence(sequence: elements))
  }

  public func prepend<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// The same publisher for code that expects no failure, which stops the program.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.Catch<Self, Empty<Output, Never>> {
    self.catch { fatalError("\(prefix): \($0)", file: file, line: line) }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
