import Combine
import Foundation
import Testing

private enum Fault: Error { case broken }

/// An operator on whole numbers, and what it makes of 1, 2, 2, 3, 4.
private struct Operator: CustomTestStringConvertible, @unchecked Sendable {
  let name: String
  let expected: [Int]
  let apply: (AnyPublisher<Int, any Error>) -> AnyPublisher<Int, any Error>

  init<P: Publisher>(
    _ name: String, _ expected: [Int], _ apply: @escaping (AnyPublisher<Int, any Error>) -> P
  ) where P.Output == Int, P.Failure == any Error {
    self.name = name
    self.expected = expected
    self.apply = { AnyPublisher(apply($0)) }
  }

  var testDescription: String { name }

  /// Each passes on more than one value, and ends with what it depends on.
  static let all = [
    Operator("map", [2, 4, 4, 6, 8]) { $0.map { $0 * 2 } },
    Operator("tryMap", [2, 4, 4, 6, 8]) { $0.tryMap { $0 * 2 } },
    Operator("mapError", [1, 2, 2, 3, 4]) { $0.mapError { _ in Fault.broken } },
    Operator("compactMap", [2, 2, 4]) { $0.compactMap { $0.isMultiple(of: 2) ? $0 : nil } },
    Operator("tryCompactMap", [2, 2, 4]) { $0.tryCompactMap { $0.isMultiple(of: 2) ? $0 : nil } },
    Operator("filter", [3, 4]) { $0.filter { $0 > 2 } },
    Operator("tryFilter", [3, 4]) { $0.tryFilter { $0 > 2 } },
    Operator("removeDuplicates", [1, 2, 3, 4]) { $0.removeDuplicates() },
    Operator("removeDuplicates(by:)", [1, 3]) { $0.removeDuplicates { $1 - $0 < 2 } },
    Operator("scan", [1, 3, 5, 8, 12]) { $0.scan(0, +) },
    Operator("tryScan", [1, 3, 5, 8, 12]) { $0.tryScan(0) { $0 + $1 } },
    Operator("dropFirst", [2, 3, 4]) { $0.dropFirst(2) },
    Operator("drop", [3, 4]) { $0.drop { $0 < 3 } },
    Operator("drop, and small ones later", [2, 2, 3, 1]) {
      $0.map { $0 == 4 ? 1 : $0 }.drop { $0 < 2 }
    },
    Operator("prefix", [1, 2, 2, 3]) { $0.prefix { $0 < 4 } },
    Operator("output", [2, 2, 3]) { $0.output(in: 1...3) },
    Operator("replaceEmpty", [1, 2, 2, 3, 4]) { $0.replaceEmpty(with: 9) },
    Operator("catch", [1, 2, 2, 3, 4]) { $0.catch { Fail(error: $0) } },
    Operator("tryCatch", [1, 2, 2, 3, 4]) {
      $0.tryCatch { error -> Empty<Int, any Error> in throw error }
    },
    Operator("append", [1, 2, 2, 3, 4]) { $0.append(Empty()) },
    Operator("prepend", [7, 8, 1, 2, 2, 3, 4]) { $0.prepend(7, 8) },
    Operator("handleEvents", [1, 2, 2, 3, 4]) { $0.handleEvents() },
    Operator("breakpoint", [1, 2, 2, 3, 4]) { $0.print("", to: Silence()) },
    Operator("flatMap", [1, 2, 2, 3, 4]) {
      $0.flatMap(maxPublishers: .max(1)) { Just($0).setFailureType(to: (any Error).self) }
    },
    Operator("receive", [1, 2, 2, 3, 4]) { $0.receive(on: ImmediateScheduler.shared) },
    Operator("merge", [1, 2, 2, 3, 4]) { $0.merge(with: Empty<Int, any Error>()) },
  ]

  /// Those that make one value of all, at the end.
  static let gathering = [
    Operator("collect", [12234]) { $0.collect().map { $0.reduce(0) { $0 * 10 + $1 } } },
    Operator("reduce", [12]) { $0.reduce(0, +) },
    Operator("count", [5]) { $0.count() },
    Operator("last", [4]) { $0.last() },
  ]

