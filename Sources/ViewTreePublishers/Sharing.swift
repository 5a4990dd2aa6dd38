/// A publisher that begins when it is connected, however many have subscribed.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins; the returned value ends it.
  func connect() -> any Cancellable
}

extension Publishers {
  /// Subscribes once and sends to all through one subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher,
    @unchecked Sendable
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private let lock = NSLock()
    private var subject: SubjectType?

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    private var currentSubject: SubjectType {
      lock.withLock {
        let subject = subject ?? createSubject()
        self.subject = subject
        return subject
      }
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      currentSubject.subscribe(
        Relay<Output, Failure, Output, Failure>(
          Self.self, subscriber,
          .init(
            passes: {
              $0.ask($0.send($1))
              return .none
            }, ends: { $0.end($1) })))
    }

    public func connect() -> any Cancellable { upstream.subscribe(currentSubject) }
  }

  /// Connects with the first subscriber, and lets go when as many have cancelled as have come.
  ///
  /// - Order: an end is no cancellation: who comes after it is not connected again, and hears what the
  ///   upstream says then.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let lock = NSLock()
    private var count = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let isConnected = lock.withLock {
        if connection != nil { count += 1 }
        return connection != nil
      }
      passThrough(
        upstream, to: subscriber,
        subscription: { Watched(upstream: $0, cancelled: self.leave) },
        subscriber.receive, end: subscriber.receive(completion:))
      guard !isConnected else { return }
      let made = upstream.connect()
      lock.withLock { (connection, count) = (made, 1) }
    }

    private func leave() {
      let ended: (any Cancellable)? = lock.withLock {
        count -= 1
        guard count <= 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      ended?.cancel()
    }
  }

  /// One subscription for all who subscribe while it lasts.
  public final class Share<Upstream: Publisher>: Publisher, Equatable, @unchecked Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let shared:
      Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(PassthroughSubject.init).autoconnect()
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      shared.receive(subscriber: subscriber)
    }

    public static func == (left: Share, right: Share) -> Bool { left === right }
  }

  /// A publisher that waits until it is connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

    public init(upstream: Upstream) { multicast = upstream.multicast(PassthroughSubject.init) }

    public func receive<S: Subscriber<Output, Never>>(subscriber: S) {
      multicast.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { multicast.connect() }
  }
}

/// A subscription that has the upstream's name, and reports its cancellation.
private struct Watched: Subscription, CustomStringConvertible {
  let upstream: any Subscription
  let cancelled: () -> Void

  var combineIdentifier: CombineIdentifier { upstream.combineIdentifier }
  var description: String { "\(upstream)" }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

  func cancel() {
    cancelled()
    upstream.cancel()
  }
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}

extension Publisher {
  public func share() -> Publishers.Share<Self> { .init(upstream: self) }

  public func multicast<S: Subject<Output, Failure>>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> { .init(upstream: self, createSubject: createSubject) }

  public func multicast<S: Subject<Output, Failure>>(
    subject: S
  ) -> Publishers.Multicast<Self, S> { multicast { subject } }
}

extension Publisher where Failure == Never {
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { .init(upstream: self) }
}
