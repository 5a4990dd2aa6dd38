import RefreshSystems
import SwiftUI
import ViewTreeInspection

// Lesson 10: phases.

extension Lesson {
  static let phases = Lesson(
    number: 10, title: "Phases",
    goal: "You will be able to draw a refresh as a machine: its states, and what moves it.",
    concept: .phases, needs: [.rubberBand, .conventions], minutes: 10,
    documents: [.LKRefresh, .PullToRefresh, .ZKRefresh, .WBRefresh],
    rules: ["S0.12", "S1.09", "S1.16", "S3.06", "S3.09", "S3.15", "S4.16", "S4.17", "B003-8"],
    reading: Reading(
      path: "Sources/RefreshSystems/ZKRefresh/ZKHeaderPass.swift", lines: 110,
      symbol: "headerOffsetDidChange",
      about: "a machine of six states, and the one event by which it is late")
  ) { PhaseLesson().content }
}

@MainActor private struct PhaseLesson {
  private static let words = ["idle", "pulling", "armed", "refreshing"]
  private static let height: CGFloat = 50
  private static let notifications = 10

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

  /// The header of document 003, pulled to a place and let go there.
  private func header(letGoAt pull: CGFloat) -> ZKHeaderMachine {
    var header = ZKHeaderMachine()
    header.offset(-pull / 2, dragging: true)
    header.offset(-pull, dragging: true)
    header.offset(-pull, dragging: true)
    header.offset(-pull, dragging: false)
    return header
  }

  private func steps(_ machine: ZKHeaderMachine) -> [String] {
    machine.component.changes.map { $0.description(decimals: 1) }
  }

  private func path(_ pull: CGFloat) -> [String] {
    ["idle"]
      + header(letGoAt: pull).component.changes.compactMap { change in
        if case .state(let state, _) = change.step { return state.rawValue }
        return nil
      }
  }

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
          Document 003 without a screen. Its header is \(Self.height) high. The content is pulled \
          in steps, and let go.
          """,
        listing: """
          var header = ZKHeaderMachine()
          header.offset(-pull / 2, dragging: true)
          header.offset(-pull, dragging: true)
          header.offset(-pull, dragging: true)
          header.offset(-pull, dragging: false)
          """,
        lines: ["let go at 70"] + steps(header(letGoAt: 70)) + ["let go at 30"]
          + steps(header(letGoAt: 30))),
      predictions: [
        pathQuestion(
          "10.armed", slow,
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
        footerQuestion,
      ],
      closing: """
        Document 003's header in its own words, once let go beyond its line and once before it. Mind \
        the second: it is parked in `releaseing`, and nothing but another drag takes it out.
        """,
      played: PlayedSteps(
        title: "Document 001 and its guards, with the numbers put in.", steps: reasons(slow)),
      investigation: investigation, modification: modification,
      make: """
        Write a machine as a table: a state, a guard in words, the next state. Begin with document \
        001's header; its four rows are in the rule S1.16, which `swift run Playground rule S1.16` prints. \
        Then go through your table with the offsets of a pull, and compare with the steps above.
        """,
      makeHints: [
        "A row is a state, a guard, and the state after it; begin at the state of rest.",
        "Ask of each state which rows leave it. One that no row leaves is a trap.",
        "The first row leads from rest to the state that is triggered. Go on from that one.",
      ],
      card: [
        "A level fires while it holds, an edge once; say which of the two a guard is.",
        "For each state ask: what takes it out again? A state without an answer is a trap.",
        "What is added at every event needs a look whether it is there already.",
      ])
  }

  // MARK: Predictions

  private func pathQuestion(
    _ id: String, _ run: ComparedRun, wrong: [(path: [String], words: Prose, rule: String)],
    why: Prose
  ) -> Question {
    let system = run.system
    return Question(
      id: id, about: .phases,
      text: """
        Document \(system.number) is pulled well beyond its line and let go. Through which phases \
        does its header go, until data are asked for?
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

  /// The states of document 003's footer when a finger lets go just before its line.
  private func footerStates(entersReleaseing: Bool) -> [ZKRefreshState] {
    var footer = ZKFooterMachine(
      viewportHeight: 600, contentHeight: 1000, entersReleaseing: entersReleaseing)
    footer.forget()
    footer.offset(410, dragging: true)
    footer.offset(420, dragging: true)
    footer.offset(420, dragging: false)
    return footer.component.changes.compactMap { change in
      if case .state(let state, _) = change.step { return state }
      return nil
    }
  }

