/// A view that has been removed and lives on: until its transition has ended, or only until the
/// next update.
///
/// While a transition shows it, it stays where it was in its container, without a part in layout
/// and preferences; its `onDisappear` comes at the end. Source: PREF-1.3, STATE-4.2.4, STATE-4.6.7.
final class Departure {
  let node: Node
  /// By which it is known again when it comes back: the branch or the element's id.
  let key: AnyHashable?
  unowned(unsafe) let owner: Node
  /// Whether a transition shows it leaving.
  let isShown: Bool
  fileprivate weak var departures: Departures?
  fileprivate var isOver = false
  /// Whether the update that has removed the view is over.
  fileprivate var isDue = false
  /// Bodies and readers below that wait to run again: they do if the view comes back.
  fileprivate var waiting: [Node] = []
  fileprivate var waitingReaders: [Node] = []

  fileprivate init(
    _ node: Node, _ key: AnyHashable?, _ owner: Node, _ departures: Departures, isShown: Bool
  ) {
    self.node = node
    self.key = key
    self.owner = owner
    self.departures = departures
    self.isShown = isShown
  }

  func end() {
    guard !isOver else { return }
    cancel()
    // The view around it may have been removed meanwhile, and with it the view itself.
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

  /// Lets the view run again that has come back.
  fileprivate func resume() {
    cancel()
    node.isLeaving = false
    for node in waiting where node.isAlive && node.isQueuedForUpdate {
      node.host.updateQueue.insert(node)
    }
    for node in waitingReaders where node.isAlive {
      node.isQueuedForReading = false
      node.queueReading()
    }
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

/// When a removed view leaves the tree.
enum LeavingTime {
  /// In the update that removes it, before anything that comes in its place.
  case atOnce
  /// After the next update, unless that brings it back.
  case nextUpdate
  /// When a transition has shown it leaving.
  case afterTransition
}

/// A node that makes views come and go, each an item of the container around.
protocol ItemOwner: UnaryNode {}

extension Node {
  /// Takes a child out, when the change and the child's transitions say.
  ///
  /// - Parameter key: by which the child can be taken back while it leaves.
  /// - Source: STATE-4.2.4.
  final func remove(_ child: Node, key: AnyHashable? = nil, _ departures: inout Departures?) {
    let time =
      host.presentation?.leavingTime(of: child, owner: self)
      ?? (host.transaction.disablesAnimations ? .atOnce : .nextUpdate)
    guard time != .atOnce else { return child.destroy() }
    let list = departures ?? Departures()
    departures = list
    let departure = Departure(child, key, self, list, isShown: time == .afterTransition)
    list.items.append(departure)
    child.isLeaving = true
    if departure.isShown {
      host.presentation?.departing.append(departure)
      host.presentation?.leave(departure)
    } else {
      host.leaving.append(departure)
    }
  }

  /// Puts the transitions that a newly made child asks for around its items.
  final func withTransitions(_ child: Node) -> Node {
    host.presentation?.withTransitions(child, in: self) ?? child
  }

  /// Lets a newly made child come in where the change is animated.
  final func insert(_ child: Node) { host.presentation?.arrive(child, in: self) }

  /// Lets those of the children stay that are leaving; nothing happens to any other.
  final func takeBack(_ children: [Node], _ departures: Departures?) {
    guard let departures, !departures.items.isEmpty else { return }
    var leaving: [ObjectIdentifier: Departure] = [:]
    for item in departures.items { leaving[ObjectIdentifier(item.node)] = item }
    for child in children {
      guard let departure = leaving[ObjectIdentifier(child)] else { continue }
      departure.resume()
      if departure.isShown {
        host.presentation?.comeBack(child, in: self)
      } else {
        host.presentation?.arrive(child, in: self)
      }
    }
  }

  /// The removal that the node or one around it waits for.
  private final func departure(among departures: [Departure]) -> Departure? {
    var node: Node? = self
    while let current = node {
      if current.isLeaving, let departure = departures.last(where: { $0.node === current }) {
        return departure
      }
      node = current.parent
    }
    return nil
  }

  /// The removal that the node waits for, which leaves with the next update; nil for nearly every
  /// node.
  final var pendingDeparture: Departure? {
    host.leaving.isEmpty ? nil : departure(among: host.leaving)
  }

  /// Whether the node is below a view that leaves: then it runs again only if that one comes back.
  final func waitsWhileLeaving(toRead: Bool = false) -> Bool {
    guard let departure = pendingDeparture else { return false }
    if toRead { departure.waitingReaders.append(self) } else { departure.waiting.append(self) }
    return true
  }

  /// Tells those who watch over this list, up to its container, that something in it has left.
  fileprivate final func tellPresence() {
    var node: Node? = self
    while let current = node, !(current is LayoutNode) {
      _ = current.takesElementChange()
      node = current.parent
    }
  }
}

extension TreeHost {
  /// Ends what an earlier update has removed and this one has not brought back; views that
  /// this one has removed wait for the next.
  func endLeaving() {
    let due = leaving.filter(\.isDue)
    leaving.removeAll(where: \.isDue)
    for departure in leaving { departure.isDue = true }
    for departure in due where !departure.isOver {
      departure.isOver = true
      departure.node.destroy()
    }
    var owner: Node?
    for departure in due {
      // An owner keeps its list: without a list it has gone, inside a view that has left here, too.
      guard let list = departure.departures, departure.owner !== owner else { continue }
      list.items.removeAll(where: \.isOver)
      owner = departure.owner
      if departure.owner.isAlive { departure.owner.tellPresence() }
    }
  }
}
