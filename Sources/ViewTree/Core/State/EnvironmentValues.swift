/// A key of the environment, with the value that holds where nobody set one.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The environment at one place of the tree: the values that the views above have set.
///
/// - Cost: reading walks outwards over the modifiers that set something; copying is one reference.
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
    set { scope = EnvironmentScopeOf(ObjectIdentifier(key), newValue, outer: scope) }
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

/// One value that a view has set for everything below it, and who has read it.
package class EnvironmentScope {
  final let key: ObjectIdentifier
  final let outer: EnvironmentScope?
  /// Whether this scope or one around it says something of the reading direction.
  final let setsDirection: Bool
  fileprivate final var dependents = Dependents()

  fileprivate init(_ key: ObjectIdentifier, outer: EnvironmentScope?) {
    self.key = key
    self.outer = outer
    setsDirection =
      outer?.setsDirection == true || EnvironmentValues.directionKeys.contains(key)
  }

  fileprivate var valueDescription: String { "" }

  final func value<Value>(_ key: ObjectIdentifier, as type: Value.Type) -> Value? {
    var scope = self
    while true {
      if scope.key == key {
        if let reader = Tracking.current { scope.dependents.add(reader) }
        return (scope as? EnvironmentScopeOf<Value>)?.value
      }
      guard let outer = scope.outer else { return nil }
      scope = outer
    }
  }

  /// This scope and those around it, inside the given one; all of them when it is not among them.
  final func scopes(upTo end: EnvironmentScope) -> [EnvironmentScope] {
    var scopes: [EnvironmentScope] = []
    var scope: EnvironmentScope? = self
    while let current = scope, current !== end {
      scopes.append(current)
      scope = current.outer
    }
    return scopes
  }

  /// Takes the value of another scope over and tells the readers, unless it is the same.
  func replace(with other: EnvironmentScope) {}
}

/// A scope with a value of a known type.
package final class EnvironmentScopeOf<Value>: EnvironmentScope {
  fileprivate private(set) var value: Value

  init(_ key: ObjectIdentifier, _ value: Value, outer: EnvironmentScope?) {
    self.value = value
    super.init(key, outer: outer)
  }

  override fileprivate var valueDescription: String { "\(value)" }

  override func replace(with other: EnvironmentScope) {
    guard let other = other as? EnvironmentScopeOf<Value> else { return }
    let isSame = ValueComparison.areEqual(value, other.value)
    guard !isSame else { return }
    value = other.value
    dependents.notify()
  }
}
