import RefreshSystems
import SwiftUI
import ViewTreeInspection

// Lesson 10: phases.

extension Lesson {
  static let phases = Lesson(
    10, about: .phases, needs: [.rubberBand, .conventions], minutes: 16,
    documents: [.LKRefresh, .PullToRefresh],
    rules: ["S0.12", "S1.09", "S1.16", "B001-1"],
    reading: Reading(
      path: "Sources/RefreshSystems/ZKRefresh/ZKHeaderPass.swift", lines: 110,
      symbol: "headerOffsetDidChange"),
    text: EmbeddedText.Lesson10_txt
  ) { PhaseLesson(prose: $0).content }
}

@MainActor private struct PhaseLesson {
  let prose: LessonText
  private static let words = ["idle", "pulling", "armed", "refreshing"]
  /// A pull beyond the threshold, let go, on a system's own screen.
  private func run(_ system: RefreshSystemName) -> ComparedRun {
    ComparedRun(
      RefreshScenes.scene(of: system),
      path: StandardGesture.pull140Release.script(viewport: RefreshScenes.screen).path(), rest: 1)
  }

  /// The phases of a run, each once until another one comes.
  private func phases(_ run: ComparedRun) -> [String] {
    var phases: [String] = []
    for sample in run.samples where phases.last != sample.phase.rawValue {
      phases.append(sample.phase.rawValue)
    }
    return phases
  }

  private func reasons(_ run: ComparedRun) -> [String] {
    run.happenings.map { happening in
      "\(Prose.number(run.samples[happening.index].seconds)) s  \(happening.event.text)"
    }
  }

  /// The machine of the listing, given some pulls with a finger down, and the last one without.
  private func told(_ pulls: [CGFloat], _ lines: PullLines = PullLines()) -> [(CGFloat, String)] {
    var machine = PullMachine(lines: lines)
    var steps = [(CGFloat(0), machine.phase.rawValue)]
    for (index, pull) in (pulls + [pulls[pulls.count - 1]]).enumerated() {
      machine.told(pull, isDown: index < pulls.count)
      steps.append((pull, machine.phase.rawValue))
    }
    return steps
  }

  private func steps(_ pulls: [CGFloat], _ lines: PullLines = PullLines()) -> [String] {
    let told = told(pulls, lines)
    return told.enumerated().map { index, step in
      let finger = index == told.count - 1 ? "finger up" : "pull \(Prose.number(step.0))"
      return "\(finger): \(step.1)"
    }
  }

