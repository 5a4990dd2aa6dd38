/// A publisher whose kind is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let connect: (AnySubscriber<Output, Failure>) -> Void

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    connect = (publisher as? AnyPublisher)?.connect ?? { publisher.receive(subscriber: $0) }
  }

  public var description: String { "AnyPublisher" }

  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    connect(AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// The same publisher, its kind hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber whose kind is hidden, or one made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  public let combineIdentifier: CombineIdentifier
  private let takeSubscription: (any Subscription) -> Void
  private let takeValue: (Input) -> Subscribers.Demand
  private let takeCompletion: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    if let erased = subscriber as? AnySubscriber {
      self = erased
      return
    }
    combineIdentifier = subscriber.combineIdentifier
    takeSubscription = subscriber.receive(subscription:)
    takeValue = subscriber.receive
    takeCompletion = subscriber.receive(completion:)
  }

  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(
      receiveSubscription: subject.send(subscription:),
      receiveValue: {
        subject.send($0)
        return .none
      },
      receiveCompletion: subject.send(completion:))
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    takeSubscription = receiveSubscription ?? { _ in }
    takeValue = receiveValue ?? { _ in .none }
    takeCompletion = receiveCompletion ?? { _ in }
  }

  public var description: String { "AnySubscriber" }

  public func receive(subscription: any Subscription) { takeSubscription(subscription) }

  public func receive(_ value: Input) -> Subscribers.Demand { takeValue(value) }

  public func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(completion) }
}
