import SwiftUI

// Lesson 6: changes, turns, and being one turn late.

extension Lesson {
  static let turns = Lesson(
    number: 6, title: "Changes, turns, and being one turn late",
    goal: "You will be able to say in which turn a view sees a value that was reported in another.",
    concept: .turns, needs: [.preferences], minutes: 16, documents: [.LKRefresh],
    rules: ["STATE-4.1.1", "STATE-4.1.2", "STATE-4.1.3", "PREF-1.7.2", "PREF-1.7.6", "S0.09"],
    reading: Reading(
      path: "Sources/SmallTree/Host.swift", lines: 160, symbol: "func turn()",
      about: "the turn as one function")
  ) { TurnLesson().content }
}

/// How far a list is pulled. Points.
private struct PullKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

/// The scene of lesson 6, as the learner sees it: what document 000 does with its markers.
private struct LateHeader: View {
  let pull: CGFloat
  @State private var offset: CGFloat = 0

  var body: some View {
    Text("offset \(Int(offset))").accessibilityIdentifier("header")
      .preference(key: PullKey.self, value: pull)
      .onPreferenceChange(PullKey.self) { value in
        DispatchQueue.main.async { offset = value }
      }
  }
}

/// The same without the detour over the queue, under the name that the changed listing has.
private enum Prompt {
  struct LateHeader: View {
    let pull: CGFloat
    @State private var offset: CGFloat = 0

    var body: some View {
      Text("offset \(Int(offset))").accessibilityIdentifier("header")
        .preference(key: PullKey.self, value: pull)
        .onPreferenceChange(PullKey.self) { value in offset = value }
    }
  }
}

/// A size that feeds the state that feeds the size.
private struct GrowingBox: View {
  var limit = CGFloat.infinity
  @State private var height: CGFloat = 10

  var body: some View {
    Color.red.frame(height: height)
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: PullKey.self, value: proxy.size.height)
        }
      )
      .onPreferenceChange(PullKey.self) { value in
        if value < limit { height = value + 1 }
      }
  }
}

extension GrowingBox {
  /// The view as shown above.
  static let listing = """
    struct GrowingBox: View {
      var limit = CGFloat.infinity
      @State private var height: CGFloat = 10

      var body: some View {
        Color.red.frame(height: height)
          .background(
            GeometryReader { proxy in
              Color.clear.preference(
                key: PullKey.self, value: proxy.size.height)
            }
          )
          .onPreferenceChange(PullKey.self) { value in
            if value < limit { height = value + 1 }
          }
      }
    }
    """
}

@MainActor struct TurnLesson {
  /// The number of the changing turn in the questions.
  static let first = 12
  static let pull: CGFloat = 40
  private static let other: CGFloat = 41

  let stage = LessonStage { LateHeader(pull: 0) }
  let late: TurnLog
  let prompt: TurnLog
  let growing: TurnLog

  init() {
    late = TurnLog([{ LateHeader(pull: 0) }, { LateHeader(pull: Self.pull) }])
    prompt = TurnLog([{ Prompt.LateHeader(pull: 0) }, { Prompt.LateHeader(pull: Self.pull) }])
    growing = TurnLog([{ GrowingBox() }])
  }

  var seen: Int { Self.first + late.delay }

  /// The header with a pull of zero, and then with others in turn.
  func log(_ pulls: [CGFloat]) -> TurnLog {
    TurnLog(([0] + pulls).map { pull in { LateHeader(pull: pull) } })
  }

  /// Why the header's body and callback ran, or did not, at the last of some pulls.
  func causes(_ pulls: [CGFloat]) -> [String] {
    CauseLines.of("header", pulls.map { pull in { LateHeader(pull: pull) } })
  }

  /// The same where the callback writes the state itself.
  var promptCauses: [String] {
    CauseLines.of("header", [0, Self.pull].map { pull in { Prompt.LateHeader(pull: pull) } })
  }

