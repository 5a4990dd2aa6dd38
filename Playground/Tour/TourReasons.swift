import RefreshSystems
import ViewTree
import ViewTreeInspection

/// Why the header of the tour is where it is, and what keeps it from refreshing.
///
/// The pull is played once more up to the moment, and the tree is asked there; the answer is kept.
@MainActor final class TourReasons {
  private var known: [Int: [String]] = [:]

  func lines(at index: Int) -> [String] {
    if let lines = known[index] { return lines }
    var lines: [String] = []
    let scene = LKRefreshScene()
    PullRecording.play(scene) { moment in
      if moment == index { lines = Self.lines(scene) }
      return moment < index
    }
    known[index] = lines
    return lines
  }

  private static func lines(_ scene: LKRefreshScene) -> [String] {
    let verdict = RefreshVerdict(.header, scene.guards(of: .header))
    let frame = scene.host.firstElement(LKRefreshIdentifier.headerParts).map {
      Explainer($0).explanation.text.split(separator: "\n").map(String.init)
    }
    return FireExplanation.failures(verdict, scene) + (frame ?? [])
  }
}
