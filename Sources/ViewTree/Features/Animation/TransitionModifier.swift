extension View {
  /// Says how the view comes and goes when a change that adds or removes it is animated.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}

nonisolated struct TransitionModifier: PrimitiveModifier {
  let transition: AnyTransition

  static func makeModifier(
    _ modifier: Self, inputs: _ViewInputs, content: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let node = TransitionNode(modifier.transition.box, inputs)
    withoutActuallyEscaping(content) { node.make(inputs.below(node), $0) }
    return _ViewOutputs(node)
  }

  static func updateModifier(
    _ modifier: Self, outputs: _ViewOutputs, content: (_ViewOutputs) -> Void
  ) {
    let node = unsafeDowncast(outputs.node, to: TransitionNode.self)
    withoutActuallyEscaping(content) { node.update(modifier.transition.box, $0) }
  }
}

/// Holds the view that a transition has put around its content.
///
/// The transition is applied where the modifier stands: modifiers outside of it do not take part.
final class TransitionNode: UnaryNode {
  private var box: TransitionBox
  private var phase = TransitionPhase.identity
  private let content = Content()

  /// The modified view, as the placeholder inside the transition makes it.
  private final class Content: PlaceholderSource {
    var make: ((_ViewInputs) -> _ViewOutputs)?
    var update: ((_ViewOutputs) -> Void)?

    override func make(_ inputs: _ViewInputs) -> _ViewOutputs {
      make?(inputs) ?? _ViewOutputs(UnaryNode(inputs))
    }

    override func update(_ outputs: _ViewOutputs) { update?(outputs) }
  }

  init(_ box: TransitionBox, _ inputs: _ViewInputs) {
    self.box = box
    super.init(inputs)
    host.animation.transitionModifiers += 1
  }

  override func willLeaveTree() { host.animation.transitionModifiers -= 1 }

  func make(_ inputs: _ViewInputs, _ make: @escaping (_ViewInputs) -> _ViewOutputs) {
    content.make = make
    child = box.make(phase, content, inputs).node
    content.make = nil
  }

  /// A transition of another kind cannot take over what the first one made; it counts from the
  /// next insertion on.
  func update(_ box: TransitionBox, _ update: @escaping (_ViewOutputs) -> Void) {
    if box.isSame(as: self.box) { self.box = box }
    content.update = update
    show(phase)
    content.update = nil
  }

  private func show(_ phase: TransitionPhase) {
    self.phase = phase
    if let child { box.update(phase, content, _ViewOutputs(child)) }
  }

  /// Whether the view comes and goes without any transition.
  var isIdentity: Bool { box.isIdentity }

  func animation(to phase: TransitionPhase) -> Animation? { box.animation(to: phase) }

  /// Goes to a phase under a container's transaction, or under the transition's own animation.
  ///
  /// The modifiers around the container have had their say in its transaction; those between it and
  /// this view have it now, and none of them after the transition's own animation.
  func go(to phase: TransitionPhase, in transaction: Transaction, of container: Node) {
    host.under(transaction, of: container) {
      var transaction = self.transaction
      if let own = box.animation(to: phase) { transaction.animation = own }
      host.under(transaction, of: self) { show(phase) }
    }
  }

  /// Goes to where the view comes from, at once.
  func goBack() {
    host.animation.animationsAreOff = true
    show(.willAppear)
    host.animation.animationsAreOff = false
  }
}

extension TreeHost {
  /// Runs a part of an update whose changes belong to a node's transaction.
  func under(_ transaction: Transaction, of node: Node, _ body: () -> Void) {
    let (outer, outerNode) = (self.transaction, animation.transactionNode)
    self.transaction = transaction
    animation.transactionNode = node
    body()
    self.transaction = outer
    animation.transactionNode = outerNode
  }
}
