import Foundation
import Testing

@testable import ViewTree

@Suite("ScrollMotion")
struct ScrollMotionTests {
  @Test("an animated scroll has gone no part of the way before it begins, and all from its end on")
  func animatedShare() {
    let scroll = ScrollAnimation(animation: .linear(duration: 2))
    #expect([-1, 0, 0.5, 2, 9].map { scroll.share(at: $0) } == [0, 0, 0.25, 1, 1])
    #expect(abs(scroll.speed(at: 1) - 0.5) < 1e-6 && scroll.speed(at: 9) == 0)
    #expect(scroll.duration == 2)
  }

  @Test("towards a chosen place the velocity is how fast the offset changes, until it arrives")
  func snapping() {
    // Fast enough to slow down to it, too slow, away from it.
    for velocity in [900, 100, -300] as [CGFloat] {
      let motion = SnapMotion(offset: 0, velocity: velocity, target: 200)
      #expect(motion.offset(at: 0) == 0 && abs(motion.velocity(at: 0) - velocity) < 1e-9)
      for time in [0.05, 0.2, 0.6] {
        let change = (motion.offset(at: time + 1e-5) - motion.offset(at: time - 1e-5)) / 2e-5
        #expect(abs(motion.velocity(at: time) - change) < 1e-3, "\(velocity) at \(time)")
      }
      #expect(abs(motion.offset(at: motion.duration) - 200) <= 0.5 + 1e-9)
    }
  }

  struct Sample: Decodable, Sendable {
    let t: Double
    let x: CGFloat
  }

  struct FlingRow: Decodable, Sendable {
    let x0, v0, maxOffset, vCross, peakOvershoot: CGFloat
    let tCross, tPeak: Double
    let samples: [Sample]
  }

  struct ReleaseRow: Decodable, Sendable {
    let x0, v0: CGFloat
    let samples: [Sample]
  }

  /// A content of 2000 in a viewport of 800 rests between 0 and 1200.
  let limits = ScrollLimits(content: 2000, viewport: 800)

  @Test(
    "a fling into an edge follows the table",
    arguments: try PhysicsFixture.rows(of: "flingIntoEdge", as: FlingRow.self))
  func fling(row: FlingRow) {
    #expect(limits.range.upperBound == row.maxOffset)
    let motion = ScrollMotion(offset: row.x0, velocity: row.v0, limits: limits)
    for sample in row.samples {
      #expect(isClose(motion.offset(at: sample.t), sample.x), "at \(sample.t)")
    }
    // The table's times are rounded to 1e-6 s; the velocity at the edge falls by about 20 · v each
    // second right after the crossing.
    #expect(isClose(motion.velocity(at: row.tCross), row.vCross, within: 20 * row.v0 * 1e-6))
    #expect(isClose(motion.offset(at: row.tPeak), row.maxOffset + row.peakOvershoot))
    #expect(motion.restOffset == row.maxOffset)
  }

  @Test(
    "a release while overscrolled springs back at once, as the table says",
    arguments: try PhysicsFixture.rows(of: "releaseWhileOverscrolled", as: ReleaseRow.self))
  func release(row: ReleaseRow) {
    let motion = ScrollMotion(offset: row.x0, velocity: row.v0, limits: limits)
    for sample in row.samples {
      #expect(isClose(motion.offset(at: sample.t), sample.x), "at \(sample.t)")
    }
    #expect(motion.restOffset == 0)
  }

  @Test("a fling that stays inside the limits is a plain deceleration")
  func inside() {
    let motion = ScrollMotion(offset: 300, velocity: 1000, limits: limits)
    let plain = Deceleration(position: 300, velocity: 1000)
    for time in stride(from: 0.0, through: 5, by: 0.25) {
      #expect(motion.offset(at: time) == plain.position(at: time))
      #expect(motion.velocity(at: time) == plain.velocity(at: time))
    }
    #expect(motion.restOffset == plain.restPosition)
    #expect(motion.duration == plain.duration(threshold: 0.5))
    // A release at rest stays and takes no time.
    let atRest = ScrollMotion(offset: 300, velocity: 0, limits: limits)
    #expect(atRest.offset(at: 1) == 300 && atRest.duration == 0)
  }

