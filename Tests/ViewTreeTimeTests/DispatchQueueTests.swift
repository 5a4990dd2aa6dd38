import TestSupport
import Testing
import ViewTreeTime

@MainActor
@Suite("DispatchQueue")
struct DispatchQueueTests {
  let time = VirtualTime()
  let log = Log()

  @Test("main items run in the order of the calls, after the code that queued them")
  func order() {
    time.whileCurrent {
      DispatchQueue.main.async {
        log.note("a")
        DispatchQueue.main.async { log.note("c") }
      }
      DispatchQueue.main.async { log.note("b") }
      log.note("queued")
    }
    while time.runNext() != nil {}
    #expect(log.entries == ["queued", "a", "b", "c"])
  }

  @Test("a deadline that is past means now, and the distant future never comes")
  func deadlines() {
    time.advance(to: 5)
    time.whileCurrent {
      DispatchQueue.main.asyncAfter(deadline: .now() - 2) { log.note("past at \(time.now)") }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { log.note("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .never) { log.note("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .nan) { log.note("never") }
    }
    while time.runNext(through: 1e6) != nil {}
    #expect(log.entries == ["past at 5.0"])
  }

  @Test("sync runs at once and returns the value, or throws the error")
  func sync() {
    struct Failure: Error {}
    time.whileCurrent {
      #expect(DispatchQueue.main.sync { 7 } == 7)
      #expect(DispatchQueue.global().sync(flags: .barrier) { "value" } == "value")
      #expect(throws: Failure.self) { try DispatchQueue.main.sync { throw Failure() } }
      DispatchQueue.main.sync(execute: DispatchWorkItem { log.note("item") })
    }
    #expect(log.entries == ["item"])
    #expect(time.queuedItems.isEmpty)
  }

  @Test("a queue is told by its label")
  func labels() {
    time.whileCurrent {
      DispatchQueue(label: "disk", qos: .utility).async {}
      DispatchQueue.global(qos: .userInitiated).async {}
      DispatchQueue.main.async {}
    }
    #expect(time.queuedItems.map(\.queue) == ["disk", "global", "main"])
  }

  @Test("concurrent work is performed once for each number, in order")
  func concurrentPerform() {
    // Dispatch's name makes the compiler treat the closure as one that runs on any thread.
    let log = Log()
    DispatchQueue.concurrentPerform(iterations: 3) { log.note("\($0)") }
    DispatchQueue.concurrentPerform(iterations: -1) { _ in log.note("negative") }
    #expect(log.entries == ["0", "1", "2"])
  }
}
