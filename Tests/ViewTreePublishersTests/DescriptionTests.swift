import Testing
import ViewTreePublishers

/// Apple's operators describe themselves to the publisher above by their names.
///
/// Source: the compatibility suite of OpenCombine, which passes on Apple's framework.
@Suite("Descriptions of subscribers")
struct DescriptionTests {
  /// Writes down who subscribes to it.
  private struct Source: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let log: Log

    func receive<S: Subscriber<Int, Never>>(subscriber: S) {
      log.lines.append("\(subscriber)")
      Just(1).receive(subscriber: subscriber)
    }
  }

  private final class Log { var lines: [String] = [] }

  private func subscribers<P: Publisher>(_ operators: (Source) -> P) -> [String] {
    let log = Log()
    let cancellable = operators(Source(log: log)).sink(
      receiveCompletion: { _ in }, receiveValue: { _ in })
    cancellable.cancel()
    return log.lines
  }

  @Test("an operator that hands the subscription on has its name")
  func passingOn() {
    #expect(subscribers { $0.map { $0 } } == ["Map"])
    #expect(subscribers { $0.filter { _ in true } } == ["Filter"])
    #expect(subscribers { $0.compactMap { $0 } } == ["CompactMap"])
    #expect(subscribers { $0.scan(0, +) } == ["Scan"])
    #expect(subscribers { $0.ignoreOutput() } == ["IgnoreOutput"])
    #expect(subscribers { $0.setFailureType(to: (any Error).self) } == ["SetFailureType"])
    #expect(subscribers { $0.breakpoint() } == ["Breakpoint"])
    #expect(subscribers { $0 } == ["Sink"])
  }

  @Test("an operator that joins publishers has its name without how many")
  func joining() {
    #expect(subscribers { $0.merge(with: $0) } == ["Merge", "Merge"])
    #expect(subscribers { $0.merge(with: $0, $0) } == ["Merge", "Merge", "Merge"])
    #expect(subscribers { $0.zip($0) } == ["Zip", "Zip"])
    #expect(subscribers { $0.combineLatest($0) } == ["CombineLatest", "CombineLatest"])
    #expect(subscribers { $0.flatMap { Just($0) } } == ["FlatMap"])
    #expect(subscribers { $0.map { Just($0) }.switchToLatest() } == ["Map"])
  }
}
