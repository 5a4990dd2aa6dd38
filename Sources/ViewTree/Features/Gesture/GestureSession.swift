/// The gestures that compete for one touch, or for several in sequence.
///
/// The gestures of the touched view and its ancestors form a tree of precedence: an inner gesture
/// precedes an outer one, a high-priority one precedes those inside it, and a simultaneous one runs
/// beside them. A session lasts until every gesture is decided: one that waits for a second tap
/// keeps it alive.
///
/// - Source: Apple documentation, "Composing SwiftUI gestures", "highPriorityGesture",
///   "simultaneousGesture".
final class GestureSession {
  private typealias Member = (node: GestureNode, recognition: GestureRecognition)

  private let nodes: [GestureNode]
  /// The participating gestures, each with its relation to those inside.
  private var members: [Member] = []
  private let root: GestureRecognition?

  /// - Parameter nodes: from the innermost outwards; nil if none of them takes part.
  init?(_ nodes: [GestureNode]) {
    self.nodes = nodes
    var root: GestureRecognition?
    for node in nodes {
      guard node.isEnabled else {
        node.tellAbsence(.disabled)
        continue
      }
      if !node.mask.contains(.subviews) {
        for member in members { member.node.tellAbsence(.maskedBy(node)) }
        root = nil
        members = []
      }
      guard node.mask.contains(.gesture) else {
        node.tellAbsence(.masked)
        continue
      }
      let recognition = node.recognition
      recognition.begin()
      members.append((node, recognition))
      root = root.map { Self.join($0, recognition, node.relation) } ?? recognition
    }
    self.root = root
    if root == nil { return nil }
  }

  private static func join(
    _ inner: GestureRecognition, _ added: GestureRecognition, _ relation: GestureRelation
  ) -> GestureRecognition {
    switch relation {
    case .below: Contest(first: inner, second: added)
    case .above: Contest(first: added, second: inner)
    case .beside: Company(first: inner, second: added)
    }
  }

  /// Whether another touch on the same gestures continues this session.
  func isAbout(_ nodes: [GestureNode]) -> Bool {
    self.nodes.count == nodes.count && zip(self.nodes, nodes).allSatisfy { $0 === $1 }
  }

  /// Whether some gesture is still waiting.
  var isUndecided: Bool { root?.isSettled == false }

  /// Restarts the decided gestures for another touch.
  func beginAgain() {
    for (node, recognition) in members where node.isAlive && recognition.isSettled {
      recognition.begin()
    }
  }

  /// Advances every gesture; callbacks wait for `dispatch`.
  func receive(_ event: TouchEvent) {
    for (node, recognition) in members where !node.isEnabled { recognition.cancel(.disabled) }
    root?.receive(event)
  }

  func dispatch() { root?.dispatch(true) }

  /// Ends the undecided gestures, so that those waiting for them can report.
  func end(_ loss: GestureLoss) {
    for (_, recognition) in members where !recognition.state.isTerminal {
      recognition.cancel(loss)
    }
    dispatch()
  }

  /// Cancels the gesture of a view that has left the tree.
  func lose(_ node: GestureNode) {
    for member in members where member.node === node {
      member.recognition.cancel(.viewGone)
      member.recognition.dispatch(false)
    }
  }

  // MARK: Scrolling

  /// Whether a high-priority gesture has won, or may still win, with the finger down.
  var holdsPanBack: Bool {
    members.contains { $0.node.relation == .above && $0.recognition.state != .failed }
  }

  /// Whether a gesture that has precedence over panning has been recognised for good.
  var hasBeatenPan: Bool {
    members.contains { member in
      switch member.node.relation {
      case .above: member.recognition.state == .active || member.recognition.state == .ended
      case .below: member.recognition.state == .ended
      case .beside: false
      }
    }
  }

  /// The plain gestures of a moving finger.
  private var plainFollowers: some Sequence<Member> {
    members.lazy.filter { $0.node.relation == .below && $0.recognition.followsMovement }
  }

  /// Whether a plain gesture may follow the finger, now or later.
  var hasPlainFollower: Bool { plainFollowers.contains { !$0.recognition.state.isTerminal } }

  /// Whether a plain gesture follows the finger already.
  var isFollowed: Bool { plainFollowers.contains { $0.recognition.state == .active } }

  /// Whether a plain gesture inside a scroll view follows the finger already.
  func isFollowed(inside scrollView: Node) -> Bool {
    plainFollowers.contains {
      $0.recognition.state == .active && $0.node.isBelow(scrollView)
    }
  }

  /// Ends every plain gesture, because a scroll view follows the finger.
  func yieldToPan(_ loss: GestureLoss) {
    for (node, recognition) in members where node.relation == .below { recognition.cancel(loss) }
  }
}

extension Node {
  fileprivate func isBelow(_ other: Node) -> Bool {
    var node = parent
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }
}

/// Two groups of gestures of which the first has precedence.
private final class Contest: GestureRecognition {
  private let first: GestureRecognition
  private let second: GestureRecognition

  init(first: GestureRecognition, second: GestureRecognition) {
    self.first = first
    self.second = second
  }

  override package var state: RecognitionState { Precedence.state(first, second) }

  /// The second one's value is never reported once the first has won.
  override var isSettled: Bool {
    first.state == .failed ? second.isSettled : first.isSettled
  }

  override func receive(_ event: TouchEvent) { Precedence.receive(first, second, event) }

  override func dispatch(_ isPermitted: Bool) { Precedence.dispatch(first, second, isPermitted) }

  override func cancel(_ loss: GestureLoss) {
    first.cancel(loss)
    second.cancel(loss)
  }
}

/// Two independent groups of gestures.
private final class Company: GestureRecognition {
  private let first: GestureRecognition
  private let second: GestureRecognition

  init(first: GestureRecognition, second: GestureRecognition) {
    self.first = first
    self.second = second
  }

  override package var state: RecognitionState { Precedence.joinedState(first, second) }

  override var isSettled: Bool { first.isSettled && second.isSettled }

  override func receive(_ event: TouchEvent) {
    first.receive(event)
    second.receive(event)
  }

  override func dispatch(_ isPermitted: Bool) {
    first.dispatch(isPermitted)
    second.dispatch(isPermitted)
  }

  override func cancel(_ loss: GestureLoss) {
    first.cancel(loss)
    second.cancel(loss)
  }
}
