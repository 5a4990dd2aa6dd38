import ViewTree

/// Hears the reasons of one element while it decides again.
///
/// - Safety: `@unchecked` because it is used on the thread of its host only.
final class ReasonListener: TreeObserver, @unchecked Sendable {
  /// Whose decisions are heard; decisions of others meanwhile do not count.
  var decider: LayoutNode?
  private(set) var reasons: [StepKey: Reason] = [:]
  /// The children that shared a length, by their container, in the order in which they were asked.
  private(set) var turns: [ObjectIdentifier: [Turn]] = [:]

  /// One child's turn.
  struct Turn {
    let child: LayoutNode
    let axis: Axis
    let share: Reason.Share
  }

  func decided(_ decided: Decided, _ node: LayoutNode, _ reason: (Axis) -> Reason?) {
    guard (decided == .answer ? node : node.layoutParent) === decider else { return }
    for axis in Axis.allCases {
      guard let reason = reason(axis) else { continue }
      reasons[StepKey(node, decided, axis)] = reason
      guard case .share(let share) = reason.kind, let decider else { continue }
      // The last round is that of placing: its question counted, those before were for measuring.
      if share.turn == 1 { turns[ObjectIdentifier(decider)] = [] }
      turns[ObjectIdentifier(decider), default: []].append(
        Turn(child: node, axis: axis, share: share))
    }
  }
}

/// One number of one element: along an axis its question, its answer or its place.
struct StepKey: Hashable {
  let node: ObjectIdentifier
  let decided: Decided
  let axis: Axis

  init(_ node: LayoutNode, _ decided: Decided, _ axis: Axis) {
    self.node = ObjectIdentifier(node)
    self.decided = decided
    self.axis = axis
  }
}
