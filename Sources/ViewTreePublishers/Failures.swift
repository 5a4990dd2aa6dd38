/// Follows one publisher after the other; the next one gets the demand that is left.
extension Junction {
  fileprivate func follow<P: Publisher>(
    _ publisher: P, end: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    asks = { $0.ask($1) }
    let number = nextNumber()
    join(
      publisher, as: number, first: { self.demand },
      value: { value in
        let more = self.send(value)
        guard !self.isLinked(number) else { return more }
        // The publisher has ended while its value was taken: the answer is for the next one.
        self.ask(more)
        return .none
      }, end: end)
  }

  /// Goes on with another publisher, or as a rule says, when the first fails.
  fileprivate func follow<P: Publisher, Next: Publisher>(
    _ publisher: P, catching handler: @escaping (P.Failure) -> Result<Next, Failure>,
    _ end: @escaping (Subscribers.Completion<Next.Failure>) -> Subscribers.Completion<Failure>
  ) where P.Output == Output, Next.Output == Output {
    follow(publisher) { completion in
      guard case .failure(let error) = completion else { return self.finish(.finished) }
      switch handler(error) {
      case .success(let next): self.follow(next) { self.finish(end($0)) }
      case .failure(let error): self.finish(.failure(error))
      }
    }
  }
}

extension Publishers {
  /// Goes on with another publisher when the first fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Junction(Self.self, subscriber).follow(
        upstream, catching: { [handler] in .success(handler($0)) }, { $0 })
    }
  }

  /// The same with a rule that may fail.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Junction(Self.self, subscriber).follow(
        upstream, catching: { [handler] error in Result { try handler(error) } },
        { $0.mapError { $0 } })
    }
  }

  /// Sends a value in place of the failure, and finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Junction(Self.self, subscriber).follow(
        upstream, catching: { [output] _ in .success(Just(output)) }, { _ in .finished })
    }
  }

  /// Subscribes again when the publisher fails, a number of times, or for ever where it is nil.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      (self.upstream, self.retries) = (upstream, retries)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (junction, upstream) = (Junction(Self.self, subscriber), upstream)
      var (rest, isSubscribing, isDue) = (retries, false, true)
      // A publisher that fails while it is subscribed to is tried again by the loop, not by the stack.
      func attempt() {
        guard !isSubscribing else { return }
        isSubscribing = true
        while isDue {
          isDue = false
          junction.follow(upstream) { completion in
            guard case .failure = completion, rest != 0 else { return junction.finish(completion) }
            rest = rest.map { $0 - 1 }
            isDue = true
            attempt()
          }
        }
        isSubscribing = false
      }
      attempt()
    }
  }

  /// Goes on with another publisher when the first has finished.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (junction, suffix) = (Junction(Self.self, subscriber), suffix)
      junction.follow(prefix) {
        guard case .finished = $0 else { return junction.finish($0) }
        junction.follow(suffix, end: junction.finish)
      }
    }
  }

  /// Turns the failure into another.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, _ transform: @escaping (Upstream.Failure) -> Failure) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      passThrough(
        upstream, to: subscriber, subscriber.receive,
        end: { [transform] in subscriber.receive(completion: $0.mapError(transform)) })
    }
  }

  /// The same publisher where one that can fail is expected.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      passThrough(
        upstream, to: subscriber, subscriber.receive,
        end: { _ in subscriber.receive(completion: .finished) })
    }
  }

  /// The same publisher for code that expects no failure, which stops the program.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let prefix: String
    public let file: StaticString
    public let line: UInt

    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      (self.upstream, self.prefix, self.file, self.line) = (upstream, prefix, file, line)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      passThrough(
        upstream, to: subscriber, subscriber.receive,
        end: { [prefix, file, line] in
          if case .failure(let error) = $0 {
            fatalError((prefix.isEmpty ? "" : prefix + ": ") + "\(error)", file: file, line: line)
          }
          subscriber.receive(completion: .finished)
        })
    }
  }
}

extension Publisher {
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }

  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(Publishers.Sequence(sequence: elements))
  }

  public func append<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(Publishers.Sequence(sequence: elements))
  }

  public func prepend<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }

  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    .init(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    .init(upstream: self)
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}
extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}
extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}
extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}
