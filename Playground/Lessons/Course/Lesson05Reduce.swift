import RefreshSystems
import SwiftUI
import ViewTreeInspection

// Lesson 5: reduce, call by call.

extension Lesson {
  static let reduce = Lesson(
    number: 5, title: "Reduce, call by call",
    goal: "You will be able to fold values as the tree does, and say what reduce promises.",
    concept: .reduce, needs: [.preferences], minutes: 26, documents: [.LKRefresh],
    rules: [
      "PREF-1.2.1", "PREF-1.2.2", "PREF-1.2.4", "PREF-1.2.5", "PREF-1.3.1", "S0.03", "S0.04",
      "B000-15",
    ],
    reading: Reading(
      path: "Sources/SmallTree/Preferences.swift", lines: 160, symbol: "func folded",
      about: "which value is the start, and when reduce is called")
  ) { ReduceLesson().content }
}

/// The scene of lesson 5, as the learner sees it.
private struct OffsetScene: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red.accessibilityIdentifier("red").preference(
        key: LKScrollOffsetPreferenceKey.self, value: 40)
      Color.green.accessibilityIdentifier("green").preference(
        key: LKScrollOffsetPreferenceKey.self, value: 10)
      Color.blue.accessibilityIdentifier("blue").preference(
        key: LKScrollOffsetPreferenceKey.self, value: 5)
    }
  }
}

@MainActor struct ReduceLesson {
  typealias Key = LKScrollOffsetPreferenceKey
  static let values: [CGFloat] = [40, 10, 5]
  /// The content and the header, as document 000 measures them. Points.
  private static let sizes = [CGSize(width: 300, height: 1000), CGSize(width: 300, height: 120)]
  /// The value of each writer in the figure.
  private static let equal: CGFloat = 10

  let stage = LessonStage { OffsetScene() }

  init() {
    // No fold happens for a key without a reader.
    _ = stage.host.value(of: Key.self)
    stage.record()
  }

  /// The value that the tree folds from this many writers.
  func folded(_ values: [CGFloat]) -> CGFloat {
    Folding<Key>(values).value
  }

  /// The value that would come out if the default were the first one.
  func fromDefault<K: PreferenceKey>(_ key: K.Type, _ values: [K.Value]) -> K.Value {
    var result = K.defaultValue
    for value in values { K.reduce(value: &result) { value } }
    return result
  }

  var results: [CGFloat] { (1...3).map { folded(Array(Self.values.prefix($0))) } }
  private var defaultResults: [CGFloat] {
    (1...3).map { fromDefault(Key.self, Array(Self.values.prefix($0))) }
  }

