import Foundation
import TestSupport
import Testing
import ViewTreeTime

@Suite("VirtualTime")
struct VirtualTimeTests {
  let time = VirtualTime()
  let log = Log()

  /// Runs everything that is due up to a moment, as a host does.
  func run(through limit: Double) {
    while time.runNext(through: limit) != nil {}
    time.advance(to: limit)
  }

  /// Rule: TIME-1.1.2.
  @Test("items due at one moment run in the order they were enqueued")
  func firstInFirstOut() {
    time.enqueue(at: 1) { log.note("a") }
    time.enqueue(at: 0.5) { log.note("b") }
    time.enqueue(at: 1, on: .concurrent(label: "global")) { log.note("c") }
    time.enqueue(at: 1) { log.note("d") }
    run(through: 1)
    #expect(log.entries == ["b", "a", "c", "d"])
  }

  @Test("times that differ in the last digits only are one moment")
  func sameNanosecond() {
    // In floating point 0.1 + 0.2 is a little more than 0.3.
    time.enqueue(at: 0.1 + 0.2) { log.note("first") }
    time.enqueue(at: 0.3) { log.note("second") }
    run(through: 0.3)
    #expect(log.entries == ["first", "second"])
    #expect(time.now == 0.3)
  }

  @Test("an item runs at its own moment, and none runs before it is due")
  func ownMoment() {
    time.enqueue(at: 0.25) { log.note("\(time.now)") }
    #expect(time.runNext() == nil)
    #expect(time.nextDue == 0.25)
    let finished = time.runNext(through: 1)
    #expect(finished?.queue == "main" && finished?.due == 0.25 && finished?.end == 0.25)
    #expect(time.nextDue == nil)
    #expect(log.entries == ["0.25"])
    #expect(time.now == 0.25)
  }

  @Test("a moment that is past means now, and one that never comes never runs")
  func oddMoments() {
    time.advance(to: 2)
    time.enqueue(at: 1) { log.note("past at \(time.now)") }
    time.enqueue(at: .infinity) { log.note("infinity") }
    time.enqueue(at: .nan) { log.note("not a number") }
    run(through: 1e9)
    #expect(log.entries == ["past at 2.0"])
  }

  @Test("the clock never goes back and does not take odd numbers")
  func clock() {
    time.advance(to: 3)
    for odd in [1, Double.nan, .infinity, -1] { time.advance(to: odd) }
    #expect(time.now == 3)
  }

  @Test("a thousand items run in the order of their moments")
  func manyItems() {
    for index in 0..<1000 {
      // 389 and 1000 have no common divisor, so every millisecond below 1 s comes once.
      let millisecond = index * 389 % 1000
      time.enqueue(at: Double(millisecond) / 1000) { log.note("\(millisecond)") }
    }
    run(through: 1)
    #expect(log.entries == (0..<1000).map { "\($0)" })
  }

  @Test("an item that enqueues itself for ever shows in the count of this moment")
  func endless() {
    func again() {
      time.enqueue { again() }
    }
    again()
    while time.itemsRunAtThisMoment < 500, time.runNext() != nil {}
    #expect(time.itemsRunAtThisMoment == 500)
    #expect(time.itemsRun == 500)
    time.advance(to: 1)
    #expect(time.itemsRunAtThisMoment == 0)
    #expect(time.itemsRun == 500)
  }

  @Test("an item may run the next one itself")
  func nested() {
    time.enqueue(on: .concurrent(label: "global")) {
      time.sleep(for: 2)
      time.enqueue(at: 0) { log.note("inner") }
      time.runNext(through: 5)
      log.note("outer at \(time.clock)")
    }
    run(through: 0)
    #expect(log.entries == ["inner", "outer at 2.0"])
  }

  @Test("what is queued is listed in running order")
  func listing() {
    time.enqueue(at: 2) {}
    time.enqueue(at: 1, on: .serial(SerialLane(label: "disk"))) {}
    #expect(time.queuedItems.map { "\($0.queue) \($0.due)" } == ["disk 1.0", "main 2.0"])
  }

  @Test("items enqueued from many threads at once are all there")
  func threads() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { [time] in
          for _ in 0..<250 { time.enqueue {} }
        }
      }
    }
    #expect(time.queuedItems.count == 2000)
  }

  @Test("between items the clock is the host's, however long the last one has slept")
  func clockBetweenItems() {
    time.enqueue(on: .concurrent(label: "global")) {
      time.sleep(for: 3)
      log.note("item at \(time.clock)")
    }
    run(through: 0)
    #expect(log.entries == ["item at 3.0"])
    #expect(time.clock == 0 && time.now == 0)
  }

  @Test("the next moment is the one at which a queue's sleeper is done")
  func nextOfBusyQueue() {
    let lane = Lane.serial(SerialLane(label: "disk"))
    time.enqueue(on: lane) { time.sleep(for: 5) }
    time.enqueue(on: lane) { log.note("second at \(time.clock)") }
    #expect(time.nextDue == 0)
    _ = time.runNext()
    #expect(time.nextDue == 5)
    run(through: 5)
    #expect(log.entries == ["second at 5.0"])
  }
}
