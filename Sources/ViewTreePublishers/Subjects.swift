/// A publisher that code outside can send values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Sends every value to those who have subscribed; a value that nobody has asked for is lost.
///
/// - Order: subscribers hear a value in the order of their subscriptions.
/// - Isolation: any thread; values arrive on the thread that sends.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let hub = SubjectHub<Output, Failure>()

  public init() {}

  deinit { hub.cancelUpstream() }

  public func send(subscription: any Subscription) { hub.take(subscription) }

  public func send(_ value: Output) {
    for conduit in hub.conduits { conduit.offer(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) { hub.end(completion) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    hub.connect(AnySubscriber(subscriber), current: nil)
  }
}

/// Keeps the latest value: who subscribes hears it first, and who asks late hears the latest.
///
/// - Isolation: any thread; values arrive on the thread that sends.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let hub = SubjectHub<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  public init(_ value: Output) {
    current = value
  }

  deinit { hub.cancelUpstream() }

  /// The latest value; setting it sends it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func send(subscription: any Subscription) { hub.take(subscription) }

  /// Stores the value and sends it to those who have subscribed; ignored after the end.
  public func send(_ value: Output) {
    guard !hub.isOver else { return }
    lock.withLock { current = value }
    for conduit in hub.conduits { conduit.offer(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) { hub.end(completion) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    hub.connect(AnySubscriber(subscriber)) { self.value }
  }
}

/// The subscriptions of a subject, and what feeds it.
private final class SubjectHub<Output, Failure: Error> {
  private let lock = NSLock()
  private var list: [Conduit<Output, Failure>] = []
  private var upstream: [any Subscription] = []
  private var completion: Subscribers.Completion<Failure>?

  var conduits: [Conduit<Output, Failure>] { lock.withLock { list } }

  var isOver: Bool { lock.withLock { completion != nil } }

  func take(_ subscription: any Subscription) {
    lock.withLock { upstream.append(subscription) }
    subscription.request(.unlimited)
  }

  func cancelUpstream() {
    for subscription in lock.withLock({ upstream }) { subscription.cancel() }
  }

  func connect(_ subscriber: AnySubscriber<Output, Failure>, current: (() -> Output)?) {
    let conduit = Conduit(subscriber, current: current) { [weak self] in self?.remove($0) }
    let end = lock.withLock {
      if completion == nil { list.append(conduit) }
      return completion
    }
    if let end {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: end)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  func end(_ end: Subscribers.Completion<Failure>) {
    let ending: [Conduit<Output, Failure>] = lock.withLock {
      guard completion == nil else { return [] }
      completion = end
      defer { list = [] }
      return list
    }
    for conduit in ending { conduit.end(end) }
  }

  private func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { list.removeAll { $0 === conduit } }
  }
}

/// One subscription of a subject.
private final class Conduit<Output, Failure: Error>: Subscription {
  private let lock = NSLock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  /// The subject's present value; nil for a subject that keeps none.
  private var current: (() -> Output)?
  /// Whether the present value has reached the subscriber.
  private var isUpToDate: Bool
  private var remove: ((Conduit) -> Void)?

  init(
    _ downstream: AnySubscriber<Output, Failure>, current: (() -> Output)?,
    remove: @escaping (Conduit) -> Void
  ) {
    self.downstream = downstream
    self.current = current
    self.remove = remove
    isUpToDate = current == nil
  }

  func offer(_ value: Output) {
    let receiver: AnySubscriber<Output, Failure>? = lock.withLock {
      guard demand > .none else {
        isUpToDate = current == nil
        return nil
      }
      demand -= 1
      isUpToDate = true
      return downstream
    }
    if let more = receiver?.receive(value) { request(more) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    letGo()?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    let late: (AnySubscriber<Output, Failure>, Output)? = lock.withLock {
      demand += more
      guard !isUpToDate, demand > .none, let downstream, let current else { return nil }
      demand -= 1
      isUpToDate = true
      return (downstream, current())
    }
    if let (receiver, value) = late { request(receiver.receive(value)) }
  }

  func cancel() { _ = letGo() }

  private func letGo() -> AnySubscriber<Output, Failure>? {
    let (receiver, remove) = lock.withLock {
      defer {
        downstream = nil
        current = nil
        self.remove = nil
      }
      return (downstream, self.remove)
    }
    remove?(self)
    return receiver
  }
}
