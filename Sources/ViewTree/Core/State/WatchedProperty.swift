/// A dynamic property whose value can be compared with the one of another moment.
protocol WatchedProperty: InstalledProperty {
  /// Keeps what the property holds now.
  static func watch(at property: UnsafeMutableRawPointer) -> PropertyWatch
}

/// The value that a dynamic property has held at one moment.
class PropertyWatch {
  /// Whether the property has not changed until a later moment.
  func isSame(as later: PropertyWatch) -> Bool { true }
}

protocol ValueProperty: WatchedProperty {
  associatedtype Value
  var wrappedValue: Value { get }
}

extension ValueProperty {
  static func watch(at property: UnsafeMutableRawPointer) -> PropertyWatch {
    ValueWatch(property.assumingMemoryBound(to: Self.self).pointee.wrappedValue)
  }
}

extension State: ValueProperty {}
extension Binding: ValueProperty {}
extension Environment: ValueProperty {}

private final class ValueWatch<Value>: PropertyWatch {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func isSame(as later: PropertyWatch) -> Bool {
    (later as? ValueWatch<Value>).map { ValueComparison.areEqual(value, $0.value) } ?? false
  }
}

protocol ObjectProperty: WatchedProperty {
  associatedtype ObjectType: ObservableObject
  var wrappedValue: ObjectType { get }
}

extension ObjectProperty {
  static func watch(at property: UnsafeMutableRawPointer) -> PropertyWatch {
    ObjectWatch(property.assumingMemoryBound(to: Self.self).pointee.wrappedValue)
  }
}

extension ObservedObject: ObjectProperty {}
extension StateObject: ObjectProperty {}
extension EnvironmentObject: ObjectProperty {}

/// Hears, from one moment on, whether an object has announced a change.
///
/// - Isolation: the change may come from any thread.
private final class ObjectWatch: PropertyWatch, @unchecked Sendable {
  private let object: AnyObject
  private let lock = NSLock()
  private var hasChanged = false
  private var subscription: AnyCancellable?

  init(_ object: some ObservableObject) {
    self.object = object
    super.init()
    subscription = object.objectWillChange.sink { [weak self] _ in
      guard let self else { return }
      self.lock.withLock { self.hasChanged = true }
    }
  }

  override func isSame(as later: PropertyWatch) -> Bool {
    (later as? ObjectWatch)?.object === object && !lock.withLock { hasChanged }
  }
}
