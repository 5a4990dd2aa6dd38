/// Sends one value and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    ListSubscription.start(CollectionOfOne(output), .finished, subscriber)
  }
}

extension Just: Equatable where Output: Equatable {}

/// Sends nothing, and finishes at once or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) {
    self.error = error
  }

  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
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

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
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

    public init() {
      self.init(output: [], completion: .finished)
    }

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

  public init(recording: Recording) {
    self.recording = recording
  }

  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    ListSubscription.start(recording.output, recording.completion, subscriber)
  }
}

extension Publishers {
  /// Sends the elements of a sequence and finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Elements.Element, S.Failure == Failure {
      ListSubscription.start(sequence, .finished, subscriber)
    }
  }
}

extension Swift.Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// Sends the value, if there is one, and finishes.
  public struct Publisher: ViewTreePublishers.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?

    public init(_ output: Wrapped?) {
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      ListSubscription.start(output.map { [$0] } ?? [], .finished, subscriber)
    }
  }

  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// Sends the value and finishes, or fails.
  public struct Publisher: ViewTreePublishers.Publisher {
    public typealias Output = Success
    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    public init(_ output: Success) {
      result = .success(output)
    }

    public init(_ failure: Failure) {
      result = .failure(failure)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value): ListSubscription.start([value], .finished, subscriber)
      case .failure(let error): ListSubscription.start([], .failure(error), subscriber)
      }
    }
  }

  public var publisher: Publisher { Publisher(self) }
}

/// Sends known values as they are asked for, and the end right after the last one.
private final class ListSubscription<Values: Swift.Sequence, Failure: Error>: Subscription {
  private let completion: Subscribers.Completion<Failure>
  private var downstream: AnySubscriber<Values.Element, Failure>?
  private var iterator: Values.Iterator
  private var next: Values.Element?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  private init(
    _ values: Values, _ completion: Subscribers.Completion<Failure>,
    _ downstream: AnySubscriber<Values.Element, Failure>
  ) {
    self.completion = completion
    self.downstream = downstream
    iterator = values.makeIterator()
    next = iterator.next()
  }

  static func start<S: Subscriber>(
    _ values: Values, _ completion: Subscribers.Completion<Failure>, _ subscriber: S
  ) where S.Input == Values.Element, S.Failure == Failure {
    let subscription = ListSubscription(values, completion, AnySubscriber(subscriber))
    guard subscription.next != nil else {
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: completion)
    }
    subscriber.receive(subscription: subscription)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while self.demand > .none, let downstream, let value = next {
      self.demand -= 1
      next = iterator.next()
      self.demand += downstream.receive(value)
      guard next == nil, let receiver = self.downstream else { continue }
      self.downstream = nil
      receiver.receive(completion: completion)
    }
  }

  func cancel() {
    downstream = nil
    next = nil
  }
}
