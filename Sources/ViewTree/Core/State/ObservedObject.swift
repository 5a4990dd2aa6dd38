/// Watches an object that is owned elsewhere: the view runs again before every change of it.
///
/// ```swift
/// final class Model: ObservableObject {
///   @Published var name = "Ada"
/// }
///
/// struct Greeting: View {
///   @ObservedObject var model: Model
///   var body: some View { Text("Hello, \(model.name)") }
/// }
/// ```
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: InstalledProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  /// Gives bindings to the properties of the object.
  @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType

    init(_ object: ObjectType) {
      self.object = object
    }

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectBinding(object, keyPath))
    }
  }

  static package func install(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, node: Node
  ) {
    ObjectDependency.record(
      property.assumingMemoryBound(to: Self.self).pointee.wrappedValue, node)
  }

  static package var comparison: ValueComparison {
    BytewiseComparison(size: MemoryLayout<ObjectType>.size)
  }
}

/// Owns an object for the lifetime of the view's identity; it is made once, when first needed.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: InstalledProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  public var wrappedValue: ObjectType { object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(wrappedValue)
  }

  static package func install(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, node: Node
  ) {
    let property = property.assumingMemoryBound(to: Self.self)
    let object: ObjectType
    if let kept = storage as? ObjectType {
      object = kept
    } else {
      object = property.pointee.make()
      storage = object
    }
    property.pointee.object = object
    ObjectDependency.record(object, node)
  }

  static package var comparison: ValueComparison { AlwaysEqualComparison() }
}

/// Reads an object that a view above has put into the environment.
///
/// - Errors: traps with SwiftUI's message when no view above has set one.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: InstalledProperty {
  private var scope: EnvironmentScope?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object = EnvironmentValues(scope).object(ObjectType.self) else {
      fatalError(
        """
        No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
        \(ObjectType.self) may be missing as an ancestor of this view.
        """)
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(wrappedValue)
  }

  static package func install(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, node: Node
  ) {
    property.assumingMemoryBound(to: Self.self).pointee.scope = node.environment
    if let object = EnvironmentValues(node.environment).object(ObjectType.self) {
      ObjectDependency.record(object, node)
    }
  }

  static package var comparison: ValueComparison { AlwaysEqualComparison() }
}

extension View {
  /// Puts an object into the environment, under its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentWriting(value: Optional(object)) { $0.setObject($1) })
  }
}

/// A property of an observable object.
final class ObjectBinding<Object: AnyObject, Value>: BindingLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  /// A view that was given the binding reads the object through it, and runs again when the object
  /// changes.
  override func get() -> Value {
    if let reader = Tracking.current, let object = object as? any ObservableObject {
      ObjectDependency.record(object, reader)
    }
    return object[keyPath: keyPath]
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    object[keyPath: keyPath] = value
  }

  override func isSame(_ other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectBinding<Object, Value> else { return false }
    return other.object === object && other.keyPath == keyPath
  }
}

enum ObjectDependency {
  /// Makes the node run again when the object announces a change.
  static func record(_ object: some ObservableObject, _ node: Node) {
    let publisher =
      object.objectWillChange as? ObservableObjectPublisher ?? ObjectPublishers.relay(of: object)
    (publisher.listener(orMake: ObjectReaders.init) as? ObjectReaders)?.add(node)
  }
}

/// The views that read an object, notified when its publisher announces a change.
///
/// - Isolation: a change from a thread other than the host's waits for the host's thread.
/// - Safety: `@unchecked` because the lock guards the box of the host, and all else is touched on
///   the host's thread.
private final class ObjectReaders: ObjectListener, @unchecked Sendable {
  private let lock = NSLock()
  private var dependents = Dependents()
  private var inbox: HostInbox?
  /// The transaction of the latest change, and the body pass before it; nil if some reader has not
  /// been told.
  private var told: (transaction: UInt64, update: UInt32)?

  func add(_ node: Node) {
    told = nil
    // The latest host: an object can outlive the host in which it was first shown.
    if inbox !== node.host.inbox { lock.withLock { inbox = node.host.inbox } }
    dependents.add(node)
  }

  func objectWillChange() {
    let transaction = Transaction.isInside ? Transaction.current : nil
    lock.withLock { inbox }?.perform { [self] in
      guard let transaction else { return notifyDependents() }
      Transaction.resume(transaction) { notifyDependents() }
    }
  }

  /// A change during an update counts in the next round, which is bounded; SwiftUI warns of it.
  ///
  /// Readers that have already been told are told again of a change under another transaction: each
  /// such change keeps its own.
  private func notifyDependents() {
    let nodes = dependents.living
    let identity = Transaction.isInside ? Transaction.current.identity : 0
    if let told, let host = nodes.first?.host, told == (identity, host.serials.update) { return }
    var isDuringUpdate = false
    for node in nodes {
      if node.host.isUpdating, !isDuringUpdate {
        isDuringUpdate = true
        node.host.warn(
          .stateWrittenDuringUpdate,
          """
          Publishing changes from within view updates is not allowed, this will cause undefined \
          behavior.
          """, node)
      }
      node.dependencyChangedInTransaction()
    }
    told = (nodes.last?.host.serials.update).map { (identity, $0) }
  }
}
