/// The node of a custom view: its value, its dynamic properties, and the content that its body made.
///
/// The body runs when the node is made, when the view's value has changed, and when something that
/// its last run read has changed; never otherwise.
///
/// - Source: STATE-4.5.
final class BodyNode<V: View>: UnaryNode {
  @exclusivity(unchecked) private var view: V
  private let fields: DynamicFields
  @exclusivity(unchecked) private var storage: [AnyObject?]
  private let slot: _ViewInputs.Slot
  private let pending: PendingModifiers?

  private init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    fields = DynamicFields.of(V.self)
    storage = Array(repeating: nil, count: fields.slotCount)
    slot = inputs.slot
    pending = inputs.pending
    super.init(inputs)
  }

  static func make(_ view: V, inputs: _ViewInputs) -> Node {
    let node = BodyNode(view, inputs)
    guard node.isWithinDepthLimit else { return node }
    node.child = V.Body._makeView(view: node.evaluateBody(), inputs: inputs.below(node)).node
    return node
  }

  package override var typeLabel: String { TypeLabel.of(V.self) }

  package override var isPrinted: Bool { true }

  func update(_ view: V) {
    let isSame = fields.comparison.areEqual(values: self.view, view)
    guard !isSame || isQueuedForUpdate else { return }
    self.view = view
    performUpdate()
  }

  override func dependencyChanged() { queueUpdate() }

  override func performUpdate() {
    isQueuedForUpdate = false
    guard let child else { return }
    V.Body._updateView(view: evaluateBody(), outputs: _ViewOutputs(child))
  }

  private func evaluateBody() -> V.Body {
    host.counters.bodies += 1
    let body = evaluate {
      guard !fields.isEmpty else { return MainActorAccess.body(of: view) }
      // A copy: what a property's `update()` changes in itself must not count as a new value.
      var view = view
      withUnsafeMutablePointer(to: &view) {
        fields.install(UnsafeMutableRawPointer($0), storage: &storage, node: self)
      }
      return MainActorAccess.body(of: view)
    }
    if let observer = host.observer { observer.bodyEvaluated(self) }
    return body
  }

  override func willLeaveTree() {
    storage = []
  }
}

/// The node of a custom modifier: its value, and the content that its body made round the view.
final class ModifierBodyNode<M: ViewModifier>: UnaryNode {
  @exclusivity(unchecked) private var modifier: M
  private let fields: DynamicFields
  @exclusivity(unchecked) private var storage: [AnyObject?]
  private let content: ModifierContent

  private init(_ modifier: M, content: ModifierContent, inputs: _ViewInputs) {
    self.modifier = modifier
    self.content = content
    fields = DynamicFields.of(M.self)
    storage = Array(repeating: nil, count: fields.slotCount)
    super.init(inputs)
  }

  static func make<C: View>(_ modifier: M, content: C, inputs: _ViewInputs) -> Node {
    let node = ModifierBodyNode(
      modifier, content: ModifierContentOf(content), inputs: inputs)
    guard node.isWithinDepthLimit else { return node }
    node.child = M.Body._makeView(view: node.evaluateBody(), inputs: inputs.below(node)).node
    return node
  }

  package override var typeLabel: String { TypeLabel.of(M.self) }

  func update<C: View>(_ modifier: M, content: C) {
    updateContent(content)
    update(modifier)
  }

  func updateContent<C: View>(_ content: C) {
    unsafeDowncast(self.content, to: ModifierContentOf<C>.self).update(content)
  }

  func update(_ modifier: M) {
    let isSame = fields.comparison.areEqual(values: self.modifier, modifier)
    guard !isSame || isQueuedForUpdate else { return }
    self.modifier = modifier
    performUpdate()
  }

  override func dependencyChanged() { queueUpdate() }

  override func performUpdate() {
    isQueuedForUpdate = false
    guard let child else { return }
    M.Body._updateView(view: evaluateBody(), outputs: _ViewOutputs(child))
  }

  private func evaluateBody() -> M.Body {
    host.counters.bodies += 1
    let body = evaluate {
      let content = M.Content(content)
      guard !fields.isEmpty else { return MainActorAccess.body(of: modifier, content: content) }
      var modifier = modifier
      withUnsafeMutablePointer(to: &modifier) {
        fields.install(UnsafeMutableRawPointer($0), storage: &storage, node: self)
      }
      return MainActorAccess.body(of: modifier, content: content)
    }
    if let observer = host.observer { observer.bodyEvaluated(self) }
    return body
  }

  override func willLeaveTree() {
    storage = []
  }
}

/// The view that a custom modifier stands round, as its body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: ModifierContent

  init(_ content: ModifierContent) {
    self.content = content
  }
}

extension _ViewModifier_Content: PrimitiveView {
  nonisolated public static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    let node = UnaryNode(inputs)
    node.child = view.content.make(inputs.below(node)).node
    return _ViewOutputs(node)
  }

  nonisolated public static func _updateView(view: Self, outputs: _ViewOutputs) {}

  nonisolated public static var _typeShape: _ViewShape { .content }

  nonisolated public func _valueShape() -> _ViewShape { content.shape }
}

/// The modified view behind a modifier's content, whatever its type.
class ModifierContent {
  var shape: _ViewShape { .one }

  func make(_ inputs: _ViewInputs) -> _ViewOutputs {
    fatalError("ModifierContent is abstract: make a ModifierContentOf instead.")
  }

  func collect(into list: inout _SubviewList) {}
}

/// Keeps the modified view's value and every node that the modifier's body made of it.
final class ModifierContentOf<C: View>: ModifierContent {
  @exclusivity(unchecked) private var view: C
  @exclusivity(unchecked) private var nodes: [Node] = []

  init(_ view: C) {
    self.view = view
  }

  override var shape: _ViewShape { view._valueShape() }

  override func collect(into list: inout _SubviewList) {
    C._collectSubviews(of: view, into: &list)
  }

  override func make(_ inputs: _ViewInputs) -> _ViewOutputs {
    let outputs = C._makeView(view: view, inputs: inputs)
    nodes.removeAll { !$0.isAlive }
    nodes.append(outputs.node)
    return outputs
  }

  func update(_ view: C) {
    self.view = view
    nodes.removeAll { !$0.isAlive }
    for node in nodes { C._updateView(view: view, outputs: _ViewOutputs(node)) }
  }
}
