/// An element that takes touches anywhere inside, drawn or not: a scroll view, a hosted view.
protocol TouchTaking: LayoutNode {
  /// The bounds outside which no content can be touched; nil if the content is not clipped.
  var clipBounds: CGRect? { get }

  /// The targets of a finger that comes down at a point of the element's own space; nil for none.
  func touchTargets(at point: CGPoint) -> TouchTargets?
}

/// The targets of a finger: the scroll views of one element, and the receiver of its positions.
package struct TouchTargets {
  /// From the outermost inwards.
  package let scrollViews: [any FingerScrolling]
  /// The receiver of the finger's positions; nil if there is none.
  package let receiver: (any TouchReceiver)?

  package init(scrollViews: [any FingerScrolling], receiver: (any TouchReceiver)? = nil) {
    self.scrollViews = scrollViews
    self.receiver = receiver
  }
}

/// Content that a finger moves: a scroll view of either kind.
package protocol FingerScrolling: AnyObject {
  /// Whether it is still in the tree.
  var isAlive: Bool { get }

  var contentOffset: CGPoint { get }

  /// Whether a finger can move the content along an axis.
  func followsFinger(along axis: Axis) -> Bool

  /// Whether a finger that moves down may pull an outer view instead: content at its upper end
  /// without pull to refresh.
  var letsPull: Bool { get }

  /// Stops any motion, as a finger coming down does.
  func grab()

  /// Follows a finger that has moved since it came down.
  func drag(_ axis: Axis, translation: CGFloat, from start: CGFloat)

  /// Releases the content with the finger's velocity, in points a second.
  func release(velocity: CGPoint)
}

/// Receives a finger's positions, in the root's space.
package protocol TouchReceiver: AnyObject {
  func touchBegan(at point: CGPoint, at time: Double)
  func touchMoved(to point: CGPoint, at time: Double)
  func touchEnded(at point: CGPoint, at time: Double)
  /// A scroll view or the system has taken over the finger.
  func touchCancelled()
}
