/// How a view looks while it is inserted and while it is removed.
///
/// - Source: Apple documentation, `Transition`.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View

  /// The view in a phase: unchanged in the identity phase, otherwise at the start or end of its
  /// motion.
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

  /// This transition inside another one.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(inner: self, outer: other)
  }

  /// The same transition with its own animation.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// The phase of a view between insertion and removal.
@frozen
public enum TransitionPhase: Hashable, Sendable {
  /// About to be inserted.
  case willAppear
  /// Present.
  case identity
  /// Removed, and leaving.
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 while present, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties that a transition declares.
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

/// A transition known to animate on its own, whatever change inserts or removes the view.
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
