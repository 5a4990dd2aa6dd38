extension Node {
  /// The node's presence in all containers around it: the lowest of their answers.
  ///
  /// - Cost: one step per ancestor in a host with containers that choose, else nothing.
  package final var presence: Presence {
    guard host.hasChoosingContainers else { return .seen }
    var presence = host.root.isInWindow ? Presence.seen : .kept
    var outermost = element
    var node = parent
    while let current = node {
      if let container = current as? LayoutNode {
        if let outermost { presence = min(presence, container.presence(of: outermost)) }
        outermost = container
      }
      node = current.parent
    }
    return presence
  }

  /// Whether every choice around this node shows the candidate that it belongs to.
  final var isShown: Bool { presence != .hidden }

  /// Tells this node and all below of a change, those below first.
  final func tellSurroundingsChanged(_ change: SurroundingsChange) {
    forEachChild { $0.tellSurroundingsChanged(change) }
    surroundingsChanged(change)
  }
}

extension LayoutNode {
  /// The outermost node around this element and no other.
  final var outermostNode: Node {
    var node: Node = self
    while let parent = node.parent, parent.element === self { node = parent }
    return node
  }
}
