/// A view that has been removed and lives on until its transition has ended.
///
/// It stays where it was in its container, without a part in layout and preferences; its
/// `onDisappear` comes at the end. Source: PREF-1.3; Apple documentation, `transition(_:)`.
final class Departure {
  let node: Node
  /// What tells it again when it comes back: the branch or the element's id.
  let key: AnyHashable?
  unowned(unsafe) let owner: Node
  private weak var departures: Departures?
  private var isOver = false

  fileprivate init(_ node: Node, _ key: AnyHashable?, _ owner: Node, _ departures: Departures) {
    self.node = node
    self.key = key
    self.owner = owner
    self.departures = departures
  }

  func end() {
    guard !isOver else { return }
    cancel()
    // What stood around it may have been removed meanwhile, and with it the view itself.
    guard node.isAlive else { return }
    node.host.updating {
      node.destroy()
      owner.elementsChanged()
    }
  }

  func cancel() {
    isOver = true
    departures?.items.removeAll { $0 === self }
    node.host.presentation?.departing.removeAll { $0 === self }
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
    guard let presentation = host.presentation, presentation.keeps(child, leaving: self) else {
      return child.destroy()
    }
    let list = departures ?? Departures()
    departures = list
    let departure = Departure(child, key, self, list)
    list.items.append(departure)
    presentation.departing.append(departure)
    presentation.leave(departure)
  }

  /// Lets a newly made child come in where the change is animated.
  final func insert(_ child: Node) { host.presentation?.arrive(child, in: self) }

  /// Lets a child that is leaving stay; nothing happens to any other.
  final func takeBack(_ child: Node, _ departures: Departures?) {
    guard let departure = departures?.items.first(where: { $0.node === child }) else { return }
    departure.cancel()
    host.presentation?.comeBack(child, in: self)
  }
}
