/// The live virtual times, for code that uses `DispatchQueue.main` without naming a host.
///
/// - Isolation: any thread.
final class TimeRegistry: @unchecked Sendable {
  static let shared = TimeRegistry()

  private struct WeakTime {
    let identity: ObjectIdentifier
    let thread: HostThread
    weak var time: VirtualTime?

    init(_ time: VirtualTime) {
      identity = ObjectIdentifier(time)
      thread = time.thread
      self.time = time
    }
  }

  private struct PendingItem {
    let due: Double
    let lane: Lane
    let work: () -> Void
  }

  private let lock = NSLock()
  /// In order of use, the most recent last; a time that is released takes itself out.
  private var times: [WeakTime] = []
  private var pending: [PendingItem] = []

  /// The living time that was used last, among those of the calling thread if it has any; nil when
  /// no time lives.
  ///
  /// So two threads that each work with a host of their own don't queue on each other's. A thread that
  /// has a time of its own does not read the others': a reader that is the last to hold a time would
  /// release another thread's items.
  var mostRecentlyUsed: VirtualTime? {
    // Read outside of the lock, which a time takes when it is released.
    let times = lock.withLock { self.times }
    let own = times.last { $0.thread.isOfCaller && $0.time != nil }
    return (own ?? times.last { $0.time != nil })?.time
  }

  func use(_ time: VirtualTime) {
    let identity = ObjectIdentifier(time)
    lock.withLock {
      if times.last?.identity == identity { return }
      times.removeAll { $0.identity == identity }
      times.append(WeakTime(time))
    }
  }

  /// Drops a time that is being released.
  func forget(_ time: VirtualTime) {
    let identity = ObjectIdentifier(time)
    lock.withLock { times.removeAll { $0.identity == identity } }
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
