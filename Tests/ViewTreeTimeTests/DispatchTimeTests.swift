import Testing
import ViewTreeTime

@MainActor
@Suite("DispatchTime")
struct DispatchTimeTests {
  let time = VirtualTime()

  @Test("now is the host's time")
  func now() {
    time.advance(to: 1.5)
    time.whileCurrent {
      #expect(DispatchTime.now().uptimeNanoseconds == 1_500_000_000)
      #expect(DispatchTime.now() < .now() + 0.001)
      #expect(DispatchTime.now() + .seconds(2) == DispatchTime(uptimeNanoseconds: 3_500_000_000))
      #expect(DispatchTime.now() - .milliseconds(500) == .now() - 0.5)
    }
  }

  @Test("a moment before the start is the start, and one that is not a number never comes")
  func oddMoments() {
    let second = DispatchTime(uptimeNanoseconds: 1_000_000_000)
    #expect((second - 5).uptimeNanoseconds == 0)
    #expect(second + .nan == .distantFuture)
    #expect(second + .never == .distantFuture)
    #expect(DispatchTime.distantFuture.uptimeNanoseconds == .max)
  }

  @Test("intervals of equal length are equal in any unit")
  func intervals() {
    #expect(DispatchTimeInterval.seconds(2) == .milliseconds(2000))
    #expect(DispatchTimeInterval.microseconds(1) == .nanoseconds(1000))
    #expect(DispatchTimeInterval.never != .seconds(.max))
  }

  @Test("the distance between two moments leads from one to the other")
  func distance() {
    let first = DispatchTime(uptimeNanoseconds: 1_000_000_000)
    let second = DispatchTime(uptimeNanoseconds: 250_000_000)
    #expect(first.distance(to: second) == .milliseconds(-750))
    #expect(first.advanced(by: first.distance(to: second)) == second)
    #expect(first.distance(to: .distantFuture) == .never)
  }
}
