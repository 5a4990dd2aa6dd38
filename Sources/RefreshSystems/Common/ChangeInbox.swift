import Synchronization

/// The changes that a log has received, kept for the next reading.
package final class ChangeInbox<Change: Sendable>: Sendable {
  private let waiting = Mutex<[Change]>([])

  package init() {}

  package func append(_ change: Change) {
    waiting.withLock { $0.append(change) }
  }

  /// The changes since the last call.
  package func take() -> [Change] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}
