/// Shows changes over time: layout and bodies see final values at once, and this part keeps the
/// difference between them and the shown values.
///
/// The animation feature joins a host with the one subclass when a transaction, modifier or
/// transition first needs it. A host without it shows every change at once.
@UncheckedAccess
package class Presentation {
  /// Whether any shown value differs from its final value.
  package final var isAnimating = false
  /// Whether layout runs between two transactions of one turn; its placements are never shown.
  final var isBetweenTransactions = false
  /// Set while views are put where they come from.
  final var animationsAreOff = false
  /// The number of views in the tree that change transactions.
  final var transactionModifiers = 0
  /// The removed children that are kept until their transitions end.
  final var departing: [Departure] = []

  init() {}

  /// Shows a change over time, on top of any change in progress.
  ///
  /// - Parameters:
  ///   - difference: added to the final value; nil before the first change.
  ///   - node: the node whose value has changed.
  ///   - change: from the former final value to the current one.
  func begin<V: VectorArithmetic>(
    _ difference: inout Difference<V>?, of node: Node, by change: V, in transaction: Transaction
  ) {}

  /// The transaction of the current change at a node, as the modifiers around it leave it.
  func transaction(of node: Node) -> Transaction { node.host.transaction }

  /// Records where an element is, before its place or size changes.
  func frameWillChange(of element: LayoutNode) {}

  /// Records that an element is placed for the first time.
  func elementArrived(_ element: LayoutNode) {}

  /// Whether a child that comes or goes now may use a transition.
  var mayTransition: Bool { false }

  /// A newly made child, its items wrapped in the transitions that it asks for.
  func withTransitions(_ child: Node, in owner: Node) -> Node { child }

  /// When a removed child leaves.
  func leavingTime(of child: Node, owner: Node) -> LeavingTime {
    owner.transaction.disablesAnimations ? .atOnce : .nextUpdate
  }

  func leave(_ departure: Departure) {}

  func arrive(_ child: Node, in owner: Node) {}

  /// Keeps a child that was leaving.
  func comeBack(_ child: Node, in owner: Node) {}

  /// Called when all of a turn's changes have been applied.
  func transactionsEnded() {}
}

/// The difference between the shown and the final value, while an animation is running.
@UncheckedAccess
package class Difference<V: VectorArithmetic> {
  /// Added to the final value, it gives the shown value.
  package final var remaining: V

  init(_ remaining: V) {
    self.remaining = remaining
  }

  /// Whether an animation is still running.
  var isRunning: Bool { false }
}

extension TreeHost {
  /// Whether a change can be animated now; otherwise former frames are not recorded.
  var mayAnimate: Bool {
    guard let presentation else { return false }
    return (transaction.animation != nil || presentation.transactionModifiers > 0)
      && !presentation.animationsAreOff
  }

  /// Whether the elements that move or are new now are recorded.
  var notesChanges: Bool {
    guard let presentation else { return false }
    return presentation.isBetweenTransactions || presentation.isAnimating || mayAnimate
  }

  /// Whether any shown value differs from its final value.
  package var isAnimating: Bool { presentation?.isAnimating ?? false }

  /// Whether a transaction is animated; if so, the animation feature joins.
  func animates(_ transaction: Transaction?) -> Bool {
    guard let animation = transaction?.animation else { return false }
    animation.curve.join(self)
    return true
  }
}

extension Node {
  /// The transaction of the current change, as the modifiers around this node leave it.
  final var transaction: Transaction {
    host.presentation?.transaction(of: self) ?? host.transaction
  }
}
