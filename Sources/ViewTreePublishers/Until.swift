extension Publishers {
  /// Ends when another publisher sends a value; that one's end says nothing.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let holder = SubscriptionHolder()
      let relay = Relay<Output, Failure, Output, Failure>(
        Self.self, subscriber,
        .init(
          passes: { $0.send($1) },
          ends: {
            holder.cancel()
            $0.end($1)
          },
          cancels: {
            $0.cancel()
            holder.cancel()
          }))
      other.subscribe(holder.signal { if $0 == nil { relay.end(.finished) } })
      upstream.subscribe(relay)
    }
  }

  /// Drops values until another publisher sends one; ends with that one if it sends none.
  ///
  /// - Shape: a value that is dropped counts as one that was asked for, as on Apple's platforms.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let holder = SubscriptionHolder()
      var isOpen = false
      let relay = Relay<Output, Failure, Output, Failure>(
        Self.self, subscriber,
        .init(
          passes: { isOpen ? $0.send($1) : .none },
          ends: {
            holder.cancel()
            $0.end($1)
          },
          cancels: {
            $0.cancel()
            holder.cancel()
          }))
      relay.begin()
      other.subscribe(
        holder.signal { (end: Subscribers.Completion<Failure>?) in
          if let end { relay.end(end) } else { isOpen = true }
        })
      upstream.subscribe(relay)
    }
  }
}

extension SubscriptionHolder {
  /// A subscriber that asks for one value and tells of it with nil, or else of the end.
  fileprivate func signal<Input, Failure: Error>(
    _ tell: @escaping (Subscribers.Completion<Failure>?) -> Void
  ) -> AnySubscriber<Input, Failure> {
    AnySubscriber(
      receiveSubscription: { if self.hold($0) { $0.request(.max(1)) } },
      receiveValue: { _ in
        if self.end() { tell(nil) }
        return .none
      },
      receiveCompletion: { if self.end() { tell($0) } })
  }
}

extension Publisher {
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> { .init(upstream: self, other: publisher) }

  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    .init(upstream: self, other: publisher)
  }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
