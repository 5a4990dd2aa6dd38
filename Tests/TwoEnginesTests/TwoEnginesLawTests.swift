import EngineComparison
import Testing
import ViewSketches

/// A part of the law, with fixed seeds; `.ci/run` shows 20,000 sketches of a new seed.
@Suite("Law of the two engines")
@MainActor
struct TwoEnginesLawTests {
  private static let sketchesInBatch = 10

  @Test("a random sketch shows the same in both after every change", arguments: 0..<50)
  func interpreted(batch: Int) { compare(batch, .smallTree) }

  /// Rules: LAYOUT-3.1.3, LAYOUT-3.1.8.
  @Test("a random stack shares its length the same in both", arguments: 0..<20)
  func stacks(batch: Int) { compare(batch, .stacks) }

  private func compare(_ batch: Int, _ vocabulary: SketchVocabulary) {
    for index in 0..<Self.sketchesInBatch {
      let seed = batch * Self.sketchesInBatch + index
      let scenes = EngineComparison.scenes(seed: seed, of: vocabulary)
      guard EngineComparison.difference(scenes) != nil else { continue }
      Issue.record("seed \(seed): \(EngineComparison.explanation(of: scenes))")
    }
  }
}
