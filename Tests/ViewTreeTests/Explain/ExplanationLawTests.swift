import GoldenScenes
import SwiftUI
import TestSupport
import Testing
import ViewTreeInspection

@testable import ViewTree

/// Explanations of whatever there is: their arithmetic gives the frame, and every line of them counts.
@Suite("Laws of explanations")
@MainActor
struct ExplanationLawTests {
  @Test(
    "the arithmetic gives the frame, and without a line something is different",
    arguments: try GoldenCase.all().enumerated()
      .filter { TestLength.isWhole || $0.offset.isMultiple(of: 8) }.map(\.element))
  func goldenCase(_ goldenCase: GoldenCase) throws {
    let stage = ExplainedStage()
    try #require(GoldenTable.standard.show(goldenCase, on: stage))
    let host = try #require(stage.host)
    for element in elements(of: host) { check(element, goldenCase.id) }
  }

  @Test("so it does for random trees", arguments: TestLength.seeds(10, whole: 500))
  func randomTree(seed: Int) {
    var generator = LawGenerator(seed: UInt64(seed))
    let screen = LawScreen(generator.scene(depth: 4))
    for element in elements(of: screen.host.tree).prefix(12) { check(element, "seed \(seed)") }
  }

  private func elements(of host: TreeHost) -> [LayoutNode] {
    var elements: [LayoutNode] = []
    host.forEachNode { node in
      if let element = node as? LayoutNode, element.isPlaced, !element.isOutOfWindow {
        elements.append(element)
      }
    }
    return elements
  }

  private func check(_ element: LayoutNode, _ place: String) {
    let explainer = Explainer(element)
    let frame = element.frame(in: .global)
    let name = "\(place), \(element.typeLabel)\n\(explainer.explanation.text)"
    #expect(explainer.workedFrame.isNear(frame), "\(name)\nworked \(explainer.workedFrame)")
    #expect(explainer.idleLines == [], "\(name)")
    #expect(explainer.gaps == [], "\(name)")
  }
}

@MainActor private final class ExplainedStage: GoldenStage {
  private(set) var host: TreeHost?

  func show(_ view: some View, size: CGSize) {
    host = TreeHost(size: size) { view }
  }
}
