/// The values of a publisher, for `for await`; each is asked for when the loop wants it.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = P.Output
    fileprivate let reader: ValueReader<P.Output, Never>

    public mutating func next() async -> P.Output? {
      guard case .success(let value) = await reader.next() else { return nil }
      return value
    }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(reader: ValueReader(publisher)) }
}

/// The same for a publisher that can fail, which the loop throws.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = P.Output
    fileprivate let reader: ValueReader<P.Output, P.Failure>

    public mutating func next() async throws -> P.Output? { try await reader.next().get() }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(reader: ValueReader(publisher)) }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
  /// The value, once it has been made.
  public final var value: Output {
    get async {
      guard case .success(.some(let value)) = await ValueReader(self).next() else {
        fatalError("A Future ended without a value. Keep its promise with a value.")
      }
      return value
    }
  }
}

extension Future {
  @_disfavoredOverload
  public final var value: Output {
    get async throws {
      guard let value = try await ValueReader(self).next().get() else {
        throw CancellationError()
      }
      return value
    }
  }
}

/// Hands the values of a publisher to tasks, one a question, in the order of their questions.
///
/// - Isolation: any thread, any number of tasks; one that is cancelled ends it for all.
private final class ValueReader<Value, Failure: Error>: @unchecked Sendable {
  typealias Answer = Result<Value?, Failure>

  /// Carries an answer of any kind to the task that asked.
  private struct Parcel: @unchecked Sendable {
    let answer: Answer
  }

  private let lock = NSLock()
  private let holder = SubscriptionHolder()
  private var ready: [Parcel] = []
  private var asking: [CheckedContinuation<Parcel, Never>] = []
  private var owed = Subscribers.Demand.none
  private var isConnected = false
  private var isOver = false

  init<P: Publisher<Value, Failure>>(_ publisher: P) {
    publisher.subscribe(
      AnySubscriber<Value, Failure>(
        receiveSubscription: { [weak self] in self?.connect($0) },
        receiveValue: { [weak self] in
          self?.deliver(.success($0))
          return .none
        },
        receiveCompletion: { [weak self] completion in
          if case .failure(let error) = completion { self?.deliver(.failure(error)) }
          self?.end()
        }))
  }

  deinit { holder.cancel() }

  private func connect(_ subscription: any Subscription) {
    guard holder.hold(subscription) else { return }
    let owed = lock.withLock {
      isConnected = true
      return self.owed
    }
    if owed > .none { subscription.request(owed) }
  }

  private func deliver(_ answer: Answer) {
    let waiting: CheckedContinuation<Parcel, Never>? = lock.withLock {
      if isOver { return nil }
      if !asking.isEmpty { return asking.removeFirst() }
      ready.append(Parcel(answer: answer))
      return nil
    }
    waiting?.resume(returning: Parcel(answer: answer))
  }

  private func end() {
    let waiting = lock.withLock {
      defer { (asking, isOver) = ([], true) }
      return asking
    }
    for task in waiting { task.resume(returning: Parcel(answer: .success(nil))) }
  }

  func next() async -> Answer {
    await withTaskCancellationHandler {
      await withCheckedContinuation { ask($0) }.answer
    } onCancel: {
      holder.cancel()
      end()
    }
  }

  private func ask(_ continuation: CheckedContinuation<Parcel, Never>) {
    let known: Parcel? = lock.withLock {
      if !ready.isEmpty { return ready.removeFirst() }
      if isOver { return Parcel(answer: .success(nil)) }
      asking.append(continuation)
      if !isConnected { owed += 1 }
      return nil
    }
    if let known { return continuation.resume(returning: known) }
    holder.request(.max(1))
  }
}
