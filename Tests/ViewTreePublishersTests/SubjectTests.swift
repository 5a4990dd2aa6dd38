import Combine
import Foundation
import Testing

@MainActor
@Suite("Subjects and demand")
struct SubjectTests {
  private let taker = Taker<Int, Never>()

  @Test("a passthrough subject loses what has not been asked for")
  func passthrough() {
    let subject = PassthroughSubject<Int, Never>()
    subject.subscribe(taker)
    subject.send(1)
    taker.ask(.max(2))
    for value in 2...4 { subject.send(value) }
    #expect(taker.heard == "2 3")
  }

  @Test("a current value waits until it is asked for, and then it is the latest one")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.subscribe(taker)
    subject.send(2)
    subject.value = 3
    #expect(taker.heard == "")
    taker.ask(.max(1))
    #expect(taker.heard == "3")
    subject.send(4)
    subject.send(5)
    taker.ask(.max(1))
    #expect(taker.heard == "3 5" && subject.value == 5)
  }

  @Test("a subscriber that answers a value by asking for one more gets it, a late value's too")
  func answeredDemand() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let taker = Taker<Int, Never>(answers: .max(1))
    subject.subscribe(taker)
    subject.send(2)
    #expect(taker.heard == "")
    taker.ask(.max(1))
    #expect(taker.heard == "2")
    subject.send(3)
    subject.send(4)
    #expect(taker.heard == "2 3 4")
  }

  /// - Source: Apple documentation, `combineLatest`: requests are passed on to all publishers.
  @Test("publishers combined send no more than is asked for, and lose the others")
  func combinedDemand() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let (latest, zipped) = (
      Taker<String, Never>(asks: .max(1)), Taker<String, Never>(asks: .max(1))
    )
    a.combineLatest(b) { "\($0)\($1)" }.subscribe(latest)
    a.zip(b) { "\($0)\($1)" }.subscribe(zipped)
    func send(_ number: Int, _ letter: String) {
      a.send(number)
      b.send(letter)
    }
    func ask(_ demand: Subscribers.Demand) {
      latest.ask(demand)
      zipped.ask(demand)
    }
    send(1, "x")
    send(2, "y")
    #expect((latest.heard, zipped.heard) == ("1x", "1x"))
    ask(.none)
    send(3, "z")
    #expect((latest.heard, zipped.heard) == ("1x", "1x"))
    ask(.max(2))
    send(4, "v")
    // The latest letter was x until v came.
    #expect((latest.heard, zipped.heard) == ("1x 4x 4v", "1x 4v"))
  }

  @Test(
    "merged publishers are asked for one value each; what came unasked waits in its order")
  func mergedDemand() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    a.merge(with: b).subscribe(taker)
    taker.ask(.max(1))
    a.send(1)
    a.send(2)
    b.send(3)
    // It has not been asked for.
    a.send(4)
    #expect(taker.heard == "1")
    taker.ask(.max(1))
    #expect(taker.heard == "1 2")
    a.send(5)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(taker.heard == "1 2")
    taker.ask(.max(5))
    #expect(taker.heard == "1 2 3 5 |")

    let (c, d) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let eager = Taker<Int, Never>(answers: .max(1))
    c.merge(with: d).subscribe(eager)
    c.send(1)
    d.send(2)
    eager.ask(.max(1))
    #expect(eager.heard == "1 2")
  }

  @Test(
    "the latest of several publishers ends when it and the outer one have ended, in any order",
    arguments: [(true, "1 3 |"), (false, "1 |")])
  func latestEnds(isOuterFirst: Bool, heard: String) {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (old, new) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    outer.switchToLatest().subscribe(taker)
    taker.ask(.max(3))
    outer.send(old)
    old.send(1)
    outer.send(new)
    old.send(2)
    old.send(completion: .finished)
    if isOuterFirst { outer.send(completion: .finished) } else { new.send(completion: .finished) }
    #expect(taker.heard == "1")
    new.send(3)
    new.send(completion: .finished)
    outer.send(completion: .finished)
    #expect(taker.heard == heard)
  }

  @Test("a filter, also one that may throw, asks again for every value that it drops")
  func filterDemand() {
    func heard<P: Publisher>(_ publisher: P) -> String {
      let taker = Taker<P.Output, P.Failure>(asks: .max(2))
      publisher.subscribe(taker)
      return taker.heard
    }
    let numbers = (1...10).publisher
    #expect(heard(numbers.filter { $0.isMultiple(of: 3) }) == "3 6")
    #expect(heard(numbers.tryFilter { $0.isMultiple(of: 3) }) == "3 6")
    #expect(heard(numbers.tryCompactMap { $0.isMultiple(of: 3) ? $0 : nil }) == "3 6")
  }

  @Test("what a subscriber answers is asked for beside what it had asked for before")
  func additionalDemand() {
    (1...5).publisher.subscribe(taker)
    taker.ask(.max(1))
    #expect(taker.heard == "1")
    taker.ask(.max(4))
    // The end follows the last value at once; it need not be asked for.
    #expect(taker.heard == "1 2 3 4 5 |")
  }

  @Test("a subject that has ended tells late subscribers only that")
  func ended() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(completion: .finished)
    subject.send(2)
    #expect(sent(subject) == "|")
    #expect(subject.value == 1)
  }

  @Test("whatever can be cancelled is kept by a variable, a list or a set, and cancelled with it")
  func tokens() {
    final class Work: Cancellable {
      let cancelled: () -> Void
      init(_ cancelled: @escaping () -> Void) { self.cancelled = cancelled }
      func cancel() { cancelled() }
    }
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    var single: AnyCancellable? = subject.sink { log.note("\($0)") }
    var list: [AnyCancellable] = []
    var set: Set<AnyCancellable> = []
    subject.sink { log.note("listed \($0)") }.store(in: &list)
    Work { log.note("listed work ends") }.store(in: &list)
    subject.send(1)
    #expect(log.entries == ["1", "listed 1"])
    single = nil
    subject.send(2)
    list = []
    subject.sink { log.note("in a set \($0)") }.store(in: &set)
    Work { log.note("work in a set ends") }.store(in: &set)
    subject.send(3)
    set = []
    subject.send(4)
    #expect(
      log.entries.dropFirst(2) == [
        "listed 2", "listed work ends", "in a set 3", "work in a set ends",
      ])
    #expect(single == nil)
  }

  @Test("each step of a subscription is written with its prefix")
  func printed() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    let token = [1, 2].publisher.print("numbers", to: lines).sink { _ in }
    token.cancel()
    let written = lines.text.split(separator: "\n").map(String.init)
    #expect(written.first?.hasPrefix("numbers: receive subscription: (") == true)
    #expect(
      written.dropFirst() == [
        "numbers: request unlimited", "numbers: receive value: (1)",
        "numbers: receive value: (2)", "numbers: receive finished",
      ])
  }

  @Test("demand is a number that an Int holds, or all; all stays all, and none is below none")
  func demandArithmetic() throws {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(0) == .none)
    #expect(Demand.max(2) + 3 == .max(5) && Demand.max(2) * 3 == .max(6))
    #expect(Demand.max(2) - .max(5) == .none && Demand.max(1) - 3 == .none)
    #expect(Demand.unlimited - 5 == .unlimited && Demand.unlimited * 0 == .unlimited)
    #expect(Demand.max(2) - .unlimited == .none)
    #expect(Demand.max(Int.max) + 10 == .unlimited && Demand.max(2) * Int.max == .unlimited)
    #expect(Demand.unlimited.max == nil)
    #expect(Demand.max(2) < .unlimited && Int.max < Demand.unlimited && Demand.none > -1)
    #expect(3 > Demand.max(2) && 2 >= Demand.max(2) && 1 < Demand.max(2) && 2 <= Demand.max(2))
    #expect(2 == Demand.max(2) && 2 != Demand.max(3) && Demand.max(2) + 3 == 5)
    let written = try JSONEncoder().encode([Demand.max(2), .unlimited])
    #expect(String(decoding: written, as: UTF8.self) == "[2,\(UInt(Int.max) + 1)]")
    #expect(try JSONDecoder().decode([Demand].self, from: written) == [.max(2), .unlimited])
  }

  @Test("notifications come as far as they are asked for, until the subscription is cancelled")
  func notifications() {
    let (center, name) = (NotificationCenter(), Notification.Name("subject"))
    func heard(_ taker: Taker<String, Never>, posts count: Int) -> String {
      // A map hands the subscription on.
      center.publisher(for: name).map { _ in "post" }.subscribe(taker)
      for _ in 0..<count { center.post(name: name, object: nil) }
      return taker.heard
    }
    #expect(heard(Taker(), posts: 3) == "")
    #expect(heard(Taker(asks: .max(2)), posts: 3) == "post post")
    #expect(heard(Taker(asks: .max(1), answers: .max(1)), posts: 4) == "post post post post")
    let taker = Taker<String, Never>(asks: .unlimited)
    #expect(heard(taker, posts: 2) == "post post")
    taker.cancel()
    center.post(name: name, object: nil)
    #expect(taker.heard == "post post")
  }

  @Test("a subject as a subscriber hands on all that it hears")
  func subjectAsSubscriber() {
    let subject = PassthroughSubject<Int, Never>()
    subject.subscribe(taker)
    taker.ask(.unlimited)
    (1...3).publisher.subscribe(AnySubscriber(subject))
    #expect(taker.heard == "1 2 3 |")
  }

  @Test("the identifier of an object is its place in memory, in base 16")
  func identifiers() {
    final class Thing {}
    let (first, second) = (Thing(), Thing())
    #expect(CombineIdentifier(first) == CombineIdentifier(first))
    #expect(CombineIdentifier(first) != CombineIdentifier(second))
    #expect(CombineIdentifier() != CombineIdentifier())
    let place = UInt(bitPattern: Unmanaged.passUnretained(first).toOpaque())
    #expect(CombineIdentifier(first).description == "0x" + String(place, radix: 16))
  }
}
