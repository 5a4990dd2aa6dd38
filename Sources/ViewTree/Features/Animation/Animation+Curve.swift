extension Animation {
  private var box: AnimationBox { unsafeDowncast(curve, to: AnimationBox.self) }

  /// Wraps a custom curve.
  public init<A: CustomAnimation>(_ base: A) {
    self.init(curve: AnimationBoxOf(base))
  }

  /// The wrapped curve.
  public var base: any CustomAnimation { box.base }

  /// A spring of response 0.55 without bounce.
  ///
  /// Source: Apple documentation, `Animation.default`, since iOS 17.
  public static let `default` = Animation(DefaultAnimation())

  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    box.animate(value: value, time: time, context: &context)
  }

  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    box.velocity(value: value, time: time, context: context)
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    box.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// The share of the change that is shown after a time, from rest; nil when the animation is over.
  ///
  /// - Shape: 0 at the start; springs can overshoot 1. A custom animation restarts at each call.
  package func progress(at time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return animate(value: 1, time: time, context: &context)
  }

  /// Seconds until a change from rest is fully shown; nil when a custom animation does not say.
  func duration<V: VectorArithmetic>(of value: V) -> Double? { box.duration(of: value) }
}

/// An animation behind one reference, whatever its type.
private class AnimationBox: AnimationCurve, @unchecked Sendable {
  override func join(_ host: TreeHost) { _ = host.part(AnimationPart.self) }

  var base: any CustomAnimation {
    fatalError("AnimationBox is abstract: make an AnimationBoxOf instead.")
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { nil }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }

  func duration<V: VectorArithmetic>(of value: V) -> Double? { nil }
}

/// - Safety: the only stored property is a constant of a sendable type.
private final class AnimationBoxOf<A: CustomAnimation>: AnimationBox, @unchecked Sendable {
  private let animation: A

  init(_ animation: A) {
    self.animation = animation
  }

  override var base: any CustomAnimation { animation }

  override func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    animation.animate(value: value, time: time, context: &context)
  }

  override func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    animation.velocity(value: value, time: time, context: context)
  }

  override func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  override func duration<V: VectorArithmetic>(of value: V) -> Double? {
    (animation as? any BoundedAnimation)?.duration(of: value)
  }

  override func isEqual(to other: AnimationCurve) -> Bool {
    (other as? AnimationBoxOf<A>)?.animation == animation
  }

  override func hash(into hasher: inout Hasher) { animation.hash(into: &hasher) }
}