  var content: Lesson.Content {
    Lesson.Content(
      opening: """
        A view can write a value for a key, and a view further out gets one value for all of \
        them. Where several children write, the container folds their values. The first value is \
        taken as it is. Then the key's `reduce` is called once for each further one, in the order \
        of the tree.

        So does SwiftUI, and so does this engine, which runs the same code on Linux. Whoever writes \
        the key decides what `reduce` makes of two values: it need not add, and the order may matter. \
        Here are two keys of document 000.
        """,
      scene: LessonScene(
        caption: "Three colours write an offset each. The `VStack` folds them.",
        declared: """
          struct LKScrollOffsetPreferenceKey: PreferenceKey {
            static var defaultValue: CGFloat { 0 }

            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
              value = -(value + nextValue())
            }
          }

          struct LKSizePreferenceKey: PreferenceKey {
            static var defaultValue: CGSize { .zero }

            static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
              _ = nextValue()
            }
          }
          """,
        listing: """
          VStack(spacing: 0) {
            Color.red.preference(key: LKScrollOffsetPreferenceKey.self, value: 40)
            Color.green.preference(key: LKScrollOffsetPreferenceKey.self, value: 10)
            Color.blue.preference(key: LKScrollOffsetPreferenceKey.self, value: 5)
          }
          """, stage: stage, names: ["VStack", "red", "green", "blue"],
        lines: zip(["red  ", "green", "blue "], Self.values).map {
          "\($0) writes \(Prose.number(Double($1)))"
        } + ["VStack reports \(Prose.number(Double(results[2])))"]),
      predictions: [resultsQuestion, callsQuestion, sizeQuestion],
      closing: """
        Two keys in one document, and each exposes an engine that begins every fold with the \
        default. With it, one marker that reports \(results[0]) would be read as \(defaultResults[0]). And the \
        size would always be zero: document 000 would never learn how high its content is.

        A default can still come in as one more value. A container whose children may change \
        (with an `if` or a `ForEach` in it) always has a value: the key's default, where no \
        view inside writes. Beside a writer that value takes part like any other. A `VStack` with an empty \
        `ForEach` beside the red writer alone: \(results[0]) and the default become \(ChangingScene.read). The \
        three colours here are always there; such children have a value only if they write one.

        One fold calls `reduce` once less than it has values. How many values that are, and how they \
        are grouped, follows from containers that are there for the layout; and the tree folds again \
        whenever one of the values has changed. So a good `reduce` does not depend on how values are \
        grouped (it is associative), gives back the value that it puts together with the default, and does \
        nothing else. The compiler cannot check that. The offset's key breaks the first two, and the \
        size's key the second. They are folded all the same, and one more view turns the offset's sign.
        """,
      played: PlayedSteps(
        title: "The fold of the three, call by call.",
        steps: stage.preference(Key.self, of: "VStack").lines),
      investigation: investigation, modification: modification,
      make: """
        Bars report their heights. Write the line of `reduce`, so that the tallest is read, whatever \
        their order and however they are grouped.
        """,
      makeHints: [
        "Of two heights one is kept.", "`value` is the one so far, `nextValue()` the other one.",
        "It begins `value = max(`.",
      ],
      card: [
        "Of several values the first is the {start}; reduce is called once for each further one.",
        "The default is no start. It comes in from a {changing} container without a writer.",
        "A good reduce does not depend on {grouping}, keeps a value beside the default, does no more.",
      ])
  }

  // MARK: Predictions

  private func numbers(_ values: [CGFloat]) -> Answer { .numbers(values.map { Double($0) }) }

  private var resultsQuestion: Question {
    let sums = (1...3).map { Self.values.prefix($0).reduce(0, +) }
    return Question(
      id: "5.results", about: .reduce,
      text: """
        What is read at the top with the red writer alone, then with red and green, then with all \
        three? They write \(Self.values[0]), \(Self.values[1]) and \(Self.values[2]), and `reduce` is \
        `value = -(value + nextValue())`.
        """,
      kind: .numbers(count: 3, unit: "points", tolerance: 0), answer: { numbers(results) },
      wrong: [
        WrongAnswer(
          numbers(defaultResults),
          """
          You began with the default and called `reduce` for the first value too. The first value \
          is taken as it is: one writer, no call.
          """, .rule("PREF-1.2.2")),
        WrongAnswer(
          numbers(sums),
          """
          `reduce` need not add. This one turns the sign of every sum, and the turned value goes \
          into the next call.
          """, .rule("S0.04")),
        WrongAnswer(
          numbers([results[0], results[1], results[1] + Self.values[2]]),
          "The sign is turned at the last call too: that is one more than you have counted.",
          .rule("S0.04")),
        WrongAnswer(
          numbers(sums.enumerated().map { $0.offset == 0 ? $0.element : -$0.element }),
          """
          The sign is turned at every call, not once at the end: the second call turns what the \
          first one has turned already.
          """, .rule("S0.04")),
      ],
      hints: [
        "How often is `reduce` called for one value?",
        "The result of a call is `value` in the next one.",
        "With two: the start is \(Self.values[0]), and one call makes \(results[1]) of it.",
      ],
      why: """
        \(results[0]) as it is. Then minus the sum of \(Self.values[0]) and \(Self.values[1]): \
        \(results[1]). Then minus the sum of that and \(Self.values[2]): \(results[2]).
        """,
      chain: { stage.preferenceLines(Key.self, of: "VStack") })
  }

