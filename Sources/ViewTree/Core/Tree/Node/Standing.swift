/// Whether an element's container shows it, hides it or only keeps it.
package enum Standing: Comparable {
  /// The container shows another of several candidates.
  case hidden
  /// It has left, and is kept for its state; its place is out of date.
  case kept
  /// It is made in advance, next to the visible part.
  case beside
  case seen
}

extension Node {
  /// The node's standing in all containers around it: the lowest of their answers.
  ///
  /// - Cost: one step per ancestor in a host with containers that choose, else nothing.
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

/// A change in a node's surroundings that no value reports.
enum SurroundingsChange {
  /// The candidate that it belongs to has been shown or hidden.
  case choice
  /// The row that it belongs to has become visible or invisible.
  case visibility
  /// The nearest stack's axis has changed.
  case orientation
  /// A scroll view around it scrolls along other axes.
  case scrolling
  /// One of the node's own animations has advanced.
  case animation
}

extension Node {
  /// Tells this node and all below of a change, those below first.
  final func tellSurroundingsChanged(_ change: SurroundingsChange) {
    forEachChild { $0.tellSurroundingsChanged(change) }
    surroundingsChanged(change)
  }
}
