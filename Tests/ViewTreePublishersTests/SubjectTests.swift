import Combine
import Foundation
import Testing

/// Takes values one request at a time and notes what comes.
private final class PublishReader<Input, Failure: Error>: Subscriber {
  var subscription: (any Subscription)?
  var values: [Input] = []
  var ends = 0
  let first: Subscribers.Demand
  let answer: Subscribers.Demand

  init(first: Subscribers.Demand = .none, answer: Subscribers.Demand = .none) {
    self.first = first
    self.answer = answer
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if first > .none { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return answer
  }

  func receive(completion: Subscribers.Completion<Failure>) { ends += 1 }
}

@MainActor
@Suite("Subjects and demand")
struct SubjectTests {
  @Test("a passthrough subject loses what has not been asked for")
  func passthrough() {
    let subject = PassthroughSubject<Int, Never>()
    let reader = PublishReader<Int, Never>()
    subject.subscribe(reader)
    subject.send(1)
    reader.subscription?.request(.max(2))
    subject.send(2)
    subject.send(3)
    subject.send(4)
    #expect(reader.values == [2, 3])
  }

  @Test("a current value waits until it is asked for, and then it is the latest one")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let reader = PublishReader<Int, Never>()
    subject.subscribe(reader)
    subject.send(2)
    subject.value = 3
    #expect(reader.values == [])
    reader.subscription?.request(.max(1))
    #expect(reader.values == [3])
    subject.send(4)
    subject.send(5)
    reader.subscription?.request(.max(1))
    #expect(reader.values == [3, 5])
    #expect(subject.value == 5)
  }

