import TestSupport
import Testing
import ViewTreeTime

@MainActor
@Suite("DispatchQueue")
struct DispatchQueueTests {
  private let host = NotedTime()

  @Test("main items run in the order of the calls, after the code that queued them")
  func order() {
    let notes = host.notes {
      DispatchQueue.main.async {
        host.note("a")
        DispatchQueue.main.async { host.note("c") }
      }
      DispatchQueue.main.async { host.note("b") }
      host.note("queued")
    }
    #expect(notes == ["queued", "a", "b", "c"].map { "\($0) at 0.0" })
  }

  @Test("a deadline that is past means now, and the distant future never comes")
  func deadlines() {
    host.time.advance(to: 5)
    host.time.whileCurrent {
      DispatchQueue.main.asyncAfter(deadline: .now() - 2) { host.note("past") }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { host.note("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .never) { host.note("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .nan) { host.note("never") }
    }
    // Nothing waits for a moment that never comes.
    #expect(host.time.queuedItems.count == 1)
    #expect(host.notes(through: 1e6) {} == ["past at 5.0"])
  }

  @Test("each way to hand work in runs it once, in its order and at its moment")
  func ways() {
    let queue = DispatchQueue.main
    let group = DispatchGroup()
    func note(_ name: String) -> @Sendable () -> Void { { [host] in host.note(name) } }
    func item(_ name: String) -> DispatchWorkItem { DispatchWorkItem(block: note(name)) }
    let notes = host.notes {
      queue.async(execute: note("plain"))
      queue.async(qos: .utility, execute: note("quality"))
      queue.async(flags: .barrier, execute: note("flags"))
      queue.async(group: group, execute: note("group"))
      queue.async(group: group, qos: .utility, execute: note("both"))
      queue.async(group: group, qos: .utility, flags: .barrier, execute: note("all"))
      queue.async(execute: item("item"))
      queue.async(group: group, execute: item("group item"))
      group.notify(queue: queue, execute: note("notified"))
      queue.asyncAfter(deadline: .now() + 1, execute: note("1"))
      queue.asyncAfter(deadline: .now() + 2, qos: .utility, execute: note("2"))
      queue.asyncAfter(deadline: .now() + 3, qos: .utility, flags: [], execute: note("3"))
      queue.asyncAfter(deadline: .now() + 4, execute: item("4"))
      queue.asyncAfter(wallDeadline: .now() + 5, execute: note("5"))
      queue.asyncAfter(wallDeadline: .now() + 6, qos: .utility, flags: [], execute: note("6"))
      queue.asyncAfter(wallDeadline: .now() + 7, execute: item("7"))
    }
    let atOnce = [
      "plain", "quality", "flags", "group", "both", "all", "item", "group item", "notified",
    ]
    #expect(notes == atOnce.map { "\($0) at 0.0" } + (1...7).map { "\($0) at \($0).0" })
    #expect(host.notes { queue.sync(execute: note("sync")) } == ["sync at 100.0"])
  }

  @Test("sync runs at once and returns the value, or throws the error")
  func sync() {
    struct Failure: Error {}
    let notes = host.notes {
      #expect(DispatchQueue.main.sync { 7 } == 7)
      #expect(DispatchQueue.global().sync(flags: .barrier) { "value" } == "value")
      #expect(throws: Failure.self) { try DispatchQueue.main.sync { throw Failure() } }
      DispatchQueue.main.sync(execute: DispatchWorkItem { host.note("item") })
      #expect(host.time.queuedItems.isEmpty)
    }
    #expect(notes == ["item at 0.0"])
  }

  @Test("a queue is told by its label")
  func labels() {
    host.time.whileCurrent {
      DispatchQueue(label: "disk", qos: .utility).async {}
      DispatchQueue.global(qos: .userInitiated).async {}
      DispatchQueue.main.async {}
    }
    #expect(host.time.queuedItems.map(\.queue) == ["disk", "global", "main"])
  }

  @Test("concurrent work is performed once for each number, in order")
  func concurrentPerform() {
    // Dispatch's name makes the compiler treat the closure as one that runs on any thread.
    let log = Log()
    DispatchQueue.concurrentPerform(iterations: 3) { log.note("\($0)") }
    DispatchQueue.concurrentPerform(iterations: -1) { _ in log.note("negative") }
    #expect(log.entries == ["0", "1", "2"])
  }

  @Test("each named quality of service is its class, with no priority within it")
  func qualities() {
    let named: [(DispatchQoS, DispatchQoS.QoSClass)] = [
      (.background, .background), (.utility, .utility), (.default, .default),
      (.userInitiated, .userInitiated), (.userInteractive, .userInteractive),
      (.unspecified, .unspecified),
    ]
    for (quality, qosClass) in named {
      #expect(quality == DispatchQoS(qosClass: qosClass, relativePriority: 0))
    }
  }
}
