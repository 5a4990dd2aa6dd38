/// A type-erased publisher.
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
  /// The same publisher, type-erased.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A type-erased subscriber, or one made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  public let combineIdentifier: CombineIdentifier
  private let describe: () -> String
  private let takeSubscription: (any Subscription) -> Void
  private let takeValue: (Input) -> Subscribers.Demand
  private let takeCompletion: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber<Input, Failure>>(_ subscriber: S) {
    if let erased = subscriber as? AnySubscriber {
      self = erased
      return
    }
    combineIdentifier = subscriber.combineIdentifier
    describe = { "\(subscriber)" }
    takeSubscription = subscriber.receive(subscription:)
    takeValue = subscriber.receive
    takeCompletion = subscriber.receive(completion:)
  }

  public init<S: Subject<Input, Failure>>(_ subject: S) { self.init(SubjectSubscriber(subject)) }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    self.init(
      describe: { "Anonymous AnySubscriber" }, receiveSubscription, receiveValue, receiveCompletion)
  }

  /// Made of the closures of an operator, which describes itself.
  init(
    describe: @escaping () -> String,
    _ receiveSubscription: ((any Subscription) -> Void)?,
    _ receiveValue: ((Input) -> Subscribers.Demand)?,
    _ receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  ) {
    combineIdentifier = CombineIdentifier()
    self.describe = describe
    takeSubscription = receiveSubscription ?? { _ in }
    takeValue = receiveValue ?? { _ in .none }
    takeCompletion = receiveCompletion ?? { _ in }
  }

  public var description: String { describe() }

  public func receive(subscription: any Subscription) { takeSubscription(subscription) }

  public func receive(_ value: Input) -> Subscribers.Demand { takeValue(value) }

  public func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(completion) }
}
