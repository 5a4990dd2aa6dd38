extension TreeHost {
  /// The most rounds of passes in one turn; the next turn does the rest.
  static let roundsPerTurn = 2
  /// The most times that bodies, layout and preferences alternate within one round.
  static let innerRounds = 8

  /// One turn: every pass, in order, at most twice.
  ///
  /// 0. Transactions: queued state writes, one group after the other.
  /// 1. Bodies: dirty bodies, top down; children are reconciled by identity.
  /// 2. Layout: changed elements, upwards until a response is as before; then placing, top down.
  /// 3. Preferences: folded bottom up where a reader asks; the contents that read them.
  /// 4. Actions: appearance and change callbacks, in queued order, outside any update; then the
  ///    layout of hosted views, where one has asked for it.
  ///
  /// Order of callbacks. Actions run in the order in which they were queued, all of one round
  /// before the next body. Apple promises no order (STATE-4.2); this engine's is:
  ///
  /// - Pass 1 queues, top down by bodies and from the inside outwards within what a body has made
  ///   or changed: `onAppear`, `task` and `onChange(initial:)` of what is new, `onChange` of what
  ///   is known, children before parents, siblings in the order of the tree.
  /// - `onDisappear` of a view that was removed comes with the next update, after all that the
  ///   removing one has queued; after a transition that is animated it comes when that has ended.
  ///   It comes first, before what stands in its place, where the view is erased at once: with the
  ///   identity transition, a new type inside `AnyView`, or animations disabled.
  /// - Pass 2 queues the comings and goings of rows of lazy containers, whose visible rows layout
  ///   decides.
  /// - Pass 3 queues `onPreferenceChange`, `onGeometryChange` and what follows scroll views, the
  ///   deepest first; so these come after all of the same round from pass 1.
  /// - The next round shows what actions write. Items of the main queue run when no action is
  ///   left, each followed by a turn; a `task` runs when the host lets Swift's executor run.
  ///
  /// - Cost: nothing but a few comparisons when nothing has changed.
  /// - Source: STATE-4.1, STATE-4.2. The order is checked by `CallbackOrderTests`.
  package func turn() {
    inbox.drain()
    guard hasWork else { return }
    time.whileCurrent {
      serials.measure += 1
      tooDeepPlaces = 0
      for _ in 0..<Self.roundsPerTurn where hasWork {
        updateWithoutActions()
        runActions()
        for part in parts.all { part.actionsEnded() }
      }
    }
    collectTimeWarnings()
    observer?.turnEnded()
  }

  /// Passes 0 to 3; the actions that they queue wait.
  ///
  /// A view that the update before has removed leaves here, unless this one has brought it back: so
  /// its `onDisappear` comes after all actions of the update that removed it. Source: STATE-4.2.4.
  func updateWithoutActions() {
    updating {
      applyTransactions()
      updateTree()
      if !leaving.isEmpty { endLeaving() }
      endTransaction()
      presentation?.transactionsEnded()
    }
  }

  /// Whether a turn would do anything.
  var hasWork: Bool {
    hasTreeWork || !actions.isEmpty || !transactions.isEmpty || !leaving.isEmpty
      || parts.all.contains(where: \.hasWork)
  }

  var hasTreeWork: Bool {
    !updateQueue.isEmpty || !layoutQueue.isEmpty || !readerQueue.isEmpty || geometryChanged
  }

  /// Passes 1 to 3, again while one of them has given an earlier one work.
  func updateTree() {
    for _ in 0..<Self.innerRounds where hasTreeWork {
      updateBodies()
      updateLayout()
      updatePreferences()
    }
    if hasTreeWork {
      warn(
        .unsettled,
        """
        Bodies, layout and preferences still change each other after \(Self.innerRounds) \
        rounds; the rest waits for the next turn.
        """, nil)
    }
  }

  func collectTimeWarnings() {
    for warning in time.takeWarnings() { warn(.virtualTime, warning.message, nil) }
  }

}

extension VirtualTime {
  /// Runs the next due item as the current time.
  func whileCurrentRunNext(through limit: Double? = nil) -> FinishedItem? {
    guard nextDue != nil else { return nil }
    return runNext(through: limit)
  }
}
