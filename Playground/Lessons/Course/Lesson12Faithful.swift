import RefreshSystems
import SwiftUI
import ViewTreeInspection

// Lesson 12: is a port faithful?

extension Lesson {
  static let faithful = Lesson(
    number: 12, title: "Is a port faithful?",
    goal: "You will be able to say what a port has to be compared at, and what a difference means.",
    concept: .faithfulness, needs: [.phases, .requests, .rubberBand], minutes: 13,
    documents: RefreshSystemName.allCases,
    rules: ["S4.11", "S4.12", "B004-1", "B001-2", "S1.16"],
    reading: Reading(
      path: "Sources/RefreshSystems/WBRefresh/WBRefreshRules.swift", lines: 60,
      symbol: "guards(turningOver: Bool)",
      about: "two listings of one document that differ at one number")
  ) { FaithfulLesson().content }
}

@MainActor private struct FaithfulLesson {
  private static let tops: [CGFloat] = [-59, -60, -61, -60, -59]
  private static let words = ["down", "up"]

  /// Where the arrow points after each notification.
  private func arrows(_ comparison: WBRefreshVariant.Comparison) -> [String] {
    let variant = WBRefreshVariant(comparison: comparison)
    var control = WBRefreshMachine(variant: variant)
    return Self.tops.map { y in
      control.frame(y: y)
      return control.rotateFlag ? "up" : "down"
    }
  }

  private var first: [String] { arrows(.first) }
  private var adjusted: [String] { arrows(.adjusted) }

  private func trace(_ comparison: WBRefreshVariant.Comparison) -> [String] {
    zip(Self.tops, arrows(comparison)).map { "y \(Prose.number(Double($0))): \($1)" }
  }

  private var line: CGFloat { Self.tops[1] }

  var content: Lesson.Content {
    Lesson.Content(
      opening: """
        You have ported a system. Is the port right? An oracle knows the answer and \
        cannot have made your mistake: the original's own code, or a table of what it did. A trace \
        is such a table: what went in, what came out, step by step.

        Ports rarely differ in the middle. They differ at boundaries: exactly at a line, after a \
        jump, at the first event and at the last. So a good trace has, for each line, a value just \
        below it, one at it and one just above it.
        """,
      scene: LessonScene(
        caption: """
          Document 004 gives its handler twice. Both turn the arrow over when y is less than \
          \(line). The first listing turns it back when y is at least \(line), the corrected one \
          when y is more than that.
          """,
        listing: """
          let variant = WBRefreshVariant(comparison: comparison)
          var control = WBRefreshMachine(variant: variant)
          return Self.tops.map { y in
            control.frame(y: y)
            return control.rotateFlag ? "up" : "down"
          }
          """,
        lines: LessonStage.table(
          [["y", "first listing", "corrected"]]
            + Self.tops.indices.map {
              [Prose.number(Double(Self.tops[$0])), first[$0], adjusted[$0]]
            })),
      predictions: [
        arrowQuestion(
          "12.first", .first, other: adjusted,
          text: """
            The first listing turns it over below \(line), and back at \(line) or more: where does \
            the arrow point after each of them?
            """,
          why: """
            Only beyond the line it turns over. Back at the line, "at least" is true already, and it \
            turns back.
            """),
        arrowQuestion(
          "12.corrected", .adjusted, other: first,
          text: """
            The corrected listing turns it back at more than \(line) only. What does it show with the \
            same five?
            """,
          why: """
            At the line itself neither comparison is true, so the arrow stays as it was. It remembers \
            from which side it came: that is called hysteresis.
            """),
        skippedQuestion,
      ],
      closing: """
        Both traces side by side. They differ in one row, and a test without that row would call \
        any port of either listing right.
        """,
      played: PlayedSteps(
        title: "How a difference is read.",
        steps: [
          "Find the first row that differs, not the last: later ones follow from it.",
          "Say what went in there, and what state both were in before.",
          "Find the rule that decides there, in both: here one sign of a comparison.",
          "Ask which one is meant. Then the difference is a mistake, or it is known and named.",
        ]),
      investigation: investigation, modification: modification,
      make: """
        `swift run Playground new --lesson 12 DIR` writes a package with a table to fill: for each line \
        of document 000's header a value just below it, one at it and one just above it, with what \
        you expect. `swift run Playground check DIR` runs it on the port, and on ten ports with one \
        fault each.
        """,
      makeHints: [
        "Lines that the header compares with: its threshold, now and at the pass before.",
        "A table whose rows only go down never sees the header freeze.",
        "Take the threshold itself twice: once on the way down, and once on the way back.",
      ],
      card: [
        "Compare results step by step with a source that cannot have made your {mistake}.",
        "Test just below a line, {at it}, and just above it; and a jump over it.",
        "A difference is a mistake of the {port}, of the original, or of the test. Say which.",
      ])
  }

