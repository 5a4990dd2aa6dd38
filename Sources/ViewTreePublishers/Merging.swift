/// Brings the values of several publishers together as they come.
///
/// While the subscriber has asked for a number only, each publisher is asked for one value at a time;
/// values that come unasked wait with it. The first failure ends it, else the end of the last.
final class Merging<Output, Failure: Error>: Subscription {
  private final class Source {
    var subscription: (any Subscription)?
    var waiting: [Output] = []
    var hasEnded = false
  }

  private let lock = NSRecursiveLock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var sources: [Source] = []
  private var demand = Subscribers.Demand.none
  /// Whether more publishers can come.
  private var isOpen = true
  /// Cancels what publishers come from; nil where they are known from the start.
  private var outer: (any Subscription)?
  private var sourceEnded: () -> Void = {}

  init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    downstream = AnySubscriber(subscriber)
  }

  /// Tells the subscriber of this subscription.
  func begin() { downstream?.receive(subscription: self) }

  /// The same where a publisher of publishers stands above.
  func begin(_ outer: any Subscription, sourceEnded: @escaping () -> Void) {
    self.outer = outer
    self.sourceEnded = sourceEnded
    begin()
  }

  func add<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    let source = Source()
    lock.withLock { sources.append(source) }
    publisher.subscribe(
      AnySubscriber<Output, Failure>(
        receiveSubscription: { self.connect(source, $0) },
        receiveValue: { self.take($0, from: source) },
        receiveCompletion: { self.end(source, $0) }))
  }

  /// Says that no more publishers come.
  func close() {
    lock.withLock { isOpen = false }
    finishIfDone()
  }

  private func connect(_ source: Source, _ subscription: any Subscription) {
    let first = lock.withLock {
      source.subscription = subscription
      return demand == .unlimited ? demand : .max(1)
    }
    if downstream == nil { subscription.cancel() } else { subscription.request(first) }
  }

  private func take(_ value: Output, from source: Source) -> Subscribers.Demand {
    let receiver: AnySubscriber<Output, Failure>? = lock.withLock {
      guard demand > .none else {
        source.waiting.append(value)
        return nil
      }
      demand -= 1
      return downstream
    }
    guard let receiver else { return .none }
    let more = receiver.receive(value)
    return lock.withLock {
      demand += more
      return .max(1)
    }
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
    while let (source, value) = nextWaiting() {
      guard let answer = downstream?.receive(value) else { return }
      lock.withLock { demand += answer }
      source.subscription?.request(.max(1))
    }
    if demand == .unlimited {
      for source in lock.withLock({ sources }) { source.subscription?.request(.unlimited) }
    }
    finishIfDone()
  }

  private func nextWaiting() -> (Source, Output)? {
    lock.withLock {
      guard demand > .none, let source = sources.first(where: { !$0.waiting.isEmpty }) else {
        return nil
      }
      demand -= 1
      return (source, source.waiting.removeFirst())
    }
  }

  private func end(_ source: Source, _ completion: Subscribers.Completion<Failure>) {
    if case .failure = completion { return fail(completion) }
    lock.withLock {
      source.hasEnded = true
      source.subscription = nil
    }
    sourceEnded()
    finishIfDone()
  }

  func fail(_ completion: Subscribers.Completion<Failure>) {
    let receiver = downstream
    cancel()
    receiver?.receive(completion: completion)
  }

  private func finishIfDone() {
    let receiver: AnySubscriber<Output, Failure>? = lock.withLock {
      sources.removeAll { $0.hasEnded && $0.waiting.isEmpty }
      guard !isOpen, sources.isEmpty else { return nil }
      defer { downstream = nil }
      return downstream
    }
    receiver?.receive(completion: .finished)
  }

  func cancel() {
    let (sources, outer) = lock.withLock {
      defer {
        self.sources = []
        self.outer = nil
        downstream = nil
      }
      return (self.sources, self.outer)
    }
    for source in sources { source.subscription?.cancel() }
    outer?.cancel()
  }
}

extension Publishers {
  /// The values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()])
        .receive(subscriber: subscriber)
    }
  }

  /// The values of three publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
        .receive(subscriber: subscriber)
    }
  }

  /// The values of four publishers as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(),
      ]).receive(subscriber: subscriber)
    }
  }

  /// The values of any number of publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging<Output, Failure>(subscriber)
      merging.begin()
      for publisher in publishers { merging.add(publisher) }
      merging.close()
    }

    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publisher {
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> {
    Publishers.Merge(self, other)
  }

  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }

  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C> {
    Publishers.Merge3(self, b, c)
  }

  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D> {
    Publishers.Merge4(self, b, c, d)
  }
}
