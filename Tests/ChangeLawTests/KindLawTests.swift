import TestSupport
import Testing
import ViewSketches

/// Random sketches seldom set a kind beside its like, or between two scroll views. These do, for each
/// kind in turn.
@Suite("Law of kinds")
@MainActor
struct KindLawTests {
  /// All kinds, or one in ten where time is short.
  nonisolated static let kinds = SketchKind.allCases.enumerated()
    .filter { TestLength.isWhole || $0.offset % 10 == 4 }.map(\.element)

  @Test(
    "a node beside one of its kind is as a fresh one after each change of its parameters",
    arguments: kinds)
  func twins(_ kind: SketchKind) {
    for around in [SketchKind.column, .scroll] {
      var random = SeededGenerator(seed: 1)
      let twin = kind.sketch(number: 10)
      var walker = kind.sketch(number: 20)
      var scenes: [SketchScene] = []
      // In a random order, so that the same a meets each b after another one.
      for a in (0..<8).shuffled(using: &random) {
        for b in (0..<8).shuffled(using: &random) {
          (walker.a, walker.b) = (a, b)
          scenes.append(
            SketchScene(tree: Sketch(number: 1, kind: around, children: [twin, walker])))
        }
      }
      scenes.expectNoFailure("\(kind)")
    }
  }

  @Test(
    "a view is scrolled to through two scroll views with any kind between them", arguments: kinds)
  func revealing(_ kind: SketchKind) {
    var random = SeededGenerator(seed: 2)
    func rows(_ numbers: ClosedRange<Int>) -> [Sketch] {
      numbers.map { Sketch(number: $0, kind: .fixed, a: 7, b: 7) }
    }
    let inner = Sketch(number: 2, kind: .scroll, children: rows(30...32))
    var between = kind.sketch(number: 10)
    if between.children.isEmpty, kind.takesList { between.children = [inner] }
    if !between.children.isEmpty { between.children[0] = inner }
    // Back to the first from the last, and so on: from below and from above, with each b.
    let revealed = [32, 30, 41, 31, 40]
    let scenes = (0..<8 * revealed.count).map { step in
      (between.a, between.b) = (Int.random(in: 0..<8, using: &random), step % 8)
      let outer = Sketch(number: 3, kind: .scroll, children: rows(40...41) + [between])
      var scene = SketchScene(tree: Sketch(number: 1, kind: .scrollReader, children: [outer]))
      scene.top = step % 3 == 0 ? 20 : 0
      scene.revealed = revealed[step % revealed.count]
      return scene
    }
    scenes.expectNoFailure("\(kind)")
  }
}

extension SketchKind {
  /// A node with leaves for children, as many as the kind is made with at most and of sizes that
  /// depend on the number.
  fileprivate func sketch(number: Int) -> Sketch {
    let leaves = (0..<children.upperBound).map {
      Sketch(number: number + 1 + $0, kind: .fixed, a: number / 10 + $0, b: number / 5)
    }
    return Sketch(number: number, kind: self, children: leaves)
  }
}
