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

/// Hears a publisher, asks for as many values as it is told to, and notes what comes.
final class Taker<Input, Failure: Error>: Subscriber {
  private(set) var subscription: (any Subscription)?
  private var notes: [String] = []
  private let first: Subscribers.Demand
  private let answer: Subscribers.Demand

  init(asks first: Subscribers.Demand = .none, answers answer: Subscribers.Demand = .none) {
    self.first = first
    self.answer = answer
  }

  /// The values, then `|` for the end or `!` for a failure: `"1 2 |"`.
  ///
  /// A publisher that says something before it has given a subscription, or gives none or two, is
  /// told of too.
  var heard: String {
    (notes + (subscription == nil ? ["unsubscribed"] : [])).joined(separator: " ")
  }

  func ask(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }

  func receive(subscription: any Subscription) {
    if self.subscription != nil { notes.append("subscribed again") }
    self.subscription = subscription
    if first > .none { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    note("\(input)")
    return answer
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .finished = completion { note("|") } else { note("!") }
  }

  private func note(_ text: String) {
    notes.append(subscription == nil ? "\(text) before its subscription" : text)
  }
}

/// The values that a publisher sends at once when all are asked for, and its end, as `Taker.heard`.
func sent<P: Publisher>(_ publisher: P) -> String {
  let taker = Taker<P.Output, P.Failure>(asks: .unlimited)
  publisher.subscribe(taker)
  return taker.heard
}

extension Publisher {
  /// Hears a publisher with a sink, which notes `|` at the end and `!` at a failure.
  func noted(in log: Log) -> AnyCancellable {
    sink { completion in
      if case .finished = completion { log.note("|") } else { log.note("!") }
    } receiveValue: {
      log.note("\($0)")
    }
  }
}

extension Log {
  var text: String { entries.joined(separator: " ") }
}

/// The failure of publishers that fail.
enum Fault: Error { case broken }
