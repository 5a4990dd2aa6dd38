/// Moves a scroll view's content: under a finger, after its release, and towards a target.
///
/// The functions of time are the engine's own, as for its scroll views.
///
/// - Safety: `@unchecked` because it is used on the thread of its host only.
class ScrollDriver: FingerScrolling, TickFollower, @unchecked Sendable {
  unowned let scroll: UIScrollView
  /// The same scroll view, for events that may come after it is gone: a finger that held it, the
  /// next tick.
  private weak var living: UIScrollView?
  private var travel: ScrollTravel?
  /// The offset when the finger came down, with the rubber band undone.
  private var pullStart = CGPoint.zero
  /// How far each axis has followed the finger.
  private var dragged = CGPoint.zero

  @MainActor init(_ scroll: UIScrollView) {
    self.scroll = scroll
    living = scroll
  }

  @MainActor var isMoving: Bool { travel != nil }

  // MARK: Limits

  @MainActor func limits(_ axis: Axis) -> ScrollLimits {
    let inset = scroll.adjustedContentInset
    let viewport = scroll.layer.bounds.size
    return axis == .vertical
      ? ScrollLimits(
        content: scroll.contentSize.height, viewport: viewport.height, insetTop: inset.top,
        insetBottom: inset.bottom)
      : ScrollLimits(
        content: scroll.contentSize.width, viewport: viewport.width, insetTop: inset.left,
        insetBottom: inset.right)
  }

