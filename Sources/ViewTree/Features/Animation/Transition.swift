/// How a view looks while it comes and while it goes.
///
/// - Source: Apple documentation, `Transition`.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View

  /// The view in a phase: unchanged when it is there, and otherwise as it comes from or goes to.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  static var properties: TransitionProperties { get }

  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The view as the transition shows it in a phase.
  nonisolated public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    TransitionApplied(transition: self, content: content, phase: phase)
  }

  /// This transition and another one around it.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(inner: self, outer: other)
  }

  /// The same transition with an animation of its own.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// Where a view stands between coming and going.
@frozen
public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// There.
  case identity
  /// Removed, and going.
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The facts that a transition tells of itself.
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

struct TransitionApplied<T: Transition, Content: View> {
  let transition: T
  let content: Content
  let phase: TransitionPhase
}

extension TransitionApplied: View {
  var body: some View {
    transition.body(
      content: PlaceholderContentView<T>(source: PlaceholderSourceOf(content)), phase: phase)
  }
}

/// Known to animate by itself, whatever the change that a view comes or goes with.
protocol SelfAnimatedTransition {
  nonisolated var ownAnimation: Animation? { get }
}

nonisolated struct CombinedTransition<Inner: Transition, Outer: Transition>: Transition {
  let inner: Inner
  let outer: Outer

  func body(content: Content, phase: TransitionPhase) -> some View {
    outer.apply(content: inner.apply(content: content, phase: phase), phase: phase)
  }
}

extension CombinedTransition: SelfAnimatedTransition {
  var ownAnimation: Animation? {
    (outer as? any SelfAnimatedTransition)?.ownAnimation
      ?? (inner as? any SelfAnimatedTransition)?.ownAnimation
  }
}

nonisolated struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }
}

extension AnimatedTransition: SelfAnimatedTransition {
  var ownAnimation: Animation? { animation }
}

extension MainActorAccess {
  static func body<T: Transition>(
    of transition: T, content: T.Content, phase: TransitionPhase
  ) -> T.Body {
    let read: @MainActor (T, T.Content, TransitionPhase) -> T.Body = {
      $0.body(content: $1, phase: $2)
    }
    return unsafeBitCast(read, to: ((T, T.Content, TransitionPhase) -> T.Body).self)(
      transition, content, phase)
  }
}
