import Synchronization

/// The changes that a system's rules have reported, kept for the next reading.
final class ChangeInbox<Change: Sendable>: Sendable {
  private let waiting = Mutex<[Change]>([])

  func append(_ change: Change) {
    waiting.withLock { $0.append(change) }
  }

  func take() -> [Change] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}