  /// The nearest offset at which the content can rest.
  @MainActor final func resting(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: limits(.horizontal).nearestEdge(to: offset.x),
      y: limits(.vertical).nearestEdge(to: offset.y))
  }

  /// Puts resting content inside its limits; a motion in progress continues with the new ones.
  @MainActor func limitsChanged() {
    guard !scroll.isTracking else { return }
    guard let travel else {
      let rest = resting(scroll.contentOffset)
      if rest != scroll.contentOffset { scroll.moveContent(to: rest) }
      return
    }
    guard travel.kind == .deceleration, let host = scroll.window?.host else { return }
    let velocity = travel.velocity(at: host.now - travel.start)
    self.travel = decelerating(CGPoint(x: velocity.dx, y: velocity.dy), from: host.now)
  }

  // MARK: FingerScrolling

  var isAlive: Bool { living != nil }

  var contentOffset: CGPoint { MainActorAccess.run { scroll.contentOffset } }

  func followsFinger(along axis: Axis) -> Bool {
    MainActorAccess.run {
      guard scroll.isScrollEnabled, scroll.isUserInteractionEnabled else { return false }
      if axis == .vertical, scroll.alwaysBounceVertical || scroll.refreshControl != nil {
        return true
      }
      if axis == .horizontal, scroll.alwaysBounceHorizontal { return true }
      let range = limits(axis).range
      return range.lowerBound < range.upperBound
    }
  }

  var letsPull: Bool {
    MainActorAccess.run {
      scroll.contentOffset.y <= limits(.vertical).range.lowerBound && scroll.refreshControl == nil
    }
  }

  func grab() {
    MainActorAccess.run {
      stopMotion()
      scroll.isTracking = true
      let offset = scroll.contentOffset
      pullStart = CGPoint(
        x: limits(.horizontal).unresistedOffset(offset.x),
        y: limits(.vertical).unresistedOffset(offset.y))
      dragged = .zero
    }
  }

  func drag(_ axis: Axis, translation: CGFloat, from start: CGFloat) {
    MainActorAccess.run {
      guard translation != dragged[axis], translation.isFinite else { return }
      dragged[axis] = translation
      let begins = !scroll.isDragging
      if begins {
        scroll.isDragging = true
        scroll.delegate?.scrollViewWillBeginDragging(scroll)
      }
      scroll.panGestureRecognizer.dragged(dragged, begins ? .began : .changed)
      var offset = scroll.contentOffset
      let limits = limits(axis)
      let unresisted = pullStart[axis] - translation
      if !unresisted.isFinite {
        offset[axis] = limits.offset(dragging: translation, from: start)
      } else {
        offset[axis] =
          scroll.bounces ? limits.stretched(unresisted) : limits.nearestEdge(to: unresisted)
      }
      scroll.moveContent(to: offset)
    }
  }

  func release(velocity: CGPoint) {
    MainActorAccess.run {
      guard scroll.isTracking else { return }
      scroll.isTracking = false
      let velocity = CGPoint(
        x: followsFinger(along: .horizontal) ? 0 - velocity.x : 0,
        y: followsFinger(along: .vertical) ? 0 - velocity.y : 0)
      if scroll.isDragging { endDrag(velocity) } else { settle() }
    }
  }

  /// A finger that only stopped the content leaves: content past an edge returns.
  @MainActor private func settle() {
    scroll.refreshControl?.fingerHasLeft(scroll)
    begin(decelerating(.zero, from: scroll.window?.host?.now ?? 0))
  }

  /// Makes the calls at the end of a drag, in the documented order.
  @MainActor private func endDrag(_ velocity: CGPoint) {
    let now = scroll.window?.host?.now ?? 0
    let offset = scroll.contentOffset
    var target = decelerating(velocity, from: now).restOffset(offset)
    let expected = target
    if scroll.isPagingEnabled {
      target = page(near: offset, velocity)
    } else {
      scroll.delegate?.scrollViewWillEndDragging(
        scroll, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
        targetContentOffset: &target)
    }
    scroll.isDragging = false
    scroll.panGestureRecognizer.dragged(dragged, .ended)
    let isChosen = target != expected
    let willMove =
      isChosen ? target != offset : decelerating(velocity, from: now).duration > 0
    scroll.delegate?.scrollViewDidEndDragging(scroll, willDecelerate: willMove)
    scroll.panGestureRecognizer.dragged(.zero, .possible)
    scroll.refreshControl?.fingerHasLeft(scroll)
    begin(isChosen ? snapping(to: target, velocity, now) : decelerating(velocity, from: now))
  }

  // MARK: Motion

  /// The motion after a release: deceleration, then the spring at an edge, or a stop where content
  /// does not bounce.
  @MainActor private func decelerating(_ velocity: CGPoint, from moment: Double) -> ScrollTravel {
    var travel = ScrollTravel(start: moment, kind: .deceleration)
    for axis in Axis.allCases {
      let offset = scroll.contentOffset[axis]
      travel[axis] = .free(
        ScrollMotion(
          offset: offset, velocity: velocity[axis], limits: limits(axis),
          rate: scroll.decelerationRate.rawValue))
    }
    return travel
  }

  @MainActor private func snapping(
    to target: CGPoint, _ velocity: CGPoint, _ now: Double
  ) -> ScrollTravel {
    var travel = ScrollTravel(start: now, kind: .deceleration)
    for axis in Axis.allCases {
      travel[axis] = .snapping(
        SnapMotion(
          offset: scroll.contentOffset[axis], velocity: velocity[axis], target: target[axis]))
    }
    return travel
  }

  /// The page that a release leads to: the next one in the direction of a flick, else the nearest.
  @MainActor private func page(near offset: CGPoint, _ velocity: CGPoint) -> CGPoint {
    var target = offset
    for axis in Axis.allCases {
      let length = scroll.layer.bounds.size[axis]
      guard length > 0 else { continue }
      let pages = offset[axis] / length
      let chosen =
        abs(velocity[axis]) > Self.flickSpeed
        ? (velocity[axis] > 0 ? pages.rounded(.up) : pages.rounded(.down)) : pages.rounded()
      target[axis] = limits(axis).nearestEdge(to: chosen * length)
    }
    return target
  }

  /// The speed from which a release turns the page, in points per second; not published by Apple.
  private static let flickSpeed: CGFloat = 300

  @MainActor private func begin(_ travel: ScrollTravel) {
    guard travel.duration > 0, let host = scroll.window?.host else {
      // Without a host no time passes, so the content is at rest at once.
      let rest = resting(travel.restOffset(scroll.contentOffset))
      if rest != scroll.contentOffset { scroll.moveContent(to: rest) }
      return
    }
    self.travel = travel
    scroll.isDecelerating = true
    scroll.delegate?.scrollViewWillBeginDecelerating(scroll)
    host.addTickFollower(self)
  }

  /// Returns to where the content can rest, without the delegate calls of a deceleration.
  @MainActor func returnToRest() {
    guard let host = scroll.window?.host else { return limitsChanged() }
    var back = decelerating(.zero, from: host.now)
    guard back.duration > 0 else { return limitsChanged() }
    back.arrival = {}
    travel = back
    host.addTickFollower(self)
  }

  @MainActor func animate(to target: CGPoint) {
    stopMotion()
    let offset = scroll.contentOffset
    guard target != offset else { return }
    guard let host = scroll.window?.host else {
      scroll.moveContent(to: target)
      scroll.delegate?.scrollViewDidEndScrollingAnimation(scroll)
      return
    }
    let animation = ScrollAnimation(
      animation: .easeInOut(duration: UIScrollView.scrollAnimationDuration))
    var travel = ScrollTravel(start: host.now, kind: .animation)
    for axis in Axis.allCases {
      travel[axis] = .animated(from: offset[axis], to: target[axis], animation)
    }
    self.travel = travel
    host.addTickFollower(self)
  }

  /// Stops any motion, as a finger that comes down does.
  @MainActor func stopMotion() {
    travel = nil
    scroll.isDecelerating = false
  }

  /// Code has set the offset: an animated scroll ends, a drag or deceleration continues from there,
  /// a spring only while it is still past an edge.
  @MainActor func contentWasSet() {
    if scroll.isTracking {
      for axis in Axis.allCases {
        pullStart[axis] =
          limits(axis).unresistedOffset(scroll.contentOffset[axis]) + dragged[axis]
      }
      return
    }
    guard let travel, let host = scroll.window?.host else { return }
    guard travel.kind == .deceleration else {
      self.travel = nil
      return
    }
    let elapsed = host.now - travel.start
    let carried = travel.velocity(at: elapsed)
    var velocity = CGPoint(x: carried.dx, y: carried.dy)
    for axis in Axis.allCases {
      let range = limits(axis).range
      guard let motion = travel[axis], !range.contains(motion.offset(at: elapsed)) else { continue }
      // A spring ends at its edge: content placed there, or inside, does not continue.
      if range.contains(scroll.contentOffset[axis]) { velocity[axis] = 0 }
    }
    self.travel = decelerating(velocity, from: host.now)
  }

  func follow(at moment: Double) -> Bool {
    MainActorAccess.run {
      guard isAlive, let travel else { return false }
      let elapsed = moment - travel.start
      let hasEnded = elapsed >= travel.duration
      var offset = scroll.contentOffset
      for axis in Axis.allCases {
        guard let motion = travel[axis], motion.duration > 0 else { continue }
        offset[axis] = hasEnded ? motion.restOffset : motion.offset(at: elapsed)
        if !scroll.bounces, travel.kind == .deceleration {
          offset[axis] = limits(axis).nearestEdge(to: offset[axis])
        }
      }
      if offset != scroll.contentOffset { scroll.moveContent(to: offset) }
      guard hasEnded else { return self.travel != nil }
      // A motion that the last call started must not be ended here.
      guard self.travel?.start == travel.start, self.travel?.kind == travel.kind else {
        return self.travel != nil
      }
      end(travel)
      return self.travel != nil
    }
  }

  @MainActor private func end(_ travel: ScrollTravel) {
    self.travel = nil
    if travel.kind == .animation {
      scroll.delegate?.scrollViewDidEndScrollingAnimation(scroll)
    } else if scroll.isDecelerating {
      scroll.isDecelerating = false
      scroll.delegate?.scrollViewDidEndDecelerating(scroll)
    }
  }
}

extension UIPanGestureRecognizer {
  /// Follows a scroll view's drag.
  func dragged(_ translation: CGPoint, _ state: State) {
    follow(translation)
    if self.state != state || state == .changed { self.state = state }
  }
}
