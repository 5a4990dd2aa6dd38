import TestSupport
import Testing
import ViewTreeTime

/// Source: Apple Documentation, DispatchSourceTimer.
@MainActor
@Suite("Timer sources")
struct TimerSourceTests {
  let time = VirtualTime()
  let log = Log()

  private func run(through limit: Double) {
    while time.runNext(through: limit) != nil {}
    time.advance(to: limit)
  }

  private func timer(
    at first: Double, every interval: DispatchTimeInterval = .never
  ) -> any DispatchSourceTimer {
    time.whileCurrent {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + first, repeating: interval)
      timer.setEventHandler { [log, time] in log.note("\(time.now)") }
      timer.setCancelHandler { [log] in log.note("cancelled") }
      return timer
    }
  }

  /// Rule: TIME-1.1.11.
  @Test("a timer fires at its moment and then once an interval, as long as somebody holds it")
  func repeats() {
    var timer: (any DispatchSourceTimer)? = timer(at: 1, every: .milliseconds(500))
    timer?.resume()
    run(through: 2.2)
    #expect(log.entries == ["1.0", "1.5", "2.0"])
    timer = nil
    run(through: 5)
    #expect(log.entries.count == 3)
  }

  @Test("a new timer is asleep; an event missed while it is suspended comes once, when it resumes")
  func suspended() {
    let timer = timer(at: 1, every: .seconds(1))
    run(through: 3.5)
    #expect(log.entries == [])
    time.whileCurrent { timer.resume() }
    run(through: 4.5)
    #expect(log.entries == ["3.5", "4.0"])
  }

  @Test("a timer that resumes before it has a schedule tells nothing before that schedule's moment")
  func resumedEarly() {
    let timer = time.whileCurrent {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.setEventHandler { [log, time] in log.note("\(time.now)") }
      timer.resume()
      return timer
    }
    run(through: 1)
    #expect(log.entries == [])
    time.whileCurrent { timer.schedule(deadline: .now() + 0.5) }
    run(through: 5)
    #expect(log.entries == ["1.5"])
  }

  @Test("a schedule counts alike in numbers, intervals and wall time, with each way to make one")
  func ways() {
    let schedules: [(any DispatchSourceTimer) -> Void] = [
      { $0.schedule(deadline: .now() + 1, repeating: .milliseconds(500)) },
      { $0.schedule(deadline: .now() + 1, repeating: 0.5) },
      { $0.schedule(wallDeadline: .now() + 1, repeating: .milliseconds(500)) },
      { $0.schedule(wallDeadline: .now() + 1, repeating: 0.5) },
    ]
    for schedule in schedules {
      let (time, log) = (VirtualTime(), Log())
      let timers = time.whileCurrent {
        let timers = [
          DispatchSource.makeTimerSource(), DispatchSource.makeTimerSource(queue: .main),
          DispatchSource.makeTimerSource(flags: .strict),
          DispatchSource.makeTimerSource(flags: .strict, queue: .main),
        ]
        for timer in timers {
          timer.setEventHandler { [log, time] in log.note("\(time.now)") }
          schedule(timer)
          timer.resume()
        }
        return timers
      }
      while time.runNext(through: 2.2) != nil {}
      #expect(log.entries.sorted() == ["1.0", "1.5", "2.0"].flatMap { [$0, $0, $0, $0] })
      for timer in timers { timer.cancel() }
    }
  }

  @Test("a cancelled timer never fires again, and its own closure runs once")
  func cancelled() {
    let timer = timer(at: 1)
    timer.activate()
    time.whileCurrent {
      timer.cancel()
      timer.cancel()
    }
    run(through: 2)
    #expect(log.entries == ["cancelled"])
    #expect(timer.isCancelled)
  }

  @Test("another schedule takes the place of the first; without an interval it fires once")
  func rescheduled() {
    let timer = timer(at: 1, every: .seconds(1))
    timer.resume()
    time.whileCurrent { timer.schedule(deadline: .now() + 0.25) }
    run(through: 5)
    #expect(log.entries == ["0.25"])
  }

  @Test("a schedule for a later moment leaves nothing of the first")
  func rescheduledLater() {
    let timer = timer(at: 1)
    timer.resume()
    time.whileCurrent { timer.schedule(deadline: .now() + 3) }
    run(through: 5)
    #expect(log.entries == ["3.0"])
  }
}
