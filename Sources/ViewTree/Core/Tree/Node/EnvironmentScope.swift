/// One value that a view has set for everything below it, and its readers.
package class EnvironmentScope {
  final let key: ObjectIdentifier
  final let outer: EnvironmentScope?
  /// Whether this scope or one around it sets the reading direction.
  final let setsDirection: Bool
  final var dependents = Dependents()

  fileprivate init(_ key: ObjectIdentifier, outer: EnvironmentScope?, setsDirection: Bool) {
    self.key = key
    self.outer = outer
    self.setsDirection = setsDirection || outer?.setsDirection == true
  }

  var valueDescription: String { "" }

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

  /// This scope and those around it, inside the given one; all of them if it is not among them.
  final func scopes(upTo end: EnvironmentScope) -> [EnvironmentScope] {
    var scopes: [EnvironmentScope] = []
    var scope: EnvironmentScope? = self
    while let current = scope, current !== end {
      scopes.append(current)
      scope = current.outer
    }
    return scopes
  }

  /// Takes over another scope's value and notifies the readers, unless the value is the same.
  func replace(with other: EnvironmentScope) {}
}

/// The scopes that replace others, for nodes below that refer to the old ones.
struct EnvironmentMoves {
  private var new: [ObjectIdentifier: EnvironmentScope] = [:]

  subscript(old: EnvironmentScope) -> EnvironmentScope? {
    get { new[ObjectIdentifier(old)] }
    set { new[ObjectIdentifier(old)] = newValue }
  }
}

/// A scope with a value of a known type.
package final class EnvironmentScopeOf<Value>: EnvironmentScope {
  private(set) var value: Value

  init(
    _ key: ObjectIdentifier, _ value: Value, outer: EnvironmentScope?, setsDirection: Bool = false
  ) {
    self.value = value
    super.init(key, outer: outer, setsDirection: setsDirection)
  }

  override var valueDescription: String {
    "EnvironmentPropertyKey<\(unsafeBitCast(key, to: Any.Type.self))> = \(value)"
  }

  override func replace(with other: EnvironmentScope) {
    guard let other = other as? EnvironmentScopeOf<Value> else { return }
    let isSame = ValueComparison.areEqual(value, other.value)
    guard !isSame else { return }
    value = other.value
    dependents.notify()
  }
}
