extension Publishers {
  /// When a buffer asks for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// As many as it holds, at once, and one more as each leaves.
    case keepFull
    /// All there are, at once.
    case byRequest
  }

  /// How a full buffer handles another value.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    case customError(() -> Failure)
  }

  /// Keeps values until they are asked for.
  ///
  /// - Order: completion waits until demand exceeds the buffered values; a failure waits until the
  ///   buffer is empty.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Failure>

    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      (self.upstream, self.size) = (upstream, size)
      (self.prefetch, self.whenFull) = (prefetch, whenFull)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (size, whenFull, refills) = (size, whenFull, prefetch == .keepFull)
      var (values, isSending) = ([Output](), false)
      var end: Subscribers.Completion<Failure>?
      /// Sends what is kept and asked for, and tells how much room that made.
      func drain(_ relay: Relay<Output, Failure, Output, Failure>) -> Subscribers.Demand {
        guard !isSending else { return .none }
        isSending = true
        defer { isSending = false }
        var room = Subscribers.Demand.none
        while !values.isEmpty, relay.pay() {
          relay.owe(relay.send(values.removeFirst()))
          if refills { room += 1 }
        }
        switch end {
        case .finished?: if values.isEmpty, relay.owes { relay.end(.finished) }
        case .failure?: if values.isEmpty || !relay.owes { relay.end(end ?? .finished) }
        case nil: break
        }
        return room
      }
      upstream.subscribe(
        Relay<Output, Failure, Output, Failure>(
          Self.self, subscriber,
          .init(
            hasBegun: { $0.ask(refills ? .max(size) : .unlimited) },
            asks: {
              $0.owe($1)
              $0.ask(drain($0))
            },
            passes: { relay, value in
              switch whenFull {
              case _ where values.count < size: values.append(value)
              case .dropNewest: break
              case .dropOldest:
                values.append(value)
                values.removeFirst()
              case .customError(let error):
                end = .failure(error())
                relay.leave()
                return .none
              }
              return drain(relay)
            },
            ends: {
              end = $1
              _ = drain($0)
            })))
    }
  }
}

extension Publisher {
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    .init(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
