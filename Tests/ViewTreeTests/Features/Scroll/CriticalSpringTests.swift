import Foundation
import TestSupport
import Testing
import ViewTree

@Suite("CriticalSpring")
struct CriticalSpringTests {
  struct Row: Decodable, Sendable {
    let spring: String
    let x0, v0, x, v: CGFloat
    let t: Double
  }

  struct SummaryRow: Decodable, Sendable {
    let x0, v0: CGFloat
    let peak: CGFloat?
    let tPeak: Double?
    let duration: Double
  }

  @Test(
    "displacement and velocity follow the table",
    arguments: try PhysicsFixture.rows(of: "criticalSpring", as: Row.self))
  func table(row: Row) throws {
    // The name is "k" and the stiffness.
    let stiffness = try #require(Double(row.spring.dropFirst()))
    let spring = CriticalSpring(displacement: row.x0, velocity: row.v0, stiffness: stiffness)
    let time = exactTime(row.t)
    #expect(isClose(spring.displacement(at: time), row.x))
    #expect(isClose(spring.velocity(at: time), row.v))
  }

  /// Rule: SCROLL-4.3.1.
  @Test(
    "peak and duration follow the table",
    arguments: try PhysicsFixture.rows(of: "criticalSpringSummary", as: SummaryRow.self))
  func summary(row: SummaryRow) {
    let spring = CriticalSpring(displacement: row.x0, velocity: row.v0)
    #expect(abs(spring.duration(threshold: 0.5 / 3) - row.duration) < 1e-6)
    if let peak = row.peak, let time = row.tPeak {
      #expect(isClose(spring.displacement(at: time), peak))
      #expect(isClose(spring.velocity(at: time), 0))
    }
  }

  @Test("a bounce from the edge does not cross it again")
  func staysOutside() {
    let spring = CriticalSpring(displacement: 0, velocity: 1500)
    for time in stride(from: 0.001, through: 10, by: 0.01) {
      #expect(spring.displacement(at: time) > 0)
    }
  }

  @Test("the peak is proportional to the velocity at the edge")
  func proportional() {
    // The peak from the edge comes after 1/b = 0.1 s, at v / (b·e) = v / (10 e).
    for velocity in [CGFloat(10), 250, 4000] {
      let peak = CriticalSpring(displacement: 0, velocity: velocity).displacement(at: 0.1)
      #expect(isClose(peak, velocity / (10 * M_E)))
    }
  }

  @Test("a spring started again midway is the same spring")
  func restarted() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let whole = CriticalSpring(
        displacement: CGFloat.random(in: -300...300, using: &random),
        velocity: CGFloat.random(in: -3000...3000, using: &random))
      let middle = Double.random(in: 0...1, using: &random)
      let later = Double.random(in: 0...1, using: &random)
      let second = CriticalSpring(
        displacement: whole.displacement(at: middle), velocity: whole.velocity(at: middle))
      #expect(isClose(second.displacement(at: later), whole.displacement(at: middle + later)))
    }
  }

  @Test("after its duration a spring stays below the threshold")
  func duration() {
    let spring = CriticalSpring(displacement: -100, velocity: 900)
    let end = spring.duration(threshold: 0.5)
    for time in stride(from: end, through: end + 3, by: 0.01) {
      #expect(abs(spring.displacement(at: time)) < 0.5)
    }
    #expect(CriticalSpring(displacement: 0, velocity: 0).duration(threshold: 0) == 0)
    // It is below 100 from the start.
    #expect(CriticalSpring(displacement: 1, velocity: 0).duration(threshold: 100) == 0)
  }

  @Test("a stiffness or mass that cannot pull is replaced by the defaults")
  func oddSpring() {
    let usual = CriticalSpring(displacement: 50, velocity: 0)
    for bad in [0, -1, CGFloat.nan, .infinity] {
      #expect(CriticalSpring(displacement: 50, velocity: 0, stiffness: bad) == usual)
      #expect(CriticalSpring(displacement: 50, velocity: 0, mass: bad) == usual)
    }
  }

  @Test("no combination of odd numbers gives NaN")
  func neverNaN() {
    for first in oddNumbers {
      for second in oddNumbers {
        for third in oddNumbers {
          let spring = CriticalSpring(displacement: first, velocity: second, stiffness: third)
          #expect(!spring.displacement(at: Double(third)).isNaN)
          #expect(!spring.velocity(at: Double(third)).isNaN)
          #expect(!spring.duration(threshold: third).isNaN)
        }
      }
    }
  }
}
