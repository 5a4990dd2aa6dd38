import TestSupport
import Testing
import ViewTreeTime

@MainActor
@Suite("DispatchWorkItem")
struct DispatchWorkItemTests {
  let time = VirtualTime()
  let log = Log()

  func run(through limit: Double = 10) {
    while time.runNext(through: limit) != nil {}
  }

  @Test("an item that is cancelled before its moment does not run")
  func cancel() {
    let item = DispatchWorkItem { log.note("ran") }
    time.whileCurrent {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { item.cancel() }
    }
    run()
    #expect(item.isCancelled)
    #expect(log.entries.isEmpty)
  }

  @Test("an item may be performed more than once")
  func perform() {
    let item = DispatchWorkItem { log.note("ran") }
    time.whileCurrent {
      item.perform()
      DispatchQueue.main.async(execute: item)
    }
    run()
    #expect(log.entries == ["ran", "ran"])
  }

  @Test("who waits for an item is told once, when the item's own time is over")
  func notify() {
    let item = DispatchWorkItem { sleep(2) }
    time.whileCurrent {
      item.notify(queue: .main) { log.note("over at \(time.now)") }
      DispatchQueue.global().async(execute: item)
      DispatchQueue.global().async(execute: item)
    }
    run()
    #expect(log.entries == ["over at 2.0"])
  }

  @Test("a cancelled item still tells that it is over, and a finished one tells at once")
  func notifyOthers() {
    let cancelled = DispatchWorkItem { log.note("ran") }
    let finished = DispatchWorkItem {}
    time.whileCurrent {
      cancelled.cancel()
      cancelled.notify(queue: .main) { log.note("cancelled") }
      DispatchQueue.main.async(execute: cancelled)
      finished.perform()
      finished.notify(queue: .main, execute: DispatchWorkItem { log.note("finished") })
    }
    run()
    #expect(log.entries == ["finished", "cancelled"])
  }

  @Test("each way to wait for an item runs once, when the item has slept its time")
  func waiting() {
    let item = DispatchWorkItem { time.sleep(for: 2) }
    time.whileCurrent {
      item.notify(queue: .main) { log.note("plain at \(time.now)") }
      item.notify(qos: .utility, flags: [], queue: .main) { log.note("qos at \(time.now)") }
      item.notify(queue: .main, execute: DispatchWorkItem { log.note("item at \(time.now)") })
      DispatchQueue.global().async(execute: item)
    }
    run()
    #expect(log.entries == ["plain at 2.0", "qos at 2.0", "item at 2.0"])
  }
}
