/// Shows changes over time: layout and bodies know final values at once, and this part keeps the
/// difference between them and the values that are shown.
///
/// The feature of animations joins a host with the one subclass when a transaction, modifier or
/// transition first needs it. A host without shows every change at once.
@UncheckedAccess
package class Presentation {
  /// Whether something is shown that differs from its final value.
  package final var isAnimating = false
  /// Whether layout runs between two transactions of one turn; nobody has seen what it places.
  final var isBetweenTransactions = false
  /// Set while views are taken to where they come from.
  final var animationsAreOff = false
  /// How many views in the tree change transactions.
  final var transactionModifiers = 0
  /// The children that have been removed and live on until their transitions end.
  final var departing: [Departure] = []

  init() {}

  /// Shows a change over time, on top of what is under way already.
  ///
  /// - Parameters:
  ///   - difference: what is added to the final value; nil before the first change.
  ///   - node: whose value has changed.
  ///   - change: from the former final value to the present one.
  func begin<V: VectorArithmetic>(
    _ difference: inout Difference<V>?, of node: Node, by change: V, in transaction: Transaction
  ) {}

  /// The transaction of the present change at a node, as the modifiers around it leave it.
  func transaction(of node: Node) -> Transaction { node.host.transaction }

  /// Notes where an element is, before its place or size changes.
  func frameWillChange(of element: LayoutNode) {}

  /// Notes that an element is placed for the first time.
  func elementArrived(_ element: LayoutNode) {}

  /// Whether a child that comes or goes at this moment may be shown doing so.
  var mayTransition: Bool { false }

  /// A newly made child, with the transitions that it asks for around its items.
  func withTransitions(_ child: Node, in owner: Node) -> Node { child }

  /// When a removed child leaves.
  func leavingTime(of child: Node, owner: Node) -> LeavingTime {
    owner.transaction.disablesAnimations ? .atOnce : .nextUpdate
  }

  func leave(_ departure: Departure) {}

  func arrive(_ child: Node, in owner: Node) {}

  /// Lets a child that was leaving stay.
  func comeBack(_ child: Node, in owner: Node) {}

  /// Called when the last nobody-has-seen element has been shown: a turn's changes are complete.
  func transactionsEnded() {}
}

/// The difference between the value that is shown and the final value, while an animation covers
/// it.
@UncheckedAccess
package class Difference<V: VectorArithmetic> {
  /// Added to the final value it gives the value that is shown.
  package final var remaining: V

  init(_ remaining: V) {
    self.remaining = remaining
  }

  /// Whether an animation still covers it.
  var isRunning: Bool { false }
}

extension TreeHost {
  /// Whether a change at this moment can be animated: otherwise nobody notes former frames.
  var mayAnimate: Bool {
    guard let presentation else { return false }
    return (transaction.animation != nil || presentation.transactionModifiers > 0)
      && !presentation.animationsAreOff
  }

  /// Whether anybody wants to know which elements move or are new at this moment.
  var notesChanges: Bool {
    guard let presentation else { return false }
    return presentation.isBetweenTransactions || presentation.isAnimating || mayAnimate
  }

  /// Whether something is shown that differs from its final value.
  package var isAnimating: Bool { presentation?.isAnimating ?? false }

  /// Whether a transaction is animated; the feature that shows it joins.
  func animates(_ transaction: Transaction?) -> Bool {
    guard let animation = transaction?.animation else { return false }
    animation.curve.join(self)
    return true
  }
}

extension Node {
  /// The transaction of the present change, as the modifiers around this node leave it.
  final var transaction: Transaction {
    host.presentation?.transaction(of: self) ?? host.transaction
  }
}
