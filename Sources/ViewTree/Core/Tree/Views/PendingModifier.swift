/// One modifier of a pending chain, with the wrappers it has made so far.
final class PendingModifier<M: PrimitiveModifier>: PendingModifiers {
  private var modifier: M
  private var wrappers: [Node] = []

  init(_ modifier: M, at place: Node, outer: PendingModifiers?) {
    self.modifier = modifier
    super.init(at: place, outer: outer)
  }

  override func wrapOnce(
    _ inputs: _ViewInputs, _ element: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = M.makeModifier(modifier, inputs: inputs, content: element)
    if wrappers.count == wrappers.capacity { wrappers.removeAll { !$0.isAlive } }
    wrappers.append(outputs.node)
    return outputs
  }

  /// Takes the new value, updates the list, and passes the value to every wrapper whose element has
  /// stayed; wrappers of new elements are made with it.
  func update(_ modifier: M, list: () -> Void) {
    self.modifier = modifier
    let known = wrappers
    list()
    wrappers.removeAll { !$0.isAlive }
    for wrapper in known where wrapper.isAlive && wrapper.pendingDeparture == nil {
      M.updateModifier(modifier, outputs: _ViewOutputs(wrapper)) { _ in }
    }
  }
}

/// Holds a list whose elements were each given the modifier.
final class DistributionNode<M: PrimitiveModifier>: UnaryNode {
  var pending: PendingModifier<M>?
}
