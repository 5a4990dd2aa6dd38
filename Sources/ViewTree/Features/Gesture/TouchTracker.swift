/// One finger on the tree: its targets, and its velocity.
///
/// Both scroll views and gestures follow the finger. The order of precedence:
/// - a high-priority gesture wins over the scroll view; simultaneous gestures run beside it;
/// - a plain drag on scrolled content wins over the scroll view as soon as it begins: nothing
///   scrolls until the finger lifts;
/// - the scroll view wins over a drag that begins after more than 10 points along its axis, or is
///   attached outside the scroll view: the drag and all other plain gestures inside and outside are
///   cancelled. A plain drag across that axis wins;
/// - a long press that has succeeded wins over the scroll view;
/// - without a competing drag the content follows from the first point on, and 10 points along the
///   axis cancel taps, buttons and presses.
///
/// Source: GESTURE-1.3.4. 10 points: as UIKit's pan.
package final class TouchTracker: HostPart {
  private unowned(unsafe) let host: TreeHost

  private struct Sample {
    let time: Double
    let point: CGPoint
  }

  /// Whether the scroll views under the finger follow it.
  private enum Pan {
    /// A gesture may still take the finger.
    case waiting
    case following
    /// Only the scroll view follows the finger.
    case winning
    case lost
  }

  package init(host: TreeHost) {
    self.host = host
  }

  package var isAtRest: Bool { !isFollowing }

  /// Lets gestures with a time limit see that time has passed.
  package func advance(to moment: Double) {
    guard isFollowing else { return }
    send(.tick, host)
    if !isDown { dropDecidedSession() }
  }

  private var start: Sample?
  /// The latest moves: those inside the velocity's window and the one before it.
  private var samples: [Sample] = []
  private var scrolled: [(node: any FingerScrolling, axis: Axis, start: CGFloat)] = []
  private var pan = Pan.lost
  private var session: GestureSession?
  /// The receivers of the finger's positions, besides gestures and scroll views.
  private var receivers: [any TouchReceiver] = []
  /// The trees over this one in its window, from back to front: a finger reaches only the last one.
  package var covers: [TreeHost] = []
  /// The cover that the finger is touching.
  private weak var touchedCover: TreeHost?

  /// The window of moves that determine the velocity at release, in seconds before it.
  ///
  /// Source: SCROLL-4.2.3.
  private static let velocityWindow = 0.1
  private static let panSlop: CGFloat = 10

  package var isDown: Bool { touchedCover?.touch.isDown ?? (start != nil) }

  /// How far the finger is from where it came down; nil while it is up.
  package var translation: CGSize? {
    if let touchedCover { return touchedCover.touch.translation }
    guard let start, let last = samples.last else { return nil }
    return CGSize(width: last.point.x - start.point.x, height: last.point.y - start.point.y)
  }

  package var location: CGPoint? { touchedCover?.touch.location ?? samples.last?.point }

  func down(at point: CGPoint, in host: TreeHost) {
    if isDown { cancel() }
    touchedCover = covers.last
    if let touchedCover {
      tellTouch(at: point, on: [], in: host, cover: touchedCover)
      return touchedCover.touch.down(at: point, in: touchedCover)
    }
    let sample = Sample(time: host.now, point: point)
    start = sample
    samples = [sample]
    let hits = HitTest(point, in: host.root)
    scrolled = [Axis.horizontal, .vertical].compactMap { axis in
      hits.scrollViews.last { $0.followsFinger(along: axis) }
        .map { ($0, axis, $0.contentOffset[axis]) }
    }
    for (node, _, _) in scrolled { node.grab() }
    tellTouch(at: point, on: hits.gestures, in: host)
    let openRow = host.parts.joined(OpenRow.self)
    beginSession(
      openRow?.closing(hits.gestures, at: point, in: hits.scrollViews) ?? hits.gestures)
    pan = scrolled.isEmpty ? .lost : .following
    receivers = hits.receivers
    send(.began, host)
    for receiver in receivers { receiver.touchBegan(at: point, at: host.now) }
  }

  private func tellTouch(
    at point: CGPoint, on gestures: [GestureNode], in host: TreeHost, cover: TreeHost? = nil
  ) {
    guard host.isObserved else { return }
    host.gestureObserver?.touchBegan(at: point, on: gestures, in: host, cover: cover)
  }

  private func beginSession(_ gestures: [GestureNode]) {
    if let session, session.isAbout(gestures) {
      session.beginAgain()
    } else {
      session?.end(.touchElsewhere)
      session = GestureSession(gestures)
    }
  }

  func move(to point: CGPoint, in host: TreeHost) {
    if let touchedCover { return touchedCover.touch.move(to: point, in: touchedCover) }
    guard isDown else { return }
    samples.append(Sample(time: host.now, point: point))
    let start = windowStart(at: host.now)
    while samples.count > 2, samples[1].time < start { samples.removeFirst() }
    send(.moved, host)
    // Without a gesture under the finger there is no session to decide: the content simply follows.
    if session == nil, !receivers.isEmpty, movedAlongPan >= Self.panSlop { cancelReceivers() }
    for receiver in receivers { receiver.touchMoved(to: point, at: host.now) }
    scroll(to: point)
  }

  func up(in host: TreeHost) {
    if let touchedCover { return touchedCover.touch.up(in: touchedCover) }
    guard isDown else { return }
    let velocity = velocity(at: host.now)
    endPan(velocity)
    send(.ended, host)
    let point = location ?? .zero
    for receiver in receivers { receiver.touchEnded(at: point, at: host.now) }
    receivers = []
    start = nil
    samples = []
    dropDecidedSession()
  }

  /// Cancels the touch: no gesture succeeds, and the content returns to rest.
  package func cancel() {
    touchedCover?.touch.cancel()
    endPan(.zero)
    cancelReceivers()
    session?.end(.interrupted)
    session = nil
    start = nil
    samples = []
  }

  /// Cancels the gesture of a view that leaves the tree.
  func lose(_ node: GestureNode) { session?.lose(node) }

  /// Whether gestures follow a touch, or wait for another one or for time.
  var isFollowing: Bool { session != nil }

  private func dropDecidedSession() {
    if session?.isUndecided == false { session = nil }
  }

  // MARK: Gestures

  private func send(_ kind: TouchEvent.Kind, _ host: TreeHost) {
    guard let session else { return }
    let event = TouchEvent(
      kind: kind, time: host.now, location: samples.last?.point ?? .zero,
      velocity: isDown ? velocity(at: host.now) : .zero, isFingerDown: isDown && kind != .ended)
    session.receive(event)
    if event.isFingerDown { decidePan(session) }
    session.dispatch()
  }

  // MARK: Scrolling

  /// Decides whether gestures or scroll views get the finger, after the gestures have seen its
  /// position.
  private func decidePan(_ session: GestureSession) {
    guard pan == .following || pan == .waiting else { return }
    if session.hasBeatenPan { return endPan(.zero) }
    if session.holdsPanBack {
      pan = .waiting
      return
    }
    let moved = translation ?? .zero
    let along = movedAlongPan
    let farthest = max(abs(moved.width), abs(moved.height))
    if session.hasPlainFollower {
      pan = .waiting
      if contests.contains(where: session.isFollowed(inside:)) { return endPan(.zero) }
      guard hypot(moved.width, moved.height) >= Self.panSlop else { return }
      if along == farthest {
        winPan(session)
      } else if session.isFollowed {
        endPan(.zero)
      }
    } else if along >= Self.panSlop {
      winPan(session)
    } else {
      pan = .following
    }
  }

  /// The scroll views that the finger's movement would move; those of both axes while it rests.
  private var contests: [Node] {
    let moved = translation ?? .zero
    let axis: Axis? =
      moved == .zero ? nil : abs(moved.width) > abs(moved.height) ? .horizontal : .vertical
    return scrolled.filter { axis == nil || $0.axis == axis }.compactMap { $0.node as? Node }
  }

  /// How far the finger has moved along an axis that a scroll view under it scrolls.
  private var movedAlongPan: CGFloat {
    let moved = translation ?? .zero
    return scrolled.reduce(0) { max($0, abs(moved[$1.axis])) }
  }

  private func winPan(_ session: GestureSession) {
    let moved = translation ?? .zero
    pan = .winning
    host.parts.joined(OpenRow.self)?.close()
    let farthest = scrolled.max { abs(moved[$0.axis]) < abs(moved[$1.axis]) }
    session.yieldToPan(
      .scrolling(farthest?.node, moved: movedAlongPan, least: Self.panSlop))
    cancelReceivers()
  }

  private func cancelReceivers() {
    for receiver in receivers { receiver.touchCancelled() }
    receivers = []
  }

  private func scroll(to point: CGPoint) {
    guard pan == .following || pan == .winning, let start else { return }
    for (node, axis, offset) in scrolled where node.isAlive {
      node.drag(axis, translation: point[axis] - start.point[axis], from: offset)
    }
  }

  /// Releases the scroll views, with the finger's velocity if they followed it.
  private func endPan(_ velocity: CGPoint) {
    let velocity = pan == .waiting ? .zero : velocity
    pan = .lost
    var released: [any FingerScrolling] = []
    for (node, _, _) in scrolled where node.isAlive && !released.contains(where: { $0 === node }) {
      released.append(node)
      node.release(velocity: velocity)
    }
    scrolled = []
  }

  // MARK: Velocity

  private func windowStart(at moment: Double) -> Double { moment - Self.velocityWindow - 1e-9 }

  /// Points a second over the moves of the last tenth of a second; zero without any.
  private func velocity(at moment: Double) -> CGPoint {
    let start = windowStart(at: moment)
    guard let index = samples.indices.dropFirst().first(where: { samples[$0].time >= start }),
      let last = samples.last
    else { return .zero }
    let before = samples[index - 1]
    let seconds = CGFloat(last.time - before.time)
    guard seconds > 0 else { return .zero }
    return CGPoint(
      x: (last.point.x - before.point.x) / seconds, y: (last.point.y - before.point.y) / seconds)
  }
}

extension TreeHost {
  /// The host's finger.
  package var touch: TouchTracker { part(TouchTracker.self) }

  /// Puts the finger down; content in motion under it stops.
  package func touchDown(at point: CGPoint) {
    time.whileCurrent { touch.down(at: point, in: self) }
    finishTouch()
  }

  package func touchMoved(to point: CGPoint) {
    time.whileCurrent { touch.move(to: point, in: self) }
    finishTouch()
  }

  package func touchUp() {
    time.whileCurrent { touch.up(in: self) }
    finishTouch()
  }

  /// Cancels the touch as the system does for an alert: gestures fail.
  package func touchCancelled() {
    time.whileCurrent { touch.cancel() }
    finishTouch()
  }

  /// Runs one turn after an event.
  private func finishTouch() {
    countTick()
    turn()
  }

  /// Moves the finger along a straight line, one move per tick, while virtual time passes.
  package func drag(to end: CGPoint, over seconds: Double) {
    guard let start = touch.location else { return }
    guard seconds > 0, seconds.isFinite else { return touchMoved(to: end) }
    let beginning = now
    advance(by: seconds) { [self] moment in
      let share = min((moment - beginning) / seconds, 1)
      touch.move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share),
        in: self)
    }
  }
}
