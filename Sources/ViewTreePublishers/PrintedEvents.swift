extension Publisher {
  /// Writes a line for each step of a subscription, to standard output unless a stream is given.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.HandleEvents<Self> {
    let printer = EventPrinter(prefix, stream)
    return handleEvents(
      receiveSubscription: { printer.write("receive subscription: (\($0))") },
      receiveOutput: { printer.write("receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: printer.write("receive finished")
        case .failure(let error): printer.write("receive error: (\(error))")
        }
      },
      receiveCancel: { printer.write("receive cancel") },
      receiveRequest: { printer.write("request \($0)") })
  }
}

private final class EventPrinter {
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(_ prefix: String, _ stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
  }

  func write(_ text: String) {
    guard var stream else { return Swift.print(prefix + text) }
    stream.write(prefix + text + "\n")
    self.stream = stream
  }
}
