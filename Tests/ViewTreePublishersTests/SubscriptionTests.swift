import Combine
import Foundation
import Testing

private enum Broken: Error { case inTwo }

private func events<P: Publisher>(_ publisher: P) -> [String] {
  let taker = Taker<P.Output, P.Failure>(asks: .unlimited)
  publisher.subscribe(taker)
  return taker.events
}

/// An operator that ends before its publisher does, once it has heard 1 and 2.
private struct EarlyEnd: CustomTestStringConvertible, @unchecked Sendable {
  let testDescription: String
  let events: [String]
  let take: (Held<Int>) -> [String]

  init<P: Publisher>(_ name: String, _ events: [String], _ apply: @escaping (Held<Int>) -> P) {
    testDescription = name
    self.events = events
    take = { held in
      let taker = Taker<P.Output, P.Failure>(asks: .unlimited)
      apply(held).subscribe(taker)
      held.send(1)
      held.send(2)
      held.send(3)
      held.end()
      return Array(taker.events.dropFirst())
    }
  }

  private static func failsAtTwo(_ number: Int) throws -> Int {
    if number == 2 { throw Broken.inTwo }
    return number
  }

  static let all = [
    EarlyEnd("prefix", ["1", "2", "finished"]) { $0.prefix(2) },
    EarlyEnd("prefix(while:)", ["1", "finished"]) { $0.prefix { $0 < 2 } },
    EarlyEnd("output(at:)", ["2", "finished"]) { $0.output(at: 1) },
    EarlyEnd("output(in:)", ["1", "2", "finished"]) { $0.output(in: ...1) },
    EarlyEnd("first", ["1", "finished"]) { $0.first() },
    EarlyEnd("first(where:)", ["2", "finished"]) { $0.first { $0 > 1 } },
    EarlyEnd("contains", ["true", "finished"]) { $0.contains(2) },
    EarlyEnd("allSatisfy", ["false", "finished"]) { $0.allSatisfy { $0 < 2 } },
    EarlyEnd("tryMap", ["1", "failed"]) { $0.tryMap(failsAtTwo) },
    EarlyEnd("tryCompactMap", ["1", "failed"]) { $0.tryCompactMap(failsAtTwo) },
    EarlyEnd("tryFilter", ["1", "failed"]) { $0.tryFilter { try failsAtTwo($0) > 0 } },
    EarlyEnd("tryScan", ["1", "failed"]) { $0.tryScan(0) { $0 + (try failsAtTwo($1)) } },
    EarlyEnd("tryReduce", ["failed"]) { $0.tryReduce(0) { $0 + (try failsAtTwo($1)) } },
    EarlyEnd("zip", ["(1, 7)", "finished"]) {
      $0.zip([7].publisher.setFailureType(to: (any Error).self))
    },
    EarlyEnd("flatMap", ["1", "failed"]) {
      $0.flatMap { number -> AnyPublisher<Int, any Error> in
        number == 2
          ? Fail(error: Broken.inTwo).eraseToAnyPublisher()
          : Just(number).setFailureType(to: (any Error).self).eraseToAnyPublisher()
      }
    },
    EarlyEnd("switchToLatest", ["1", "failed"]) {
      $0.map { number -> AnyPublisher<Int, any Error> in
        number == 2
          ? Fail(error: Broken.inTwo).eraseToAnyPublisher()
          : Just(number).setFailureType(to: (any Error).self).eraseToAnyPublisher()
      }.switchToLatest()
    },
  ]
}

