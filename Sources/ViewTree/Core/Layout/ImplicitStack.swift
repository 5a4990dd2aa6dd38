extension _ViewInputs {
  /// Makes a list of views: directly for a container, inside an implicit stack elsewhere.
  ///
  /// - Parameter shape: the list's shape; only a dynamic one makes the implicit stack dynamic.
  package func list(_ shape: _ViewShape, _ make: (_ViewInputs) -> Node) -> _ViewOutputs {
    switch slot {
    case .list, .lazy:
      return _ViewOutputs(make(self))
    case .vertical:
      return _ViewOutputs(ContainerNode.implicit(VStackLayout(), shape, self, content: make))
    case .scrolled:
      let layout = ScrolledStackLayout(axis: parent.axisOfScrolledStack)
      return _ViewOutputs(ContainerNode.implicit(layout, shape, self, content: make))
    case .layered:
      return _ViewOutputs(ContainerNode.implicit(ZStackLayout(), shape, self, content: make))
    }
  }
}

extension ContainerNode {
  /// Makes an implicit stack around a list in a slot for one view; a single static view gets none.
  /// Source: LAYOUT-3.7.9.
  static func implicit<L: Layout>(
    _ layout: L, _ shape: _ViewShape, _ inputs: _ViewInputs, content: (_ViewInputs) -> Node
  ) -> Node {
    if shape == .one { return ElidedStackNode<L>.implicit(inputs, content: content) }
    let node = LayoutContainerNode(layout, inputs)
    node.isImplicit = true
    // Nodes made later still know the single-view slot: the list itself needs no wrapping.
    node.content = content(_ViewInputs(parent: node, slot: .list))
    node.isDynamic = shape == .dynamic
    return node
  }
}
