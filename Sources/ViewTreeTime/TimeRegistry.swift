/// The live virtual times, for code that uses `DispatchQueue.main` without naming a host.
///
/// - Isolation: any thread.
final class TimeRegistry: @unchecked Sendable {
  static let shared = TimeRegistry()

  private struct WeakTime {
    weak var time: VirtualTime?
    let thread: HostThread

    init(_ time: VirtualTime) {
      self.time = time
      thread = time.thread
    }
  }

  private struct PendingItem {
    let due: Double
    let lane: Lane
    let work: () -> Void
  }

  private let lock = NSLock()
  /// In order of use, the most recent last; entries of released times are dropped along the way.
  private var times: [WeakTime] = []
  private var pending: [PendingItem] = []

  /// The living time that was used last, among those of the calling thread if it has any; nil when
  /// no time lives.
  ///
  /// So two threads that each work with a host of their own don't queue on each other's. A thread that
  /// has a time of its own does not read the others': a reader that is the last to hold a time would
  /// release another thread's items.
  var mostRecentlyUsed: VirtualTime? {
    lock.withLock {
      let own = times.last { $0.thread.isOfCaller && $0.time != nil }
      return (own ?? times.last { $0.time != nil })?.time
    }
  }

  func use(_ time: VirtualTime) {
    lock.withLock {
      if times.last?.time === time { return }
      times.removeAll { $0.time == nil || $0.time === time }
      times.append(WeakTime(time))
    }
  }

  /// Queues a closure on the given time or, without one, keeps it for the next host.
  ///
  /// - Parameters:
  ///   - due: nil means now. Without a time, the seconds after the next host's start.
  func enqueue(
    at due: Double?, on lane: Lane, in time: VirtualTime?, _ work: @escaping () -> Void
  ) {
    if let time {
      time.enqueue(at: due, on: lane, work)
    } else {
      lock.withLock { pending.append(PendingItem(due: due ?? 0, lane: lane, work: work)) }
    }
  }

  /// Hands a new time what was enqueued while there was none, in the same order.
  func adoptPendingItems(into time: VirtualTime) {
    use(time)
    let adopted = lock.withLock {
      defer { pending = [] }
      return pending
    }
    for item in adopted {
      time.enqueue(at: item.due, on: item.lane, item.work)
    }
  }
}
