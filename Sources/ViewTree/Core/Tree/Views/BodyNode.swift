/// A node whose content comes from the body of a view or modifier. It keeps the value, the storage
/// of the value's dynamic properties, and the content.
///
/// The body runs when the node is made, when the value has changed, and when something that its
/// last run read has changed; never otherwise.
///
/// - Source: STATE-4.5.
@UncheckedAccess
class EvaluatedNode<Value>: UnaryNode {
  private(set) final var value: Value
  final let fields: DynamicFields
  private(set) final var storage: [AnyObject?]

  fileprivate init(_ value: Value, _ inputs: _ViewInputs) {
    self.value = value
    fields = DynamicFields.of(Value.self)
    storage = Array(repeating: nil, count: fields.slotCount)
    super.init(inputs)
    isPrinted = true
  }

  package final override var typeLabel: String { TypeLabel.of(Value.self) }

  /// Runs the body and passes its result to the content.
  fileprivate func showBody(in content: Node) {}

  final func update(_ value: Value) {
    let isSame = fields.comparison.areEqual(values: self.value, value)
    guard !isSame || isQueuedForUpdate else { return }
    self.value = value
    performUpdate()
  }

  override final func dependencyChanged() { queueUpdate() }

  override final func performUpdate() {
    isQueuedForUpdate = false
    if let child { showBody(in: child) }
  }

  fileprivate final func evaluateBody<Body>(_ body: (Value) -> Body) -> Body {
    host.counters.bodies += 1
    let result = evaluate {
      guard !fields.isEmpty else { return body(value) }
      // A copy: changes that a property's `update()` makes in itself must not count as a new value.
      var value = value
      withUnsafeMutablePointer(to: &value) {
        fields.install(UnsafeMutableRawPointer($0), storage: &storage, node: self)
      }
      return body(value)
    }
    if let observer = host.observer { observer.bodyEvaluated(self) }
    return result
  }

  override final func willLeaveTree() {
    storage = []
  }
}

/// The node of a custom view.
final class BodyNode<V: View>: EvaluatedNode<V> {
  static func make(_ view: V, inputs: _ViewInputs) -> Node {
    let node = BodyNode(view, inputs)
    guard node.isWithinDepthLimit else { return node }
    node.child = V.Body._makeView(view: node.evaluateBody(), inputs: inputs.below(node)).node
    return node
  }

  override fileprivate func showBody(in content: Node) {
    V.Body._updateView(view: evaluateBody(), outputs: _ViewOutputs(content))
  }

  private func evaluateBody() -> V.Body { evaluateBody { MainActorAccess.body(of: $0) } }
}

/// The node of a custom modifier, whose body is built around the modified view.
final class ModifierBodyNode<M: ViewModifier>: EvaluatedNode<M> {
  private let content: ModifierContent

  private init(_ modifier: M, content: ModifierContent, inputs: _ViewInputs) {
    self.content = content
    super.init(modifier, inputs)
  }

  static func make<C: View>(_ modifier: M, content: C, inputs: _ViewInputs) -> Node {
    let node = ModifierBodyNode(
      modifier, content: ModifierContentOf(content), inputs: inputs)
    guard node.isWithinDepthLimit else { return node }
    node.child = M.Body._makeView(view: node.evaluateBody(), inputs: inputs.below(node)).node
    return node
  }

  func update<C: View>(_ modifier: M, content: C) {
    updateContent(content)
    update(modifier)
  }

  func updateContent<C: View>(_ content: C) {
    unsafeDowncast(self.content, to: ModifierContentOf<C>.self).update(content)
  }

  override fileprivate func showBody(in content: Node) {
    M.Body._updateView(view: evaluateBody(), outputs: _ViewOutputs(content))
  }

  private func evaluateBody() -> M.Body {
    evaluateBody { MainActorAccess.body(of: $0, content: M.Content(content)) }
  }
}

extension View {
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(BodyNode<Self>.make(view, inputs: inputs))
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {
    unsafeDowncast(outputs.node, to: BodyNode<Self>.self).update(view)
  }
}

extension ViewModifier {
  nonisolated public static func _makeModifier<C: View>(
    _ modifier: Self, content: C, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(ModifierBodyNode<Self>.make(modifier, content: content, inputs: inputs))
  }

  nonisolated public static func _updateModifier<C: View>(
    _ modifier: Self, content: C, outputs: _ViewOutputs
  ) {
    unsafeDowncast(outputs.node, to: ModifierBodyNode<Self>.self)
      .update(modifier, content: content)
  }
}

extension MainActorAccess {
  static func body<V: View>(of view: V) -> V.Body {
    let read: @MainActor (V) -> V.Body = { $0.body }
    return unsafeBitCast(read, to: ((V) -> V.Body).self)(view)
  }

  static func body<M: ViewModifier>(of modifier: M, content: M.Content) -> M.Body {
    let read: @MainActor (M, M.Content) -> M.Body = { $0.body(content: $1) }
    return unsafeBitCast(read, to: ((M, M.Content) -> M.Body).self)(modifier, content)
  }
}
