// Views inserted or removed under an animation are shown coming and going: by transition or by
// fading.

extension AnimationPart {
  /// Whether the change that removes a child is animated, by the transaction or by a transition.
  func mayLeave(_ child: Node, _ owner: Node) -> Bool {
    guard mayTransition else { return false }
    let isAnimated =
      owner.transaction.animation != nil
      || child.transitions.contains { $0.animation(to: .didDisappear) != nil }
    return isAnimated && owner.isAlive && child.hasPlacedElements
  }

  /// Whether a child declares that it comes and goes without a transition.
  ///
  /// Source: STATE-4.2.4.
  func isErased(_ child: Node) -> Bool {
    guard transitionModifiers > 0 else { return false }
    let transitions = child.transitions
    return !transitions.isEmpty && transitions.allSatisfy(\.isIdentity)
  }

  /// Shows a removed child leaving; the departure ends with the last of its animations.
  func beginLeaving(_ departure: Departure) {
    let (child, owner) = (departure.node, departure.owner)
    let completion = AnimationCompletion(.removed) { departure.end() }
    completion.take(host)
    var leaving = owner.transaction
    leaving.completions.append(completion)
    let transitions = child.transitions
    if transitions.isEmpty {
      fade(child, from: 1, to: 0, in: leaving)
    } else {
      for node in transitions { node.go(to: .didDisappear, in: leaving, of: owner) }
    }
    completion.end()
  }

  /// Shows a new child arriving.
  func beginArriving(_ child: Node, _ owner: Node) {
    guard mayTransition else { return }
    let transaction = owner.transaction
    let transitions = child.transitions
    if transitions.isEmpty {
      if transaction.animation != nil { fade(child, from: 0, to: 1, in: transaction) }
      return
    }
    for node in transitions
    where transaction.animation != nil || node.animation(to: .identity) != nil {
      node.goBack()
      node.go(to: .identity, in: transaction, of: owner)
    }
  }

  /// Shows a leaving child coming back.
  func beginComingBack(_ child: Node, _ owner: Node) {
    let transaction = owner.transaction
    let transitions = child.transitions
    if transitions.isEmpty {
      fade(child, from: 0, to: 1, in: transaction)
    } else {
      for node in transitions { node.go(to: .identity, in: transaction, of: owner) }
    }
  }

  /// Fades a whole subtree: the transition of views that declare none.
  private func fade(
    _ child: Node, from start: Double, to end: Double, in transaction: Transaction
  ) {
    let fade = fade(of: child) ?? Fade(child)
    add(fade, of: child)
    fade.opacity = end
    Motion.begin(&fade.motion, of: child, by: end - start, in: transaction)
  }
}

extension Node {
  /// The transitions of the elements below that no container separates from this node.
  fileprivate final var transitions: [TransitionNode] {
    var found: [TransitionNode] = []
    func visit(_ node: Node) {
      if let transition = node as? TransitionNode {
        found.append(transition)
      } else if !(node is LayoutNode) || node is ForwardingNode {
        node.forEachMember(visit)
      }
    }
    visit(self)
    return found
  }

  /// Whether anything below has been shown; a view added and removed within one turn has not.
  fileprivate final var hasPlacedElements: Bool {
    var elements: [LayoutNode] = []
    collectElements(into: &elements, root: nil)
    return elements.contains { element in
      element.isPlaced && element.layoutParent != nil
        && !host.animation.unseen.contains { $0 === element }
    }
  }

  /// The children that belong to the same element or list; only the primary child of an overlay.
  fileprivate final func forEachMember(_ body: (Node) -> Void) {
    if let forwarding = self as? ForwardingNode {
      if let child = forwarding.child { body(child) }
    } else {
      forEachChild(body)
    }
  }
}

/// The opacity of a view that comes or goes without its own transition.
final class Fade {
  private(set) weak var node: Node?
  var opacity = 1.0
  var motion: Motion<Double>?

  init(_ node: Node) {
    self.node = node
  }

  var presented: Double { min(max(opacity + (motion?.remaining ?? 0), 0), 1) }
}
