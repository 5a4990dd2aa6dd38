/// How an element stands in its container.
package enum Standing: Comparable {
  /// The container shows another of several candidates.
  case hidden
  /// It has left, and is kept for its state: its place is that of the past.
  case kept
  /// It is made early, beside the part that can be seen.
  case beside
  case seen
}

extension Node {
  /// How the node stands in all containers around it: the least of their answers.
  ///
  /// - Cost: one step an ancestor in a host with containers that choose, else nothing.
  package final var standing: Standing {
    guard host.hasChoosingContainers else { return .seen }
    var standing = host.root.isInWindow ? Standing.seen : .kept
    var outermost = element
    var node = parent
    while let current = node {
      if let container = current as? LayoutNode {
        if let outermost { standing = min(standing, container.standing(of: outermost)) }
        outermost = container
      }
      node = current.parent
    }
    return standing
  }

  /// Whether every choice around this node shows the candidate that it belongs to.
  final var isShown: Bool { standing != .hidden }
}

/// A change of a node's surroundings that no value tells it.
enum SurroundingsChange {
  /// The candidate that it belongs to has been shown or hidden.
  case choice
  /// The row that it belongs to has become visible or stopped being so.
  case visibility
  /// The nearest stack has another axis.
  case orientation
  /// An animation of the node's own has moved on.
  case animation
}

extension Node {
  /// Tells this node and all below of a change, those below first.
  final func tellSurroundingsChanged(_ change: SurroundingsChange) {
    forEachChild { $0.tellSurroundingsChanged(change) }
    surroundingsChanged(change)
  }
}
