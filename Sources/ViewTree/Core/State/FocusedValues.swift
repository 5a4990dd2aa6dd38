/// A key for a value that the focused view exposes to views outside it.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the focused view and its scene expose to the rest of the program.
///
/// - Source: Apple documentation, `FocusedValues`.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value under a key; nil if no view gives one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Reads a value of the focused view: always nil, as such values are not passed on here.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public let wrappedValue: Value? = nil

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
}

/// Reads and sets the value of a focused binding: nil, as such bindings are not passed on here.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value?> { .constant(nil) }
}
