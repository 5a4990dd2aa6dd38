import Combine
import Foundation
import Testing

/// The values of operators, in the notation of `Taker.heard`: `"1 2 |"`.
@MainActor
@Suite("Operators")
struct OperatorTests {
  private let numbers = [1, 2, 2, 3, 4].publisher
  private let log = Log()
  private let a = PassthroughSubject<Int, Never>()
  private let b = PassthroughSubject<Int, Never>()

  @Test("each value is turned, dropped or folded as the operator says")
  func single() {
    #expect(sent(numbers.map { $0 * 2 }) == "2 4 4 6 8 |")
    #expect(sent(numbers.compactMap { $0 > 2 ? "\($0)" : nil }) == "3 4 |")
    #expect(sent(numbers.removeDuplicates()) == "1 2 3 4 |")
    #expect(sent(numbers.scan(0, +)) == "1 3 5 8 12 |")
    #expect(sent(numbers.reduce(0, +)) == "12 |")
    #expect(sent(numbers.collect()) == "[1, 2, 2, 3, 4] |")
    #expect(sent(numbers.collect(2)) == "[1, 2] [2, 3] [4] |")
    #expect(sent(numbers.dropFirst(3)) == "3 4 |")
    #expect(sent(numbers.drop { $0 < 3 }) == "3 4 |")
    #expect(sent(numbers.prefix(2)) == "1 2 |")
    #expect(sent(numbers.prefix { $0 < 3 }) == "1 2 2 |")
    #expect(sent(numbers.first()) == "1 |")
    #expect(sent(numbers.first { $0 > 2 }) == "3 |")
    #expect(sent(numbers.last { $0 < 3 }) == "2 |")
    #expect(sent(numbers.output(in: 1...2)) == "2 2 |")
    #expect(sent(numbers.output(in: 2..<2)) == "|")
    #expect(sent(numbers.max()) == "4 |")
    #expect(sent(numbers.min()) == "1 |")
    #expect(sent(numbers.count()) == "5 |")
    #expect(sent(numbers.contains(3)) == "true |")
    #expect(sent(numbers.contains(9)) == "false |")
    #expect(sent([3, 3].publisher.contains(9)) == "false |")
    #expect(sent(numbers.allSatisfy { $0 < 4 }) == "false |")
    #expect(sent(numbers.ignoreOutput()) == "|")
    #expect(sent(numbers.replaceEmpty(with: 7)) == "1 2 2 3 4 |")
    #expect(sent(numbers.delay(for: 5, scheduler: ImmediateScheduler.shared)) == "1 2 2 3 4 |")
    #expect(sent(Just(2).prepend(1).append(3, 4)) == "1 2 3 4 |")
  }

  @Test("an empty publisher has no largest value, and another value in its place")
  func empty() {
    let nothing = Empty<Int, Never>()
    #expect(sent(nothing) == "|")
    #expect(sent(nothing.max()) == "|")
    #expect(sent(nothing.replaceEmpty(with: 7)) == "7 |")
    #expect(sent(Int?.none.publisher) == "|")
    #expect(sent([1, nil].publisher.replaceNil(with: 0)) == "1 0 |")
  }

  @Test("what an operator's closure throws ends it there, and nothing comes after")
  func throwing() {
    func failing(_ number: Int) throws -> Int {
      if number == 3 { throw Fault.broken }
      return number
    }
    let single = [1, 2, 3, 4].publisher
    #expect(sent(single.tryMap(failing)) == "1 2 !")
    #expect(sent(single.tryCompactMap(failing)) == "1 2 !")
    #expect(sent(single.tryFilter { try failing($0) > 0 }) == "1 2 !")
    #expect(sent(single.tryScan(0) { $0 + (try failing($1)) }) == "1 3 !")
    #expect(sent(single.tryReduce(0) { $0 + (try failing($1)) }) == "!")
    #expect(sent(single.tryMap(failing).tryCatch { _ in [7].publisher }) == "1 2 7 |")
  }

  @Test("a failure ends it, is caught, replaced, or tried again")
  func failures() {
    let broken = numbers.tryMap { if $0 == 3 { throw Fault.broken } else { $0 } }
    #expect(sent(broken) == "1 2 2 !")
    #expect(sent(broken.catch { _ in Just(9) }) == "1 2 2 9 |")
    #expect(sent(broken.replaceError(with: 0)) == "1 2 2 0 |")
    #expect(sent(broken.retry(1)) == "1 2 2 1 2 2 !")
    #expect(sent(Fail<Int, Fault>(error: .broken).mapError { _ in Fault.broken }) == "!")
    #expect(sent(Result<Int, Fault>.failure(.broken).publisher) == "!")
    let record = Record<Int, Fault> {
      $0.receive(1)
      $0.receive(2)
      $0.receive(completion: .failure(.broken))
    }
    #expect(sent(record) == "1 2 !")
  }

