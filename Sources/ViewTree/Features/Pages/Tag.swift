extension View {
  /// Gives the view a value by which a selection knows it: a tab, or a row of a list.
  ///
  /// - Parameters:
  ///   - tag: the value that a selection holds while this view is chosen.
  ///   - includeOptional: whether the value stands for an optional of it too; it always does here,
  ///     as the selection's own type decides.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    layoutValue(key: TagKey.self, value: AnyHashable(tag))
  }
}

package enum TagKey: LayoutValueKey {
  nonisolated(unsafe) package static let defaultValue: AnyHashable? = nil
}

extension LayoutNode {
  /// The outermost tag of the view that this element stands for.
  final var selectionTag: AnyHashable? {
    (layoutValue(ObjectIdentifier(TagKey.self)) as? AnyHashable?) ?? nil
  }
}