  // MARK: Predictions

  private func arrowQuestion(
    _ id: String, _ comparison: WBRefreshVariant.Comparison, other: [String], text: Prose,
    why: Prose
  ) -> Question {
    let tops = Self.tops.map { Prose.number(Double($0)) }.joined(separator: ", ")
    return Question(
      id: id, about: .faithfulness,
      text: "The control is told of y = \(tops). \(text)",
      kind: .path(Self.words), answer: { .path(arrows(comparison)) },
      wrong: [
        WrongAnswer(
          .path(other), "That is the other listing: look at the line itself, on the way back.",
          .rule("S4.12")),
        WrongAnswer(
          .path(["down", "up", "up", "up", "down"]),
          "The arrow turns over below the line, and not at it.", .rule("S4.11")),
      ],
      hints: [
        "It points down at first.", "It turns over at the third.",
        "The question is the fourth: y is exactly \(line).",
      ],
      why: why, chain: { trace(comparison) },
      beside: SceneBeside(PulledScene(.WBRefresh, .pulled(-line))))
  }

  private static let rest: CGFloat = -60
  private static let pulled: CGFloat = 100
  private static let second: CGFloat = 40

  /// Document 001 while the content springs back, sampled this many times a second; then a pull of
  /// 40.
  private func sprung(looks: Double) -> PullToRefreshMachine {
    var machine = PullToRefreshMachine(version: .first)
    func tell(_ pull: CGFloat) {
      machine.evaluateHeader(
        CGRect(x: 0, y: Self.rest + pull, width: 300, height: -Self.rest),
        viewport: CGSize(width: 300, height: 600))
    }
    tell(0)
    tell(Self.pulled)
    machine.forget()
    let spring = CriticalSpring(displacement: Self.pulled, velocity: 0)
    for look in 1...Int(2 * looks) { tell(spring.displacement(at: Double(look) / looks)) }
    tell(Self.second)
    return machine
  }

  private var skippedQuestion: Question {
    let (slow, fast) = (4.0, 60.0)
    let machine = sprung(looks: slow)
    let usual = sprung(looks: fast)
    return Question(
      id: "12.skipped", about: .faithfulness,
      text: """
        Document 001, looked at \(slow) times a second. A finger pulls to \(Self.pulled) and lets \
        go; the content springs back. Then a finger pulls by \(Self.second) only. What happens?
        """,
      kind: .choice([
        "Nothing: the pull is far too short.",
        "It loads at once, although the pull is far too short.",
        "It has loaded before, while the content sprang back.",
      ]),
      answer: {
        let loads = machine.changes.contains { $0.state == .loading }
        let before = usual.changes.contains { $0.state == .loading } && !loads
        return .choice(loads ? 1 : before ? 2 : 0)
      },
      wrong: [
        WrongAnswer(
          .choice(0),
          "It is still armed from before: at so few looks its way back was never seen.",
          .rule("B001-2")),
        WrongAnswer(
          .choice(2),
          """
          At \(fast) looks a second it has. At \(slow) the spring jumps over the band in which it \
          would load: lesson 9.
          """, .rule("B001-2")),
      ],
      hints: [
        "What does the spring look like at \(slow) looks a second?",
        "The content is never seen between the line and the dead zone.",
        "The header stays triggered. What does a triggered header wait for?",
      ],
      why: """
        It stays triggered, and the next pull that is seen in the band loads. A mistake of the \
        document, of the port, or of the test that looks so seldom? The rule is the document's. That \
        it shows is the test's doing.
        """,
      chain: { machine.changes.map { $0.event.text } },
      beside: SceneBeside(PulledScene(.PullToRefresh, .pulled(Self.pulled))))
  }

