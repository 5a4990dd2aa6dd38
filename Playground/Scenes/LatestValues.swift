import Synchronization

/// The value that was noted last for each key.
final class LatestValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let initial: Value
  private let noted = Mutex<[Key: Value]>([:])

  /// - Parameter initial: the value of a key for which none has been noted.
  init(_ initial: Value) {
    self.initial = initial
  }

  subscript(key: Key) -> Value {
    get { noted.withLock { $0[key] } ?? initial }
    set { noted.withLock { $0[key] = newValue } }
  }
}
