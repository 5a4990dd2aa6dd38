extension Publishers {
  /// Turns each value into another.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      passThrough(
        upstream, to: subscriber, { [transform] in subscriber.receive(transform($0)) },
        end: subscriber.receive(completion:))
    }
  }

  /// Turns each value into another, or fails.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      tryRelay(upstream, to: subscriber) { [transform] in .send(try transform($0)) }
    }
  }

  /// Turns each value into another and drops those that become nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      passThrough(
        upstream, to: subscriber,
        { [transform] in transform($0).map(subscriber.receive) ?? .max(1) },
        end: subscriber.receive(completion:))
    }
  }

  /// The same with a rule that may fail.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      tryRelay(upstream, to: subscriber) { [transform] in try transform($0).map(Step.send) ?? .skip
      }
    }
  }

  /// Sends what each value and all before it make.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      (self.upstream, self.initialResult, self.nextPartialResult) = (
        upstream, initialResult, nextPartialResult
      )
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var result = initialResult
      passThrough(
        upstream, to: subscriber,
        { [nextPartialResult] in
          result = nextPartialResult(result, $0)
          return subscriber.receive(result)
        }, end: subscriber.receive(completion:))
    }
  }

  /// The same with a rule that may fail.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      (self.upstream, self.initialResult, self.nextPartialResult) = (
        upstream, initialResult, nextPartialResult
      )
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var result = initialResult
      tryRelay(upstream, to: subscriber) { [nextPartialResult] in
        result = try nextPartialResult(result, $0)
        return .send(result)
      }
    }
  }

  /// Reads a property of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let keyPath: KeyPath<Upstream.Output, Output>

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Map(upstream: upstream) { [keyPath] in $0[keyPath: keyPath] }.receive(subscriber: subscriber)
    }
  }

  /// Reads two properties of each value.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    public typealias Output = (Output0, Output1)
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Map(upstream: upstream) { [keyPath0, keyPath1] in
        ($0[keyPath: keyPath0], $0[keyPath: keyPath1])
      }.receive(subscriber: subscriber)
    }
  }

  /// Reads three properties of each value.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    public typealias Output = (Output0, Output1, Output2)
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    public let keyPath1: KeyPath<Upstream.Output, Output1>
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Map(upstream: upstream) { [keyPath0, keyPath1, keyPath2] in
        ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])
      }.receive(subscriber: subscriber)
    }
  }
}

/// An operator on an operator of its kind is one operator with both rules.
extension Publishers.Map {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in transform(first($0)) }
  }

  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
  }
}

extension Publishers.TryMap {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    tryMap(transform)
  }

  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
  }
}

extension Publishers.CompactMap {
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in first($0).flatMap(transform) }
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    compactMap(transform)
  }
}

extension Publishers.TryCompactMap {
  public func compactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in try first($0).flatMap(transform) }
  }
}

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    .init(upstream: self, transform: transform)
  }

  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    .init(upstream: self, transform: transform)
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    .init(upstream: self, keyPath: keyPath)
  }

  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    .init(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    .init(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }

  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    .init(upstream: self, transform: transform)
  }

  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    .init(upstream: self, transform: transform)
  }

  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    .init(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    .init(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends another value in place of nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
