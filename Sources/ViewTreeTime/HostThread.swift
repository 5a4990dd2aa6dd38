import Dispatch
import Synchronization

/// The thread on which a host works, as far as there is one.
///
/// The main actor has no thread of its own: once a program waits for its tasks, Linux runs the main
/// queue on one worker after the other. So a host made on the main actor is at home on whichever
/// thread carries that actor; any other host on the thread that worked for it last, at first the one
/// that made it.
///
/// - Isolation: any thread may ask. Work is done by one thread at a time.
/// - Cost: while the host works, one atomic read; between, on the main actor, a question to Dispatch.
/// - Checked by: `HostThreadTests`.
package final class HostThread: Sendable {
  private let followsMainActor = MainActorAccess.isCurrent
  private let home = Atomic(pthread_self())
  /// The thread that works for the host at this moment; 0 between.
  private let working = Atomic<pthread_t>(0)

  /// Whether the host was made by a Swift task, as by a test: then code without one is none of the test's.
  private let wasMadeInTask = withUnsafeCurrentTask { $0 != nil }
  private let realQueue = Atomic(RealQueueNews.none)

  package init() {}

  /// Whether the code that asks may touch the tree.
  package var isCurrent: Bool {
    let this = pthread_self()
    if working.load(ordering: .relaxed) == this { return true }
    if followsMainActor { return MainActorAccess.isCurrent }
    return home.load(ordering: .relaxed) == this
  }

  /// Takes the calling thread for the host's own from now on; a host that follows the main actor
  /// goes on following it.
  package func adopt() { home.store(pthread_self(), ordering: .relaxed) }

  /// Takes the calling thread for the host's own, for certain while the closure runs.
  package func whileWorking<Result>(_ body: () throws -> Result) rethrows -> Result {
    adopt()
    let outer = working.exchange(pthread_self(), ordering: .relaxed)
    defer { working.store(outer, ordering: .relaxed) }
    return try body()
  }
}

extension HostThread {
  /// Looks, at a change of the tree, for code that the real main queue or a timer of a run loop runs.
  ///
  /// Such code belongs to no Swift task and to no work of the host's.
  ///
  /// - Cost: a look at the current task; nothing more inside one.
  package func noteChange() {
    guard wasMadeInTask, withUnsafeCurrentTask(body: { $0 == nil }),
      working.load(ordering: .relaxed) != pthread_self(), MainActorAccess.isCurrent
    else { return }
    _ = realQueue.compareExchange(expected: .none, desired: .seen, ordering: .relaxed)
  }

  /// Whether such code was seen; told once.
  var hasNewsOfRealQueue: Bool {
    realQueue.compareExchange(expected: .seen, desired: .told, ordering: .relaxed).exchanged
  }
}

/// A host's knowledge of code that the real main queue has run.
private enum RealQueueNews: UInt8, AtomicRepresentable {
  case none, seen, told
}

extension MainActorAccess {
  /// Whether the main thread or the main queue runs the code that asks.
  package static var isCurrent: Bool {
    Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: mainQueueMark) == true
  }

  private static let mainQueueMark = {
    let mark = DispatchSpecificKey<Bool>()
    Dispatch.DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
}
