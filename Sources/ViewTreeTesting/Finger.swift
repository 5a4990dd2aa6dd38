import UIKit
import ViewTreeInspection

/// A finger on a host's tree.
///
/// Each call happens at the present virtual time and is followed by one turn. The velocity at
/// release is computed from the moves of the last tenth of a second.
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
  /// The host; nil once the test has released it.
  private weak var host: ViewHost?

  init(_ host: ViewHost) {
    self.host = host
    tree = host.tree
  }

  /// Puts the finger down; content that moves under it stops.
  public func down(at point: CGPoint) {
    host?.note("finger down at \(ValueText.describe(point))")
    tree.touchDown(at: point)
  }

  /// Moves the finger; does nothing unless the finger is down.
  public func move(to point: CGPoint) { tree.touchMoved(to: point) }

  /// Lifts the finger.
  public func up() {
    host?.note("finger up")
    tree.touchUp()
  }

  /// Puts the finger down, moves it in a straight line, one move per tick, and lifts it in motion.
  ///
  /// After the finger lifts, the content continues with its velocity as virtual time passes: 50
  /// points in half a second are 100 points per second.
  ///
  /// A drag that begins on a view with a modifier that is only recorded here, such as `draggable`,
  /// is a warning that names it.
  ///
  /// - Parameter lifting: false leaves the finger down at the end, for a test that examines a pull
  ///   while it lasts.
  public func drag(
    from start: CGPoint, to end: CGPoint, over seconds: Double = 0.5, lifting: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    host?.cautionIfRecordedOnly(
      .drag, at: start, "The drag from \(ValueText.describe(start))", sourceLocation)
    host?.note("drag from \(ValueText.describe(start)) to \(ValueText.describe(end))")
    tree.touchDown(at: start)
    tree.drag(to: end, over: seconds)
    if lifting { tree.touchUp() }
  }

  /// A quick drag that lifts the finger in motion.
  public func fling(
    from start: CGPoint, to end: CGPoint, over seconds: Double = 0.1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    drag(from: start, to: end, over: seconds, sourceLocation: sourceLocation)
  }
}
