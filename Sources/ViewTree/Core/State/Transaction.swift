/// The context of a state change: how it is animated.
///
/// Bodies and layout see the changed values at once; the shown values follow the animation.
public struct Transaction {
  public var animation: Animation?
  /// Whether the animations that views themselves ask for (`.animation(_:value:)`) are left out.
  ///
  /// The transaction's own animation still counts.
  public var disablesAnimations = false
  /// Whether the change is one of a continuous series, as when a slider is dragged.
  public var isContinuous = false
  /// Whether velocities of continuous changes are to be passed on; recorded only.
  public var tracksVelocity = false

  /// Distinguishes changes made under different transactions; 0 means no transaction.
  package var identity: UInt64 = 0
  var completions: [AnimationCompletion] = []
  private var values: [(key: ObjectIdentifier, value: Any)] = []

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  /// A custom value that the transaction carries to the views it changes.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      return values.first { $0.key == id }?.value as? K.Value ?? K.defaultValue
    }
    set {
      let id = ObjectIdentifier(key)
      values.removeAll { $0.key == id }
      values.append((id, newValue))
    }
  }

  /// Runs a closure when the animations that this transaction starts are complete.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }

  /// The transaction under which the calling thread currently writes state.
  package static var current: Transaction {
    pthread_getspecific(currentKey)?.assumingMemoryBound(to: Transaction.self).pointee
      ?? Transaction()
  }

  /// Whether the calling thread is inside a transaction; cheaper than reading `current`.
  static var isInside: Bool { pthread_getspecific(currentKey) != nil }

  /// Runs a closure under a new transaction, distinct from every other.
  static func perform<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    ObservedChanges.show()
    var transaction = transaction
    transaction.identity = lock.withLock {
      latestIdentity += 1
      return latestIdentity
    }
    defer { transaction.endUntaken(inside: current) }
    return try resume(transaction) { try ObservedChanges.showing(after: body) }
  }

  /// Notifies the completions for which nothing has changed; those of the outer transaction keep
  /// waiting.
  private func endUntaken(inside outer: @autoclosure () -> Transaction) {
    guard !completions.isEmpty else { return }
    let others = outer().completions
    for completion in completions where !others.contains(where: { $0 === completion }) {
      completion.endUntaken()
    }
  }

  /// Runs a closure under a transaction that was begun elsewhere.
  static func resume<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = pthread_getspecific(currentKey)
    defer { pthread_setspecific(currentKey, outer) }
    return try withUnsafePointer(to: transaction) {
      pthread_setspecific(currentKey, $0)
      return try body()
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var latestIdentity: UInt64 = 0

  /// Each thread's slot points into the stack frame of its innermost `resume`.
  private static let currentKey = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
}

/// A key for a value that a transaction carries.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Runs a closure whose state changes belong to the given transaction.
///
/// ```swift
/// var atOnce = Transaction()
/// atOnce.disablesAnimations = true
/// let isShown = Binding.constant(false)
/// withTransaction(atOnce) { isShown.wrappedValue = true }
/// ```
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.perform(transaction, body)
}

/// Runs a closure under the current transaction with one of its values replaced.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try Transaction.perform(transaction, body)
}
