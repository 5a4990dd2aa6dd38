extension Subscribers {
  /// Takes every value and hands it to a closure; both closures are let go of at the end.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable,
    CustomStringConvertible, @unchecked Sendable
  {
    private let link = SubscriptionHolder()
    private let lock = NSLock()
    private var closures: (value: (Input) -> Void, completion: (Completion<Failure>) -> Void)?

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      closures = (receiveValue, receiveCompletion)
    }

    public var receiveValue: (Input) -> Void { lock.withLock { closures }?.value ?? { _ in } }

    public var receiveCompletion: (Completion<Failure>) -> Void {
      lock.withLock { closures }?.completion ?? { _ in }
    }

    public var description: String { "Sink" }

    public func receive(subscription: any Subscription) {
      if link.hold(subscription) { subscription.request(.unlimited) }
    }

    public func receive(_ value: Input) -> Demand {
      receiveValue(value)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let closures = letGo()
      if link.end() { closures?.completion(completion) }
    }

    public func cancel() {
      link.cancel()
      _ = letGo()
    }

    private func letGo() -> (value: (Input) -> Void, completion: (Completion<Failure>) -> Void)? {
      lock.withLock {
        defer { closures = nil }
        return closures
      }
    }
  }

  /// Takes every value and stores it in a property of an object, which it holds until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
    @unchecked Sendable
  {
    public typealias Failure = Never
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let link = SubscriptionHolder()

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
    }

    public var description: String { "Assign \(Root.self)." }

    public func receive(subscription: any Subscription) {
      if link.hold(subscription) { subscription.request(.unlimited) }
    }

    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) {
      if link.end() { object = nil }
    }

    public func cancel() {
      link.cancel()
      object = nil
    }
  }
}

/// The one subscription of a subscriber: a second one is refused, none is taken after the end.
final class SubscriptionHolder: @unchecked Sendable {
  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var hasEnded = false

  var isOver: Bool { lock.withLock { hasEnded } }

  func hold(_ subscription: any Subscription) -> Bool {
    let isTaken = lock.withLock {
      guard !hasEnded, self.subscription == nil else { return false }
      self.subscription = subscription
      return true
    }
    if !isTaken { subscription.cancel() }
    return isTaken
  }

  /// Ends without cancelling; false when it was over before.
  func end() -> Bool {
    let (wasLive, _) = lock.withLock {
      defer { (hasEnded, subscription) = (true, nil) }
      return (!hasEnded, subscription)
    }
    return wasLive
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { subscription }?.request(demand)
  }

  func cancel() {
    let held = lock.withLock {
      defer {
        hasEnded = true
        subscription = nil
      }
      return subscription
    }
    held?.cancel()
  }
}

extension Publisher {
  /// Hands the end and every value to closures, until the returned token is cancelled or let go.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Hands every value to a closure, until the returned token is cancelled or let go.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Stores every value in a property of an object, which is held meanwhile.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Stores every value in a published property, as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) { published.take(self) }
}
