/// A dynamic property whose values at two moments can be compared.
protocol WatchedProperty: InstalledProperty {
  /// Captures the property's current value.
  static func watch(at property: UnsafeMutableRawPointer) -> PropertyWatch
}

/// The value of a dynamic property at one moment.
class PropertyWatch {
  /// Whether the property is unchanged at a later moment.
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

/// Records whether an object has announced a change since the watch began.
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
