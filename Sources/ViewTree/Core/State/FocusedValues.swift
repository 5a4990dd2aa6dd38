/// A key of what the view in focus tells those that do not contain it.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the view in focus, and the scene around it, give to the rest of the program.
///
/// - Source: Apple documentation, `FocusedValues`.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value under a key; nil when nobody gives one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Reads a value that the view in focus tells: nil, as no such value is handed on here.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public let wrappedValue: Value? = nil

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
}

/// Reads and sets what a binding in focus is bound to: nil, as no such binding is handed on here.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value?> { .constant(nil) }
}
