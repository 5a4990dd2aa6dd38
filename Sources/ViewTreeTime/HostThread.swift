import Dispatch
import Synchronization

/// The thread on which a host works, if there is one.
///
/// The main actor has no thread of its own: once a program waits for its tasks, Linux runs the main
/// queue on one worker after the other. So the home of a host made on the main actor is the thread
/// that currently carries that actor. The home of any other host is the thread that last worked for
/// it, at first the one that made it.
///
/// - Isolation: any thread may ask. Work is done by one thread at a time.
/// - Cost: while the host works, one atomic read; otherwise, on the main actor, a query to
///   Dispatch.
/// - Checked by: `HostThreadTests`.
package final class HostThread: Sendable {
  private let followsMainActor = MainActorAccess.isCurrent
  private let home = Atomic(ThreadNumber.ofCaller)
  /// The thread that is working for the host now; 0 if there is none.
  private let working = Atomic(0)

  /// Whether the host was made by a Swift task, as by a test: then code outside any task is not the
  /// test's.
  private let wasMadeInTask = withUnsafeCurrentTask { $0 != nil }
  private let realQueue = Atomic(RealQueueNews.none)

  package init() {}

  /// Whether the calling code may touch the tree.
  package var isCurrent: Bool {
    let this = ThreadNumber.ofCaller
    if working.load(ordering: .relaxed) == this { return true }
    if followsMainActor { return MainActorAccess.isCurrent }
    return home.load(ordering: .relaxed) == this
  }

  /// Whether the host works where the calling code runs: both on the main actor, or both on one other
  /// thread. A worker's home is no such place while that worker carries the main actor.
  var isOfCaller: Bool { isCurrent && followsMainActor == MainActorAccess.isCurrent }

  /// Makes the calling thread the host's home from now on; a host that follows the main actor
  /// continues to follow it.
  package func adopt() { home.store(ThreadNumber.ofCaller, ordering: .relaxed) }

  /// Makes the calling thread the host's home, exclusively while the closure runs.
  package func whileWorking<Result>(_ body: () throws -> Result) rethrows -> Result {
    adopt()
    let outer = working.exchange(ThreadNumber.ofCaller, ordering: .relaxed)
    defer { working.store(outer, ordering: .relaxed) }
    return try body()
  }
}

extension HostThread {
  /// Checks, at a change of the tree, for code run by the real main queue or a timer of a run loop.
  ///
  /// Such code belongs to no Swift task and to no work of the host's.
  ///
  /// - Cost: a look at the current task; nothing more inside one.
  package func noteChange() {
    guard wasMadeInTask, withUnsafeCurrentTask(body: { $0 == nil }),
      working.load(ordering: .relaxed) != ThreadNumber.ofCaller, MainActorAccess.isCurrent
    else { return }
    _ = realQueue.compareExchange(expected: .none, desired: .seen, ordering: .relaxed)
  }

  /// Whether such code was seen; reported once.
  var hasNewsOfRealQueue: Bool {
    realQueue.compareExchange(expected: .seen, desired: .told, ordering: .relaxed).exchanged
  }
}

/// A host's knowledge of code that the real main queue has run.
private enum RealQueueNews: UInt8, AtomicRepresentable {
  case none, seen, told
}

extension MainActorAccess {
  /// Whether the calling code runs on the main thread or the main queue.
  package static var isCurrent: Bool {
    Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: mainQueueMark) == true
  }

  private static let mainQueueMark = {
    let mark = DispatchSpecificKey<Bool>()
    Dispatch.DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
}
