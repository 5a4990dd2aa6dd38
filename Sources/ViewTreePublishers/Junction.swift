/// Several publishers and one subscriber: an operator that decides what each publisher is asked
/// for, how their values are combined, and when the whole ends.
///
/// The subscriber's demand is counted here. Each publisher has a number, by which it is asked for
/// values and released; a released publisher is ignored.
final class Junction<Output, Failure: Error>: Subscription, CustomStringConvertible,
  @unchecked Sendable
{
  private let publisher: Any.Type
  private let lock = NSRecursiveLock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var hasBegun = false
  private var links: [Int: (any Subscription)?] = [:]
  private var serial = 0
  private(set) var demand = Subscribers.Demand.none
  /// Runs when the subscriber asks for more.
  var asks: (Junction, Subscribers.Demand) -> Void = { _, _ in }

  /// - Parameter publisher: the operator's type, whose name, without how many publishers it joins,
  ///   is the description.
  init<S: Subscriber<Output, Failure>>(_ publisher: Any.Type, _ subscriber: S) {
    self.publisher = publisher
    downstream = AnySubscriber(subscriber)
  }

  var description: String {
    var name = TypeFields.name(of: publisher)
    if name.last?.isNumber == true { name.removeLast() }
    if name.hasSuffix("Many") { name.removeLast(4) }
    return name
  }

  /// Runs a closure under the lock.
  func alone<T>(_ body: () -> T) -> T { lock.withLock(body) }

  /// Tells the subscriber of this subscription, once.
  func begin() {
    let receiver: AnySubscriber<Output, Failure>? = alone {
      defer { hasBegun = true }
      return hasBegun ? nil : downstream
    }
    receiver?.receive(subscription: self)
  }

  /// Subscribes to a publisher; it begins with the first one that connects, unless it has begun.
  ///
  /// - Parameter first: what the publisher is asked for when it connects.
  func join<P: Publisher>(
    _ publisher: P, as number: Int, first: @escaping () -> Subscribers.Demand,
    value: @escaping (P.Output) -> Subscribers.Demand,
    end: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) {
    alone { if downstream != nil { links[number] = .some(nil) } }
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        describe: { self.description },
        { subscription in
          let wanted: Subscribers.Demand? = self.alone {
            guard case .some(.none) = self.links[number] else { return nil }
            self.links[number] = subscription
            return first()
          }
          guard let wanted else { return subscription.cancel() }
          self.begin()
          if wanted > .none, self.isLinked(number) { subscription.request(wanted) }
        },
        { self.isLinked(number) ? value($0) : .none },
        {
          guard self.isLinked(number) else { return }
          self.alone { _ = self.links.removeValue(forKey: number) }
          end($0)
        }))
  }

  /// Whether a publisher has connected and neither ended nor been released.
  func isLinked(_ number: Int) -> Bool {
    alone { if case .some(.some) = links[number] { true } else { false } }
  }

  /// A number that no publisher has had.
  func nextNumber() -> Int {
    alone {
      serial += 1
      return serial
    }
  }

  /// How many publishers have not ended.
  var count: Int { alone { links.count } }

  /// Asks one publisher for more, or all, or all but one, in the order of their numbers.
  func ask(_ more: Subscribers.Demand, of number: Int? = nil, except other: Int? = nil) {
    guard more > .none else { return }
    let asked = alone { links }.filter { ($0.key == number || number == nil) && $0.key != other }
    for link in asked.sorted(by: { $0.key < $1.key }) { link.value?.request(more) }
  }

  /// Releases a publisher.
  func leave(_ number: Int) {
    (alone { links.removeValue(forKey: number) } ?? nil)?.cancel()
  }

  /// Hands a value over and notes what is answered.
  func send(_ value: Output) -> Subscribers.Demand {
    let receiver = alone {
      demand -= 1
      return downstream
    }
    guard let more = receiver?.receive(value), more > .none else { return .none }
    alone { demand += more }
    return more
  }

  func request(_ more: Subscribers.Demand) {
    guard more > .none, alone({ downstream }) != nil else { return }
    alone { demand += more }
    asks(self, more)
  }

  /// Ends, once, and releases all publishers that have not ended.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    begin()
    let receiver = alone { downstream }
    cancel()
    receiver?.receive(completion: completion)
  }

  func cancel() {
    let links = alone {
      defer { (self.links, downstream, asks) = ([:], nil, { _, _ in }) }
      return self.links
    }
    for link in links.sorted(by: { $0.key < $1.key }) { link.value?.cancel() }
  }
}
