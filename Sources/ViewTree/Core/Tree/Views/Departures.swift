/// A removed view that is kept until its transition has ended, or only until the next update.
///
/// While a transition shows it, it stays where it was in its container but takes no part in layout
/// or preferences; its `onDisappear` comes at the end. Source: PREF-1.3, STATE-4.2.4, STATE-4.6.7.
final class Departure {
  let node: Node
  /// The branch or the element's id, which identifies the view if it comes back.
  let key: AnyHashable?
  unowned(unsafe) let owner: Node
  /// Whether a transition shows it leaving.
  let isShown: Bool
  fileprivate weak var departures: Departures?
  fileprivate var isOver = false
  /// Whether the update that removed the view is over.
  fileprivate var isDue = false
  /// Bodies and readers below that wait to run again, which they do if the view comes back.
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
    // A view around it may have been removed meanwhile, and this view with it.
    guard node.isAlive else { return }
    node.host.updating {
      node.destroy()
      owner.elementsChanged()
    }
  }

  func cancel() {
    isOver = true
    departures?.items.remove(self)
    node.host.presentation?.departing.remove(self)
  }

  /// Lets a view that has come back run again.
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

extension [Departure] {
  /// Most views end in the order in which they began to leave, so the search ends at the first.
  fileprivate mutating func remove(_ departure: Departure) {
    if let index = firstIndex(where: { $0 === departure }) { remove(at: index) }
  }
}

/// The views that are leaving one list.
final class Departures {
  fileprivate(set) var items: [Departure] = []

  func forEach(_ body: (Node) -> Void) {
    for item in items { body(item.node) }
  }

  /// The leaving view with a key.
  func node(_ key: AnyHashable) -> Node? { items.first { $0.key == key }?.node }
}

/// When a removed view leaves the tree.
enum LeavingTime {
  /// In the update that removes it, before any view takes its place.
  case atOnce
  /// After the next update, unless that brings it back.
  case nextUpdate
  /// When its transition has ended.
  case afterTransition
}

extension Node {
  /// Removes a child, at the time that the change and the child's transitions give.
  ///
  /// - Parameter key: identifies the child if it comes back while it is leaving.
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

  /// Wraps the items of a newly made child in the transitions that it asks for.
  final func withTransitions(_ child: Node) -> Node {
    host.presentation?.withTransitions(child, in: self) ?? child
  }

  /// Animates the arrival of a newly made child if the change is animated.
  final func insert(_ child: Node) { host.presentation?.arrive(child, in: self) }

  /// Keeps those of the children that are leaving; the others are not affected.
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

  /// The departure of this node or of one around it.
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

  /// The departure of this node or of one around it, due with the next update; nil for nearly every
  /// node.
  final var pendingDeparture: Departure? {
    host.leaving.isEmpty ? nil : departure(among: host.leaving)
  }

  /// Whether the node is below a leaving view: it then runs again only if that view comes back.
  final func waitsWhileLeaving(toRead: Bool = false) -> Bool {
    guard let departure = pendingDeparture else { return false }
    if toRead { departure.waitingReaders.append(self) } else { departure.waiting.append(self) }
    return true
  }

  /// Tells the nodes from this list up to its container that something in it has left.
  fileprivate final func tellPresence() {
    var node: Node? = self
    while let current = node, !(current is LayoutNode) {
      _ = current.takesElementChange()
      node = current.parent
    }
  }
}

extension TreeHost {
  /// Ends the departures that an earlier update began and this one has not reverted; views that
  /// this update has removed wait for the next.
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
      // An owner without a list is gone: it was inside a view that has left here too.
      guard let list = departure.departures, departure.owner !== owner else { continue }
      list.items.removeAll(where: \.isOver)
      owner = departure.owner
      if departure.owner.isAlive { departure.owner.tellPresence() }
    }
  }
}
