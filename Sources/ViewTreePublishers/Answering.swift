extension Publishers {
  /// Sends the first value, and ends.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      relay(upstream, to: subscriber, asks: .all) { .end($0) }
    }
  }

  /// Sends the first value that a rule accepts, and ends.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      relay(upstream, to: subscriber, asks: .all) { [predicate] in predicate($0) ? .end($0) : .skip
      }
    }
  }

  /// The same with a rule that may fail.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      tryRelay(upstream, to: subscriber, asks: .all) { [predicate] in
        try predicate($0) ? .end($0) : .skip
      }
    }
  }

  /// Sends the last value, when the upstream has finished.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var last: Output?
      relay(upstream, to: subscriber, asks: .all, last: { last }) {
        last = $0
        return .skip
      }
    }
  }

  /// Sends the last value that a rule accepts, when the upstream has finished.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var last: Output?
      relay(upstream, to: subscriber, asks: .all, last: { last }) { [predicate] in
        if predicate($0) { last = $0 }
        return .skip
      }
    }
  }

  /// The same with a rule that may fail.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var last: Output?
      tryRelay(upstream, to: subscriber, asks: .all, last: { last }) { [predicate] in
        if try predicate($0) { last = $0 }
        return .skip
      }
    }
  }

  /// Tells whether a value has come, as soon as that is known.
  public struct Contains<Upstream: Publisher>: Publisher
  where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      relay(upstream, to: subscriber, asks: .all, last: { false }) { [output] in
        $0 == output ? .end(true) : .skip
      }
    }
  }

  /// Tells whether a value that a rule accepts has come, as soon as that is known.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      relay(upstream, to: subscriber, asks: .all, last: { false }) { [predicate] in
        predicate($0) ? .end(true) : .skip
      }
    }
  }

  /// The same with a rule that may fail.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      tryRelay(upstream, to: subscriber, asks: .all, last: { false }) { [predicate] in
        try predicate($0) ? .end(true) : .skip
      }
    }
  }

  /// Tells whether a rule accepts all values, as soon as that is known.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      relay(upstream, to: subscriber, asks: .all, last: { true }) { [predicate] in
        predicate($0) ? .skip : .end(false)
      }
    }
  }

  /// The same with a rule that may fail.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      tryRelay(upstream, to: subscriber, asks: .all, last: { true }) { [predicate] in
        try predicate($0) ? .skip : .end(false)
      }
    }
  }
}

extension Publisher {
  public func first() -> Publishers.First<Self> { .init(upstream: self) }

  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  public func last() -> Publishers.Last<Self> { .init(upstream: self) }

  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    .init(upstream: self, predicate: predicate)
  }

  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    .init(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    .init(upstream: self, output: output)
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}
extension Publishers.Last: Equatable where Upstream: Equatable {}
extension Publishers.Contains: Equatable where Upstream: Equatable {}
