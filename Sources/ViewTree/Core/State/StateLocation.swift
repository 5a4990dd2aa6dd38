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
    if let waiting, host.transactions.isInLastBatch(waiting) {
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

private final class StateWrite<Value>: QueuedWrite {
  private let location: StateLocation<Value>
  var value: Value

  init(_ location: StateLocation<Value>, _ value: Value) {
    self.location = location
    self.value = value
  }

  override func apply() { location.commit(value) }
}
