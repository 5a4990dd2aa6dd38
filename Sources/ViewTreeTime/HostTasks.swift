/// The Swift tasks that the views of one host have started.
///
/// - Safety: `@unchecked` because the lock guards the count, which tasks change from any thread.
package final class HostTasks: @unchecked Sendable {
  private let lock = NSLock()
  private var running = 0
  private var changes = 0

  /// Whether every task has ended.
  package var areIdle: Bool { lock.withLock { running == 0 } }

  /// Grows whenever a task has started or ended.
  package var serial: Int { lock.withLock { changes } }

  private func count(_ difference: Int) {
    lock.withLock {
      running += difference
      changes += 1
    }
  }

  package init() {}

  package func start(
    _ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    count(1)
    return Task(priority: priority) {
      await action()
      self.count(-1)
    }
  }
}
