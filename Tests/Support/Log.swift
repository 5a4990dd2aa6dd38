import Synchronization

/// The notes of items, in order, for tests that compare them with one line of text.
public final class Log: Sendable {
  private let lines = Mutex<[String]>([])

  public init() {}

  public var entries: [String] { lines.withLock { $0 } }

  public func note(_ entry: String) {
    lines.withLock { $0.append(entry) }
  }
}
