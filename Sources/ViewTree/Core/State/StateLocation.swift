/// Where a state value lives; it outlasts the view values that describe it.
///
/// `latest` is what code outside an update reads and writes; `committed` is what bodies see. A
/// write reaches `committed` when its transaction is applied.
///
/// - Errors: a write during an update is ignored, with SwiftUI's message in the host's warnings.
/// - Isolation: another thread's write takes effect at the next turn, under its own transaction;
///   until then that thread reads the previous value. The inbox's lock guards `latest` between
///   threads.
/// - Source: STATE-4.4.
final class StateLocation<Value> {
  private weak var host: TreeHost?
  private let inbox: HostInbox
  private(set) var committed: Value
  private var latest: Value
  private var dependents = Dependents()
  private let comparison: ValueComparison
  /// The write of this location that waits in the host's last transaction group.
  fileprivate weak var waiting: StateWrite<Value>?

  init(_ value: Value, host: TreeHost) {
    self.host = host
    inbox = host.inbox
    committed = value
    latest = value
    comparison = ValueComparison.of(Value.self)
  }

  var value: Value {
    guard inbox.isOnHostThread else { return inbox.guarded { latest } }
    // A body of another tree in the same window may read while this host is not updating.
    let isUpdating = host?.isUpdating == true
    guard let reader = Tracking.current else { return isUpdating ? committed : latest }
    dependents.add(reader)
    return committed
  }

  func set(_ value: Value) {
    guard inbox.isOnHostThread else {
      let transaction = Transaction.current
      inbox.perform { [self] in
        Transaction.resume(transaction) { set(value) }
      }
      return
    }
    guard let host else {
      inbox.guarded { latest = value }
      committed = value
      return
    }
    if host.isUpdating {
      host.warn(
        .stateWrittenDuringUpdate,
        "Modifying state during view update, this will cause undefined behavior.",
        Tracking.current)
      return
    }
    guard !areEqual(latest, value) else { return }
    if let observer = host.observer {
      let readers = dependents.living
      observer.stateWritten(TypeLabel.of(Value.self), old: latest, new: value, readers: readers)
    }
    host.time.noteStateWrite()
    host.time.thread.noteChange()
    inbox.guarded { latest = value }
    if let waiting, host.transactions.isInLastGroup(waiting) {
      waiting.value = value
    } else {
      let write = StateWrite(self, value)
      waiting = write
      host.transactions.append(write)
    }
  }

  fileprivate func commit(_ value: Value) {
    guard !areEqual(committed, value) else { return }
    committed = value
    dependents.notify()
  }

  private func areEqual(_ left: Value, _ right: Value) -> Bool {
    comparison.areEqual(values: left, right)
  }
}

/// A queued write, whatever its value's type.
package class QueuedWrite {
  fileprivate(set) var group: UInt64 = 0

  func apply() {}
}

private final class StateWrite<Value>: QueuedWrite {
  private let location: StateLocation<Value>
  var value: Value

  init(_ location: StateLocation<Value>, _ value: Value) {
    self.location = location
    self.value = value
  }

  override func apply() { location.commit(value) }
}

/// State writes waiting for the next turn, in groups of consecutive writes of one transaction.
///
/// - Cost: constant per write and per group.
/// - Source: STATE-4.4: groups are applied one after the other, so that bodies see the intermediate
///   values.
struct TransactionQueue {
  private struct Group {
    let transaction: Transaction
    let serial: UInt64
    var writes: [QueuedWrite]
  }

  private var groups: [Group] = []
  private var firstIndex = 0
  private var serial: UInt64 = 0

  var isEmpty: Bool { groups.isEmpty }

  /// The identity of the last group's transaction; nil if there is no group.
  var lastIdentity: UInt64? { groups.last?.transaction.identity }

  /// The transaction that is applied next.
  var firstTransaction: Transaction? {
    firstIndex < groups.count ? groups[firstIndex].transaction : nil
  }

  /// Whether a write can still take in a later value of the same transaction.
  func isInLastGroup(_ write: QueuedWrite) -> Bool {
    guard let last = groups.last else { return false }
    return write.group == last.serial
      && last.transaction.identity == Transaction.current.identity
  }

  mutating func append(_ write: QueuedWrite) {
    let transaction = Transaction.current
    if groups.isEmpty || groups[groups.count - 1].transaction.identity != transaction.identity {
      serial += 1
      groups.append(Group(transaction: transaction, serial: serial, writes: []))
      for completion in transaction.completions { completion.queue() }
    }
    write.group = serial
    groups[groups.count - 1].writes.append(write)
  }

  /// Removes and returns the oldest group.
  mutating func popFirst() -> (transaction: Transaction, writes: [QueuedWrite])? {
    guard firstIndex < groups.count else { return nil }
    let group = groups[firstIndex]
    groups[firstIndex].writes = []
    firstIndex += 1
    if firstIndex == groups.count {
      groups.removeAll(keepingCapacity: true)
      firstIndex = 0
    }
    return (group.transaction, group.writes)
  }
}

/// A change of something other than state, under the transaction in which it was made.
private final class DependencyChange: QueuedWrite {
  private weak var node: Node?

  init(_ node: Node) {
    self.node = node
  }

  override func apply() {
    if let node, node.isAlive { node.dependencyChanged() }
  }
}

extension Node {
  /// Records that something the node has read is about to change, in the calling thread's
  /// transaction.
  ///
  /// Unlike state, an object has no separate value for each transaction: so, before this change
  /// takes effect, bodies see the changes made under other transactions. Source: STATE-4.4.7.
  final func dependencyChangedInTransaction() {
    guard !host.isUpdating else { return dependencyChanged() }
    if host.hasChangesOfAnotherTransaction { host.applyChangesSoFar() }
    guard Transaction.isInside || !host.transactions.isEmpty else { return dependencyChanged() }
    host.transactions.append(DependencyChange(self))
  }
}

extension TreeHost {
  /// Whether a waiting change belongs to a transaction other than the calling thread's.
  fileprivate var hasChangesOfAnotherTransaction: Bool {
    let identity = Transaction.isInside ? Transaction.current.identity : 0
    let latest = transactions.lastIdentity ?? (updateQueue.isEmpty ? identity : 0)
    return latest != identity
  }

  /// Brings bodies up to date with all changes so far, and layout too if either side is animated;
  /// actions wait.
  func applyChangesSoFar() {
    guard !isUpdating, hasTreeWork || !transactions.isEmpty else { return }
    time.whileCurrent {
      updating {
        applyTransactions()
        updateBodies()
        if mayAnimate || animates(.current) {
          presentation?.isBetweenTransactions = true
          updateLayout()
          presentation?.isBetweenTransactions = false
        }
        endTransaction()
      }
    }
  }
}
