/// The values that one publisher has given to a combination.
private final class Given<Value> {
  var values: [Value] = []
  var hasEnded = false
}

extension Junction {
  /// Makes one value of the values of several publishers, as soon as each has one.
  ///
  /// Each gets the subscriber's demand. A value that arrives without demand waits.
  /// - Parameter keepsAll: whether values wait for each other, instead of only the latest one
  ///   counting.
  fileprivate func combine<each Value>(
    _ publishers: repeat AnyPublisher<each Value, Failure>, keepsAll: Bool
  ) where Output == (repeat each Value) {
    let given = (repeat Given<each Value>())

    func take<T>(_ given: Given<T>) -> T { keepsAll ? given.values.removeFirst() : given.values[0] }

    func made() -> Output? {
      alone {
        guard demand > .none else { return nil }
        for one in repeat each given { if one.values.isEmpty { return nil } }
        return (repeat take(each given))
      }
    }

    func finishIfOver() {
      let isOver = alone {
        var isOver = !keepsAll
        for one in repeat each given {
          isOver =
            keepsAll ? isOver || one.hasEnded && one.values.isEmpty : isOver && one.hasEnded
        }
        return isOver
      }
      if isOver { finish(.finished) }
    }

    func combine<T>(_ publisher: AnyPublisher<T, Failure>, _ given: Given<T>, as number: Int) {
      join(
        publisher, as: number, first: { self.demand },
        value: { value in
          self.alone { given.values = keepsAll ? given.values + [value] : [value] }
          guard let output = made() else { return .none }
          let more = self.send(output)
          self.ask(more, except: number)
          finishIfOver()
          return more
        },
        end: {
          guard case .finished = $0 else { return self.finish($0) }
          given.hasEnded = true
          finishIfOver()
        })
    }

    asks = { junction, more in
      while keepsAll, let output = made() { junction.ask(junction.send(output)) }
      junction.ask(more)
      if keepsAll { finishIfOver() }
    }
    begin()
    var number = 0
    for (publisher, store) in repeat (each publishers, each given) {
      combine(publisher, store, as: number)
      number += 1
    }
  }
}

extension Publishers {
  /// The latest values of two publishers, whenever one of them sends and all have sent.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Junction(Self.self, subscriber).combine(
        AnyPublisher(a), AnyPublisher(b), keepsAll: false)
    }
  }

  /// The latest values of three publishers, whenever one of them sends and all have sent.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Junction(Self.self, subscriber).combine(
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), keepsAll: false)
    }
  }

  /// The latest values of four publishers, whenever one of them sends and all have sent.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Junction(Self.self, subscriber).combine(
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), keepsAll: false)
    }
  }

  /// The first values of two publishers, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Junction(Self.self, subscriber).combine(
        AnyPublisher(a), AnyPublisher(b), keepsAll: true)
    }
  }

  /// The first values of three publishers, then the second ones, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Junction(Self.self, subscriber).combine(
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), keepsAll: true)
    }
  }

  /// The first values of four publishers, then the second ones, and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Junction(Self.self, subscriber).combine(
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), keepsAll: true)
    }
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure { .init(self, other) }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P.Failure == Failure { combineLatest(other).map(transform) }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure { .init(self, p, q) }

  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure { combineLatest(p, q).map(transform) }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ p: P, _ q: Q, _ r: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { .init(self, p, q, r) }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(p, q, r).map(transform)
  }

  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P> where P.Failure == Failure { .init(self, other) }

  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where P.Failure == Failure { zip(other).map(transform) }

  public func zip<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> Publishers.Zip3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure { .init(self, p, q) }

  public func zip<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure { zip(p, q).map(transform) }

  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ p: P, _ q: Q, _ r: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { .init(self, p, q, r) }

  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(p, q, r).map(transform)
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
