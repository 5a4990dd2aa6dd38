/// State writes waiting for the next turn, in batches of consecutive writes of one transaction.
///
/// - Cost: constant per write and per batch.
/// - Source: STATE-4.4: batches are applied one after the other, so that bodies see the intermediate
///   values.
struct TransactionQueue {
  private struct Batch {
    let transaction: Transaction
    let serial: UInt64
    var writes: [QueuedWrite]
  }

  private var batches: [Batch] = []
  private var firstIndex = 0
  private var serial: UInt64 = 0

  var isEmpty: Bool { batches.isEmpty }

  /// The identity of the last batch's transaction; nil if there is no batch.
  var lastIdentity: UInt64? { batches.last?.transaction.identity }

  /// The transaction that is applied next.
  var firstTransaction: Transaction? {
    firstIndex < batches.count ? batches[firstIndex].transaction : nil
  }

  /// Whether a write can still take in a later value of the same transaction.
  func isInLastBatch(_ write: QueuedWrite) -> Bool {
    guard let last = batches.last else { return false }
    return write.batch == last.serial
      && last.transaction.identity == Transaction.current.identity
  }

  mutating func append(_ write: QueuedWrite) {
    let transaction = Transaction.current
    if batches.isEmpty || batches[batches.count - 1].transaction.identity != transaction.identity {
      serial += 1
      batches.append(Batch(transaction: transaction, serial: serial, writes: []))
      for completion in transaction.completions { completion.queue() }
    }
    write.batch = serial
    batches[batches.count - 1].writes.append(write)
  }

  /// Removes and returns the oldest batch.
  mutating func popFirst() -> (transaction: Transaction, writes: [QueuedWrite])? {
    guard firstIndex < batches.count else { return nil }
    let batch = batches[firstIndex]
    batches[firstIndex].writes = []
    firstIndex += 1
    if firstIndex == batches.count {
      batches.removeAll(keepingCapacity: true)
      firstIndex = 0
    }
    return (batch.transaction, batch.writes)
  }
}

/// A queued write, whatever its value's type.
package class QueuedWrite {
  fileprivate(set) var batch: UInt64 = 0

  func apply() {}
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
