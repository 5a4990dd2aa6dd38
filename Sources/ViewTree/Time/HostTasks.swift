/// The Swift tasks that the views of one host have started.
///
/// - Safety: `@unchecked` because the lock guards the count, which tasks change from any thread.
package final class HostTasks: @unchecked Sendable {
  private let lock = NSLock()
  private var running = 0

  /// Whether every task has ended.
  package var areIdle: Bool { lock.withLock { running == 0 } }

  func start(
    _ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    lock.withLock { running += 1 }
    return Task(priority: priority) {
      await action()
      self.lock.withLock { self.running -= 1 }
    }
  }
}
