/// Requests of other threads to a host, kept until the host's own thread looks.
///
/// - Errors: none; work handed in on the host's own thread runs at once.
/// - Safety: `@unchecked` because the lock guards the only shared storage.
package final class HostInbox: @unchecked Sendable {
  private let lock = NSLock()
  private var waiting: [() -> Void] = []
  private let thread: HostThread

  init(thread: HostThread) { self.thread = thread }

  var isOnHostThread: Bool { thread.isCurrent }

  func perform(_ work: @escaping () -> Void) {
    if isOnHostThread {
      thread.noteChange()
      work()
    } else {
      lock.withLock { waiting.append(work) }
    }
  }

  /// Runs a short piece of work that other threads must not see half done.
  func guarded<Result>(_ work: () -> Result) -> Result { lock.withLock(work) }

  /// Runs what other threads have handed in, in the order of arrival.
  ///
  /// The thread that calls is the host's own while the work runs, so that it reaches the tree and
  /// not this box again; away from the main actor it stays so.
  func drain() {
    thread.adopt()
    while true {
      let work = lock.withLock {
        defer { waiting.removeAll() }
        return waiting
      }
      guard !work.isEmpty else { return }
      thread.whileWorking { for item in work { item() } }
    }
  }
}
