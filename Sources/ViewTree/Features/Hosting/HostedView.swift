/// A view of another kind (a frame-based one) that is one element in the tree.
///
/// The engine asks for its size, tells it its place, and delivers touches to it; its content is its
/// own.
///
/// - Isolation: called by the thread of the host.
package protocol HostedView: AnyObject {
  /// The response to a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Called when layout has given the element this size.
  func wasPlaced(size: CGSize)

  /// Called once, when the element leaves the tree.
  func leaveTree()

  /// The views inside in tree order: level below the element, type, names, frame in the root's
  /// space.
  func forEachLine(_ body: (HostedLine) -> Void)

  /// The targets of a finger at a point of the element's space; nil where nothing takes touches.
  func touchTargets(at point: CGPoint) -> TouchTargets?
}

/// One view inside a hosted view, for printed trees and queries.
package struct HostedLine {
  package let level: Int
  package let type: String
  package let identifiers: [String]
  /// In the root's space, in points.
  package let frame: CGRect
  /// How far its content has scrolled; nil for a view that does not scroll.
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

/// The window of the hosted views of one host.
package protocol HostedWindow: AnyObject {
  /// Lays out the views that have asked for it.
  func layoutIfNeeded()

  /// Called when the host's size or safe area changes, and when hosted views may have moved.
  func surroundingsChanged()
}
