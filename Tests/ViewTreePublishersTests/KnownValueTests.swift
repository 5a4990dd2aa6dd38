import Combine
import Testing

/// Publishers whose values are known answer some operators by a list, at once.
///
/// The same publisher with its kind hidden runs the operator itself: both send the same.
@Suite("Known values")
struct KnownValueTests {
  private func expectSame<P: Publisher, Q: Publisher>(
    _ known: P, _ run: Q, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(sent(known) == sent(run), sourceLocation: location)
  }

  private func odd(_ number: Int) -> Bool { number % 2 == 1 }

  private func below(_ number: Int) throws -> Bool {
    if number == 3 { throw Fault.broken }
    return number < 3
  }

  @Test("a list's operators send what the operators of its publisher do")
  func lists() {
    for list in [[], [4], [1, 2, 2, 3]] as [[Int]] {
      let known = list.publisher
      let run = AnyPublisher(known)
      expectSame(known.map { $0 * 2 }, run.map { $0 * 2 })
      expectSame(known.filter(odd), run.filter(odd))
      expectSame(known.compactMap { odd($0) ? $0 : nil }, run.compactMap { odd($0) ? $0 : nil })
      expectSame(known.removeDuplicates(), run.removeDuplicates())
      expectSame(known.scan(1, +), run.scan(1, +))
      expectSame(known.reduce(1, +), run.reduce(1, +))
      expectSame(known.collect(), run.collect())
      expectSame(known.count(), run.count())
      expectSame(known.first(), run.first())
      expectSame(known.first(where: odd), run.first(where: odd))
      expectSame(known.last(), run.last())
      expectSame(known.last(where: odd), run.last(where: odd))
      expectSame(known.min(), run.min())
      expectSame(known.max(by: >), run.max(by: >))
      expectSame(known.contains(2), run.contains(2))
      expectSame(known.allSatisfy(odd), run.allSatisfy(odd))
      expectSame(known.tryAllSatisfy(below), run.tryAllSatisfy(below))
      expectSame(known.tryContains(where: below), run.tryContains(where: below))
      expectSame(known.dropFirst(2), run.dropFirst(2))
      expectSame(known.drop(while: odd), run.drop(while: odd))
      expectSame(known.prefix(2), run.prefix(2))
      expectSame(known.prefix(while: odd), run.prefix(while: odd))
      expectSame(known.output(at: 1), run.output(at: 1))
      expectSame(known.append(8, 9), run.append(8, 9))
      expectSame(known.prepend(8, 9), run.prepend(8, 9))
      expectSame(known.append([8].publisher), run.append([8].publisher))
      expectSame(known.prepend([8].publisher), run.prepend([8].publisher))
      expectSame(known.ignoreOutput(), run.ignoreOutput())
    }
  }

  @Test("a value's operators send what the operators of its publisher do", arguments: [3, 4])
  func values(number: Int) {
    let known = Just(number)
    let run = AnyPublisher(known)
    expectSame(known.filter(odd), run.filter(odd))
    expectSame(known.drop(while: odd), run.drop(while: odd))
    expectSame(known.dropFirst(), run.dropFirst())
    expectSame(known.dropFirst(0), run.dropFirst(0))
    expectSame(known.prefix(0), run.prefix(0))
    expectSame(known.output(at: 0), run.output(at: 0))
    expectSame(known.output(in: 1...), run.output(in: 1...))
    expectSame(known.scan(1, +), run.scan(1, +))
    expectSame(known.tryMap(below), run.tryMap(below))
    expectSame(
      known.tryReduce(1) { try below($1) ? $0 : $1 }, run.tryReduce(1) { try below($1) ? $0 : $1 })
    expectSame(known.contains(3), run.contains(3))
    expectSame(known.append(1), run.append(1))
    expectSame(known.prepend(1), run.prepend(1))
    expectSame(known.count(), run.count())
    for optional in [number, nil] {
      let known = optional.publisher
      let run = AnyPublisher(known)
      expectSame(known.map { $0 * 2 }, run.map { $0 * 2 })
      expectSame(known.filter(odd), run.filter(odd))
      expectSame(known.first(where: odd), run.first(where: odd))
      expectSame(known.dropFirst(), run.dropFirst())
      expectSame(known.prefix(1), run.prefix(1))
      expectSame(known.scan(1, +), run.scan(1, +))
      expectSame(known.replaceEmpty(with: 9), run.replaceEmpty(with: 9))
      expectSame(known.collect(), run.collect())
      expectSame(known.max(), run.max())
      expectSame(known.removeDuplicates(), run.removeDuplicates())
    }
    for result in [.success(number), .failure(.broken)] as [Result<Int, Fault>] {
      let known = result.publisher
      let run = AnyPublisher(known)
      expectSame(known.map { $0 * 2 }, run.map { $0 * 2 })
      expectSame(known.tryMap(below), run.tryMap(below))
      expectSame(known.mapError { $0 }, run.mapError { $0 })
      expectSame(known.replaceError(with: 9), run.replaceError(with: 9))
      expectSame(known.allSatisfy(odd), run.allSatisfy(odd))
      expectSame(known.count(), run.count())
      expectSame(
        known.tryScan(1) { try below($1) ? $0 : $1 }, run.tryScan(1) { try below($1) ? $0 : $1 })
      expectSame(known.collect(), run.collect())
      expectSame(known.first(), run.first())
    }
  }
}
