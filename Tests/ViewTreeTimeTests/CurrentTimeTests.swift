import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ViewTreeTime

@MainActor
@Suite("The current time")
struct CurrentTimeTests {
  @Test("the time that runs is the current one, also inside another")
  func nested() {
    let outer = VirtualTime()
    let inner = VirtualTime()
    outer.whileCurrent {
      #expect(VirtualTime.current === outer)
      inner.whileCurrent { #expect(VirtualTime.current === inner) }
      #expect(VirtualTime.current === outer)
    }
  }

  @Test("an item runs with its own time as the current one")
  func item() {
    let first = VirtualTime()
    let second = VirtualTime()
    first.enqueue { #expect(VirtualTime.current === first) }
    second.whileCurrent { _ = first.runNext() }
    #expect(first.itemsRun == 1)
  }

  @Test("the absolute time is the host's first real moment and the virtual seconds since")
  func absoluteTime() {
    let time = VirtualTime()
    time.whileCurrent {
      let start = CFAbsoluteTimeGetCurrent()
      #expect(start == time.startDate.timeIntervalSinceReferenceDate)
      sleep(2)
      // The numbers are about 8e8, so that a millionth is the last digit that counts.
      #expect(abs(CFAbsoluteTimeGetCurrent() - start - 2) < 1e-6)
    }
  }

  @Test("a task belongs to the time during which it was started")
  func task() async {
    let first = VirtualTime()
    let task = first.whileCurrent { Task { VirtualTime.current === first } }
    _ = VirtualTime()
    #expect(await task.value)
  }

  @Test("outside every turn the time used last is found, while it lives")
  func mostRecentlyUsed() {
    let registry = TimeRegistry()
    #expect(registry.mostRecentlyUsed == nil)
    let first = VirtualTime(registry: registry)
    var second: VirtualTime? = VirtualTime(registry: registry)
    #expect(registry.mostRecentlyUsed === second)
    first.whileCurrent {}
    #expect(registry.mostRecentlyUsed === first)
    second?.whileCurrent {}
    #expect(registry.mostRecentlyUsed === second)
    second = nil
    #expect(registry.mostRecentlyUsed === first)
  }

  /// A test of another thread made its host between two lines of one on the main actor: what the
  /// latter queued from then on went to the former's host, and never ran.
  @Test("outside every turn a thread finds its own time, whichever was used last")
  func anotherThread() {
    let registry = TimeRegistry()
    let mine = VirtualTime(registry: registry)
    nonisolated(unsafe) var (theirs, found): (VirtualTime?, [Bool]) = (nil, [])
    let done = DispatchSemaphore(value: 0)
    Thread {
      found.append(registry.mostRecentlyUsed === mine)
      theirs = VirtualTime(registry: registry)
      found.append(registry.mostRecentlyUsed === theirs)
      done.signal()
    }.start()
    done.wait()
    #expect(found == [true, true])
    withExtendedLifetime(theirs) { #expect(registry.mostRecentlyUsed === mine) }
  }

  /// Whoever reads a weak reference may be the last to hold the time, and releases its items.
  @Test("a time's items are released by the thread that drops it, whatever others do meanwhile")
  func release() {
    let registry = TimeRegistry()
    let releasedElsewhere = Atomic(0)
    Dispatch.DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let here = pthread_self()
      for _ in 0..<5_000 {
        let time = VirtualTime(registry: registry)
        let item = Released {
          if pthread_self() != here { releasedElsewhere.add(1, ordering: .relaxed) }
        }
        time.enqueue { withExtendedLifetime(item) {} }
        time.whileCurrent {}
      }
    }
    #expect(releasedElsewhere.load(ordering: .relaxed) == 0)
  }

  @Test("without any host items wait for the next one, in order and with their delays")
  func pending() {
    let registry = TimeRegistry()
    let log = Log()
    registry.enqueue(at: 0.5, on: .main, in: nil) { log.note("later") }
    registry.enqueue(at: nil, on: .main, in: nil) { log.note("first") }
    registry.enqueue(at: nil, on: .main, in: nil) { log.note("second") }
    let time = VirtualTime(registry: registry)
    #expect(time.queuedItems.map(\.due) == [0, 0, 0.5])
    while time.runNext(through: 1) != nil {}
    #expect(log.entries == ["first", "second", "later"])
    #expect(VirtualTime(registry: registry).queuedItems.isEmpty)
  }
}

/// Says when it is released.
private final class Released {
  private let note: () -> Void

  init(_ note: @escaping () -> Void) { self.note = note }

  deinit { note() }
}
