/// The view that a custom modifier wraps, as its body sees it.
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

/// Keeps the modified view's value and every node that the modifier's body made from it.
@UncheckedAccess
final class ModifierContentOf<C: View>: ModifierContent {
  private var view: C
  private var nodes: [Node] = []

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
