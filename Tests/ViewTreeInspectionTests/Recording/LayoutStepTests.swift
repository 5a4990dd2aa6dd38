import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTreeInspection

@Suite("Steps of a layout")
struct LayoutStepTests {
  private func question(_ node: Int, _ asker: Int?) -> RecordedMoment.Question {
    RecordedMoment.Question(
      node: node, asker: asker, proposal: Proposal(width: 10, height: nil), response: .zero,
      kind: .final)
  }

  @Test("a question is inside of the one that its asker waits with")
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

  @Test("a stack's question says what is left to share, in the steps and read back from a file")
  @MainActor func shares() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 40)) { EmptyView() }
    let recorder = HostRecorder(host.tree, scene: "row")
    host.tree.update {
      HStack(spacing: 0) {
        Color.red.frame(width: 50)
        Color.red
        Color.red
      }
    }
    recorder.take()
    let moment = recorder.recording[0]
    // 200 for three, 200 - 50 = 150 for two, 150 - 75 = 75 for the last.
    let shares = moment.questions.compactMap(\.share)
    #expect(shares.map(\.left) == [3, 2, 1])
    #expect(shares.map(\.room) == [200, 150, 75])
    let lines = LayoutSteps(moment).steps.map { LayoutSteps.text($0, in: moment) }
    #expect(lines.contains("HStack asks Color: 75 x 40, 1 of 2 shares of 150"))
    #expect(lines.contains("HStack asks Color: 75 x 40, all that is left"))
    let read = try Recording(json: recorder.recording.json(), file: "row.json")
    #expect(read == recorder.recording)
  }
}
