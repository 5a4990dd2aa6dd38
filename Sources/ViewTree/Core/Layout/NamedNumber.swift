/// A layout or a modifier whose numbers have names, so that an explanation can try others.
package protocol NumberNaming {
  /// The numbers in the order of the initialiser.
  nonisolated static var numbers: [NamedNumber<Self>] { get }
}

/// A number of a layout, under its label in code.
package struct NamedNumber<Value> {
  let name: String
  /// Nil if the code has not given the number.
  let get: (Value) -> CGFloat?
  /// Sets another value, which passes through the same check as in the initialiser.
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

  /// A copy with another number; nil for an unknown name.
  nonisolated func with(_ name: String, _ number: CGFloat) -> Self? {
    guard let named = Self.named(name) else { return nil }
    var other = self
    named.set(&other, number)
    return other
  }
}
