import RefreshSystems
import SwiftUI
import ViewTreeInspection

// Lesson 11: one gesture, five verdicts.

extension Lesson {
  static let verdicts = Lesson(
    number: 11, title: "One gesture, five verdicts",
    goal: "You will be able to say which of five systems takes a gesture for a request, and when.",
    concept: .requests, needs: [.phases, .rubberBand], minutes: 22,
    documents: RefreshSystemName.allCases,
    rules: ["S0.12", "S1.16", "B001-1", "S2.08", "S3.15", "S4.09", "S4.11"],
    reading: Reading(
      path: "Sources/RefreshSystems/PullToRefresh/PullToRefreshPass.swift", lines: 90,
      symbol: "load", about: "how letting go is guessed from coming back")
  ) { VerdictLesson().content }
}

@MainActor struct VerdictLesson {
  private let verdicts = Verdicts()

  /// Where a system's header can ask, or is armed; where the arrow of document 004 turns. Points.
  func line(_ system: RefreshSystemName) -> CGFloat {
    RefreshScenes.scene(of: system).threshold
  }

  /// The pull beyond which a system asks, now or later. Points.
  private func requestLine(_ system: RefreshSystemName) -> CGFloat {
    RefreshScenes.scene(of: system).requestLine(of: .header) ?? .infinity
  }

  /// The pull beyond which the control of document 004 asks on its own. Points.
  var controlLine: CGFloat { requestLine(.WBRefresh) }

  private func asked(_ runs: [ComparedRun]) -> Answer {
    .systems(runs.filter { !$0.requests.isEmpty }.map(\.system))
  }

  private func sentences(_ runs: [ComparedRun]) -> [String] {
    runs.map { run in
      let verdict = CompareVerdict(run)
      return "\(verdict.name): \(verdict.sentence)"
    }
  }

  private func pull(_ gesture: StandardGesture) -> CGFloat { gesture.pull }

  /// A finger's non-stop translation that only documents 001 and 003 take for a request. Points.
  static let flick: CGFloat = 112
  /// The shortest and the longest time for it, in hundredths. Seconds.
  static let flickSeconds = 0.06...0.09

  private func hundredths(_ seconds: Double) -> String { ValueText.number(seconds, decimals: 2) }

  var content: Lesson.Content {
    Lesson.Content(
      opening: """
        When does a pull become a request? Five documents give five answers: on the way down, on the \
        way back, when the finger lets go, at the first event after that, or when the system says \
        so. None of them is wrong. But a user who knows one of them will be surprised by another.

        Here they are in a line each.

        Document 000 asks when the content crosses \(line(.LKRefresh)) on the way down, with a \
        finger or without.

        Document 001 is armed, which is ready to ask, beyond \(line(.PullToRefresh)), and asks when the content comes back \
        over that line. It sees the content alone, and no finger.

        Document 002 asks when a drag ends beyond \(line(.ZHRefresh)).

        Document 003 asks at the first event without a finger, if the event before was beyond \
        \(line(.ZKRefresh)).

        Document 004 turns its arrow beyond \(line(.WBRefresh)), and leaves the request to the \
        system's control. That asks beyond \(controlLine), and looks only while a finger is down.

        Beyond means more: exactly at its line each of them does nothing. They look once a frame, \
        many times a second, so most see the content a little further than their line. And a finger \
        that lets go while it moves hands on its speed: the content goes on for a while without it.

        While the data is fetched some of them hold room: the list then rests that much further down.
        """,
      scene: LessonScene(
        caption: """
          The five guards in our own words: what a system looks at once a frame, and when it asks. Then \
          one gesture, a path of touches, goes through the same list in all five systems; `rest` is how \
          many seconds they go on after it.
          """,
        declared: Looked.listing,
        listing: """
          ComparedRun(RefreshScenes.scene(of: system), path: path, rest: 1.5)
          """,
        lines: sentences(verdicts.runs(.pull140Release)),
        drawn: ComparePlot(verdicts.runs(.pull140Release)).lines),
      predictions: [holdQuestion, backQuestion, smallQuestion],
      closing: """
        Now the finger holds still and lets go at \(pull(.pull140Release)), and \
        all five have asked. Which of them surprises a user? Which one surprises a \
        programmer? You may disagree with your neighbour.
        """, besideClosing: SceneBeside(five: Self.released(pull(.pull140Release))),
      played: PlayedSteps(
        title: """
          The pull to \(pull(.pull140Release)), system by system. Each number says how far the content \
          is below its place of rest.
          """,
        steps: verdicts.runs(.pull140Release).flatMap(steps)),
      investigation: investigation, modification: modification,
      make: """
        Write the guard of a header that asks on the way down, and once: beyond `120` now, and not \
        beyond it at the event before.

        A gesture of your own is a file: a step a line, such as `down 150,100`, \
        `move 150,400 over 0.5s ease`, `hold 0.2s` and `up`. `swift run Playground compare FILE` plays \
        it on all five. One that goes \(Self.flick) points down in \
        \(hundredths(Self.flickSeconds.lowerBound)) to \(hundredths(Self.flickSeconds.upperBound)) \
        seconds, without `hold`, is a request for documents 001 and 003 alone. Why?
        """,
      makeHints: [
        "An edge asks two things: where the content is, and where it was.",
        "Exactly at the line it is not beyond it.", "It begins `guard now > 120,`.",
      ],
      card: [
        "On the way down, on the way back, at release, one {event} later: five answers, one gesture.",
        "A system that guesses letting go from {coming back} asks while the finger is still down.",
        "Say of a threshold: which number crosses it, in which {direction}, and who looks when.",
      ])
  }

