import TestSupport
import Testing
import ViewTreeTime

@MainActor
@Suite("Sleep")
struct SleepTests {
  private let host = NotedTime()
  private let time: VirtualTime
  private let log: Log

  init() { (time, log) = (host.time, host.log) }

  /// Rule: TIME-1.1.4.
  @Test("sleeping on a global queue delays what the item schedules, and nothing else")
  func globalQueue() {
    let notes = host.notes(through: 2.9) {
      DispatchQueue.global().async {
        host.note("start")
        sleep(3)
        DispatchQueue.main.async { host.note("back") }
        host.note("end")
      }
      DispatchQueue.main.async { host.note("main") }
    }
    #expect(notes == ["start at 0.0", "end at 0.0", "main at 0.0"])
    #expect(host.notes(through: 3) {} == ["back at 3.0"])
    #expect(time.takeWarnings().isEmpty)
  }

  /// Rule: TIME-1.1.11.
  @Test("a thread's sleep is virtual where a host works, and real anywhere else")
  func threadSleep() {
    let notes = host.notes(through: 4) {
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 3.5)
        DispatchQueue.main.async { host.note("back") }
      }
    }
    #expect(notes == ["back at 3.5"])
    let start = ContinuousClock.now
    let other = Thread { [log] in
      Thread.sleep(forTimeInterval: 0.05)
      log.note("other")
    }
    other.start()
    while log.entries.count < 2 { sched_yield() }
    #expect(ContinuousClock.now - start >= .milliseconds(50))
    #expect(time.takeWarnings().isEmpty)
  }

  /// Rule: TIME-1.1.4.
  @Test("sleeping on the main queue moves the host's clock")
  func mainQueue() {
    let notes = host.notes(through: 0) {
      DispatchQueue.main.async {
        sleep(2)
        host.note("main")
      }
      DispatchQueue.main.async { host.note("next") }
    }
    #expect(notes == ["main at 2.0", "next at 2.0"])
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
    let notes = host.notes {
      DispatchQueue.global().async {
        let start = DispatchTime.now()
        sleep(1)
        log.note("\(start.distance(to: .now()) == .seconds(1))")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { host.note("later") }
      }
    }
    #expect(notes == ["true", "later at 1.5"])
  }

  @Test("a global item that runs late still counts from the moment it was due")
  func lateStart() {
    time.enqueue(at: 0.2) { time.sleep(for: 10) }
    time.enqueue(at: 1, on: .concurrent(label: "global")) {
      time.sleep(for: 3)
      time.enqueue(at: 4) { host.note("due at 4") }
    }
    host.run(through: 20)
    // Due at 4, while the main queue slept from 0.2 to 10.2.
    #expect(log.entries == ["due at 4 at 10.2"])
  }

  @Test(
    "an item of a serial queue waits for the one before it, one of a concurrent queue does not",
    arguments: [([], ["a at 2.0", "b at 4.0"]), (.concurrent, ["a at 2.0", "b at 2.0"])]
      as [(DispatchQueue.Attributes, [String])])
  func queues(attributes: DispatchQueue.Attributes, expected: [String]) {
    let notes = host.notes {
      let queue = DispatchQueue(label: "disk", attributes: attributes)
      for name in ["a", "b"] {
        queue.async {
          sleep(2)
          DispatchQueue.main.async { host.note(name) }
        }
      }
    }
    #expect(notes == expected)
  }

  @Test("a serial queue is busy until its own item has slept, whatever another queue has done")
  func severalSerialQueues() {
    let notes = host.notes {
      let queues = ["a", "b", "c"].map { DispatchQueue(label: $0) }
      for number in 1...2 {
        for (queue, seconds) in zip(queues, [5, 3, 1] as [UInt32]) {
          queue.async {
            sleep(seconds)
            DispatchQueue.main.async { host.note("\(queue.label)\(number)") }
          }
        }
      }
    }
    // Each queue's second item begins when its first one ends: after twice its seconds.
    #expect(
      notes == ["c1 at 1.0", "c2 at 2.0", "b1 at 3.0", "a1 at 5.0", "b2 at 6.0", "a2 at 10.0"])
  }

  @Test("a state write after a sleep on a global queue gives one warning, one before it none")
  func writeAfterSleep() {
    time.enqueue(on: .concurrent(label: "global")) {
      time.noteStateWrite()
      time.sleep(for: 3)
      time.noteStateWrite()
      time.noteStateWrite()
    }
    host.run(through: 0)
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
    host.run(through: 0)
    #expect(time.takeWarnings().map(\.kind) == [.sleepWithoutScheduling])
  }

  @Test("a state write after a sleep on the main queue is in time and gives no warning")
  func writeOnMain() {
    time.enqueue {
      time.sleep(for: 3)
      time.noteStateWrite()
    }
    host.run(through: 0)
    #expect(time.takeWarnings().isEmpty)
  }

  @Test("warnings name the seconds slept, from the item's start, of sleeps under a second too")
  func secondsOfWarnings() {
    time.enqueue(at: 2, on: .concurrent(label: "global")) {
      time.sleep(for: 0.5)
      time.noteStateWrite()
    }
    time.enqueue(at: 2, on: .concurrent(label: "idle")) { time.sleep(for: 0.25) }
    host.run(through: 5)
    let warnings = time.takeWarnings()
    #expect(warnings.map(\.kind) == [.writeAfterSleep, .sleepWithoutScheduling])
    #expect(warnings.first?.message.contains("\"global\" slept 0.5 s") == true)
    #expect(warnings.last?.message.contains("0.25") == true)
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
    host.run(through: 5)
    #expect(!time.hasSleepers)
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
