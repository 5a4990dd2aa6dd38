import SwiftUI
import Testing
import ViewSketches

@testable import SwiftUISketches
@testable import ViewTree
@testable import ViewTreeInspection

/// A recorder reads only the nodes of which it has heard; the others must be as they were.
@Suite("Laws of recordings")
@MainActor
struct KeptNodesLawTests {
  @Test(
    "after any change a recorded moment has the nodes that a whole reading finds",
    arguments: TestLength.seeds(10, whole: 40))
  func recorded(seed: Int) {
    var generator = SketchGenerator(seed: UInt64(seed))
    var scene = generator.scene(depth: 4)
    let screen = SketchScreen(scene)
    let recorder = HostRecorder(screen.host.tree, scene: "law")
    recorder.take()
    for step in 0..<25 {
      scene = generator.changed(scene)
      screen.change(to: scene)
      recorder.take()
      let recorded = recorder.recording[recorder.recording.count - 1].nodes
      var found = LookReader().records(of: screen.host.tree)
      for index in found.indices { found[index].round() }
      guard let difference = difference(recorded, found) else { continue }
      Issue.record("seed \(seed), step \(step): \(difference)\nin \(scene)")
      return
    }
  }

  private func difference(_ recorded: [NodeRecord], _ found: [NodeRecord]) -> String? {
    guard recorded.map(\.type) == found.map(\.type) else {
      return "\(recorded.map(\.type)) instead of \(found.map(\.type))"
    }
    for (index, (left, right)) in zip(recorded, found).enumerated() {
      var same = left
      same.number = right.number
      same.parent = right.parent
      // An offset and a place are rounded one by one.
      if let here = left.window, let there = right.window, here.isWithinHundredths(of: there) {
        same.window = there
      }
      if same != right { return "node \(index): \(left) instead of \(right)" }
    }
    return nil
  }
}

extension CGRect {
  fileprivate func isWithinHundredths(of other: CGRect) -> Bool {
    let sides: [KeyPath<CGRect, CGFloat>] = [\.minX, \.minY, \.width, \.height]
    return sides.allSatisfy { abs(self[keyPath: $0] - other[keyPath: $0]) <= 0.0201 }
  }
}
