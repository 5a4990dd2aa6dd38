/// A key for values that views pass to their container.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view passes to its container.
///
/// - Source: Apple documentation, `ContainerValues`.
public struct ContainerValues {
  var values: [ObjectIdentifier: Any]

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's innermost tag of this type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { selection(V.self) }

  /// The innermost tag that counts as a value of this type, or of the one that it wraps.
  package func selection<V>(_ type: V.Type) -> V? {
    let tags = values[TagModifier.key] as? [AnyHashable] ?? []
    for tag in tags { if let value = tag.base as? V { return value } }
    return nil
  }

  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension View {
  /// Passes a value to the enclosing container; a custom container reads it from its subviews.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(
      TellingContainer { traits in
        var values = ContainerValues(values: traits)
        values[keyPath: keyPath] = value
        traits = values.values
      })
  }

  /// The same with a key of the older kind.
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(TellingContainer { $0[ObjectIdentifier(key)] = value })
  }
}

/// A key of the older kind for values that views pass to their container.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Does not change the view; only a list of subviews reads the value.
nonisolated struct TellingContainer: StructuralModifier, SubviewTrait {
  let change: (inout [ObjectIdentifier: Any]) -> Void

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> UnaryNode { UnaryNode(inputs) }

  static func updateNode(_ modifier: Self, node: UnaryNode) {}

  func tell(_ traits: inout [ObjectIdentifier: Any]) { change(&traits) }
}
