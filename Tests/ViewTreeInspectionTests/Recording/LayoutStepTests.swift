import Testing

@testable import ViewTreeInspection

@Suite("Steps of a layout")
struct LayoutStepTests {
  private func question(_ node: Int, _ asker: Int?) -> RecordedMoment.Question {
    RecordedMoment.Question(
      node: node, asker: asker, proposal: Proposal(width: 10, height: nil), response: .zero,
      kind: .final)
  }

  @Test("a question stands inside of the one that its asker waits with")
  func nesting() {
    var moment = RecordedMoment(number: 0, seconds: 0, cause: .start)
    // 1 asks 2, which asks 3 twice; then 1 asks 4.
    moment.questions = [
      question(1, nil), question(2, 1), question(3, 2), question(3, 2), question(4, 1),
    ]
    let steps = LayoutSteps(moment).steps
    let order = steps.map { $0.kind == .asks ? $0.question + 1 : -$0.question - 1 }
    #expect(order == [1, 2, 3, -3, 4, -4, -2, 5, -5, -1])
    #expect(steps.map(\.level) == [0, 1, 2, 2, 2, 2, 1, 1, 1, 0])
    #expect(LayoutSteps(moment).steps(of: 4, in: moment).count == 2)
  }

  @Test("an answer from memory was no question")
  func memory() {
    var moment = RecordedMoment(number: 0, seconds: 0, cause: .start)
    var remembered = question(2, 1)
    remembered.kind = .remembered
    moment.questions = [question(1, nil), remembered]
    #expect(LayoutSteps(moment).steps.count == 2)
  }
}
