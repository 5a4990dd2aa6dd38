// A scroll view of another kind beside one of the tree: it is notified of moves, and requests some.

/// A view of another kind that represents a scroll view of the tree.
///
/// It is told of changes by actions, outside of any update.
///
/// - Isolation: called by the thread of the host.
package protocol ScrollCounterpart: AnyObject {
  /// Whether a finger may scroll.
  var isScrollEnabled: Bool { get }

  /// Whether content can be pulled past its edges.
  var bounces: Bool { get }

  /// Called after offset, sizes or insets have changed, once for all changes of a turn.
  func geometryChanged()

  func phaseChanged(from old: ScrollPhase, to new: ScrollPhase)

  /// The offset at which content comes to rest after the finger has released it.
  ///
  /// - Parameters:
  ///   - velocity: of the content offset, in points a second.
  ///   - expected: the offset at which it would come to rest without intervention.
  func restingPlace(velocity: CGPoint, expected: CGPoint) -> CGPoint

  /// Called once, when the scroll view leaves the tree.
  func leaveTree()
}

/// The tie between a scroll view and its counterpart.
struct ScrollCounterpartLink {
  var counterpart: (any ScrollCounterpart)?
  /// The insets that the counterpart wants around the content.
  var insets = PhysicalInsets()
  /// Whether an action that tells of the geometry is queued.
  var isQueued = false
}

extension ScrollNode {
  /// The view that represents this scroll view elsewhere; nil without one.
  package var counterpart: (any ScrollCounterpart)? {
    get { link.counterpart }
    set {
      link.counterpart = newValue
      tellCounterpart()
    }
  }

  func tellCounterpart() {
    guard link.counterpart != nil, !link.isQueued else { return }
    link.isQueued = true
    host.enqueueAction("scroll counterpart", self, kind: .reading) { [weak self] in
      self?.link.isQueued = false
      self?.link.counterpart?.geometryChanged()
    }
  }

  func tellCounterpart(from old: ScrollPhase, to new: ScrollPhase) {
    guard link.counterpart != nil else { return }
    host.enqueueAction("scroll counterpart", self, kind: .reading) { [weak self] in
      self?.link.counterpart?.phaseChanged(from: old, to: new)
    }
  }

  /// The offset that the counterpart chooses at the end of a drag; nil if it keeps the expected
  /// one.
  func counterpartTarget(velocity: CGPoint, expected: CGPoint) -> CGPoint? {
    guard phase == .interacting, let counterpart else { return nil }
    let chosen = counterpart.restingPlace(velocity: velocity, expected: expected)
    return chosen == expected ? nil : chosen
  }

  /// The distances between the viewport's edges and content at rest.
  package var adjustedInsets: EdgeInsets {
    EdgeInsets(
      top: restingInset(.vertical), leading: insets.left, bottom: insets.bottom,
      trailing: insets.right)
  }

  /// Gives the counterpart the room that it wants around the content; the offset stays.
  ///
  /// - Parameter room: leading is left, trailing is right, whatever the reading direction.
  package func setCounterpartInsets(_ room: EdgeInsets) {
    let room = PhysicalInsets(
      left: room.leading, top: room.top, right: room.trailing, bottom: room.bottom)
    guard room != link.insets else { return }
    link.insets = room
    insetsChanged()
    decelerateAgain()
  }

  /// Moves the content, whatever the limits.
  ///
  /// A drag or a deceleration continues from the new offset; an animated scroll ends there.
  package func jump(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    for axis in Axis.allCases { shifted[axis] += offset[axis] - contentOffset[axis] }
    setOffset(offset)
    if motion?.kind == .animation { stop() } else { decelerateAgain() }
  }

  /// Stops moving content where it is.
  package func stop() {
    guard motion != nil else { return }
    motion = nil
    enter(.idle)
  }

  /// Lets content that is past an edge spring back; a deceleration goes on in the present limits.
  package func returnToRest() {
    if isDecelerating { decelerateAgain() } else { release(velocity: .zero) }
  }

  /// Converts a point of the content's space to the root's.
  package func rootPoint(ofContent point: CGPoint) -> CGPoint {
    convert(
      CGPoint(
        x: point.x - contentOffset.x + viewportBounds.minX,
        y: point.y - contentOffset.y + viewportBounds.minY),
      to: nil)
  }

  package func contentPoint(ofRoot point: CGPoint) -> CGPoint {
    let own = convertFromRoot(point)
    return CGPoint(
      x: own.x - viewportBounds.minX + contentOffset.x,
      y: own.y - viewportBounds.minY + contentOffset.y)
  }
}
