/// Shows changes over time: holds every animation running in a host, and the views that are leaving
/// it.
@UncheckedAccess
package final class AnimationPart: Presentation {
  unowned(unsafe) let host: TreeHost
  var animations: [any RunningAnimation] = [] {
    didSet { isAnimating = !animations.isEmpty }
  }
  var frameChanges: [FrameChange] = []
  /// The elements placed for the first time while something is or may be animated.
  var arrivals: [LayoutNode] = []
  /// The elements placed between two transactions, which have not been shown yet.
  var unseen: [LayoutNode] = []
  /// How many views in the tree have transitions of their own.
  var transitionModifiers = 0
  /// The transitions requested by nodes under construction, not yet put around their items.
  var newTraits: [TransitionTraitNode] = []
  /// The fades of subtrees that come or leave, by topmost node.
  private(set) var fades: [ObjectIdentifier: Fade] = [:]
  /// The node whose transaction is being applied, including the modifiers around it; nil for the
  /// tree's own.
  weak var transactionNode: Node?

  package init(host: TreeHost) {
    self.host = host
    super.init()
    host.presentation = self
  }

  override func begin<V: VectorArithmetic>(
    _ difference: inout Difference<V>?, of node: Node, by change: V, in transaction: Transaction
  ) {
    var motion = difference.map { unsafeDowncast($0, to: Motion<V>.self) }
    Motion.begin(&motion, of: node, by: change, in: transaction)
    difference = motion
  }

  override func frameWillChange(of element: LayoutNode) {
    guard host.mayAnimate else { return }
    frameChanges.append(
      FrameChange(node: element, frame: CGRect(origin: element.origin, size: element.size)))
  }

  override func elementArrived(_ element: LayoutNode) {
    if isBetweenTransactions { unseen.append(element) }
    guard host.mayAnimate || isAnimating else { return }
    arrivals.append(element)
  }

  /// How a subtree fades; nil if it does not.
  func fade(of node: Node) -> Fade? {
    guard let fade = fades[ObjectIdentifier(node)], fade.node === node else { return nil }
    return fade
  }

  func add(_ fade: Fade, of node: Node) { fades[ObjectIdentifier(node)] = fade }

  func removeEndedFades() {
    guard !fades.isEmpty else { return }
    fades = fades.filter { _, fade in
      fade.node?.isAlive == true && (fade.opacity != 1 || fade.presented != 1)
    }
  }

  override func transactionsEnded() {
    if !unseen.isEmpty { unseen = [] }
  }

  override func transaction(of node: Node) -> Transaction { modifiedTransaction(of: node) }

  override var mayTransition: Bool {
    host.mayAnimate || transitionModifiers > 0 || !departing.isEmpty
  }

  override func withTransitions(_ child: Node, in owner: Node) -> Node {
    transitionModifiers > 0 ? puttingTransitions(around: child, in: owner) : child
  }

  override func leavingTime(of child: Node, owner: Node) -> LeavingTime {
    if isErased(child) { return .atOnce }
    if mayLeave(child, owner) { return .afterTransition }
    return super.leavingTime(of: child, owner: owner)
  }

  override func leave(_ departure: Departure) { beginLeaving(departure) }

  override func arrive(_ child: Node, in owner: Node) { beginArriving(child, owner) }

  override func comeBack(_ child: Node, in owner: Node) { beginComingBack(child, owner) }
}

extension TreeHost {
  /// The part that shows changes over time; created on first use.
  var animation: AnimationPart { part(AnimationPart.self) }
}
