// The finger on a scroll view: it grabs, drags and releases.

extension ScrollNode {
  /// Whether a finger can move the content along an axis.
  ///
  /// - Source: Apple documentation, `scrollDisabled(_:)`; `scrollBounceBehavior(_:axes:)`: based on
  ///   the size, content that fits does not move at all.
  package func followsFinger(along axis: Axis) -> Bool {
    guard isAlive, scrolls(axis), counterpart?.isScrollEnabled ?? true else { return false }
    let values = EnvironmentValues(environment)
    guard values.isScrollEnabled else { return false }
    if values.scrollBounceBehavior(axis) == .basedOnSize {
      let range = limits(axis).range
      return range.lowerBound < range.upperBound
    }
    return true
  }

  package var letsPull: Bool {
    contentOffset.y <= limits(.vertical).range.lowerBound
      && EnvironmentValues(environment).refresh == nil
  }

  /// Stops any motion, as a finger that comes down does.
  package func grab() {
    let velocity = motion.map { $0.velocity(at: host.now - $0.start) } ?? .zero
    motion = nil
    shifted = .zero
    dragged = .zero
    dragStart = contentOffset
    pullStart = CGPoint(
      x: limits(.horizontal).unresistedOffset(contentOffset.x),
      y: limits(.vertical).unresistedOffset(contentOffset.y))
    isDragging = true
    refreshing.isPullSpent = false
    enter(.tracking, velocity: velocity)
  }

  /// Follows a finger that has moved since it came down.
  package func drag(_ axis: Axis, translation: CGFloat, from start: CGFloat) {
    guard scrolls(axis) else { return }
    dragged[axis] = translation
    if translation != 0 { enter(.interacting) }
    var offset = contentOffset
    // Lazy content can change its length meanwhile, so the pull at the touch counts for the whole
    // drag.
    let unresisted = pullStart[axis].isFinite ? pullStart[axis] + shifted[axis] : nil
    if let unresisted, translation.isFinite {
      offset[axis] = limits(axis).stretched(unresisted - translation)
    } else {
      offset[axis] = limits(axis).offset(dragging: translation, from: start + shifted[axis])
    }
    if counterpart?.bounces == false { offset = resting(offset) }
    setOffset(offset)
    if axis == .vertical { refreshIfPulled() }
  }

  /// Lets the content go with the finger's velocity, in points a second.
  ///
  /// If a behaviour chooses a target, the content travels there; otherwise it slows down freely.
  package func release(velocity: CGPoint) {
    isDragging = false
    makeRoomForRefresh()
    let velocity = CGPoint(
      x: scrolls(.horizontal) ? -velocity.x : 0, y: scrolls(.vertical) ? -velocity.y : 0)
    var travel = ScrollTravel(start: host.now, kind: .deceleration)
    for axis in Axis.allCases where scrolls(axis) {
      travel[axis] = .free(
        ScrollMotion(offset: contentOffset[axis], velocity: velocity[axis], limits: limits(axis)))
    }
    let rest = travel.restOffset(contentOffset)
    if let target = counterpartTarget(velocity: velocity, expected: rest)
      ?? chosenOffset(from: rest, velocity: velocity, grabbedAt: dragStart)
    {
      for axis in Axis.allCases where scrolls(axis) && target[axis] != travel.rest(axis) {
        travel[axis] = .snapping(
          SnapMotion(offset: contentOffset[axis], velocity: velocity[axis], target: target[axis]))
      }
    }
    guard travel.duration > 0 else {
      setOffset(resting(contentOffset))
      return enter(.idle)
    }
    begin(travel, velocity: CGVector(dx: velocity.x, dy: velocity.y))
  }
}
