/// Something that sends values over time to those who subscribe, and may end or fail.
///
/// - Order: a subscriber first gets a subscription, then at most as many values as it has asked for,
///   then at most one completion.
/// - Source: Apple documentation, Combine, for the names and contracts in this folder.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Connects a subscriber; call `subscribe(_:)` instead.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Connects a subscriber, which from then on decides how many values it wants.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything on to a subject, until the returned token is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber.cancel)
  }
}

/// Something that takes the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// The beginning: ask the subscription for values now or later.
  func receive(subscription: any Subscription)

  /// A value; the answer says how many more are wanted beside those asked for before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// The end; nothing comes after it.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection between a publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values, beside those asked for before.
  func request(_ demand: Subscribers.Demand)
}

/// The subscription that never sends anything.
public enum Subscriptions {
  public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, CustomStringConvertible, Sendable {
  static let shared = EmptySubscription()
  let description = "Empty"

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// A number that is different for every subscription and subscriber.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let number: UInt64
  private static let lock = NSLock()
  nonisolated(unsafe) private static var latest: UInt64 = 0

  public init() {
    number = Self.lock.withLock {
      Self.latest += 1
      return Self.latest
    }
  }

  /// The identifier of an object: that of its place in memory.
  public init(_ object: AnyObject) {
    number = UInt64(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
  }

  public var description: String { "0x\(String(number, radix: 16))" }
}

/// Something with a ``CombineIdentifier``; objects have that of their place in memory.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
