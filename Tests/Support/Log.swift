import Synchronization

/// What items did, in order, for tests that compare it with one line of text.
public final class Log: Sendable {
  private let lines = Mutex<[String]>([])

  public init() {}

  public var entries: [String] { lines.withLock { $0 } }

  public func note(_ entry: String) {
    lines.withLock { $0.append(entry) }
  }
}
