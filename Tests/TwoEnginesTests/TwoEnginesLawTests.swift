import EngineComparison
import Testing

/// A part of the law, with fixed seeds; `.ci/run` shows 20,000 sketches of a new seed.
@Suite("Law of the two engines")
@MainActor
struct TwoEnginesLawTests {
  private static let sketchesInBatch = 10

  @Test("a random sketch shows the same in both after every change", arguments: 0..<50)
  func interpreted(batch: Int) {
    for index in 0..<Self.sketchesInBatch {
      let seed = batch * Self.sketchesInBatch + index
      let scenes = EngineComparison.scenes(seed: seed)
      guard EngineComparison.difference(scenes) != nil else { continue }
      Issue.record("seed \(seed): \(EngineComparison.explanation(of: scenes))")
    }
  }
}
