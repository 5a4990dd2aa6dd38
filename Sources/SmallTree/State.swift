@_spi(Reflection) @preconcurrency import Swift

// Idea 5: state is written now and seen in the next turn. Elements come and go; a tree of memories
// lasts, one for each identity. A step to a member, a side of an `if`, an id or a type leads
// from a memory to the next. Rules: STATE-4.4, STATE-4.6.

/// The values that last at one place of the tree, for as long as each update comes by.
final class Memory {
  unowned let host: ViewHost
  private var steps: [AnyHashable: Memory] = [:]
  private var cells: [AnyObject] = []
  /// The update that came by last, and how many of the cells it has asked for.
  private var update = 0
  private var askedCells = 0
  /// The reader that is here in this turn, for the proxies that have been kept.
  weak var element: Element?

  init(_ host: ViewHost) {
    self.host = host
  }

  func step(_ step: some Hashable) -> Memory {
    let memory = steps[step] ?? Memory(host)
    steps[step] = memory
    memory.comeBy()
    return memory
  }

  func comeBy() {
    update = host.updates
    askedCells = 0
  }

  /// The next cell of this memory. The first turn that asks fills it.
  func cell<Value>(_ initial: () -> Value) -> Cell<Value> {
    defer { askedCells += 1 }
    if askedCells < cells.count, let cell = cells[askedCells] as? Cell<Value> { return cell }
    let cell = Cell(initial(), host)
    cells.append(cell)
    return cell
  }

  /// Forgets the places that the present update has not reached, with their state.
  func forgetTheRest() {
    steps = steps.filter { $0.value.update == host.updates }
    for memory in steps.values { memory.forgetTheRest() }
  }
}

/// One value that lasts.
final class Cell<Value> {
  var value: Value
  private weak var host: ViewHost?

  init(_ value: Value, _ host: ViewHost) {
    self.value = value
    self.host = host
  }

  /// Writes from outside; an equal value changes nothing. Bodies and layouts must not write: it is
  /// ignored, with a warning.
  func write(_ value: Value) {
    guard host?.isUpdating != true else {
      host?.warn("Modifying state during view update, this will cause undefined behavior.")
      return
    }
    func isEqual<Old: Equatable>(_ old: Old) -> Bool { old == value as? Old }
    if let old = self.value as? any Equatable, isEqual(old) { return }
    self.value = value
    host?.hasChanged = true
  }
}

/// A property of a view that has something to fetch before each `body`.
protocol ConnectedProperty {
  mutating func connect(to place: Place)
}

/// A copy of a view or modifier whose properties know their place.
///
/// The value itself stays as it was: one value may be used in two places, and each has its own state.
func connected<Value>(_ value: Value, to place: Place) -> Value {
  var copy = value
  _forEachFieldWithKeyPath(of: Value.self, options: .init(rawValue: 2)) { _, path in
    @MainActor func connect<Property: ConnectedProperty>(_: Property.Type) {
      guard let path = path as? WritableKeyPath<Value, Property> else { return }
      copy[keyPath: path].connect(to: place)
    }
    if let property = type(of: path).valueType as? any ConnectedProperty.Type { connect(property) }
    return true
  }
  return copy
}

/// A value that belongs to a place in the tree and lasts as long as that.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View { Text("\(count)").onAppear { count += 1 } }
/// }
/// ```
///
/// - Shape: outside of a tree it reads the initial value, and writes are lost.
@propertyWrapper
public struct State<Value>: ConnectedProperty {
  private let initial: Value
  private var cell: Cell<Value>?

  public init(wrappedValue value: Value) {
    initial = value
  }

  public var wrappedValue: Value {
    get { cell?.value ?? initial }
    nonmutating set { cell?.write(newValue) }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  mutating func connect(to place: Place) {
    cell = place.memory.cell { initial }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// A value that another view owns, to read and to write.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember path: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}
