extension View {
  /// Names the space of this view, for itself and everything inside.
  ///
  /// Source: GEOMETRY-3.15: the nearest space with the name wins.
  ///
  /// ```swift
  /// VStack {
  ///   GeometryReader { Text("\($0.frame(in: .named("board")).midX)") }
  /// }
  /// .coordinateSpace(name: "board")
  /// ```
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}

nonisolated struct CoordinateSpaceModifier: StructuralModifier {
  let name: AnyHashable

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ValueAttributeNode<AnyHashable> {
    ValueAttributeNode(modifier.name, inputs) { $0.spaceNames.append($1) }
  }

  static func updateNode(_ modifier: Self, node: ValueAttributeNode<AnyHashable>) {
    guard node.value != modifier.name else { return }
    node.update(modifier.name)
    node.host.geometryChanged = true
  }
}
