import Combine
import Testing

/// An operator on numbers, and the same on a list of them: what it passes on, and when it ends.
struct ModelledOperator: CustomTestStringConvertible, @unchecked Sendable {
  typealias Stream = (values: [Int], end: StreamEnd?)
  enum Trait {
    /// Hands its subscription on: an impolite publisher is not held back.
    case isTransparent
    /// Loses values that come without demand.
    case drops
    /// May wait for another value than its publisher's next one.
    case waits
  }

  let name: String
  let trait: Trait?
  let apply: (AnyPublisher<Int, any Error>) -> AnyPublisher<Int, any Error>
  let model: (Stream) -> Stream

  var testDescription: String { name }

  init<P: Publisher<Int, any Error>>(
    _ name: String, is trait: Trait? = nil,
    _ apply: @escaping (AnyPublisher<Int, any Error>) -> P,
    _ model: @escaping (Stream) -> Stream = { $0 }
  ) {
    (self.name, self.trait, self.model) = (name, trait, model)
    self.apply = { AnyPublisher(apply($0)) }
  }

  static let all =
    mapping + filtering + cutting + answering + gathering + recovering + joining + timed

  private static let mapping: [Self] = [
    Self("map", is: .isTransparent, { $0.map { $0 * 2 } }, each { [$0 * 2] }),
    Self("tryMap", { $0.tryMap(belowFour) }, cut(.failed)),
    Self("mapError", is: .isTransparent, { $0.mapError { $0 } }),
    Self(
      "compactMap", is: .isTransparent, { $0.compactMap { isEven($0) ? $0 : nil } }, each(evens)),
    Self(
      "tryCompactMap", { $0.tryCompactMap { isEven(try belowFour($0)) ? $0 : nil } },
      { each(evens)(cut(.failed)($0)) }),
    Self("scan", is: .isTransparent, { $0.scan(0, +) }, { (sums($0.values), $0.end) }),
    Self(
      "tryScan", { $0.tryScan(0) { $0 + (try belowFour($1)) } },
      {
        let stream = cut(.failed)($0)
        return (sums(stream.values), stream.end)
      }),
    Self("handleEvents", { $0.handleEvents(receiveOutput: { _ in }) }),
    Self("print", { $0.print("", to: Silence()) }),
    Self("breakpoint", is: .isTransparent, { $0.breakpoint(receiveOutput: { _ in false }) }),
  ]

  private static let filtering: [Self] = [
    Self("filter", is: .isTransparent, { $0.filter(isEven) }, each(evens)),
    Self(
      "tryFilter", { $0.tryFilter { isEven(try belowFour($0)) } },
      { each(evens)(cut(.failed)($0)) }),
    Self("removeDuplicates", { $0.removeDuplicates() }, { (distinct($0.values), $0.end) }),
    Self(
      "tryRemoveDuplicates", { $0.tryRemoveDuplicates { try belowFour($1) == $0 } },
      {
        let stream = cut(.failed)($0)
        return (distinct(stream.values), stream.end)
      }),
    Self(
      "removeDuplicates(by:)", { $0.removeDuplicates { $1 - $0 < 2 } },
      { (apart($0.values), $0.end) }),
    Self("dropFirst", { $0.dropFirst(2) }, { (Array($0.values.dropFirst(2)), $0.end) }),
    Self("drop(while:)", { $0.drop { $0 < 3 } }, { (Array($0.values.drop { $0 < 3 }), $0.end) }),
    Self(
      "drop(while:), and small ones later", { $0.map(smallAtFour).drop { $0 < 2 } },
      { (Array($0.values.map(smallAtFour).drop { $0 < 2 }), $0.end) }),
    Self(
      "tryDrop(while:)", { $0.tryDrop { try belowFour($0) < 3 } },
      { (Array($0.values.drop { $0 < 3 }), $0.end) }),
    Self("drop(untilOutputFrom:)", is: .waits, { $0.drop(untilOutputFrom: list(1)) }),
    Self("prefix(untilOutputFrom:)", { $0.prefix(untilOutputFrom: never) }),
  ]

  private static let cutting: [Self] = [
    Self("prefix", { $0.prefix(2) }, first(2)),
    Self("prefix of none", { $0.prefix(0) }, first(0)),
    Self("output(at:)", { $0.output(at: 2) }, places(2)),
    Self("output(in:)", { $0.output(in: 1...2) }, places(1)),
    Self("prefix(while:)", { $0.prefix { $0 < 4 } }, cut(.finished)),
    Self("tryPrefix(while:)", { $0.tryPrefix { try belowFour($0) < 5 } }, cut(.failed)),
  ]

