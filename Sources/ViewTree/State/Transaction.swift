/// The context of a state change: how it is animated.
///
/// Curves are recorded and carried; the values that layout sees change at once.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false

  /// Tells changes made under different transactions apart; 0 is the absence of one.
  package var identity: UInt64 = 0

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The transaction under which the calling thread writes state at this moment.
  package static var current: Transaction {
    pthread_getspecific(currentKey)?.assumingMemoryBound(to: Transaction.self).pointee
      ?? Transaction()
  }

  /// Runs a closure under a new transaction, different from every other.
  static func perform<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    var transaction = transaction
    transaction.identity = lock.withLock {
      latestIdentity += 1
      return latestIdentity
    }
    return try resume(transaction, body)
  }

  /// Runs a closure under a transaction that has begun elsewhere.
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

/// Runs a closure whose state changes belong to one animated transaction.
///
/// Changes inside and outside reach the bodies one after the other, with the values in between.
/// Source: `semantics.md` 4.4.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.perform(Transaction(animation: animation), body)
}

/// Runs a closure whose state changes belong to the given transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.perform(transaction, body)
}
