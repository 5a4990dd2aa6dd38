/// A link between two subscriptions that treats each value by a rule.
///
/// Requests go up as they are; a rule that swallows a value answers with a demand of one, so that the
/// subscriber still gets as many values as it asked for.
final class Relay<Input, Failure: Error, Output, OutFailure: Error>: Subscriber, Subscription,
  @unchecked Sendable
{
  typealias InputRule = (Relay, Input) -> Subscribers.Demand
  typealias CompletionRule = (Relay, Subscribers.Completion<Failure>) -> Void

  private let lock = NSLock()
  private var upstream: (any Subscription)?
  private var downstream: AnySubscriber<Output, OutFailure>?
  private let takeInput: InputRule
  private let takeCompletion: CompletionRule

  init<S: Subscriber>(
    _ subscriber: S, input: @escaping InputRule, completion: @escaping CompletionRule
  ) where S.Input == Output, S.Failure == OutFailure {
    downstream = AnySubscriber(subscriber)
    takeInput = input
    takeCompletion = completion
  }

  func receive(subscription: any Subscription) {
    let receiver: AnySubscriber<Output, OutFailure>? = lock.withLock {
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    if let receiver { receiver.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand { takeInput(self, input) }

  func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(self, completion) }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() { letGo().upstream?.cancel() }

  /// Hands a value to the subscriber.
  func send(_ output: Output) -> Subscribers.Demand {
    lock.withLock { downstream }?.receive(output) ?? .none
  }

  /// Ends after the upstream has ended.
  func end(_ completion: Subscribers.Completion<OutFailure>) {
    letGo().downstream?.receive(completion: completion)
  }

  /// Ends before the upstream has ended.
  func stop(_ completion: Subscribers.Completion<OutFailure>) -> Subscribers.Demand {
    let (upstream, downstream) = letGo()
    upstream?.cancel()
    downstream?.receive(completion: completion)
    return .none
  }

  private func letGo() -> (
    upstream: (any Subscription)?, downstream: AnySubscriber<Output, OutFailure>?
  ) {
    lock.withLock {
      defer {
        upstream = nil
        downstream = nil
      }
      return (upstream, downstream)
    }
  }
}

extension Relay where Failure == OutFailure {
  /// A relay that ends as its upstream does.
  convenience init<S: Subscriber>(_ subscriber: S, input: @escaping InputRule)
  where S.Input == Output, S.Failure == OutFailure {
    self.init(subscriber, input: input) { relay, completion in relay.end(completion) }
  }
}

extension Relay where OutFailure == any Error {
  /// A relay whose rule may throw, which ends it with the error.
  convenience init<S: Subscriber>(
    _ subscriber: S, throwing rule: @escaping (Relay, Input) throws -> Subscribers.Demand
  ) where S.Input == Output, S.Failure == OutFailure {
    self.init(
      subscriber,
      input: { relay, input in
        do { return try rule(relay, input) } catch { return relay.stop(.failure(error)) }
      },
      completion: { relay, completion in relay.end(completion.mapError { $0 }) })
  }
}

/// Takes everything that its upstream sends and has one value for its subscriber at the end.
///
/// The value waits until it is asked for; without one the end is passed on at once.
final class Gathering<Input, Failure: Error, Output, OutFailure: Error>: Subscriber, Subscription {
  typealias InputRule = (Gathering, Input) -> Void
  typealias CompletionRule = (Gathering, Subscribers.Completion<Failure>) -> Void

  private let lock = NSLock()
  private var upstream: (any Subscription)?
  private var downstream: AnySubscriber<Output, OutFailure>?
  private var isWanted = false
  private var waiting: Output?
  private let takeInput: InputRule
  private let takeCompletion: CompletionRule

  init<S: Subscriber>(
    _ subscriber: S, input: @escaping InputRule, completion: @escaping CompletionRule
  ) where S.Input == Output, S.Failure == OutFailure {
    downstream = AnySubscriber(subscriber)
    takeInput = input
    takeCompletion = completion
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil, let downstream else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
    lock.withLock { upstream }?.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    takeInput(self, input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(self, completion) }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let value: Output? = lock.withLock {
      isWanted = true
      defer { waiting = nil }
      return waiting
    }
    if let value { deliver(value) }
  }

  func cancel() {
    let upstream = lock.withLock {
      defer {
        self.upstream = nil
        downstream = nil
      }
      return self.upstream
    }
    upstream?.cancel()
  }

  /// Ends with a value, or with none.
  func finish(_ value: Output?) {
    guard let value else { return end(.finished) }
    let isReady = lock.withLock {
      upstream = nil
      if !isWanted { waiting = value }
      return isWanted
    }
    if isReady { deliver(value) }
  }

  /// Ends with a value before the upstream has ended.
  func stop(_ value: Output) {
    lock.withLock { upstream }?.cancel()
    finish(value)
  }

  func end(_ completion: Subscribers.Completion<OutFailure>) {
    let receiver = lock.withLock {
      defer {
        upstream = nil
        downstream = nil
      }
      return downstream
    }
    receiver?.receive(completion: completion)
  }

  func stop(_ error: OutFailure) {
    lock.withLock { upstream }?.cancel()
    end(.failure(error))
  }

  private func deliver(_ value: Output) {
    _ = lock.withLock { downstream }?.receive(value)
    end(.finished)
  }
}

extension Gathering where Failure == OutFailure {
  /// Gathers by a rule and asks for the value when the upstream has finished.
  convenience init<S: Subscriber>(
    _ subscriber: S, input: @escaping InputRule, result: @escaping () -> Output?
  ) where S.Input == Output, S.Failure == OutFailure {
    self.init(subscriber, input: input) { gathering, completion in
      switch completion {
      case .finished: gathering.finish(result())
      case .failure: gathering.end(completion)
      }
    }
  }
}

extension Gathering where OutFailure == any Error {
  /// The same with a rule that may throw, which ends it with the error.
  convenience init<S: Subscriber>(
    _ subscriber: S, throwing rule: @escaping (Gathering, Input) throws -> Void,
    result: @escaping () -> Output?
  ) where S.Input == Output, S.Failure == OutFailure {
    self.init(
      subscriber,
      input: { gathering, input in
        do { try rule(gathering, input) } catch { gathering.stop(error) }
      },
      completion: { gathering, completion in
        switch completion {
        case .finished: gathering.finish(result())
        case .failure(let error): gathering.end(.failure(error))
        }
      })
  }
}

/// The types that belong to the operators; never made.
public enum Publishers {}
