import Combine
import Foundation
import Testing

/// Single rules of Apple's publishers that are easily missed.
///
/// - Source: Apple documentation, Combine; suites that pass on Apple's own where it is silent.
@Suite("Rules that are easily missed")
struct NamedRuleTests {
  @Test("a sink that sends on does not make a prefix longer")
  func prefixFromWithin() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    let token = subject.prefix(1).sink { _ in
      log.note("|")
    } receiveValue: {
      log.note("\($0)")
      subject.send($0 + 1)
    }
    subject.send(1)
    #expect(log.text == "1 |")
    token.cancel()
  }

  @Test("a published property of any class is a publisher")
  func publishedAnywhere() {
    final class Plain {
      @Published var number = 1
    }
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
    taker.ask(.max(1))
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
    #expect(taker.heard == "")
    taker.ask(.max(1))
    for _ in 0..<3 { changes.send() }
    #expect(taker.heard == "() () ()")
  }

  @Test("what waits for its publisher's end says so when it is asked")
  func waitingEnds() {
    func heard<P: Publisher>(_ publisher: P) -> String {
      let taker = Taker<P.Output, P.Failure>()
      publisher.subscribe(taker)
      #expect(taker.heard == "")
      taker.ask(.max(1))
      return taker.heard
    }
    let nothing = Empty<Int, Never>()
    #expect(heard(nothing.replaceEmpty(with: 7)) == "7 |")
    #expect(heard(nothing.first()) == "|")
    #expect(heard(nothing.last()) == "|")
    #expect(heard(nothing.collect()) == "[] |")
    #expect(heard(nothing.count()) == "0 |")
    #expect(heard(nothing.allSatisfy { $0 > 1 }) == "true |")
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
    let failing = Deferred { () -> Fail<Int, Fault> in
      tries += 1
      return Fail(error: .broken)
    }
    failing.retry(100_000).sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel()
    #expect(tries == 100_001)
  }

  @Test("one of several tasks on an iterator gets each value, and all of them the end")
  func severalTasks() async {
    let subject = PassthroughSubject<Int, Never>()
    final class Shared: @unchecked Sendable {
      let iterator: AsyncPublisher<PassthroughSubject<Int, Never>>.Iterator
      init(_ subject: PassthroughSubject<Int, Never>) {
        iterator = subject.values.makeAsyncIterator()
      }
      func next() async -> Int? {
        var copy = iterator
        return await copy.next()
      }
    }
    let shared = Shared(subject)
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
