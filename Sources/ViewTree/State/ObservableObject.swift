/// An object that announces before it changes.
///
/// `objectWillChange` is made by the engine unless the type declares its own: properties marked
/// `@Published` announce through it.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// Announces that an object is about to change.
public final class ObservableObjectPublisher: @unchecked Sendable {
  private let lock = NSLock()
  private var dependents = Dependents()
  private var inbox: HostInbox?
  private var listeners: [(id: UInt64, action: () -> Void)] = []
  private var latestListener: UInt64 = 0

  public init() {}

  /// Tells every view that reads the object; from another thread this waits for the host's.
  public func send() {
    for listener in lock.withLock({ listeners }) { listener.action() }
    let transaction = Transaction.isInside ? Transaction.current : nil
    lock.withLock { inbox }?.perform { [self] in
      guard let transaction else { return notifyDependents() }
      Transaction.resume(transaction) { notifyDependents() }
    }
  }

  /// A change during an update counts in the next round, which is bounded; SwiftUI warns of it.
  private func notifyDependents() {
    var isDuringUpdate = false
    for node in dependents.take() {
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
  }

  /// Makes the node run again when the object changes.
  package func addDependent(_ node: Node) {
    // The latest host: an object can outlive the one that it was first shown in.
    if inbox !== node.host.inbox { lock.withLock { inbox = node.host.inbox } }
    dependents.add(node)
  }

  /// Calls the action at every announcement until the returned number is removed.
  package func addListener(_ action: @escaping () -> Void) -> UInt64 {
    lock.withLock {
      latestListener += 1
      listeners.append((latestListener, action))
      return latestListener
    }
  }

  package func removeListener(_ id: UInt64) {
    lock.withLock { listeners.removeAll { $0.id == id } }
  }
}

/// A property whose assignment announces a change of the object that holds it.
///
/// - Source: the announcement comes before the change, as Apple's documentation says.
@propertyWrapper
public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  public init(initialValue: Value) {
    storage = PublishedStorage(initialValue)
  }

  @available(*, unavailable, message: "@Published works on the properties of classes only.")
  public var wrappedValue: Value {
    get { fatalError("@Published works on the properties of classes only.") }
    set {}
  }

  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      if storage.publisher == nil {
        storage.publisher = object.objectWillChange as? ObservableObjectPublisher
      }
      storage.publisher?.send()
      storage.willChange(to: newValue)
      storage.value = newValue
    }
  }

  /// Calls the action with the present value and with each new one before it is stored.
  package func observe(_ action: @escaping (Value) -> Void) -> UInt64 {
    storage.observe(action)
  }

  package func stopObserving(_ id: UInt64) { storage.stopObserving(id) }
}

class AnyPublishedStorage {
  final var publisher: ObservableObjectPublisher?
}

final class PublishedStorage<Value>: AnyPublishedStorage {
  var value: Value
  private var observers: [(id: UInt64, action: (Value) -> Void)] = []
  private var latestObserver: UInt64 = 0

  init(_ value: Value) {
    self.value = value
  }

  func willChange(to value: Value) {
    for observer in observers { observer.action(value) }
  }

  func observe(_ action: @escaping (Value) -> Void) -> UInt64 {
    latestObserver += 1
    observers.append((latestObserver, action))
    action(value)
    return latestObserver
  }

  func stopObserving(_ id: UInt64) { observers.removeAll { $0.id == id } }
}

/// Finds the publisher that the engine made for an object.
///
/// It lives in the object's first `@Published` property, so that it goes when the object goes; an
/// object without such a property gets an entry in a table that is swept as it grows.
private enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var offsets: [ObjectIdentifier: [Int]] = [:]
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let places = publishedOffsets(of: type(of: object))
      guard !places.isEmpty else { return tabled(object) }
      let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      let storages = places.map {
        (base + $0).assumingMemoryBound(to: AnyPublishedStorage.self).pointee
      }
      let publisher = storages.lazy.compactMap(\.publisher).first ?? ObservableObjectPublisher()
      for storage in storages { storage.publisher = publisher }
      return publisher
    }
  }

  private static func publishedOffsets(of type: AnyClass) -> [Int] {
    let id = ObjectIdentifier(type)
    if let known = offsets[id] { return known }
    var found: [Int] = []
    TypeFields.forEach(of: type) { field in
      if field.type is any PublishedProperty.Type { found.append(field.offset) }
    }
    offsets[id] = found
    return found
  }

  private static func tabled(_ object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    if let entry = entries[id], entry.object === object { return entry.publisher }
    if entries.count % 64 == 63 { entries = entries.filter { $0.value.object != nil } }
    let publisher = ObservableObjectPublisher()
    entries[id] = Entry(object: object, publisher: publisher)
    return publisher
  }
}

/// Marks `Published` of any value: its only stored property is a reference to its storage.
private protocol PublishedProperty {}
extension Published: PublishedProperty {}