  private static let answering: [Self] = [
    Self("first", { $0.first() }, settled({ $0 })),
    Self("first(where:)", { $0.first(where: isEven) }, settled { isEven($0) ? $0 : nil }),
    Self(
      "tryFirst(where:)", { $0.tryFirst { isEven(try belowFour($0)) } },
      settled { isEven($0) ? $0 : nil }),
    Self("contains", { $0.contains(3).map(number) }, settled({ $0 == 3 ? 1 : nil }, else: 0)),
    Self(
      "contains(where:)", { $0.contains { $0 > 2 }.map(number) },
      settled({ $0 > 2 ? 1 : nil }, else: 0)),
    Self(
      "tryContains(where:)", { $0.tryContains { try belowFour($0) > 2 }.map(number) },
      settled({ $0 > 2 ? 1 : nil }, else: 0)),
    Self(
      "allSatisfy", { $0.allSatisfy { $0 < 3 }.map(number) },
      settled({ $0 < 3 ? nil : 0 }, else: 1)),
    Self(
      "tryAllSatisfy", { $0.tryAllSatisfy { try belowFour($0) < 3 }.map(number) },
      settled({ $0 < 3 ? nil : 0 }, else: 1)),
  ]

  private static let gathering: [Self] = [
    Self("last", { $0.last() }, gathered(\.last)),
    Self("last(where:)", { $0.last(where: isEven) }, gathered { $0.last(where: isEven) }),
    Self(
      "tryLast(where:)", { $0.tryLast { isEven(try belowFour($0)) } },
      { gathered { $0.last(where: isEven) }(cut(.failed)($0)) }),
    Self("count", { $0.count() }, gathered(\.count)),
    Self("reduce", { $0.reduce(0, +) }, gathered { $0.reduce(0, +) }),
    Self(
      "tryReduce", { $0.tryReduce(0) { $0 + (try belowFour($1)) } },
      { gathered { $0.reduce(0, +) }(cut(.failed)($0)) }),
    Self("max", { $0.max() }, gathered { $0.max() }),
    Self("min", { $0.min() }, gathered { $0.min() }),
    Self(
      "tryMax", { $0.tryMax { try belowFour($0) < belowFour($1) } },
      // A first value of 4 would be compared with nothing; the first is always 1.
      { gathered { $0.max() }(cut(.failed)($0)) }),
    Self("collect", { $0.collect().map(digits) }, gathered(digits)),
    Self(
      "collect(2)", { $0.collect(2).map(digits) },
      { stream in
        let pairs = stride(from: 0, to: stream.values.count, by: 2).map {
          Array(stream.values[$0..<min($0 + 2, stream.values.count)])
        }
        let isWhole = stream.end == .finished || pairs.last?.count == 2
        return ((isWhole ? pairs : pairs.dropLast()).map(digits), stream.end)
      }),
    Self(
      "ignoreOutput", is: .isTransparent, { $0.ignoreOutput().map { (_: Never) -> Int in } },
      { ([], $0.end) }),
    Self(
      "replaceEmpty", { $0.replaceEmpty(with: 9) },
      { $0.values.isEmpty ? followed($0, on: .finished, by: [9]) : $0 }),
  ]

  private static let recovering: [Self] = [
    Self("catch", { $0.catch { _ in list(7, 8) } }, { followed($0, on: .failed, by: [7, 8]) }),
    Self(
      "tryCatch", { $0.tryCatch { _ in list(7, 8) } }, { followed($0, on: .failed, by: [7, 8]) }),
    Self(
      "tryCatch that throws",
      { $0.tryCatch { error -> Empty<Int, any Error> in throw error } }),
    Self(
      "replaceError", { $0.replaceError(with: 9).setFailureType(to: (any Error).self) },
      { followed($0, on: .failed, by: [9]) }),
    Self("retry(0)", { $0.retry(0) }),
    Self("retry", { $0.retry(100) }),
  ]

