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

  /// Tells this node and all below of a change, those below first.
  final func tellSurroundingsChanged(_ change: SurroundingsChange) {
    forEachChild { $0.tellSurroundingsChanged(change) }
    surroundingsChanged(change)
  }
}
