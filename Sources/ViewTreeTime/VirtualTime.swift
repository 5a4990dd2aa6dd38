/// The clock of one host, and the items that wait on its main and global queues.
///
/// Time moves only when the host moves it or when code on the main queue sleeps. The host runs one
/// due item after the other with `runNext`, each followed by a turn. An item on a global or serial
/// queue has a clock of its own, which starts when it is due; sleeping in it moves that clock only,
/// so that what it schedules later is due later and no real time passes.
///
/// - Units: seconds since the host was made. Times within one nanosecond are the same moment.
/// - Shape: items due at one moment run in the order in which they were enqueued.
/// - Errors: none; `takeWarnings` reports calls that virtual time cannot reproduce. An item that
///   enqueues itself for ever shows in `itemsRunAtThisMoment` (or in `itemsRun`, when it also moves
///   the clock), which the host bounds.
/// - Isolation: the thread of the host runs items; any thread may enqueue.
/// - Checked by: `VirtualTimeTests`, "items due at one moment run in the order they were enqueued".
package final class VirtualTime: @unchecked Sendable {
  /// The real moment at which the clock was at 0, for code that asks for dates.
  package let startDate = Date()
  /// The thread that runs the host, and with it the items.
  package let thread = HostThread()

  private let lock = NSLock()
  private var hostClock: Double = 0
  private var items = DueQueue()
  private var enqueuedCount = 0
  private var runCount = 0
  private var runCountAtThisMoment = 0
  private var running: RunningItem?
  private var busyLanes: [(lane: SerialLane, until: Double)] = []
  private var warnings: [TimeWarning] = []
  private let registry: TimeRegistry
  private var token = TaskToken()
  private var sleeperCount = 0
  private weak var hostOfTime: AnyObject?

  /// Starts at 0 and adopts the items that were enqueued while there was no host.
  package convenience init() {
    self.init(registry: .shared)
  }

  init(registry: TimeRegistry) {
    self.registry = registry
    registry.adoptPendingItems(into: self)
  }

  deinit { registry.forget(self) }

  // MARK: The host's clock

  /// The host's time.
  package var now: Double {
    lock.withLock { hostClock }
  }

  /// Moves the host's clock forward, without running anything.
  ///
  /// - NaN: ignored, like a time before now and an infinite one: the clock never goes back.
  package func advance(to time: Double) {
    lock.withLock {
      guard time.isFinite else { return }
      moveHostClock(to: time)
    }
  }

  /// The time of the calling code: its item's own clock, or else the host's.
  package var clock: Double {
    lock.withLock { clockOfCaller }
  }

  /// The host that the time belongs to, held weakly.
  package var owner: AnyObject? {
    get { lock.withLock { hostOfTime } }
    set { lock.withLock { hostOfTime = newValue } }
  }

  // MARK: Items

  /// Queues a closure, from any thread.
  ///
  /// - Parameters:
  ///   - due: the moment; a past one means now, nil too.
  /// - NaN: never runs, and neither does an item that is due at infinity.
  package func enqueue(at due: Double? = nil, on lane: Lane = .main, _ work: @escaping () -> Void) {
    lock.withLock {
      let clock = clockOfCaller
      if isRunningOnThisThread { running?.sleptSinceScheduling = 0 }
      let due = due ?? clock
      guard due < .infinity else { return }
      enqueuedCount += 1
      items.insert(
        QueuedItem(due: max(due, clock), sequence: enqueuedCount, lane: lane, work: work))
    }
  }

  /// The moment of the next item; in the past when the clock has passed it. Nil without items.
  package var nextDue: Double? {
    lock.withLock {
      delayItemsOfBusyLanes()
      return items.first?.due
    }
  }

  /// Runs the next item that is due up to a limit, at its moment, and tells which one it was.
  ///
  /// - Parameters:
  ///   - limit: the last moment that counts as due; now when nil or past.
  /// - Nil: nothing is due.
  @discardableResult
  package func runNext(through limit: Double? = nil) -> FinishedItem? {
    guard let (item, outer) = beginNext(through: limit) else { return nil }
    whileCurrent(item.work)
    return finish(item, returningTo: outer)
  }

  /// The queued items in running order, as far as they are known now.
  package var queuedItems: [(queue: String, due: Double)] {
    lock.withLock { items.sorted.map { ($0.lane.label, $0.due) } }
  }

  /// All items that were run so far.
  package var itemsRun: Int {
    lock.withLock { runCount }
  }

  /// The items that were run since the host's clock last moved.
  package var itemsRunAtThisMoment: Int {
    lock.withLock { runCountAtThisMoment }
  }

  // MARK: Sleeping

  /// Lets time pass for the calling code: its item's own clock, or the host's on the main queue.
  ///
  /// - Errors: on a thread that does not run the host no clock moves, and a warning says so.
  package func sleep(for seconds: Double) {
    lock.withLock {
      guard seconds > 0, seconds.isFinite else { return }
      guard thread.isCurrent else {
        warnings.append(.sleepOnOtherThread(seconds: seconds))
        return
      }
      if let item = running, !item.lane.isMain {
        running?.clock += seconds
        running?.sleptSinceScheduling += seconds
      } else {
        moveHostClock(to: hostClock + seconds)
      }
    }
  }

  /// Warns, once an item, when state is written by an item that has slept on its own clock.
  ///
  /// The host calls this for every write of state: the write is visible when the item starts, and
  /// not at the item's own time.
  package func noteStateWrite() {
    lock.withLock {
      guard isRunningOnThisThread, let item = running, !item.hasWarned,
        !item.lane.isMain, item.clock > item.start
      else { return }
      running?.hasWarned = true
      warnings.append(
        .writeAfterSleep(queue: item.lane.label, seconds: item.clock - item.start))
    }
  }

  /// Tells that the running item has passed its time on, as leaving a group does.
  func noteTimePassedOn() {
    lock.withLock {
      if isRunningOnThisThread { running?.sleptSinceScheduling = 0 }
    }
  }

  /// Counts a task that has begun or ended to sleep on the host's clock.
  func countSleepers(_ difference: Int) {
    lock.withLock { sleeperCount += difference }
  }

  /// Whether a task sleeps until the host's time has come to some moment.
  package var hasSleepers: Bool { lock.withLock { sleeperCount > 0 } }

  /// Warns of tasks that continue although they are no longer awaited.
  ///
  /// - Parameters:
  ///   - places: where the views' own tasks among them were made.
  package func noteTasksLeft(_ places: [String], after seconds: Double) {
    lock.withLock { warnings.append(.tasksLeft(places, after: seconds)) }
  }

  /// The warnings since the last call, in order.
  package func takeWarnings() -> [TimeWarning] {
    lock.withLock {
      if thread.hasNewsOfRealQueue { warnings.append(.realQueue) }
      defer { warnings = [] }
      return warnings
    }
  }

  // MARK: The current host

  @TaskLocal private static var bound: BoundTime?

  /// The time of the host that runs at this moment, else of the most recently used living one,
  /// first among those of the calling thread.
  ///
  /// A Swift task belongs to the host during whose turn it was started.
  package static var current: VirtualTime? {
    bound?.time ?? TimeRegistry.shared.mostRecentlyUsed
  }

  /// Makes this the current time while the closure runs: the host wraps each of its turns in it.
  package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    registry.use(self)
    return try thread.whileWorking {
      try Self.$bound.withValue(BoundTime(time: self, token: token), operation: body)
    }
  }

  /// Whether a Swift task that was started during a turn of this host has yet to end.
  ///
  /// A task keeps the task-local values of its start until it ends, so it keeps the token. Detached
  /// tasks have none. Meaningful between turns.
  package var hasTasks: Bool {
    lock.withLock { !isKnownUniquelyReferenced(&token) }
  }
}

