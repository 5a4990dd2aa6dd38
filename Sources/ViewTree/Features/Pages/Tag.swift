extension View {
  /// Gives the view a value that identifies it in a selection: a tab, or a row of a list.
  ///
  /// Of several tags of one type the innermost counts, and a selection looks for its own type.
  ///
  /// - Parameters:
  ///   - tag: the value that a selection holds while this view is chosen.
  ///   - includeOptional: whether the value also counts as an optional of its type; here it always
  ///     does, because the selection's own type decides.
  /// - Source: LAYOUT-3.10.5.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    tagged(AnyHashable(tag))
  }

  /// The same for a type-erased tag; nil gives none.
  nonisolated package func tagged(_ tag: AnyHashable?) -> some View {
    modifier(TagModifier(tag: tag))
  }
}

/// Gives a view a tag; nil gives it none.
nonisolated struct TagModifier: StructuralModifier {
  let tag: AnyHashable?

  static func makeNode(
    _ modifier: Self, inputs: _ViewInputs
  ) -> ValueAttributeNode<AnyHashable?> {
    ValueAttributeNode(modifier.tag, inputs) { attributes, tag in
      if let tag { attributes.tags.append(tag) }
    }
  }

  static func updateNode(_ modifier: Self, node: ValueAttributeNode<AnyHashable?>) {
    if node.value != modifier.tag { node.update(modifier.tag, changesLayout: true) }
  }
}

extension TagModifier: SubviewTrait {
  /// Inner tags come first.
  func tell(_ traits: inout [ObjectIdentifier: Any]) {
    let outer = traits[Self.key] as? [AnyHashable] ?? []
    traits[Self.key] = (tag.map { [$0] } ?? []) + outer
  }

  static var key: ObjectIdentifier { ObjectIdentifier(TagModifier.self) }
}

extension LayoutNode {
  /// The tags of the view behind this element, from the innermost outwards.
  final var selectionTags: [AnyHashable] {
    (unaryContent?.selectionTags ?? []) + (attributes?.tags ?? [])
  }
}
