extension View {
  /// Sets the area in which the view can be touched: the shape within the view's bounds.
  ///
  /// Without it a view can be touched where something inside it is drawn: the gaps of a stack, a
  /// spacer, a padding or a clear colour do not count. The modifier must be inside the gesture that
  /// it is for. Source: Apple documentation, "contentShape(_:eoFill:)".
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// The same for given kinds; only `.interaction` has an effect here.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      ContentShapeModifier(
        shape: kind.contains(.interaction) ? shape : nil, eoFill: eoFill))
  }

  /// The same for an optional shape; with nil the view is touched as without the modifier.
  nonisolated package func contentShape<S: Shape>(ifAny shape: S?) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: false))
  }
}

nonisolated struct ContentShapeModifier<S: Shape>: StructuralModifier {
  let shape: S?
  let eoFill: Bool

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ContentShapeNode {
    let node = ContentShapeNode(inputs)
    updateNode(modifier, node: node)
    return node
  }

  static func updateNode(_ modifier: Self, node: ContentShapeNode) {
    let eoFill = modifier.eoFill
    node.contains = modifier.shape.map { shape in
      { point, size in
        shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: eoFill)
      }
    }
  }
}
