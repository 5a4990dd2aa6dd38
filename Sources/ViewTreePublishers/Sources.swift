/// Sends one value and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber<Output, Never>>(subscriber: S) {
    ListSubscription.start(CollectionOfOne(output), .finished, subscriber, "Just")
  }
}

extension Just: Equatable where Output: Equatable {}

/// Sends nothing, and finishes at once or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }

  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}

/// Asks a closure for a publisher at each subscription.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    createPublisher().subscribe(subscriber)
  }
}

/// Sends values and an end that were noted before.
public struct Record<Output, Failure: Error>: Publisher {
  /// The notes: values in order, then an end, finished unless another was noted.
  public struct Recording {
    public typealias Input = Output
    public private(set) var output: [Output]
    public private(set) var completion: Subscribers.Completion<Failure>

    public init() { self.init(output: [], completion: .finished) }

    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
    }

    public mutating func receive(_ input: Output) { output.append(input) }

    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }

  public let recording: Recording

  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  public init(recording: Recording) { self.recording = recording }

  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    ListSubscription.start(
      recording.output, recording.completion, subscriber, "\(recording.output)")
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }
}

extension Publishers {
  /// Sends the elements of a sequence and finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber<Elements.Element, Failure>>(subscriber: S) {
      ListSubscription.start(sequence, .finished, subscriber, "\(sequence)")
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Swift.Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// Sends the value, if there is one, and finishes.
  public struct Publisher: ViewTreePublishers.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?

    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber<Wrapped, Never>>(subscriber: S) {
      ListSubscription.start(
        CollectionOfOne(output).compactMap { $0 }, .finished, subscriber, "Optional")
    }
  }

  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// Sends the value and finishes, or fails.
  public struct Publisher: ViewTreePublishers.Publisher {
    public typealias Output = Success
    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) { self.result = result }

    public init(_ output: Success) { result = .success(output) }

    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S: Subscriber<Success, Failure>>(subscriber: S) {
      switch result {
      case .success(let value): ListSubscription.start([value], .finished, subscriber, "Once")
      case .failure(let error): ListSubscription.start([], .failure(error), subscriber, "Once")
      }
    }
  }

  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}

/// Sends known values as they are asked for, and the end right after the last one.
private final class ListSubscription<Values: Swift.Sequence, Failure: Error>: Subscription,
  CustomStringConvertible, @unchecked Sendable
{
  private let name: () -> String
  private let completion: Subscribers.Completion<Failure>
  private let lock = NSLock()
  private var downstream: AnySubscriber<Values.Element, Failure>?
  private var iterator: Values.Iterator
  private var next: Values.Element?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  private init(
    _ values: Values, _ completion: Subscribers.Completion<Failure>,
    _ downstream: AnySubscriber<Values.Element, Failure>, _ name: @escaping () -> String
  ) {
    (self.completion, self.downstream, self.name) = (completion, downstream, name)
    iterator = values.makeIterator()
    next = iterator.next()
  }

  static func start<S: Subscriber<Values.Element, Failure>>(
    _ values: Values, _ completion: Subscribers.Completion<Failure>, _ subscriber: S,
    _ name: @escaping @autoclosure () -> String
  ) {
    let subscription = ListSubscription(values, completion, AnySubscriber(subscriber), name)
    let isEmpty = subscription.next == nil
    subscriber.receive(subscription: isEmpty ? Subscriptions.empty : subscription)
    if isEmpty { subscriber.receive(completion: completion) }
  }

  var description: String { name() }

  func request(_ demand: Subscribers.Demand) {
    let isFirst = lock.withLock {
      self.demand += demand
      defer { isSending = true }
      return !isSending
    }
    guard isFirst else { return }
    while let (receiver, value, isLast) = takeNext() {
      let more = receiver.receive(value)
      lock.withLock { self.demand += more }
      if isLast { end()?.receive(completion: completion) }
    }
  }

  /// The next value if it is asked for; ends the sending if it is not.
  private func takeNext() -> (AnySubscriber<Values.Element, Failure>, Values.Element, Bool)? {
    lock.withLock {
      guard demand > .none, let downstream, let value = next else {
        isSending = false
        return nil
      }
      demand -= 1
      next = iterator.next()
      return (downstream, value, next == nil)
    }
  }

  private func end() -> AnySubscriber<Values.Element, Failure>? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }

  func cancel() { _ = end() }
}
