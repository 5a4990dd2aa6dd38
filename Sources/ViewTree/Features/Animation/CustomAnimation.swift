/// A custom animation curve.
///
/// - Source: Apple documentation, `CustomAnimation`.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of the change shown after a time; nil when the animation is over.
  ///
  /// - Parameters:
  ///   - value: the whole change, from zero.
  ///   - time: seconds since the animation began.
  ///   - context: the state that the animation keeps between two calls.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity after a time; nil if unknown. A spring that takes over starts with it.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over the state and time of the running one.
  ///
  /// Otherwise it starts from where the running one is, and the running one continues.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  nonisolated public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  nonisolated public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// An animation whose length is known before it runs.
protocol BoundedAnimation: CustomAnimation {
  /// Seconds until a change from rest is fully shown; nil if unknown.
  func duration<V: VectorArithmetic>(of value: V) -> Double?
}

/// The facts given to an animation, and the state that it keeps between two ticks.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value>
  /// Whether completions may run although the animation has not come to rest.
  public var isLogicallyComplete = false
  let scope: EnvironmentScope?

  init(state: AnimationState<Value> = AnimationState(), scope: EnvironmentScope? = nil) {
    self.state = state
    self.scope = scope
  }

  /// The environment of the animated view.
  public var environment: EnvironmentValues {
    scope.map(EnvironmentValues.init) ?? EnvironmentValues()
  }

  /// The same context with the state of a value of another type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, scope: scope)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// Values that an animation keeps between two ticks, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var entries: [(key: ObjectIdentifier, value: Any)] = []

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      return entries.first { $0.key == id }?.value as? K.Value ?? K.defaultValue
    }
    set {
      let id = ObjectIdentifier(key)
      if let index = entries.firstIndex(where: { $0.key == id }) {
        entries[index].value = newValue
      } else {
        entries.append((id, newValue))
      }
    }
  }
}

/// A key for a value that an animation keeps.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
