/// Runs a closure whose state changes belong to one animated transaction.
///
/// Changes made inside and outside the closure reach the bodies one after the other, with the
/// intermediate values. Source: STATE-4.4.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.perform(Transaction(animation: animation), body)
}

/// Runs a closure whose changes are animated, and a second one when the animations are complete.
///
/// Source: Apple documentation, `withAnimation(_:completionCriteria:_:completion:)`.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

extension Binding {
  /// The same binding, with animated writes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}
