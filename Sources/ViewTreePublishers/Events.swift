extension Publishers {
  /// Runs closures at the steps of a subscription and changes nothing.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let events = self
      upstream.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { subscription in
            events.receiveSubscription?(subscription)
            subscriber.receive(
              subscription: WatchedSubscription(
                subscription, request: events.receiveRequest, cancel: events.receiveCancel))
          },
          receiveValue: { value in
            events.receiveOutput?(value)
            let more = subscriber.receive(value)
            if more > .none { events.receiveRequest?(more) }
            return more
          },
          receiveCompletion: { completion in
            events.receiveCompletion?(completion)
            subscriber.receive(completion: completion)
          }))
    }
  }
}

/// Tells of requests and of being cancelled, and hands both on.
private final class WatchedSubscription: Subscription {
  private let subscription: any Subscription
  private let requested: ((Subscribers.Demand) -> Void)?
  private let cancelled: (() -> Void)?

  init(
    _ subscription: any Subscription, request: ((Subscribers.Demand) -> Void)?,
    cancel: (() -> Void)?
  ) {
    self.subscription = subscription
    requested = request
    cancelled = cancel
  }

  func request(_ demand: Subscribers.Demand) {
    requested?(demand)
    subscription.request(demand)
  }

  func cancel() {
    cancelled?()
    subscription.cancel()
  }
}

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}
