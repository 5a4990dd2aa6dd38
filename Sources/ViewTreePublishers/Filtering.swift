extension Publishers {
  /// Drops the values that a rule refuses.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let isIncluded: (Output) -> Bool

    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      passThrough(
        upstream, to: subscriber,
        { [isIncluded] in isIncluded($0) ? subscriber.receive($0) : .max(1) },
        end: subscriber.receive(completion:))
    }
  }

  /// The same with a rule that may fail.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let isIncluded: (Output) throws -> Bool

    public init(upstream: Upstream, isIncluded: @escaping (Output) throws -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      tryRelay(upstream, to: subscriber) { [isIncluded] in try isIncluded($0) ? .send($0) : .skip }
    }
  }

  /// Drops the values that are the same as the one before them.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output, Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var latest: Output?
      relay(upstream, to: subscriber) { [predicate] value in
        if let latest, predicate(latest, value) { return .skip }
        latest = value
        return .send(value)
      }
    }
  }

  /// The same with a rule that may fail.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output, Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var latest: Output?
      tryRelay(upstream, to: subscriber) { [predicate] value in
        if let latest, try predicate(latest, value) { return .skip }
        latest = value
        return .send(value)
      }
    }
  }

  /// Drops a given number of first values, which it requests itself.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) { (self.upstream, self.count) = (upstream, count) }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      precondition(count >= 0, "dropFirst(\(count)) was called, expected 0 or more.")
      var rest = count
      let relay = Relay<Output, Failure, Output, Failure>(
        Self.self, subscriber,
        .init(
          passes: { relay, value in
            guard rest > 0 else { return relay.send(value) }
            rest -= 1
            return .none
          }, ends: { $0.end($1) }))
      relay.owe(.max(count))
      relay.begin()
      upstream.subscribe(relay)
    }
  }

  /// Drops values until a rule refuses one.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var isDropping = true
      relay(upstream, to: subscriber) { [predicate] value in
        if isDropping, predicate(value) { return .skip }
        isDropping = false
        return .send(value)
      }
    }
  }

  /// The same with a rule that may fail.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      var isDropping = true
      tryRelay(upstream, to: subscriber) { [predicate] value in
        if isDropping, try predicate(value) { return .skip }
        isDropping = false
        return .send(value)
      }
    }
  }

  /// Ends at the first value that a rule refuses, which is not sent.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      relay(upstream, to: subscriber) { [predicate] in predicate($0) ? .send($0) : .end(nil) }
    }
  }

  /// The same with a rule that may fail.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      tryRelay(upstream, to: subscriber) { [predicate] in try predicate($0) ? .send($0) : .end(nil)
      }
    }
  }

  /// Sends the values at a range of places and ends after the last of them.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(
        range.lowerBound >= 0, "The places \(range) were asked for, expected none below 0.")
      (self.upstream, self.range) = (upstream, range)
    }

    public func receive<S: Subscriber<Upstream.Output, Failure>>(subscriber: S) {
      guard !range.isEmpty else {
        return Empty<Upstream.Output, Failure>().receive(subscriber: subscriber)
      }
      var place = -1
      relay(upstream, to: subscriber) { [range] value in
        place += 1
        guard range.contains(place) else { return .skip }
        return place + 1 == range.upperBound ? .end(value) : .send(value)
      }
    }
  }

  /// Sends nothing but the end.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(
        AnySubscriber(
          describe: { TypeFields.name(of: Self.self) },
          {
            subscriber.receive(subscription: $0)
            $0.request(.unlimited)
          }, nil, subscriber.receive(completion:)))
    }
  }
}

/// An operator on an operator of its kind is one operator with both rules.
extension Publishers.Filter {
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Self {
    .init(upstream: upstream) { [first = self.isIncluded] in first($0) && isIncluded($0) }
  }

  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Upstream> {
    .init(upstream: upstream) { [first = self.isIncluded] in try first($0) && isIncluded($0) }
  }
}

extension Publishers.TryFilter {
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Self { tryFilter(isIncluded) }

  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Self {
    .init(upstream: upstream) { [first = self.isIncluded] in try first($0) && isIncluded($0) }
  }
}

extension Publisher {
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    .init(upstream: self, isIncluded: isIncluded)
  }

  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    .init(upstream: self, isIncluded: isIncluded)
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    .init(upstream: self, predicate: predicate)
  }

  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    .init(upstream: self, predicate: predicate)
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    .init(upstream: self, count: count)
  }

  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }

  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }

  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    .init(upstream: self, range: 0..<maxLength)
  }

  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }

  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }

  public func output(at index: Int) -> Publishers.Output<Self> {
    .init(upstream: self, range: index..<index + 1)
  }

  public func output<R: RangeExpression<Int>>(in range: R) -> Publishers.Output<Self> {
    .init(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { .init(upstream: self) }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    .init(upstream: self, predicate: ==)
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}
extension Publishers.Output: Equatable where Upstream: Equatable {}
extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}