  // MARK: Predictions

  private func question(
    _ id: String, _ gesture: StandardGesture, _ motion: FingerMotion, text: Prose,
    wrong: [WrongAnswer],
    hints: [Prose],
    why: Prose
  ) -> Question {
    Question(
      id: id, about: .requests, text: "\(text) \(lines)", kind: .systems,
      answer: { asked(verdicts.runs(gesture)) }, wrong: wrong, hints: hints, why: why,
      chain: { sentences(verdicts.runs(gesture)) }, beside: SceneBeside(five: motion))
  }

  private var holdQuestion: Question {
    question(
      "11.hold", .pull140Hold, .pulled(pull(.pull140Hold)),
      text: """
        A finger pulls the content down to \(pull(.pull140Hold)) and holds still, without letting \
        go. Which systems have asked for data?
        """,
      wrong: [
        WrongAnswer(
          .systems([]),
          "Not all of them wait for the finger: document 000 asks when its line is crossed.",
          .rule("S0.12")),
        WrongAnswer(
          .systems([.LKRefresh]),
          """
          Document 004 leaves the decision to the system's control, and that asks as soon as a finger \
          has pulled far enough. It does not wait until the finger lets go.
          """, .rule("S4.09")),
        WrongAnswer(
          .systems(RefreshSystemName.allCases),
          "All lines are crossed, but three of the systems wait for more than that.",
          .rule("S2.08")),
      ],
      hints: [
        "Some ask at a line, others wait for more.", "Two of them ask while it still goes down.",
        "Document 000 is one of them.",
      ],
      why: """
        Documents 000 and 004 ask on the way down. The others are armed, and wait: for coming back, \
        for the end of the drag, for an event without a finger.
        """)
  }

  private var backQuestion: Question {
    question(
      "11.back", .pull140Back, .back(pull(.pull140Back)),
      text: """
        A finger pulls down to \(pull(.pull140Back)), drags the content back, and never lets go. \
        Which systems have asked?
        """,
      wrong: [
        WrongAnswer(
          .systems([.LKRefresh, .WBRefresh]),
          """
          Document 001 guesses letting go from coming back. It cannot tell a finger that goes back \
          from a spring.
          """, .rule("B001-1")),
        WrongAnswer(
          .systems([]), "The finger stays down, but not every system waits for it to leave.",
          .rule("S0.12")),
        WrongAnswer(
          .systems([.LKRefresh, .PullToRefresh]), "The system's control has asked on the way down.",
          .rule("S4.09")),
      ],
      hints: [
        "Those that had asked already have asked.", "Who looks at coming back?",
        "Document 001 sees no finger, only an offset.",
      ],
      why: """
        The two of before, and document 001: on the way back the content crosses its line, and that \
        is all it looks at. Documents 002 and 003 know the drag, and nothing has ended.
        """)
  }

