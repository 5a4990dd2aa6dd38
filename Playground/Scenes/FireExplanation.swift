import RefreshSystems
import SwiftUI
import ViewTreeInspection

/// Whether a refresh system has asked for data at a moment, by which rule, or what prevents it.
@MainActor struct FireExplanation {
  private let run: SceneRun
  private let make: (@escaping (TreeHost) -> Void) -> any RefreshScene

  /// - Errors: `BadArgument` for a scene without a refresh system.
  init(_ run: SceneRun) throws {
    guard let make = run.scene.makeRefresh else {
      throw BadArgument(
        given: "--fire of \(run.scene.name)", accepted: "a scene of a refresh system",
        nearest: "explain LKRefresh --fire --at 20")
    }
    self.run = run
    self.make = make
  }

  var text: String {
    let scene = make { _ in }
    var fired: [(moment: Int, event: RefreshEvent)] = []
    var lines: [String] = []
    withExtendedLifetime(scene) {
      run.play(on: scene.host, until: run.moment) { moment in
        fired += scene.takeEvents().filter { $0.step == .requested }.map { (moment, $0) }
        if moment == run.moment { lines = verdicts(scene, fired) }
      }
    }
    return lines.joined(separator: "\n")
  }

  private func verdicts(
    _ scene: any RefreshScene, _ fired: [(moment: Int, event: RefreshEvent)]
  ) -> [String] {
    let heading =
      "\(run.title): pull \(Self.number(scene.pull)), "
      + (scene.host.touch.location == nil ? "no finger" : "a finger down")
    return [heading]
      + RefreshSide.allCases.flatMap { side in
        let events = fired.filter { $0.event.side == side }
        return Self.lines(RefreshVerdict(side, scene.guards(of: side)), events, scene)
      }
  }

  /// The requests until now, then every guard with its numbers, then the smallest change.
  static func lines(
    _ verdict: RefreshVerdict, _ fired: [(moment: Int, event: RefreshEvent)],
    _ scene: any RefreshScene
  ) -> [String] {
    guard !verdict.guards.isEmpty else { return ["The \(verdict.side): there is none"] }
    var lines = fired.map { "The \(verdict.side) fired at moment \($0.moment): \($0.event.text)" }
    if fired.isEmpty { lines.append("The \(verdict.side) has not fired") }
    lines.append("  it asks for data in the next event in which all of this is so:")
    lines += verdict.guards.map { "  \($0.holds ? "yes" : "no ") \($0.text) (\($0.rule))" }
    lines += rules(of: verdict.guards)
    guard let change = verdict.smallestChange else { return lines }
    return lines + ["  smallest change: \(change)" + finger(verdict, scene)]
  }

  /// The rules of guards in words, without repeats.
  private static func rules(of guards: [RefreshGuard]) -> [String] {
    var known: Set<String> = []
    return guards.map(\.rule).filter { known.insert($0).inserted }.map {
      "  " + RuleWords.cited($0)
    }
  }

  /// The guards that fail, and the smallest change; a line if a side asks with the next event.
  ///
  /// - Parameter citesRules: whether the id of its rule follows each guard.
  static func failures(
    _ verdict: RefreshVerdict, _ scene: any RefreshScene, citesRules: Bool = false
  ) -> [String] {
    guard !verdict.guards.isEmpty else { return [] }
    guard let change = verdict.smallestChange else {
      return ["The \(verdict.side) asks with the next event"]
    }
    let isLoading = scene.phase(of: verdict.side) == .refreshing
    return [
      isLoading
        ? "The \(verdict.side) asks no second time: it is already loading"
        : "The \(verdict.side) does not ask:"
    ]
      + verdict.failed.map { "  \(failure(of: $0))" + (citesRules ? " (\($0.rule))" : "") }
      + ["  smallest change: \(change)" + finger(verdict, scene)]
  }

  /// A guard that fails, in words without a double negative: `the header is loading`.
  nonisolated static func failure(of condition: RefreshGuard) -> String {
    for (negative, positive) in [(" is not ", " is "), (" has not ", " has ")] {
      let words = condition.text.split(separator: negative, omittingEmptySubsequences: false)
      if words.count == 2 { return words.joined(separator: positive) }
    }
    return "not yet: \(condition.text)"
  }

  /// A distance of the content in points of the finger, which the rubber band makes longer.
  private static func finger(_ verdict: RefreshVerdict, _ scene: any RefreshScene) -> String {
    let distance = verdict.failed.first { $0.remedy == .pull }?.comparison?.distance
    guard verdict.side == .header, let distance, scene.pull >= 0 else { return "" }
    let viewport = RefreshScenes.screen.height
    let now = RubberBand.pull(offset: scene.pull, viewport: viewport)
    let then = RubberBand.pull(offset: scene.pull + distance, viewport: viewport)
    guard then.isFinite, distance > 0 else { return "" }
    return "; the finger goes \(number(then - now)) for that"
  }

  private static func number(_ number: CGFloat) -> String {
    ValueText.number(Double(number), decimals: 1)
  }
}