  @Test("three and four publishers are combined as two are")
  func several() {
    let (a, b) = ([1, 2].publisher, ["a", "b"].publisher)
    #expect(sent(a.zip(b, a) { "\($0)\($1)\($2)" }) == "1a1 2b2 |")
    #expect(sent(a.zip(b, a, b) { "\($0)\($1)\($2)\($3)" }) == "1a1a 2b2b |")
    #expect(sent(a.zip(b, a)) == "(1, \"a\", 1) (2, \"b\", 2) |")
    #expect(sent(a.zip(b, a, b)) == "(1, \"a\", 1, \"a\") (2, \"b\", 2, \"b\") |")
    // Each is over before the next one begins: only the last still changes.
    #expect(sent(a.combineLatest(b, a) { "\($0)\($1)\($2)" }) == "2b1 2b2 |")
    #expect(sent(a.combineLatest(b, a, b) { "\($0)\($1)\($2)\($3)" }) == "2b2a 2b2b |")
    #expect(sent(a.merge(with: a, a)) == "1 2 1 2 1 2 |")
    #expect(sent(a.merge(with: a, a, a)) == "1 2 1 2 1 2 1 2 |")
    #expect(sent(Publishers.MergeMany(Just(1), Just(2), Just(3))) == "1 2 3 |")
  }

  @Test("key paths read one, two or three properties")
  func keyPaths() {
    struct Point {
      var x, y, z: Int
    }
    let point = Just(Point(x: 1, y: 2, z: 3))
    #expect(sent(point.map(\.x)) == "1 |")
    #expect(sent(point.map(\.x, \.y)) == "(1, 2) |")
    #expect(sent(point.map(\.x, \.y, \.z)) == "(1, 2, 3) |")
  }

  @Test("two publishers combined send when both have values, always the latest ones")
  func combineLatest() {
    let token = a.combineLatest(b) { "\($0)+\($1)" }.noted(in: log)
    a.send(1)
    a.send(2)
    b.send(7)
    b.send(8)
    a.send(3)
    token.cancel()
    b.send(9)
    #expect(log.text == "2+7 2+8 3+8")
  }

  @Test("two publishers zipped wait for each other, and end when one has no partner left")
  func zip() {
    #expect(sent([1, 2, 3].publisher.zip([7, 8].publisher) { $0 + $1 }) == "8 10 |")
    let token = a.zip(b) { "\($0)+\($1)" }.noted(in: log)
    a.send(1)
    a.send(2)
    b.send(7)
    b.send(8)
    b.send(9)
    token.cancel()
    #expect(log.text == "1+7 2+8")
  }

  @Test("merged publishers send as they come and end with the last of them")
  func merge() {
    let token = a.merge(with: b).noted(in: log)
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    b.send(completion: .finished)
    token.cancel()
    #expect(log.text == "1 2 3 |")
  }

  @Test("a value's publisher is merged in, or replaces the one before it")
  func inner() {
    #expect(sent([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == "1 10 2 20 |")
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let token = outer.switchToLatest().noted(in: log)
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    token.cancel()
    #expect(log.text == "1 3")
  }

  @Test("a limit on living publishers makes the others wait, each for one end")
  func limitedFlatMap() {
    var made: [Int] = []
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    let token = (0..<4).publisher
      .flatMap(maxPublishers: .max(1)) { index -> PassthroughSubject<Int, Never> in
        made.append(index)
        return subjects[index]
      }
      .sink { _ in }
    for index in 0..<4 {
      #expect(made == Array(0...index))
      subjects[index].send(completion: .finished)
    }
    token.cancel()
  }

  @Test("a shared publisher subscribes once and ends with the last who listens")
  func shared() {
    let log = log
    let shared = a.handleEvents(
      receiveSubscription: { _ in log.note("subscribed") },
      receiveCancel: { log.note("cancelled") }
    ).share()
    let first = shared.noted(in: log)
    let second = shared.map { $0 * 10 }.noted(in: log)
    a.send(1)
    first.cancel()
    #expect(log.text == "subscribed 1 10")
    second.cancel()
    #expect(log.text == "subscribed 1 10 cancelled")
  }

  @Test("a connectable publisher waits until it is connected")
  func connectable() {
    let connectable = Just(1).makeConnectable()
    let token = connectable.noted(in: log)
    #expect(log.text == "")
    let connection = connectable.connect()
    #expect(log.text == "1 |")
    connection.cancel()
    token.cancel()
  }

  @Test(
    "a future keeps its promise once and tells everybody who asks; a deferred one is made for each")
  func future() {
    var promises: [Future<Int, Never>.Promise] = []
    let future = Future<Int, Never> { promises.append($0) }
    let early = future.noted(in: log)
    promises[0](.success(1))
    promises[0](.success(2))
    #expect(log.text == "1 |")
    #expect(sent(future) == "1 |")
    #expect(promises.count == 1)
    early.cancel()
    var made = 0
    let deferred = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect([sent(deferred), sent(deferred)] == ["1 |", "2 |"])
  }

  @Test("values are read from a task, one at a time")
  func values() async {
    var seen: [Int] = []
    for await value in (1...3).publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
    var iterator = Just(4).values.makeAsyncIterator()
    #expect(await iterator.next() == 4)
    #expect(await iterator.next() == nil)
  }

  @Test("what is written as data is read again")
  func coding() {
    let written = Just([1, 2]).encode(encoder: JSONEncoder())
    #expect(sent(written.decode(type: [Int].self, decoder: JSONDecoder())) == "[1, 2] |")
  }
}
