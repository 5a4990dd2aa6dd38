/// Ticks: turns until the tree is at rest at one moment, and the steps from one moment to the next.
extension TreeHost {
  /// The maximum number of turns per tick, and of queue items at one moment.
  private static let turnsPerTick = 16
  private static let itemsPerMoment = 10_000
  /// The maximum number of nested ticks.
  private static let ticksInTicks = 64

  /// Runs turns until nothing is due at the current virtual time.
  ///
  /// Called by a body or a layout it does nothing: the current turn picks up the changes in the
  /// tree, and queue items wait for the next `settle` or `advance`.
  ///
  /// - Errors: bounded; a warning says if something was still due at the bound.
  package func settle() {
    guard !isUpdating else { return }
    if let around = hostAround {
      // Due work, and actions in the middle of an update, wait for the turn of the surrounding
      // tree.
      if around.isUpdating { updateWithoutActions() } else { finishTick() }
    } else {
      finishTick()
      runItems(through: nil)
    }
  }

  /// Runs the queue items due up to a moment (now if nil), each with its own tick.
  private func runItems(through moment: Double?) {
    insideTick {
      var items = 0
      while !openTicks.areAbandoned, let item = time.whileCurrentRunNext(through: moment) {
        collectTimeWarnings()
        finishTick()
        items += 1
        if items >= Self.itemsPerMoment {
          warn(
            .unsettled,
            """
            \(items) queue items ran within one frame; the last was on \(item.queue). An item that \
            enqueues itself never ends: give it a delay.
            """, nil)
          return
        }
      }
    }
  }

  /// A new tick: turns until the tree is at rest, at most ``turnsPerTick``.
  private func finishTick() {
    insideTick {
      beginTick()
      var turns = 0
      repeat {
        turn()
        turns += 1
      } while hasWork && turns < Self.turnsPerTick && !openTicks.areAbandoned
      if hasWork, !openTicks.areAbandoned {
        warn(
          .unsettled,
          """
          The tree still changes after \(turns) turns at one moment; the rest waits for the next \
          frame. Look for a state that its own callback changes.
          """, nil)
      }
    }
  }

  /// Begins another tick; an inner tree joins the tick of the surrounding one while that is open.
  private func beginTick() {
    if let around = hostAround, around.openTicks.count > 0 { return }
    countTick()
    for part in parts.all { part.tickBegan() }
  }

  /// The current tick; for an inner tree, that of the surrounding one.
  var tick: UInt64 { (hostAround ?? self).serials.tick }

  func countTick() { (hostAround ?? self).serials.tick += 1 }

  /// Counts nested ticks: an action or an item may settle the host again, for example by setting
  /// the host's size.
  ///
  /// - Errors: the nesting is limited; beyond that all ticks end with a warning, and the rest
  ///   waits.
  private func insideTick(_ work: () -> Void) {
    if openTicks.count == 0 { openTicks.areAbandoned = false }
    guard !openTicks.areAbandoned else { return }
    openTicks.count += 1
    defer { openTicks.count -= 1 }
    if openTicks.count <= Self.ticksInTicks { return work() }
    openTicks.areAbandoned = true
    warn(
      .unsettled,
      """
      Actions settle the host inside one another, \(Self.ticksInTicks) deep; the rest waits for \
      the next frame. Look for an action that its own effect calls.
      """, nil)
  }

  /// Moves virtual time. Each tick runs due queue items, the clock, finger and scroll motion, and a
  /// turn.
  ///
  /// Items due between two ticks run at their own moments. The ticks follow at ``framesPerSecond``
  /// from now on; a remainder shorter than a tick is the last step.
  ///
  /// Ticks in which nothing can happen are skipped, so that a long rest costs next to nothing.
  /// Requests submitted by other threads meanwhile wait for the next tick that runs.
  ///
  /// - Units: virtual seconds; a negative or non-finite number moves nothing.
  /// - Parameter finger: moves the finger to its position at a tick's moment.
  package func advance(by seconds: Double, finger: ((Double) -> Void)? = nil) {
    guard seconds > 0, seconds.isFinite else { return }
    guard !isUpdating else {
      return warn(
        .stateWrittenDuringUpdate,
        "A body or a layout moved time by \(seconds) s while the tree was being updated; it is ignored."
          + " Do it in an action.", nil)
    }
    // Changes made so far begin now: the start of an animation must not depend on the ticks.
    inbox.drain()
    if hasWork { finishTick() }
    let start = now
    let end = start + seconds
    let frame = 1 / framesPerSecond
    var step = 1.0
    while true {
      if finger == nil, isAtRest {
        // Up to the tick before the next item.
        let due = min(time.nextDue ?? end, end)
        if due == end { return advanceTick(to: end, nil) }
        step = max(step, ((due - start) / frame).rounded(.down))
      }
      let next = min(start + step * frame, end)
      advanceTick(to: next, finger)
      if next >= end { return }
      step += 1
    }
  }

  /// Whether nothing moves from tick to tick: the next event is a queue item.
  package var isAtRest: Bool { !hasWork && parts.all.allSatisfy(\.isAtRest) }

  private func advanceTick(to moment: Double, _ finger: ((Double) -> Void)?) {
    runItems(through: moment)
    time.advance(to: moment)
    time.whileCurrent {
      if let finger { finger(moment) }
      for part in parts.all { part.advance(to: moment) }
    }
    finishTick()
  }
}
