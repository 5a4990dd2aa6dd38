import RefreshSystems
import SwiftUI

// Lesson 13: port one on your own.

extension Lesson {
  static let porting = Lesson(
    number: 13, title: "Port one on your own",
    goal: "You will be able to turn a page of prose into a machine, and prove what you made of it.",
    concept: .porting, needs: [.phases, .faithfulness, .requests], minutes: 24,
    rules: ["S1.09", "S3.06", "B001-1", "B003-2"],
    reading: Reading(
      path: "Sources/RefreshSystems/LKRefresh/LKRefreshMachine.swift", lines: 90,
      symbol: "struct LKRefreshMachine", about: "a system as plain values, which a test can drive")
  ) { PortingLesson().content }
}

/// A list whose latch is above its first row, as high as it is kept open.
private struct LatchList: View {
  private static let height = CGFloat(LatchMachine.opening)

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Text("latch").frame(width: 300, height: Self.height).accessibilityIdentifier("latch")
        ForEach(1..<11, id: \.self) { row in
          Text("row \(row)").frame(width: 300, height: 40).accessibilityIdentifier("row \(row)")
        }
      }
      .padding(.top, -Self.height)
    }
    .accessibilityIdentifier("list")
  }
}

@MainActor private struct PortingLesson {
  private static let words = ["resting", "armed", "loading", "closing"]

  /// The phases of the latch after each step, each once until another one comes.
  private func phases(_ steps: [String], _ reading: LatchMachine.Reading = .nextTouch) -> [String] {
    var latch = LatchMachine(reading)
    var phases = [latch.phase.rawValue]
    for step in steps {
      latch.perform(step)
      if phases.last != latch.phase.rawValue { phases.append(latch.phase.rawValue) }
    }
    return phases
  }

  private func reasons(
    _ steps: [String], _ reading: LatchMachine.Reading = .nextTouch
  ) -> [String] {
    var latch = LatchMachine(reading)
    return steps.map { step in
      latch.perform(step)
      return "\(step): \(latch.phase.rawValue), \(latch.reason)"
    }
  }

  private static let trembling = ["down", "pull 90", "pull 70", "up"]
  private static let early = ["down", "pull 90", "up", "ends", "wait 0.1", "down", "pull 90", "up"]
  private static let held = [
    "down", "pull 90", "up", "down", "pull 20", "ends", "wait 0.3", "pull 90",
  ]

  private var arming: Double { LatchMachine.arming }
  private var disarming: Double { LatchMachine.disarming }

  /// The component, as its page describes it.
  private var page: Prose {
    """
    A list that is pulled down has a latch at its top. It begins resting. While a finger is down, \
    a pull beyond \(arming) points arms it. An armed latch stays armed while the pull comes \
    back; only a pull below \(disarming) lets it rest again. A finger that leaves while it is armed \
    makes it load: the host is asked for data, once, and the list is kept open by \
    \(LatchMachine.opening) points. A finger that leaves at any other time does nothing.

    While it loads, pulls do nothing. When the host has ended, it is closing for \
    \(LatchMachine.closing) seconds, still open, and pulls still do nothing. Then it rests. After \
    that it is armed by the next pull as before.
    """
  }