  // MARK: Investigate

  private func arrow(
    _ comparison: WBRefreshVariant.Comparison, from start: CGFloat = -80, y: CGFloat
  ) -> String {
    var control = WBRefreshMachine(variant: WBRefreshVariant(comparison: comparison))
    control.frame(y: start)
    control.frame(y: y)
    return control.rotateFlag ? "up" : "down"
  }

  private var investigation: Investigation {
    let places = Array(stride(from: -65.0, through: -55, by: 1))
    let differing = places.filter { arrow(.first, y: $0) != arrow(.adjusted, y: $0) }
    return Investigation(
      task: """
        The arrow is turned over, and the control comes back to some y. Move y in steps of one, and \
        compare both listings.
        """,
      figure: LessonFigure(name: "y", range: -65 ... -55, step: 1, start: -65) { y in
        [
          "first listing: \(arrow(.first, y: y))",
          "corrected listing: \(arrow(.adjusted, y: y))",
        ]
      },
      question: Question(
        id: "12.differ", about: .faithfulness,
        text: "At which y do the two listings differ?",
        kind: .numbers(count: 1, unit: "points", tolerance: 0),
        answer: { .number(differing.first ?? .nan) },
        wrong: [
          WrongAnswer(
            Double(line) - 1, "There both comparisons say the same: the arrow stays.",
            .moment("below the line the arrow is \(arrow(.first, y: line - 1)) in both")),
          WrongAnswer(
            Double(line) + 1, "There both turn it back.",
            .moment("above the line the arrow is \(arrow(.first, y: line + 1)) in both")),
        ],
        hints: [
          "Move towards the line.", "They differ where \"at least\" and \"more than\" differ.",
          "It is the line itself.",
        ],
        why: "In one place of \(places.count), and only on the way back.",
        chain: {
          differing.map {
            "y \(Prose.number($0)): \(arrow(.first, y: $0)), \(arrow(.adjusted, y: $0))"
          }
        }))
  }

  // MARK: Modify

  private var modification: Modification {
    Modification(
      task: "Let the control come from the other side, or to another y.",
      changes: [
        Modification.Change(
          label: "from rest to y = \(line), where both turn over or not",
          code: [.instead("control.frame(y: 0)\ncontrol.frame(y: -60)")]
        ) { bothQuestion("12.above", from: 0, to: line) }
      ],
      typed: Modification.Typed(
        name: "the y after -80", range: -80...0,
        code: { [.instead("control.frame(y: -80)\ncontrol.frame(y: \(Prose.number($0)))")] }
      ) { bothQuestion("12.typed", from: -80, to: CGFloat($0)) })
  }

  private func bothQuestion(_ id: String, from start: CGFloat, to y: CGFloat) -> Question {
    let arrows = [WBRefreshVariant.Comparison.first, .adjusted].map { arrow($0, from: start, y: y) }
    let known = [["down", "down"], ["up", "up"], ["down", "up"], ["up", "down"]]
    return Question(
      id: id, about: .faithfulness,
      text: """
        The control is told of \(start), then of \(y). Where does the arrow point in the first listing, \
        and where in the corrected one?
        """,
      kind: .path(Self.words), answer: { .path(arrows) },
      wrong: known.filter { $0 != arrows }.map {
        WrongAnswer(
          .path($0), "Ask of each listing: does it turn over here, does it turn back here?",
          .rule("S4.12"))
      },
      hints: [
        "Both turn over below \(line).", "They differ on the way back, and at one place only.",
        "In the first listing it points \(arrows[0]).",
      ],
      why: "The first listing turns back at \(line) or more, the corrected one at more than that.",
      chain: { ["first listing: \(arrows[0])", "corrected listing: \(arrows[1])"] },
      beside: SceneBeside(PulledScene(.WBRefresh, y < 0 ? .pulled(-y) : .rest)))
  }
}
