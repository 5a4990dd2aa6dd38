import Combine

/// How a stream ended.
enum StreamEnd: Equatable {
  case finished
  case failed
}

/// A publisher and a subscriber at work on one operator, as a list of what they do.
struct Scenario: CustomStringConvertible {
  enum Step: Equatable {
    /// The publisher sends its next value: 1, 2, 2, 3, 4, 4, 5 and so on.
    case send
    case end(StreamEnd)
    /// The publisher gives a second subscription; a polite one never does.
    case subscribeAgain
    case request(Int)
    case requestAll
    case cancel
  }

  /// The subscriber's actions while it takes a value, and how it answers.
  struct Reaction: Equatable {
    var acts: [Step] = []
    var answer = 0
  }

  /// Whether the publisher sends no more than it is asked for, and nothing after its end.
  var isPolite: Bool
  var steps: [Step]
  /// For the first values; later ones are taken without a word.
  var reactions: [Reaction]

  var description: String {
    let names = reactions.map { "\($0.acts.map { "\($0)" }) answers \($0.answer)" }
    return """
      \(isPolite ? "polite" : "impolite"): \(steps.map { "\($0)" }.joined(separator: ", "))
        while taking values: \(names.joined(separator: "; "))
      """
  }

  init<R: RandomNumberGenerator>(isPolite: Bool, using random: inout R) {
    func step(_ random: inout R) -> Step {
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<9: .send
      case 9: .end(.finished)
      case 10: .end(.failed)
      case 11: isPolite ? .send : .subscribeAgain
      case 12..<18: .request(.random(in: 1...3, using: &random))
      case 18: .requestAll
      default: .cancel
      }
    }
    self.isPolite = isPolite
    steps = (0..<Int.random(in: 1...14, using: &random)).map { _ in step(&random) }
    reactions = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      let acts = Int.random(in: 0..<3, using: &random) == 0 ? [step(&random)] : []
      return Reaction(acts: acts, answer: .random(in: 0...2, using: &random))
    }
  }

  /// The same with one thing less to do, in every way there is.
  var simpler: [Scenario] {
    var all: [Scenario] = []
    for index in steps.indices {
      var one = self
      one.steps.remove(at: index)
      all.append(one)
    }
    for index in reactions.indices where reactions[index] != Reaction() {
      var one = self
      one.reactions[index] = Reaction()
      all.append(one)
      guard reactions[index].answer > 0 else { continue }
      one.reactions[index] = Reaction(acts: reactions[index].acts)
      all.append(one)
    }
    if reactions.last == Reaction() {
      var one = self
      one.reactions.removeLast()
      all.append(one)
    }
    return all
  }
}

/// Plays a scenario on an operator and notes what both sides see.
final class Play: Publisher, Subscriber, @unchecked Sendable {
  typealias Output = Int
  typealias Input = Int
  typealias Failure = any Error

  struct Failed: Error {}

  private final class Link: Subscription {
    let play: Play
    var asked = Subscribers.Demand.none
    var isOver = false
    var cancels = 0

    init(_ play: Play) { self.play = play }

    func request(_ demand: Subscribers.Demand) {
      if isOver, cancels > 0 { play.complain("the publisher was asked after it was cancelled") }
      asked += demand
    }

    func cancel() {
      cancels += 1
      if isOver, cancels == 1 { play.complain("the publisher was cancelled after its end") }
      if cancels == 2 { play.complain("the publisher was cancelled twice") }
      isOver = true
    }
  }

  let scenario: Scenario
  private(set) var complaints: [String] = []
  /// The values that the publisher has sent, and how it ended; its latest subscription only.
  private(set) var sent: [Int] = []
  private(set) var end: StreamEnd?
  private(set) var received: [Int] = []
  private(set) var receivedEnd: StreamEnd?
  private(set) var wanted = Subscribers.Demand.none
  private(set) var isCancelled = false
  private var subscription: (any Subscription)?
  private var downstream: AnySubscriber<Int, any Error>?
  private var links: [Link] = []

  init(_ scenario: Scenario) { self.scenario = scenario }

  private func complain(_ text: String) {
    if scenario.isPolite { complaints.append(text) }
  }

  private func accuse(_ text: String) { complaints.append(text) }

  /// Whether the publisher is asked for a value that it has not sent.
  var isAsked: Bool { links.last.map { $0.asked > .none } ?? true }

  /// Whether the publisher has been subscribed to, and neither ended nor was cancelled.
  var isHeard: Bool { links.last.map { !$0.isOver } ?? false }

  func run(_ apply: (AnyPublisher<Int, any Error>) -> AnyPublisher<Int, any Error>) {
    apply(AnyPublisher(self)).subscribe(self)
    for step in scenario.steps { act(step) }
  }

  private func act(_ step: Scenario.Step) {
    switch step {
    case .send:
      guard let link = links.last, !scenario.isPolite || !link.isOver && link.asked > .none
      else { return }
      let value = sent.count * 2 / 3 + 1
      sent.append(value)
      link.asked -= 1
      if let answer = downstream?.receive(value) { link.asked += answer }
    case .end(let how):
      guard let link = links.last, !scenario.isPolite || !link.isOver else { return }
      link.isOver = true
      end = end ?? how
      downstream?.receive(completion: how == .finished ? .finished : .failure(Failed()))
    case .subscribeAgain: downstream?.receive(subscription: Link(self))
    case .request(let count): ask(.max(count))
    case .requestAll: ask(.unlimited)
    case .cancel:
      guard let subscription, !scenario.isPolite || !isCancelled && receivedEnd == nil
      else { return }
      isCancelled = true
      subscription.cancel()
    }
  }

  private func ask(_ demand: Subscribers.Demand) {
    guard let subscription, !isCancelled else { return }
    wanted += demand
    subscription.request(demand)
  }

  // The publisher.

  func receive<S: Subscriber<Int, any Error>>(subscriber: S) {
    downstream = AnySubscriber(subscriber)
    let link = Link(self)
    // Only an operator that has heard the end subscribes once more.
    (sent, end) = links.isEmpty ? ([], nil) : (sent, nil)
    links.append(link)
    subscriber.receive(subscription: link)
  }

  // The subscriber.

  func receive(subscription: any Subscription) {
    if self.subscription != nil { accuse("a second subscription came") }
    self.subscription = subscription
  }

  func receive(_ value: Int) -> Subscribers.Demand {
    if subscription == nil { accuse("\(value) came before a subscription") }
    if isCancelled { accuse("\(value) came after the cancellation") }
    if receivedEnd != nil { accuse("\(value) came after the end") }
    if wanted == .none { complain("\(value) came without being asked for") }
    wanted -= 1
    received.append(value)
    guard received.count <= scenario.reactions.count else { return .none }
    let reaction = scenario.reactions[received.count - 1]
    for step in reaction.acts { act(step) }
    if !isCancelled { wanted += reaction.answer }
    return .max(reaction.answer)
  }

  func receive(completion: Subscribers.Completion<any Error>) {
    if subscription == nil { accuse("the end came before a subscription") }
    if isCancelled { accuse("the end came after the cancellation") }
    if receivedEnd != nil { accuse("a second end came") }
    if case .finished = completion { receivedEnd = .finished } else { receivedEnd = .failed }
  }
}
