import Combine
import Foundation
import Testing

/// Connects when it is told to, and notes what it is asked for.
private final class LatePublisher: Publisher, @unchecked Sendable {
  typealias Output = Int
  typealias Failure = Never
  private let lock = NSLock()
  private var subscriber: AnySubscriber<Int, Never>?
  private var noted: [Subscribers.Demand] = []
  private var count = 0

  var asks: [Subscribers.Demand] { lock.withLock { noted } }
  var cancels: Int { lock.withLock { count } }
  var isWanted: Bool { lock.withLock { subscriber != nil } }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    lock.withLock { self.subscriber = AnySubscriber(subscriber) }
  }

  func connect() {
    lock.withLock { subscriber }?.receive(subscription: Link(publisher: self))
  }
  func send(_ value: Int) { _ = lock.withLock { subscriber }?.receive(value) }

  private final class Link: Subscription {
    let publisher: LatePublisher

    init(publisher: LatePublisher) { self.publisher = publisher }

    func request(_ demand: Subscribers.Demand) {
      publisher.lock.withLock { publisher.noted.append(demand) }
    }

    func cancel() { publisher.lock.withLock { publisher.count += 1 } }
  }
}

/// Reading a publisher in a loop of a task.
///
/// - Source: Apple documentation, `AsyncPublisher`.
@Suite("Values read by a task")
struct ValueReadingTests {
  /// Lets others run until something holds, for a minute at most: the machine may be busy.
  private func eventually(_ condition: () -> Bool) async -> Bool {
    let start = ContinuousClock.now
    while !condition(), start.duration(to: .now) < .seconds(60) { await Task.yield() }
    return condition()
  }

  @Test("nothing is asked for before the loop wants a value, and then one at a time")
  func oneAtATime() async {
    let publisher = LatePublisher()
    var iterator = publisher.values.makeAsyncIterator()
    publisher.connect()
    #expect(publisher.asks == [])
    for number in 1...3 {
      // It comes before it is wanted, and waits.
      publisher.send(number)
    }
    for number in 1...3 { #expect(await iterator.next() == number) }
    #expect(publisher.asks == [])
  }

  @Test("a value that was wanted before there was a subscription is asked for with it, once")
  func late() async throws {
    let publisher = LatePublisher()
    let sequence = publisher.values
    let reading = Task {
      var values: [Int] = []
      for await value in sequence {
        values.append(value)
        if values.count == 2 { break }
      }
      return values
    }
    #expect(await eventually { publisher.isWanted })
    // Long enough for the loop to want its first value.
    try await Task.sleep(for: .milliseconds(10))
    publisher.connect()
    #expect(await eventually { publisher.asks == [.max(1)] })
    publisher.send(1)
    #expect(await eventually { publisher.asks == [.max(1), .max(1)] })
    publisher.send(2)
    #expect(await reading.value == [1, 2])
    // It is not read any more.
    #expect(publisher.cancels == 1)
  }

  @Test("a loop that was cancelled has ended for whoever asks later")
  func cancelled() async throws {
    let publisher = LatePublisher()
    let sequence = publisher.values
    final class Reader: @unchecked Sendable {
      var iterator: AsyncPublisher<LatePublisher>.Iterator
      private let lock = NSLock()
      private var end = false
      var hasEnded: Bool { lock.withLock { end } }

      init(_ iterator: AsyncPublisher<LatePublisher>.Iterator) { self.iterator = iterator }

      func read() async {
        let value = await iterator.next()
        lock.withLock { end = value == nil }
      }
    }
    let reader = Reader(sequence.makeAsyncIterator())
    publisher.connect()
    let first = Task { await reader.read() }
    #expect(await eventually { publisher.asks == [.max(1)] })
    first.cancel()
    await first.value
    #expect(reader.hasEnded && publisher.cancels == 1)

    let again = Reader(reader.iterator)
    let second = Task { await again.read() }
    #expect(await eventually { again.hasEnded })
    second.cancel()
    await second.value
  }
}