  var content: Lesson.Content {
    Lesson.Content(
      opening: """
        This is a page about a sixth component. It was never published; it was written for this \
        lesson. Read it twice before you predict anything.

        \(page)

        One of these sentences can be read in two ways.
        """,
      facts: page,
      scene: LessonScene(
        caption: """
          The latch is told step by step what happens: `down`, `pull 90`, `up`, `ends` (the host has \
          its data), `wait 0.3`.
          """,
        listing: #"""
          var latch = LatchMachine(reading)
          return steps.map { step in
            latch.perform(step)
            return "\(step): \(latch.phase.rawValue), \(latch.reason)"
          }
          """#, lines: reasons(Self.trembling)),
      predictions: [tremblingQuestion, earlyQuestion, sentenceQuestion],
      closing: "The first gesture, step by step, with the reason for each.",
      played: PlayedSteps(
        title: "The gesture that tells the two readings apart.",
        steps: zip(reasons(Self.held, .nextTouch), reasons(Self.held, .anyPull)).map {
          $0 == $1 ? $0 : "\($0). The other reading: \($1)"
        }),
      investigation: investigation, modification: modification,
      make: """
        Now port it: `swift run Playground new --lesson 13 DIR` writes a package with the page, a stub and a \
        test that fails. State the machine first, then write it, then say `swift run Playground check DIR`: \
        five gestures are played on yours and on the reference, and the first step that differs is \
        named. Both readings pass. One last question, for you alone: which of your tests would \
        have failed if you had read the sentence the other way?
        """,
      makeHints: [
        "List the events first: a pull, a finger that leaves, the end of loading.",
        "Each line of the page is one row of the machine; the sentence with two readings is one too.",
        "The row of rest is the first: beyond the upper line it leads to armed. Then leave armed.",
      ],
      card: [
        "State the {machine} before you write it: the phases, and what each event does in each.",
        "Where a sentence can be read in two ways, {decide}, say so, and write the test that shows it.",
        "A line that arms and a {lower} one that disarms: small tremors do nothing.",
      ])
  }

  /// A list with the latch at its top, after the last pull of some steps.
  private func screen(_ steps: [String]) -> PulledScene {
    let pulls = steps.compactMap { $0.hasPrefix("pull ") ? Double($0.dropFirst(5)) : nil }
    let pull = CGFloat(pulls.last ?? 0)
    let size = CGSize(width: 300, height: 200)
    return PulledScene(
      title: "the latch, \(FingerMotion.pulled(pull).words)",
      visible: CGRect(origin: .zero, size: size)
    ) {
      let stage = LessonStage(size) { LatchList() }
      stage.pull(by: pull)
      return stage
    }
  }

  // MARK: Predictions

  private var tremblingQuestion: Question {
    Question(
      id: "13.trembling", about: .porting,
      text: """
        A finger comes down, pulls to `90`, goes back to `70` and leaves. Through which phases does \
        the latch go?
        """,
      kind: .path(Self.words), answer: { .path(phases(Self.trembling)) },
      wrong: [
        WrongAnswer(
          .path(["resting", "armed", "resting"]),
          """
          It is armed beyond \(arming), and it rests again only below \(disarming). Between the two \
          lines it stays what it was.
          """, .moment("the page: only a pull below \(disarming) lets it rest again")),
        WrongAnswer(
          .path(["resting", "armed", "resting", "loading"]),
          "A latch that rests does not load: a finger that leaves at any other time does nothing.",
          .rule("S1.09")),
      ],
      hints: [
        "Two lines, one for each direction.", "Is the second pull below the lower line?",
        "It is still armed when the finger leaves.",
      ],
      why:
        "Armed beyond the upper line, still armed between both, and a finger that leaves then loads.",
      chain: { reasons(Self.trembling) }, beside: SceneBeside(screen(Self.trembling)))
  }

  private var earlyQuestion: Question {
    var latch = LatchMachine(.nextTouch)
    for step in Self.early { latch.perform(step) }
    let calls = latch.calls
    return Question(
      id: "13.early", about: .porting,
      text: """
        It has loaded, the host ends, and a tenth of a second later a finger comes down, pulls to `90` \
        and leaves. How often has the host been asked, all in all?
        """,
      kind: .count(of: "times"), answer: { .number(Double(calls)) },
      wrong: [
        WrongAnswer(
          2, "It is still closing, and pulls still do nothing.",
          .moment("it closes for \(LatchMachine.closing) seconds")),
        WrongAnswer(0, "The first pull has asked.", .moment("the first finger left it armed")),
      ],
      hints: [
        "How long does it close?", "What does a pull do meanwhile?",
        "The first gesture has asked once.",
      ],
      why: "Once. The second pull comes while it closes, and nothing arms it.",
      chain: { reasons(Self.early) }, beside: SceneBeside(screen(Self.early)))
  }

  private var sentenceQuestion: Question {
    let differs = reasons(Self.held, .nextTouch) != reasons(Self.held, .anyPull)
    return Question(
      id: "13.sentence", about: .porting,
      text: "Which sentence can be read in two ways?",
      kind: .choice([
        "\"Only a pull below \(disarming) lets it rest again.\"",
        "\"A finger that leaves at any other time does nothing.\"",
        "\"After that it is armed by the next pull as before.\"",
      ]),
      answer: { .choice(differs ? 2 : 0) },
      wrong: [
        WrongAnswer(
          .choice(0), "A line and a direction: there is one way to read it.",
          .moment("both readings stay armed at that line")),
        WrongAnswer(
          .choice(1), "Any other time is any other time.",
          .moment("both readings do nothing then")),
      ],
      hints: [
        "Look for a word that can mean two things.", "What is the next pull?",
        "A finger may have been down all the while.",
      ],
      why: """
        Is the next pull one of the next touch, or may it belong to a finger that has been down all \
        the while? Both are sensible. A port has to choose, and to say so.
        """,
      chain: {
        [
          "next touch: \(phases(Self.held, .nextTouch).joined(separator: ", "))",
          "any pull: \(phases(Self.held, .anyPull).joined(separator: ", "))",
        ]
      }, beside: SceneBeside(screen(Self.held)))
  }

  // MARK: Investigate

  private func steps(backTo pull: Double) -> [String] {
    ["down", "pull 90", "pull \(Prose.number(pull))", "up"]
  }

  private var investigation: Investigation {
    let pulls = Array(stride(from: 50.0, through: 90, by: 5))
    let least = pulls.first { phases(steps(backTo: $0)).contains("loading") } ?? .nan
    return Investigation(
      task: "The finger pulls to `90`, comes back to some pull and leaves. Move that pull.",
      figure: LessonFigure(
        name: "the pull at which the finger leaves", range: 50...90, step: 5, start: 90
      ) { reasons(steps(backTo: $0)) },
      question: Question(
        id: "13.least", about: .porting,
        text: "What is the smallest of these pulls at which leaving makes it load?",
        kind: .points, answer: { .number(least) },
        wrong: [
          WrongAnswer(
            arming, "That line arms it. Once armed it stays so until the lower line.",
            .moment("at a pull of \(least) it still loads")),
          WrongAnswer(
            disarming + 5, "At the lower line itself it is not below it.",
            .moment("at a pull of \(least) it still loads")),
        ],
        hints: [
          "Which line lets it rest?", "Is a pull at the line below the line?",
          "The lower line is \(disarming).",
        ],
        why: "Only a pull below \(disarming) lets it rest; at the line it stays armed.",
        chain: { reasons(steps(backTo: least)) }))
  }

  // MARK: Modify

  private var modification: Modification {
    Modification(
      task: """
        A finger comes down while it loads, stays down until it rests, and pulls to `90` then. Choose \
        a reading.
        """,
      changes: [
        Modification.Change(
          label: "the next pull is one of the next touch", code: Self.told(Self.held, ".nextTouch")
        ) {
          heldQuestion(.nextTouch, id: "13.next")
        },
        Modification.Change(
          label: "the next pull may belong to the same touch",
          code: Self.told(Self.held, ".anyPull")
        ) {
          heldQuestion(.anyPull, id: "13.any")
        },
      ],
      typed: Modification.Typed(
        name: "the pull from which a finger leaves", range: 0...150,
        code: { Self.told(["down", "pull \(Prose.number($0))", "up"], ".nextTouch") }
      ) {
        typed($0)
      })
  }

  private static func told(_ steps: [String], _ reading: String) -> [CodeChange] {
    [.note("// reading: \(reading)"), .note("// steps: \(steps.joined(separator: ", "))")]
  }

  private func typed(_ pull: Double) -> Question {
    let steps = ["down", "pull \(Prose.number(pull))", "up"]
    let loads = phases(steps).contains("loading")
    return Question(
      id: "13.typed", about: .porting,
      text: "A finger pulls to \(pull) and leaves. How often is the host asked?",
      kind: .count(of: "times"), answer: { .number(loads ? 1 : 0) },
      wrong: [
        WrongAnswer(
          loads ? 0 : 1, "Compare the pull with \(arming): it has to be beyond that.",
          .rule("S1.09")),
        WrongAnswer(2, "Once, if at all.", .moment("a finger leaves once")),
      ],
      hints: [
        "Which line arms it?", "At the line itself it is not beyond it.", "The line is \(arming).",
      ],
      why: loads ? "Beyond \(arming) it is armed." : "Not beyond \(arming) it is never armed.",
      chain: { reasons(steps) }, beside: SceneBeside(screen(steps)))
  }

  private func heldQuestion(_ reading: LatchMachine.Reading, id: String) -> Question {
    let answer = phases(Self.held, reading)
    let other = phases(Self.held, reading == .anyPull ? .nextTouch : .anyPull)
    return Question(
      id: id, about: .porting,
      text: "Through which phases does the latch go, from the very beginning?",
      kind: .path(Self.words), answer: { .path(answer) },
      wrong: [
        WrongAnswer(
          .path(other), "That is the other reading.",
          .moment("this one ends \(answer.last ?? "")")),
        WrongAnswer(
          .path(["resting", "armed", "loading", "resting"]), "After loading it closes first.",
          .moment("it closes for \(LatchMachine.closing) seconds")),
      ],
      hints: [
        "It begins: resting, armed, loading.", "Then it closes and rests.",
        "The question is whether the finger that is still down arms it.",
      ],
      why: reading == .anyPull
        ? "A pull is a pull, whoever began it when: it is armed again."
        : "The touch began before the latch came to rest, so its pulls do not count.",
      chain: { reasons(Self.held, reading) }, beside: SceneBeside(screen(Self.held)))
  }
}