  var content: Lesson.Content {
    Lesson.Content(
      opening: """
        Whatever happens in the tree happens in a turn: writes of state are applied, bodies run, \
        sizes are negotiated, preferences are folded, and then the callbacks run. If a callback \
        writes state, the turn has a second round, so that the frame in between is never shown. It \
        never has a third: what is left waits for the next turn. A callback runs for the first value, \
        and then for each that differs from the one before.

        A callback can also put its work on the main queue. The queue comes after the turn. Document \
        000 does that with every change of its markers.

        When a turn has left work, another turn follows at once: the turns until the tree is at rest \
        are one tick. In one tick the same callback runs at most twice; SwiftUI drops a further change \
        with a warning.

        The reasons below count moments, from zero on: the first is the appearance of the header, and \
        each time the pull is set is another.
        """,
      scene: LessonScene(
        caption: """
          A header shows the offset that it has been told. The pull comes from outside. This is what \
          document 000 does, without its markers.
          """,
        declared: """
          struct PullKey: PreferenceKey {
            static var defaultValue: CGFloat { 0 }
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
              value = nextValue()
            }
          }
          """,
        listing: #"""
          struct LateHeader: View {
            let pull: CGFloat
            @State private var offset: CGFloat = 0

            var body: some View {
              Text("offset \(Int(offset))")
                .preference(key: PullKey.self, value: pull)
                .onPreferenceChange(PullKey.self) { value in
                  DispatchQueue.main.async { offset = value }
                }
            }
          }
          """#, stage: stage, names: ["LateHeader", "header"]),
      predictions: [lateQuestion, callsQuestion, loopQuestion],
      closing: """
        Back to the header: as it defers its work, like document 000's, it is always one turn behind \
        the finger. It goes unnoticed, as long as two values of different turns are not compared.
        """,
      played: PlayedSteps(
        title: "What happens from the change of the pull on.", steps: late.lines(from: Self.first)),
      investigation: investigation, modification: modification,
      make: "Write the callback's line, so that the header keeps the highest pull so far.",
      makeHints: [
        "The callback gets the new pull as `value`, and may write the state.",
        "Which of two numbers is kept?", "It begins `highest = max(`.",
      ],
      card: [
        "A callback's write of state is shown in the {same turn}; work put on the queue in the next.",
        "A callback runs for the first value, and then for values that {differ}.",
        "A loop of size and state ends: at most {two calls} in a tick, then a warning.",
      ])
  }

  // MARK: Predictions

  private var lateQuestion: Question {
    Question(
      id: "6.late", about: .turns,
      text: """
        The pull becomes \(Self.pull) in turn \(Self.first). In which turn does the header's body see \
        it as its offset?
        """,
      kind: .count(of: "the turn's number"), answer: { .number(Double(seen)) },
      wrong: [
        WrongAnswer(
          Double(Self.first + prompt.delay),
          """
          That would be so if the callback wrote the state itself. It puts the write on the main \
          queue, and the queue comes after the turn.
          """, .rule("STATE-4.1.3")),
        WrongAnswer(
          Double(Self.first + 2),
          "The queue does not wait: it runs as soon as the turn has ended.", .rule("STATE-4.1.3")),
      ],
      hints: [
        "When does work run that was put on the main queue?",
        "The callback itself runs in turn \(Self.first).",
        "The queue's item comes after that turn.",
      ],
      why: """
        In turn \(Self.first) the preference is folded, and the callback is told. It puts the write on \
        the queue. The queue runs after the turn, and what it writes is shown in turn \(seen).
        """,
      chain: { late.lines(from: Self.first) + causes([0, Self.pull]) })
  }

  private var callsQuestion: Question {
    let pulls = [Self.pull, Self.pull, Self.other]
    let count = log(pulls).total(of: .callback)
    return Question(
      id: "6.calls", about: .turns,
      text: """
        The header appears with a pull of zero. Then the pull is set to \(pulls[0]), again to \
        \(pulls[1]), and to \(pulls[2]). How often does the callback run, all in all?
        """,
      kind: .count(of: "calls"), answer: { .number(Double(count)) },
      wrong: [
        WrongAnswer(
          Double(pulls.count + 1), "An equal value is no change, however often it is set.",
          .rule("PREF-1.7.2")),
        WrongAnswer(
          Double(count - 1), "The first value counts as a change too: the callback runs with zero.",
          .rule("PREF-1.7.2")),
      ],
      hints: [
        "Is the first value a change?", "Is an equal value a change?",
        "It runs with zero when the header appears.",
      ],
      why: """
        Once with zero, as the first value counts, once with \(Self.pull), and once with \(Self.other). \
        The second \(Self.pull) is no change.
        """,
      chain: { log(pulls).allLines + causes([0] + pulls.prefix(2)) })
  }

  private var loopQuestion: Question {
    let most = growing.most(of: .callback)
    let isWarned = growing.total(of: .warning) > 0
    return Question(
      id: "6.loop", about: .turns,
      text: """
        Another view feeds its own height, plus one, back into its height, and has no limit: a reader \
        behind it reports the height as a preference, and the callback writes it. What happens?
        """,
      kind: .choice([
        "It grows for ever, and the program hangs.",
        "The callback runs \(most) times; then a change is dropped with a warning.",
        "It grows by one point a turn, for ever.",
      ]),
      answer: { .choice(most == 2 && isWarned ? 1 : 2) },
      wrong: [
        WrongAnswer(
          .choice(0),
          """
          No turn is endless: callbacks get at most two rounds, and then the turn ends whatever is \
          left.
          """, .rule("STATE-4.1.1")),
        WrongAnswer(
          .choice(2),
          "The dropped value counts as delivered, so the loop is broken and stays so.",
          .rule("PREF-1.7.6")),
      ],
      hints: [
        "Would you let a program hang for this?", "A turn has at most two rounds.",
        "There is a warning that real apps print too.",
      ],
      why: """
        The callback runs \(most) times, once in each round of the first turn, and the box is \(Self.limits.lowerBound + Double(most)) high. The \
        third value comes in the second turn of the tick and is dropped: the callback does not run, the box \
        stays as it is, and the engine says "\(growing.warning)" Real apps print the same words.
        """,
      chain: { growing.lines(from: 1) }, listing: ChangedListing(other: GrowingBox.listing))
  }

  // MARK: Investigate

  private static let limits: ClosedRange<Double> = 10...14

  private func grown(to limit: Double) -> TurnLog {
    TurnLog([{ GrowingBox(limit: CGFloat(limit)) }])
  }

  private var investigation: Investigation {
    let last =
      Array(stride(from: Self.limits.lowerBound, through: Self.limits.upperBound, by: 1)).last {
        grown(to: $0).total(of: .warning) == 0
      } ?? .nan
    return Investigation(
      task: """
        The box that you have just seen begins at \(Self.limits.lowerBound), and here its `limit` is a \
        number: at the limit it grows no further. Raise the limit, and count the calls.
        """,
      figure: LessonFigure(name: "the limit", range: Self.limits, step: 1, start: 10) {
        grown(to: $0).allLines
      },
      question: Question(
        id: "6.limit", about: .turns,
        text: """
          What is the largest limit from \(Self.limits.lowerBound) to \(Self.limits.upperBound) at \
          which there is no warning?
          """,
        kind: .numbers(count: 1, unit: "points", tolerance: 0), answer: { .number(last) },
        wrong: [
          WrongAnswer(
            Self.limits.lowerBound, "There the callback runs once and writes nothing.",
            .moment("with a limit of \(last) there is no warning either")),
          WrongAnswer(
            last + 1, "There the second call writes once more, which no action may be told.",
            .rule("PREF-1.7.6")),
        ],
        hints: [
          "A turn has two rounds of callbacks.", "The second call must find nothing to write.",
          "The first call writes \(Self.limits.lowerBound + 1).",
        ],
        why: """
          The first call writes once, the second is told of that and finds the limit reached. One more \
          would be a third call in one tick, and that one is dropped.
          """,
        chain: { grown(to: last).allLines }))
  }
}
