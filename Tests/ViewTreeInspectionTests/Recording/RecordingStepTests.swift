import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTreeInspection

/// The whole moments of a recording, and the differences between them.
@MainActor
@Suite("Steps of a recording")
struct RecordingStepTests {
  /// Down and up again and down the list: some 340 moments.
  private static let gesture: TouchPath = {
    let start = CGPoint(x: 100, y: 50)
    let below = CGPoint(x: 100, y: 250)
    return GestureScript(steps: [
      .down(start), .move(to: below, seconds: 1, curve: .linear),
      .move(to: start, seconds: 1, curve: .linear), .up, .down(below),
      .move(to: start, seconds: 0.4, curve: .linear), .up,
    ]).path()
  }()

  /// A recording, and beside it each moment's nodes, all read again and counted in tree order.
  private func recorded() -> (recording: Recording, complete: [[NodeRecord]]) {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) {
      PulledList(rows: 60, isLazy: true)
    }
    let recorder = HostRecorder(host.tree, scene: "list")
    var complete: [[NodeRecord]] = []
    func take() {
      recorder.take()
      var nodes = LookReader().records(of: host.tree)
      for index in nodes.indices { nodes[index].round() }
      complete.append(nodes)
    }
    take()
    host.tree.play(Self.gesture, rest: 3) { take() }
    return (recorder.recording, complete)
  }

  /// The same nodes with the numbers that counting in tree order gives.
  private func counted(_ nodes: [NodeRecord]) -> [NodeRecord] {
    var numbers: [Int: Int] = [:]
    for (index, node) in nodes.enumerated() { numbers[node.number] = index }
    return nodes.map { node in
      NodeRecord(
        number: numbers[node.number] ?? -1, parent: node.parent.map { numbers[$0] ?? -1 },
        type: node.type, identifiers: node.identifiers, label: node.label, frame: node.frame,
        window: node.window, proposal: node.proposal, look: node.look)
    }
  }

  @Test("whole moments and differences give what a complete reading of each moment gives")
  func completeMoments() {
    let (recording, complete) = recorded()
    #expect(recording.count > 300 && recording.count == complete.count)
    for number in 0..<recording.count where counted(recording[number].nodes) != complete[number] {
      Issue.record("moment \(number) differs")
    }
    // Rows have come and gone, and the mark too: the lists are not all the same.
    #expect(Set(complete.map(\.count)).count > 3)
  }

  @Test("any moment is put together from at most 15 steps: with all others emptied it is the same")
  func fifteenSteps() {
    let (recording, complete) = recorded()
    for number in 0..<recording.count {
      var bare = recording
      for index in bare.steps.indices where !(number - 14...number).contains(index) {
        bare.steps[index].nodes = .whole(WholeNodes([]))
      }
      if counted(bare[number].nodes) != complete[number] {
        Issue.record("moment \(number) needs an earlier step")
      }
    }
  }

  @Test("every fifteenth moment is whole, and no other one")
  func wholeMoments() {
    let steps = recorded().recording.steps
    let whole = steps.indices.filter { if case .whole = steps[$0].nodes { true } else { false } }
    #expect(whole == Array(stride(from: 0, to: steps.count, by: 15)))
  }
}
