import Combine
import Testing

/// Apple's operators describe themselves to the publisher above by their names, and subscriptions go by
/// the names of what made them.
///
/// Source: the compatibility suite of OpenCombine, which passes on Apple's framework.
@Suite("Descriptions of subscribers and subscriptions")
struct DescriptionTests {
  /// Writes down who subscribes to it.
  private struct Source: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let log: Log

    func receive<S: Subscriber<Int, Never>>(subscriber: S) {
      log.note("\(subscriber)")
      Just(1).receive(subscriber: subscriber)
    }
  }

  private func subscribers<P: Publisher>(_ operators: (Source) -> P) -> String {
    let log = Log()
    operators(Source(log: log)).sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel()
    return log.text
  }

  private func subscription<P: Publisher>(_ publisher: P) -> String {
    var name = ""
    publisher.handleEvents(receiveSubscription: { name = "\($0)" })
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel()
    return name
  }

  @Test("an operator that hands the subscription on has its name")
  func passingOn() {
    #expect(subscribers { $0.map { $0 } } == "Map")
    #expect(subscribers { $0.filter { _ in true } } == "Filter")
    #expect(subscribers { $0.compactMap { $0 } } == "CompactMap")
    #expect(subscribers { $0.scan(0, +) } == "Scan")
    #expect(subscribers { $0.ignoreOutput() } == "IgnoreOutput")
    #expect(subscribers { $0.setFailureType(to: (any Error).self) } == "SetFailureType")
    #expect(subscribers { $0.breakpoint() } == "Breakpoint")
    #expect(subscribers { $0 } == "Sink")
  }

  @Test("an operator that joins publishers has its name without how many")
  func joining() {
    #expect(subscribers { $0.merge(with: $0) } == "Merge Merge")
    #expect(subscribers { $0.merge(with: $0, $0) } == "Merge Merge Merge")
    #expect(subscribers { $0.zip($0) } == "Zip Zip")
    #expect(subscribers { $0.combineLatest($0) } == "CombineLatest CombineLatest")
    #expect(subscribers { $0.flatMap { Just($0) } } == "FlatMap")
    #expect(subscribers { $0.map { Just($0) }.switchToLatest() } == "Map")
  }

  @Test("subscriptions go by the names of what made them, through operators that keep nothing")
  func subscriptions() {
    let subject = PassthroughSubject<Int, Never>()
    #expect(subscription(subject) == "PassthroughSubject")
    #expect(subscription(subject.map { $0 }) == "PassthroughSubject")
    #expect(subscription(subject.tryMap { $0 }) == "TryMap")
    #expect(
      subscription(CurrentValueSubject<Int, Never>(1).filter { _ in true }) == "CurrentValueSubject"
    )
    #expect(subscription(Just(1)) == "Just")
    #expect(subscription([1, 2].publisher) == "[1, 2]")
    #expect(subscription([1, 2].publisher.map { $0 * 2 }) == "[2, 4]")
    #expect(subscription(Int?.some(1).publisher) == "Optional")
    #expect(subscription(Result<Int, Fault>.success(1).publisher) == "Once")
    #expect(subscription(Empty<Int, Never>()) == "Empty")
    #expect(subscription(subject.zip(subject, subject)) == "Zip")
    #expect(subscription(subject.combineLatest(subject)) == "CombineLatest")
    #expect(subscription(subject.share()) == "Multicast")
  }
}
