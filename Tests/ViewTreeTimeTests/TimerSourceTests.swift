import TestSupport
import Testing
import ViewTreeTime

/// Source: Apple Documentation, DispatchSourceTimer.
@MainActor
@Suite("Timer sources")
struct TimerSourceTests {
  private let host = NotedTime()

  private func timer(
    at first: Double, every interval: DispatchTimeInterval = .never
  ) -> any DispatchSourceTimer {
    host.time.whileCurrent {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + first, repeating: interval)
      timer.setEventHandler { [host] in host.note("fires") }
      timer.setCancelHandler { [host] in host.note("cancelled") }
      return timer
    }
  }

  /// Rule: TIME-1.1.11.
  @Test("a timer fires at its moment and then once an interval, as long as somebody holds it")
  func repeats() {
    var timer: (any DispatchSourceTimer)? = timer(at: 1, every: .milliseconds(500))
    #expect(
      host.notes(through: 2.2) { timer?.resume() }
        == ["fires at 1.0", "fires at 1.5", "fires at 2.0"])
    #expect(host.notes { timer = nil } == [])
  }

  @Test("a new timer is asleep; an event missed while it is suspended comes once, when it resumes")
  func suspended() {
    let timer = timer(at: 1, every: .seconds(1))
    #expect(host.notes(through: 3.5) {} == [])
    #expect(host.notes(through: 4.5) { timer.resume() } == ["fires at 3.5", "fires at 4.0"])
  }

  @Test("a timer that resumes before it has a schedule tells nothing before that schedule's moment")
  func resumedEarly() {
    let timer = host.time.whileCurrent { DispatchSource.makeTimerSource(queue: .main) }
    let early = host.notes(through: 1) {
      timer.setEventHandler { [host] in host.note("fires") }
      timer.resume()
    }
    #expect(early == [])
    #expect(host.notes { timer.schedule(deadline: .now() + 0.5) } == ["fires at 1.5"])
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
      let host = NotedTime()
      var timers: [any DispatchSourceTimer] = []
      let notes = host.notes(through: 2.2) {
        timers = [
          DispatchSource.makeTimerSource(), DispatchSource.makeTimerSource(queue: .main),
          DispatchSource.makeTimerSource(flags: .strict),
          DispatchSource.makeTimerSource(flags: .strict, queue: .main),
        ]
        for timer in timers {
          timer.setEventHandler { [host] in host.note("fires") }
          schedule(timer)
          timer.resume()
        }
      }
      #expect(
        notes.sorted()
          == ["1.0", "1.5", "2.0"].flatMap { Array(repeating: "fires at \($0)", count: 4) }
      )
      for timer in timers { timer.cancel() }
    }
  }

  @Test("a cancelled timer never fires again, and its own closure runs once")
  func cancelled() {
    let timer = timer(at: 1)
    let notes = host.notes {
      timer.activate()
      timer.cancel()
      timer.cancel()
    }
    #expect(timer.isCancelled && notes == ["cancelled at 0.0"])
  }

  @Test("another schedule takes the place of the first; without an interval it fires once")
  func rescheduled() {
    let timer = timer(at: 1, every: .seconds(1))
    timer.resume()
    #expect(host.notes { timer.schedule(deadline: .now() + 0.25) } == ["fires at 0.25"])
  }

  @Test("a schedule for a later moment leaves nothing of the first")
  func rescheduledLater() {
    let timer = timer(at: 1)
    timer.resume()
    #expect(host.notes { timer.schedule(deadline: .now() + 3) } == ["fires at 3.0"])
  }
}
