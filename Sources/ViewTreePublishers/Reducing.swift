extension Publishers {
  /// Sends one value made of all, when the upstream has finished.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      let next = nextPartialResult
      upstream.subscribe(
        Gathering<Upstream.Output, Failure, Output, Failure>(
          subscriber, input: { result = next(result, $1) }, result: { result }))
    }
  }

  /// The same with a rule that may fail.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      let next = nextPartialResult
      upstream.subscribe(
        Gathering<Upstream.Output, Upstream.Failure, Output, Failure>(
          subscriber, throwing: { result = try next(result, $1) }, result: { result }))
    }
  }

  /// Sends one array of all values, when the upstream has finished.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var values: [Upstream.Output] = []
      upstream.subscribe(
        Gathering<Upstream.Output, Failure, Output, Failure>(
          subscriber, input: { values.append($1) }, result: { values }))
    }
  }

  /// Sends arrays of a number of values; at the end what is left, if it finished.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var values: [Upstream.Output] = []
      let count = count
      upstream.subscribe(
        Relay<Upstream.Output, Failure, Output, Failure>(
          subscriber,
          input: { relay, value in
            values.append(value)
            guard values.count >= count else { return .max(1) }
            defer { values = [] }
            // Demand for arrays is demand for values, a number of them each.
            return relay.send(values)
          },
          completion: { relay, completion in
            if case .finished = completion, !values.isEmpty { _ = relay.send(values) }
            relay.end(completion)
          }))
    }
  }

  /// Sends the first value that a rule accepts, and ends.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        Gathering<Output, Failure, Output, Failure>(
          subscriber, input: { if predicate($1) { $0.stop($1) } }, result: { nil }))
    }
  }

  /// Sends the last value that a rule accepts, when the upstream has finished.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      let predicate = predicate
      upstream.subscribe(
        Gathering<Output, Failure, Output, Failure>(
          subscriber, input: { if predicate($1) { last = $1 } }, result: { last }))
    }
  }

  /// Tells whether a value that a rule accepts has come, as soon as that is known.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool
    /// The answer that the first accepted value gives; the end gives the opposite.
    let answer: Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.init(upstream: upstream, answer: true, predicate: predicate)
    }

    init(upstream: Upstream, answer: Bool, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
      self.answer = answer
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Bool, S.Failure == Failure {
      let (predicate, answer) = (predicate, answer)
      upstream.subscribe(
        Gathering<Upstream.Output, Failure, Bool, Failure>(
          subscriber, input: { if predicate($1) { $0.stop(answer) } }, result: { !answer }))
    }
  }

  /// Sends another value when the upstream finishes without any.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isEmpty = true
      let output = output
      upstream.subscribe(
        Relay<Output, Failure, Output, Failure>(
          subscriber,
          input: { relay, value in
            isEmpty = false
            return relay.send(value)
          },
          completion: { relay, completion in
            if case .finished = completion, isEmpty { _ = relay.send(output) }
            relay.end(completion)
          }))
    }
  }
}

extension Publisher {
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

  public func first() -> Publishers.FirstWhere<Self> { first { _ in true } }

  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  public func last() -> Publishers.LastWhere<Self> { last { _ in true } }

  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, answer: false) { !predicate($0) }
  }

  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }

  /// The largest value by a rule, when the upstream has finished; none of an empty one.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(Output?.none) { best, value in
      best.map { areInIncreasingOrder($0, value) ? value : $0 } ?? value
    }.compactMap { $0 }
  }

  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(Output?.none) { best, value in
      best.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value
    }.compactMap { $0 }
  }
}

extension Publisher where Output: Equatable {
  public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  public func max() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    max(by: <)
  }

  public func min() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    min(by: <)
  }
}
