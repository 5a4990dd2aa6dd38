/// Several animations of one value, each going from where the earlier ones are to its own goal.
///
/// The shown value is a(goal 0), then from there b(goal 1 - shown), and so on, all moving at once.
/// The whole ends with the last of them. The entries are kept in the animation's state, which knows
/// the type of the value.
///
/// - Cost: constant for each added entry; a tick evaluates each entry that still moves.
/// - Source: Apple documentation, `CustomAnimation.shouldMerge`.
struct CombinedAnimation: CustomAnimation {
  /// The entries of one value, shared by all copies of the animation's state.
  final class Entries<V: VectorArithmetic>: AnimationStateKey {
    fileprivate struct Entry {
      let animation: Animation
      /// Seconds after the first one's start.
      let start: Double
      let goal: V
      /// Nil once the animation is over.
      var state: AnimationState<V>?
      var isLogicallyComplete = false
    }

    fileprivate var all: [Entry] = []
    /// All entries before this index are over.
    fileprivate var firstMoving = 0

    static var defaultValue: Entries { Entries() }

    var count: Int { all.count }

    /// Whether an entry's change counts as shown, so that its completion may run.
    func isLogicallyComplete(_ index: Int) -> Bool { all[index].isLogicallyComplete }
  }

  /// Adds another animation on top of the running one.
  static func combine<V: VectorArithmetic>(
    _ running: inout Animation, _ state: inout AnimationState<V>, value: V, time: Double,
    with animation: Animation, goal: V
  ) -> Entries<V> {
    let entries: Entries<V>
    if running.base is CombinedAnimation {
      entries = state[Entries<V>.self]
    } else {
      entries = Entries()
      entries.all = [Entries.Entry(animation: running, start: 0, goal: value, state: state)]
      running = Animation(CombinedAnimation())
      state = AnimationState()
      state[Entries<V>.self] = entries
    }
    entries.all.append(
      Entries.Entry(animation: animation, start: time, goal: goal, state: AnimationState()))
    return entries
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let entries = context.state[Entries<V>.self]
    var shown = entries.shownAtFirstMoving
    for index in entries.firstMoving..<entries.all.count {
      let entry = entries.all[index]
      guard let state = entry.state else {
        shown = entry.goal
        continue
      }
      var inner = context.withState(state)
      inner.isLogicallyComplete = entry.isLogicallyComplete
      let part = entry.animation.animate(
        value: entry.goal - shown, time: time - entry.start, context: &inner)
      entries.all[index].state = part == nil ? nil : inner.state
      entries.all[index].isLogicallyComplete = part == nil || inner.isLogicallyComplete
      shown = part.map { shown + $0 } ?? entry.goal
    }
    guard let last = entries.all.last, last.state != nil else { return nil }
    context.isLogicallyComplete = last.isLogicallyComplete
    entries.passOver()
    return shown
  }

  /// The sum's slope: each entry's own, over a distance that shrinks as those below it move.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let entries = context.state[Entries<V>.self]
    var shown = entries.shownAtFirstMoving
    var velocity = V.zero
    for entry in entries.all[entries.firstMoving...] {
      guard let state = entry.state else {
        (shown, velocity) = (entry.goal, .zero)
        continue
      }
      var inner = context.withState(state)
      let elapsed = time - entry.start
      let own = entry.animation.velocity(value: entry.goal - shown, time: elapsed, context: inner)
      let moved = entry.animation.animate(value: velocity, time: elapsed, context: &inner)
      velocity = velocity + (own ?? .zero) - (moved ?? velocity)
      inner = context.withState(state)
      let part = entry.animation.animate(
        value: entry.goal - shown, time: elapsed, context: &inner)
      shown = part.map { shown + $0 } ?? entry.goal
    }
    return velocity
  }
}

extension CombinedAnimation.Entries {
  fileprivate var shownAtFirstMoving: V { firstMoving > 0 ? all[firstMoving - 1].goal : .zero }

  /// Skips the lowest entries that are over, from the next tick on.
  fileprivate func passOver() {
    while firstMoving < all.count, all[firstMoving].state == nil { firstMoving += 1 }
  }
}
