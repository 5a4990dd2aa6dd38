extension NotificationCenter {
  /// Sends the notifications of a name.
  public struct Publisher: ViewTreePublishers.Publisher, @unchecked Sendable {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(
      center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil
    ) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber<Notification, Never>>(subscriber: S) {
      subscriber.receive(subscription: NotificationSubscription(self, AnySubscriber(subscriber)))
    }
  }

  /// Sends the notifications of a name, from one object or from all.
  ///
  /// - Isolation: they arrive on the thread that posts them.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.center === right.center && left.name == right.name && left.object === right.object
  }
}

/// Watches the centre until it is cancelled.
private final class NotificationSubscription: Subscription, @unchecked Sendable {
  private let lock = NSLock()
  private let center: NotificationCenter
  private var downstream: AnySubscriber<Notification, Never>?
  private var demand = Subscribers.Demand.none
  private var token: (any NSObjectProtocol)?

  init(
    _ publisher: NotificationCenter.Publisher,
    _ downstream: AnySubscriber<Notification, Never>
  ) {
    center = publisher.center
    self.downstream = downstream
    token = center.addObserver(
      forName: publisher.name, object: publisher.object, queue: nil
    ) { [weak self] in self?.offer($0) }
  }

  private func offer(_ notification: Notification) {
    let receiver: AnySubscriber<Notification, Never>? = lock.withLock {
      guard demand > .none else { return nil }
      demand -= 1
      return downstream
    }
    guard let more = receiver?.receive(notification) else { return }
    request(more)
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
  }

  func cancel() {
    let token = lock.withLock {
      defer {
        self.token = nil
        downstream = nil
      }
      return self.token
    }
    if let token { center.removeObserver(token) }
  }
}
