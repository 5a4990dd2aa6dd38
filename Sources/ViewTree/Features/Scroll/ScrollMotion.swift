/// The motion of a scroll view's content after the finger has left it.
///
/// Steps:
/// 1. Past an edge, or at it and moving outward: a spring brings the content back to that edge.
/// 2. Inside the limits: a deceleration, until it rests or meets an edge.
/// 3. At the edge: the spring takes over with the velocity of the crossing.
///
/// A function of time: evaluating it at any moments, in any order, gives the same offsets.
///
/// - Units: points of content offset, seconds, points per second.
/// - NaN: an offset that is not a number counts as the lower limit, a velocity that is not finite
///   as 0. Times before the start, and NaN, count as the start.
/// - Source: SCROLL-4.2 and SCROLL-4.3.
/// - Checked by: `ScrollMotionTests`, "a fling into an edge follows the table".
public struct ScrollMotion: Equatable, Sendable {
  private let deceleration: Deceleration
  /// The moment at which the spring takes over; nil when the deceleration rests inside the limits.
  private let crossing: Crossing?
  /// The offset at which the content comes to rest: an edge, or inside the limits.
  public let restOffset: CGFloat

  private struct Crossing: Equatable {
    let time: Double
    let edge: CGFloat
    let spring: CriticalSpring
  }

  /// The distance from the rest offset, in points, at which the motion counts as ended.
  ///
  /// - Source: ScrollMechanics uses 0.5 points; no public threshold of Apple's is known.
  static let restThreshold: CGFloat = 0.5

  /// Starts the motion at the moment of release.
  ///
  /// - Parameters:
  ///   - offset: the content offset at that moment. Points; NaN is replaced by the nearest limit.
  ///   - velocity: of the content offset, so the negative of the finger's.
  ///   - limits: where the content can rest.
  ///   - rate: the fraction of the velocity that remains after a millisecond.
  public init(offset: CGFloat, velocity: CGFloat, limits: ScrollLimits, rate: CGFloat = 0.998) {
    let start = offset.isFinite ? offset : limits.nearestEdge(to: offset)
    let deceleration = Deceleration(position: start, velocity: velocity, rate: rate)
    self.deceleration = deceleration
    crossing = Self.crossing(from: start, deceleration, limits)
    restOffset = crossing?.edge ?? deceleration.restPosition
  }

  private init(springingFrom place: CGFloat, to edge: CGFloat, velocity: CGFloat) {
    deceleration = Deceleration(position: place, velocity: velocity)
    let spring = CriticalSpring(displacement: place - edge, velocity: velocity)
    crossing = Crossing(time: 0, edge: edge, spring: spring)
    restOffset = edge
  }

  /// The motion continued from a moment, in the limits of that moment.
  ///
  /// If the edge has not moved, its spring continues to pull, even inside the limits: a release
  /// from far outside can overshoot into them. Otherwise position and velocity determine the motion
  /// again.
  ///
  /// - Parameters:
  ///   - time: seconds after the release.
  ///   - distance: how far content and offset have been moved together since the release.
  package func continued(at time: Double, by distance: CGFloat, in limits: ScrollLimits)
    -> ScrollMotion
  {
    let place = offset(at: time) + distance
    let velocity = velocity(at: time)
    if let crossing, time >= crossing.time {
      let edge = crossing.edge + distance
      if edge == limits.range.lowerBound || edge == limits.range.upperBound {
        return ScrollMotion(springingFrom: place, to: edge, velocity: velocity)
      }
    }
    return ScrollMotion(offset: place, velocity: velocity, limits: limits)
  }

  /// The content offset that many seconds after the release.
  public func offset(at time: Double) -> CGFloat {
    guard let crossing, !(time < crossing.time), !time.isNaN || crossing.time == 0 else {
      return deceleration.position(at: time)
    }
    return crossing.edge + crossing.spring.displacement(at: time - crossing.time)
  }

  /// The velocity of the content offset that many seconds after the release.
  public func velocity(at time: Double) -> CGFloat {
    guard let crossing, !(time < crossing.time), !time.isNaN || crossing.time == 0 else {
      return deceleration.velocity(at: time)
    }
    return crossing.spring.velocity(at: time - crossing.time)
  }

  /// The seconds until the content is within half a point of its rest offset for good.
  public var duration: Double {
    guard let crossing else { return deceleration.duration(threshold: Self.restThreshold) }
    return crossing.time + crossing.spring.duration(threshold: Self.restThreshold)
  }

  /// Where and with which spring the deceleration ends, if it meets an edge.
  private static func crossing(
    from start: CGFloat, _ deceleration: Deceleration, _ limits: ScrollLimits
  ) -> Crossing? {
    let velocity = deceleration.velocity(at: 0)
    let isInside = limits.range.contains(start)
    let edge =
      isInside
      ? (velocity < 0 ? limits.range.lowerBound : limits.range.upperBound)
      : limits.nearestEdge(to: start)
    guard !isInside || velocity != 0 else { return nil }
    guard let time = isInside ? deceleration.time(toReach: edge) : 0 else { return nil }
    let spring = CriticalSpring(
      displacement: isInside ? 0 : start - edge, velocity: deceleration.velocity(at: time))
    return Crossing(time: time, edge: edge, spring: spring)
  }
}
