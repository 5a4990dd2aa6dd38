import SwiftUI
import Testing
import TestSupport
import ViewSketches

@testable import SwiftUISketches
@testable import ViewTree

@Suite("Laws of measuring and placing")
@MainActor
struct MeasuringLawTests {
  @Test(
    "the same proposal gets the same response and guides, whatever was asked between",
    arguments: TestLength.seeds(100, whole: 300))
  func sameResponse(seed: Int) {
    let scene = scene(seed)
    let screen = SketchScreen(scene)
    let lengths: [CGFloat?] = [nil, 0, 33, 160, .infinity]
    let proposals = lengths.flatMap { width in
      lengths.map { ProposedViewSize(width: width, height: $0) }
    }
    var elements: [LayoutNode] = []
    screen.host.tree.forEachNode { node in
      if let element = node as? LayoutNode, element !== screen.host.tree.root {
        elements.append(element)
      }
    }
    let before = screen.geometry
    // A size is asked for guides as it is answered: by one proposal after the other.
    func answers(_ element: LayoutNode, _ proposal: ProposedViewSize) -> [CGFloat] {
      let size = element.measure(proposal)
      let dimensions = element.dimensions(size: size, proposal: proposal)
      return [
        size.width, size.height, dimensions[SketchGuide.alignment], dimensions[.firstTextBaseline],
        dimensions[.leading],
      ]
    }
    for element in elements {
      let first = proposals.map { answers(element, $0) }
      for other in elements {
        other.responses.removeAll()
        other.knownGuides.removeAll()
      }
      for (proposal, known) in zip(proposals, first).reversed() {
        let again = answers(element, proposal)
        #expect(
          areClose(again, known), "seed \(seed), \(element.typeLabel), \(proposal)\n\(scene)")
      }
    }
    screen.host.settle()
    #expect(areClose(before, screen.geometry), "seed \(seed): measuring moved\n\(scene)")
  }

  @Test(
    "placing everything a second time moves nothing", arguments: TestLength.seeds(100, whole: 300))
  func placingTwice(seed: Int) {
    let scene = scene(seed)
    let screen = SketchScreen(scene)
    let before = screen.geometry
    screen.host.tree.forEachNode { ($0 as? LayoutNode)?.setNeedsLayout() }
    screen.host.settle()
    #expect(areClose(before, screen.geometry), "seed \(seed)\n\(scene)")
  }

  /// A tree and what it becomes: more shapes than the generator makes at once.
  private func scene(_ seed: Int) -> SketchScene {
    var generator = SketchGenerator(seed: UInt64(seed))
    var scene = generator.scene(depth: 4)
    for _ in 0..<6 { scene.tree = generator.changed(scene.tree) }
    return scene
  }
}
