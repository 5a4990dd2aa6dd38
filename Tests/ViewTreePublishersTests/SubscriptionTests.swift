import Combine
import Foundation
import Testing

/// The life of a subscription, as its publisher sees it.
///
/// - Source: Apple documentation, `Publisher`, `Subscriber` and `Subscription`.
@MainActor
@Suite("Subscriptions, seen from their publishers")
struct SubscriptionTests {
  private let held = Held<Int>()
  private let log = Log()

  /// `Taker` would tell of an end without a subscription.
  @Test("whoever ends at once has given a subscription before")
  func emptySubscription() {
    #expect(sent(Empty<Int, Never>()) == "|")
    #expect(sent(Empty<Int, Never>(completeImmediately: false)) == "")
    #expect(sent(Fail<Int, Fault>(error: .broken)) == "!")
    #expect(sent(Just(1)) == "1 |")
    #expect(sent([Int]().publisher) == "|")
    #expect(sent(Int?.none.publisher) == "|")
    #expect(sent(Result<Int, Fault>.failure(.broken).publisher) == "!")
    #expect(sent(Record<Int, Fault>(output: [], completion: .failure(.broken))) == "!")
    #expect(sent([1, 2].publisher.prefix(0)) == "|")
    #expect(sent([1, 2].publisher.output(in: 1..<1)) == "|")
    let over = PassthroughSubject<Int, Never>()
    over.send(completion: .finished)
    #expect(sent(over) == "|")
    let last = CurrentValueSubject<Int, Fault>(1)
    last.send(completion: .failure(.broken))
    #expect(sent(last) == "!")
  }