  private func path(_ pulls: [CGFloat], _ lines: PullLines = PullLines()) -> [String] {
    told(pulls, lines).map(\.1).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private static let trembling: [CGFloat] = [10, 70, 50, 70]
  private static let lines = PullLines()

  var content: Lesson.Content {
    let fast = run(.LKRefresh)
    let slow = run(.PullToRefresh)
    return Lesson.Content(
      prose,
      scene: LessonScene(
        listing: prose.code("scene"),
        lines: Self.drawn + [
          "lines.arming = \(Prose.number(Self.lines.arming)), "
            + "lines.disarming = \(Prose.number(Self.lines.disarming))"
        ], drawn: ComparePlot([fast, slow]).lines),
      predictions: [
        pathQuestion(
          "armed", slow,
          wrong: [
            .path(["idle", "pulling", "refreshing"]), .path(["idle", "pulling", "armed", "idle"]),
          ], ["line": "\(RefreshScenes.scene(of: .PullToRefresh).threshold)"]),
        pathQuestion(
          "never", fast,
          wrong: [
            .path(["idle", "pulling", "armed", "refreshing"]),
            .path(["idle", "pulling", "idle", "refreshing"]),
          ], ["line": "\(LKRefresh.defaultThreshold)"]),
        tremblingQuestion,
      ], played: reasons(slow), investigation: investigation, modification: modification)
  }

  private func pathQuestion(
    _ name: String, _ run: ComparedRun, wrong: [Answer], _ values: [String: Prose]
  ) -> Question {
    let system = run.system
    return prose.question(
      name, kind: .path(Self.words), answer: { .path(phases(run)) }, wrong: wrong, values,
      beside: SceneBeside(
        asked: PulledScene(system, .pulled(system == .LKRefresh ? 100 : 140)),
        told: PulledScene(system, .letGo(140, seconds: 0.5))), chain: { reasons(run) })
  }

  private var tremblingQuestion: Question {
    let pulls = Self.trembling
    let (arming, disarming) = (Self.lines.arming, Self.lines.disarming)
    return prose.question(
      "trembling", kind: .path(Self.words), answer: { .path(path(pulls)) },
      wrong: [
        .path(["idle", "pulling", "armed", "pulling", "armed", "refreshing"]),
        .path(["idle", "pulling", "armed"]),
      ],
      [
        "firstPull": "\(pulls[0])", "secondPull": "\(pulls[1])", "thirdPull": "\(pulls[2])",
        "fourthPull": "\(pulls[3])", "arming": "\(arming)", "disarming": "\(disarming)",
      ], beside: trembled, chain: { steps(pulls) })
  }

  /// A list before and under the trembling finger.
  private var trembled: SceneBeside {
    SceneBeside(
      asked: .plainList(height: 300, pull: 0),
      told: .plainList(height: 300, pull: Self.trembling[3]))
  }

  private static let drawn = [
    "idle ─pull > 0─▶ pulling ─pull > arming─▶ armed ─no finger─▶ refreshing",
    "    ◀──pull <= 0────┘  ◀──pull < disarming───┘",
  ]

  private var investigation: Investigation {
    let last =
      Array(stride(from: 5.0, through: 100, by: 5)).last {
        path([CGFloat($0), CGFloat($0)]).last != "refreshing"
      } ?? .nan
    return Investigation(
      task: prose["Investigate"],
      figure: LessonFigure(
        name: "the pull at which the finger lets go", range: 0...100, step: 5, start: 30
      ) { steps([CGFloat($0), CGFloat($0)]) },
      question: prose.question(
        "parked", kind: .points, answer: { .number(last) },
        wrong: [.number(Self.lines.disarming), .number(Double(Self.lines.arming) + 5)],
        [
          "disarming": "\(Self.lines.disarming)", "above": "\(Self.lines.arming + 5)",
          "arming": "\(Self.lines.arming)",
        ], chain: { steps([Self.lines.arming, Self.lines.arming]) }))
  }

  private var modification: Modification {
    Modification(
      task: prose["Change"],
      changes: [
        Modification.Change(
          "one line: `.armed where pull <= lines.arming`",
          .edit("pull < lines.disarming", to: "pull <= lines.arming")
        ) {
          moved(
            "one", PullLines(disarming: Self.lines.arming + 1), ["arming": "\(Self.lines.arming)"])
        },
        Modification.Change(
          "a machine that nothing disarms: the case before `default` goes",
          .edit("  case .armed where pull < lines.disarming: phase = .pulling\n", to: "")
        ) { moved("trap", PullLines(disarming: 0)) },
      ],
      typed: Modification.Typed(
        name: "the line that disarms", range: 0...60,
        code: { [.note("// lines.disarming = \(Prose.number($0))")] }
      ) { moved("typed", PullLines(disarming: CGFloat($0)), ["disarming": "\($0)"]) })
  }

  private func moved(
    _ name: String, _ lines: PullLines, _ values: [String: Prose] = [:]
  ) -> Question {
    let pulls = Self.trembling
    let words = pulls.map { Prose.number($0) }.joined(separator: ", ")
    let known: [[String]] = [
      ["idle", "pulling", "armed", "refreshing"],
      ["idle", "pulling", "armed", "pulling", "armed", "refreshing"],
      ["idle", "pulling", "refreshing"],
    ]
    let truth = path(pulls, lines)
    return prose.question(
      name, kind: .path(Self.words), answer: { .path(truth) },
      wrong: known.filter { $0 != truth }.map { .path($0) },
      ["words": "\(words)", "thirdPull": "\(pulls[2])"].merging(values) { $1 },
      beside: trembled, chain: { steps(pulls, lines) })
  }
}

/// The lines of a machine. Points.
struct PullLines {
  var arming: CGFloat = 60
  var disarming: CGFloat = 40
}

/// The machine of lesson 10, as the learner sees it.
struct PullMachine {
  enum Phase: String { case idle, pulling, armed, refreshing }

  let lines: PullLines
  private(set) var phase = Phase.idle

  init(lines: PullLines = PullLines()) { self.lines = lines }

  mutating func told(_ pull: CGFloat, isDown: Bool) {
    switch phase {
    case .idle where pull > 0: phase = .pulling
    case .pulling where pull > lines.arming: phase = .armed
    case .pulling where pull <= 0: phase = .idle
    case .armed where !isDown: phase = .refreshing
    case .armed where pull < lines.disarming: phase = .pulling
    default: break
    }
  }
}
