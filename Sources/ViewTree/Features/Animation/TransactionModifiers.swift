extension View {
  /// Animates the changes inside this view that happen together with a change of a value.
  ///
  /// - Nil: those changes are not animated.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(
      ValueTransaction(value: value) { $0.animate(with: animation) })
  }

  /// Animates every change inside this view.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { $0.animate(with: animation) }
  }

  /// Animates the modifiers that the closure puts around this view, and nothing inside it.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ $0.animate(with: animation) }, body: body)
  }

  /// Changes the transaction of every change inside this view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(EveryTransaction(transform: transform))
  }

  /// Changes the transaction of the changes inside this view that happen together with a value's.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransaction(value: value, transform: transform))
  }

  /// Changes the transaction of the modifiers that the closure puts around this view.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self)).modifier(EveryTransaction(transform: transform))
  }
}

extension ViewModifier {
  /// Animates the changes that this modifier makes, and nothing in the modified view.
  ///
  /// - Source: Apple documentation, `ViewModifier.animation(_:)`.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { $0.animate(with: animation) }
  }

  /// Changes the transaction of the changes that this modifier makes, and of nothing inside.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    ScopedTransaction(base: self, transform: transform)
  }
}

extension Transaction {
  /// Sets the animation of a transaction that allows one.
  fileprivate mutating func animate(with animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

/// A modifier whose own changes have their own transaction.
nonisolated private struct ScopedTransaction<Base: ViewModifier>: ViewModifier {
  let base: Base
  let transform: (inout Transaction) -> Void

  @MainActor func body(content: Content) -> some View {
    content.transaction(transform) { $0.modifier(base) }
  }
}

/// A placeholder for a view, inside the modifiers that are put around it.
public struct PlaceholderContentView<Value> {
  let source: PlaceholderSource
}

extension PlaceholderContentView where Value: View {
  nonisolated init(_ view: Value) {
    source = PlaceholderSourceOf(view, isScoped: true)
  }

  /// A placeholder for a view outside a transaction modifier.
  nonisolated package init(unscoped view: Value) {
    source = PlaceholderSourceOf(view)
  }
}

extension PlaceholderContentView: PrimitiveView {
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    let node = PlaceholderNode(view.source.endsTransactionModifier, inputs)
    node.child = view.source.make(inputs.below(node)).node
    return _ViewOutputs(node)
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    let node = unsafeDowncast(outputs.node, to: PlaceholderNode.self)
    if let child = node.child { view.source.update(_ViewOutputs(child)) }
  }

  nonisolated public static var _typeShape: _ViewShape { .one }

  nonisolated public func _valueShape() -> _ViewShape { source.shape }
}

/// The view behind a placeholder, whatever its type.
class PlaceholderSource {
  var shape: _ViewShape { .one }

  /// Whether the placeholder is in the closure of a transaction modifier.
  var endsTransactionModifier: Bool { false }

  func make(_ inputs: _ViewInputs) -> _ViewOutputs {
    fatalError("PlaceholderSource is abstract: make a PlaceholderSourceOf instead.")
  }

  func update(_ outputs: _ViewOutputs) {}
}

final class PlaceholderSourceOf<V: View>: PlaceholderSource {
  private let view: V
  private let isScoped: Bool

  init(_ view: V, isScoped: Bool = false) {
    self.view = view
    self.isScoped = isScoped
  }

  override var endsTransactionModifier: Bool { isScoped }

  override var shape: _ViewShape { view._valueShape() }

  override func make(_ inputs: _ViewInputs) -> _ViewOutputs {
    V._makeView(view: view, inputs: inputs)
  }

  override func update(_ outputs: _ViewOutputs) { V._updateView(view: view, outputs: outputs) }
}

/// Holds the view behind a placeholder.
final class PlaceholderNode: UnaryNode {
  /// Whether the nearest transaction modifier around does not apply below.
  let endsTransactionModifier: Bool

  init(_ endsTransactionModifier: Bool, _ inputs: _ViewInputs) {
    self.endsTransactionModifier = endsTransactionModifier
    super.init(inputs)
  }
}

nonisolated struct EveryTransaction: StructuralModifier {
  let transform: (inout Transaction) -> Void

  static var appliesToEachElement: Bool { false }

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> TransactionNode {
    TransactionNode(modifier.transform, inputs)
  }

  static func updateNode(_ modifier: Self, node: TransactionNode) {
    node.transform = modifier.transform
  }
}

nonisolated struct ValueTransaction<Value: Equatable>: StructuralModifier {
  let value: Value
  let transform: (inout Transaction) -> Void

  static var appliesToEachElement: Bool { false }

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ValueTransactionNode<Value> {
    ValueTransactionNode(modifier, inputs)
  }

  static func updateNode(_ modifier: Self, node: ValueTransactionNode<Value>) {
    node.update(modifier)
  }
}

/// Changes the transaction for everything below.
class TransactionNode: UnaryNode {
  final var transform: (inout Transaction) -> Void

  init(_ transform: @escaping (inout Transaction) -> Void, _ inputs: _ViewInputs) {
    self.transform = transform
    super.init(inputs)
    host.animation.transactionModifiers += 1
  }

  override final func willLeaveTree() { host.animation.transactionModifiers -= 1 }

  /// Whether the modifier applies to the current transaction.
  var isInForce: Bool { true }

  final func modifyTransaction(_ transaction: inout Transaction) {
    if isInForce { transform(&transaction) }
  }
}

/// A transaction modifier that applies only in the transaction in which its value has changed.
final class ValueTransactionNode<Value: Equatable>: TransactionNode {
  private var value: Value
  private var changedIn: UInt64 = 0

  init(_ modifier: ValueTransaction<Value>, _ inputs: _ViewInputs) {
    value = modifier.value
    super.init(modifier.transform, inputs)
  }

  override var isInForce: Bool { changedIn == host.serials.transaction }

  func update(_ modifier: ValueTransaction<Value>) {
    transform = modifier.transform
    guard modifier.value != value else { return }
    value = modifier.value
    changedIn = host.serials.transaction
  }
}

extension AnimationPart {
  /// The transaction of the current change at a node, after the modifiers around the node.
  ///
  /// - Cost: only a copy if no view in the tree modifies transactions.
  func modifiedTransaction(of node: Node) -> Transaction {
    var transaction = host.transaction
    guard transactionModifiers > 0 else { return transaction }
    var chain: [TransactionNode] = []
    var ended = 0
    let end = transactionNode
    var node: Node? = node
    while let current = node, current !== end {
      if let placeholder = current as? PlaceholderNode, placeholder.endsTransactionModifier {
        ended += 1
      } else if let modifier = current as? TransactionNode {
        if ended == 0 { chain.append(modifier) } else { ended -= 1 }
      }
      node = current.parent
    }
    for node in chain.reversed() { node.modifyTransaction(&transaction) }
    return transaction
  }
}
