/// A key of the environment, with the value that applies where no view has set one.
///
/// ```swift
/// struct RowHeightKey: EnvironmentKey {
///   static let defaultValue: CGFloat = 44
/// }
///
/// var values = EnvironmentValues()
/// values[RowHeightKey.self] = 60
/// ```
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The environment at one place of the tree: the values that the views above have set.
///
/// - Cost: reading walks outwards over the modifiers that set something; a copy is one reference.
public struct EnvironmentValues: CustomStringConvertible {
  package var scope: EnvironmentScope?

  public init() {
    scope = nil
  }

  package init(_ scope: EnvironmentScope?) {
    self.scope = scope
  }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { scope?.value(ObjectIdentifier(key), as: K.Value.self) ?? K.defaultValue }
    set {
      let id = ObjectIdentifier(key)
      scope = EnvironmentScopeOf(
        id, newValue, outer: scope, setsDirection: Self.directionKeys.contains(id))
    }
  }

  /// The object of a type that a view above has put into the environment.
  package func object<T: AnyObject>(_ type: T.Type) -> T? {
    scope?.value(ObjectIdentifier(type), as: T?.self) ?? nil
  }

  package mutating func setObject<T: AnyObject>(_ object: T?) {
    scope = EnvironmentScopeOf(ObjectIdentifier(T.self), object, outer: scope)
  }

  public var description: String {
    var names: [String] = []
    var scope = scope
    while let current = scope {
      names.append(current.valueDescription)
      scope = current.outer
    }
    return "[\(names.joined(separator: ", "))]"
  }
}
