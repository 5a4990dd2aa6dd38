/// The node whose body or closure is being evaluated; it depends on everything it reads.
enum Tracking {
  nonisolated(unsafe) static var current: Node?
}

/// The nodes that read one value during their latest evaluation.
///
/// Records are used once: a change notifies every reader and empties the list; a reader's next
/// evaluation adds it again. A record is void once its node has been evaluated again.
///
/// - Cost: constant per read; void and repeated records are swept whenever the list has doubled.
/// - Lifetime: readers are held weakly, since a reader holds what it reads: a view its binding, a
///   node its environment.
package struct Dependents {
  private struct Reader {
    weak var node: Node?
    var epoch: UInt32

    /// The node, if this is the record of its latest evaluation.
    var current: Node? {
      guard let node, node.isAlive, node.dependencyEpoch == epoch else { return nil }
      return node
    }
  }

  private var readers: [Reader] = []
  private var sweepCount = 16

  mutating func add(_ node: Node) {
    if let last = readers.last, last.node === node {
      readers[readers.count - 1].epoch = node.dependencyEpoch
      return
    }
    if readers.count >= sweepCount {
      // A leaf reads in its layout and is never evaluated: its records do not become void.
      var kept = Set<ObjectIdentifier>()
      readers.removeAll { reader in
        guard let node = reader.current else { return true }
        return !kept.insert(ObjectIdentifier(node)).inserted
      }
      sweepCount = max(16, readers.count * 2)
    }
    readers.append(Reader(node: node, epoch: node.dependencyEpoch))
  }

  /// The live readers, which stay in the list.
  var living: [Node] { readers.compactMap(\.current) }

  /// Removes and returns the live readers.
  mutating func take() -> [Node] {
    guard !readers.isEmpty else { return [] }
    let current = readers.compactMap(\.current)
    readers.removeAll(keepingCapacity: true)
    return current
  }

  /// Notifies every reader that the value has changed.
  mutating func notify() {
    for node in take() { node.dependencyChanged() }
  }
}

extension Node {
  /// Reads on behalf of this node, in addition to the reads of its latest evaluation.
  final func reading<Result>(_ read: () -> Result) -> Result {
    let outer = Tracking.current
    Tracking.current = self
    defer { Tracking.current = outer }
    return read()
  }

  /// Runs a body or closure on behalf of this node, recording what it reads.
  ///
  /// Reads of observable objects (Observation) are recorded too.
  final func evaluate<Result>(_ body: () -> Result) -> Result {
    dependencyEpoch &+= 1
    if hostReference.use({ $0.isObserved }) { host.observer?.evaluated(self) }
    let outer = Tracking.current
    Tracking.current = self
    defer { Tracking.current = outer }
    return withObservationTracking(body, onChange: ObservationTicket(self).redeem)
  }
}

/// Remembers which evaluation of which node read observable properties.
///
/// The change may come from any thread: `@unchecked` because the node is touched only on the host's
/// thread, reached through the host's locked inbox.
private final class ObservationTicket: @unchecked Sendable {
  private weak var node: Node?
  private let inbox: HostInbox
  private let epoch: UInt32

  init(_ node: Node) {
    self.node = node
    inbox = node.host.inbox
    epoch = node.dependencyEpoch
  }

  @Sendable func redeem() {
    let transaction = Transaction.isInside ? Transaction.current : nil
    inbox.perform { [self] in
      guard let node, node.isAlive, node.dependencyEpoch == epoch else { return }
      ObservedChanges.note(node.host)
      guard let transaction else { return node.dependencyChangedInTransaction() }
      Transaction.resume(transaction) { node.dependencyChangedInTransaction() }
    }
  }
}

/// The hosts in which an observable object has changed.
///
/// Observation reports only one change until the body has run again. So when a transaction begins
/// or ends, bodies waiting for an update run, and hear of later changes too. Source: STATE-4.4.7.
enum ObservedChanges {
  private struct WeakHost {
    weak var host: TreeHost?
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var hosts: [ObjectIdentifier: WeakHost] = [:]

  static func note(_ host: TreeHost) {
    lock.withLock { hosts[ObjectIdentifier(host)] = WeakHost(host: host) }
  }

  static func showing<Result>(after body: () throws -> Result) rethrows -> Result {
    defer { show() }
    return try body()
  }

  /// Runs the bodies of the calling thread's hosts that have been notified of a change.
  static func show() {
    let noted = lock.withLock {
      let noted = hosts.values.compactMap(\.host)
      hosts.removeAll()
      return noted
    }
    for host in noted {
      if host.inbox.isOnHostThread { host.applyChangesSoFar() } else { note(host) }
    }
  }
}
