import UIKit

/// A finger on a host's tree.
///
/// Each call happens at the present virtual time and is followed by one turn. The velocity at
/// release is that of the moves of the last tenth of a second.
///
/// - Units: points in the root's space, virtual seconds.
@MainActor
public final class Finger {
  private let tree: TreeHost

  init(_ tree: TreeHost) {
    self.tree = tree
  }

  /// Puts the finger down; content that moves under it stops.
  public func down(at point: CGPoint) { tree.touchDown(at: point) }

  /// Moves the finger; without one on the tree nothing happens.
  public func move(to point: CGPoint) { tree.touchMoved(to: point) }

  /// Lifts the finger.
  public func up() { tree.touchUp() }

  /// Puts the finger down and moves it in a straight line, one move a frame; it stays down.
  public func drag(from start: CGPoint, to end: CGPoint, over seconds: Double = 0.5) {
    tree.touchDown(at: start)
    tree.drag(to: end, over: seconds)
  }

  /// Drags, then lifts the finger in motion.
  public func fling(from start: CGPoint, to end: CGPoint, over seconds: Double = 0.1) {
    drag(from: start, to: end, over: seconds)
    tree.touchUp()
  }
}