  private static let joining: [Self] = [
    Self("append", { $0.append(7, 8) }, { followed($0, on: .finished, by: [7, 8]) }),
    Self("prepend", { $0.prepend(7, 8) }, { ([7, 8] + $0.values, $0.end) }),
    Self("merge", { $0.merge(with: Empty<Int, any Error>()) }),
    Self("merge with one that goes on", { $0.merge(with: never) }, { ($0.values, onlyFailed($0)) }),
    Self(
      "zip", is: .waits, { $0.zip(list(10, 20, 30).append(never)).map { $0 + $1 } },
      {
        let isOver = $0.end == .failed || $0.values.count <= 3
        return (zip($0.values, [10, 20, 30]).map { $0 + $1 }, isOver ? $0.end : nil)
      }),
    Self("combineLatest", { $0.combineLatest(list(5)).map { $0 + $1 } }, each { [$0 + 5] }),
    Self("flatMap", { $0.flatMap { list($0) } }),
    // A failure overtakes the values that wait until they are asked for.
    Self("flatMap to one that fails", is: .drops, { $0.flatMap(failsAtFour) }, cut(.failed)),
    Self(
      "flatMap, one at a time", { $0.flatMap(maxPublishers: .max(1)) { list($0, $0 * 10) } },
      each { [$0, $0 * 10] }),
    Self("switchToLatest", is: .drops, { $0.map { list($0) }.switchToLatest() }),
    Self(
      "switchToLatest of one that fails", is: .drops, { $0.map(failsAtFour).switchToLatest() },
      cut(.failed)),
    Self("share", is: .drops, { $0.share() }),
    Self(
      "buffer", { $0.buffer(size: 100, prefetch: .byRequest, whenFull: .dropNewest) }),
    Self("small buffer", { $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest) }),
  ]

  private static let timed: [Self] = [
    Self("receive(on:)", { $0.receive(on: ImmediateScheduler.shared) }),
    Self("subscribe(on:)", { $0.subscribe(on: ImmediateScheduler.shared) }),
    Self("delay", { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) }),
    Self("debounce", is: .drops, { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared) }),
    Self(
      "throttle", is: .drops,
      { $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true) }),
    Self(
      "measureInterval",
      { $0.measureInterval(using: ImmediateScheduler.shared).map { Int($0.magnitude) } },
      each { _ in [0] }),
  ]
}

private typealias Stream = ModelledOperator.Stream

private func isEven(_ number: Int) -> Bool { number.isMultiple(of: 2) }
private func evens(_ number: Int) -> [Int] { isEven(number) ? [number] : [] }
private func number(_ answer: Bool) -> Int { answer ? 1 : 0 }
private func digits(_ numbers: [Int]) -> Int { numbers.reduce(0) { $0 * 10 + $1 } }

private func belowFour(_ number: Int) throws -> Int {
  if number > 3 { throw Play.Failed() }
  return number
}

private func smallAtFour(_ number: Int) -> Int { number == 4 ? 1 : number }

private func failsAtFour(_ number: Int) -> AnyPublisher<Int, any Error> {
  AnyPublisher(list(number).tryMap(belowFour))
}

private func sums(_ values: [Int]) -> [Int] {
  values.indices.map { values[...$0].reduce(0, +) }
}

private func distinct(_ values: [Int]) -> [Int] {
  values.indices.filter { $0 == 0 || values[$0 - 1] != values[$0] }.map { values[$0] }
}

/// Each that is more than one above the last that was kept.
private func apart(_ values: [Int]) -> [Int] {
  values.reduce(into: []) { kept, value in
    if let last = kept.last, value - last < 2 { return }
    kept.append(value)
  }
}

private func each(_ change: @escaping (Int) -> [Int]) -> (Stream) -> Stream {
  { ($0.values.flatMap(change), $0.end) }
}

/// The values below 4; the first other one ends it in a way.
private func cut(_ end: StreamEnd) -> (Stream) -> Stream {
  { $0.values.contains { $0 > 3 } ? ($0.values.filter { $0 < 4 }, end) : $0 }
}

private func first(_ count: Int) -> (Stream) -> Stream {
  { $0.values.count < count ? $0 : (Array($0.values.prefix(count)), .finished) }
}

/// The values before the third place, from a place on.
private func places(_ start: Int) -> (Stream) -> Stream {
  {
    let stream = first(3)($0)
    return (Array(stream.values.dropFirst(start)), stream.end)
  }
}

/// One answer, as soon as a value settles it; otherwise the answer of the end.
private func settled(
  _ answer: @escaping (Int) -> Int?, else last: Int? = nil
) -> (Stream) -> Stream {
  { stream in
    if let first = stream.values.lazy.compactMap(answer).first { return ([first], .finished) }
    return gathered { _ in last }(stream)
  }
}

/// One result of all values, when they have finished.
private func gathered(_ fold: @escaping ([Int]) -> Int?) -> (Stream) -> Stream {
  { ($0.end == .finished ? fold($0.values).map { [$0] } ?? [] : [], $0.end) }
}

private func followed(_ stream: Stream, on end: StreamEnd, by more: [Int]) -> Stream {
  stream.end == end ? (stream.values + more, .finished) : stream
}

private func onlyFailed(_ stream: Stream) -> StreamEnd? {
  stream.end == .failed ? .failed : nil
}

private var never: Empty<Int, any Error> { Empty(completeImmediately: false) }

private func list(_ values: Int...) -> some Publisher<Int, any Error> {
  values.publisher.setFailureType(to: (any Error).self)
}

private struct Silence: TextOutputStream {
  mutating func write(_ string: String) {}
}
