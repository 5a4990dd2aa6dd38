/// A layout or a modifier whose numbers have names, so that an explanation can try others.
package protocol NumberNaming {
  /// In the order of its initialiser.
  nonisolated static var numbers: [NamedNumber<Self>] { get }
}

/// A number of a layout, by the label under which code gives it.
package struct NamedNumber<Value> {
  let name: String
  /// Nil where code has not given the number.
  let get: (Value) -> CGFloat?
  /// Gives it another value, which passes through the same check as in the initialiser.
  let set: (inout Value, CGFloat) -> Void

  nonisolated init(_ name: String, _ path: WritableKeyPath<Value, CGFloat>) {
    self.name = name
    get = { $0[keyPath: path] }
    set = { $0[keyPath: path] = $1 }
  }

  nonisolated init(_ name: String, _ path: WritableKeyPath<Value, CGFloat?>) {
    self.name = name
    get = { $0[keyPath: path] }
    set = { $0[keyPath: path] = $1 }
  }
}

extension NumberNaming {
  nonisolated static func named(_ name: String) -> NamedNumber<Self>? {
    numbers.first { $0.name == name }
  }

  nonisolated func number(_ name: String) -> CGFloat? { Self.named(name)?.get(self) }

  /// The same with another number; nil for an unknown name.
  nonisolated func with(_ name: String, _ number: CGFloat) -> Self? {
    guard let named = Self.named(name) else { return nil }
    var other = self
    named.set(&other, number)
    return other
  }
}
