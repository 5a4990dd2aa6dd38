/// A fling that slows down without further input, as a function of time.
///
/// The velocity is multiplied by the rate every millisecond. With k = -1000 ln rate the velocity is
/// v0 · e^(-kt) and the position x0 + v0 (1 - e^(-kt)) / k; velocity is linear in position, so a
/// motion started again from any of its own moments is the same motion.
///
/// - Units: points, seconds, points per second; the rate is per millisecond.
/// - NaN: a position or velocity that is not finite counts as 0. Times before the start, and NaN,
///   count as the start.
/// - Errors: none. A rate of 0 or less, or NaN, stops at once; a rate of 1 or more never slows down.
/// - Source: rates 0.998 and 0.99 as printed by UIKit; continuous form of the 1 ms steps shown at
///   WWDC 2018, session 803, which rests 0.1 % nearer at rate 0.998.
/// - Checked by: `DecelerationTests`, "a motion started again midway is the same motion".
public struct Deceleration: Equatable, Sendable {
  private let start: CGFloat
  private let startVelocity: CGFloat
  /// The k of the formula, per second: 0 never slows down, infinity stops at once.
  private let decay: CGFloat

  public init(position: CGFloat, velocity: CGFloat, rate: CGFloat = 0.998) {
    start = position.isFinite ? position : 0
    startVelocity = velocity.isFinite ? velocity : 0
    decay = rate > 0 ? max(0, -1000 * log(rate)) : .infinity
  }

  /// The position after that many seconds.
  ///
  /// - Infinity: after an infinite time, the rest position.
  public func position(at time: Double) -> CGFloat {
    let elapsed = CGFloat(time)
    guard elapsed > 0, startVelocity != 0 else { return start }
    guard decay > 0 else { return start + startVelocity * elapsed }
    guard decay.isFinite else { return start }
    return start - startVelocity / decay * expm1(-decay * elapsed)
  }

  /// The velocity after that many seconds.
  public func velocity(at time: Double) -> CGFloat {
    let elapsed = CGFloat(time)
    guard elapsed > 0, decay > 0 else { return decay.isFinite ? startVelocity : 0 }
    return startVelocity * exp(-decay * elapsed)
  }

  /// The position that the motion approaches.
  ///
  /// - Infinity: with a rate of 1 or more and a velocity, infinity in its direction.
  public var restPosition: CGFloat {
    position(at: .infinity)
  }

  /// The seconds until the motion is at that position.
  ///
  /// - Nil: when it is never there: behind the start, or at or past the rest position; NaN too.
  public func time(toReach position: CGFloat) -> Double? {
    let distance = position - start
    guard distance != 0 else { return 0 }
    guard decay.isFinite, distance / startVelocity > 0 else { return nil }
    let withoutSlowing = distance / startVelocity
    guard decay > 0 else { return withoutSlowing.isFinite ? Double(withoutSlowing) : nil }
    let lostShare = decay * withoutSlowing
    return lostShare < 1 ? Double(-log1p(-lostShare) / decay) : nil
  }

  /// The seconds until the rest position is nearer than the threshold; 0 when it already is.
  ///
  /// - Infinity: for a threshold of 0 or less or NaN, and for a rate of 1 or more, while it moves.
  public func duration(threshold: CGFloat) -> Double {
    guard startVelocity != 0, decay.isFinite else { return 0 }
    guard threshold > 0, decay > 0 else { return .infinity }
    return Double(max(0, log(abs(startVelocity) / decay / threshold) / decay))
  }
}
