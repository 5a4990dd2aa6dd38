/// A view that has been removed and lives on until its transition has ended.
///
/// It stays where it was in its container, without a part in layout and preferences; its
/// `onDisappear` comes at the end. Source: PREF-1.3; Apple documentation, `transition(_:)`.
final class Departure {
  let node: Node
  /// What tells it again when it comes back: the branch or the element's id.
  let key: AnyHashable?
  private unowned(unsafe) let owner: Node
  private weak var departures: Departures?
  private var isOver = false

  fileprivate init(_ node: Node, _ key: AnyHashable?, _ owner: Node, _ departures: Departures) {
    self.node = node
    self.key = key
    self.owner = owner
    self.departures = departures
  }

  fileprivate func end() {
    guard !isOver else { return }
    cancel()
    // What stood round it may have been removed meanwhile, and with it the view itself.
    guard node.isAlive else { return }
    node.host.updating {
      node.destroy()
      owner.elementsChanged()
    }
  }

  fileprivate func cancel() {
    isOver = true
    departures?.items.removeAll { $0 === self }
    node.host.departing.removeAll { $0 === self }
  }
}

/// The views that are leaving one list.
final class Departures {
  fileprivate(set) var items: [Departure] = []

  func forEach(_ body: (Node) -> Void) {
    for item in items { body(item.node) }
  }

  /// The view that is leaving under a key.
  func node(_ key: AnyHashable) -> Node? { items.first { $0.key == key }?.node }
}

extension Node {
  /// Takes a child out: at once, or after its transition where the change is animated.
  ///
  /// - Parameter key: by which the child can be taken back while it leaves.
  final func remove(_ child: Node, key: AnyHashable? = nil, _ departures: inout Departures?) {
    guard host.mayTransition else { return child.destroy() }
    let transaction = transaction
    let transitions = child.transitions
    let isAnimated =
      transitions.isEmpty
      ? transaction.animation != nil
      : transitions.contains {
        $0.animation(to: .didDisappear) != nil || transaction.animation != nil
      }
    guard isAnimated, isAlive, child.hasPlacedElements else { return child.destroy() }
    let list = departures ?? Departures()
    departures = list
    let departure = Departure(child, key, self, list)
    list.items.append(departure)
    host.departing.append(departure)
    let completion = AnimationCompletion(.removed) { departure.end() }
    completion.take(host)
    var leaving = transaction
    leaving.completions.append(completion)
    if transitions.isEmpty {
      child.fade(from: 1, to: 0, in: leaving)
    } else {
      for node in transitions { node.go(to: .didDisappear, in: leaving, of: self) }
    }
    completion.end()
  }

  /// Lets a newly made child come in where the change is animated.
  final func insert(_ child: Node) {
    guard host.mayTransition else { return }
    let transaction = transaction
    let transitions = child.transitions
    if transitions.isEmpty {
      if transaction.animation != nil { child.fade(from: 0, to: 1, in: transaction) }
      return
    }
    for node in transitions
    where transaction.animation != nil || node.animation(to: .identity) != nil {
      node.goBack()
      node.go(to: .identity, in: transaction, of: self)
    }
  }

  /// Lets a child that is leaving stay; nothing happens to any other.
  final func takeBack(_ child: Node, _ departures: Departures?) {
    guard let departure = departures?.items.first(where: { $0.node === child }) else { return }
    departure.cancel()
    let transitions = child.transitions
    if transitions.isEmpty {
      child.fade(from: 0, to: 1, in: transaction)
    } else {
      for node in transitions { node.go(to: .identity, in: transaction, of: self) }
    }
  }

  /// The transitions of the elements below: those that no container stands above.
  private final var transitions: [TransitionNode] {
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

  /// Whether anything below has been shown: what comes and goes within one turn has not.
  private final var hasPlacedElements: Bool {
    var elements: [LayoutNode] = []
    collectElements(into: &elements, root: nil)
    return elements.contains { element in
      element.isPlaced && element.layoutParent != nil
        && !host.unseen.contains { $0 === element }
    }
  }

  /// The children that belong to the same element or list: of an overlay only the primary.
  private final func forEachMember(_ body: (Node) -> Void) {
    if let forwarding = self as? ForwardingNode {
      if let child = forwarding.child { body(child) }
    } else {
      forEachChild(body)
    }
  }

  /// Shows the whole subtree fading: the transition of views that ask for none.
  private final func fade(from start: Double, to end: Double, in transaction: Transaction) {
    let fade = host.fades.first { $0.node === self } ?? Fade(self)
    if !host.fades.contains(where: { $0 === fade }) { host.fades.append(fade) }
    fade.opacity = end
    Motion.begin(&fade.motion, of: self, way: end - start, in: transaction)
  }
}

/// The opacity of a view that comes or goes without a transition of its own.
final class Fade {
  private(set) weak var node: Node?
  var opacity = 1.0
  var motion: Motion<Double>?

  init(_ node: Node) {
    self.node = node
  }

  var presented: Double { min(max(opacity + (motion?.remaining ?? 0), 0), 1) }
}

extension ContainerNode {
  /// The items that leave this container, in the order in which they were removed.
  ///
  /// Source: PREF-1.3: they count for keys that include removed values.
  final var departingItems: [Node] {
    guard !host.departing.isEmpty else { return [] }
    var elements: [LayoutNode] = []
    for departure in host.departing where departure.node.isAlive {
      departure.node.collectElements(into: &elements, root: nil)
    }
    return elements.filter { $0.layoutParent === self }.map { $0.itemRoot ?? $0 }
  }
}