  @Test("a fling outward at the edge is a bounce from there, one inward a deceleration")
  func atTheEdge() {
    let bounce = CriticalSpring(displacement: 0, velocity: -1000)
    // However soon a rate stops the content: after a millisecond a tenth is left, after a second
    // 10^-1000, which is 0 as a number.
    for rate in [0.998, 0.1] as [CGFloat] {
      let outward = ScrollMotion(offset: 0, velocity: -1000, limits: limits, rate: rate)
      #expect(outward.offset(at: 0.1) == bounce.displacement(at: 0.1))
      #expect(outward.restOffset == 0)
    }
    let inward = ScrollMotion(offset: 0, velocity: 1000, limits: limits)
    #expect(inward.offset(at: 0.1) == Deceleration(position: 0, velocity: 1000).position(at: 0.1))
  }

  @Test("the content that has bounced does not leave the edge on the other side")
  func neverCrossesAgain() {
    let motion = ScrollMotion(offset: 1100, velocity: 2000, limits: limits)
    for time in stride(from: 0.06, through: 3, by: 0.01) {
      #expect(motion.offset(at: time) > 1200)
    }
  }

  @Test("the frame rate does not change the motion: a restart at any frame continues it")
  func frameRate() {
    let whole = ScrollMotion(offset: 1100, velocity: 2000, limits: limits)
    for framesPerSecond in [24.0, 60, 120] {
      var stepped = whole
      for _ in 0..<Int(framesPerSecond) {
        let frame = 1 / framesPerSecond
        stepped = ScrollMotion(
          offset: stepped.offset(at: frame), velocity: stepped.velocity(at: frame), limits: limits)
      }
      #expect(isClose(stepped.offset(at: 0), whole.offset(at: 1)), "\(framesPerSecond)")
    }
  }

  @Test("after its duration the content is within half a point of its rest offset")
  func duration() {
    for (offset, velocity) in [(300, 1000), (1100, 2000), (-80, 0), (-80, 3000), (1250, -200)] {
      let motion = ScrollMotion(
        offset: CGFloat(offset), velocity: CGFloat(velocity), limits: limits)
      let distance = motion.offset(at: motion.duration) - motion.restOffset
      #expect(abs(distance) <= 0.5 + PhysicsFixture.tolerance, "from \(offset) at \(velocity)")
    }
  }

  @Test("no combination of odd numbers gives NaN")
  func neverNaN() {
    forOddTriples { first, second, third in
      let motion = ScrollMotion(
        offset: first, velocity: second, limits: ScrollLimits(content: third, viewport: 800))
      for time in [0, 0.1, -1, Double.nan, .infinity] {
        #expect(!motion.offset(at: time).isNaN)
        #expect(!motion.velocity(at: time).isNaN)
      }
      #expect(!motion.duration.isNaN && !motion.restOffset.isNaN)
    }
  }

  @Test("a spring that swings inside goes on when only the other end moves")
  func continuedSpring() {
    let motion = ScrollMotion(offset: -50, velocity: 1500, limits: limits)
    let longer = ScrollLimits(content: 2100, viewport: 800)
    // From -50 with 1500 a second: x = (-50 + 1000 t) e^(-10 t), so 13.48 after 0.08 s.
    #expect(isClose(motion.offset(at: 0.08), 30 * exp(-0.8)))
    let continued = motion.continued(at: 0.08, by: 0, in: longer)
    #expect(continued.restOffset == 0)
    let moved = motion.continued(
      at: 0.08, by: 40, in: ScrollLimits(content: 2000, viewport: 800, insetTop: -40))
    for time in stride(from: 0.0, through: 2, by: 0.1) {
      #expect(isClose(continued.offset(at: time), motion.offset(at: 0.08 + time)))
      #expect(isClose(moved.offset(at: time), motion.offset(at: 0.08 + time) + 40))
    }
  }

  @Test("a spring whose edge has moved away lets the content go on")
  func continuedBeyondEdge() {
    let motion = ScrollMotion(offset: 1100, velocity: 1000, limits: limits)
    let time = 0.2
    // The deceleration meets 1200 after ln(1 - 100 k / 1000) / -k, k = 2.002: 0.11 s.
    #expect(motion.offset(at: time) > 1200)
    let longer = ScrollLimits(content: 5000, viewport: 800)
    #expect(
      motion.continued(at: time, by: 0, in: longer)
        == ScrollMotion(
          offset: motion.offset(at: time), velocity: motion.velocity(at: time), limits: longer))
  }
}
