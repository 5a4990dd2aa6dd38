/// Reads and writes a value that is owned elsewhere.
///
/// ```swift
/// struct Switch: View {
///   @Binding var isOn: Bool
///
///   var body: some View {
///     Button(isOn ? "on" : "off") { isOn.toggle() }
///   }
/// }
///
/// struct Lamp: View {
///   @State private var isLit = false
///
///   var body: some View { Switch(isOn: $isLit) }
/// }
/// ```
///
/// - Source: STATE-4.4: reading registers the reader with the owner's value, so that only readers
///   are evaluated again.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: InstalledProperty {
  package let location: BindingLocation<Value>
  public var transaction = Transaction()

  package init(location: BindingLocation<Value>) {
    self.location = location
  }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureBinding(get: get, set: { value, _ in set(value) })
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureBinding(get: get, set: set)
  }

  /// A binding that ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantBinding(value))
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      if transaction.animation == nil, !transaction.disablesAnimations {
        location.set(newValue, Transaction.current)
      } else {
        Transaction.perform(transaction) { location.set(newValue, transaction) }
      }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var binding = Binding<Subject>(location: location.projected(keyPath))
    binding.transaction = transaction
    return binding
  }

  /// The same binding with its writes made under a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// A binding to an optional that holds this value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value of an optional; nil while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// A binding to the value, erased to `AnyHashable`.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }

  static package func install(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, node: Node
  ) {}

  static package var comparison: ValueComparison { BindingComparison<Value>() }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to one element; a write to an index that no longer exists is dropped.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let value = wrappedValue[position]
    return Binding<Value.Element>(
      get: {
        let collection = wrappedValue
        return collection.indices.contains(position) ? collection[position] : value
      },
      set: { newValue in
        if wrappedValue.indices.contains(position) { wrappedValue[position] = newValue }
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

private final class BindingComparison<Value>: ValueComparison {
  override func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    left.assumingMemoryBound(to: Binding<Value>.self).pointee.location.isSame(
      right.assumingMemoryBound(to: Binding<Value>.self).pointee.location)
  }
}
