import Combine

/// A publisher in the hand of a test: it sends what it is told to, and notes what it is asked for.
final class Held<Output>: Publisher, @unchecked Sendable {
  typealias Failure = any Error
  private(set) var asks: [Subscribers.Demand] = []
  /// The demand that came back for each value.
  private(set) var answers: [Subscribers.Demand] = []
  /// The numbers of the subscriptions that were cancelled.
  private(set) var cancelled: [Int] = []
  private let connectsAtOnce: Bool
  private var links = 0
  private var subscriber: AnySubscriber<Output, any Error>?

  init(connectsAtOnce: Bool = true) { self.connectsAtOnce = connectsAtOnce }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
    self.subscriber = AnySubscriber(subscriber)
    if connectsAtOnce { connect() }
  }

  func connect() {
    links += 1
    subscriber?.receive(subscription: Link(publisher: self, number: links))
  }

  func send(_ value: Output) {
    if let answer = subscriber?.receive(value) { answers.append(answer) }
  }

  func end(_ completion: Subscribers.Completion<any Error> = .finished) {
    subscriber?.receive(completion: completion)
  }

  private final class Link: Subscription {
    let publisher: Held
    let number: Int

    init(publisher: Held, number: Int) {
      self.publisher = publisher
      self.number = number
    }

    func request(_ demand: Subscribers.Demand) { publisher.asks.append(demand) }
    func cancel() { publisher.cancelled.append(number) }
  }
}

/// Notes all that it hears; asks for what it is told to.
final class Taker<Input, Failure: Error>: Subscriber {
  var events: [String] = []
  var subscription: (any Subscription)?
  private let first: Subscribers.Demand
  private let answer: Subscribers.Demand

  init(asks first: Subscribers.Demand = .none, answers answer: Subscribers.Demand = .none) {
    self.first = first
    self.answer = answer
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    events.append("subscription")
    if first > .none { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append("\(input)")
    return answer
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append("finished")
    case .failure: events.append("failed")
    }
  }
}
