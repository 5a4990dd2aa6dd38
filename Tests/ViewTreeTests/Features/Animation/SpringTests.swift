import SwiftUI
import Testing

@Suite("A spring's parameters and motion")
struct SpringTests {
  @Test("duration and bounce give stiffness (2 pi / d)^2 and damping 4 pi (1 - b) / d")
  func parameters() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - pow(2 * .pi / 0.5, 2)) < 1e-9)
    #expect(abs(spring.damping - 4 * .pi * 0.7 / 0.5) < 1e-9)
    #expect(spring.mass == 1)
    #expect(abs(spring.response - 0.5) < 1e-12)
    #expect(abs(spring.bounce - 0.3) < 1e-12)
    #expect(abs(Spring(duration: 0.5, bounce: -0.5).dampingRatio - 2) < 1e-12)
    #expect(abs(Spring(duration: 0.5, bounce: -0.5).bounce + 0.5) < 1e-12)
    #expect(Spring(mass: 2, stiffness: 50, damping: 20).dampingRatio == 1)
    #expect(Spring(mass: 2, stiffness: 50, damping: 40).dampingRatio == 1)
    #expect(Spring(mass: 2, stiffness: 50, damping: 40, allowOverDamping: true).dampingRatio == 2)
  }

  @Test(
    "value and velocity agree with small steps of the spring's force", arguments: [0.4, 1, 1.7])
  func motion(ratio: Double) {
    let spring = Spring(response: 0.8, dampingRatio: ratio)
    var x = 0.0
    var v = 3.0
    let dt = 1e-5
    for _ in 0..<50_000 {
      v += spring.force(target: 10.0, position: x, velocity: v) * dt
      x += v * dt
    }
    #expect(abs(spring.value(target: 10.0, initialVelocity: 3, time: 0.5) - x) < 0.01)
    #expect(abs(spring.velocity(target: 10.0, initialVelocity: 3, time: 0.5) - v) < 0.05)
  }

  @Test("moving on in two steps is the same as in one")
  func update() {
    let spring = Spring(duration: 0.6, bounce: 0.2)
    var value = 1.0
    var velocity = -2.0
    spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.1)
    spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.15)
    // Under-damped, from 4 below its target: x = e^(-zwt) (a cos dt + b sin dt), after 0.25 s.
    let (w, z, t) = (2 * Double.pi / 0.6, 0.8, 0.25)
    let d = w * (1 - z * z).squareRoot()
    let (a, b) = (-4.0, (-2 + z * w * -4) / d)
    let x = exp(-z * w * t) * (a * cos(d * t) + b * sin(d * t))
    let slope = exp(-z * w * t) * (b * cos(d * t) - a * sin(d * t)) * d
    #expect(abs(value - (5 + x)) < 1e-9)
    #expect(abs(velocity - (slope - z * w * x)) < 1e-9)
  }

  @Test("a spring made for a settling duration has it", arguments: [0.5, 1, 1.5])
  func settling(ratio: Double) {
    let spring = Spring(settlingDuration: 2, dampingRatio: ratio)
    #expect(abs(spring.settlingDuration - 2) < 1e-6)
    #expect(abs(1 - spring.value(target: 1.0, time: 2)) <= 0.001 + 1e-9)
    #expect(Spring(response: 1, dampingRatio: 0).settlingDuration == .infinity)
  }

  @Test("a settling duration counts the velocity at the start", arguments: [-30.0, 0, 30])
  func settlingWithVelocity(velocity: Double) {
    func settling(_ ratio: Double) -> Double {
      Spring(response: 1, dampingRatio: ratio)
        .settlingDuration(target: 10.0, initialVelocity: velocity, epsilon: 0.01)
    }
    let w = 2 * Double.pi
    // Critically damped the distance is e^(-wt) (10 + (10 w - v) t).
    let critical = settling(1)
    #expect(abs(exp(-w * critical) * (10 + (10 * w - velocity) * critical) - 0.01) < 1e-6)
    // Half damped it stays below e^(-wt/2) (10 + (5 w - v) / (w sqrt(3/4))).
    let bound = 10 + abs(5 * w - velocity) / (w * 0.75.squareRoot())
    #expect(abs(settling(0.5) - 2 * log(bound / 0.01) / w) < 1e-6)
    // Damped twice it stays below e^(-st) (10 + (20 w - v) / p), p = w sqrt(3), s = w / (2 + sqrt(3)).
    let spread = 3.0.squareRoot()
    let slowBound = 10 + abs(20 * w - velocity) / (w * spread)
    #expect(abs(settling(2) - (2 + spread) * log(slowBound / 0.01) / w) < 1e-6)
  }

  @Test("a spring that is stiff or damped without end keeps nothing of the speed at its start")
  func withoutEnd() {
    for time in [0.001, 1, 100] {
      let stiff = Spring(response: 0, dampingRatio: 1)
      #expect(stiff.value(target: 7.0, initialVelocity: 3, time: time) == 7)
      #expect(stiff.velocity(target: 7.0, initialVelocity: 3, time: time) == 0)
      #expect(stiff.settlingDuration == 0)
      let held = Spring(duration: 1, bounce: -1)
      #expect(held.value(target: 7.0, initialVelocity: 3, time: time) == 0)
      #expect(held.velocity(target: 7.0, initialVelocity: 3, time: time) == 0)
    }
  }

  /// It is the same spring in another unit of time.
  @Test("a spring that is slower by a factor settles later by it", arguments: [0.3, 1, 1.8])
  func slower(ratio: Double) {
    let settling = Spring(response: 1, dampingRatio: ratio).settlingDuration
    for factor in [0.1, 20, 1000] {
      let spring = Spring(response: factor, dampingRatio: ratio)
      #expect(abs(spring.settlingDuration / settling / factor - 1) < 1e-9)
    }
  }

  @Test(
    "no spring settles without a force or a distance that it may be off, and none from endlessly far"
  )
  func settlesNever() {
    #expect(Spring(response: .infinity, dampingRatio: 1).settlingDuration == .infinity)
    let spring = Spring(response: 1, dampingRatio: 1)
    func settling(_ target: Double, _ velocity: Double, _ epsilon: Double = 0.01) -> Double {
      spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: epsilon)
    }
    #expect([0, -1].map { settling(1, 0, $0) } == [.infinity, .infinity])
    #expect([settling(.infinity, 0), settling(1, .infinity), settling(0, 0)] == [0, 0, 0])
    #expect(settling(0, 1) > 0)
  }

  @Test("what pulls at nothing goes on as it was thrown", arguments: [0.5, 1, 2])
  func withoutForce(ratio: Double) {
    let spring = Spring(response: .infinity, dampingRatio: ratio)
    for time in [0.5, 2] {
      #expect(spring.value(target: 7.0, initialVelocity: 3, time: time) == 3 * time)
      #expect(spring.velocity(target: 7.0, initialVelocity: 3, time: time) == 3)
    }
  }

  @Test("parameters that are no numbers, or less than 0, count as 0", arguments: [-1, .nan])
  func noNumbers(parameter: Double) {
    #expect(Spring(response: 1, dampingRatio: parameter).dampingRatio == 0)
    #expect(Spring(mass: 1, stiffness: parameter, damping: 1).stiffness == 0)
    #expect(Spring(response: 1, dampingRatio: 0.4).dampingRatio == 0.4)
  }

  /// Damped that much it creeps by e^(-wt / 2z): after 2z / w seconds the e-th part is left.
  @Test("a creeping spring keeps its pace", arguments: [1e4, 1e6, 1e8])
  func creeping(ratio: Double) {
    let spring = Spring(response: 2 * .pi, dampingRatio: ratio)
    #expect(abs(spring.value(target: 1.0, time: 2 * ratio) - (1 - exp(-1))) < 1e-6)
    #expect(abs(spring.velocity(target: 1.0, time: 2 * ratio) * 2 * ratio - exp(-1)) < 1e-6)
  }

  @Test("mass, stiffness and damping come back, and what is no mass counts as 1")
  func physical() {
    let spring = Spring(mass: 2, stiffness: 50, damping: 12)
    #expect(spring.mass == 2)
    #expect(abs(spring.stiffness - 50) < 1e-9)
    #expect(abs(spring.damping - 12) < 1e-9)
    // The frequency is the root of 50 / 2: 5 radians a second.
    #expect(abs(spring.response - 2 * .pi / 5) < 1e-12)
    for mass in [0, -2, .nan] {
      #expect(Spring(mass: mass, stiffness: 50, damping: 12).mass == 1)
    }
  }

  @Test("a spring moves animatable values by their animated part")
  func animatableValues() {
    let spring = Spring(duration: 1)
    let share = spring.value(target: 1.0, time: 0.25)
    let (start, end) = (CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 40))
    let moved = spring.value(fromValue: start, toValue: end, initialVelocity: .zero, time: 0.25)
    #expect(abs(moved.x - (10 + 10 * share)) < 1e-9)
    #expect(abs(moved.y - 40 * share) < 1e-9)
    let push = CGPoint(x: 3, y: 0)
    let velocity = spring.velocity(
      fromValue: start, toValue: end, initialVelocity: push, time: 0.25)
    #expect(velocity.x == spring.velocity(target: 10.0, initialVelocity: 3, time: 0.25))
    #expect(velocity.y == spring.velocity(target: 40.0, time: 0.25))
    // From the target of the way at 12, two of its ten points.
    let force = spring.force(
      fromValue: start, toValue: end, position: CGPoint(x: 12, y: 5), velocity: push)
    #expect(force.x == spring.force(target: 10.0, position: 2, velocity: 3))
    #expect(force.y == spring.force(target: 40.0, position: 5, velocity: 0))
    #expect(
      spring.settlingDuration(fromValue: 10.0, toValue: 14.0, initialVelocity: 3, epsilon: 0.01)
        == spring.settlingDuration(target: 4.0, initialVelocity: 3, epsilon: 0.01))
  }
}
