/// A unit curve stretched over a time.
///
/// - Shape: a duration of 0 or less is over at once.
struct CurveAnimation: BoundedAnimation {
  let curve: UnitCurve
  let duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }

  func duration<V: VectorArithmetic>(of value: V) -> Double? { max(duration, 0) }
}

extension Animation {
  private static let usualDuration = 0.35

  public static let linear = linear(duration: usualDuration)
  public static let easeIn = easeIn(duration: usualDuration)
  public static let easeOut = easeOut(duration: usualDuration)
  public static let easeInOut = easeInOut(duration: usualDuration)

  /// At constant speed.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Starts slowly.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Starts and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Along a custom curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }

  /// Along a cubic curve from (0, 0) to (1, 1) by two control points.
  public static func timingCurve(
    _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(.bezier(c0x, c0y, c1x, c1y), duration: duration)
  }
}
