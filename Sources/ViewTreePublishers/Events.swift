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

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      watch(
        upstream, for: subscriber,
        Watching(
          subscription: receiveSubscription, output: receiveOutput, completion: receiveCompletion,
          cancel: receiveCancel, request: receiveRequest, answer: receiveRequest))
    }
  }

  /// Stops the program in the debugger where a closure says so, and changes nothing.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let receiveSubscription: ((any Subscription) -> Bool)?
    public let receiveOutput: ((Output) -> Bool)?
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      func stop(_ isWanted: Bool?) { if isWanted == true { raise(SIGTRAP) } }
      let (subscribed, output, completed) = (receiveSubscription, receiveOutput, receiveCompletion)
      upstream.subscribe(
        AnySubscriber(
          describe: { TypeFields.name(of: Self.self) },
          {
            stop(subscribed?($0))
            subscriber.receive(subscription: $0)
          },
          {
            stop(output?($0))
            return subscriber.receive($0)
          },
          {
            stop(completed?($0))
            subscriber.receive(completion: $0)
          }))
    }
  }
}

/// The closures that hear of the steps of a subscription.
struct Watching<Output, Failure: Error> {
  let subscription: ((any Subscription) -> Void)?
  let output: ((Output) -> Void)?
  let completion: ((Subscribers.Completion<Failure>) -> Void)?
  let cancel: (() -> Void)?
  let request: ((Subscribers.Demand) -> Void)?
  /// The demand that a value is answered with.
  let answer: ((Subscribers.Demand) -> Void)?
}

extension Publisher {
  func watch<Upstream: Publisher<Output, Failure>, S: Subscriber<Output, Failure>>(
    _ upstream: Upstream, for subscriber: S, _ told: Watching<Output, Failure>
  ) {
    upstream.subscribe(
      Relay<Output, Failure, Output, Failure>(
        Self.self, subscriber,
        .init(
          begins: { told.subscription?($1) },
          asks: {
            told.request?($1)
            $0.ask($1)
          },
          passes: { relay, value in
            told.output?(value)
            let more = relay.send(value)
            if more > .none { told.answer?(more) }
            return more
          },
          ends: {
            told.completion?($1)
            $0.end($1)
          },
          cancels: {
            told.cancel?()
            $0.cancel()
          })))
  }

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

  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    .init(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops the program in the debugger when the publisher fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}
