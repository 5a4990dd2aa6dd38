import Combine
import Testing

/// Laws that every operator keeps, whatever its publisher and its subscriber do.
///
/// - Source: Apple documentation, `Subscription` and `Subscribers.Demand`; each row's model is its
///   operator on a list. Where Apple's breaks the contract (`replaceEmpty` asks for all at once, `zip`
///   passes on values without demand), the contract is kept here.
@Suite("The laws of operators")
struct OperatorLawTests {
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private func isSubsequence(_ few: [Int], of many: [Int]) -> Bool {
    var rest = many[...]
    return few.allSatisfy { value in
      guard let place = rest.firstIndex(of: value) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }

  /// The fault of an operator in a scenario; nothing where it keeps the laws.
  private func faults(of tried: ModelledOperator, in scenario: Scenario) -> [String] {
    let play = Play(scenario)
    play.run(tried.apply)
    guard scenario.isPolite else { return play.complaints }
    var faults = play.complaints
    let model = tried.model((play.sent, play.end))
    let drops = tried.trait == .drops
    if drops
      ? !isSubsequence(play.received, of: model.values) : !model.values.starts(with: play.received)
    {
      faults.append("\(play.received) came, expected a part of \(model.values)")
    }
    if let end = play.receivedEnd, end != model.end {
      faults.append("it ended as \(end), expected \(model.end.map { "\($0)" } ?? "no end")")
    }
    if play.receivedEnd == .finished, !drops, play.received != model.values {
      faults.append("it finished after \(play.received), expected \(model.values)")
    }
    if play.isCancelled || play.receivedEnd != nil {
      if play.isHeard { faults.append("the publisher goes on without a subscriber") }
    } else if play.wanted > .none {
      if !drops, play.received.count < model.values.count {
        faults.append("\(model.values[play.received.count]) was wanted and did not come")
      } else if model.end != nil {
        faults.append("the end did not come")
      } else if play.isHeard, !play.isAsked, tried.trait != .waits {
        faults.append("a value was wanted, and the publisher was not asked for one")
      }
    }
    return faults
  }

  /// The simplest scenario in which an operator still breaks a law.
  private func simplest(_ scenario: Scenario, for tried: ModelledOperator) -> Scenario {
    let next = scenario.simpler.first { !faults(of: tried, in: $0).isEmpty }
    return next.map { simplest($0, for: tried) } ?? scenario
  }

  private func check(_ tried: ModelledOperator, isPolite: Bool) {
    for seed in 0..<UInt64(300) {
      var random = Random(state: seed)
      let scenario = Scenario(isPolite: isPolite, using: &random)
      if faults(of: tried, in: scenario).isEmpty { continue }
      let simple = simplest(scenario, for: tried)
      let found = faults(of: tried, in: simple).joined(separator: "; ")
      Issue.record("\(tried.name), seed \(seed): \(found)\n\(simple)")
      return
    }
  }

  @Test(
    "an operator on a polite publisher sends what its model says, when it is asked, and no more",
    arguments: ModelledOperator.all)
  func polite(of tried: ModelledOperator) { check(tried, isPolite: true) }

  @Test(
    "an operator on an impolite publisher says nothing after its end or its cancellation",
    arguments: ModelledOperator.all.filter { $0.trait != .isTransparent })
  func impolite(of tried: ModelledOperator) { check(tried, isPolite: false) }

  /// The publisher sends within the request; the random ones send when they like.
  @Test(
    "an operator on a list gives as many values as were asked for, and the rest for the rest",
    arguments: ModelledOperator.all.filter { $0.trait != .drops })
  func demand(of tried: ModelledOperator) {
    let numbers = [1, 2, 2, 3, 4]
    let expected = tried.model((numbers, .finished))
    let taker = Taker<Int, any Error>()
    tried.apply(AnyPublisher(numbers.publisher.setFailureType(to: (any Error).self)))
      .subscribe(taker)
    taker.ask(.none)
    #expect(taker.heard == "" || expected.values.isEmpty)
    let words = expected.values.map { "\($0)" }
    for count in 1..<max(words.count, 1) {
      taker.ask(.max(1))
      #expect(taker.heard == words.prefix(count).joined(separator: " "))
    }
    taker.ask(.unlimited)
    let end = expected.end.map { [$0 == .finished ? "|" : "!"] } ?? []
    #expect(taker.heard == (words + end).joined(separator: " "))
  }
}
