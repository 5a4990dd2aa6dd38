/// The lazy containers of one host; their rows are made when they are needed.
final class LazyContainers: RowMaker, HostPart {
  var nodes: [LazyNode] = []

  init(host: TreeHost) {}

  /// False while rows that have left their window wait for removal, or lines wait to be made.
  var isAtRest: Bool { !nodes.contains { $0.hasLeavingRows || $0.isUnfinished } }

  /// Removes the rows that left their windows some ticks ago, and makes lines that were too many
  /// for the last tick.
  func tickBegan() {
    for node in nodes {
      node.releaseRows()
      if node.isUnfinished { node.setNeedsLayout() }
    }
  }

  func geometryChanged() {
    for node in nodes { node.followViewport() }
  }

  // MARK: Rows that wait

  override func loop<Data, ID, Content: View>(
    _ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs
  ) -> ForEachNode<Data, ID, Content> {
    LazyForEachNode(view, inputs)
  }

  override func member<V: View>(_ view: V, _ inputs: _ViewInputs) -> Node {
    DeferredMemberNode(view, inputs)
  }

  override func update<V: View>(_ member: Node, _ view: V) {
    unsafeDowncast(member, to: DeferredMemberNode<V>.self).update(view)
  }
}
