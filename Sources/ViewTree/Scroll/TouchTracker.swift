/// One finger on the tree: what it came down on, and how fast it moves.
///
/// The content follows from the first point on; a finger that has moved less than 10 points when it
/// leaves is a tap on what it came down on.
package final class TouchTracker {
  private struct Sample {
    let time: Double
    let point: CGPoint
  }

  private var first: Sample?
  /// The latest moves: those inside the velocity's window and the one before it.
  private var samples: [Sample] = []
  private var scrolled: [(node: ScrollNode, axis: Axis, start: CGFloat)] = []
  private var tapped: TapNode?

  /// The moves that count for the velocity at release, in seconds before it.
  ///
  /// Source: `golden/README.md` 4 "Release velocity".
  private static let velocityWindow = 0.1
  private static let tapSlop: CGFloat = 10

  package var isDown: Bool { !samples.isEmpty }

  /// How far the finger is from where it came down; nil while it is up.
  package var translation: CGSize? {
    guard let first, let last = samples.last else { return nil }
    return CGSize(width: last.point.x - first.point.x, height: last.point.y - first.point.y)
  }

  package var location: CGPoint? { samples.last?.point }

  func down(at point: CGPoint, in host: TreeHost) {
    samples = [Sample(time: host.now, point: point)]
    first = samples[0]
    let hits = HitTest(point, in: host.root)
    scrolled = [Axis.horizontal, .vertical].compactMap { axis in
      hits.scrollViews.last { $0.followsFinger(along: axis) }
        .map { ($0, axis, $0.contentOffset[axis]) }
    }
    for (node, _, _) in scrolled { node.grab() }
    tapped = hits.tap
  }

  func move(to point: CGPoint, in host: TreeHost) {
    guard let first else { return }
    samples.append(Sample(time: host.now, point: point))
    let start = windowStart(at: host.now)
    while samples.count > 2, samples[1].time < start { samples.removeFirst() }
    for (node, axis, start) in scrolled where node.isAlive {
      let translation = point[axis] - first.point[axis]
      node.drag(axis, translation: translation, from: start)
    }
  }

  func up(in host: TreeHost) {
    guard let first, let last = samples.last else { return }
    let velocity = velocity(at: host.now)
    var released: [ScrollNode] = []
    for (node, _, _) in scrolled where node.isAlive && !released.contains(where: { $0 === node }) {
      released.append(node)
      node.release(velocity: velocity)
    }
    let distance = max(abs(last.point.x - first.point.x), abs(last.point.y - first.point.y))
    if let tapped, tapped.isAlive, distance < Self.tapSlop { tapped.recognise() }
    samples = []
    self.first = nil
    scrolled = []
    tapped = nil
  }

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

/// What lies under a point: scroll views from the outermost inwards, and the innermost tap.
///
/// What is hidden or does not allow hit testing is left out, with all that is inside it.
/// Source: `semantics.md` 1.8 (`hidden` strips the responders).
struct HitTest {
  private(set) var scrollViews: [ScrollNode] = []
  private(set) var tap: TapNode?

  init(_ point: CGPoint, in root: LayoutNode) {
    visit(root, point)
  }

  private mutating func visit(_ node: Node, _ point: CGPoint) {
    guard let element = node as? LayoutNode else {
      node.forEachChild { visit($0, point) }
      return
    }
    if element.attributes?.refusesTouches == true { return }
    let local = element.convertFromRoot(point)
    let scroll = element as? ScrollNode
    let bounds = scroll?.viewportBounds ?? CGRect(origin: .zero, size: element.size)
    let isInside = bounds.contains(local)
    if isInside {
      if let tap = element.attributes?.taps.last { self.tap = tap }
      if let scroll { scrollViews.append(scroll) }
    }
    // What a scroll view does not show cannot be touched; other elements do not clip.
    if isInside || scroll == nil { element.forEachChild { visit($0, point) } }
  }
}

extension ElementAttributes {
  fileprivate var refusesTouches: Bool {
    appearance.contains { $0.name == "hidden" || $0 == ("allowsHitTesting", "false") }
  }
}

extension TreeHost {
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

  /// An event is followed by one turn.
  private func finishTouch() {
    frameSerial += 1
    turn()
  }

  /// Moves the finger on a straight line, one move a frame, while virtual time passes.
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
