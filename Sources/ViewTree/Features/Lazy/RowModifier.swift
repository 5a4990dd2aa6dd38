/// A modifier of the rows of a list: its body wraps each row separately, with its own state.
///
/// Outside of a list it changes nothing.
package protocol RowModifier: ViewModifier {
  /// The row, which is set before the body runs.
  nonisolated var row: ListRow? { get set }
}

/// Puts a row modifier around each view of a list.
nonisolated package struct EachRow<M: RowModifier> {
  let modifier: M

  package init(_ modifier: M) {
    self.modifier = modifier
  }
}

extension EachRow: PrimitiveModifier {
  package static func makeModifier(
    _ modifier: Self, inputs: _ViewInputs, content: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let node = EachRowNode<M>(inputs)
    node.make(modifier.modifier, inputs.below(node), content)
    return _ViewOutputs(node)
  }

  package static func updateModifier(
    _ modifier: Self, outputs: _ViewOutputs, content: (_ViewOutputs) -> Void
  ) {
    unsafeDowncast(outputs.node, to: EachRowNode<M>.self).update(modifier.modifier, content)
  }
}

/// Wraps one row, or the part of it made by the modifiers further in.
package class RowModifierNode: UnaryNode {
  package fileprivate(set) final var row: ListRow?

  /// Whether a node is the list among whose rows the modifier was distributed.
  func isList(_ node: Node) -> Bool { false }

  override final func willLeaveTree() { row = nil }
}

private final class EachRowNode<M: RowModifier>: RowModifierNode {
  /// The row's own view.
  private var leaf: Node?

  func make(_ modifier: M, _ inputs: _ViewInputs, _ content: (_ViewInputs) -> _ViewOutputs) {
    guard let element = listRow else {
      child = content(inputs).node
      leaf = child
      return
    }
    row = ListRow(self, element)
    withoutActuallyEscaping(content) { content in
      let source = RowContent.Source()
      source.make = { [unowned self] inputs in
        let outputs = content(inputs)
        leaf = outputs.node
        return outputs
      }
      child = ModifierBodyNode.make(
        placed(modifier), content: RowContent(source: source), inputs: inputs)
      source.make = nil
    }
  }

  func update(_ modifier: M, _ content: (_ViewOutputs) -> Void) {
    if let leaf, leaf.isAlive { content(_ViewOutputs(leaf)) }
    guard row != nil, let child else { return }
    unsafeDowncast(child, to: EvaluatedNode<M>.self).update(placed(modifier))
  }

  private func placed(_ modifier: M) -> M {
    var modifier = modifier
    modifier.row = row
    return modifier
  }

  override func isList(_ node: Node) -> Bool { node is DistributionNode<EachRow<M>> }
}

/// The view of a row. The body of a row modifier has to show it once, when it first runs.
private struct RowContent {
  let source: Source

  final class Source {
    var make: ((_ViewInputs) -> _ViewOutputs)?
  }
}

extension RowContent: PrimitiveView {
  static func _makeView(view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    view.source.make?(inputs) ?? EmptyView._makeView(view: EmptyView(), inputs: inputs)
  }

  static func _updateView(view: Self, outputs: _ViewOutputs) {}
}
