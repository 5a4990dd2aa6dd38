import Synchronization

// Foundation for Linux tells observers and timers by closures only. Code for devices names a method.

extension NotificationCenter {
  /// Makes an observer perform a method with each notification, until it is removed or released.
  ///
  /// An observer that is no ``SelectorPerforming`` hears nothing. The method runs within the posting, on
  /// the thread that posts.
  ///
  /// - Parameters:
  ///   - observer: is not retained.
  ///   - selector: names a method with no parameter or one, the notification.
  ///   - name: nil for notifications of any name.
  ///   - object: the sender that counts; nil for any.
  /// - Cost: an observer that is released without being removed leaves its entry behind.
  public func addObserver(
    _ observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let listener = Weak(observer)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      MainActorAccess.run { selector.send(to: listener.object, from: notification) }
    }
    let listening = Listening(
      center: ObjectIdentifier(self), name: name, sender: Listening.identity(object), token: token)
    Listening.all.withLock { $0[ObjectIdentifier(observer), default: []].append(listening) }
  }

  /// Ends what an observer has been told of: by a method's name, or by a closure if it is the token
  /// that this center returned.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends what an observer has been told of, limited to a name and a sender where they are not nil.
  public func removeObserver(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?
  ) {
    let (center, sender) = (ObjectIdentifier(self), Listening.identity(object))
    let ended = Listening.all.withLock { all in
      var own = all[ObjectIdentifier(observer)] ?? []
      let split = own.partition { listening in
        listening.center == center && (name == nil || listening.name == name)
          && (sender == nil || listening.sender == sender)
      }
      all[ObjectIdentifier(observer)] = split == 0 ? nil : Array(own[..<split])
      return own[split...].map(\.token)
    }
    for token in ended { removeObserver(token as Any) }
    removeObserver(observer as Any, name: name, object: object)
  }
}

extension Timer {
  /// A timer that makes a target perform a method; it keeps real time, and retains the target.
  ///
  /// - Parameters:
  ///   - interval: seconds between two calls.
  ///   - selector: names a method with no parameter or one, the timer.
  ///   - userInfo: is not kept: Foundation for Linux has no place for it.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    nonisolated(unsafe) let target = target as AnyObject
    self.init(timeInterval: interval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      MainActorAccess.run { selector.send(to: target, from: timer) }
    }
  }

  /// The same, started on the current run loop.
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// One thing that an observer is told of by a method's name.
private struct Listening: @unchecked Sendable {
  let center: ObjectIdentifier
  let name: NSNotification.Name?
  let sender: ObjectIdentifier?
  let token: any NSObjectProtocol

  /// By the identity of the observer.
  static let all = Mutex<[ObjectIdentifier: [Listening]]>([:])

  static func identity(_ object: Any?) -> ObjectIdentifier? {
    object.map { ObjectIdentifier($0 as AnyObject) }
  }
}

private final class Weak: @unchecked Sendable {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
