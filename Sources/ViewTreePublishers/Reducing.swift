extension Publishers {
  /// Folds all values into one, which it sends at the end.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var result = initial
      relay(upstream, to: subscriber, asks: .all, last: { result }) { [nextPartialResult] in
        result = nextPartialResult(result, $0)
        return .skip
      }
    }
  }

  /// The same with a rule that may fail.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var result = initial
      tryRelay(upstream, to: subscriber, asks: .all, last: { result }) { [nextPartialResult] in
        result = try nextPartialResult(result, $0)
        return .skip
      }
    }
  }

  /// Sends all values in one array, at the end.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var values: Output = []
      relay(upstream, to: subscriber, asks: .all, last: { values }) {
        values.append($0)
        return .skip
      }
    }
  }

  /// Sends arrays of a number of values each; the last one may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) { (self.upstream, self.count) = (upstream, count) }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var values: Output = []
      func take() -> Output {
        defer { values = [] }
        return values
      }
      relay(
        upstream, to: subscriber, asks: .asAsked(times: count),
        last: { values.isEmpty ? nil : take() }
      ) { [count] in
        values.append($0)
        return values.count < count ? .skip : .send(take())
      }
    }
  }

  /// Sends the number of the values, at the end.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var count = 0
      relay(upstream, to: subscriber, asks: .all, last: { count }) { _ in
        count += 1
        return .skip
      }
    }
  }

  /// Sends the largest value by a rule, at the end; the first one of those that are alike.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let areInIncreasingOrder: (Output, Output) -> Bool

    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
      (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var best: Output?
      relay(upstream, to: subscriber, asks: .all, last: { best }) { [areInIncreasingOrder] value in
        if best.map({ areInIncreasingOrder($0, value) }) ?? true { best = value }
        return .skip
      }
    }
  }

  /// The same with a rule that may fail.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let areInIncreasingOrder: (Output, Output) throws -> Bool

    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) {
      (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var best: Output?
      tryRelay(upstream, to: subscriber, asks: .all, last: { best }) {
        [areInIncreasingOrder] value in
        if try best.map({ try areInIncreasingOrder($0, value) }) ?? true { best = value }
        return .skip
      }
    }
  }

  /// Sends another value when the upstream finishes without any.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var isEmpty = true
      relay(upstream, to: subscriber, last: { [output] in isEmpty ? output : nil }) {
        isEmpty = false
        return .send($0)
      }
    }
  }
}

extension Publisher {
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func collect() -> Publishers.Collect<Self> { .init(upstream: self) }

  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    .init(upstream: self, count: count)
  }

  public func count() -> Publishers.Count<Self> { .init(upstream: self) }

  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    .init(upstream: self, output: output)
  }

  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    .init(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    .init(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    max { areInIncreasingOrder($1, $0) }
  }

  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    tryMax { try areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}
extension Publishers.Count: Equatable where Upstream: Equatable {}
extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}