  private var smallQuestion: Question {
    question(
      "11.small", .pull70Release, Self.released(pull(.pull70Release)),
      text: """
        A finger pulls down to \(pull(.pull70Release)) only, stops, and lets go. Which have asked?
        """,
      wrong: [
        WrongAnswer(
          .systems([.ZHRefresh]),
          "Document 003 has the nearest line of all. It asks one event later than document 002.",
          .moment("document 003's line is \(line(.ZKRefresh))")),
        WrongAnswer(
          .systems([.PullToRefresh, .ZHRefresh, .ZKRefresh]),
          "Document 001's line is its header's height, and a dead zone before that.",
          .moment("document 001's line is \(line(.PullToRefresh))")),
        WrongAnswer(
          .systems([.ZHRefresh, .ZKRefresh, .WBRefresh]),
          """
          At its line the arrow of document 004 turns. But the arrow is the document's, the request \
          is the system's.
          """, .rule("S4.11")),
      ],
      hints: [
        "Who looks when the finger lets go, and who on the way?",
        "A turned arrow is no request yet.", "Document 003's line is the nearest.",
      ],
      why: """
        Documents 002 and 003 look when the finger lets go, and their lines lie before \
        \(pull(.pull70Release)). Document 004 has only turned its arrow; documents 000 and 001 have \
        not even been armed.
        """)
  }

  // MARK: Investigate

  private static let step = 5.0

  private func asks(_ system: RefreshSystemName, released pull: Double) -> Bool {
    verdicts.runs(released: pull).contains { $0.system == system && !$0.requests.isEmpty }
  }

  private var investigation: Investigation {
    let least: () -> Double = {
      stride(from: 50.0, through: 90, by: Self.step).first { asks(.ZHRefresh, released: $0) }
        ?? .nan
    }
    return Investigation(
      task: "Let go at different pulls, in steps of five, and see who asks.",
      figure: LessonFigure(
        name: "the pull at which the finger lets go", range: 40...150, step: Self.step, start: 55
      ) {
        sentences(verdicts.runs(released: $0))
      } why: {
        verdicts.reasons(released: $0)
      },
      question: Question(
        id: "11.line", about: .requests,
        text: "What is the smallest of these pulls at which document 002 asks?",
        kind: .points, answer: { .number(least()) },
        wrong: [
          WrongAnswer(
            60, "Its line is there, and at the line it does nothing.", .rule("B002-5")),
          WrongAnswer(
            55, "That is enough for document 003 only.",
            .moment("document 002's line is \(line(.ZHRefresh))")),
        ],
        hints: [
          "`try 60`.", "Its comparison is strict.",
          "At its line nothing happens; take one step more.",
        ],
        why: "Document 002 wants more than its header's height when the drag ends.",
        chain: { sentences(verdicts.runs(released: least())) }))
  }

  // MARK: Modify

  private var modification: Modification {
    Modification(
      task: "Take another gesture, and say which systems ask.",
      changes: [
        Modification.Change(
          label: "pull to \(pull(.pull140Release)), stop, let go",
          code: Self.path(Double(pull(.pull140Release)))
        ) { farQuestion },
        Modification.Change(
          label: "pull to \(pull(.pull55Release)), stop, let go",
          code: Self.path(Double(pull(.pull55Release)))
        ) { nearQuestion },
      ],
      typed: Modification.Typed(name: "a pull, stop, let go", range: 40...150, code: Self.path) {
        typed($0)
      })
  }

  private static func path(_ pull: Double) -> [CodeChange] {
    [.note("// path: pull to \(Prose.number(pull)), stop, let go")]
  }

