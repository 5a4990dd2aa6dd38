/// A type-erased transition.
///
/// Source: Apple documentation, `AnyTransition`.
public struct AnyTransition {
  let box: TransitionBox

  init(_ box: TransitionBox) {
    self.box = box
  }

  public init<T: Transition>(_ transition: T) {
    box = TransitionBoxOf(transition)
  }

  /// This transition inside another one.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(CombinedTransitionBox(box, other.box))
  }

  /// The same transition with its own animation, which applies even without `withAnimation`.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransitionBox(box, animation))
  }

  /// One transition for insertion and another for removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      CombinedTransitionBox(
        FilteredTransitionBox(insertion.box, phase: .willAppear),
        FilteredTransitionBox(removal.box, phase: .didDisappear)))
  }

  /// Applies one modifier while the view is absent, and another while it is present.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }
}

nonisolated struct ModifierTransition<E: ViewModifier>: Transition {
  let active: E
  let identity: E

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// Makes and updates the view that a transition puts around its content.
class TransitionBox {
  /// Whether this is the identity transition.
  var isIdentity: Bool { false }

  /// The transition's own animation towards a phase.
  func animation(to phase: TransitionPhase) -> Animation? { nil }

  func make(
    _ phase: TransitionPhase, _ source: PlaceholderSource, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    fatalError("TransitionBox is abstract: make a TransitionBoxOf instead.")
  }

  func update(
    _ phase: TransitionPhase, _ source: PlaceholderSource, _ outputs: _ViewOutputs
  ) {}

  /// Whether a node that another box made can be updated by this one.
  func isSame(as other: TransitionBox) -> Bool { false }
}

final class TransitionBoxOf<T: Transition>: TransitionBox {
  private let transition: T

  init(_ transition: T) {
    self.transition = transition
  }

  override var isIdentity: Bool { T.self == IdentityTransition.self }

  private func body(_ phase: TransitionPhase, _ source: PlaceholderSource) -> T.Body {
    MainActorAccess.body(
      of: transition, content: PlaceholderContentView<T>(source: source), phase: phase)
  }

  override func animation(to phase: TransitionPhase) -> Animation? {
    (transition as? any SelfAnimatedTransition)?.ownAnimation
  }

  override func make(
    _ phase: TransitionPhase, _ source: PlaceholderSource, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    T.Body._makeView(view: body(phase, source), inputs: inputs)
  }

  override func update(
    _ phase: TransitionPhase, _ source: PlaceholderSource, _ outputs: _ViewOutputs
  ) {
    T.Body._updateView(view: body(phase, source), outputs: outputs)
  }

  override func isSame(as other: TransitionBox) -> Bool { other is TransitionBoxOf<T> }
}

/// One transition inside another.
final class CombinedTransitionBox: TransitionBox {
  private let inner: TransitionBox
  private let outer: TransitionBox

  init(_ inner: TransitionBox, _ outer: TransitionBox) {
    self.inner = inner
    self.outer = outer
  }

  private final class Inner: PlaceholderSource {
    let box: TransitionBox
    let phase: TransitionPhase
    let source: PlaceholderSource

    init(_ box: TransitionBox, _ phase: TransitionPhase, _ source: PlaceholderSource) {
      self.box = box
      self.phase = phase
      self.source = source
    }

    override var shape: _ViewShape { source.shape }

    override func make(_ inputs: _ViewInputs) -> _ViewOutputs { box.make(phase, source, inputs) }

    override func update(_ outputs: _ViewOutputs) { box.update(phase, source, outputs) }
  }

  override func animation(to phase: TransitionPhase) -> Animation? {
    outer.animation(to: phase) ?? inner.animation(to: phase)
  }

  override func make(
    _ phase: TransitionPhase, _ source: PlaceholderSource, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    outer.make(phase, Inner(inner, phase, source), inputs)
  }

  override func update(
    _ phase: TransitionPhase, _ source: PlaceholderSource, _ outputs: _ViewOutputs
  ) {
    outer.update(phase, Inner(inner, phase, source), outputs)
  }

  override func isSame(as other: TransitionBox) -> Bool {
    guard let other = other as? CombinedTransitionBox else { return false }
    return inner.isSame(as: other.inner) && outer.isSame(as: other.outer)
  }
}

/// A transition that applies in one phase only, and is the identity in the others.
final class FilteredTransitionBox: TransitionBox {
  private let base: TransitionBox
  private let phase: TransitionPhase

  init(_ base: TransitionBox, phase: TransitionPhase) {
    self.base = base
    self.phase = phase
  }

  private func filtered(_ phase: TransitionPhase) -> TransitionPhase {
    phase == self.phase ? phase : .identity
  }

  /// An appearing view moves to the identity phase: that motion belongs to the insertion.
  override func animation(to phase: TransitionPhase) -> Animation? {
    (phase == .didDisappear) == (self.phase == .didDisappear) ? base.animation(to: phase) : nil
  }

  override func make(
    _ phase: TransitionPhase, _ source: PlaceholderSource, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    base.make(filtered(phase), source, inputs)
  }

  override func update(
    _ phase: TransitionPhase, _ source: PlaceholderSource, _ outputs: _ViewOutputs
  ) {
    base.update(filtered(phase), source, outputs)
  }

  override func isSame(as other: TransitionBox) -> Bool {
    guard let other = other as? FilteredTransitionBox else { return false }
    return base.isSame(as: other.base)
  }
}

/// A transition with its own animation.
final class AnimatedTransitionBox: TransitionBox {
  private let base: TransitionBox
  private let animation: Animation?

  init(_ base: TransitionBox, _ animation: Animation?) {
    self.base = base
    self.animation = animation
  }

  override func animation(to phase: TransitionPhase) -> Animation? { animation }

  override func make(
    _ phase: TransitionPhase, _ source: PlaceholderSource, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    base.make(phase, source, inputs)
  }

  override func update(
    _ phase: TransitionPhase, _ source: PlaceholderSource, _ outputs: _ViewOutputs
  ) {
    let host = outputs.node.host
    let outer = host.transaction.animation
    if outer != nil { host.transaction.animation = animation }
    defer { host.transaction.animation = outer }
    base.update(phase, source, outputs)
  }

  override func isSame(as other: TransitionBox) -> Bool {
    guard let other = other as? AnimatedTransitionBox else { return false }
    return base.isSame(as: other.base)
  }
}
