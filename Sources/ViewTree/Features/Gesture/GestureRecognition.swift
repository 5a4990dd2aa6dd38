/// The recognition of one gesture, whatever its value: a step of the arbitration between gestures.
///
/// An event first goes through the whole tree of recognitions (`receive`), which only changes
/// phases. Callbacks run afterwards (`dispatch`), unless a gesture of higher precedence may still
/// win.
public class GestureRecognition {
  package var state: RecognitionState { .possible }

  /// Whether a moving finger can activate it, so that it competes with scroll views.
  var followsMovement: Bool { false }

  /// Whether a finger that rests for some seconds, and lifts, can activate it: not a drag with a minimum
  /// distance, nor a press that takes longer.
  func hearsFinger(restingFor seconds: Double) -> Bool { true }

  /// Whether it has nothing more to report: a new touch may restart it.
  var isSettled: Bool { state.isTerminal }

  /// Forgets the last sequence of touches.
  func begin() {}

  /// Advances the phase.
  func receive(_ event: TouchEvent) {}

  /// Runs the callbacks that the current phase calls for.
  ///
  /// - Parameter isPermitted: false while a gesture of higher precedence may still win.
  func dispatch(_ isPermitted: Bool) {}

  /// Ends the gesture without success; a gesture that has already succeeded keeps its success.
  func cancel(_ loss: GestureLoss) {}

  /// Tells a recognised or active gesture which other gesture it waits for.
  func wait(for other: GestureRecognition) { forEachPart { $0.wait(for: other) } }

  // MARK: For tools

  /// The recognitions directly inside.
  func forEachPart(_ body: (GestureRecognition) -> Void) {}

  /// The name of a gesture that decides from touches itself; nil for a composed one.
  package var gestureName: String? { nil }

  /// Its own callbacks, without those inside.
  package var callbackNames: [String] { [] }

  /// The node that holds the gesture; nil for a composed recognition.
  package var gestureNode: GestureNode? { nil }
}

/// The recognition of a gesture with a value.
public class GestureRecognizer<Value>: GestureRecognition {
  var phase: GesturePhase<Value> { .possible }

  override package var state: RecognitionState {
    switch phase {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }
}

/// A recogniser that decides from the touches themselves.
class TouchRecognizer<Value>: GestureRecognizer<Value> {
  final let site: GestureSite
  final var currentPhase = GesturePhase<Value>.possible

  init(_ site: GestureSite) {
    self.site = site
  }

  override final var phase: GesturePhase<Value> { currentPhase }

  override func begin() { currentPhase = .possible }

  override final func cancel(_ loss: GestureLoss) {
    if case .failed = currentPhase { return }
    if !currentPhase.isTerminal { currentPhase = .failed }
    site.tell { $0.gestureChanged(self, .lost(loss)) }
  }

  override final func receive(_ event: TouchEvent) {
    if currentPhase.isTerminal { return }
    handle(event)
    site.tell { $0.gestureChanged(self, reason(event)) }
  }

  override final func wait(for other: GestureRecognition) {
    guard state == .active || state == .ended else { return }
    site.tell { $0.gestureChanged(self, .waits(for: other)) }
  }

  override final var gestureNode: GestureNode? { site.node as? GestureNode }

  /// Called for every event until the gesture has ended or failed.
  func handle(_ event: TouchEvent) {}

  /// The numbers behind its current phase, after an event.
  func reason(_ event: TouchEvent) -> GestureReason { .fingerAlreadyDown }
}

/// A recogniser that wraps another one of the same or another value.
class WrappingRecognizer<Base, Value>: GestureRecognizer<Value> {
  final let base: GestureRecognizer<Base>

  init(_ base: GestureRecognizer<Base>) {
    self.base = base
  }

