import RefreshSystems
import SwiftUI
import ViewTreeInspection

// Lesson 10: phases.

extension Lesson {
  static let phases = Lesson(
    number: 10, title: "Phases",
    goal: "You will be able to draw a refresh as a machine: its states, and what moves it.",
    concept: .phases, needs: [.rubberBand, .conventions], minutes: 16,
    documents: [.LKRefresh, .PullToRefresh],
    rules: ["S0.12", "S1.09", "S1.16", "B001-1"],
    reading: Reading(
      path: "Sources/RefreshSystems/ZKRefresh/ZKHeaderPass.swift", lines: 110,
      symbol: "headerOffsetDidChange",
      about: "a machine of six states, and the one event by which it is late")
  ) { PhaseLesson().content }
}

@MainActor private struct PhaseLesson {
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
      let finger = index == told.count - 1 ? "finger up" : "pull \(Prose.number(Double(step.0)))"
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
      opening: """
        A refresh is a small machine. It is in one state at a time, and a guard has to be met before \
        it goes to another. There are two kinds of guards. A level asks where the content is. An \
        edge asks whether it has just crossed a line. A level fires again and again while it holds; \
        an edge fires once.

        All five systems can be told in the same words: idle, pulling, armed (letting go or coming \
        back will ask for data) and refreshing.
        """,
      scene: LessonScene(
        caption: """
          A machine of four phases, told of the pull at every event and whether a finger is down.
          """,
        listing: """
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
          """,
        lines: Self.drawn + [
          "lines.arming = \(Prose.number(Double(Self.lines.arming))), "
            + "lines.disarming = \(Prose.number(Double(Self.lines.disarming)))"
        ], drawn: ComparePlot([fast, slow]).lines),
      predictions: [
        pathQuestion(
          "10.armed", slow,
          guards: """
            Document 001 is armed by a pull beyond \(RefreshScenes.scene(of: .PullToRefresh).threshold). Armed, it \
            asks for data when the content comes back over that line.
            """,
          wrong: [
            (
              ["idle", "pulling", "refreshing"],
              "Document 001 does not ask on the way down. It waits, armed, for the content to come back.",
              "S1.09"
            ),
            (
              ["idle", "pulling", "armed", "idle"],
              "The content comes back through the band, and that is what document 001 takes for letting go.",
              "B001-1"
            ),
          ],
          why: """
            Beyond the line it is armed. The finger lets go, the content springs back, and when it \
            comes back over the line the header loads.
            """),
        pathQuestion(
          "10.never", fast,
          guards: """
            Document 000 has one guard: its pull is beyond \(LKRefresh.defaultThreshold) now, and was not \
            at the event before. Then it asks for data.
            """,
          wrong: [
            (
              ["idle", "pulling", "armed", "refreshing"],
              "Document 000 is never armed: it asks in the very moment in which the line is crossed.",
              "S0.12"
            ),
            (
              ["idle", "pulling", "idle", "refreshing"],
              "It does not wait for the content to come to rest.", "S0.12"
            ),
          ],
          why: """
            Its guard is an edge: beyond the line now, not beyond it before. So the refresh begins \
            while the finger still pulls.
            """),
        tremblingQuestion,
      ],
      closing: """
        Two of the five documents, and a machine of our own, in the same words. Its states, and the \
        guard at each arrow:
        """,
      played: PlayedSteps(
        title: "Document 001 and its guards, with the numbers put in.", steps: reasons(slow)),
      investigation: investigation, modification: modification,
      make: """
        A machine is a table: a state, a guard, the next state. Beyond `80` this one is armed. Write \
        the line of the armed state while the finger is down: only below `60` it goes back to \
        `.pulling`.
        """,
      makeHints: [
        "An armed state has two ways: it stays, or it goes back.",
        "The guard compares the pull with the lower line.", "It begins `return pull < 60 ?`.",
      ],
      card: [
        "A level fires while it holds, an {edge} once; say which of the two a guard is.",
        "For each state ask: what takes it out again? A state without an answer is a {trap}.",
        "A line that arms and a {lower} one that disarms: a finger that trembles does nothing.",
      ])
  }

  // MARK: Predictions

  private func pathQuestion(
    _ id: String, _ run: ComparedRun, guards: Prose,
    wrong: [(path: [String], words: Prose, rule: String)],
    why: Prose
  ) -> Question {
    let system = run.system
    return Question(
      id: id, about: .phases,
      text: """
        \(guards) It is pulled well beyond its line and let go. Through which phases does its header \
        go, until data are asked for?
        """,
      kind: .path(Self.words), answer: { .path(phases(run)) },
      wrong: wrong.map { WrongAnswer(.path($0.path), $0.words, .rule($0.rule)) },
      hints: [
        "Every header begins idle.", "Does it ask on the way down or on the way back?",
        "It begins: idle, pulling.",
      ],
      why: why, chain: { reasons(run) },
      beside: SceneBeside(
        asked: PulledScene(system, .pulled(system == .LKRefresh ? 100 : 140)),
        told: PulledScene(system, .letGo(140, seconds: 0.5))))
  }

  private var tremblingQuestion: Question {
    let pulls = Self.trembling
    let (arming, disarming) = (Self.lines.arming, Self.lines.disarming)
    return Question(
      id: "10.trembling", about: .phases,
      text: """
        The machine of the listing: a finger pulls to \(pulls[0]), to \(pulls[1]), back to \(pulls[2]), \
        to \(pulls[3]), and leaves. Through which phases does it go? (It arms beyond \(arming), and \
        disarms below \(disarming).)
        """,
      kind: .path(Self.words), answer: { .path(path(pulls)) },
      wrong: [
        WrongAnswer(
          .path(["idle", "pulling", "armed", "pulling", "armed", "refreshing"]),
          "There are two lines. Between them it stays what it was.",
          .moment("\(pulls[2]) is not below \(disarming)")),
        WrongAnswer(
          .path(["idle", "pulling", "armed"]), "The finger leaves in the end.",
          .moment("an armed machine without a finger refreshes")),
      ],
      hints: [
        "Go through the cases, the first that fits wins.",
        "Which case fits while it is armed and the pull comes back?",
        "It begins: idle, pulling, armed.",
      ],
      why: """
        Back at \(pulls[2]) no case fits: it is armed still. With one line for both ways a finger that \
        trembles at it would arm it again and again.
        """,
      chain: { steps(pulls) }, beside: trembled)
  }

  /// A list before and under the trembling finger.
  private var trembled: SceneBeside {
    SceneBeside(
      asked: .plainList(height: 300, pull: 0),
      told: .plainList(height: 300, pull: Self.trembling[3]))
  }

  // MARK: Investigate

  private static let drawn = [
    "idle ─pull > 0─▶ pulling ─pull > arming─▶ armed ─no finger─▶ refreshing",
    "    ◀──pull <= 0────┘  ◀──pull < disarming───┘",
  ]

  private var investigation: Investigation {
    let last =
      Array(stride(from: 5.0, through: 100, by: 5)).last {
        path([CGFloat($0), CGFloat($0)]).last != "refreshing"
      }
      ?? .nan
    return Investigation(
      task: "Pull in two events, and let go, in steps of five.",
      figure: LessonFigure(
        name: "the pull at which the finger lets go", range: 0...100, step: 5, start: 30
      ) { steps([CGFloat($0), CGFloat($0)]) },
      question: Question(
        id: "10.parked", about: .phases,
        text: "What is the largest of these pulls after which nothing refreshes?",
        kind: .points, answer: { .number(last) },
        wrong: [
          WrongAnswer(
            Double(Self.lines.disarming), "That line disarms. What has to be armed first?",
            .moment("at a pull of \(Self.lines.disarming) it is pulling, not armed")),
          WrongAnswer(
            Double(Self.lines.arming) + 5, "There it is beyond its line.",
            .moment("let go at \(Self.lines.arming + 5) it refreshes")),
        ],
        hints: [
          "`try 60`.", "Is the line itself beyond the line?", "The guard is `pull > lines.arming`.",
        ],
        why: """
          The guard is strict: at \(Self.lines.arming) it is not armed. And look where it is left: \
          pulling, with no finger. What takes it out? Only a pull of zero, and the spring brings that.
          """,
        chain: { steps([Self.lines.arming, Self.lines.arming]) }))
  }

  // MARK: Modify

  private var modification: Modification {
    Modification(
      task: "Move a line, and predict the phases of the finger that trembles.",
      changes: [
        Modification.Change(
          label: "one line: `.armed where pull <= lines.arming`",
          code: [.edit("pull < lines.disarming", to: "pull <= lines.arming")]
        ) { moved("10.one", PullLines(disarming: Self.lines.arming + 1)) },
        Modification.Change(
          label: "a machine that nothing disarms: the last case goes",
          code: [.edit("  case .armed where pull < lines.disarming: phase = .pulling\n", to: "")]
        ) { moved("10.trap", PullLines(disarming: 0)) },
      ],
      typed: Modification.Typed(
        name: "the line that disarms", range: 0...60,
        code: { [.note("// lines.disarming = \(Prose.number($0))")] }
      ) { moved("10.typed", PullLines(disarming: CGFloat($0))) })
  }

  private func moved(_ id: String, _ lines: PullLines) -> Question {
    let pulls = Self.trembling
    let words = pulls.map { Prose.number(Double($0)) }.joined(separator: ", ")
    let known: [[String]] = [
      ["idle", "pulling", "armed", "refreshing"],
      ["idle", "pulling", "armed", "pulling", "armed", "refreshing"],
      ["idle", "pulling", "refreshing"],
    ]
    let truth = path(pulls, lines)
    return Question(
      id: id, about: .phases,
      text: "The pulls are \(words), and the finger leaves. Through which phases does it go now?",
      kind: .path(Self.words), answer: { .path(truth) },
      wrong: known.filter { $0 != truth }.map {
        WrongAnswer(
          .path($0), "Compare the third pull with the line that disarms.",
          .moment("the third pull is \(pulls[2]), the line \(lines.disarming)"))
      },
      hints: [
        "Until the second pull nothing has changed.", "Is the third pull below the line?",
        "It begins: idle, pulling, armed.",
      ],
      why: "The third pull, \(pulls[2]), meets a line of \(lines.disarming).",
      chain: { steps(pulls, lines) }, beside: trembled)
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
