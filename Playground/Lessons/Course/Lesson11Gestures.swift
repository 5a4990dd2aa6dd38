import RefreshSystems
import SwiftUI
import ViewTreeInspection

// Lesson 11: the gestures, and each system's response to them.

/// The verdicts of the five systems on gestures; each is played once.
@MainActor final class Verdicts {
  private var known: [String: [ComparedRun]] = [:]
  private var knownReasons: [Double: [String]] = [:]

  func runs(_ gesture: StandardGesture) -> [ComparedRun] {
    runs(named: gesture.rawValue, gesture.script(viewport: RefreshScenes.screen).path())
  }

  func runs(released pull: Double) -> [ComparedRun] {
    let start = CGPoint(x: RefreshScenes.screen.width / 2, y: 100)
    let travel = RubberBand.pull(offset: CGFloat(pull), viewport: RefreshScenes.screen.height)
    let script = GestureScript(steps: [
      .down(start),
      .move(to: CGPoint(x: start.x, y: start.y + travel), seconds: 1, curve: .linear),
      .hold(seconds: 0.5), .up,
    ])
    return runs(named: "\(pull)", script.path())
  }

  /// Why each system asks or does not, a while after such a pull.
  func reasons(released pull: Double) -> [String] {
    if let known = knownReasons[pull] { return known }
    let screens = SceneBeside(five: VerdictLesson.released(CGFloat(pull))).told
    let reasons = screens.flatMap { $0.verdict }
    knownReasons[pull] = reasons
    return reasons
  }

  private func runs(named name: String, _ path: TouchPath) -> [ComparedRun] {
    if let runs = known[name] { return runs }
    let runs = RefreshSystemName.allCases.map { system in
      ComparedRun(RefreshScenes.scene(of: system), path: path, rest: 1.5)
    }
    known[name] = runs
    return runs
  }
}

extension VerdictLesson {
  /// The opening has scrolled away when a question needs its numbers.
  var lines: Prose {
    prose[
      "Lines",
      [
        "line000": "\(line(.LKRefresh))", "line001": "\(line(.PullToRefresh))",
        "line002": "\(line(.ZHRefresh))", "line003": "\(line(.ZKRefresh))",
        "controlLine": "\(controlLine)",
      ]]
  }

  /// The first two actions of a system in a gesture, in words.
  func steps(_ run: ComparedRun) -> [String] {
    run.happenings.prefix(2).map { happening in
      let pull = Prose.number(run.judged(happening).pull)
      let time = ValueText.number(run.samples[happening.index].seconds, decimals: 2)
      return "\(time) s, document \(run.system.number): "
        + words(run.system, happening.event.step, pull)
    }
  }

  private func words(
    _ system: RefreshSystemName, _ step: RefreshEvent.Step, _ pull: String
  ) -> String {
    let line = Prose.number(line(system))
    return switch (system, step) {
    case (.LKRefresh, .requested):
      "the content is at \(pull), and was at \(line) or less before. It asks."
    case (.LKRefresh, _):
      "the content has come back to \(pull). From now on the list holds room for the header."
    case (.PullToRefresh, .armed):
      "the content is at \(pull), beyond \(line). It is armed, and asks for nothing yet."
    case (.PullToRefresh, _):
      "the content has come back to \(pull), within \(line). It asks; it has seen no finger."
    case (.ZHRefresh, .armed):
      "the content is at \(pull), beyond \(line). It waits for the end of the drag."
    case (.ZHRefresh, _): "the drag has ended at \(pull), beyond \(line). It asks."
    case (.ZKRefresh, .armed):
      "at the event before this one the content was at \(pull), beyond \(line). It is armed."
    case (.ZKRefresh, _):
      "no finger is down, and at the event before the content was at \(pull). It asks."
    case (.WBRefresh, .armed):
      "the content is at \(pull), beyond \(line). The arrow turns; that is no request."
    case (.WBRefresh, _):
      "a finger has pulled to \(pull), beyond \(Prose.number(controlLine)). "
        + "The system's control asks."
    }
  }
}
