/// A running animation, whatever the type of its value.
protocol RunningAnimation: AnyObject {
  /// The node whose value is animated; nil once the node is gone.
  var node: Node? { get }

  /// Advances to a moment; false once the whole change is shown.
  func advance(to now: Double) -> Bool

  /// Runs the completions.
  func end()
}

/// One animated value on its way from the old value to the new one.
///
/// The tree shows the final value plus ``remaining``. Layout and bodies hold the final value. A
/// change without an animation moves both, so that a running animation is not cut short.
///
/// - Units: virtual seconds, counted from the turn in which the value changed.
/// - Cost: one evaluation a tick; nothing once it is over.
final class Motion<V: VectorArithmetic>: Difference<V>, RunningAnimation {
  private(set) weak var node: Node?
  private var animation: Animation
  private var state = AnimationState<V>()
  /// The sum of all changes since the first: new value minus old.
  private var change: V
  private let start: Double
  private var isLogicallyComplete = false
  private var isOver = false
  /// The completions that wait until nothing moves, and those that wait for the logical end of the
  /// latest change.
  private var waiting: [AnimationCompletion]
  private var waitingForLogicalEnd: [AnimationCompletion]
  /// Nil unless this change began before the logical end of one before it.
  private var earlier: Earlier?

  /// The animations of earlier changes whose logical end is still awaited.
  ///
  /// - Cost: most motions have none, and asking two lists of a generic type whether they are empty
  ///   would take nearly a third of a tick's instructions.
  private final class Earlier {
    var replaced: [Replaced] = []
    var covered: [Covered] = []

    var waiting: [AnimationCompletion] { replaced.flatMap(\.waiting) + covered.flatMap(\.waiting) }
  }

  /// An animation that a later one has replaced by merging, whose logical end is still awaited.
  private struct Replaced {
    let animation: Animation
    var state: AnimationState<V>
    let change: V
    let waiting: [AnimationCompletion]
  }

  /// An animation that runs on below later ones, whose logical end is still awaited.
  private struct Covered {
    let entries: CombinedAnimation.Entries<V>
    let index: Int
    let waiting: [AnimationCompletion]
  }

  override var isRunning: Bool { !isOver }

  private init(_ node: Node, _ transaction: Transaction, _ animation: Animation, change: V) {
    self.animation = animation
    self.change = change
    start = node.host.now
    waiting = []
    waitingForLogicalEnd = []
    self.node = node
    super.init(V.zero - change)
    wait(transaction.completions)
  }

  /// Shows a change over time, on top of the running changes.
  static func begin(
    _ motion: inout Motion?, of node: Node, by change: V, in transaction: Transaction
  ) {
    guard let animation = transaction.animation else { return }
    if let motion, !motion.isOver {
      motion.add(animation, change, transaction.completions, at: node.host.now)
    } else {
      let made = Motion(node, transaction, animation, change: change)
      motion = made
      node.host.animation.animations.append(made)
    }
  }

  private func elapsed(at now: Double) -> Double {
    // Sums of tick lengths differ from the intended moments by less than a nanosecond.
    ((now - start) * 1e9).rounded() / 1e9
  }

  private func add(
    _ added: Animation, _ addedChange: V, _ completions: [AnimationCompletion], at now: Double
  ) {
    // Counted from now and not from the latest tick: a change between ticks starts at once.
    let time = elapsed(at: now)
    var context = context(state)
    let pending = waitingForLogicalEnd
    waitingForLogicalEnd = []
    if !pending.isEmpty, earlier == nil { earlier = Earlier() }
    if added.shouldMerge(previous: animation, value: change, time: time, context: &context) {
      if !pending.isEmpty {
        earlier?.replaced.append(
          Replaced(animation: animation, state: state, change: change, waiting: pending))
      }
      animation = added
      state = context.state
    } else {
      let entries = CombinedAnimation.combine(
        &animation, &state, value: change, time: time, with: added, goal: change + addedChange)
      if !pending.isEmpty {
        earlier?.covered.append(
          Covered(entries: entries, index: entries.count - 2, waiting: pending))
      }
    }
    change += addedChange
    remaining -= addedChange
    isLogicallyComplete = false
    wait(completions)
  }

  private func wait(_ completions: [AnimationCompletion]) {
    for completion in completions {
      completion.begin()
      if completion.criteria == .logicallyComplete {
        waitingForLogicalEnd.append(completion)
      } else {
        waiting.append(completion)
      }
    }
  }

  private func context(_ state: AnimationState<V>) -> AnimationContext<V> {
    AnimationContext(state: state, scope: node?.environment)
  }

  func advance(to now: Double) -> Bool {
    let time = elapsed(at: now)
    advanceReplaced(to: time)
    var context = context(state)
    context.isLogicallyComplete = isLogicallyComplete
    // An animation that returns NaN cannot be shown any further: it is over.
    guard let part = animation.animate(value: change, time: time, context: &context),
      part.magnitudeSquared.isFinite
    else {
      remaining = .zero
      end()
      return false
    }
    state = context.state
    remaining = part - change
    endCovered()
    if context.isLogicallyComplete, !isLogicallyComplete {
      isLogicallyComplete = true
      for completion in waitingForLogicalEnd { completion.end() }
      waitingForLogicalEnd = []
    }
    return true
  }

  private func advanceReplaced(to time: Double) {
    guard let earlier else { return }
    for index in earlier.replaced.indices.reversed() {
      let replaced = earlier.replaced[index]
      var context = context(replaced.state)
      let part = replaced.animation.animate(value: replaced.change, time: time, context: &context)
      earlier.replaced[index].state = context.state
      guard part == nil || context.isLogicallyComplete else { continue }
      for completion in earlier.replaced.remove(at: index).waiting { completion.end() }
    }
  }

  /// Runs the completions of animations that run below others.
  private func endCovered() {
    earlier?.covered.removeAll { covered in
      guard covered.entries.isLogicallyComplete(covered.index) else { return false }
      for completion in covered.waiting { completion.end() }
      return true
    }
  }

  func end() {
    isOver = true
    for completion in waitingForLogicalEnd + waiting + (earlier?.waiting ?? []) { completion.end() }
    (waiting, waitingForLogicalEnd, earlier) = ([], [], nil)
  }
}

extension AnimationPart {
  /// Advances all animations to a moment.
  ///
  /// - Cost: nothing while nothing is animated.
  func advanceAnimations(to moment: Double) {
    guard !animations.isEmpty else { return }
    removeEndedFades()
    let running = animations
    animations = []
    for animation in running {
      guard let node = animation.node, node.isAlive else {
        animation.end()
        continue
      }
      if animation.advance(to: moment) { animations.append(animation) }
      host.geometryChanged = true
      node.surroundingsChanged(.animation)
    }
  }
}
