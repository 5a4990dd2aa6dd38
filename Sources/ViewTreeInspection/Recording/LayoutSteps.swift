import ViewTree

/// The questions and answers of one moment's layout, in the order in which they were given.
///
/// A question that is asked while another one waits for its answer is inside of it, so the asker
/// of each tells where the answers belong.
public struct LayoutSteps: Equatable, Sendable {
  public struct Step: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
      case asks
      case answers
    }

    public let kind: Kind
    /// Which of the moment's questions it is, from 0.
    public let question: Int
    /// How many questions wait for their answers around this one.
    public let level: Int
  }

  public private(set) var steps: [Step] = []

  /// - Shape: answers from memory are left out, since no view was asked.
  public init(_ moment: RecordedMoment) {
    var waiting: [Int] = []
    for (index, question) in moment.questions.enumerated() where question.kind != .remembered {
      while let last = waiting.last, moment.questions[last].node != question.asker {
        answer(last, &waiting)
      }
      steps.append(Step(kind: .asks, question: index, level: waiting.count))
      waiting.append(index)
    }
    while let last = waiting.last { answer(last, &waiting) }
  }

  private mutating func answer(_ question: Int, _ waiting: inout [Int]) {
    waiting.removeLast()
    steps.append(Step(kind: .answers, question: question, level: waiting.count))
  }

  /// Those in which a node asks, or is asked.
  public func steps(of node: Int, in moment: RecordedMoment) -> [Step] {
    steps.filter {
      let question = moment.questions[$0.question]
      return question.node == node || question.asker == node
    }
  }

  /// The step as a sentence: `VStack asks Text: 300 x nil`.
  public static func text(_ step: Step, in moment: RecordedMoment) -> String {
    let question = moment.questions[step.question]
    let name = { (number: Int) in moment.node(number)?.name ?? "node \(number)" }
    switch step.kind {
    case .asks:
      let asker = question.asker.map(name) ?? "the screen"
      let asks = "\(asker) asks \(name(question.node)): \(question.proposal.text)"
      guard let share = question.share else { return asks }
      let room = ValueText.number(Double(share.room))
      return asks
        + (share.left > 1 ? ", 1 of \(share.left) shares of \(room)" : ", all that is left")
    case .answers:
      let side = { (length: CGFloat) in ValueText.number(Double(length)) }
      let answer = "\(side(question.response.width)) x \(side(question.response.height))"
      return "\(name(question.node)) takes \(answer)"
        + (question.kind == .final ? ", and that is its size" : "")
    }
  }
}
