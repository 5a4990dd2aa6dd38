// A transition is a trait found somewhere inside an item of a container. Once the item has been
// made, the transition is put around the whole item.

extension AnimationPart {
  /// Puts the transitions that a new child declares around its items; of several for one item the
  /// innermost counts.
  ///
  /// - Parameter owner: the node that adds and removes items, and whose child this is.
  /// - Source: ANIM-1.3.3.
  func puttingTransitions(around child: Node, in owner: Node) -> Node {
    var result = child
    let traits = newTraits
    newTraits = []
    for trait in traits.reversed() where trait.isAlive && trait.shown == nil {
      switch trait.item(below: owner) {
      case .elsewhere: newTraits.insert(trait, at: 0)
      case .lost: break
      case .item(let item): put(trait, around: item, &result)
      case .partOfLarger: newTraits.insert(trait, at: 0)
      }
    }
    if result === child, let trait = owner.transitionAround { put(trait, around: child, &result) }
    return result
  }

  private func put(_ trait: TransitionTraitNode, around item: Node, _ child: inout Node) {
    guard let parent = item.parent else { return }
    let node = TransitionNode(trait.box, around: item, below: parent)
    trait.shown = node
    if item === child {
      child = node
    } else if let list = parent as? TupleNode {
      list.replaceChild(item, with: node)
    } else {
      (parent as? UnaryNode)?.child = node
    }
  }
}

/// Where the item of a transition is, as seen from a node that makes items.
private enum TransitionItem {
  /// Not below that node.
  case elsewhere
  /// Lost in a container between the two that does not read it, or the item has a transition
  /// already.
  case lost
  /// Part of a larger item: modifiers outside that node belong to it too.
  case partOfLarger
  case item(Node)
}

extension Node {
  /// The outermost node below an owner that is part of the same item as this one.
  fileprivate final func item(below owner: Node) -> TransitionItem {
    var item: Node = self
    var isLost = false
    var isWhole = false
    var node: Node = self
    while let parent = node.parent {
      if parent === owner {
        return isLost ? .lost : owner.isInsideItem ? .partOfLarger : .item(item)
      }
      if parent is TransitionNode { isLost = true }
      if let element = parent as? LayoutNode {
        isLost = isLost || isWhole || (element as? ForwardingNode)?.child !== node
      } else if !(parent is UnaryNode) {
        isWhole = true
      }
      if !isWhole { item = parent }
      node = parent
    }
    return .elsewhere
  }

  /// Whether there are modifiers between this node and the node that makes its item.
  private final var isInsideItem: Bool {
    var hasModifiers = false
    var node = parent
    while let current = node {
      if current is ReplacingNode { return hasModifiers }
      if current is LayoutNode {
        guard current is ForwardingNode else { return false }
        hasModifiers = true
      }
      node = current.parentBesideTransition
    }
    return false
  }

  /// The parent, or the parent of the transition that was put around this node.
  private final var parentBesideTransition: Node? {
    guard parent is PlaceholderNode else { return parent }
    var node = parent
    while let current = node {
      if let transition = current as? TransitionNode, transition.original === self {
        return transition.parent
      }
      node = current.parent
    }
    return parent
  }

  /// The transition declared around this node itself, such as outside an explicit identity.
  fileprivate final var transitionAround: TransitionTraitNode? {
    var node = parent
    while let current = node, current is UnaryNode, !(current is ReplacingNode) {
      if let trait = current as? TransitionTraitNode { return trait }
      node = current.parent
    }
    return nil
  }
}
