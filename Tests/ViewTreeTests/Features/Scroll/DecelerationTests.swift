import Foundation
import Testing
import ViewSketches
import ViewTree

@Suite("Deceleration")
struct DecelerationTests {
  struct Row: Decodable, Sendable {
    let rate, v0: CGFloat
    let t: Double
    let x, v: CGFloat
  }

  struct RestRow: Decodable, Sendable {
    let rate, v0, restContinuous: CGFloat
    let durationAtHalfAPoint: Double
    enum CodingKeys: String, CodingKey {
      case rate, v0, restContinuous
      case durationAtHalfAPoint = "duration_threshold_0_5"
    }
  }

  struct ReachRow: Decodable, Sendable {
    let rate, x0, v0, x, vAtX: CGFloat
    let t: Double
  }

  /// Rule: SCROLL-4.2.1.
  @Test(
    "position and velocity follow the table",
    arguments: try PhysicsFixture.rows(of: "deceleration", as: Row.self))
  func table(row: Row) {
    let motion = Deceleration(position: 0, velocity: row.v0, rate: row.rate)
    let time = exactTime(row.t)
    #expect(isClose(motion.position(at: time), row.x))
    #expect(isClose(motion.velocity(at: time), row.v))
  }

  /// Rule: SCROLL-4.2.2.
  @Test(
    "a motion rests where and when the table says",
    arguments: try PhysicsFixture.rows(of: "decelerationRest", as: RestRow.self))
  func rest(row: RestRow) {
    let motion = Deceleration(position: 0, velocity: row.v0, rate: row.rate)
    #expect(isClose(motion.restPosition, row.restContinuous))
    #expect(abs(motion.duration(threshold: 0.5) - row.durationAtHalfAPoint) < 1e-5)
  }

  @Test(
    "a motion reaches an offset when the table says",
    arguments: try PhysicsFixture.rows(of: "timeToOffset", as: ReachRow.self))
  func reach(row: ReachRow) throws {
    let motion = Deceleration(position: row.x0, velocity: row.v0, rate: row.rate)
    let time = try #require(motion.time(toReach: row.x))
    #expect(abs(time - row.t) < 1e-6)
    #expect(isClose(motion.velocity(at: time), row.vAtX))
  }

  @Test("a motion started again midway is the same motion")
  func restarted() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let start = CGFloat.random(in: -500...500, using: &random)
      let velocity = CGFloat.random(in: -5000...5000, using: &random)
      let whole = Deceleration(position: start, velocity: velocity)
      let middle = Double.random(in: 0...2, using: &random)
      let later = Double.random(in: 0...2, using: &random)
      let second = Deceleration(
        position: whole.position(at: middle), velocity: whole.velocity(at: middle))
      // x0 + v0 (r^(1000 t) - 1) / (1000 ln r), as the table has it; at rest the power is 0.
      let travel = velocity / (1000 * log(0.998))
      let end = start + travel * (pow(0.998, 1000 * (middle + later)) - 1)
      #expect(isClose(second.position(at: later), end))
      #expect(isClose(second.restPosition, start - travel))
    }
  }

  @Test("a motion never reaches what lies behind it, nor its rest position or beyond")
  func unreachable() {
    let motion = Deceleration(position: 100, velocity: 1000)
    #expect(motion.time(toReach: 99) == nil)
    #expect(motion.time(toReach: 100) == 0)
    #expect(motion.time(toReach: motion.restPosition + 1) == nil)
    #expect(motion.time(toReach: .nan) == nil)
    #expect(Deceleration(position: 0, velocity: 0).time(toReach: 1) == nil)
  }

  @Test("a rate of 1 never slows down, and a rate of 0 stops at once")
  func oddRates() {
    let steady = Deceleration(position: 0, velocity: 10, rate: 1)
    #expect(steady.position(at: 3) == 30)
    #expect(steady.restPosition == .infinity)
    #expect(steady.time(toReach: 30) == 3)
    #expect(steady.duration(threshold: 0.5) == .infinity)
    for rate in [0, -1, CGFloat.nan] {
      let stopped = Deceleration(position: 7, velocity: 10, rate: rate)
      #expect(stopped.restPosition == 7)
      #expect(stopped.velocity(at: 0) == 0)
      #expect(stopped.duration(threshold: 0.5) == 0)
    }
  }

  @Test("times before the start count as the start, and a threshold of 0 is never met")
  func oddTimes() {
    let motion = Deceleration(position: 5, velocity: 100)
    #expect(motion.position(at: -1) == 5)
    #expect(motion.position(at: .nan) == 5)
    #expect(motion.velocity(at: .infinity) == 0)
    #expect(motion.duration(threshold: 0) == .infinity)
  }

  @Test("no combination of odd numbers gives NaN")
  func neverNaN() {
    forOddTriples { first, second, third in
      let motion = Deceleration(position: first, velocity: second, rate: third)
      #expect(!motion.position(at: Double(first)).isNaN)
      #expect(!motion.velocity(at: Double(first)).isNaN)
      #expect(!motion.restPosition.isNaN)
      #expect(!motion.duration(threshold: first).isNaN)
      #expect(motion.time(toReach: third)?.isNaN != true)
    }
  }
}
