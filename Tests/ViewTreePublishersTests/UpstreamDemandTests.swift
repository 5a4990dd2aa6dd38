import Combine
import Testing

/// Operators on several publishers ask each of them for values as their own rule says.
///
/// - Source: Apple documentation, `Subscription` and `Subscribers.Demand`.
@MainActor
@Suite("Demand of several publishers")
struct UpstreamDemandTests {
  @Test("publishers that are combined are each asked for what the subscriber asks for")
  func combined() {
    func combine<P: Publisher>(_ apply: (Held<Int>, Held<Int>) -> P) {
      let (a, b) = (Held<Int>(), Held<Int>())
      let taker = Taker<P.Output, P.Failure>(asks: .max(2), answers: .max(1))
      apply(a, b).subscribe(taker)
      #expect(a.asks == [.max(2)] && b.asks == [.max(2)])
      // A value that makes nothing yet counts; one that does is answered with what the subscriber says.
      a.send(1)
      b.send(2)
      #expect(a.answers == [.none] && b.answers == [.max(1)])
      #expect(a.asks == [.max(2), .max(1)] && b.asks == [.max(2)])
      taker.ask(.max(3))
      #expect(a.asks.last == .max(3) && b.asks.last == .max(3))
      taker.cancel()
      #expect(a.cancelled == [1] && b.cancelled == [1])
    }
    combine { $0.combineLatest($1) }
    combine { $0.zip($1) }
  }

  @Test("merged publishers are asked for one value each, or for all where all are wanted")
  func merged() {
    let (a, b) = (Held<Int>(), Held<Int>())
    let taker = Taker<Int, any Error>(asks: .max(2))
    a.merge(with: b).subscribe(taker)
    #expect(a.asks == [.max(1)] && b.asks == [.max(1)])
    a.send(1)
    b.send(2)
    // It has not been asked for: it waits, and its publisher with it.
    a.send(3)
    #expect(a.answers == [.max(1), .none] && b.answers == [.max(1)])
    taker.ask(.max(1))
    #expect(taker.heard == "1 2 3")
    #expect(a.asks == [.max(1), .max(1)] && b.asks == [.max(1)])
    // Three wait and two are asked for.
    b.send(4)
    a.send(5)
    b.send(6)
    taker.ask(.max(2))
    #expect(taker.heard == "1 2 3 4 5")
    taker.ask(.unlimited)
    #expect(taker.heard == "1 2 3 4 5 6")
    #expect(a.asks.last == .unlimited && b.asks.last == .unlimited)

    let (c, d) = (Held<Int>(), Held<Int>())
    let all = Taker<Int, any Error>(asks: .unlimited)
    c.merge(with: d).subscribe(all)
    #expect(c.asks == [.unlimited] && d.asks == [.unlimited])
    c.end(.failure(Fault.broken))
    #expect(d.cancelled == [1] && all.heard == "!")
  }

  @Test("the latest publisher is asked for what is still wanted, and the one before is cancelled")
  func latest() {
    let outer = Held<Held<Int>>()
    let taker = Taker<Int, any Error>(asks: .max(3), answers: .none)
    outer.switchToLatest().subscribe(taker)
    #expect(outer.asks == [.unlimited])
    let (first, late, last) = (Held<Int>(), Held<Int>(connectsAtOnce: false), Held<Int>())
    outer.send(first)
    #expect(first.asks == [.max(3)])
    first.send(1)
    outer.send(late)
    #expect(first.cancelled == [1])
    outer.send(last)
    #expect(last.asks == [.max(2)])
    // Its turn has passed before it gave a subscription.
    late.connect()
    #expect(late.cancelled == [1] && late.asks == [])
    taker.ask(.max(4))
    #expect(last.asks == [.max(2), .max(4)])
    taker.cancel()
    #expect(last.cancelled == [1] && outer.cancelled == [1])
  }

  @Test("a publisher that follows another is asked for what that one has not sent")
  func succession() {
    let (first, second) = (Held<Int>(), Held<Int>())
    let taker = Taker<Int, any Error>(asks: .max(3))
    first.append(second).subscribe(taker)
    first.send(1)
    #expect(first.asks == [.max(3)] && second.asks == [])
    first.end()
    #expect(second.asks == [.max(2)])
    taker.ask(.max(1))
    #expect(first.asks == [.max(3)] && second.asks == [.max(2), .max(1)])
    taker.cancel()
    #expect(first.cancelled == [] && second.cancelled == [1])

    let silent = Taker<Int, any Error>()
    let unasked = [Held<Int>(), Held<Int>()]
    unasked[0].append(unasked[1]).subscribe(silent)
    unasked[0].end()
    #expect(unasked.map(\.asks) == [[], []])

    let (caught, other) = (Held<Int>(), Held<Int>())
    let answering = Taker<Int, any Error>(asks: .max(1), answers: .max(1))
    caught.catch { _ in other }.subscribe(answering)
    caught.send(1)
    caught.end(.failure(Fault.broken))
    // One was asked for, one came, and it was answered with one more.
    #expect(caught.answers == [.max(1)] && other.asks == [.max(1)])
  }

  @Test("a publisher that ends while its value is taken leaves the answer to the one that follows")
  func endedMeanwhile() {
    let (ended, next) = (Held<Int>(), Held<Int>())
    ended.catch { _ in next }.subscribe(
      AnySubscriber<Int, any Error>(
        receiveSubscription: { $0.request(.max(1)) },
        receiveValue: { _ in
          ended.end(.failure(Fault.broken))
          return .max(1)
        }))
    ended.send(1)
    #expect(ended.answers == [.none] && next.asks == [.max(1)])
  }

  @Test("a flattened publisher asks for one more as each that it made has ended")
  func flattened() {
    let outer = Held<Held<Int>>()
    let taker = Taker<Int, any Error>(asks: .max(1))
    outer.flatMap(maxPublishers: .max(2)) { $0 }.subscribe(taker)
    #expect(outer.asks == [.max(2)])
    let inner = [Held<Int>(), Held<Int>()]
    for publisher in inner { outer.send(publisher) }
    #expect(outer.answers == [.none, .none])
    inner[1].end()
    #expect(outer.asks == [.max(2), .max(1)])
    taker.cancel()
    #expect(inner[0].cancelled == [1] && inner[1].cancelled == [] && outer.cancelled == [1])
  }
}
