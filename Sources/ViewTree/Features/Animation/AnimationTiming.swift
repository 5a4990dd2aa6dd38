extension Animation {
  /// The same animation, later.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(animation: self, delay: delay))
  }

  /// The same animation on a clock that runs faster by a factor.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpedAnimation(animation: self, speed: speed))
  }

  /// The same animation several times; with autoreverse, there and back count as two.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      RepeatedAnimation(animation: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// The same animation for as long as the view lives or until another takes its place.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(animation: self, count: nil, autoreverses: autoreverses))
  }

  /// The same animation, counted as complete after the given time.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompleteAnimation(animation: self, time: duration))
  }
}

/// Shows the start until the delay is over.
private struct DelayedAnimation: BoundedAnimation {
  let animation: Animation
  let delay: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time < delay { return .zero }
    return animation.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    if time < delay { return .zero }
    return animation.velocity(value: value, time: time - delay, context: context)
  }

  func duration<V: VectorArithmetic>(of value: V) -> Double? {
    animation.duration(of: value).map { $0 + delay }
  }
}

/// Runs on a clock of another speed.
///
/// - Shape: a speed of 0 never advances; a negative speed and NaN count as 0, anything above a
///   million as a million.
private struct SpedAnimation: BoundedAnimation {
  let animation: Animation
  let speed: Double

  init(animation: Animation, speed: Double) {
    self.animation = animation
    self.speed = speed > 0 ? min(speed, 1e6) : 0
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    animation.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    animation.velocity(value: value, time: time * speed, context: context)?
      .scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? SpedAnimation, previous.speed == speed else {
      return false
    }
    return animation.shouldMerge(
      previous: previous.animation, value: value, time: time * speed, context: &context)
  }

  func duration<V: VectorArithmetic>(of value: V) -> Double? {
    animation.duration(of: value).map { speed > 0 ? $0 / speed : .infinity }
  }
}

/// Repeats an animation; if it autoreverses, every other round is reversed.
///
/// If the length is known, rounds follow one another exactly, whatever the tick rate. A custom
/// animation's round ends at the tick at which the animation reports it.
///
/// - Shape: a count of 0 or less runs once.
private struct RepeatedAnimation: BoundedAnimation {
  let animation: Animation
  /// Nil repeats for ever.
  let count: Int?
  let autoreverses: Bool

  private struct Round<V>: AnimationStateKey {
    var index = 0
    var start = 0.0
    static var defaultValue: Round { Round() }
  }

  private func isLast(_ index: Int) -> Bool { count.map { index >= max($0, 1) } ?? false }

  private func shown<V: VectorArithmetic>(_ part: V, of value: V, in index: Int) -> V {
    autoreverses && index % 2 == 1 ? value - part : part
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard let length = animation.duration(of: value), length > 0 else {
      return animateByState(value: value, time: time, context: &context)
    }
    if let count, time >= length * Double(max(count, 1)) { return nil }
    // The moment between two rounds belongs to the one that ends.
    let index = length.isFinite ? (time / length).rounded(.up).whole(in: 1...Int(Int32.max)) - 1 : 0
    let elapsed = time - Double(index) * (index == 0 ? 0 : length)
    var fresh = context.withState(AnimationState<V>())
    let part = animation.animate(value: value, time: elapsed, context: &fresh) ?? value
    return shown(part, of: value, in: index)
  }

  private func animateByState<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let round = context.state[Round<V>.self]
    if let part = animation.animate(value: value, time: time - round.start, context: &context) {
      return shown(part, of: value, in: round.index)
    }
    if isLast(round.index + 1) { return nil }
    var next = AnimationState<V>()
    next[Round<V>.self] = Round(index: round.index + 1, start: time)
    context.state = next
    context.isLogicallyComplete = false
    return shown(value, of: value, in: round.index)
  }

  func duration<V: VectorArithmetic>(of value: V) -> Double? {
    guard let count else { return .infinity }
    return animation.duration(of: value).map { $0 * Double(max(count, 1)) }
  }
}

private struct LogicallyCompleteAnimation: BoundedAnimation {
  let animation: Animation
  let time: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let result = animation.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= self.time
    return result
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    animation.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let previous = (previous.base as? LogicallyCompleteAnimation)?.animation ?? previous
    return animation.shouldMerge(
      previous: previous, value: value, time: time, context: &context)
  }

  func duration<V: VectorArithmetic>(of value: V) -> Double? { animation.duration(of: value) }
}
