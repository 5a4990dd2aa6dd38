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
    // Nothing waits for a moment that never comes.
    #expect(time.queuedItems.count == 1)
    while time.runNext(through: 1e6) != nil {}
    #expect(log.entries == ["past at 5.0"])
  }

  @Test("each way to hand work in runs it once, in its order and at its moment")
  func ways() {
    let queue = DispatchQueue.main
    let group = DispatchGroup()
    func note(_ name: String) -> @Sendable () -> Void { { [log] in log.note(name) } }
    func item(_ name: String) -> DispatchWorkItem { DispatchWorkItem(block: note(name)) }
    time.whileCurrent {
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
    while time.runNext(through: 0) != nil {}
    let atOnce = ["plain", "quality", "flags", "group", "both", "all", "item", "group item"]
    #expect(log.entries == atOnce + ["notified"])
    for second in 1...7 {
      while time.runNext(through: Double(second)) != nil {}
      #expect(log.entries.last == "\(second)" && log.entries.count == atOnce.count + 1 + second)
    }
    queue.sync { log.note("sync") }
    #expect(log.entries.last == "sync")
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
