import Combine
import Foundation
import Testing

/// A class with a published property that is no observable object.
private final class Plain {
  @Published var number = 1
}

/// Single rules of Apple's publishers that are easily missed.
///
/// - Source: Apple documentation, Combine; suites that pass on Apple's own where it is silent.
@Suite("Rules that are easily missed")
struct NamedRuleTests {
  private enum Broken: Error { case once }

  private func names<P: Publisher>(_ publisher: P) -> String {
    var name = ""
    let token = publisher.handleEvents(receiveSubscription: { name = "\($0)" })
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    token.cancel()
    return name
  }

  @Test("a sink that sends on does not make a prefix longer")
  func prefixFromWithin() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let token = subject.prefix(1).sink { _ in
      log.append("end")
    } receiveValue: {
      log.append("\($0)")
      subject.send($0 + 1)
    }
    subject.send(1)
    #expect(log == ["1", "end"])
    token.cancel()
  }

  @Test("a published property of any class is a publisher")
  func publishedAnywhere() {
    let plain = Plain()
    var seen: [Int] = []
    let token = plain.$number.sink { seen.append($0 * 10 + plain.number) }
    plain.number = 2
    // Each is told before it is stored.
    #expect(seen == [11, 21] && plain.number == 2)
    token.cancel()
  }

  @Test("what was shared is not begun again after its end")
  func sharedEnd() {
    var subscriptions = 0
    let shared = Just(1).handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    var ends = 0
    for _ in 0..<3 {
      shared.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in }).cancel()
    }
    // The first hears it all and cancels nothing: the connection outlives the values.
    #expect(subscriptions == 1 && ends == 3)
  }

  @Test("a publisher whose events are handled goes with its last owner")
  func handledUpstream() {
    final class Source: Publisher {
      typealias Output = Int
      typealias Failure = Never
      func receive<S: Subscriber<Int, Never>>(subscriber: S) {
        subscriber.receive(subscription: Subscriptions.empty)
      }
    }
    weak var source: Source?
    let token = { () -> AnyCancellable in
      let made = Source()
      source = made
      return made.handleEvents(receiveOutput: { _ in }).sink { _ in }
    }()
    #expect(source == nil)
    token.cancel()
  }

  @Test(
    "a subject asks the publisher that feeds it once it is asked; one that keeps a value at once")
  func fedSubjects() {
    let (lazy, eager) = (Held<Int>(), Held<Int>())
    let (passing, keeping) = (
      PassthroughSubject<Int, any Error>(), CurrentValueSubject<Int, any Error>(0)
    )
    let tokens = [lazy.subscribe(passing), eager.subscribe(keeping)]
    #expect(lazy.asks == [] && eager.asks == [.unlimited])
    let taker = Taker<Int, any Error>()
    passing.subscribe(taker)
    #expect(lazy.asks == [])
    taker.subscription?.request(.max(1))
    #expect(lazy.asks == [.unlimited])
    for token in tokens { token.cancel() }
    #expect(lazy.cancelled == [1] && eager.cancelled == [1])
  }

  @Test(
    "a sink lets go of its closures at the end and when it is cancelled", arguments: [true, false])
  func sinkClosures(isCancelled: Bool) {
    final class Owned {}
    weak var owned: Owned?
    let subject = PassthroughSubject<Int, Never>()
    let sink = { () -> Subscribers.Sink<Int, Never> in
      let made = Owned()
      owned = made
      return Subscribers.Sink(
        receiveCompletion: { _ in _ = made }, receiveValue: { _ in _ = made })
    }()
    subject.subscribe(sink)
    #expect(owned != nil)
    if isCancelled { sink.cancel() } else { subject.send(completion: .finished) }
    #expect(owned == nil)
  }

  @Test("an object tells of each change to whoever has asked for one")
  func objectChanges() {
    let changes = ObservableObjectPublisher()
    let taker = Taker<Void, Never>()
    changes.subscribe(taker)
    changes.send()
    #expect(taker.events == ["subscription"])
    taker.subscription?.request(.max(1))
    for _ in 0..<3 { changes.send() }
    #expect(taker.events.count == 4)
  }

  @Test("demand is a number that an Int holds, or all")
  func demandAndNumbers() throws {
    #expect(Subscribers.Demand.max(Int.max) + 10 == .unlimited)
    #expect(Subscribers.Demand.max(2) * Int.max == .unlimited)
    #expect(Subscribers.Demand.max(2) - .unlimited == .none)
    #expect(3 > Subscribers.Demand.max(2) && 2 >= Subscribers.Demand.max(2))
    #expect(1 < Subscribers.Demand.max(2) && 2 <= Subscribers.Demand.max(2))
    #expect(2 == Subscribers.Demand.max(2) && 2 != Subscribers.Demand.max(3))
    #expect(Int.max < Subscribers.Demand.unlimited && Subscribers.Demand.none > -1)
    let written = try JSONEncoder().encode([Subscribers.Demand.max(2), .unlimited])
    #expect(String(decoding: written, as: UTF8.self) == "[2,\(UInt(Int.max) + 1)]")
    #expect(
      try JSONDecoder().decode([Subscribers.Demand].self, from: written) == [.max(2), .unlimited])
  }

  @Test("what waits for its publisher's end says so when it is asked")
  func waitingEnds() {
    func end<P: Publisher>(_ publisher: P, _ expected: [String]) {
      let taker = Taker<P.Output, P.Failure>()
      publisher.subscribe(taker)
      #expect(taker.events == ["subscription"])
      taker.subscription?.request(.max(1))
      #expect(taker.events == ["subscription"] + expected)
    }
    let nothing = Empty<Int, Never>()
    end(nothing.replaceEmpty(with: 7), ["7", "finished"])
    end(nothing.first(), ["finished"])
    end(nothing.last(), ["finished"])
    end(nothing.collect(), ["[]", "finished"])
    end(nothing.count(), ["0", "finished"])
    end(nothing.allSatisfy { $0 > 1 }, ["true", "finished"])
  }

  @Test("arrays of a number of values are asked for by that number")
  func collectedDemand() {
    let held = Held<Int>()
    let taker = Taker<[Int], any Error>(asks: .max(3), answers: .max(1))
    held.collect(2).subscribe(taker)
    #expect(held.asks == [.max(6)])
    held.send(1)
    held.send(2)
    #expect(held.answers == [.none, .max(2)])
  }

  @Test("a publisher that fails at once is tried again by a loop, a hundred thousand times")
  func manyRetries() {
    var tries = 0
    let failing = Deferred { () -> Fail<Int, Broken> in
      tries += 1
      return Fail(error: .once)
    }
    failing.retry(100_000).sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel()
    #expect(tries == 100_001)
  }

  @Test("subscriptions go by the names of what made them, through operators that keep nothing")
  func descriptions() {
    let subject = PassthroughSubject<Int, Never>()
    #expect(names(subject) == "PassthroughSubject")
    #expect(names(subject.map { $0 }) == "PassthroughSubject")
    #expect(names(subject.tryMap { $0 }) == "TryMap")
    #expect(names(CurrentValueSubject<Int, Never>(1).filter { _ in true }) == "CurrentValueSubject")
    #expect(names(Just(1)) == "Just")
    #expect(names([1, 2].publisher) == "[1, 2]")
    #expect(names([1, 2].publisher.map { $0 * 2 }) == "[2, 4]")
    #expect(names(Int?.some(1).publisher) == "Optional")
    #expect(names(Result<Int, Broken>.success(1).publisher) == "Once")
    #expect(names(Empty<Int, Never>()) == "Empty")
    #expect(names(subject.zip(subject, subject)) == "Zip")
    #expect(names(subject.combineLatest(subject)) == "CombineLatest")
    #expect(names(subject.share()) == "Multicast")
  }

  @Test("one of several tasks on an iterator gets each value, and all of them the end")
  func severalTasks() async {
    let subject = PassthroughSubject<Int, Never>()
    final class Shared: @unchecked Sendable {
      var iterator: AsyncPublisher<PassthroughSubject<Int, Never>>.Iterator
      init(_ iterator: AsyncPublisher<PassthroughSubject<Int, Never>>.Iterator) {
        self.iterator = iterator
      }
      func next() async -> Int? {
        var copy = iterator
        return await copy.next()
      }
    }
    let shared = Shared(subject.values.makeAsyncIterator())
    let answers = await withTaskGroup(of: Int?.self, returning: [Int?].self) { group in
      for _ in 0..<4 { group.addTask { await shared.next() } }
      group.addTask {
        // Sent again until both are taken: a value that no task waits for yet is lost.
        for _ in 0..<200 {
          subject.send(1)
          await Task.yield()
        }
        subject.send(completion: .finished)
        return nil
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.count == 5 && answers.allSatisfy { $0 == 1 || $0 == nil })
  }
}
