import TestSupport
import Testing
import ViewTreeTime

@MainActor
@Suite("DispatchWorkItem")
struct DispatchWorkItemTests {
  private let host = NotedTime()

  @Test("an item that is cancelled before its moment does not run")
  func cancel() {
    let item = DispatchWorkItem { host.note("ran") }
    let notes = host.notes {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { item.cancel() }
    }
    #expect(item.isCancelled && notes == [])
  }

  @Test("an item may be performed more than once")
  func perform() {
    let item = DispatchWorkItem { host.note("ran") }
    let notes = host.notes {
      item.perform()
      DispatchQueue.main.async(execute: item)
    }
    #expect(notes == ["ran at 0.0", "ran at 0.0"])
  }

  @Test("who waits for an item in any way is told once, when the item's own time is over")
  func notify() {
    let item = DispatchWorkItem { sleep(2) }
    let notes = host.notes {
      item.notify(queue: .main) { host.note("plain") }
      item.notify(qos: .utility, flags: [], queue: .main) { host.note("qos") }
      item.notify(queue: .main, execute: DispatchWorkItem { host.note("item") })
      DispatchQueue.global().async(execute: item)
      DispatchQueue.global().async(execute: item)
    }
    #expect(notes == ["plain at 2.0", "qos at 2.0", "item at 2.0"])
  }

  @Test("a cancelled item still tells that it is over, and a finished one tells at once")
  func notifyOthers() {
    let cancelled = DispatchWorkItem { host.note("ran") }
    let finished = DispatchWorkItem {}
    let notes = host.notes {
      cancelled.cancel()
      cancelled.notify(queue: .main) { host.note("cancelled") }
      DispatchQueue.main.async(execute: cancelled)
      finished.perform()
      finished.notify(queue: .main, execute: DispatchWorkItem { host.note("finished") })
    }
    #expect(notes == ["finished at 0.0", "cancelled at 0.0"])
  }
}
