/// A spring that takes over position and velocity from the animation before it.
///
/// It is logically complete after its response. It is over once it also stays within a thousandth
/// of the value's unit.
///
/// Blending the response of one spring into that of the next (`blendDuration`) is not modelled: the
/// new spring applies at once. Source: Apple documentation, "persistent spring animation".
struct FluidSpringAnimation: BoundedAnimation {
  let spring: Spring
  var blendDuration = 0.0

  /// The offset and velocity at which a spring took over from another animation.
  struct Start<V: VectorArithmetic>: AnimationStateKey {
    var time = 0.0
    var offset = V.zero
    var velocity = V.zero

    static var defaultValue: Start { Start() }
  }

  private static var tolerance: Double { 0.001 }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let start = context.state[Start<V>.self]
    let elapsed = time - start.time
    let distance = value - start.offset
    if elapsed >= spring.response {
      context.isLogicallyComplete = true
      let end = spring.settlingDuration(
        target: distance, initialVelocity: start.velocity, epsilon: Self.tolerance)
      guard elapsed < end else { return nil }
    }
    return start.offset
      + spring.value(target: distance, initialVelocity: start.velocity, time: elapsed)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let start = context.state[Start<V>.self]
    return spring.velocity(
      target: value - start.offset, initialVelocity: start.velocity, time: time - start.time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    let offset = previous.animate(value: value, time: time, context: &context) ?? value
    context.state[Start<V>.self] = Start(time: time, offset: offset, velocity: velocity)
    context.isLogicallyComplete = false
    return true
  }

  func duration<V: VectorArithmetic>(of value: V) -> Double? {
    let settling = spring.settlingDuration(target: value, epsilon: Self.tolerance)
    return max(settling, spring.response)
  }
}

/// The default animation of a change: a spring of response 0.55 without bounce.
///
/// Source: ANIM-1.2.1.
struct DefaultAnimation: BoundedAnimation {
  private static let curve = FluidSpringAnimation(spring: Spring(response: 0.55, dampingRatio: 1))

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    Self.curve.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    Self.curve.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    Self.curve.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  func duration<V: VectorArithmetic>(of value: V) -> Double? { Self.curve.duration(of: value) }
}

/// A spring from 0 to 1 that scales a value; several can run on top of one another.
///
/// Source: Apple documentation, `interpolatingSpring`.
struct InterpolatingSpringAnimation: BoundedAnimation {
  let spring: Spring
  /// In units of the whole change per second.
  let initialVelocity: Double

  private var end: Double {
    let settling = spring.settlingDuration(
      target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
    return max(settling, spring.response)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= spring.response {
      context.isLogicallyComplete = true
      guard time < end else { return nil }
    }
    return value.scaled(
      by: spring.value(target: 1.0, initialVelocity: initialVelocity, time: time))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    value.scaled(by: spring.velocity(target: 1.0, initialVelocity: initialVelocity, time: time))
  }

  func duration<V: VectorArithmetic>(of value: V) -> Double? { end }
}

extension Animation {
  /// A spring by its duration and bounce; see ``Spring/init(duration:bounce:)``.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring by its undamped period and its fraction of critical damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(FluidSpringAnimation(spring: spring, blendDuration: blendDuration))
  }

  public static var spring: Animation { spring(duration: 0.5) }

  /// A quick spring, for views that follow a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A spring that adds to those already running.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }

  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  public static var smooth: Animation { smooth(duration: 0.5) }
  public static var snappy: Animation { snappy(duration: 0.5) }
  public static var bouncy: Animation { bouncy(duration: 0.5) }
}
