import UIKit

/// A finger on a host's tree.
///
/// Each call happens at the present virtual time and is followed by one turn. The velocity at
/// release is that of the moves of the last tenth of a second.
///
/// ```swift
/// let host = ViewHost(size: CGSize(width: 100, height: 200)) {
///   ScrollView { Color.red.frame(height: 1000).accessibilityIdentifier("content") }
/// }
/// host.finger.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 100), lifting: false)
/// #expect(host.frame(of: "content")?.minY == -50)
/// ```
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

  /// Puts the finger down, moves it in a straight line, one move a tick, and lifts it in motion.
  ///
  /// Lifted, the content goes on with the finger's velocity as virtual time passes: 50 points in
  /// half a second are 100 points a second.
  ///
  /// - Parameter lifting: false leaves the finger where it has come to, for a test that looks at a
  ///   pull while it lasts.
  public func drag(
    from start: CGPoint, to end: CGPoint, over seconds: Double = 0.5, lifting: Bool = true
  ) {
    tree.touchDown(at: start)
    tree.drag(to: end, over: seconds)
    if lifting { tree.touchUp() }
  }

  /// A quick drag that lifts the finger in motion.
  public func fling(from start: CGPoint, to end: CGPoint, over seconds: Double = 0.1) {
    drag(from: start, to: end, over: seconds)
  }
}