  override package final var state: RecognitionState { base.state }
  override final var followsMovement: Bool { base.followsMovement }
  override func hearsFinger(restingFor seconds: Double) -> Bool {
    base.hearsFinger(restingFor: seconds)
  }
  override var isSettled: Bool { base.isSettled }
  override func begin() { base.begin() }
  override final func receive(_ event: TouchEvent) { base.receive(event) }
  override func dispatch(_ isPermitted: Bool) { base.dispatch(isPermitted) }
  override final func cancel(_ loss: GestureLoss) { base.cancel(loss) }
  override final func forEachPart(_ body: (GestureRecognition) -> Void) { body(base) }
}

/// Where a gesture is attached: the view whose space its locations use.
public final class GestureSite {
  weak var node: Node?

  init(_ node: Node) {
    self.node = node
  }

  /// Converts a point of the root's space to the space that a gesture requested.
  ///
  /// - Errors: an unknown name counts as global, with a warning. Source: GEOMETRY-3.15.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    guard let element = node?.element, let owner = element.owner(of: space) else { return point }
    return owner.convertFromRoot(point)
  }

  /// Converts a velocity of the root's space to another space, at a given point.
  func convert(velocity: CGPoint, at point: CGPoint, to space: CoordinateSpace) -> CGSize {
    let start = convert(point, to: space)
    let end = convert(CGPoint(x: point.x + velocity.x, y: point.y + velocity.y), to: space)
    return CGSize(width: end.x - start.x, height: end.y - start.y)
  }

  /// Queues a callback for the pass over actions.
  func enqueue(
    _ name: String, of recognition: GestureRecognition, _ action: @escaping () -> Void
  ) {
    guard let node else { return action() }
    tell { $0.gestureCalls(recognition, name) }
    node.host.enqueueAction(name, node, action)
  }

  /// Calls an observer of gestures, if there is one.
  func tell(_ body: (any GestureObserver) -> Void) {
    guard let host = node?.host, host.isObserved, let observer = host.gestureObserver else {
      return
    }
    body(observer)
  }
}

/// The arbitration between two gestures of which the first has precedence.
///
/// If the first succeeds, it ends the second. While the first is merely possible, a second that
/// begins (a drag) or succeeds with the finger down (a long press) ends the first. A second that
/// succeeds when the finger lifts (a tap) waits until the first has failed, so that a double tap is
/// not taken for a tap. A first that is held down makes a drag wait.
///
/// - Source: Apple documentation, "exclusively(before:)": precedence to the first; OpenSwiftUI,
///   `ExclusiveGesture.swift` for the phases. That a beginning drag ends a waiting tap is this
///   engine's choice: a finger does one thing at a time.
enum Precedence {
  static func receive(
    _ first: GestureRecognition, _ second: GestureRecognition, _ event: TouchEvent
  ) {
    let wasUndecided = !second.state.isTerminal
    first.receive(event)
    second.receive(event)
    let hasWonWhileDown = wasUndecided && second.state == .ended && event.isFingerDown
    switch first.state {
    case .active, .ended:
      second.cancel(.to(first))
    case .possible:
      if second.state == .active || hasWonWhileDown { first.cancel(.to(second)) }
    case .holding:
      if hasWonWhileDown { first.cancel(.to(second)) }
    case .failed:
      break
    }
  }

  static func dispatch(
    _ first: GestureRecognition, _ second: GestureRecognition, _ isPermitted: Bool
  ) {
    first.dispatch(isPermitted)
    let state = first.state
    if isPermitted, !state.isTerminal { second.wait(for: first) }
    second.dispatch(isPermitted && state == .failed)
  }

  /// The combined state of a pair of which the first has precedence.
  static func state(
    _ first: GestureRecognition, _ second: GestureRecognition
  ) -> RecognitionState {
    if first.state == .failed { return second.state }
    if first.state == .possible, second.state == .holding { return .holding }
    return first.state
  }

  /// The combined state of a pair that is recognised together.
  static func joinedState(
    _ first: GestureRecognition, _ second: GestureRecognition
  ) -> RecognitionState {
    let both = [first.state, second.state]
    if both.contains(.active) { return .active }
    if both.contains(.holding) { return .holding }
    if both.contains(.possible) { return .possible }
    return both.contains(.ended) ? .ended : .failed
  }
}
