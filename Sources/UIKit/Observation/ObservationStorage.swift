/// The observers of an object, in the order of registration.
///
/// - Source: Apple's Key-Value Observing Programming Guide. An observer registered twice is
///   notified twice and has to be removed twice. On a device, removing an observer that is not
///   registered and releasing an observed object raise exceptions; here they are host warnings with
///   the same words.
final class ObservationStorage: @unchecked Sendable {
  private(set) var object: ObservedKeys?

  /// The record, made for the first observer.
  var made: ObservedKeys {
    if let object { return object }
    let made = ObservedKeys()
    object = made
    return made
  }
}

/// The observers of one object, by key.
final class ObservedKeys {
  private struct Entry {
    let serial: Int
    /// Remains known while the observer is being released and can no longer be referenced.
    let identity: ObjectIdentifier?
    weak var observer: UIResponder?
    weak var anyObserver: (any KeyValueObserver)?
    let closure: ((_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void)?
    let key: String
    let options: NSKeyValueObservingOptions
    let context: UnsafeMutableRawPointer?
    /// The host that was running when the observer registered; nil once it is gone.
    weak var host = TreeHost.current
    let isHosted = TreeHost.current != nil
  }

  private var entries: [Entry] = []
  private var latestSerial = 0

  func observes(_ key: String) -> Bool { entries.contains { $0.key == key } }

  func add(
    _ observer: AnyObject, _ key: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    latestSerial += 1
    entries.append(
      Entry(
        serial: latestSerial, identity: ObjectIdentifier(observer),
        observer: observer as? UIResponder, anyObserver: observer as? any KeyValueObserver,
        closure: nil, key: key, options: options, context: context))
  }

  func add(
    _ key: String, _ options: NSKeyValueObservingOptions,
    _ closure: @escaping (Any?, Any?, Bool) -> Void
  ) -> Int {
    latestSerial += 1
    entries.append(
      Entry(
        serial: latestSerial, identity: nil, observer: nil, anyObserver: nil, closure: closure,
        key: key, options: options, context: nil))
    return latestSerial
  }

  func remove(_ serial: Int) { entries.removeAll { $0.serial == serial } }

  /// Removes the latest registration of an observer; false where there is none.
  ///
  /// - Parameter context: nil matches any.
  func remove(_ observer: AnyObject, _ key: String, _ context: UnsafeMutableRawPointer?) -> Bool {
    let identity = ObjectIdentifier(observer)
    let found = entries.lastIndex {
      $0.identity == identity && $0.key == key && (context == nil || $0.context == context)
    }
    guard let found else { return false }
    entries.remove(at: found)
    return true
  }

  /// Notifies the observers of a key.
  ///
  /// - Parameter only: the registration to notify; nil for all present ones.
  func tell(
    _ key: String, of object: UIResponder, old: Any?, new: Any?, isPrior: Bool = false,
    only serial: Int? = nil
  ) {
    for entry in entries where entry.key == key && (serial == nil || entry.serial == serial) {
      if isPrior, !entry.options.contains(.prior) { continue }
      // An observer that an earlier one removed during this change is not notified.
      guard entries.contains(where: { $0.serial == entry.serial }) else { continue }
      if let closure = entry.closure {
        closure(
          entry.options.contains(.old) ? old : nil, entry.options.contains(.new) ? new : nil,
          isPrior)
        continue
      }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if isPrior { change[.notificationIsPriorKey] = true }
      if let old, entry.options.contains(.old) { change[.oldKey] = old }
      if let new, !isPrior, entry.options.contains(.new) { change[.newKey] = new }
      nonisolated(unsafe) let told = change
      nonisolated(unsafe) let (other, context) = (entry.anyObserver, entry.context)
      let responder = entry.observer
      MainActorAccess.run {
        responder?.observeValue(forKeyPath: key, of: object, change: told, context: context)
        if responder == nil {
          other?.observeValue(forKeyPath: key, of: object, change: told, context: context)
        }
      }
    }
  }

  /// Notifies the latest registration of the present value.
  func tellLatest(_ key: String, of object: UIResponder, new: Any?) {
    tell(key, of: object, old: nil, new: new, only: latestSerial)
  }

  /// Warns of remaining observers, at the host at which the first of them was registered.
  ///
  /// For an observer registered before there was any host, the warning goes to the host used last.
  func objectIsReleased(typeName: String) {
    let left = entries.filter { $0.closure == nil }
    guard let first = left.first else { return }
    (first.isHosted ? first.host : TreeHost.current)?.warn(
      .keyValueObservation,
      """
      An instance of class \(typeName) was deallocated while key value observers were still \
      registered with it: \(left.count), the first for "\(first.key)". Remove observers first.
      """, nil)
  }
}

/// An observer that is neither a view nor a responder.
///
/// On a device every `NSObject` can observe by overriding `observeValue`. Foundation for Linux has
/// no such method, so other observers conform to this protocol.
@MainActor @preconcurrency
public protocol KeyValueObserver: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}