  @Test("a subscriber that answers a value by asking for one more gets it, a late value's too")
  func answeredDemand() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let reader = PublishReader<Int, Never>(answer: .max(1))
    subject.subscribe(reader)
    subject.send(2)
    #expect(reader.values == [])
    reader.subscription?.request(.max(1))
    #expect(reader.values == [2])
    subject.send(3)
    subject.send(4)
    #expect(reader.values == [2, 3, 4])
  }

  /// - Source: Apple documentation, `combineLatest`: requests are passed on to all publishers.
  @Test("publishers combined send no more than is asked for, and lose the others")
  func combinedDemand() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let latest = PublishReader<String, Never>(first: .max(1))
    a.combineLatest(b) { "\($0)\($1)" }.subscribe(latest)
    let zipped = PublishReader<String, Never>(first: .max(1))
    a.zip(b) { "\($0)\($1)" }.subscribe(zipped)
    func send(_ number: Int, _ letter: String) {
      a.send(number)
      b.send(letter)
    }
    let readers = [latest, zipped]
    send(1, "x")
    send(2, "y")
    #expect(readers.map(\.values) == [["1x"], ["1x"]])
    for reader in readers { reader.subscription?.request(.none) }
    send(3, "z")
    #expect(readers.map(\.values) == [["1x"], ["1x"]])
    for reader in readers { reader.subscription?.request(.max(2)) }
    send(4, "v")
    // The latest letter was x until v came.
    #expect(readers.map(\.values) == [["1x", "4x", "4v"], ["1x", "4v"]])
  }

  @Test(
    "merged publishers are asked for one value each; what came unasked waits in its order")
  func mergedDemand() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let reader = PublishReader<Int, Never>(first: .max(1))
    a.merge(with: b).subscribe(reader)
    a.send(1)
    a.send(2)
    b.send(3)
    // It has not been asked for.
    a.send(4)
    #expect(reader.values == [1])
    reader.subscription?.request(.max(1))
    #expect(reader.values == [1, 2])
    a.send(5)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(reader.values == [1, 2] && reader.ends == 0)
    reader.subscription?.request(.max(5))
    #expect(reader.values == [1, 2, 3, 5] && reader.ends == 1)

    let (c, d) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let eager = PublishReader<Int, Never>(answer: .max(1))
    c.merge(with: d).subscribe(eager)
    c.send(1)
    d.send(2)
    eager.subscription?.request(.max(1))
    #expect(eager.values == [1, 2])
  }

  @Test("the latest of several publishers ends when it and the outer one have ended, in any order")
  func latestEnds() {
    for isOuterFirst in [true, false] {
      let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
      let (old, new) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let reader = PublishReader<Int, Never>(first: .max(3))
      outer.switchToLatest().subscribe(reader)
      outer.send(old)
      old.send(1)
      outer.send(new)
      old.send(2)
      old.send(completion: .finished)
      if isOuterFirst { outer.send(completion: .finished) } else { new.send(completion: .finished) }
      #expect(reader.ends == 0)
      if isOuterFirst {
        new.send(3)
        new.send(completion: .finished)
      } else {
        outer.send(completion: .finished)
      }
      #expect(reader.values == (isOuterFirst ? [1, 3] : [1]) && reader.ends == 1)
    }
  }

  @Test(
    "filters that may throw ask again for every value that they drop, and end by what they throw")
  func throwingDemand() {
    struct Fault: Error {}
    let numbers = (1...10).publisher.setFailureType(to: (any Error).self)
    for isMap in [true, false] {
      let reader = PublishReader<Int, any Error>(first: .max(2))
      if isMap {
        numbers.tryCompactMap { $0.isMultiple(of: 3) ? $0 : nil }.subscribe(reader)
      } else {
        numbers.tryFilter { $0.isMultiple(of: 3) }.subscribe(reader)
      }
      #expect(reader.values == [3, 6] && reader.ends == 0)
      let failing = PublishReader<Int, any Error>(first: .unlimited)
      if isMap {
        numbers.tryCompactMap { if $0 == 3 { throw Fault() } else { $0 } }.subscribe(failing)
      } else {
        numbers.tryFilter { if $0 == 3 { throw Fault() } else { true } }.subscribe(failing)
      }
      #expect(failing.values == [1, 2] && failing.ends == 1)
    }
  }

  @Test("what a subscriber answers is asked for beside what it had asked for before")
  func additionalDemand() {
    let reader = PublishReader<Int, Never>(first: .max(1), answer: .none)
    (1...5).publisher.subscribe(reader)
    #expect(reader.values == [1])
    #expect(reader.ends == 0)
    reader.subscription?.request(.max(4))
    #expect(reader.values == [1, 2, 3, 4, 5])
    // The end follows the last value at once; it need not be asked for.
    #expect(reader.ends == 1)
  }

  @Test("a filter asks again for every value that it drops")
  func filterKeepsDemand() {
    let reader = PublishReader<Int, Never>(first: .max(2))
    (1...10).publisher.filter { $0.isMultiple(of: 3) }.subscribe(reader)
    #expect(reader.values == [3, 6])
  }

  @Test("a subject that has ended tells late subscribers only that")
  func ended() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(completion: .finished)
    subject.send(2)
    var log: [String] = []
    let token = subject.sink { _ in
      log.append("end")
    } receiveValue: {
      log.append("\($0)")
    }
    token.cancel()
    #expect(log == ["end"])
    #expect(subject.value == 1)
  }

  @Test("a token cancels when it is let go, and a set of them with the set")
  func tokens() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var tokens: Set<AnyCancellable> = []
    subject.sink { seen.append($0) }.store(in: &tokens)
    var single: AnyCancellable? = subject.sink { seen.append($0 * 10) }
    subject.send(1)
    single = nil
    subject.send(2)
    tokens.removeAll()
    subject.send(3)
    #expect(seen == [1, 10, 2])
    #expect(single == nil)
  }

  @Test("an array holds tokens as a set does")
  func tokenArray() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var tokens: [AnyCancellable] = []
    subject.sink { seen.append($0) }.store(in: &tokens)
    subject.send(1)
    tokens.removeAll()
    subject.send(2)
    #expect(seen == [1])
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

  @Test("a demand of all stays all, and no demand is below none")
  func demandArithmetic() {
    #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
    #expect(Subscribers.Demand.max(2) - .max(5) == .none)
    #expect(Subscribers.Demand.max(2) + 3 == 5)
    #expect(Subscribers.Demand.max(2) * 3 == 6)
    #expect(Subscribers.Demand.unlimited * 0 == .unlimited)
    #expect(Subscribers.Demand.max(2) < .unlimited)
    #expect(Subscribers.Demand.unlimited.max == nil)
  }

  @Test("notifications come as far as they are asked for, until the subscription is cancelled")
  func notifications() {
    let (center, name) = (NotificationCenter(), Notification.Name("subject"))
    func posts(_ reader: PublishReader<Notification, Never>, _ count: Int) -> Int {
      center.publisher(for: name).subscribe(reader)
      for _ in 0..<count { center.post(name: name, object: nil) }
      return reader.values.count
    }
    #expect(posts(PublishReader(), 3) == 0)
    #expect(posts(PublishReader(first: .max(2)), 3) == 2)
    #expect(posts(PublishReader(first: .max(1), answer: .max(1)), 4) == 4)
    let reader = PublishReader<Notification, Never>(first: .unlimited)
    #expect(posts(reader, 2) == 2)
    reader.subscription?.cancel()
    center.post(name: name, object: nil)
    #expect(reader.values.count == 2)
  }

  @Test("a subject as a subscriber hands on all that it hears")
  func subjectAsSubscriber() {
    let subject = PassthroughSubject<Int, Never>()
    let reader = PublishReader<Int, Never>(first: .unlimited)
    subject.subscribe(reader)
    (1...3).publisher.subscribe(AnySubscriber(subject))
    #expect(reader.values == [1, 2, 3] && reader.ends == 1)
  }

  @Test("whatever can be cancelled is kept by a list or a set, and cancelled when they let it go")
  func storing() {
    final class Work: Cancellable {
      var cancels = 0
      func cancel() { cancels += 1 }
    }
    let (listed, gathered) = (Work(), Work())
    var list: [AnyCancellable] = []
    var set: Set<AnyCancellable> = []
    listed.store(in: &list)
    gathered.store(in: &set)
    #expect(list.count == 1 && set.count == 1)
    #expect(listed.cancels == 0 && gathered.cancels == 0)
    list = []
    set = []
    #expect(listed.cancels == 1 && gathered.cancels == 1)
  }

  @Test("the identifier of an object is its place in memory, in base 16")
  func identifiers() {
    final class Thing {}
    let (first, second) = (Thing(), Thing())
    #expect(CombineIdentifier(first) == CombineIdentifier(first))
    #expect(CombineIdentifier(first) != CombineIdentifier(second))
    #expect(CombineIdentifier() != CombineIdentifier())
    let place = UInt(bitPattern: Unmanaged.passUnretained(first).toOpaque())
    #expect(
      CombineIdentifier(first).description == "0x" + String(place, radix: 16))
  }
}
