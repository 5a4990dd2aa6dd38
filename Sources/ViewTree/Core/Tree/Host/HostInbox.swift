/// Requests from other threads to a host, kept until the host's own thread handles them.
///
/// - Errors: none; work submitted on the host's own thread runs at once.
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

  /// Runs a short piece of work whose intermediate state other threads must not see.
  func guarded<Result>(_ work: () -> Result) -> Result { lock.withLock(work) }

  /// Runs the work that other threads have submitted, in order of arrival.
  ///
  /// While the work runs, the calling thread is the host's own, so that the work reaches the tree
  /// and not this inbox again; off the main actor it stays so.
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
