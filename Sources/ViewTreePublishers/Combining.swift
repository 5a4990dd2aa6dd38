/// Makes one value of the values of several publishers, by a rule that looks at all of them.
///
/// A value of one publisher is stored first; then the rule makes a value, or none as long as some
/// publisher has nothing for it.
final class Combining<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var subscriptions: [(any Subscription)?]
  private var ended: [Bool]
  private var demand = Subscribers.Demand.none
  /// Whether a value could not be made because nobody had asked for it.
  private var owes = false
  private let keepsAll: Bool
  private let make: () -> Output?
  /// Whether nothing can be made any more, by which publishers have ended.
  private let isOver: ([Bool]) -> Bool

  /// - Parameter keepsAll: whether values wait for each other, rather than the latest one counts.
  init<S: Subscriber>(
    _ subscriber: S, count: Int, keepsAll: Bool, make: @escaping () -> Output?,
    isOver: @escaping ([Bool]) -> Bool
  ) where S.Input == Output, S.Failure == Failure {
    downstream = AnySubscriber(subscriber)
    subscriptions = Array(repeating: nil, count: count)
    ended = Array(repeating: false, count: count)
    self.keepsAll = keepsAll
    self.make = make
    self.isOver = isOver
  }

  /// Tells the subscriber of this subscription, once all publishers are connected.
  func begin() {
    lock.withLock { downstream }?.receive(subscription: self)
  }

  /// The subscriber for one of the publishers.
  func side<Input>(
    _ index: Int, store: @escaping (Input) -> Void
  ) -> AnySubscriber<Input, Failure> {
    AnySubscriber(
      receiveSubscription: { self.connect($0, index) },
      receiveValue: { value in
        self.lock.withLock { store(value) }
        return self.combine()
      },
      receiveCompletion: { self.end(index, $0) })
  }

  private func connect(_ subscription: any Subscription, _ index: Int) {
    let wanted: Subscribers.Demand? = lock.withLock {
      guard downstream != nil else { return nil }
      subscriptions[index] = subscription
      return demand
    }
    guard let wanted else { return subscription.cancel() }
    if wanted > .none { subscription.request(wanted) }
  }

  /// A value that makes nothing yet leaves the publisher as much asked for as before.
  private func combine() -> Subscribers.Demand {
    let made: (AnySubscriber<Output, Failure>, Output)? = lock.withLock {
      guard demand > .none, let downstream else {
        owes = true
        return nil
      }
      guard let output = make() else {
        owes = false
        return nil
      }
      demand -= 1
      return (downstream, output)
    }
    guard let (receiver, output) = made else { return .max(1) }
    let more = receiver.receive(output)
    lock.withLock { demand += more }
    finishIfOver()
    return .max(1)
  }

  func request(_ more: Subscribers.Demand) {
    let all = lock.withLock {
      demand += more
      return subscriptions
    }
    while lock.withLock({ owes && demand > .none }) {
      if !keepsAll { lock.withLock { owes = false } }
      _ = combine()
    }
    for subscription in all { subscription?.request(more) }
  }

  private func end(_ index: Int, _ completion: Subscribers.Completion<Failure>) {
    if case .failure = completion { return finish(completion) }
    lock.withLock {
      ended[index] = true
      subscriptions[index] = nil
    }
    finishIfOver()
  }

  private func finishIfOver() {
    if lock.withLock({ isOver(ended) }) { finish(.finished) }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    let receiver = lock.withLock { downstream }
    cancel()
    receiver?.receive(completion: completion)
  }

  func cancel() {
    let all = lock.withLock {
      defer {
        subscriptions = subscriptions.map { _ in nil }
        downstream = nil
      }
      return subscriptions
    }
    for subscription in all { subscription?.cancel() }
  }
}

/// The values that one publisher has given to a combination.
final class Given<Value> {
  private var values: [Value] = []

  var isEmpty: Bool { values.isEmpty }
  var latest: Value? { values.last }

  func replace(_ value: Value) { values = [value] }
  func append(_ value: Value) { values.append(value) }
  func removeFirst() -> Value? { values.isEmpty ? nil : values.removeFirst() }
}
