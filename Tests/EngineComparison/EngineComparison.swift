import SmallTreeSketches
import SwiftUISketches
import ViewSketches

/// Shows a sketch and its changes in both engines, and tells where they differ.
///
/// The small tree is made whole in each turn and can be read against the rules; the large engine
/// changes what must change. Both show the same.
@MainActor
public enum EngineComparison {
  /// A sketch with up to 30 changes.
  public static func scenes(
    seed: Int, of vocabulary: SketchVocabulary = .smallTree
  ) -> [SketchScene] {
    var generator = SketchGenerator(seed: UInt64(seed), vocabulary: vocabulary)
    var scenes = [generator.scene(depth: 4)]
    for _ in 0..<seed % 31 { scenes.append(generator.changed(scenes[scenes.count - 1])) }
    return scenes
  }

  /// The reports of both engines on each scene after the one before, and of the last one in a fresh host.
  public static func reports(
    _ scenes: [SketchScene]
  ) -> (small: [EngineReport], large: [EngineReport]) {
    (
      SmallTreeSketches.SketchPlayer.reports(scenes),
      SwiftUISketches.SketchPlayer.reports(scenes)
    )
  }

  /// The first thing that the large engine shows otherwise than the small tree; nil where nothing is.
  public static func difference(_ scenes: [SketchScene]) -> String? {
    let (small, large) = reports(scenes)
    for (step, (one, other)) in zip(small, large).enumerated() {
      let surplus = other.surplus(over: one).map { "the large engine's \($0)" }
      guard let difference = one.difference(from: other) ?? surplus else { continue }
      let scene = scenes[min(step, scenes.count - 1)]
      return """
        \(step < scenes.count ? "step \(step)" : "a fresh host"), small tree: \(difference)
        --- the small tree
        \(one.text(of: scene))
        --- the large engine
        \(other.text(of: scene))
        """
    }
    return nil
  }

  /// A failing history made as small as it gets: the scenes, their source, and both trees.
  public static func explanation(of scenes: [SketchScene]) -> String {
    let smallest = scenes.shrunk { difference($0) != nil }
    return """
      \(difference(smallest) ?? "no difference any more")
      --- the scenes
      \(smallest.map(\.description).joined(separator: "\nthen\n"))
      --- as source
      \(smallest.map(\.tree.source).joined(separator: "\n// then\n"))
      """
  }
}
