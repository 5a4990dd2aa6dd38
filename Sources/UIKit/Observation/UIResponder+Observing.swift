extension UIResponder {
  /// Notifies an observer of each assignment to a property.
  ///
  /// Observable properties are `frame`, `bounds`, `center`, `alpha`, `hidden` and `transform` of
  /// views, and for scroll views also `contentOffset`, `contentSize` and `contentInset`. The call
  /// comes within the assignment, even for equal values; `contentOffset` also moves `bounds`.
  ///
  /// - Errors: an observer that is neither a responder nor a ``KeyValueObserver`` is never
  ///   notified.
  nonisolated public func addObserver(
    _ observer: AnyObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let (observer, context) = (observer, context)
    MainActorAccess.run {
      observation.made.add(observer, keyPath, options, context)
      if options.contains(.initial) {
        observation.made.tellLatest(keyPath, of: self, new: value(forKeyPath: keyPath))
      }
    }
  }

  /// Removes the latest registration of an observer for a property.
  ///
  /// - Errors: a host warning where there is none.
  nonisolated public func removeObserver(_ observer: AnyObject, forKeyPath keyPath: String) {
    removeObserver(observer, forKeyPath: keyPath, context: nil)
  }

  /// Removes the latest registration of an observer for a property that was made with a context.
  nonisolated public func removeObserver(
    _ observer: AnyObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let (observer, context) = (observer, context)
    MainActorAccess.run {
      if observation.object?.remove(observer, keyPath, context) == true { return }
      TreeHost.current?.warn(
        .keyValueObservation,
        """
        Cannot remove an observer \(type(of: observer)) for the key path "\(keyPath)" from \
        \(type(of: self)) because it is not registered as an observer.
        """, nil)
    }
  }

  /// Makes an assignment that observers are notified of.
  ///
  /// - Cost: one comparison if the object has no observers.
  final func assign<Value>(
    _ key: String, old: @autoclosure () -> Value, new: @autoclosure () -> Value,
    _ change: () -> Void
  ) {
    guard let observers = observation.object, observers.observes(key) else { return change() }
    let before = old()
    observers.tell(key, of: self, old: before, new: nil, isPrior: true)
    change()
    observers.tell(key, of: self, old: before, new: new())
  }
}

/// Finds out which property a key path reads, by reading through it.
///
/// - Isolation: the main thread's.
enum KeyPathProbe {
  nonisolated(unsafe) private static var isLooking = false
  nonisolated(unsafe) private static var found: String?

  /// Records that a property is read; the first one counts.
  @inline(__always) static func note(_ key: String) {
    if isLooking, found == nil { found = key }
  }

  /// The name of the property that is read first.
  static func key<Result>(readBy read: () -> Result) -> String? {
    isLooking = true
    found = nil
    defer { isLooking = false }
    _ = read()
    return found
  }
}

/// Objects whose properties can be observed through key paths.
@MainActor @preconcurrency
public protocol KeyPathObservable: UIResponder {}

extension KeyPathObservable {
  /// Runs a closure at each assignment to a property, until the observation is released.
  ///
  /// - Errors: a property that cannot be observed is never reported.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let key = KeyPathProbe.key(readBy: { self[keyPath: keyPath] }) else {
      return NSKeyValueObservation {}
    }
    let keys = observation.made
    let serial = keys.add(key, options) { [unowned self] old, new, isPrior in
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: new as? Value, oldValue: old as? Value, indexes: nil,
          isPrior: isPrior))
    }
    if options.contains(.initial) { keys.tellLatest(key, of: self, new: self[keyPath: keyPath]) }
    return NSKeyValueObservation { [weak keys] in keys?.remove(serial) }
  }
}
