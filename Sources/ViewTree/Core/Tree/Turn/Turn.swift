extension TreeHost {
  /// The maximum rounds of passes in one turn; the next turn does the rest.
  static let roundsPerTurn = 2
  /// The maximum number of times that bodies, layout and preferences alternate within one round.
  static let innerRounds = 8

  /// One turn: every pass, in order, at most twice.
  ///
  /// 0. Transactions: queued state writes, one group after the other.
  /// 1. Bodies: dirty bodies, top down; children are reconciled by identity.
  /// 2. Layout: changed elements, upwards until a response is unchanged; then placing, top down.
  /// 3. Preferences: folded bottom up where a reader asks; then the content that reads them.
  /// 4. Actions: appearance and change callbacks, in the order below, outside any update; then the
  /// layout of hosted views, if one has asked for it.
  ///
  /// Order of callbacks. Apple promises none; this engine's does not depend on which body or reader
  /// happened to run first. The actions of an update, which consists of passes 0 to 3, run at its
  /// end:
  ///
  /// 1. Appearances, changes and tasks: children before parents, siblings in the order of the tree
  ///    (a background before its view, an overlay after it). A view that is erased at once disappears
  ///    right before the children of what held it. Groups of transactions follow one another.
  /// 2. Readings of preferences, geometry and scrolling, in the same order.
  /// 3. `onDisappear` of views that the previous update removed; with an animated transition it
  /// comes when the transition has ended.
  ///
  /// The next round sees the writes of actions. Items of the main queue run when no action is left,
  /// each followed by a turn; a `task` runs when the host lets Swift's executor run.
  ///
  /// - Cost: only a few comparisons if nothing has changed.
  /// - Source: STATE-4.1, STATE-4.2.2. The order is checked by `CallbackOrderTests`.
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
  /// A view that the previous update removed leaves here, unless this one has brought it back: its
  /// `onDisappear` thus comes after all actions of the update that removed it. Source: STATE-4.2.4.
  func updateWithoutActions() {
    updating {
      applyTransactions()
      updateTree()
      tellListeners()
      actions.putInOrder()
      if !leaving.isEmpty {
        endLeaving()
        actions.putInOrder()
      }
      endTransaction()
      presentation?.transactionsEnded()
    }
  }

  /// Whether a turn would do anything.
  var hasWork: Bool {
    hasTreeWork || !listenerQueue.isEmpty || !actions.isEmpty || !transactions.isEmpty
      || !leaving.isEmpty || parts.all.contains(where: \.hasWork)
  }

  var hasTreeWork: Bool { hasContentWork || !readerQueue.isEmpty }

  /// Passes 1 to 3, repeated while one of them gives an earlier one work.
  func updateTree() {
    layerReading.isComing = true
    defer { layerReading.isComing = false }
    for _ in 0..<Self.innerRounds where hasTreeWork {
      updateContents()
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

  /// Passes 1 and 2, repeated while layout gives bodies work: closures that read a place that has
  /// moved run before the values that they write are read.
  func updateContents() {
    for _ in 0..<Self.innerRounds where hasContentWork {
      updateBodies()
      updateLayout()
    }
  }

  private var hasContentWork: Bool {
    !updateQueue.isEmpty || !layoutQueue.isEmpty || geometryChanged
  }

  func collectTimeWarnings() {
    for warning in time.takeWarnings() { warn(.virtualTime, warning.message, nil) }
  }

}

extension VirtualTime {
  /// Runs the next due item, with this host's time as the current one.
  func whileCurrentRunNext(through limit: Double? = nil) -> FinishedItem? {
    guard nextDue != nil else { return nil }
    return runNext(through: limit)
  }
}
