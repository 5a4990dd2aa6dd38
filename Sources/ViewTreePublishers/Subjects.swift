/// A publisher that code outside can send values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Sends every value to its subscribers; a value without demand is lost.
///
/// - Order: subscribers receive a value in the order of their subscriptions. Publishers connected
///   to it are asked for values once there is demand here.
/// - Isolation: any thread; values arrive on the thread that sends.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let hub = SubjectHub<Output, Failure>("PassthroughSubject", asksAtOnce: false)

  public init() {}

  deinit { hub.cancelUpstream() }

  public func send(subscription: any Subscription) { hub.take(subscription) }

  public func send(_ value: Output) { hub.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) { hub.end(completion) }

  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    hub.connect(subscriber, owner: self)
  }
}

/// Keeps the latest value: who subscribes hears it first, and who asks late hears the latest.
///
/// - Isolation: any thread; values arrive on the thread that sends.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let hub = SubjectHub<Output, Failure>("CurrentValueSubject")
  private let lock = NSLock()
  private var current: Output

  public init(_ value: Output) { current = value }

  deinit { hub.cancelUpstream() }

  /// The latest value; setting it sends it, or only stores it after the end.
  public var value: Output {
    get { lock.withLock { current } }
    set {
      lock.withLock { current = newValue }
      hub.send(newValue)
    }
  }

  public func send(subscription: any Subscription) { hub.take(subscription) }

  /// Stores the value and sends it to those who have subscribed; ignored after the end.
  public func send(_ value: Output) {
    if !hub.isOver { self.value = value }
  }

  public func send(completion: Subscribers.Completion<Failure>) { hub.end(completion) }

  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    hub.connect(subscriber, owner: self) { self.value }
  }
}

/// The subscriptions of a subject, and what feeds it.
final class SubjectHub<Output, Failure: Error>: @unchecked Sendable {
  fileprivate let name: String
  fileprivate let counts: Bool
  private let lock = NSLock()
  private var conduits: [Conduit<Output, Failure>] = []
  private var upstream: [any Subscription] = []
  private var isAsked: Bool
  private var completion: Subscribers.Completion<Failure>?

  /// - Parameters:
  ///   - name: how the subscriptions are described.
  ///   - asksAtOnce: whether what feeds it is asked before anybody has asked here.
  ///   - counts: whether a subscriber gets no more than it asks for; all after its first request if not.
  init(_ name: String, asksAtOnce: Bool = true, counts: Bool = true) {
    (self.name, isAsked, self.counts) = (name, asksAtOnce, counts)
  }

  var isOver: Bool { lock.withLock { completion != nil } }

  func send(_ value: Output) {
    for conduit in lock.withLock({ conduits }) { conduit.offer(value) }
  }

  func take(_ subscription: any Subscription) {
    let isAsked = lock.withLock {
      upstream.append(subscription)
      return self.isAsked
    }
    if isAsked { subscription.request(.unlimited) }
  }

  fileprivate func ask() {
    let waiting = lock.withLock {
      defer { isAsked = true }
      return isAsked ? [] : upstream
    }
    for subscription in waiting { subscription.request(.unlimited) }
  }

  func cancelUpstream() {
    for subscription in lock.withLock({ upstream }) { subscription.cancel() }
  }

  /// - Parameters:
  ///   - owner: the subject, which lives as long as the subscription.
  ///   - current: the subject's present value; nil for a subject that keeps none.
  func connect<S: Subscriber<Output, Failure>>(
    _ subscriber: S, owner: AnyObject?, current: (() -> Output)? = nil
  ) {
    let conduit = Conduit(AnySubscriber(subscriber), hub: self, owner: owner, current: current)
    let end = lock.withLock {
      if completion == nil { conduits.append(conduit) }
      return completion
    }
    subscriber.receive(subscription: end == nil ? conduit : Subscriptions.empty)
    if let end { subscriber.receive(completion: end) }
  }

  func end(_ end: Subscribers.Completion<Failure>) {
    let ending: [Conduit<Output, Failure>] = lock.withLock {
      guard completion == nil else { return [] }
      completion = end
      defer { conduits = [] }
      return conduits
    }
    for conduit in ending { conduit.end(end) }
  }

  fileprivate func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }
}

/// One subscription of a subject.
private final class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible {
  let description: String
  private let lock = NSLock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var hub: SubjectHub<Output, Failure>?
  private var owner: AnyObject?
  private var current: (() -> Output)?
  /// Whether the present value has reached the subscriber.
  private var isUpToDate: Bool

  init(
    _ downstream: AnySubscriber<Output, Failure>, hub: SubjectHub<Output, Failure>,
    owner: AnyObject?, current: (() -> Output)?
  ) {
    (self.downstream, self.hub, self.owner, self.current) = (downstream, hub, owner, current)
    description = hub.name
    isUpToDate = current == nil
  }

  func offer(_ value: Output) {
    let receiver: AnySubscriber<Output, Failure>? = lock.withLock {
      isUpToDate = current == nil || demand > .none
      guard demand > .none else { return nil }
      demand -= 1
      return downstream
    }
    if let more = receiver?.receive(value) { lock.withLock { demand += more } }
  }

  func request(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    let hub = lock.withLock {
      demand = self.hub?.counts == false ? .unlimited : demand + more
      return self.hub
    }
    let late: (receiver: AnySubscriber<Output, Failure>, current: () -> Output)? = lock.withLock {
      guard !isUpToDate, let downstream, let current else { return nil }
      (isUpToDate, demand) = (true, demand - 1)
      return (downstream, current)
    }
    if let late {
      let answer = late.receiver.receive(late.current())
      lock.withLock { demand += answer }
    }
    hub?.ask()
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    letGo()?.receive(completion: completion)
  }

  func cancel() { _ = letGo() }

  private func letGo() -> AnySubscriber<Output, Failure>? {
    // All that goes is let go of outside of the lock: its last owner may come back here.
    let (receiver, hub, _, _) = lock.withLock {
      defer { (downstream, self.hub, current, owner) = (nil, nil, nil, nil) }
      return (downstream, self.hub, current, owner)
    }
    hub?.remove(self)
    return receiver
  }
}

/// Hands everything on to a subject, which asks for as much as it wants.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription, CustomStringConvertible {
  private weak var subject: S?
  private let link = SubscriptionHolder()

  init(_ subject: S) { self.subject = subject }

  var description: String { "Subject" }

  func receive(subscription: any Subscription) {
    if link.hold(subscription) { subject?.send(subscription: self) }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    if !link.isOver { subject?.send(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    if link.end() { subject?.send(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { link.request(demand) }

  func cancel() { link.cancel() }
}
