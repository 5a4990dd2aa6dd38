extension View {
  /// Sets the view's transition for animated changes that insert or remove it.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}

/// Tells the enclosing container how its item comes and goes.
nonisolated struct TransitionModifier: StructuralModifier {
  let transition: AnyTransition

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> TransitionTraitNode {
    TransitionTraitNode(modifier.transition.box, inputs)
  }

  static func updateNode(_ modifier: Self, node: TransitionTraitNode) {
    node.update(modifier.transition.box)
  }
}

/// Marks where a view declares a transition; the whole item shows it.
final class TransitionTraitNode: UnaryNode {
  private(set) var box: TransitionBox
  /// The transition as shown; nil before the item is made, and if no container reads the trait.
  weak var shown: TransitionNode?

  init(_ box: TransitionBox, _ inputs: _ViewInputs) {
    self.box = box
    super.init(inputs)
    host.animation.transitionModifiers += 1
    host.animation.newTraits.append(self)
  }

  override func willLeaveTree() { host.animation.transitionModifiers -= 1 }

  fileprivate func update(_ box: TransitionBox) {
    self.box = box
    shown?.update(box)
  }
}

/// Holds the view that a transition has put around an item of a container.
///
/// The transition is a trait that the container reads: modifiers outside of it are part of the
/// item, and move with it. Source: ANIM-1.3.3.
final class TransitionNode: StandInNode {
  private var box: TransitionBox
  private var phase = TransitionPhase.identity
  private let content: Content

  /// The item, moved from where it was made to inside the transition.
  private final class Content: PlaceholderSource {
    unowned(unsafe) let item: Node

    init(_ item: Node) { self.item = item }

    override func make(_ inputs: _ViewInputs) -> _ViewOutputs {
      item.parent = inputs.parent
      return _ViewOutputs(item)
    }
  }

  /// Takes an item's place below its parent.
  init(_ box: TransitionBox, around item: Node, below parent: Node) {
    self.box = box
    content = Content(item)
    super.init(item, _ViewInputs(parent: parent, slot: .list))
    child = box.make(phase, content, _ViewInputs(parent: self, slot: .list)).node
  }

  /// A transition of another kind cannot take over the earlier one's view; it applies from the next
  /// insertion on.
  fileprivate func update(_ box: TransitionBox) {
    guard box.isSame(as: self.box) else { return }
    self.box = box
    show(phase)
  }

  private func show(_ phase: TransitionPhase) {
    self.phase = phase
    if let child { box.update(phase, content, _ViewOutputs(child)) }
  }

  /// Whether the view comes and goes without a transition.
  var isIdentity: Bool { box.isIdentity }

  func animation(to phase: TransitionPhase) -> Animation? { box.animation(to: phase) }

  /// Enters a phase under a container's transaction, or under the transition's own animation.
  ///
  /// The modifiers around the container have already changed its transaction. Those between the
  /// container and this view change it now; none of them changes the transition's own animation.
  func go(to phase: TransitionPhase, in transaction: Transaction, of container: Node) {
    host.under(transaction, of: container) {
      var transaction = self.transaction
      if let own = box.animation(to: phase) { transaction.animation = own }
      host.under(transaction, of: self) { show(phase) }
    }
  }

  /// Returns to the start of the insertion, at once.
  func goBack() {
    host.animation.animationsAreOff = true
    show(.willAppear)
    host.animation.animationsAreOff = false
  }
}

extension TreeHost {
  /// Runs part of an update under a node's transaction.
  func under(_ transaction: Transaction, of node: Node, _ body: () -> Void) {
    let (outer, outerNode) = (self.transaction, animation.transactionNode)
    self.transaction = transaction
    animation.transactionNode = node
    body()
    self.transaction = outer
    animation.transactionNode = outerNode
  }
}
