/// The motion of a damped spring, in closed form.
///
/// With the natural frequency ω = √(stiffness / mass) and the damping ratio ζ, the distance r from
/// the target satisfies r'' + 2ζω r' + ω² r = 0.
///
/// - Units: seconds; the value's own unit; mass 1 unless set.
/// - Infinity: a response of 0 is infinitely stiff: the target is reached at once.
/// - NaN: a parameter that is not a number counts as 0.
/// - Source: Apple documentation, `Spring`; WWDC23 "Animate with springs" for duration and bounce.
public struct Spring: Hashable, Sendable {
  /// The mass at the spring's end.
  public let mass: Double
  /// Radians per second.
  private let frequency: Double
  /// 0 oscillates for ever, 1 is critically damped, more is overdamped.
  public let dampingRatio: Double

  private init(frequency: Double, dampingRatio: Double, mass: Double) {
    self.frequency = frequency > 0 ? frequency : 0
    self.dampingRatio = dampingRatio > 0 ? dampingRatio : 0
    self.mass = mass > 0 ? mass : 1
  }

  /// A spring by its duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: the period without damping.
  ///   - bounce: 0 is critical, 1 undamped, -1 infinitely damped.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(
      frequency: response > 0 ? 2 * .pi / response : .infinity, dampingRatio: dampingRatio,
      mass: 1)
  }

  /// - Parameters:
  ///   - mass: the mass attached to the spring.
  ///   - stiffness: the force per unit of stretch.
  ///   - damping: the opposing force per unit of speed; the critical value is twice the square root
  ///     of mass times stiffness.
  ///   - allowOverDamping: whether damping above the critical value is kept.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// A spring that comes within `epsilon` of its target, from a distance of 1, after a time.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    // Time scales with the response: the settling duration for a response of 1 gives the factor.
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let duration = unit.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: epsilon)
    self.init(
      response: duration.isFinite && duration > 0 ? settlingDuration / duration : settlingDuration,
      dampingRatio: dampingRatio)
  }

  static func dampingRatio(bounce: Double) -> Double {
    if bounce <= -1 { return .infinity }
    return bounce < 0 ? 1 / (1 + bounce) : max(1 - bounce, 0)
  }

  public static var smooth: Spring { smooth() }
  public static var snappy: Spring { snappy() }
  public static var bouncy: Spring { bouncy() }

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public var stiffness: Double { mass * frequency * frequency }
  public var damping: Double { 2 * dampingRatio * mass * frequency }
  /// The period without damping.
  public var response: Double { 2 * .pi / frequency }
  /// The perceived duration, which is the response.
  public var duration: Double { response }
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// Seconds from rest at a distance of 1 until a thousandth of it remains.
  public var settlingDuration: Double {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  // MARK: Motion

  /// The motion from a distance of 1 (p) and from a velocity of 1 (q): r = p·r0 + q·r0'.
  private struct Response {
    var p: Double
    var q: Double
    var dp: Double
    var dq: Double
  }

  private func response(at time: Double) -> Response {
    let t = max(time, 0)
    if t == 0 { return Response(p: 1, q: 0, dp: 0, dq: 1) }
    guard frequency.isFinite else { return Response(p: 0, q: 0, dp: 0, dq: 0) }
    guard dampingRatio.isFinite else { return Response(p: 1, q: 0, dp: 0, dq: 0) }
    guard frequency > 0 else { return Response(p: 1, q: t, dp: 0, dq: 1) }
    let decay = dampingRatio * frequency
    if dampingRatio == 1 {
      let rest = exp(-decay * t)
      return Response(
        p: rest * (1 + decay * t), q: rest * t, dp: -rest * decay * decay * t,
        dq: rest * (1 - decay * t))
    }
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let rest = exp(-decay * t)
      let (c, s) = (cos(swing * t), sin(swing * t))
      return Response(
        p: rest * (c + decay / swing * s), q: rest * s / swing,
        dp: -rest * frequency * frequency / swing * s, dq: rest * (c - decay / swing * s))
    }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    // The slower rate is the product divided by the faster one: a difference would cancel.
    let fast = -decay - spread
    let slow = frequency * frequency / fast
    let (e1, e2) = (exp(slow * t), exp(fast * t))
    let width = slow - fast
    return Response(
      p: (slow * e2 - fast * e1) / width, q: (e1 - e2) / width,
      dp: slow * fast * (e2 - e1) / width, dq: (slow * e1 - fast * e2) / width)
  }

  /// The value after a time, from zero towards a target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let response = response(at: time)
    return target - target.scaled(by: response.p) + initialVelocity.scaled(by: response.q)
  }

  /// The velocity after a time.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let response = response(at: time)
    return initialVelocity.scaled(by: response.dq) - target.scaled(by: response.dp)
  }

  /// Advances a value and its velocity by a time.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let distance = target - value
    let moved = value + self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
    value = moved
  }

  /// The force on a mass at a position, moving at a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The seconds after which the value stays within `epsilon` of the target, as an upper bound.
  ///
  /// - Infinity: an undamped or infinitely damped spring never settles.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    let distance = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    guard distance > 0 || speed > 0, distance + speed < .infinity, frequency.isFinite else {
      return 0
    }
    guard dampingRatio > 0, dampingRatio.isFinite, frequency > 0, epsilon > 0 else {
      return .infinity
    }
    let bound = envelope(distance, target: target, velocity: initialVelocity)
    // After its peak the bound falls: the last moment above epsilon lies between two doublings.
    var high = 1 / frequency
    while bound(high) > epsilon || bound(high * 1.5) > bound(high) { high *= 2 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  /// A bound on the distance that decreases after its peak.
  private func envelope<V: VectorArithmetic>(
    _ distance: Double, target: V, velocity: V
  ) -> (Double) -> Double {
    let decay = dampingRatio * frequency
    let drift = (target.scaled(by: decay) - velocity).magnitudeSquared.squareRoot()
    if dampingRatio == 1 { return { exp(-decay * $0) * (distance + drift * $0) } }
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return { exp(-decay * $0) * (distance + drift / swing) }
    }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let slow = frequency * frequency / (decay + spread)
    return { exp(-slow * $0) * (distance + drift / spread) }
  }
}

extension Spring {
  /// The value after a time, from one animatable value towards another.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    var result = fromValue
    let from = fromValue.animatableData
    result.animatableData =
      from
      + value(
        target: toValue.animatableData - from, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    let from = fromValue.animatableData
    result.animatableData = force(
      target: toValue.animatableData - from, position: position.animatableData - from,
      velocity: velocity.animatableData)
    return result
  }

  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> Double {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
