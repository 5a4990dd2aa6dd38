import TestSupport
import Testing
import ViewTreeTime

@MainActor
@Suite("DispatchGroup")
struct DispatchGroupTests {
  private let host = NotedTime()
  private let group = DispatchGroup()

  @Test("a group is over when its longest work is, whichever was queued first")
  func longest() {
    let notes = host.notes {
      for seconds: UInt32 in [5, 2] {
        DispatchQueue.global().async(group: group) { sleep(seconds) }
      }
      group.notify(queue: .main) { host.note("over") }
    }
    #expect(notes == ["over at 5.0"])
    #expect(host.time.takeWarnings().isEmpty)
  }

  @Test("work that enters and leaves by hand holds the group open")
  func byHand() {
    let notes = host.notes {
      group.enter()
      DispatchQueue.global().async {
        sleep(1)
        group.leave()
      }
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { group.leave() }
      group.notify(queue: .main, work: DispatchWorkItem { host.note("over") })
    }
    #expect(notes == ["over at 3.0"])
    #expect(host.time.takeWarnings().isEmpty)
  }

  @Test("an empty group is over at once")
  func empty() {
    let notes = host.notes { group.notify(queue: .main) { host.note("over") } }
    #expect(notes == ["over at 0.0"])
  }

  @Test("who asks after the work has run is told at the work's own end")
  func askedLate() {
    let early = host.notes(through: 0) {
      DispatchQueue.global().async(group: group, execute: DispatchWorkItem { sleep(4) })
    }
    #expect(early == [])
    #expect(host.notes { group.notify(queue: .main) { host.note("over") } } == ["over at 4.0"])
  }

  @Test("a group that served one host starts afresh with the next")
  func nextHost() {
    host.time.advance(to: 50)
    host.time.whileCurrent {
      group.enter()
      group.leave()
    }
    let next = NotedTime()
    #expect(next.notes { group.notify(queue: .main) { next.note("over") } } == ["over at 0.0"])
  }

  #if !os(Windows)
    @Test("leaving more often than entering traps")
    func unbalanced() async {
      await #expect(processExitsWith: .failure) { DispatchGroup().leave() }
    }

    /// In a process of its own, in which no host lives.
    @Test("what waits for an empty group while there is no host runs when the next one starts")
    func withoutHost() async {
      await #expect(processExitsWith: .success) {
        let log = Log()
        let group = DispatchGroup()
        group.enter()
        group.leave()
        group.notify(queue: .main) { log.note("over") }
        let time = VirtualTime()
        while time.runNext(through: 0) != nil {}
        precondition(log.entries == ["over"])
      }
    }
  #endif
}
