/// A value that a view owns: it lives as long as the view's identity.
///
/// The initial value is used when the identity is made; later initial values are ignored. Outside a
/// tree the property reads as its initial value and writes are lost.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View {
///     Button("\(count)") { count += 1 }.accessibilityIdentifier("counter")
///   }
/// }
///
/// let host = ViewHost(size: CGSize(width: 100, height: 100)) { Counter() }
/// host.tap("counter")
/// ```
///
/// - Source: STATE-4.4.
@propertyWrapper
public struct State<Value>: InstalledProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) {
    initial = value
  }

  public init(initialValue value: Value) {
    initial = value
  }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value; making it does not count as reading.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: StateBinding(location))
  }

  static package func install(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, node: Node
  ) {
    let state = property.assumingMemoryBound(to: Self.self)
    if let kept = storage {
      state.pointee.location = unsafeDowncast(kept, to: StateLocation<Value>.self)
    } else {
      let location = StateLocation(state.pointee.initial, host: node.host)
      storage = location
      state.pointee.location = location
    }
  }

  static package var comparison: ValueComparison { AlwaysEqualComparison() }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: @unchecked Sendable where Value: Sendable {}
