import SwiftUI
import Testing

@testable import ViewTree

@Suite("Curves are functions of virtual time")
struct AnimationCurveTests {
  /// The y of a cubic curve at an x, found by walking its parameter: slow and independent.
  static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double
  {
    func point(_ s: Double, _ a: Double, _ b: Double) -> Double {
      3 * pow(1 - s, 2) * s * a + 3 * (1 - s) * s * s * b + pow(s, 3)
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if point(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return point(low, y1, y2)
  }

  private func progress(_ animation: Animation, at times: Double...) -> [Double?] {
    times.map { animation.progress(at: $0) }
  }

  @Test("linear covers a share of the way equal to the share of its duration, then is over")
  func linear() {
    #expect(progress(.linear(duration: 2), at: 0, 0.5, 2) == [0, 0.25, nil])
    #expect(progress(.linear, at: 0.175, 0.35) == [0.5, nil])
  }

  @Test(
    "the easing curves are the cubic curves of their control points",
    arguments: [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99])
  func easing(x: Double) throws {
    let curves: [(Animation, (Double, Double, Double, Double))] = [
      (.easeIn(duration: 1), (0.42, 0, 1, 1)),
      (.easeOut(duration: 1), (0, 0, 0.58, 1)),
      (.easeInOut(duration: 1), (0.42, 0, 0.58, 1)),
      (.timingCurve(0.25, 0.1, 0.25, 1, duration: 1), (0.25, 0.1, 0.25, 1)),
      (.timingCurve(0.3, -0.6, 0.7, 1.6, duration: 1), (0.3, -0.6, 0.7, 1.6)),
      (.timingCurve(0, 0, 0, 1, duration: 1), (0, 0, 0, 1)),
    ]
    for (animation, c) in curves {
      let expected = Self.cubic(c.0, c.1, c.2, c.3, at: x)
      #expect(abs(try #require(animation.progress(at: x)) - expected) < 1e-9)
    }
  }

  @Test("a spring without bounce is the critically damped one: 1 - e^(-wt)(1 + wt), w = 2 pi / d")
  func criticalSpring() throws {
    for (animation, response) in [
      (Animation.default, 0.55), (.spring, 0.5), (.smooth(duration: 2), 2),
      (.spring(response: 0.3, dampingFraction: 1), 0.3),
      (.interpolatingSpring(duration: 0.5), 0.5),
    ] {
      let w = 2 * Double.pi / response
      for t in [0.0, 0.01, 0.1, 0.2] {
        let expected = 1 - exp(-w * t) * (1 + w * t)
        #expect(abs(try #require(animation.progress(at: t)) - expected) < 1e-12)
      }
    }
  }

  @Test(
    "a bouncing spring is a damped oscillation: damping fraction 1 - bounce",
    arguments: [.bouncy, .spring(response: 0.5, dampingFraction: 0.7)] as [Animation])
  func bouncingSpring(spring: Animation) throws {
    let z = 0.7
    let w = 2 * Double.pi / 0.5
    let wd = w * (1 - z * z).squareRoot()
    for t in [0.05, 0.2, 0.35, 0.5] {
      let expected = 1 - exp(-z * w * t) * (cos(wd * t) + z * w / wd * sin(wd * t))
      #expect(abs(try #require(spring.progress(at: t)) - expected) < 1e-12)
    }
  }

  @Test("an overdamped spring solves m x'' + c x' + k x = 0")
  func overdamped() throws {
    // k = 100, c = 25, m = 1: rates -5 and -20; from 1 at rest: (20 e^-5t - 5 e^-20t) / 15.
    let animation = Animation.interpolatingSpring(stiffness: 100, damping: 25)
    for t in [0.1, 0.3, 0.6] {
      let rest = (20 * exp(-5 * t) - 5 * exp(-20 * t)) / 15
      #expect(abs(try #require(animation.progress(at: t)) - (1 - rest)) < 1e-12)
    }
  }

  /// Rules: ANIM-1.2.2, ANIM-1.2.1.
  @Test("a spring is over once a thousandth is left, and logically complete after its response")
  func springEnds() throws {
    let spring = Animation.interpolatingSpring(duration: 1)
    // 1 - progress = e^-x (1 + x) falls to 0.001 between x = 9.2 and x = 9.3; x = 2 pi t.
    #expect(spring.progress(at: 9.2 / (2 * .pi)) != nil)
    #expect(spring.progress(at: 9.3 / (2 * .pi)) == nil)
    var context = AnimationContext<Double>()
    _ = spring.animate(value: 1, time: 0.99, context: &context)
    #expect(!context.isLogicallyComplete)
    _ = spring.animate(value: 1, time: 1, context: &context)
    #expect(context.isLogicallyComplete)
  }

  @Test("delay waits, speed divides the time, and the two follow their order")
  func timing() {
    let base = Animation.linear(duration: 1)
    #expect(progress(base.delay(0.5), at: 0.4, 0.75) == [0, 0.25])
    #expect(progress(base.speed(2), at: 0.25, 0.5) == [0.5, nil])
    // The delay inside runs on the fast clock: 1 s of delay passes in half a second.
    #expect(progress(base.delay(1).speed(2), at: 0.75) == [0.5])
    #expect(progress(base.speed(2).delay(1), at: 1.25) == [0.5])
  }

  @Test("a repetition goes back where it reverses, starts over where not, and counts both ways")
  func repetition() {
    let base = Animation.linear(duration: 1)
    let there = base.repeatCount(3, autoreverses: true)
    #expect(progress(there, at: 0.25, 1, 1.25, 2.25, 3) == [0.25, 1, 0.75, 0.25, nil])
    #expect(progress(base.repeatCount(2, autoreverses: false), at: 1.25, 2) == [0.25, nil])
    #expect(progress(base.repeatForever(), at: 1001.25) == [0.75])
    #expect(progress(base.delay(1).repeatForever(autoreverses: false), at: 3.5) == [0.5])
  }

  @Test("a fast spring takes over one of its speed as the usual ones do, and no other")
  func mergedAtSpeed() {
    let (usual, fast) = (Animation.spring(duration: 1), Animation.spring(duration: 1).speed(2))
    var (slowly, quickly) = (AnimationContext<Double>(), AnimationContext<Double>())
    #expect(usual.base.shouldMerge(previous: usual, value: 10, time: 0.5, context: &slowly))
    #expect(fast.base.shouldMerge(previous: fast, value: 10, time: 0.25, context: &quickly))
    let there = usual.animate(value: 30, time: 0.8, context: &slowly)
    #expect(there == fast.animate(value: 30, time: 0.4, context: &quickly))
    var fresh = AnimationContext<Double>()
    #expect(there != usual.animate(value: 30, time: 0.8, context: &fresh))
    for other in [usual, usual.speed(3)] {
      #expect(!fast.base.shouldMerge(previous: other, value: 10, time: 0.25, context: &quickly))
    }
  }

  @Test("a velocity is how fast the value changes, also of animations made of others")
  func velocities() throws {
    let animations: [Animation] = [
      .linear(duration: 2), .easeInOut(duration: 2), .easeIn(duration: 1).delay(0.25),
      .easeIn(duration: 2).speed(1.5), .spring(duration: 1, bounce: 0.3),
      .interpolatingSpring(stiffness: 100, damping: 25),
      .easeOut(duration: 2).logicallyComplete(after: 1), .linear(duration: 1).delay(5),
    ]
    for animation in animations {
      for time in [0.3, 0.5, 0.9] {
        let (before, after) = (
          animation.progress(at: time - 1e-5), animation.progress(at: time + 1e-5)
        )
        let change = try (#require(after) - #require(before)) / 2e-5
        let velocity = animation.velocity(
          value: 10, time: time, context: AnimationContext<Double>())
        #expect(abs(try #require(velocity) - 10 * change) < 1e-3, "\(animation) at \(time)")
      }
    }
  }

  @Test("of animations on top of one another each goes on from where those below it are")
  func combined() throws {
    var running = Animation.linear(duration: 10)
    var state = AnimationState<Double>()
    let second = Animation.linear(duration: 2)
    _ = CombinedAnimation.combine(&running, &state, value: 100, time: 1, with: second, goal: 200)
    _ = CombinedAnimation.combine(
      &running, &state, value: 100, time: 1.5, with: .linear(duration: 2), goal: 300)
    var context = AnimationContext<Double>()
    context.state = state
    // At 2 the first is at 20; the second half way from there to 200, at 110; the third a quarter of
    // the way from there to 300.
    let shown = try #require(running.animate(value: 300, time: 2, context: &context))
    #expect(abs(shown - 157.5) < 1e-9)
    // 10; 180 / 2 and half of the 10; 190 / 2 and three quarters of the 95.
    let velocity = running.velocity(value: 300, time: 2, context: context)
    #expect(abs(try #require(velocity) - 166.25) < 1e-9)
  }

  @Test("a length is that of all parts, and endless where an animation never ends")
  func lengths() {
    let base = Animation.linear(duration: 1)
    func lengths(_ animations: Animation...) -> [Double?] {
      animations.map { $0.duration(of: 1.0) }
    }
    #expect(lengths(base, base.delay(0.5), base.logicallyComplete(after: 0.5)) == [1, 1.5, 1])
    #expect(lengths(base.speed(4), base.speed(0.5), base.speed(1)) == [0.25, 2, 1])
    #expect(lengths(base.repeatCount(0), base.repeatCount(1), base.repeatCount(3)) == [1, 1, 3])
    #expect(
      lengths(base.speed(0), .linear(duration: 0).speed(0), base.repeatForever())
        == [.infinity, .infinity, .infinity])
    var context = AnimationContext<Double>()
    for (time, isComplete) in [(0.25, false), (0.5, true), (0.75, true)] {
      _ = base.logicallyComplete(after: 0.5).animate(value: 1, time: time, context: &context)
      #expect(context.isLogicallyComplete == isComplete)
    }
  }

  @Test("animations are equal when they say the same: the named springs are of half a second")
  func namedSprings() {
    #expect(Animation.linear(duration: 0.35) == .linear)
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.linear.delay(1) == Animation.linear.delay(1))
    #expect(Animation.linear.delay(1) != Animation.linear)
    #expect(Set([Animation.linear, .linear, .easeIn]).count == 2)
    #expect(Animation.spring() == .smooth)
    #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5, bounce: 0))
    #expect(
      Animation.interactiveSpring == .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25))
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring.snappy(extraBounce: 0.1) == Spring(duration: 0.5, bounce: 0.15 + 0.1))
    #expect(Spring.bouncy(extraBounce: 0.1) == Spring(duration: 0.5, bounce: 0.3 + 0.1))
  }

  /// A second long, without telling so.
  private struct Ramp: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < 1 ? value.scaled(by: time) : nil
    }
  }

  @Test("rounds of an animation that does not tell its length begin when the one before is over")
  func repeatedCustom() {
    func shown(_ animation: Animation) -> [Double?] {
      var context = AnimationContext<Double>()
      return [0.5, 1, 1.25, 2, 2.5, 3].map {
        animation.animate(value: 10, time: $0, context: &context)
      }
    }
    let ramp = Animation(Ramp())
    #expect(shown(ramp.repeatCount(3, autoreverses: true)) == [5, 10, 7.5, 0, 5, nil])
    #expect(shown(ramp.repeatCount(3, autoreverses: false)) == [5, 10, 2.5, 10, 5, nil])
    #expect(shown(ramp.repeatCount(2, autoreverses: false)).prefix(4) == [5, 10, 2.5, nil])
    #expect(shown(ramp.repeatCount(0)).prefix(2) == [5, nil])
    #expect(shown(ramp.repeatForever()) == [5, 10, 7.5, 0, 5, 10])
  }

  private struct Steps: CustomAnimation {
    let count: Int
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < 1 ? value.scaled(by: (time * Double(count)).rounded(.down) / Double(count)) : nil
    }
  }

  @Test("a custom animation is asked for each time, and repeats from where it says it is over")
  func custom() {
    let steps = Animation(Steps(count: 4))
    #expect(steps.progress(at: 0.6) == 0.5)
    #expect(steps == Animation(Steps(count: 4)))
    #expect(steps.base is Steps)
    var context = AnimationContext<Double>()
    let twice = steps.repeatCount(2)
    let shown = [0.6, 1.1, 1.7, 2.1].map {
      twice.animate(value: 8, time: $0, context: &context)
    }
    #expect(shown == [4, 8, 4, nil])
  }
}