  private var callsQuestion: Question {
    let writers = 5
    let folding = Folding<Key>(Array(repeating: Self.equal, count: writers))
    return Question(
      id: "5.calls", about: .reduce,
      text: "How often is `reduce` called where there are \(writers) writers?",
      kind: .count(of: "calls"), answer: { .number(Double(folding.calls.count)) },
      wrong: [
        WrongAnswer(
          Double(writers), "The first value needs no call: it is the start.",
          .rule("PREF-1.2.2")),
        WrongAnswer(
          1, "A call puts two values together, not all of them.", .rule("PREF-1.2.2")),
        WrongAnswer(
          Double(writers + 1), "The default is no value of the fold.",
          .rule("PREF-1.2.2")),
      ],
      hints: [
        "How many calls are there for one writer?", "Each further one adds a call.",
        "One writer, no call.",
      ],
      why: "One less than there are writers. Each writes \(Self.equal) here: count the calls.",
      chain: { folding.calls })
  }

  private var sizeQuestion: Question {
    let size = Folding<LKSizePreferenceKey>(Self.sizes).value
    let all = fromDefault(LKSizePreferenceKey.self, Self.sizes)
    let (first, second) = (Self.sizes[0], Self.sizes[1])
    return Question(
      id: "5.size", about: .reduce,
      text: """
        Now the other key, whose `reduce` is `_ = nextValue()`. One view writes \(first), its \
        neighbour \(second). Which size is read: first the width, then the height?
        """,
      kind: .points(2), answer: { .numbers([Double(size.width), Double(size.height)]) },
      wrong: [
        WrongAnswer(
          .numbers([Double(second.width), Double(second.height)]),
          "The next value is computed and thrown away: `_ = nextValue()` keeps what was there.",
          .rule("S0.03")),
        WrongAnswer(
          .numbers([Double(all.width), Double(all.height)]),
          "That is the default. Both views write, so it takes no part.",
          .rule("PREF-1.2.2")),
        WrongAnswer(
          .numbers([Double(first.width), Double(first.height + second.height)]),
          "This key does not add: look at it.", .rule("S0.03")),
      ],
      hints: [
        "Read the key's line again.", "`value` is not touched.", "The start is \(first).",
      ],
      why: """
        `reduce` is called once, asks for the next value and drops it. So the first size stays: \
        the order of the tree decides which.
        """,
      chain: { Folding<LKSizePreferenceKey>(Self.sizes).reasons })
  }

  // MARK: Investigate

  private static let most = 6
  private static let asked = 7

  private var investigation: Investigation {
    func result(_ count: Int) -> CGFloat {
      folded(Array(repeating: Self.equal, count: count))
    }
    return Investigation(
      task: """
        Each writer writes \(Self.equal) now. Add writers and look for a pattern. \
        (Document 000 has this key only to log its offset.)
        """,
      figure: LessonFigure(
        name: "the number of writers", range: 0...Double(Self.most), step: 1, start: 0
      ) { count in
        let folding = Folding<Key>(Array(repeating: Self.equal, count: Int(count)))
        // Even without a call there is a reason.
        let lines = count == 0 ? folding.reasons : folding.calls
        return lines + ["read: \(Prose.number(folding.value))"]
      },
      question: Question(
        id: "5.pattern", about: .reduce,
        text: "What would be read with \(Self.asked) writers of \(Self.equal)?",
        kind: .numbers(count: 1, unit: "points", tolerance: 0),
        answer: { .number(Double(result(Self.asked))) },
        wrong: [
          WrongAnswer(
            Double(Self.equal) * Double(Self.asked), "That would be a sum.", .rule("S0.04")),
          WrongAnswer(
            Double(result(2)),
            "That is what an even number of writers gives.",
            .moment("with \(Self.most) writers \(result(Self.most)) is read")),
          WrongAnswer(
            -Double(Self.equal), "With an odd number the last call turns a value below zero.",
            .rule("S0.04")),
        ],
        hints: [
          "`try 1`, then `try 2`, then `try 3`.", "What do odd numbers of writers have in common?",
          "With \(Self.most) it is \(result(Self.most)); call `reduce` once more.",
        ],
        why: """
          Odd numbers of writers give \(result(1)), even ones \(result(2)). The value does not grow: \
          it swings. One more view in the tree turns the sign of the offset. With \
          no writer at all nothing is folded, and the default is read: \(result(0)).
          """,
        chain: { Folding<Key>(Array(repeating: Self.equal, count: Self.asked)).reasons }))
  }
}