/// The time of the host during whose turn a task was started, which the task remembers.
private struct BoundTime: Sendable {
  let time: VirtualTime
  let token: TaskToken
}

/// Held by a host's time and by every task that the host's views have started.
private final class TaskToken: Sendable {}

/// An item that has run.
package struct FinishedItem: Equatable, Sendable {
  package let queue: String
  package let due: Double
  /// The item's own time when it ended; later than the host's when it slept on another queue.
  package let end: Double
}

/// The item that runs now, with its own clock.
private struct RunningItem {
  let lane: Lane
  let start: Double
  /// Follows only the sleeps of an item that is not on the main queue.
  var clock: Double
  /// The seconds slept since the item last scheduled something.
  var sleptSinceScheduling: Double = 0
  var hasWarned = false
}

/// The steps of running an item. Those that say so expect the lock to be held.
extension VirtualTime {
  private func beginNext(
    through limit: Double?
  ) -> (item: QueuedItem, outer: RunningItem?)? {
    lock.withLock {
      delayItemsOfBusyLanes()
      let limit = max(limit ?? hostClock, hostClock)
      guard let next = items.first, nanoseconds(next.due) <= nanoseconds(limit),
        let item = items.removeFirst()
      else { return nil }
      moveHostClock(to: min(item.due, limit))
      runCount += 1
      runCountAtThisMoment += 1
      let start = item.lane.isMain ? hostClock : item.due
      let outer = running
      running = RunningItem(lane: item.lane, start: start, clock: start)
      return (item, outer)
    }
  }

  private func finish(_ item: QueuedItem, returningTo outer: RunningItem?) -> FinishedItem {
    lock.withLock {
      let end = running.map { $0.lane.isMain ? hostClock : $0.clock } ?? hostClock
      if let slept = running?.sleptSinceScheduling, slept > 0, running?.hasWarned == false {
        warnings.append(.sleepWithoutScheduling(queue: item.lane.label, seconds: slept))
      }
      if case .serial(let lane) = item.lane {
        busyLanes.removeAll { $0.lane === lane || $0.until <= hostClock }
        busyLanes.append((lane, end))
      }
      running = outer
      return FinishedItem(queue: item.lane.label, due: item.due, end: end)
    }
  }

  /// Moves items whose serial queue is still asleep to the moment at which it is free.
  ///
  /// Expects the lock. Only the first item matters: the others are looked at when they are first.
  private func delayItemsOfBusyLanes() {
    while let first = items.first, case .serial(let lane) = first.lane,
      let busy = busyLanes.first(where: { $0.lane === lane }),
      nanoseconds(busy.until) > nanoseconds(first.due), var item = items.removeFirst()
    {
      item.due = busy.until
      items.insert(item)
    }
  }

  /// Expects the lock.
  private func moveHostClock(to time: Double) {
    guard time > hostClock else { return }
    if nanoseconds(time) > nanoseconds(hostClock) { runCountAtThisMoment = 0 }
    hostClock = time
  }

  /// Expects the lock.
  private var isRunningOnThisThread: Bool {
    running != nil && thread.isCurrent
  }

  /// Expects the lock.
  private var clockOfCaller: Double {
    guard isRunningOnThisThread, let item = running, !item.lane.isMain else { return hostClock }
    return item.clock
  }
}
