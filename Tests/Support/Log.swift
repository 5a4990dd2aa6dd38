import Synchronization

/// The notes of items, in order, for tests that compare them with one line of text.
public final class Log: Sendable {
  private let notes = Mutex<(lines: [String], taken: Int)>(([], 0))

  public init() {}

  public var entries: [String] { notes.withLock { $0.lines } }

  public func note(_ entry: String) {
    notes.withLock { $0.lines.append(entry) }
  }

  /// The entries noted since the last time.
  public func take() -> [String] {
    notes.withLock { notes in
      defer { notes.taken = notes.lines.count }
      return Array(notes.lines[notes.taken...])
    }
  }
}
