/// An edit action of a list's elements; it changes neither the list nor its rows.
nonisolated package struct ListEditing: StructuralModifier {
  package init() {}

  package static var appliesToEachElement: Bool { false }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> UnaryNode {
    UnaryNode(inputs)
  }

  package static func updateNode(_ modifier: Self, node: UnaryNode) {}
}
