/// The place of the value that a binding reads and writes.
package class BindingLocation<Value> {
  func get() -> Value {
    fatalError("BindingLocation is abstract: use one of its subclasses.")
  }

  func set(_ value: Value, _ transaction: Transaction) {}

  /// Whether two bindings are known to point at the same place.
  func isSame(_ other: BindingLocation<Value>) -> Bool { self === other }

  final func projected<Subject>(
    _ keyPath: WritableKeyPath<Value, Subject>
  ) -> BindingLocation<Subject> {
    ProjectedBinding(self, keyPath)
  }
}

final class StateBinding<Value>: BindingLocation<Value> {
  private let location: StateLocation<Value>

  init(_ location: StateLocation<Value>) {
    self.location = location
  }

  override func get() -> Value { location.value }

  override func set(_ value: Value, _ transaction: Transaction) { location.set(value) }

  override func isSame(_ other: BindingLocation<Value>) -> Bool {
    (other as? StateBinding<Value>)?.location === location
  }
}

final class ClosureBinding<Value>: BindingLocation<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  override func get() -> Value { read() }

  override func set(_ value: Value, _ transaction: Transaction) { write(value, transaction) }
}

final class ConstantBinding<Value>: BindingLocation<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }

  override func isSame(_ other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConstantBinding<Value> else { return false }
    return ValueComparison.areEqual(value, other.value)
  }
}

/// A part of the value that another binding refers to.
final class ProjectedBinding<Base, Value>: BindingLocation<Value> {
  private let base: BindingLocation<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(_ base: BindingLocation<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }

  override func set(_ value: Value, _ transaction: Transaction) {
    var whole = base.get()
    whole[keyPath: keyPath] = value
    base.set(whole, transaction)
  }

  override func isSame(_ other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ProjectedBinding<Base, Value> else { return false }
    return other.keyPath == keyPath && base.isSame(other.base)
  }
}
