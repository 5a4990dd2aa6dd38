/// The gestures that compete for one touch, or for several after one another.
///
/// The gestures of the touched view and of all around it form a tree of precedence: an inner
/// gesture before an outer one, a high-priority one before those inside it, a simultaneous one
/// beside them. A session lasts until every gesture is decided: one that waits for a second tap
/// keeps it.
///
/// - Source: Apple documentation, "Composing SwiftUI gestures", "highPriorityGesture",
///   "simultaneousGesture".
final class GestureSession {
  private let nodes: [GestureNode]
  /// The gestures that take part, with how they stand to those inside.
  private var members: [(node: GestureNode, recognition: GestureRecognition)] = []
  private let root: GestureRecognition?

  /// - Parameter nodes: from the innermost outwards; nil when none of them takes part.
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

  /// Whether another touch on the same gestures goes on where this one left off.
  func isAbout(_ nodes: [GestureNode]) -> Bool {
    self.nodes.count == nodes.count && zip(self.nodes, nodes).allSatisfy { $0 === $1 }
  }

  /// Whether some gesture still waits for something.
  var isUndecided: Bool { root?.isSettled == false }

  /// Starts what is decided anew, for another touch.
  func beginAgain() {
    for (node, recognition) in members where node.isAlive && recognition.isSettled {
      recognition.begin()
    }
  }

  /// Moves every gesture on; callbacks wait for `dispatch`.
  func receive(_ event: TouchEvent) {
    for (node, recognition) in members where !node.isEnabled { recognition.cancel(.disabled) }
    root?.receive(event)
  }

  func dispatch() { root?.dispatch(true) }

  /// Ends what is not decided, so that what waited for it can be told.
  func end(_ loss: GestureLoss) {
    for (_, recognition) in members where !recognition.standing.isTerminal {
      recognition.cancel(loss)
    }
    dispatch()
  }

  /// Cancels the gesture of a view that has gone.
  func lose(_ node: GestureNode) {
    for member in members where member.node === node {
      member.recognition.cancel(.viewGone)
      member.recognition.dispatch(false)
    }
  }

  // MARK: Scrolling

  /// Whether a gesture of high priority may still win, or has won, with the finger down.
  var holdsPanBack: Bool {
    members.contains { $0.node.relation == .above && $0.recognition.standing != .failed }
  }

  /// Whether a gesture that the pan respects has been recognised for good.
  var hasBeatenPan: Bool {
    members.contains { member in
      switch member.node.relation {
      case .above: member.recognition.standing == .active || member.recognition.standing == .ended
      case .below: member.recognition.standing == .ended
      case .beside: false
      }
    }
  }

  /// Whether a plain gesture may follow the finger, now or later.
  var hasPlainFollower: Bool {
    members.contains {
      $0.node.relation == .below && $0.recognition.followsMovement
        && !$0.recognition.standing.isTerminal
    }
  }

  /// Whether a plain gesture follows the finger already.
  var isFollowed: Bool {
    members.contains {
      $0.node.relation == .below && $0.recognition.followsMovement
        && $0.recognition.standing == .active
    }
  }

  /// Whether a plain gesture inside a scroll view follows the finger already.
  func isFollowed(inside scrollView: Node) -> Bool {
    members.contains {
      $0.node.relation == .below && $0.recognition.followsMovement
        && $0.recognition.standing == .active && $0.node.isBelow(scrollView)
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

  override package var standing: GestureStanding { Precedence.standing(first, second) }

  /// The second one's value is never told once the first has won.
  override var isSettled: Bool {
    first.standing == .failed ? second.isSettled : first.isSettled
  }

  override func receive(_ event: TouchEvent) { Precedence.receive(first, second, event) }

  override func dispatch(_ isPermitted: Bool) { Precedence.dispatch(first, second, isPermitted) }

  override func cancel(_ loss: GestureLoss) {
    first.cancel(loss)
    second.cancel(loss)
  }
}

/// Two groups of gestures that do not mind each other.
private final class Company: GestureRecognition {
  private let first: GestureRecognition
  private let second: GestureRecognition

  init(first: GestureRecognition, second: GestureRecognition) {
    self.first = first
    self.second = second
  }

  override package var standing: GestureStanding { Precedence.joinedStanding(first, second) }

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
