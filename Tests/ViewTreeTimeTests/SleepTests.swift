import TestSupport
import Testing
import ViewTreeTime

@MainActor
@Suite("Sleep")
struct SleepTests {
  let time = VirtualTime()
  let log = Log()

  func run(through limit: Double) {
    while time.runNext(through: limit) != nil {}
    time.advance(to: limit)
  }

  /// Rule: TIME-1.1.4.
  @Test("sleeping on a global queue delays what the item schedules, and nothing else")
  func globalQueue() {
    time.whileCurrent {
      DispatchQueue.global().async {
        log.note("start at \(time.now)")
        sleep(3)
        DispatchQueue.main.async { log.note("back at \(time.now)") }
        log.note("end at \(time.now)")
      }
      DispatchQueue.main.async { log.note("main at \(time.now)") }
    }
    run(through: 2.9)
    #expect(log.entries == ["start at 0.0", "end at 0.0", "main at 0.0"])
    run(through: 3)
    #expect(log.entries.last == "back at 3.0")
    #expect(time.takeWarnings().isEmpty)
  }

  /// Rule: TIME-1.1.11.
  @Test("a thread's sleep is virtual where a host works, and real anywhere else")
  func threadSleep() {
    time.whileCurrent {
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 3.5)
        DispatchQueue.main.async { log.note("back at \(time.now)") }
      }
    }
    run(through: 4)
    #expect(log.entries == ["back at 3.5"])
    let start = ContinuousClock.now
    let other = Thread { [log] in
      Thread.sleep(forTimeInterval: 0.05)
      log.note("other")
    }
    other.start()
    while log.entries.count < 2 { usleepInRealTime() }
    #expect(ContinuousClock.now - start >= .milliseconds(50))
    #expect(time.takeWarnings().isEmpty)
  }

  private func usleepInRealTime() { sched_yield() }

  /// Rule: TIME-1.1.4.
  @Test("sleeping on the main queue moves the host's clock")
  func mainQueue() {
    time.whileCurrent {
      DispatchQueue.main.async {
        sleep(2)
        log.note("main at \(time.now)")
      }
      DispatchQueue.main.async { log.note("next at \(time.now)") }
    }
    run(through: 0)
    #expect(log.entries == ["main at 2.0", "next at 2.0"])
    #expect(time.takeWarnings().isEmpty)
  }

  @Test("sleeping outside any item moves the host's clock, in microseconds too")
  func outside() {
    time.whileCurrent {
      #expect(sleep(1) == 0)
      #expect(usleep(500_000) == 0)
      #expect(sleep(UInt32(2)) == 0)
      #expect(usleep(UInt32(250_000)) == 0)
    }
    #expect(time.now == 3.75)
  }

  @Test("the code that sleeps sees its own time pass")
  func ownClock() {
    time.whileCurrent {
      DispatchQueue.global().async {
        let start = DispatchTime.now()
        sleep(1)
        log.note("\(start.distance(to: .now()) == .seconds(1))")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.note("at \(time.now)") }
      }
    }
    run(through: 5)
    #expect(log.entries == ["true", "at 1.5"])
  }

  @Test("a global item that runs late still counts from the moment it was due")
  func lateStart() {
    time.enqueue(at: 0.2) { time.sleep(for: 10) }
    time.enqueue(at: 1, on: .concurrent(label: "global")) {
      time.sleep(for: 3)
      time.enqueue(at: 4) { log.note("at \(time.now)") }
    }
    run(through: 20)
    // Due at 4, while the main queue slept from 0.2 to 10.2.
    #expect(log.entries == ["at 10.2"])
  }

  @Test("an item of a serial queue starts when the one before it has slept its time")
  func serialQueue() {
    time.whileCurrent {
      let queue = DispatchQueue(label: "disk")
      for name in ["a", "b"] {
        queue.async {
          sleep(2)
          DispatchQueue.main.async { log.note("\(name) at \(time.now)") }
        }
      }
    }
    run(through: 10)
    #expect(log.entries == ["a at 2.0", "b at 4.0"])
  }

  @Test("items of a concurrent queue sleep at the same time")
  func concurrentQueue() {
    time.whileCurrent {
      let queue = DispatchQueue(label: "images", attributes: .concurrent)
      for name in ["a", "b"] {
        queue.async {
          sleep(2)
          DispatchQueue.main.async { log.note("\(name) at \(time.now)") }
        }
      }
    }
    run(through: 10)
    #expect(log.entries == ["a at 2.0", "b at 2.0"])
  }

  @Test("a state write after a sleep on a global queue gives one warning, one before it none")
  func writeAfterSleep() {
    time.enqueue(on: .concurrent(label: "global")) {
      time.noteStateWrite()
      time.sleep(for: 3)
      time.noteStateWrite()
      time.noteStateWrite()
    }
    run(through: 0)
    let warnings = time.takeWarnings()
    #expect(warnings.map(\.kind) == [.writeAfterSleep])
    #expect(warnings.first?.message.contains("\"global\" slept 3.0 s") == true)
    #expect(time.takeWarnings().isEmpty)
  }

  @Test("a sleep that nothing is scheduled after gives a warning")
  func sleepWithoutScheduling() {
    time.enqueue(on: .concurrent(label: "global")) {
      time.enqueue {}
      time.sleep(for: 3)
    }
    run(through: 0)
    #expect(time.takeWarnings().map(\.kind) == [.sleepWithoutScheduling])
  }

  @Test("a state write after a sleep on the main queue is in time and gives no warning")
  func writeOnMain() {
    time.enqueue {
      time.sleep(for: 3)
      time.noteStateWrite()
    }
    run(through: 0)
    #expect(time.takeWarnings().isEmpty)
  }

  @Test("a sleep of no time is none, on any thread", arguments: [0, -1, .nan, .infinity])
  func noSleep(seconds: Double) async {
    time.sleep(for: seconds)
    await Task.detached { [time] in time.sleep(for: seconds) }.value
    #expect(time.now == 0)
    #expect(time.takeWarnings().isEmpty)
  }

  @Test("a sleep on a thread that does not run the host moves no clock and gives a warning")
  func otherThread() async {
    await Task.detached { [time] in time.sleep(for: 3) }.value
    #expect(time.now == 0)
    #expect(time.takeWarnings().map(\.kind) == [.sleepOnOtherThread])
  }

  @Test("a serial queue is busy until its own item has slept, whatever another queue has done")
  func severalSerialQueues() {
    time.whileCurrent {
      let queues = ["a", "b", "c"].map { DispatchQueue(label: $0) }
      for number in 1...2 {
        for (queue, seconds) in zip(queues, [5, 3, 1] as [UInt32]) {
          queue.async {
            sleep(seconds)
            DispatchQueue.main.async { log.note("\(queue.label)\(number) at \(time.now)") }
          }
        }
      }
    }
    run(through: 20)
    // Each queue's second item begins when its first one ends: after twice its seconds.
    #expect(
      log.entries == [
        "c1 at 1.0", "c2 at 2.0", "b1 at 3.0", "a1 at 5.0", "b2 at 6.0", "a2 at 10.0",
      ])
  }

  @Test("a thread without a host sleeps for whole seconds too")
  func longRealSleep() async throws {
    let other = Thread { [log] in
      log.note("begins")
      Thread.sleep(forTimeInterval: 3.25)
      log.note("woke")
    }
    let start = ContinuousClock.now
    other.start()
    while log.entries.isEmpty { await Task.yield() }
    try await Task.sleep(for: .milliseconds(300))
    // On a busy machine this thread may come back later than the other one wakes.
    let entries = log.entries
    #expect(entries == ["begins"] || start.duration(to: .now) >= .milliseconds(3250))
  }

  @Test("a sleep on the virtual clock that was cancelled is over, also when its moment comes")
  func cancelledSleep() async {
    let clock = VirtualClock(time)
    #expect(clock.minimumResolution == .nanoseconds(1))
    let task = Task { try await clock.sleep(until: clock.now.advanced(by: .milliseconds(3250))) }
    while time.nextDue == nil { await Task.yield() }
    #expect(time.nextDue == 3.25 && time.hasSleepers)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!time.hasSleepers)
    run(through: 5)
    #expect(!time.hasSleepers)
  }

  @Test("warnings name the seconds slept, from the item's start, of sleeps under a second too")
  func secondsOfWarnings() {
    time.enqueue(at: 2, on: .concurrent(label: "global")) {
      time.sleep(for: 0.5)
      time.noteStateWrite()
    }
    time.enqueue(at: 2, on: .concurrent(label: "idle")) { time.sleep(for: 0.25) }
    run(through: 5)
    let warnings = time.takeWarnings()
    #expect(warnings.map(\.kind) == [.writeAfterSleep, .sleepWithoutScheduling])
    #expect(warnings.first?.message.contains("\"global\" slept 0.5 s") == true)
    #expect(warnings.last?.message.contains("0.25") == true)
  }

  @Test("the news of a host's tasks grow with each that starts or ends")
  func taskNews() async {
    let tasks = HostTasks()
    var news = [tasks.serial]
    let task = tasks.start(.medium) { [log] in while log.entries.isEmpty { await Task.yield() } }
    news.append(tasks.serial)
    #expect(!tasks.areIdle)
    log.note("end")
    await task.value
    news.append(tasks.serial)
    #expect(tasks.areIdle && news[0] < news[1] && news[1] < news[2])
  }
}
