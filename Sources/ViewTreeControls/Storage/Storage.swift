/// A value of the user defaults that a view reads and writes.
///
/// A write reaches every view that reads the key of the same store. Without a custom store, and
/// without one in the environment, values live in memory and belong to the host: a screen of
/// another host starts with the initial values, and nothing here writes the user's files.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private let store: UserDefaults?
  private let code: StorageCode<Value>
  @Environment(\.appStorage) private var storeAround

  private init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ code: StorageCode<Value>)
  {
    self.initial = initial
    self.key = key
    self.store = store
    self.code = code
  }

  private var box: StoredValue<Value> {
    let store = store ?? storeAround
    let values = store == nil ? StoredValues.current : StoredValues.ofStores
    return values.value(key, .app(store.map { ObjectIdentifier($0) })) {
      StoredValue(initial, key, store, code)
    }
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> { box.binding }
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

/// A value that belongs to a scene: here it lives in memory, as long as the host.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private let code: StorageCode<Value>

  private init(_ initial: Value, _ key: String, _ code: StorageCode<Value>) {
    self.initial = initial
    self.key = key
    self.code = code
  }

  private var box: StoredValue<Value> {
    StoredValues.current.value(key, .scene) { StoredValue(initial, key, nil, code) }
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> { box.binding }
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

/// How a value is encoded in a store.
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

extension StorageCode: Equatable {
  /// Always equal: the type of the value determines the code.
  static func == (left: StorageCode, right: StorageCode) -> Bool { true }
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

/// One stored value, shared by all properties with its key.
///
/// - Safety: `@unchecked` because it is used on the thread of its host only.
@UncheckedAccess
final class StoredValue<Value>: Observable, @unchecked Sendable {
  private let key: String
  private let store: UserDefaults?
  private let code: StorageCode<Value>
  private var kept: Value
  private let registrar = ObservationRegistrar()

  init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ code: StorageCode<Value>) {
    self.key = key
    self.store = store
    self.code = code
    kept = store.flatMap { code.read($0, key) } ?? initial
  }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return store.flatMap { code.read($0, key) } ?? kept
    }
    set {
      registrar.withMutation(of: self, keyPath: \.value) {
        kept = newValue
        if let store { code.write(store, key, newValue) }
      }
    }
  }

  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

/// The values in use, by key, store and type: those of one host, which live as long as it does.
final class StoredValues: HostPart {
  /// Where a key belongs.
  enum Scope: Hashable {
    /// The user defaults of an app; nil for those in memory.
    case app(ObjectIdentifier?)
    case scene
  }

  private struct Key: Hashable {
    let name: String
    let scope: Scope
    let type: ObjectIdentifier
  }

  private let lock = NSLock()
  private var values: [Key: AnyObject] = [:]

  init(host: TreeHost) {}

  private init() {}

  /// Those of stores of the user's own, which all hosts share.
  nonisolated(unsafe) static let ofStores = StoredValues()
  /// Those that are used outside of any host.
  nonisolated(unsafe) private static let ofNoHost = StoredValues()

  /// Those of the host that runs at this moment.
  static var current: StoredValues { TreeHost.current?.part(StoredValues.self) ?? ofNoHost }

  func value<Value>(
    _ name: String, _ scope: Scope, _ make: () -> StoredValue<Value>
  ) -> StoredValue<Value> {
    let key = Key(name: name, scope: scope, type: ObjectIdentifier(Value.self))
    return lock.withLock {
      if let known = values[key] as? StoredValue<Value> { return known }
      let made = make()
      values[key] = made
      return made
    }
  }
}

extension EnvironmentValues {
  /// The store of values that name none; nil for the host's own memory.
  @Entry package var appStorage: UserDefaults?
}

extension View {
  /// Sets the store of the values inside that name none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorage, store)
  }
}

extension UserDefaults {
  /// The value of a key, by the name that key-value coding has for it on Apple's platforms.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