/// The life of a subscription, as its publisher sees it.
///
/// - Source: Apple documentation, `Publisher`, `Subscriber` and `Subscription`.
@MainActor
@Suite("Subscriptions, seen from their publishers")
struct SubscriptionTests {
  @Test("whoever ends at once has given a subscription before")
  func emptySubscription() {
    #expect(events(Empty<Int, Never>()) == ["subscription", "finished"])
    #expect(events(Empty<Int, Never>(completeImmediately: false)) == ["subscription"])
    #expect(events(Fail<Int, Broken>(error: .inTwo)) == ["subscription", "failed"])
    #expect(events(Just(1)) == ["subscription", "1", "finished"])
    #expect(events([Int]().publisher) == ["subscription", "finished"])
    #expect(events(Int?.none.publisher) == ["subscription", "finished"])
    #expect(events(Result<Int, Broken>.failure(.inTwo).publisher) == ["subscription", "failed"])
    #expect(
      events(Record<Int, Broken>(output: [], completion: .failure(.inTwo)))
        == ["subscription", "failed"])
    #expect(events([1, 2].publisher.prefix(0)) == ["subscription", "finished"])
    #expect(events([1, 2].publisher.output(in: 1..<1)) == ["subscription", "finished"])
    let over = PassthroughSubject<Int, Never>()
    over.send(completion: .finished)
    #expect(events(over) == ["subscription", "finished"])
    let last = CurrentValueSubject<Int, Broken>(1)
    last.send(completion: .failure(.inTwo))
    #expect(events(last) == ["subscription", "failed"])
  }

  @Test("what ends before its publisher cancels it, once", arguments: EarlyEnd.all)
  private func earlyEnd(of tried: EarlyEnd) {
    let held = Held<Int>()
    #expect(tried.take(held) == tried.events)
    #expect(held.cancelled == [1])
  }

  @Test("a second subscription is cancelled, and the first goes on")
  func second() {
    func hold<P: Publisher>(_ apply: (Held<Int>) -> P) {
      let held = Held<Int>()
      let taker = Taker<P.Output, P.Failure>(asks: .unlimited)
      apply(held).subscribe(taker)
      held.connect()
      #expect(held.cancelled == [2])
      held.send(4)
      held.end()
      #expect(taker.events.first == "subscription" && taker.events.last == "finished")
      #expect(taker.events.count == 3)
    }
    hold { $0.tryMap { $0 } }
    hold { $0.collect() }
    hold { $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true) }
    let held = Held<Int>()
    var log: [Int] = []
    let token = held.sink(receiveCompletion: { _ in }, receiveValue: { log.append($0) })
    held.connect()
    #expect(held.cancelled == [2])
    held.send(4)
    token.cancel()
    #expect(held.cancelled == [2, 1] && log == [4])
  }

  @Test("what sends at moments of its own cancels its publisher when it is cancelled")
  func timed() {
    func cancel<P: Publisher>(_ apply: (Held<Int>) -> P) {
      let held = Held<Int>()
      let taker = Taker<P.Output, P.Failure>(asks: .max(2))
      apply(held).subscribe(taker)
      #expect(held.asks == [.unlimited])
      held.send(1)
      taker.subscription?.cancel()
      held.send(2)
      held.end()
      #expect(taker.events == ["subscription", "1"])
      #expect(held.cancelled == [1])
    }
    cancel { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared) }
    cancel { $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: false) }
  }

  @Test("a future's value waits until it is asked for, its failure does not")
  func future() {
    for isEarly in [true, false] {
      var promises: [Future<Int, Broken>.Promise] = []
      let future = Future<Int, Broken> { promises.append($0) }
      if isEarly { promises[0](.success(5)) }
      let taker = Taker<Int, Broken>()
      future.subscribe(taker)
      promises[0](.success(6))
      taker.subscription?.request(.none)
      #expect(taker.events == ["subscription"])
      taker.subscription?.request(.max(1))
      #expect(taker.events == ["subscription", isEarly ? "5" : "6", "finished"])
    }
    let failing = Taker<Int, Broken>()
    Future<Int, Broken> { $0(.failure(.inTwo)) }.subscribe(failing)
    #expect(failing.events == ["subscription", "failed"])
    var promises: [Future<Int, Broken>.Promise] = []
    let cancelled = Taker<Int, Broken>(asks: .unlimited)
    Future<Int, Broken> { promises.append($0) }.subscribe(cancelled)
    cancelled.subscription?.cancel()
    promises[0](.success(1))
    #expect(cancelled.events == ["subscription"])
  }

  @Test("a sink that was cancelled or has ended hears nothing more")
  func sinks() {
    for isCancelled in [true, false] {
      let held = Held<Int>()
      var log: [String] = []
      let token = held.sink { _ in
        log.append("end")
      } receiveValue: {
        log.append("\($0)")
      }
      #expect(held.asks == [.unlimited])
      held.send(1)
      if isCancelled { token.cancel() } else { held.end() }
      held.send(2)
      held.end()
      #expect(log == (isCancelled ? ["1"] : ["1", "end"]))
      token.cancel()
      #expect(held.cancelled == (isCancelled ? [1] : []))
    }
  }

  @Test("an assignment sets the property until it is cancelled, and lets the object go then")
  func assigning() {
    final class Counter {
      var number = 0
    }
    let held = Held<Int>()
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

  @Test("a scheduler that knows no later runs each closure at once, whenever it is meant for")
  func immediately() {
    let scheduler = ImmediateScheduler.shared
    var log: [String] = []
    scheduler.schedule { log.append("now") }
    scheduler.schedule(after: scheduler.now.advanced(by: 5)) { log.append("after") }
    let token = scheduler.schedule(after: scheduler.now.advanced(by: 5), interval: 1) {
      log.append("again")
    }
    token.cancel()
    #expect(log == ["now", "after", "again"])
    #expect(scheduler.minimumTolerance == 0 && RunLoop.main.minimumTolerance == 0)
    #expect(scheduler.now.distance(to: scheduler.now.advanced(by: 5)) == 0)
  }

  @Test("a publisher that connects with the first subscriber lets go of it with the last")
  func connecting() {
    final class Connection: ConnectablePublisher, Cancellable, @unchecked Sendable {
      typealias Output = Int
      typealias Failure = Never
      let subject = PassthroughSubject<Int, Never>()
      var log: [String] = []

      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        subject.subscribe(subscriber)
      }

      func connect() -> any Cancellable {
        log.append("connect")
        return self
      }

      func cancel() { log.append("cancel") }
    }
    let connection = Connection()
    let shared = connection.autoconnect()
    let first = shared.sink { connection.log.append("\($0)") }
    let second = shared.sink { connection.log.append("\($0)") }
    connection.subject.send(1)
    first.cancel()
    first.cancel()
    connection.subject.send(2)
    second.cancel()
    #expect(connection.log == ["connect", "1", "1", "2", "cancel"])
    let third = shared.sink { _ in }
    #expect(connection.log.suffix(2) == ["cancel", "connect"])
    // An end is no cancellation: the connection stays, and a late subscriber hears of the end.
    connection.subject.send(completion: .finished)
    var late = ""
    let fourth = shared.sink(receiveCompletion: { _ in late = "end" }, receiveValue: { _ in })
    #expect(connection.log.count == 6 && late == "end")
    fourth.cancel()
    third.cancel()
  }

  @Test("a value has been taken before the next one comes, though that is asked for meanwhile")
  func askingMeanwhile() {
    final class Asking: Subscriber {
      typealias Failure = Never
      var log: [String] = []
      private var subscription: (any Subscription)?

      func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.max(1))
      }

      func receive(_ input: Int) -> Subscribers.Demand {
        log.append("\(input) comes")
        subscription?.request(.max(1))
        log.append("\(input) is taken")
        return .none
      }

      func receive(completion: Subscribers.Completion<Never>) { log.append("finished") }
    }
    let asking = Asking()
    (1...3).publisher.subscribe(asking)
    #expect(
      asking.log == [
        "1 comes", "1 is taken", "2 comes", "2 is taken", "3 comes", "3 is taken", "finished",
      ])
  }

  @Test("what a published property takes from a publisher ends with its object")
  func publishedAssignment() {
    final class Model: ObservableObject {
      @Published var number = 0
    }
    let held = Held<Int>()
    var model: Model? = Model()
    if let model { held.replaceError(with: -1).assign(to: &model.$number) }
    held.send(3)
    #expect(model?.number == 3 && held.cancelled == [])
    model = nil
    #expect(held.cancelled == [1])
  }

  @Test("a stream that counts its lines counts all of a subscription's")
  func countingStream() {
    final class Lines {
      var numbers: [Int] = []
    }
    struct Counting: TextOutputStream {
      let lines: Lines
      var count = 0
      mutating func write(_ string: String) {
        count += 1
        lines.numbers.append(count)
      }
    }
    let lines = Lines()
    let token = [1, 2].publisher.print("", to: Counting(lines: lines)).sink { _ in }
    token.cancel()
    // Subscription, request, two values and the end.
    #expect(lines.numbers == [1, 2, 3, 4, 5])
  }
}
