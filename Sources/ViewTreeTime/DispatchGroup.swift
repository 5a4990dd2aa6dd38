/// A count of pieces of work that ends at a moment of virtual time.
///
/// - Errors: leaving more often than entering traps, as in Dispatch.
/// - Isolation: any thread.
public final class DispatchGroup: @unchecked Sendable {
  private let lock = NSLock()
  private var entries = 0
  /// The latest own time of an item that left. Items run in the order of their starts, so the last
  /// one to leave is not always the one whose clock is farthest.
  private var latestLeave: Double = 0
  /// The time that `latestLeave` belongs to: a group may outlive a host and serve the next.
  private weak var time: VirtualTime?
  private var waiting: [(queue: DispatchQueue, work: () -> Void)] = []

  public init() {}

  public func enter() {
    lock.withLock { entries += 1 }
  }

  /// Ends one piece of work; the last one queues what waits for the group.
  public func leave() {
    let time = VirtualTime.current
    let clock = time?.clock ?? 0
    time?.noteTimePassedOn()
    let ready = lock.withLock {
      precondition(
        entries > 0,
        "DispatchGroup.leave() was called more often than enter(). Call enter() once before each "
          + "piece of work and leave() once when it ends.")
      entries -= 1
      latestLeave = max(clock, self.time === time ? latestLeave : 0)
      self.time = time
      guard entries == 0 else { return [(queue: DispatchQueue, work: () -> Void)]() }
      defer { waiting = [] }
      return waiting
    }
    for item in ready {
      enqueue(item.work, on: item.queue)
    }
  }

  /// Queues a closure once the group is empty; now when it is.
  public func notify(queue: DispatchQueue, execute work: @escaping @convention(block) () -> Void) {
    notify(qos: .unspecified, flags: [], queue: queue, execute: work)
  }

  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @convention(block) () -> Void
  ) {
    let isEmpty = lock.withLock {
      if entries > 0 { waiting.append((queue, work)) }
      return entries == 0
    }
    if isEmpty { enqueue(work, on: queue) }
  }

  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue, execute: work.perform)
  }

  private func enqueue(_ work: @escaping () -> Void, on queue: DispatchQueue) {
    let due = lock.withLock { time === VirtualTime.current ? latestLeave : 0 }
    queue.enqueue(at: due, work)
  }
}
