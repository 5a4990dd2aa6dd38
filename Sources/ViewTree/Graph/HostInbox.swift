/// What other threads ask of a host, kept until the host's own thread looks.
///
/// - Errors: none; work handed in on the host's own thread runs at once.
/// - Safety: `@unchecked` because the lock guards the only shared storage.
package final class HostInbox: @unchecked Sendable {
  private let lock = NSLock()
  private var waiting: [() -> Void] = []
  private let thread = pthread_self()

  var isOnHostThread: Bool { pthread_equal(thread, pthread_self()) != 0 }

  func perform(_ work: @escaping () -> Void) {
    if isOnHostThread {
      work()
    } else {
      lock.withLock { waiting.append(work) }
    }
  }

  /// Runs a short piece of work that other threads must not see half done.
  func guarded<Result>(_ work: () -> Result) -> Result { lock.withLock(work) }

  /// Runs what other threads have handed in, in the order of arrival.
  func drain() {
    while true {
      let work = lock.withLock {
        defer { waiting.removeAll() }
        return waiting
      }
      guard !work.isEmpty else { return }
      for item in work { item() }
    }
  }
}
