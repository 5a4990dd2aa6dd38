extension View {
  /// Sets how early a stack gives this view its share of the length.
  ///
  /// A higher priority comes earlier; 0 unless set, and for NaN. The outermost of several counts.
  /// Frames, paddings and positions around the view start again from 0. Source: LAYOUT-3.2.
  ///
  /// ```swift
  /// HStack {
  ///   Text("this may wrap")
  ///   Text("this comes first").layoutPriority(1)
  /// }
  /// ```
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(
      ElementTrait<LayoutPriorityTrait, _>(value: value.isNaN ? 0 : value, changesLayout: true) {
        $0.layoutPriority = $1
      })
  }

  /// Sets the view's order in depth, 0 for NaN; it moves nothing. The innermost of several counts.
  ///
  /// ```swift
  /// let redInFront = ZStack {
  ///   Color.red.zIndex(1)
  ///   Color.blue
  /// }
  /// ```
  ///
  /// In a container with dynamic children it also sets the order in which preferences combine.
  /// Source: PREF-1.3, LAYOUT-3.4.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(
      ElementTrait<ZIndexTrait, _>(
        value: value.isNaN ? 0 : value, invalidatesPreferences: true
      ) {
        $0.zIndex = $0.zIndex ?? $1
      })
  }

  /// Gives a value to the layout around the view; of several for one key, the innermost counts.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    let id = ObjectIdentifier(key)
    return modifier(
      ElementTrait<K, _>(value: value, changesLayout: true) { attributes, value in
        // The first node is the innermost and is asked first.
        attributes.layoutValues.append((id, value))
      })
  }
}

private enum LayoutPriorityTrait {}
private enum ZIndexTrait {}

/// A value that an element exposes to the container around it.
///
/// `Trait` distinguishes the modifiers by type, so that one never takes over another's node.
nonisolated struct ElementTrait<Trait, Value>: StructuralModifier {
  let value: Value
  var changesLayout = false
  var invalidatesPreferences = false
  let write: (ElementAttributes, Value) -> Void

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ValueAttributeNode<Value> {
    ValueAttributeNode(modifier.value, inputs, write: modifier.write)
  }

  static func updateNode(_ modifier: Self, node: ValueAttributeNode<Value>) {
    let isSame = ValueComparison.areEqual(node.value, modifier.value)
    guard !isSame else { return }
    node.update(modifier.value, changesLayout: modifier.changesLayout)
    if modifier.invalidatesPreferences { node.invalidatePreferences(nil) }
  }
}

extension ElementTrait: SubviewTrait {
  func tell(_ traits: inout [ObjectIdentifier: Any]) {
    traits[ObjectIdentifier(Trait.self)] = value
  }
}
