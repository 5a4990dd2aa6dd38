/// The Swift tasks that the views of one host have started.
///
/// - Safety: `@unchecked` because the lock guards the count, which tasks change from any thread.
package final class HostTasks: @unchecked Sendable {
  private let lock = NSLock()
  private var running = 0
  private var changes = 0
  private var madeAt: [String: Int] = [:]

  /// Whether every task has ended.
  package var areIdle: Bool { lock.withLock { running == 0 } }

  /// Grows whenever a task has started or ended.
  package var serial: Int { lock.withLock { changes } }

  /// Where the tasks that have not ended were made, as far as it is known.
  package var places: [String] {
    lock.withLock { madeAt.filter { $0.value > 0 }.keys.sorted() }
  }

  private func count(_ difference: Int, at place: String?) {
    lock.withLock {
      running += difference
      if let place { madeAt[place, default: 0] += difference }
      changes += 1
    }
  }

  package init() {}

  package func start(
    _ priority: TaskPriority, at place: String? = nil,
    _ action: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    count(1, at: place)
    return Task(priority: priority) {
      await action()
      self.count(-1, at: place)
    }
  }
}