  @Test("a second subscription is cancelled, and the first goes on")
  func second() {
    func hold<P: Publisher>(_ heard: String, _ apply: (Held<Int>) -> P) {
      let held = Held<Int>()
      let taker = Taker<P.Output, P.Failure>(asks: .unlimited)
      apply(held).subscribe(taker)
      held.connect()
      #expect(held.cancelled == [2])
      held.send(4)
      held.end()
      #expect(taker.heard == heard)
    }
    hold("4 |") { $0.tryMap { $0 } }
    hold("[4] |") { $0.collect() }
    hold("4 |") { $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true) }
    let token = held.noted(in: log)
    held.connect()
    #expect(held.cancelled == [2])
    held.send(4)
    token.cancel()
    #expect(held.cancelled == [2, 1] && log.text == "4")
  }

  @Test("what sends at moments of its own cancels its publisher when it is cancelled")
  func timed() {
    func cancel<P: Publisher>(_ apply: (Held<Int>) -> P) {
      let held = Held<Int>()
      let taker = Taker<P.Output, P.Failure>(asks: .max(2))
      apply(held).subscribe(taker)
      #expect(held.asks == [.unlimited])
      held.send(1)
      taker.cancel()
      held.send(2)
      held.end()
      #expect(taker.heard == "1")
      #expect(held.cancelled == [1])
    }
    cancel { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared) }
    cancel { $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: false) }
  }

  @Test("a future's value waits until it is asked for, its failure does not")
  func future() {
    for (isEarly, heard) in [(true, "5 |"), (false, "6 |")] {
      var promises: [Future<Int, Fault>.Promise] = []
      let future = Future<Int, Fault> { promises.append($0) }
      if isEarly { promises[0](.success(5)) }
      let taker = Taker<Int, Fault>()
      future.subscribe(taker)
      promises[0](.success(6))
      taker.ask(.none)
      #expect(taker.heard == "")
      taker.ask(.max(1))
      #expect(taker.heard == heard)
    }
    let failing = Taker<Int, Fault>()
    Future<Int, Fault> { $0(.failure(.broken)) }.subscribe(failing)
    #expect(failing.heard == "!")
    var promises: [Future<Int, Fault>.Promise] = []
    let cancelled = Taker<Int, Fault>(asks: .unlimited)
    Future<Int, Fault> { promises.append($0) }.subscribe(cancelled)
    cancelled.cancel()
    promises[0](.success(1))
    #expect(cancelled.heard == "")
  }

  @Test(
    "a sink that was cancelled or has ended hears nothing more",
    arguments: [(true, "1", [1]), (false, "1 |", [])] as [(Bool, String, [Int])])
  func sinks(isCancelled: Bool, heard: String, cancelled: [Int]) {
    let token = held.noted(in: log)
    #expect(held.asks == [.unlimited])
    held.send(1)
    if isCancelled { token.cancel() } else { held.end() }
    held.send(2)
    held.end()
    #expect(log.text == heard)
    token.cancel()
    #expect(held.cancelled == cancelled)
  }

  @Test("an assignment sets the property until it is cancelled, and lets the object go then")
  func assigning() {
    final class Counter {
      var number = 0
    }
    var counter: Counter? = Counter()
    weak let kept = counter
    let token = held.replaceError(with: -1).assign(to: \.number, on: counter ?? Counter())
    held.send(3)
    #expect(counter?.number == 3)
    counter = nil
    #expect(kept != nil)
    token.cancel()
    #expect(held.cancelled == [1] && kept == nil)
    held.send(4)
  }

  @Test("what a published property takes from a publisher ends with its object")
  func publishedAssignment() {
    final class Model: ObservableObject {
      @Published var number = 0
    }
    var model: Model? = Model()
    if let model { held.replaceError(with: -1).assign(to: &model.$number) }
    held.send(3)
    #expect(model?.number == 3 && held.cancelled == [])
    model = nil
    #expect(held.cancelled == [1])
  }

  @Test("a scheduler that knows no later runs each closure at once, whenever it is meant for")
  func immediately() {
    let (scheduler, log) = (ImmediateScheduler.shared, log)
    scheduler.schedule { log.note("now") }
    scheduler.schedule(after: scheduler.now.advanced(by: 5)) { log.note("after") }
    let token = scheduler.schedule(after: scheduler.now.advanced(by: 5), interval: 1) {
      log.note("again")
    }
    token.cancel()
    #expect(log.text == "now after again")
    #expect(scheduler.minimumTolerance == 0 && RunLoop.main.minimumTolerance == 0)
    #expect(scheduler.now.distance(to: scheduler.now.advanced(by: 5)) == 0)
  }

  @Test("a publisher that connects with the first subscriber lets go of it with the last")
  func connecting() {
    final class Connection: ConnectablePublisher, Cancellable, @unchecked Sendable {
      typealias Output = Int
      typealias Failure = Never
      let subject = PassthroughSubject<Int, Never>()
      let log = Log()

      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        subject.subscribe(subscriber)
      }

      func connect() -> any Cancellable {
        log.note("connect")
        return self
      }

      func cancel() { log.note("cancel") }
    }
    let connection = Connection()
    let shared = connection.autoconnect()
    let first = shared.noted(in: connection.log)
    let second = shared.noted(in: connection.log)
    connection.subject.send(1)
    first.cancel()
    first.cancel()
    connection.subject.send(2)
    second.cancel()
    #expect(connection.log.text == "connect 1 1 2 cancel")
    let third = shared.sink { _ in }
    #expect(connection.log.text == "connect 1 1 2 cancel connect")
    // An end is no cancellation: the connection stays, and a late subscriber hears of the end.
    connection.subject.send(completion: .finished)
    let fourth = shared.noted(in: connection.log)
    #expect(connection.log.text == "connect 1 1 2 cancel connect |")
    fourth.cancel()
    third.cancel()
  }

  @Test("a value has been taken before the next one comes, though that is asked for meanwhile")
  func askingMeanwhile() {
    final class Asking: Subscriber {
      typealias Failure = Never
      let log = Log()
      private var subscription: (any Subscription)?

      func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.max(1))
      }

      func receive(_ input: Int) -> Subscribers.Demand {
        log.note("\(input)")
        subscription?.request(.max(1))
        log.note("taken")
        return .none
      }

      func receive(completion: Subscribers.Completion<Never>) { log.note("|") }
    }
    let asking = Asking()
    (1...3).publisher.subscribe(asking)
    #expect(asking.log.text == "1 taken 2 taken 3 taken |")
  }

  @Test("a stream that counts its lines counts all of a subscription's")
  func countingStream() {
    struct Counting: TextOutputStream {
      let log: Log
      var count = 0
      mutating func write(_ string: String) {
        count += 1
        log.note("\(count)")
      }
    }
    let token = [1, 2].publisher.print("", to: Counting(log: log)).sink { _ in }
    token.cancel()
    // Subscription, request, two values and the end.
    #expect(log.text == "1 2 3 4 5")
  }
}
