/// Several animations of one value, each going from where the ones before it are to its own goal.
///
/// Shown is a(goal 0), then from there b(goal 1 - shown), and so on, all of them moving at once; it
/// is over with the latest. Source: Apple documentation, `CustomAnimation.shouldMerge`.
struct CombinedAnimation: CustomAnimation {
  struct Entry: Hashable {
    let animation: Animation
    /// Seconds after the first one's start.
    let start: Double
  }

  /// The changes and states of the entries; a state is nil once its animation is over.
  struct Parts<V: VectorArithmetic>: AnimationStateKey {
    var goals: [V] = []
    var states: [AnimationState<V>?] = []

    static var defaultValue: Parts { Parts() }
  }

  private(set) var entries: [Entry]

  /// Puts another animation on top of the one that runs.
  static func combine<V: VectorArithmetic>(
    _ running: inout Animation, _ state: inout AnimationState<V>, value: V, time: Double,
    with animation: Animation, goal: V
  ) {
    if var combined = running.base as? CombinedAnimation {
      combined.entries.append(Entry(animation: animation, start: time))
      running = Animation(combined)
      state[Parts<V>.self].goals.append(goal)
      state[Parts<V>.self].states.append(AnimationState())
    } else {
      let parts = Parts(goals: [value, goal], states: [state, AnimationState()])
      running = Animation(
        CombinedAnimation(entries: [
          Entry(animation: running, start: 0), Entry(animation: animation, start: time),
        ]))
      state = AnimationState()
      state[Parts<V>.self] = parts
    }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var parts = context.state[Parts<V>.self]
    var shown = V.zero
    for (index, entry) in entries.enumerated() {
      let goal = parts.goals[index]
      guard let state = parts.states[index] else {
        shown = goal
        continue
      }
      var inner = context.withState(state)
      inner.isLogicallyComplete = false
      let part = entry.animation.animate(
        value: goal - shown, time: time - entry.start, context: &inner)
      parts.states[index] = part == nil ? nil : inner.state
      shown = part.map { shown + $0 } ?? goal
      if index == entries.count - 1 {
        context.isLogicallyComplete = inner.isLogicallyComplete
        if part == nil { return nil }
      }
    }
    context.state[Parts<V>.self] = parts
    return shown
  }

  /// The sum's slope: each entry's own, over a distance that shrinks as those below it move.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let parts = context.state[Parts<V>.self]
    var shown = V.zero
    var velocity = V.zero
    for (index, entry) in entries.enumerated() {
      let goal = parts.goals[index]
      guard let state = parts.states[index] else {
        (shown, velocity) = (goal, .zero)
        continue
      }
      var inner = context.withState(state)
      let elapsed = time - entry.start
      let own = entry.animation.velocity(value: goal - shown, time: elapsed, context: inner)
      let moved = entry.animation.animate(value: velocity, time: elapsed, context: &inner)
      velocity = velocity + (own ?? .zero) - (moved ?? velocity)
      inner = context.withState(state)
      let part = entry.animation.animate(value: goal - shown, time: elapsed, context: &inner)
      shown = part.map { shown + $0 } ?? goal
    }
    return velocity
  }
}
