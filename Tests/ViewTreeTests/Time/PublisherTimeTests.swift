import Combine
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
@Suite("Publishers in virtual time")
struct PublisherTimeTests {
  /// Notes of what comes, and of the end.
  private let log = Log()

  /// Made by each test again: what is scheduled belongs to the host that was used last.
  private func makeHost() -> ViewHost {
    ViewHost(size: CGSize(width: 10, height: 10)) { EmptyView() }
  }

  @Test("a timer ticks after each interval of virtual time until nothing listens")
  func timer() {
    let host = makeHost()
    let token = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      .sink { _ in log.note("\(host.now)") }
    #expect(log.notes { host.advance(by: 0.4) } == [])
    #expect(log.notes { host.advance(by: 1.2) } == ["0.5", "1.0", "1.5"])
    token.cancel()
    #expect(log.notes { host.advance(by: 2) } == [])
  }

  @Test("the dates of a timer are as far apart as its ticks")
  func timerDates() {
    let host = makeHost()
    var dates: [Date] = []
    let token = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
      .sink { dates.append($0) }
    host.advance(by: 4.5)
    let distances = dates.dropFirst().map { $0.timeIntervalSince(dates[0]) }
    #expect(distances.count == 1)
    #expect(abs((distances.first ?? 0) - 2) < 0.001)
    token.cancel()
  }

  @Test("a debounced value comes when nothing has followed it for the time given")
  func debounce() {
    let host = makeHost()
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .sink { log.note("\($0) at \(host.now)") }
    subject.send(1)
    host.advance(by: 0.25)
    subject.send(2)
    host.advance(by: 0.25)
    #expect(log.entries == [])
    host.advance(by: 0.5)
    // 0.25 + 0.3
    #expect(log.entries == ["2 at 0.55"])
    token.cancel()
  }

  @Test(
    "a throttled publisher sends at once, and then the first or the latest of a stretch of time",
    arguments: [(true, "3"), (false, "2")])
  func throttle(latest: Bool, second: String) {
    let host = makeHost()
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: latest)
      .sink { log.note("\($0)") }
    subject.send(1)
    host.settle()
    #expect(log.entries == ["1"])
    host.advance(by: 0.25)
    subject.send(2)
    host.advance(by: 0.25)
    subject.send(3)
    #expect(log.entries == ["1"])
    host.advance(by: 0.75)
    #expect(log.entries == ["1", second])
    token.cancel()
  }

  @Test("a value received on the main queue comes with its next turn, in order")
  func receiveOn() {
    let host = makeHost()
    let token = (1...3).publisher.receive(on: DispatchQueue.main).sink { log.note("\($0)") }
    #expect(log.entries == [])
    host.settle()
    #expect(log.entries == ["1", "2", "3"])
    token.cancel()
  }

  @Test("a delayed value comes that much later, unless it has been cancelled")
  func delay() {
    let host = makeHost()
    let kept = Just("kept").delay(for: 0.5, scheduler: RunLoop.main).sink { log.note($0) }
    let gone = Just("gone").delay(for: .seconds(0.5), scheduler: DispatchQueue.main)
      .sink { log.note($0) }
    gone.cancel()
    #expect(log.notes { host.advance(by: 0.4) } == [])
    #expect(log.notes { host.advance(by: 0.2) } == ["kept"])
    kept.cancel()
  }

  @Test("what sends at moments of its own sends as many values as it was asked for, and no more")
  func demand() {
    let queue = DispatchQueue.main
    // Numbers, each a second after the one before; three are asked for at first, and one more with
    // the first value.
    func taken(_ operation: (AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never>) -> [Int] {
      let host = makeHost()
      let subject = PassthroughSubject<Int, Never>()
      for number in 1...6 {
        queue.asyncAfter(deadline: .now() + Double(number)) { subject.send(number) }
      }
      var received: [Int] = []
      operation(subject.eraseToAnyPublisher())
        .receive(
          subscriber: AnySubscriber(
            receiveSubscription: { $0.request(.max(3)) },
            receiveValue: {
              received.append($0)
              return received.count == 1 ? .max(1) : .none
            }))
      host.advance(by: 10)
      return received
    }
    #expect(taken { $0.delay(for: 0.5, scheduler: queue).eraseToAnyPublisher() } == [1, 2, 3, 4])
    #expect(
      taken { $0.debounce(for: 0.5, scheduler: queue).eraseToAnyPublisher() } == [1, 2, 3, 4])
    #expect(
      taken { $0.throttle(for: 0.5, scheduler: queue, latest: true).eraseToAnyPublisher() }
        == [1, 2, 3, 4])
  }

  private struct Late: Error {}

  /// Notes the values of a publisher with a time limit, and its end: "late" for the error.
  private func limited(
    _ subject: PassthroughSubject<Int, any Error>, seconds: Double, fails: Bool = false
  ) -> AnyCancellable {
    subject.timeout(
      .seconds(seconds), scheduler: DispatchQueue.main, customError: fails ? { Late() } : nil
    )
    .sink { completion in
      if case .failure(let error) = completion {
        log.note(error is Late ? "late" : "\(error)")
      } else {
        log.note("|")
      }
    } receiveValue: {
      log.note("\($0)")
    }
  }

  @Test(
    "a publisher that never sends anything ends when its time is over, with the error given",
    arguments: [(true, "late"), (false, "|")])
  func timeoutAtOnce(fails: Bool, end: String) {
    let host = makeHost()
    let subject = PassthroughSubject<Int, any Error>()
    let token = limited(subject, seconds: 2, fails: fails)
    #expect(log.notes { host.advance(by: 1.9) } == [])
    #expect(log.notes { host.advance(by: 0.2) } == [end])
    #expect(log.notes { subject.send(1) } == [])
    token.cancel()
  }

  @Test("a publisher that sends nothing for too long ends")
  func timeout() {
    let host = makeHost()
    let subject = PassthroughSubject<Int, any Error>()
    let token = limited(subject, seconds: 1)
    host.advance(by: 0.75)
    subject.send(1)
    host.advance(by: 0.75)
    #expect(log.entries == ["1"])
    host.advance(by: 0.5)
    #expect(log.entries == ["1", "|"])
    token.cancel()
  }
}
