/// The namespace of the operators; never instantiated.
public enum Publishers {}

/// The outcome of one value in an operator.
enum Step<Output, Failure: Error> {
  case send(Output)
  /// The value is dropped; another one is asked for in its place.
  case skip
  /// The end, before the upstream's own, with a last value if there is one.
  case end(Output?)
  case fail(Failure)
}

/// The demand that an operator passes upstream.
enum Asking {
  /// The demand it is asked for, times a number.
  case asAsked(times: Int = 1)
  /// All there is, at once; its one result and its end wait until they are asked for.
  case all
}

/// An operator on one publisher: its upstream demand, its output, and its end.
///
/// Nothing comes after the end or a cancellation, whatever the upstream sends.
final class Relay<Input, Failure: Error, Output, OutFailure: Error>: Subscriber, Subscription,
  CustomStringConvertible, @unchecked Sendable
{
  struct Rules {
    /// The upstream has given a subscription, which has not been passed to the subscriber yet.
    var begins: (Relay, any Subscription) -> Void = { _, _ in }
    /// The subscriber has received its subscription.
    var hasBegun: (Relay) -> Void = { _ in }
    var asks: (Relay, Subscribers.Demand) -> Void = { $0.ask($1) }
    var passes: (Relay, Input) -> Subscribers.Demand
    var ends: (Relay, Subscribers.Completion<Failure>) -> Void
    var cancels: (any Subscription) -> Void = { $0.cancel() }
  }

  private let publisher: Any.Type
  private let rules: Rules
  private let lock = NSLock()
  private var upstream: (any Subscription)?
  private var downstream: AnySubscriber<Output, OutFailure>?
  private var hasBegun = false
  private var hasSubscription = false
  private var isClosed = false
  private var demand = Subscribers.Demand.none

  /// - Parameter publisher: the operator's type, whose name is the description.
  init<S: Subscriber<Output, OutFailure>>(_ publisher: Any.Type, _ subscriber: S, _ rules: Rules) {
    self.publisher = publisher
    self.rules = rules
    downstream = AnySubscriber(subscriber)
  }

  var description: String { TypeFields.name(of: publisher) }

  func receive(subscription: any Subscription) {
    let early: Subscribers.Demand? = lock.withLock {
      guard !hasSubscription, downstream != nil else { return nil }
      (hasSubscription, upstream) = (true, subscription)
      return hasBegun ? demand : Subscribers.Demand.none
    }
    guard let early else { return subscription.cancel() }
    rules.begins(self, subscription)
    begin()
    rules.hasBegun(self)
    ask(early)
  }

  /// Tells the subscriber of this subscription, once; demand waits until there is an upstream.
  func begin() {
    let receiver: AnySubscriber<Output, OutFailure>? = lock.withLock {
      defer { hasBegun = true }
      return hasBegun ? nil : downstream
    }
    receiver?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { isClosed || upstream == nil } ? .none : rules.passes(self, input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    // Everything is released outside the lock: its last owner may call back here.
    let (isOver, _) = lock.withLock {
      defer { upstream = nil }
      return (isClosed || upstream == nil, upstream)
    }
    if !isOver { rules.ends(self, completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    if lock.withLock({ downstream }) != nil { rules.asks(self, demand) }
  }

  func cancel() {
    if let upstream = letGo().upstream { rules.cancels(upstream) }
  }

  /// Asks the upstream for more.
  func ask(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let upstream = lock.withLock {
      if !hasSubscription { self.demand += demand }
      return self.upstream
    }
    upstream?.request(demand)
  }

  /// Hands a value to the subscriber, whatever it has asked for.
  func send(_ output: Output) -> Subscribers.Demand {
    lock.withLock { downstream }?.receive(output) ?? .none
  }

  /// Notes what the subscriber asks for, for values that come at moments of the operator's own.
  func owe(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  /// Whether a noted demand is left.
  var owes: Bool { lock.withLock { demand > .none } }

  /// Takes one of the noted demand, if one is left.
  func pay() -> Bool {
    lock.withLock {
      defer { demand -= 1 }
      return demand > .none
    }
  }

  /// Ends, and cancels an upstream that has not ended.
  func end(_ completion: Subscribers.Completion<OutFailure>) {
    begin()
    let (upstream, downstream) = letGo()
    upstream?.cancel()
    downstream?.receive(completion: completion)
  }

  /// Ignores the upstream from now on; it is cancelled at the end.
  func close() { lock.withLock { isClosed = true } }

  /// Cancels the upstream, and goes on without.
  func leave() {
    let upstream = lock.withLock {
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.cancel()
  }

  private func letGo() -> (
    upstream: (any Subscription)?, downstream: AnySubscriber<Output, OutFailure>?
  ) {
    lock.withLock {
      defer { (upstream, downstream) = (nil, nil) }
      return (upstream, downstream)
    }
  }
}

/// A relay whose rule makes one step of each value, and perhaps a last value at the end.
private final class Stepping<Input, Output, Failure: Error>: @unchecked Sendable {
  private let asking: Asking
  private let rule: (Input) -> Step<Output, Failure>
  private let last: () -> Output?
  private let gathers: Bool
  private let lock = NSLock()
  private var isAsked = false
  /// A last value, or only the end, that waits until it is asked for.
  private var waiting: Output??

  init(
    _ asking: Asking, _ last: @escaping () -> Output?,
    _ rule: @escaping (Input) -> Step<Output, Failure>
  ) {
    (self.asking, self.last, self.rule) = (asking, last, rule)
    if case .all = asking { gathers = true } else { gathers = false }
  }

  func rules<E: Error>(
    _ mapError: @escaping (E) -> Failure
  ) -> Relay<Input, E, Output, Failure>.Rules {
    .init(
      hasBegun: { if self.gathers { $0.ask(.unlimited) } },
      asks: ask, passes: pass,
      ends: { relay, completion in
        switch completion {
        case .finished: self.finish(relay, self.last())
        case .failure(let error): relay.end(.failure(mapError(error)))
        }
      })
  }

  private func pass<E: Error>(
    _ relay: Relay<Input, E, Output, Failure>, _ value: Input
  ) -> Subscribers.Demand {
    switch (rule(value), asking) {
    case (.send(let output), .asAsked(let times)): return relay.send(output) * times
    case (.skip, .asAsked(times: 1)): return .max(1)
    case (.send, .all), (.skip, _): return .none
    case (.fail(let error), _): relay.end(.failure(error))
    case (.end(let output), .asAsked):
      // The upstream is cancelled after the last value; values that it sends until then are not for
      // this subscriber.
      relay.close()
      if let output { _ = relay.send(output) }
      relay.end(.finished)
    case (.end(let output), .all):
      relay.leave()
      finish(relay, output)
    }
    return .none
  }

  private func ask<E: Error>(
    _ relay: Relay<Input, E, Output, Failure>, _ demand: Subscribers.Demand
  ) {
    guard demand > .none else { return }
    let waiting = lock.withLock {
      isAsked = true
      defer { self.waiting = nil }
      return self.waiting
    }
    if let waiting { return finish(relay, waiting) }
    if case .asAsked(let times) = asking { relay.ask(demand * times) }
  }

  private func finish<E: Error>(_ relay: Relay<Input, E, Output, Failure>, _ output: Output?) {
    let isReady = lock.withLock {
      let isReady = isAsked || output == nil && !gathers
      if !isReady { waiting = .some(output) }
      return isReady
    }
    guard isReady else { return }
    if let output { _ = relay.send(output) }
    relay.end(.finished)
  }
}

extension Publisher {
  /// Makes an operator that ends as its upstream does, or before.
  func relay<Upstream: Publisher, S: Subscriber<Output, Failure>>(
    _ upstream: Upstream, to subscriber: S, asks: Asking = .asAsked(),
    last: @escaping () -> Output? = { nil },
    _ rule: @escaping (Upstream.Output) -> Step<Output, Failure>
  ) where Upstream.Failure == Failure {
    upstream.subscribe(
      Relay(Self.self, subscriber, Stepping(asks, last, rule).rules { $0 as Failure }))
  }

  /// The same with a rule that may throw, which ends it with the error.
  func tryRelay<Upstream: Publisher, S: Subscriber<Output, any Error>>(
    _ upstream: Upstream, to subscriber: S, asks: Asking = .asAsked(),
    last: @escaping () -> Output? = { nil },
    _ rule: @escaping (Upstream.Output) throws -> Step<Output, any Error>
  ) where Failure == any Error {
    let stepping = Stepping<Upstream.Output, Output, any Error>(asks, last) {
      do { return try rule($0) } catch { return .fail(error) }
    }
    upstream.subscribe(
      Relay(Self.self, subscriber, stepping.rules { (error: Upstream.Failure) in error }))
  }

  /// Makes an operator that hands the subscription itself on and keeps nothing of its own.
  func passThrough<Upstream: Publisher, S: Subscriber<Output, Failure>>(
    _ upstream: Upstream, to subscriber: S,
    subscription: @escaping (any Subscription) -> any Subscription = { $0 },
    _ value: @escaping (Upstream.Output) -> Subscribers.Demand,
    end: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
  ) {
    upstream.subscribe(
      AnySubscriber(
        describe: { TypeFields.name(of: Self.self) },
        { subscriber.receive(subscription: subscription($0)) }, value, end))
  }
}
