import SwiftUI
import TestSupport
import Testing
import ViewSketches
import ViewTreeTesting

@testable import SwiftUISketches

/// The values that a tree remembers from one change to the next must never show.
@Suite("Law of change")
@MainActor
struct ChangeLawTests {
  /// The first seed: a new one in each run of the whole law, unless `VIEWTREE_SKETCHES` names one.
  nonisolated static let firstSeed: Int = {
    if let given = ProcessInfo.processInfo.environment["VIEWTREE_SKETCHES"].flatMap({ Int($0) }) {
      return given
    }
    guard TestLength.isWhole else { return 0 }
    let seed = Int.random(in: 1_000..<1_000_000_000)
    print("Law of change: VIEWTREE_SKETCHES=\(seed)")
    return seed
  }()

  /// How many sketches are shown; `VIEWTREE_SKETCH_COUNT` says another number.
  nonisolated static let count =
    ProcessInfo.processInfo.environment["VIEWTREE_SKETCH_COUNT"].flatMap { Int($0) }
    ?? (TestLength.isWhole ? 2_000 : 60)

  /// Those that have shown a fault of lazy containers, covered pages, sheets, subviews or the news of
  /// preferences, mended since.
  nonisolated static let mendedSeeds = [
    1619, 31082, 1_200_021, 1_200_644, 1_201_471, 4_000_727, 4_100_249, 4_100_315, 4_102_244,
    4_104_244, 4_104_444, 5_000_074, 5_001_336, 5_002_521, 7_702_260, 12_301_266,
    661_024_985,
  ]

  @Test("after any change that once showed a fault a host is as a fresh one")
  func mended() {
    for seed in Self.mendedSeeds { look(at: seed) }
  }

  @Test(
    "after any change a host shows, writes, scrolls and warns as a fresh one does",
    arguments: 0..<min(count, 20))
  func change(batch: Int) {
    for seed in stride(from: Self.firstSeed + batch, to: Self.firstSeed + Self.count, by: 20) {
      look(at: seed)
    }
  }

  private func look(at seed: Int) {
    var generator = SketchGenerator(seed: UInt64(seed), vocabulary: .families(for: seed))
    var scenes = [generator.scene(depth: 4)]
    for _ in 0..<15 { scenes.append(generator.changed(scenes[scenes.count - 1])) }
    for index in scenes.indices { scenes[index].tree = scenes[index].tree.presentingOnce }
    scenes.expectNoFailure("seed \(seed)")
  }
}