  /// Long enough after the finger is gone for every system to have asked, and for none to be done.
  static func released(_ pull: CGFloat) -> FingerMotion { .letGo(pull, seconds: 0.6) }

  private var farQuestion: Question {
    question(
      "11.far", .pull140Release, Self.released(pull(.pull140Release)),
      text: "Which systems have asked when everything is at rest?",
      wrong: [
        WrongAnswer(
          .systems([.LKRefresh, .WBRefresh]),
          "The finger lets go here, and the content springs back.",
          .rule("S2.08")),
        WrongAnswer(
          .systems([.LKRefresh, .ZHRefresh, .ZKRefresh, .WBRefresh]),
          "The spring brings the content back over document 001's line, slowly enough to be seen.",
          .rule("S1.09")),
      ],
      hints: [
        "All lines are crossed.", "What did the others wait for?",
        "Coming back, the end of the drag, an event without a finger: all of these happen.",
      ],
      why: "All five, at five different moments. Read the moments.")
  }

  private var nearQuestion: Question {
    question(
      "11.near", .pull55Release, Self.released(pull(.pull55Release)),
      text: "Which systems have asked?",
      wrong: [
        WrongAnswer(
          .systems([]), "One line is nearer than that.",
          .moment("document 003's line is \(line(.ZKRefresh))")),
        WrongAnswer(
          .systems([.ZHRefresh, .ZKRefresh]), "Document 002's line lies a little further.",
          .rule("S2.08")),
      ],
      hints: [
        "Whose line is the nearest?", "It is the height of a component.", "It is document 003's.",
      ],
      why: """
        Only document 003, whose line is the height of its component. It judges the offset of the \
        event before, so it asks at the first event after the finger has gone.
        """)
  }

  private func typed(_ pull: Double) -> Question {
    let truth = verdicts.runs(released: pull).filter { !$0.requests.isEmpty }.map(\.system)
    let exact = RefreshSystemName.allCases.first { Double(requestLine($0)) == pull }
    let isTurned = Double(line(.WBRefresh)) < pull && !truth.contains(.WBRefresh)
    func with(_ system: RefreshSystemName) -> Answer {
      .systems(RefreshSystemName.allCases.filter { truth.contains($0) || $0 == system })
    }
    var wrong =
      exact.map { system in
        [
          WrongAnswer(
            with(system),
            "Exactly at its line document \(system.number) does nothing: it wants more than that.",
            .moment("document \(system.number)'s line is \(requestLine(system))"))
        ]
      } ?? []
    if isTurned, exact != .WBRefresh {
      wrong.append(
        WrongAnswer(
          with(.WBRefresh),
          """
          The arrow of document 004 has turned, but that is no request: the control wants more than \
          \(controlLine).
          """, .rule("S4.11")))
    }
    let atLine: Prose = exact.map { "It has come exactly to document \($0.number)'s line. " } ?? ""
    return Question(
      id: "11.typed", about: .requests,
      text: "The finger stops at \(pull) and lets go. Which systems have asked? \(lines)",
      kind: .systems,
      answer: { asked(verdicts.runs(released: pull)) },
      wrong: wrong + [
        WrongAnswer(.systems([]), "Look at the lines once more.", .rule("S2.08")),
        WrongAnswer(
          .systems(RefreshSystemName.allCases), "Look at the lines once more.", .rule("S0.12")),
      ],
      hints: [
        "Go through their lines, the nearest first.", "Comparisons are strict.",
        "Documents 003, 002, 004 and 001 have nearer lines than document 000.",
      ],
      why: """
        \(atLine)At release document 002 wants more than \(line(.ZHRefresh)), and document 003 more than \
        \(line(.ZKRefresh)). On the way down the control of document 004 wants more than \
        \(controlLine), and document 000 more than \(line(.LKRefresh)). Document 001 has to be armed \
        by more than \(line(.PullToRefresh)), and asks when the content springs back.
        """, chain: { sentences(verdicts.runs(released: pull)) },
      beside: SceneBeside(five: Self.released(CGFloat(pull))))
  }
}
