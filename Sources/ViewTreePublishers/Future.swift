/// Makes one value later, or fails; the closure runs at once, and every subscriber gets the result.
///
/// - Isolation: the promise may be kept on any thread, once; later calls are ignored.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureSubscription<Output, Failure>] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let ready: [FutureSubscription<Output, Failure>] = lock.withLock {
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for subscription in ready { subscription.fulfill(result) }
  }

  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    let subscription = FutureSubscription(AnySubscriber(subscriber))
    subscriber.receive(subscription: subscription)
    let known = lock.withLock {
      if result == nil { waiting.append(subscription) }
      return result
    }
    if let known { subscription.fulfill(known) }
  }
}

private final class FutureSubscription<Output, Failure: Error>: Subscription,
  CustomStringConvertible
{
  let description = "Future"
  private let lock = NSLock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var isWanted = false
  private var result: Result<Output, Failure>?

  init(_ downstream: AnySubscriber<Output, Failure>) { self.downstream = downstream }

  func fulfill(_ result: Result<Output, Failure>) {
    lock.withLock { self.result = result }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.withLock { isWanted = true }
    deliver()
  }

  func cancel() {
    lock.withLock { downstream = nil }
  }

  /// A failure is delivered without demand.
  private func deliver() {
    let ready: (AnySubscriber<Output, Failure>, Result<Output, Failure>)? = lock.withLock {
      guard let downstream, let result else { return nil }
      if case .success = result, !isWanted { return nil }
      self.downstream = nil
      return (downstream, result)
    }
    guard let (receiver, result) = ready else { return }
    switch result {
    case .success(let value):
      _ = receiver.receive(value)
      receiver.receive(completion: .finished)
    case .failure(let error):
      receiver.receive(completion: .failure(error))
    }
  }
}