  private var footerQuestion: Question {
    let published = footerStates(entersReleaseing: false)
    let stated = footerStates(entersReleaseing: true)
    return Question(
      id: "10.footer", about: .phases,
      text: """
        Document 003 lists the state `releaseing` for header and footer. Which footer enters it when \
        a finger lets go before the line: that of the document, or that of the code published with it?
        """,
      kind: .choice([
        "Both of them.", "That of the document; in the published code nothing leads there.",
        "None: a footer is never let go.",
      ]),
      answer: {
        .choice(
          !stated.contains(.releaseing) ? 2 : published.contains(.releaseing) ? 0 : 1)
      },
      wrong: [
        WrongAnswer(
          .choice(0),
          "Draw the arrows that lead into the state. In the published footer there are none.",
          .rule("S3.09")),
        WrongAnswer(
          .choice(2), "The document gives the footer a text for just this state.", .rule("S3.09")),
      ],
      hints: [
        "A state that nothing leads to is a finding.",
        "The document and the code need not agree.",
        "The document's footer goes through \(stated.map(\.rawValue).joined(separator: ", ")).",
      ],
      why: """
        The published footer goes through \(published.map(\.rawValue).joined(separator: ", ")) and \
        stays there. A drawing of the machine shows it at once: a box without an arrow into it.
        """,
      chain: {
        [
          "document: \(stated.map(\.rawValue).joined(separator: ", "))",
          "code: \(published.map(\.rawValue).joined(separator: ", "))",
        ]
      }, beside: SceneBeside(PulledScene(.ZKRefresh, .beyondEnd(20))))
  }

  // MARK: Investigate

  private var investigation: Investigation {
    let last =
      Array(stride(from: 5.0, through: 100, by: 5)).last {
        header(letGoAt: CGFloat($0)).state == .releaseing
      } ?? .nan
    return Investigation(
      task: "Let document 003's header go at different pulls, in steps of five.",
      figure: LessonFigure(
        name: "the pull at which the finger lets go", range: 0...100, step: 5, start: 30
      ) { steps(header(letGoAt: CGFloat($0))) },
      question: Question(
        id: "10.parked", about: .phases,
        text: """
          What is the largest of these pulls from which the header is parked in `releaseing` and \
          does not refresh?
          """,
        kind: .points, answer: { .number(last) },
        wrong: [
          WrongAnswer(
            last - 5, "At its very line it does not refresh yet: the guard asks for more.",
            .moment("let go at \(last) it is parked")),
          WrongAnswer(
            last + 5, "There it is beyond its line.",
            .moment("let go at \(last + 5) it refreshes")),
        ],
        hints: [
          "Its line is its own height.", "Is the line itself beyond the line?",
          "The header is \(Self.height) high.",
        ],
        why: "The guard is strict: it refreshes beyond its height, and not at it.",
        chain: { steps(header(letGoAt: CGFloat(last))) }))
  }

  // MARK: Modify

  private var modification: Modification {
    Modification(
      task: """
        Document 004 adds its loading animation whenever the frame is told while it refreshes. \
        Choose its listing, or how often the frame is told.
        """,
      changes: [
        Modification.Change(
          label: "the first listing: no look whether it is there",
          code: Self.notified(Self.notifications, checks: false)
        ) {
          animations(Self.notifications, checks: false, id: "10.first")
        },
        Modification.Change(
          label: "the corrected listing: looks for the key first",
          code: Self.notified(Self.notifications, checks: true)
        ) {
          animations(Self.notifications, checks: true, id: "10.checked")
        },
      ],
      typed: Modification.Typed(
        name: "how often the frame is told (first listing)", range: 1...60,
        code: { Self.notified(Int($0), checks: false) }
      ) {
        animations(Int($0), checks: false, id: "10.typed")
      })
  }

  private static func notified(_ count: Int, checks: Bool) -> [CodeChange] {
    let code = """
      let variant = WBRefreshVariant(animationKeyCheck: \(checks))
      var control = WBRefreshMachine(variant: variant)
      control.systemEntersRefreshing()
      for _ in 0..<\(count) { control.frame(y: -60) }
      """
    return [.instead(code)]
  }

  private func animations(_ count: Int, checks: Bool, id: String) -> Question {
    var control = WBRefreshMachine(variant: WBRefreshVariant(animationKeyCheck: checks))
    control.systemEntersRefreshing()
    for _ in 0..<count { control.frame(y: -60) }
    let answer = Double(control.loadingAnimations)
    let other = checks ? Double(count) : 1
    return Question(
      id: id, about: .phases,
      text: "The frame is told \(count) times. How many animations run on the icon then?",
      kind: .count(of: "animations"), answer: { .number(answer) },
      wrong: [
        WrongAnswer(
          other,
          checks
            ? "This listing looks for its key, and adds nothing that is there already."
            : "Nothing looks whether an animation is there: each time one more is added.",
          .rule(checks ? "S4.17" : "S4.16")),
        WrongAnswer(
          0, "While it refreshes, every notification starts the loading animation.",
          .rule("S4.20")),
      ],
      hints: [
        "Is there a look whether it is there?", "Each notification runs the same lines.",
        checks ? "The first one adds it." : "Each one adds one.",
      ],
      why: checks
        ? "The first notification adds it under a key; the others find the key."
        : "Every notification adds one. The icon turns, and turns, and the copies pile up.",
      chain: { control.events.prefix(3).map { $0 } + ["animations: \(control.loadingAnimations)"] },
      beside: SceneBeside(PulledScene(.WBRefresh, .pulled(80))))
  }
}
