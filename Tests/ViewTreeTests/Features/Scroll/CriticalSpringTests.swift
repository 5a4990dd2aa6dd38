import Foundation
import Testing
import ViewSketches
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

  @Test("a weak spring pulls as weakly as it is given, and two negative numbers are none")
  func weakSpring() {
    // b = √0.25 = 0.5: after a second e^(-0.5) (40 + 0.5 · 40).
    let weak = CriticalSpring(displacement: 40, velocity: 0, stiffness: 0.25)
    #expect(isClose(weak.displacement(at: 1), exp(-0.5) * 60))
    // The quotient of both would be usable: b = √(400 / 1).
    let negative = CriticalSpring(displacement: 40, velocity: 0, stiffness: -400, mass: -1)
    #expect(negative == CriticalSpring(displacement: 40, velocity: 0))
    // The bounds of b themselves are usable: after 1 / b seconds 2 / e of the way is left.
    for b in [1e-6, 1e6] as [CGFloat] {
      let spring = CriticalSpring(displacement: 40, velocity: 0, stiffness: b * b)
      #expect(isClose(spring.displacement(at: Double(1 / b)), 80 / M_E), "\(b)")
    }
  }

  @Test("a start or velocity that is not a number is none")
  func oddStart() {
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      #expect(
        CriticalSpring(displacement: bad, velocity: 30)
          == CriticalSpring(displacement: 0, velocity: 30))
      #expect(
        CriticalSpring(displacement: 30, velocity: bad)
          == CriticalSpring(displacement: 30, velocity: 0))
    }
  }

  @Test("where one term vanishes the duration is that of the other")
  func durationOfOneTerm() {
    // v0 + b x0 = 0: what is left is 100 e^(-10 t), a quarter of a point after ln 400 / 10 s.
    let straight = CriticalSpring(displacement: 100, velocity: -1000)
    #expect(isClose(straight.duration(threshold: 0.5), log(400) / 10))
    #expect(isClose(straight.displacement(at: straight.duration(threshold: 0.5)), 0.25))
    // x0 = 0: 2 ln(4 v0 / (e b threshold)) / b.
    let bounce = CriticalSpring(displacement: 0, velocity: 1000)
    #expect(isClose(bounce.duration(threshold: 0.5), 2 * log(800 / M_E) / 10))
  }

  @Test("no combination of odd numbers gives NaN")
  func neverNaN() {
    forOddTriples { first, second, third in
      let spring = CriticalSpring(displacement: first, velocity: second, stiffness: third)
      #expect(!spring.displacement(at: Double(third)).isNaN)
      #expect(!spring.velocity(at: Double(third)).isNaN)
      #expect(!spring.duration(threshold: third).isNaN)
    }
  }
}
