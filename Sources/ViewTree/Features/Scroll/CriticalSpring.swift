/// A critically damped spring that pulls overscrolled content back to its edge.
///
/// With b = √(stiffness / mass) the displacement from the edge is e^(-bt) (x0 + (v0 + b·x0) t).
/// From the edge at velocity v it peaks after 1/b seconds at v / (b·e), and comes back without
/// crossing the edge again.
///
/// - Units: points from the edge, seconds, points per second.
/// - NaN: a displacement or velocity that is not finite counts as 0. Times before the start, and NaN,
///   count as the start.
/// - Errors: none. A pair of stiffness and mass whose b is not between 10⁻⁶ and 10⁶ per second
///   (zero, negative, infinite and NaN values among them) is replaced by the defaults, so that
///   content always comes back.
/// - Source: Apple does not publish the spring; ScrollMechanics' example uses mass 1, stiffness 100.
/// - Checked by: `CriticalSpringTests`, "a bounce from the edge does not cross it again".
public struct CriticalSpring: Equatable, Sendable {
  private let start: CGFloat
  private let startVelocity: CGFloat
  /// The b of the formula, per second.
  private let decay: CGFloat

  public init(
    displacement: CGFloat, velocity: CGFloat, stiffness: CGFloat = 100, mass: CGFloat = 1
  ) {
    start = displacement.isFinite ? displacement : 0
    startVelocity = velocity.isFinite ? velocity : 0
    let given = (stiffness / mass).squareRoot()
    let isUsable = stiffness > 0 && (1e-6...1e6).contains(given)
    decay = isUsable ? given : 10
  }

  /// The displacement from the edge after that many seconds.
  ///
  /// - Infinity: after an infinite time, 0.
  public func displacement(at time: Double) -> CGFloat {
    guard time > 0 else { return start }
    let elapsed = CGFloat(time)
    let remaining = exp(-decay * elapsed)
    // The factor grows without bound while `remaining` vanishes; infinity times 0 would be NaN.
    guard remaining > 0 else { return 0 }
    return remaining * start + remaining * elapsed * drift
  }

  /// The velocity after that many seconds.
  public func velocity(at time: Double) -> CGFloat {
    guard time > 0 else { return startVelocity }
    let elapsed = CGFloat(time)
    let remaining = exp(-decay * elapsed)
    guard remaining > 0 else { return 0 }
    return remaining * startVelocity - remaining * elapsed * decay * drift
  }

  /// The seconds after which the displacement stays below the threshold, as an upper bound.
  ///
  /// Each of the two terms of the formula is brought below half the threshold.
  ///
  /// - Infinity: for a threshold of 0 or less or NaN, while anything moves.
  /// - Source: ScrollMechanics, `SpringTimingParameters.swift`.
  public func duration(threshold: CGFloat) -> Double {
    guard start != 0 || startVelocity != 0 else { return 0 }
    guard threshold > 0 else { return .infinity }
    let ofDisplacement = log(2 * abs(start) / threshold) / decay
    let ofDrift = 2 * log(4 * abs(drift) / (M_E * decay * threshold)) / decay
    return Double(max(0, ofDisplacement, ofDrift))
  }

  /// The v0 + b·x0 of the formula.
  private var drift: CGFloat {
    startVelocity + decay * start
  }
}
