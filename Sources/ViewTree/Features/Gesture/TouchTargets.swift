/// An element that a finger meets wherever it is, beside what is drawn: a scroll view, a hosted view.
protocol TouchTaking: LayoutNode {
  /// The part outside of which nothing inside can be touched; nil where the content is not clipped.
  var clipBounds: CGRect? { get }

  /// Who follows a finger that comes down at a point of the element's own space; nil for nobody.
  func touchTargets(at point: CGPoint) -> TouchTargets?
}

/// Who follows a finger: the scroll views of one element, and who is told where it is.
package struct TouchTargets {
  /// From the outermost inwards.
  package let scrollViews: [any FingerScrolling]
  /// Who is told where the finger is; nil where nobody wants to know.
  package let receiver: (any TouchReceiver)?

  package init(scrollViews: [any FingerScrolling], receiver: (any TouchReceiver)? = nil) {
    self.scrollViews = scrollViews
    self.receiver = receiver
  }
}

/// Content that a finger moves: a scroll view of either kind.
package protocol FingerScrolling: AnyObject {
  /// Whether it is still there.
  var isAlive: Bool { get }

  var contentOffset: CGPoint { get }

  /// Whether a finger can move the content along an axis.
  func followsFinger(along axis: Axis) -> Bool

  /// Whether a finger that moves down may pull away what is around: content at its upper end that no
  /// pull refreshes.
  var letsPull: Bool { get }

  /// Stops any motion, as a finger that comes down does.
  func grab()

  /// Follows a finger that has moved since it came down.
  func drag(_ axis: Axis, translation: CGFloat, from start: CGFloat)

  /// Lets the content go with the finger's velocity, in points a second.
  func release(velocity: CGPoint)
}

/// Who is told where a finger is, in the root's space.
package protocol TouchReceiver: AnyObject {
  func touchBegan(at point: CGPoint, at time: Double)
  func touchMoved(to point: CGPoint, at time: Double)
  func touchEnded(at point: CGPoint, at time: Double)
  /// A scroll view has taken the finger over, or the system has.
  func touchCancelled()
}
