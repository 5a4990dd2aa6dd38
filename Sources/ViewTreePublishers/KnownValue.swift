/// Operators on one value that is known give a publisher that knows its values too.
extension Just {
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }
  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { tryMap(predicate) }
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }
  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { tryMap(predicate) }
  public func collect() -> Just<[Output]> { .init([output]) }
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }
  public func count() -> Just<Int> { .init(1) }
  public func dropFirst(_ count: Int = 1) -> Output?.Publisher { .init(count > 0 ? nil : output) }
  public func drop(while predicate: (Output) -> Bool) -> Output?.Publisher {
    .init(predicate(output) ? nil : output)
  }
  public func first() -> Self { self }
  public func first(where predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }
  public func last() -> Self { self }
  public func last(where predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }
  public func ignoreOutput() -> Empty<Output, Never> { .init() }
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { .init(transform(output)) }
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(.init { try transform(output) })
  }
  public func compactMap<T>(_ transform: (Output) -> T?) -> T?.Publisher {
    .init(transform(output))
  }
  public func filter(_ isIncluded: (Output) -> Bool) -> Output?.Publisher {
    .init(isIncluded(output) ? output : nil)
  }
  public func output(at index: Int) -> Output?.Publisher { .init(index == 0 ? output : nil) }
  public func output<R: RangeExpression<Int>>(in range: R) -> Output?.Publisher {
    .init(range.contains(0) ? output : nil)
  }
  public func prefix(_ maxLength: Int) -> Output?.Publisher { .init(maxLength > 0 ? output : nil) }
  public func prefix(while predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    .init(output)
  }
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    .init(output)
  }
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap {
      _ = try predicate($0, $0)
      return $0
    }
  }
  public func replaceError(with output: Output) -> Self { self }
  public func replaceEmpty(with output: Output) -> Self { self }
  public func retry(_ times: Int) -> Self { self }
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher { .init(nextPartialResult(initialResult, output)) }
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher { reduce(initialResult, nextPartialResult) }
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryReduce(initialResult, nextPartialResult) }
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    prepend(elements)
  }
  public func prepend<S: Swift.Sequence<Output>>(
    _ elements: S
  ) -> Publishers.Sequence<[Output], Never> { .init(sequence: elements + [output]) }
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    append(elements)
  }
  public func append<S: Swift.Sequence<Output>>(
    _ elements: S
  ) -> Publishers.Sequence<[Output], Never> { .init(sequence: [output] + elements) }
}

extension Just where Output: Comparable {
  public func min() -> Self { self }
  public func max() -> Self { self }
}

extension Just where Output: Equatable {
  public func contains(_ output: Output) -> Just<Bool> { .init(self.output == output) }
  public func removeDuplicates() -> Self { self }
}

extension Optional.Publisher {
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Bool?.Publisher { map(predicate) }
  public func contains(where predicate: (Output) -> Bool) -> Bool?.Publisher { map(predicate) }
  public func collect() -> [Output]?.Publisher { .init(output.map { [$0] } ?? []) }
  public func compactMap<T>(_ transform: (Output) -> T?) -> T?.Publisher {
    .init(output.flatMap(transform))
  }
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }
  public func count() -> Int?.Publisher { map { _ in 1 } }
  public func dropFirst(_ count: Int = 1) -> Output?.Publisher { filter { _ in count == 0 } }
  public func drop(while predicate: (Output) -> Bool) -> Output?.Publisher {
    filter { !predicate($0) }
  }
  public func first() -> Self { self }
  public func first(where predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }
  public func last() -> Self { self }
  public func last(where predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }
  public func filter(_ isIncluded: (Output) -> Bool) -> Output?.Publisher {
    compactMap { isIncluded($0) ? $0 : nil }
  }
  public func ignoreOutput() -> Empty<Output, Never> { .init() }
  public func map<T>(_ transform: (Output) -> T) -> T?.Publisher { .init(output.map(transform)) }
  public func output(at index: Int) -> Output?.Publisher { filter { _ in index == 0 } }
  public func output<R: RangeExpression<Int>>(in range: R) -> Output?.Publisher {
    filter { _ in range.contains(0) }
  }
  public func prefix(_ maxLength: Int) -> Output?.Publisher { filter { _ in maxLength > 0 } }
  public func prefix(while predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> T?.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> T?.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }
  public func replaceError(with output: Output) -> Self { self }
  public func replaceEmpty(with output: Output) -> Just<Output> { .init(self.output ?? output) }
  public func retry(_ times: Int) -> Self { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  public func min() -> Self { self }
  public func max() -> Self { self }
}

extension Optional.Publisher where Wrapped: Equatable {
  public func contains(_ output: Output) -> Bool?.Publisher { map { $0 == output } }
  public func removeDuplicates() -> Self { self }
}

extension Result.Publisher {
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }
  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { tryMap(predicate) }
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }
  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { tryMap(predicate) }
  public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }
  public func tryMin(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher { tried(areInIncreasingOrder) }
  public func tryMax(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher { tried(areInIncreasingOrder) }
  public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }
  public func first() -> Self { self }
  public func last() -> Self { self }
  public func ignoreOutput() -> Empty<Output, Failure> { .init() }
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    .init(result.map(transform))
  }
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(.init { try transform(result.get()) })
  }
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    .init(result.mapError(transform))
  }
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher { tried(predicate) }
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    .init((try? result.get()) ?? output)
  }
  public func replaceEmpty(with output: Output) -> Self { self }
  public func retry(_ times: Int) -> Self { self }
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher { map { nextPartialResult(initialResult, $0) } }
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher { reduce(initialResult, nextPartialResult) }
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryReduce(initialResult, nextPartialResult) }

  private func tried(_ rule: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher
  {
    tryMap {
      _ = try rule($0, $0)
      return $0
    }
  }
}

extension Result.Publisher where Success: Comparable {
  public func min() -> Self { self }
  public func max() -> Self { self }
}

extension Result.Publisher where Success: Equatable {
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }
  public func removeDuplicates() -> Self { self }
}

extension Result.Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    .init(result.get())
  }
}
