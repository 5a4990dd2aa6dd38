import ViewTree

/// The finger of a live drag: the place that somebody wants it at, and the place that it has reached.
///
/// A terminal tells of the mouse seldom and in steps of whole cells; the finger is moved once a
/// frame, so that the content sees it move at a speed, as a real finger does.
///
/// - Units: points on the screen.
struct DragFinger {
  /// Where the finger is; nil while it is up.
  private(set) var position: CGPoint?
  /// Where it is going.
  private var goal = CGPoint.zero
  /// Somebody has let go, and the finger goes up when it has arrived.
  private var isLeaving = false
  /// Where it came down.
  private(set) var start = CGPoint.zero

  /// Where the finger comes down when keys set it. Points.
  static let resting = CGPoint(x: 150, y: 100)
  /// The share of the remaining distance that the finger goes in a frame.
  private static let share: CGFloat = 0.5
  /// Nearer than this is there. Points.
  private static let arrival: CGFloat = 0.5

  /// How far it is below where it came down; nil while it is up. Points.
  var travel: CGFloat? { position.map { $0.y - start.y } }

  /// Puts the finger down; one that is down already stays where it is.
  mutating func down(at point: CGPoint) {
    guard position == nil else { return }
    position = point
    goal = point
    start = point
    isLeaving = false
  }

  /// Wants the finger somewhere; without one on the screen nothing happens.
  mutating func move(to point: CGPoint) {
    if position != nil { goal = point }
  }

  /// Moves the finger at once, as a key does that says by how much.
  mutating func nudge(by distance: CGFloat) {
    guard position != nil else { return }
    goal.y += distance
    position = goal
  }

  /// Wants the finger up once it has arrived.
  mutating func up() {
    isLeaving = position != nil
  }

  /// Goes on for one frame, and does on a tree what the finger does.
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
