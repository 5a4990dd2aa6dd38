/// An object that announces before it changes.
///
/// `objectWillChange` is made for the object unless the type declares its own: properties marked
/// `@Published` announce through it.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// Announces that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let lock = NSLock()
  private var kept: (any ObjectListener)?
  private let hub = SubjectHub<Void, Never>("ObservableObjectPublisher", counts: false)

  public init() {}

  public func receive<S: Subscriber<Void, Never>>(subscriber: S) {
    hub.connect(subscriber, owner: nil)
  }

  /// Tells who has subscribed and asked, however little, and then every view that reads the object.
  public func send() {
    hub.send(())
    lock.withLock { kept }?.objectWillChange()
  }

  /// The listener notified of a change after the subscribers; created on first use.
  package func listener(orMake make: () -> any ObjectListener) -> any ObjectListener {
    lock.withLock {
      if let kept { return kept }
      let made = make()
      kept = made
      return made
    }
  }
}

/// Hears of an object that is about to change, on the thread that changes it.
package protocol ObjectListener: AnyObject {
  func objectWillChange()
}

/// A property whose assignment announces a change of the object that holds it.
///
/// - Source: the announcement comes before the change, as Apple's documentation says.
@propertyWrapper
public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  @available(*, unavailable, message: "@Published works on the properties of classes only.")
  public var wrappedValue: Value {
    get { fatalError("@Published works on the properties of classes only.") }
    set {}
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.store(newValue) }
  }

  /// Sends the value, and then each new one before it is stored.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    nonmutating set {}
  }

  /// The values of a published property, the present one first.
  ///
  /// - Source: Apple documentation, `Published`: subscribers hear of a value in the property's
  ///   `willSet`, so that the property itself still has the old one.
  public struct Publisher: ViewTreePublishers.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: PublishedStorage<Value>

    public func receive<S: Subscriber<Value, Never>>(subscriber: S) {
      storage.madeHub.connect(subscriber, owner: storage) { [storage] in storage.value }
    }

    /// Stores what a publisher sends, as long as the property lives.
    func take<P: ViewTreePublishers.Publisher<Value, Never>>(_ publisher: P) {
      let sink = Subscribers.Sink<Value, Never>(
        receiveCompletion: { _ in },
        receiveValue: { [weak storage] in storage?.store($0) })
      storage.sources.append(AnyCancellable(sink))
      publisher.subscribe(sink)
    }
  }
}

class AnyPublishedStorage {
  /// The publisher of the object that holds the property, once the object's publisher has been
  /// used.
  final var publisher: ObservableObjectPublisher?
}

final class PublishedStorage<Value>: AnyPublishedStorage {
  private(set) var value: Value
  private var hub: SubjectHub<Value, Never>?
  /// The subscriptions to publishers that store values here.
  var sources: [AnyCancellable] = []

  init(_ value: Value) { self.value = value }

  /// Announces a value and stores it.
  func store(_ value: Value) {
    publisher?.send()
    hub?.send(value)
    self.value = value
  }

  var madeHub: SubjectHub<Value, Never> {
    let hub = hub ?? SubjectHub("PublishedSubject")
    self.hub = hub
    return hub
  }
}

/// Finds the publisher that was made for an object.
///
/// It lives in the object's first `@Published` property, so that it goes when the object goes; an
/// object without such a property gets an entry in a table that is swept as it grows.
package enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
    /// Keeps a relay's subscription alive; nil for a publisher that announces changes itself.
    var source: AnyCancellable?
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

  /// The publisher through which views hear of an object that announces by a publisher of its own.
  package static func relay<Object: ObservableObject>(
    of object: Object
  ) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    let known = lock.withLock { entries[id] }
    if let known, known.object === object, known.source != nil { return known.publisher }
    let relay = ObservableObjectPublisher()
    let source = object.objectWillChange.sink { [weak relay] _ in relay?.send() }
    lock.withLock {
      sweep()
      entries[id] = Entry(object: object, publisher: relay, source: source)
    }
    return relay
  }

  private static func sweep() {
    if entries.count % 64 == 63 { entries = entries.filter { $0.value.object != nil } }
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
    sweep()
    let publisher = ObservableObjectPublisher()
    entries[id] = Entry(object: object, publisher: publisher)
    return publisher
  }
}

/// Marks `Published` of any value: its only stored property is a reference to its storage.
private protocol PublishedProperty {}
extension Published: PublishedProperty {}
