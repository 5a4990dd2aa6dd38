/// A motion of content without a finger: after a release, or because a scroll was requested.
///
/// - Shape: one motion a scrolled axis.
/// - Units: points of content offset, virtual seconds.
package struct ScrollTravel {
  package enum Kind {
    case deceleration, animation
  }

  package enum Motion {
    /// Deceleration, then the spring at an edge.
    case free(ScrollMotion)
    /// To a chosen place.
    case snapping(SnapMotion)
    /// Along an animation's curve.
    case animated(from: CGFloat, to: CGFloat, ScrollAnimation)
  }

  package let start: Double
  package let kind: Kind
  private var horizontal: Motion?
  private var vertical: Motion?
  /// Runs when the end has been reached, not when something else takes over.
  package var arrival: (() -> Void)?

  package init(start: Double, kind: Kind) {
    self.start = start
    self.kind = kind
  }

  package subscript(axis: Axis) -> Motion? {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }

  package var duration: Double { max(horizontal?.duration ?? 0, vertical?.duration ?? 0) }

  package func rest(_ axis: Axis) -> CGFloat? { self[axis]?.restOffset }

  /// Where the content comes to rest; an axis without motion stays.
  package func restOffset(_ present: CGPoint) -> CGPoint {
    CGPoint(x: rest(.horizontal) ?? present.x, y: rest(.vertical) ?? present.y)
  }

  package func velocity(at elapsed: Double) -> CGVector {
    CGVector(
      dx: horizontal?.velocity(at: elapsed) ?? 0, dy: vertical?.velocity(at: elapsed) ?? 0)
  }
}

extension ScrollTravel.Motion {
  package func offset(at elapsed: Double) -> CGFloat {
    switch self {
    case .free(let motion): motion.offset(at: elapsed)
    case .snapping(let motion): motion.offset(at: elapsed)
    case .animated(let from, let to, let animation):
      from + (to - from) * animation.share(at: elapsed)
    }
  }

  func velocity(at elapsed: Double) -> CGFloat {
    switch self {
    case .free(let motion): motion.velocity(at: elapsed)
    case .snapping(let motion): motion.velocity(at: elapsed)
    case .animated(let from, let to, let animation): (to - from) * animation.speed(at: elapsed)
    }
  }

  package var restOffset: CGFloat {
    switch self {
    case .free(let motion): motion.restOffset
    case .snapping(let motion): motion.target
    case .animated(_, let to, _): to
    }
  }

  package var duration: Double {
    switch self {
    case .free(let motion): motion.duration
    case .snapping(let motion): motion.duration
    case .animated(let from, let to, let animation): from == to ? 0 : animation.duration
    }
  }
}

/// The motion from a release to a place that a behaviour has chosen.
///
/// If the velocity at release leads there no later than the usual deceleration would, it falls off
/// in proportion to the distance left, so that the content arrives with velocity 0. If it is lower,
/// or in the other direction, the spring of an edge pulls the content there.
///
/// - Units: points of content offset, seconds, points a second.
/// - Source: Apple's curve towards a chosen target is not published; both formulas are those of
///   ``Deceleration`` and ``CriticalSpring``.
package struct SnapMotion {
  package let target: CGFloat
  private let distance: CGFloat
  /// The rate at which the distance decays, per second; nil if the spring pulls.
  private let decay: CGFloat?
  private let spring: CriticalSpring

  /// The decay of the usual deceleration, per second: -1000 ln 0.998.
  private static let usualDecay: CGFloat = -1000 * log(0.998)

  package init(offset: CGFloat, velocity: CGFloat, target: CGFloat) {
    self.target = target
    distance = offset - target
    spring = CriticalSpring(displacement: distance, velocity: velocity)
    let needed = distance == 0 ? 0 : -velocity / distance
    decay = needed >= Self.usualDecay && needed.isFinite ? needed : nil
  }

  func offset(at time: Double) -> CGFloat {
    guard let decay else { return target + spring.displacement(at: time) }
    return target + distance * exp(-decay * CGFloat(max(time, 0)))
  }

  func velocity(at time: Double) -> CGFloat {
    guard let decay else { return spring.velocity(at: time) }
    return -decay * distance * exp(-decay * CGFloat(max(time, 0)))
  }

  var duration: Double {
    guard let decay else { return spring.duration(threshold: ScrollMotion.restThreshold) }
    return Double(max(log(abs(distance) / ScrollMotion.restThreshold) / decay, 0))
  }
}

extension ScrollNode {
  /// Whether the content moves without a finger.
  package var isDecelerating: Bool { motion != nil }

  func begin(_ travel: ScrollTravel, velocity: CGVector = CGVector(dx: 0, dy: 0)) {
    shifted = .zero
    motion = travel
    host.part(ScrollMotions.self).add(self)
    enter(travel.kind == .animation ? .animating : .decelerating, velocity: velocity)
  }

  /// Continues a deceleration from its current offset and velocity, in the current limits.
  ///
  /// If no limit has moved, the motion stays the same: offset and velocity alone determine a
  /// deceleration, and the spring of an edge that has not moved. A target that a behaviour has
  /// chosen stays.
  func decelerateAgain() {
    guard let motion, motion.kind == .deceleration else { return }
    let elapsed = host.now - motion.start
    guard elapsed < motion.duration else { return }
    var travel = ScrollTravel(start: host.now, kind: .deceleration)
    travel.arrival = motion.arrival
    for axis in Axis.allCases {
      guard let axisMotion = motion[axis] else { continue }
      let place = axisMotion.offset(at: elapsed) + shifted[axis]
      let velocity = axisMotion.velocity(at: elapsed)
      switch axisMotion {
      case .free(let free):
        travel[axis] = .free(free.continued(at: elapsed, by: shifted[axis], in: limits(axis)))
      case .snapping(let snap):
        travel[axis] = .snapping(
          SnapMotion(offset: place, velocity: velocity, target: snap.target + shifted[axis]))
      case .animated: continue
      }
    }
    begin(travel)
  }

  /// Moves the content to where its motion is at a moment; false when the motion has ended.
  fileprivate func follow(at moment: Double) -> Bool {
    guard isAlive, let motion else { return false }
    let elapsed = moment - motion.start
    let hasEnded = elapsed >= motion.duration
    var offset = contentOffset
    for axis in Axis.allCases {
      guard let axisMotion = motion[axis] else { continue }
      offset[axis] =
        (hasEnded ? axisMotion.restOffset : axisMotion.offset(at: elapsed)) + shifted[axis]
    }
    if motion.kind == .deceleration, counterpart?.bounces == false { offset = resting(offset) }
    setOffset(offset)
    guard hasEnded else { return true }
    self.motion = nil
    setOffset(resting(contentOffset))
    enter(.idle)
    motion.arrival?()
    return self.motion != nil
  }
}

/// The scroll views of a host whose content moves without a finger.
final class ScrollMotions: HostPart {
  fileprivate var nodes: [ScrollNode] = []

  init(host: TreeHost) {}

  static var order: Int { 1 }

  var isAtRest: Bool { nodes.isEmpty }

  func advance(to moment: Double) {
    if !nodes.isEmpty { nodes.removeAll { !$0.follow(at: moment) } }
  }

  fileprivate func add(_ node: ScrollNode) {
    if !nodes.contains(where: { $0 === node }) { nodes.append(node) }
  }
}
