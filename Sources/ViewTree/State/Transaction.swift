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

  /// The transaction under which state is being written at this moment.
  nonisolated(unsafe) package static var current = Transaction()
  nonisolated(unsafe) private static var latestIdentity: UInt64 = 0

  static func perform<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    latestIdentity += 1
    current = transaction
    current.identity = latestIdentity
    defer { current = outer }
    return try body()
  }
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