  /// Those that end differently from their upstream, or make one value of several.
  static let changing = [
    Operator("catch, then another", [1, 2, 2, 7, 8]) {
      $0.tryMap(upToTwo).catch { _ in [7, 8].publisher.setFailureType(to: (any Error).self) }
    },
    Operator("tryCatch, then another", [1, 2, 2, 7, 8]) {
      $0.tryMap(upToTwo).tryCatch { _ in [7, 8].publisher.setFailureType(to: (any Error).self) }
    },
    Operator("replaceError", [1, 2, 2, 9]) {
      $0.tryMap(upToTwo).replaceError(with: 9).setFailureType(to: (any Error).self)
    },
    Operator("append values", [1, 2, 2, 3, 4, 5, 6]) { $0.append(5, 6) },
    Operator("collect by two", [12, 23, 4]) { $0.collect(2).map { $0.reduce(0) { $0 * 10 + $1 } } },
    Operator("first", [1]) { $0.first() },
    Operator("output(at:)", [2]) { $0.output(at: 1) },
    Operator("replaceEmpty with nothing", [9]) { $0.filter { $0 > 4 }.replaceEmpty(with: 9) },
    Operator("flatMap of pairs", [1, 10, 2, 20, 2, 20, 3, 30, 4, 40]) {
      $0.flatMap(maxPublishers: .max(1)) {
        [$0, $0 * 10].publisher.setFailureType(to: (any Error).self)
      }
    },
  ]

  private static func upToTwo(_ number: Int) throws -> Int {
    if number > 2 { throw Fault.broken }
    return number
  }
}

private struct Silence: TextOutputStream {
  mutating func write(_ string: String) {}
}

/// Takes as many values as it is told to, and notes all that it hears.
private final class Listener: Subscriber {
  typealias Failure = any Error
  var values: [Int] = []
  var ends: [String] = []
  var subscription: (any Subscription)?

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ value: Int) -> Subscribers.Demand {
    values.append(value)
    return .none
  }

  func receive(completion: Subscribers.Completion<any Error>) {
    switch completion {
    case .finished: ends.append("finished")
    case .failure: ends.append("failed")
    }
  }
}

/// The contract that every operator keeps, whatever it does with values.
///
/// - Source: Apple documentation, `Subscription` and `Subscribers.Demand`.
@Suite("The contract of every operator")
struct OperatorContractTests {
  private let source = [1, 2, 2, 3, 4].publisher.setFailureType(to: (any Error).self)

  @Test(
    "an operator gives as many values as were asked for, and the rest when asked for more",
    arguments: Operator.all + Operator.gathering + Operator.changing)
  private func demand(of tried: Operator) {
    let listener = Listener()
    tried.apply(AnyPublisher(source)).subscribe(listener)
    #expect(listener.values == [])
    listener.subscription?.request(.none)
    #expect(listener.values == [] && listener.ends == [])
    for count in 1...tried.expected.count {
      listener.subscription?.request(.max(1))
      #expect(listener.values == Array(tried.expected.prefix(count)))
      if count < tried.expected.count { #expect(listener.ends == []) }
    }
    listener.subscription?.request(.unlimited)
    #expect(listener.values == tried.expected)
    #expect(listener.ends == ["finished"])
  }

  @Test(
    "a cancelled operator cancels those it depends on, and says nothing more",
    arguments: Operator.all + Operator.gathering)
  private func cancelling(of tried: Operator) {
    let subject = PassthroughSubject<Int, any Error>()
    var cancels = 0
    let listener = Listener()
    tried.apply(AnyPublisher(subject.handleEvents(receiveCancel: { cancels += 1 })))
      .subscribe(listener)
    listener.subscription?.request(.unlimited)
    for value in [1, 2, 2] { subject.send(value) }
    let before = listener.values
    #expect(before == Array(tried.expected.prefix(before.count)))
    listener.subscription?.cancel()
    #expect(cancels == 1)
    subject.send(3)
    subject.send(completion: .finished)
    #expect(listener.values == before && listener.ends == [])
  }

  @Test(
    "an operator's failure comes once, after the values before it",
    arguments: Operator.all + Operator.gathering)
  private func failing(of tried: Operator) {
    let subject = PassthroughSubject<Int, any Error>()
    let listener = Listener()
    tried.apply(AnyPublisher(subject)).subscribe(listener)
    listener.subscription?.request(.unlimited)
    for value in [1, 2, 2] { subject.send(value) }
    let before = listener.values
    subject.send(completion: .failure(Fault.broken))
    subject.send(4)
    subject.send(completion: .finished)
    #expect(listener.values == before && listener.ends == ["failed"])
  }
}
