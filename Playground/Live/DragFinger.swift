import ViewTree

/// The finger of a live drag: the position requested for it, and the position it has reached.
///
/// A terminal reports the mouse rarely and in whole cells. The finger moves once per tick, so that
/// the content sees a velocity, as with a real finger.
///
/// - Units: points on the screen.
struct DragFinger {
  /// Where the finger is; nil while it is up.
  private(set) var position: CGPoint?
  /// Where it is heading.
  private var goal = CGPoint.zero
  /// The button was released; the finger lifts once it has arrived.
  private var isLeaving = false
  private(set) var start = CGPoint.zero

  /// The fraction of the remaining distance that the finger covers per tick.
  private static let share: CGFloat = 0.5
  /// Within this distance it has arrived. Points.
  private static let arrival: CGFloat = 0.5

  /// How far it is below where it came down; nil while it is up. Points.
  var travel: CGFloat? { position.map { $0.y - start.y } }

  /// Puts the finger down; if it is down already, it stays where it is.
  mutating func down(at point: CGPoint) {
    guard position == nil else { return }
    position = point
    goal = point
    start = point
    isLeaving = false
  }

  /// Sets the finger's destination; no effect while the finger is up.
  mutating func move(to point: CGPoint) {
    if position != nil { goal = point }
  }

  /// Moves the finger immediately, as a key does.
  mutating func nudge(by distance: CGFloat) {
    guard position != nil else { return }
    goal.y += distance
    position = goal
  }

  /// Lifts the finger once it has arrived.
  mutating func up() {
    isLeaving = position != nil
  }

  /// Advances one tick, and applies the finger's action to a tree.
  mutating func frame(on host: TreeHost) {
    guard let present = position else { return }
    if !host.touch.isDown { host.touchDown(at: start) }
    let rest = CGPoint(x: goal.x - present.x, y: goal.y - present.y)
    let isNear = abs(rest.x) < Self.arrival && abs(rest.y) < Self.arrival
    let next =
      isNear
      ? goal : CGPoint(x: present.x + rest.x * Self.share, y: present.y + rest.y * Self.share)
    if next != host.touch.location { host.touchMoved(to: next) }
    position = next
    if isLeaving, isNear {
      host.touchUp()
      position = nil
      isLeaving = false
    }
  }
}
