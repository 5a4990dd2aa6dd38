extension Publishers {
  /// Writes a line for each step of a subscription.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let prefix: String
    public let upstream: Upstream
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let prefix = prefix.isEmpty ? "" : prefix + ": "
      var stream = stream
      func write(_ text: String) {
        if stream == nil { Swift.print(prefix + text) } else { stream?.write(prefix + text + "\n") }
      }
      func request(_ demand: Subscribers.Demand) -> String {
        demand.max.map { "request max: (\($0))" } ?? "request unlimited"
      }
      watch(
        upstream, for: subscriber,
        Watching(
          subscription: { write("receive subscription: (\($0))") },
          output: { write("receive value: (\($0))") },
          completion: {
            switch $0 {
            case .finished: write("receive finished")
            case .failure(let error): write("receive error: (\(error))")
            }
          },
          cancel: { write("receive cancel") }, request: { write(request($0)) },
          answer: { write(request($0) + " (synchronous)") }))
    }
  }
}

extension Publisher {
  /// Writes a line for each step of a subscription, to standard output unless a stream is given.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> { .init(upstream: self, prefix: prefix, to: stream) }
}
