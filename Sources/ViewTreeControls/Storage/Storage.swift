/// A value of the user defaults that a view reads and writes.
///
/// A write reaches every view that reads the key of the same store. Without a store of one's own, and
/// without one in the environment, values live in memory for the life of the process: nothing here
/// writes the user's files.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  @ObservedObject private var box: StoredValue<Value>

  private init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ code: StorageCode<Value>)
  {
    box = StoredValues.value(key, in: store.map { ObjectIdentifier($0) }) {
      StoredValue(initial, key, store, code)
    }
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension AppStorage where Value: StoredDirectly {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .direct)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init<T: StoredDirectly>(_ key: String, store: UserDefaults? = nil) where Value == T? {
    self.init(nil, key, store, .optional())
  }
}

extension AppStorage where Value: RawRepresentable {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value.RawValue: StoredDirectly {
    self.init(wrappedValue, key, store, .raw)
  }
}

/// A value that belongs to a scene: here it lives in memory as long as the process.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  @ObservedObject private var box: StoredValue<Value>

  private init(_ initial: Value, _ key: String, _ code: StorageCode<Value>) {
    box = StoredValues.value(key, in: ObjectIdentifier(SceneStorage<Value>.self)) {
      StoredValue(initial, key, nil, code)
    }
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension SceneStorage where Value: StoredDirectly {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .direct) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init<T: StoredDirectly>(_ key: String) where Value == T? {
    self.init(nil, key, .optional())
  }
}

extension SceneStorage where Value: RawRepresentable {
  public init(wrappedValue: Value, _ key: String) where Value.RawValue: StoredDirectly {
    self.init(wrappedValue, key, .raw)
  }
}

/// The types that user defaults hold as they are.
public protocol StoredDirectly {}

extension Bool: StoredDirectly {}
extension Int: StoredDirectly {}
extension Double: StoredDirectly {}
extension String: StoredDirectly {}
extension URL: StoredDirectly {}
extension Data: StoredDirectly {}
extension Date: StoredDirectly {}

/// How a value stands in a store.
struct StorageCode<Value> {
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void

  private static func object<T>(_ type: T.Type, _ store: UserDefaults, _ key: String) -> T? {
    if T.self == URL.self { return store.url(forKey: key) as? T }
    return store.object(forKey: key) as? T
  }

  private static func set<T>(_ value: T, _ store: UserDefaults, _ key: String) {
    if let url = value as? URL {
      store.set(url, forKey: key)
    } else {
      store.set(value, forKey: key)
    }
  }
}

extension StorageCode where Value: StoredDirectly {
  static var direct: StorageCode {
    StorageCode {
      object(Value.self, $0, $1)
    } write: {
      set($2, $0, $1)
    }
  }
}

extension StorageCode where Value: RawRepresentable, Value.RawValue: StoredDirectly {
  static var raw: StorageCode {
    StorageCode {
      object(Value.RawValue.self, $0, $1).flatMap(Value.init(rawValue:))
    } write: {
      set($2.rawValue, $0, $1)
    }
  }
}

extension StorageCode {
  static func optional<T: StoredDirectly>() -> StorageCode where Value == T? {
    StorageCode {
      object(T.self, $0, $1).map { .some($0) }
    } write: { store, key, value in
      if let value { set(value, store, key) } else { store.removeObject(forKey: key) }
    }
  }
}

/// One stored value, shared by all who name its key.
final class StoredValue<Value>: ObservableObject {
  private let key: String
  private let store: UserDefaults?
  private let code: StorageCode<Value>
  private var kept: Value

  init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ code: StorageCode<Value>) {
    self.key = key
    self.store = store
    self.code = code
    kept = store.flatMap { code.read($0, key) } ?? initial
  }

  var value: Value {
    get { store.flatMap { code.read($0, key) } ?? kept }
    set {
      objectWillChange.send()
      kept = newValue
      if let store { code.write(store, key, newValue) }
    }
  }
}

/// The values in use, by key, store and type.
private enum StoredValues {
  private struct Key: Hashable {
    let name: String
    let store: ObjectIdentifier?
    let type: ObjectIdentifier
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var values: [Key: AnyObject] = [:]

  static func value<Value>(
    _ name: String, in store: ObjectIdentifier?, _ make: () -> StoredValue<Value>
  ) -> StoredValue<Value> {
    let key = Key(name: name, store: store, type: ObjectIdentifier(Value.self))
    return lock.withLock {
      if let known = values[key] as? StoredValue<Value> { return known }
      let made = make()
      values[key] = made
      return made
    }
  }
}

extension View {
  /// The store of the values inside that name none; recorded, each value keeps its own store.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    recorded("defaultAppStorage")
  }
}
