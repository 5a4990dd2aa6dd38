/// A view of another kind (a frame-based one) that stands in the tree as one element.
///
/// The engine asks for its size, tells it its place, and shows it fingers; what is inside is its own.
///
/// - Isolation: called by the thread of the host.
package protocol HostedView: AnyObject {
  /// The response to a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Called when layout has given the element this size.
  func wasPlaced(size: CGSize)

  /// Called once, when the element leaves the tree.
  func leaveTree()

  /// The views inside in tree order: level below the element, type, names, frame in the root's space.
  func forEachLine(_ body: (HostedLine) -> Void)

  /// What a finger meets at a point of the element's own space; nil where nothing takes touches.
  func touchTargets(at point: CGPoint) -> HostedTouchTargets?
}

/// One view inside a hosted view, for printed trees and queries.
package struct HostedLine {
  package let level: Int
  package let type: String
  package let identifiers: [String]
  /// In the root's space, in points.
  package let frame: CGRect
  /// How far its content has moved; nil for what does not scroll.
  package let contentOffset: CGPoint?

  package init(
    level: Int, type: String, identifiers: [String], frame: CGRect, contentOffset: CGPoint?
  ) {
    self.level = level
    self.type = type
    self.identifiers = identifiers
    self.frame = frame
    self.contentOffset = contentOffset
  }
}

/// What a finger meets inside a hosted view.
package struct HostedTouchTargets {
  /// From the outermost inwards.
  package let scrollViews: [any FingerScrolling]
  /// Who is told where the finger is; nil where nobody wants to know.
  package let receiver: (any TouchReceiver)?

  package init(scrollViews: [any FingerScrolling], receiver: (any TouchReceiver)?) {
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

/// Something that moves with the frames of virtual time.
package protocol FrameFollower: AnyObject {
  /// Moves to where it is at a moment; false when it has come to rest.
  func follow(at moment: Double) -> Bool
}

/// The hosted views of one host together: their window.
package protocol HostedWindow: AnyObject {
  /// Lays out what has asked for it.
  func layoutIfNeeded()
}
