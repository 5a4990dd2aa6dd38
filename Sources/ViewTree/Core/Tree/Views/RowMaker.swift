/// Makes the nodes of a lazy container's list, whose views wait until their rows are needed.
///
/// The part of the lazy containers in a host is the one subclass; only they ask for such a list.
class RowMaker {
  /// The node of a `ForEach`.
  func loop<Data, ID, Content: View>(
    _ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs
  ) -> ForEachNode<Data, ID, Content> {
    ForEachNode(view, inputs)
  }

  /// The node of a member of a static list, which is one element.
  func member<V: View>(_ view: V, _ inputs: _ViewInputs) -> Node {
    V._makeView(view: view, inputs: inputs).node
  }

  /// Gives a new value to a node that ``member(_:_:)`` has made.
  func update<V: View>(_ member: Node, _ view: V) {}
}

extension TreeHost {
  /// The part that makes the rows of lazy containers; nil until there is such a container.
  var rowMaker: RowMaker? {
    for part in parts.all {
      if let maker = part as? RowMaker { return maker }
    }
    return nil
  }
}

extension _ViewInputs {
  /// Makes the nodes of a list whose rows wait; nil where every view is made at once.
  var rowMaker: RowMaker? { slot == .lazy ? parentReference.use { $0.host.rowMaker } : nil }
}
