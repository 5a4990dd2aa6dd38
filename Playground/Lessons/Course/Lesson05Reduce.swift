import RefreshSystems
import SwiftUI
import ViewTreeInspection

// Lesson 5: reduce, call by call.

extension Lesson {
  static let reduce = Lesson(
    number: 5, title: "Reduce, call by call",
    goal: "You will be able to fold values as the tree does, and say what reduce promises.",
    concept: .reduce, needs: [.preferences], minutes: 10, documents: [.LKRefresh],
    rules: [
      "PREF-1.2.1", "PREF-1.2.2", "PREF-1.2.4", "PREF-1.2.5", "PREF-1.3.1", "S0.03", "S0.04",
      "B000-15",
    ],
    reading: Reading(
      path: "Sources/ViewTree/Core/Preference/PreferenceFold.swift", lines: 160,
      symbol: "fold", about: "which value is the start, and when reduce is called")
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

@MainActor private struct ReduceLesson {
  private typealias Key = LKScrollOffsetPreferenceKey
  private static let values: [CGFloat] = [40, 10, 5]
  /// The content and the header, as document 000 measures them. Points.
  private static let sizes = [CGSize(width: 300, height: 1000), CGSize(width: 300, height: 120)]
  /// The value of each writer in the figure.
  private static let equal: CGFloat = 10

  let stage = LessonStage { OffsetScene() }

  init() {
    // Nothing is folded for a key that nobody reads.
    _ = stage.host.value(of: Key.self)
    stage.record()
  }

  /// The value that the tree folds from so many writers.
  private func folded(_ values: [CGFloat]) -> CGFloat {
    Folding<Key>(values).value
  }

  /// The value that would come out if the default were the first one.
  private func fromDefault<K: PreferenceKey>(_ key: K.Type, _ values: [K.Value]) -> K.Value {
    var result = K.defaultValue
    for value in values { K.reduce(value: &result) { value } }
    return result
  }

  private var results: [CGFloat] { (1...3).map { folded(Array(Self.values.prefix($0))) } }
  private var defaultResults: [CGFloat] {
    (1...3).map { fromDefault(Key.self, Array(Self.values.prefix($0))) }
  }

  var content: Lesson.Content {
    Lesson.Content(
      opening: """
        A view can write a value for a key, and whoever asks further out gets one value for all of \
        them. Where several children write, the container folds their values. The first value is \
        taken as it is. Then the key's `reduce` is called once for each further one, in the order \
        of the tree.

        That is all that is promised, by SwiftUI as by this engine, which runs the same code on \
        Linux. Nobody promises that `reduce` adds, or that the order does not matter. Here are two keys of document 000, just as its code \
        has them:

        `LKScrollOffsetPreferenceKey`, default \(Key.defaultValue): `value = -(value + nextValue())`

        `LKSizePreferenceKey`, default zero by zero: `_ = nextValue()`
        """,
      scene: LessonScene(
        caption: "Three colours write an offset each. The column folds them.",
        listing: """
          VStack(spacing: 0) {
            Color.red.preference(key: LKScrollOffsetPreferenceKey.self, value: 40)
            Color.green.preference(key: LKScrollOffsetPreferenceKey.self, value: 10)
            Color.blue.preference(key: LKScrollOffsetPreferenceKey.self, value: 5)
          }
          """, stage: stage, names: ["VStack", "red", "green", "blue"]),
      predictions: [resultsQuestion, callsQuestion, sizeQuestion],
      closing: """
        Two keys in one document, and each finds out an engine that begins every fold with the \
        default. With it, one marker that reports \(results[0]) would be read as \(defaultResults[0]): the list \
        would scroll the wrong way. And the size would be nothing for ever: document 000 would \
        never learn how high its content is.

        Still a default can come in as one of the values. A container whose children may change, for \
        an `if` or a `ForEach` stands in it, always has a value: the key's default, where nobody \
        inside writes. Beside a writer that value takes part like any other. A column with an empty \
        `ForEach` beside the red writer alone: \(results[0]) and the default become \(ChangingScene.read). The \
        tour shows it too, with a zero that nobody wrote: the list's content has an `if`. The three \
        colours here are always there; such children have a value only if they write one.

        So there are three things that a `reduce` must not do: depend on how values are grouped \
        (that it does not is called associative), change a value that meets the default, and do \
        anything else than put two values together, for it is called as often as the tree likes. The \
        offset's key does the first two. It is allowed, and it gets what it asked for.
        """,
      played: PlayedSteps(
        title: "The fold of the three, call by call.",
        steps: stage.preference(Key.self, of: "VStack").lines),
      investigation: investigation, modification: modification,
      card: [
        "Of several values the first is the start; reduce is called once for each further one.",
        "The default is no start. It comes in from a changing container in which nobody writes.",
        "A reduce must not care about grouping, change a value beside the default, or do more.",
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
        three? They write \(Self.values[0]), \(Self.values[1]) and \(Self.values[2]).
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
    let calls = Folding<Key>(Self.values).calls.count
    return Question(
      id: "5.calls", about: .reduce,
      text: "How often is `reduce` called for the three writers?",
      kind: .count(of: "calls"), answer: { .number(Double(calls)) },
      wrong: [
        WrongAnswer(
          Double(Self.values.count), "The first value needs no call: it is the start.",
          .rule("PREF-1.2.2")),
        WrongAnswer(
          1, "A call puts two values together, not all of them.", .rule("PREF-1.2.2")),
        WrongAnswer(
          Double(Self.values.count + 1), "The default is no value of the fold.",
          .rule("PREF-1.2.2")),
      ],
      hints: [
        "How many calls are there for one writer?", "Each further one adds a call.",
        "One writer, no call.",
      ],
      why: "One less than there are writers. Count them in the chain.",
      chain: { stage.preferenceLines(Key.self, of: "VStack") })
  }

  private var sizeQuestion: Question {
    let size = Folding<LKSizePreferenceKey>(Self.sizes).value
    let all = fromDefault(LKSizePreferenceKey.self, Self.sizes)
    let (first, second) = (Self.sizes[0], Self.sizes[1])
    return Question(
      id: "5.size", about: .reduce,
      text: """
        Now the other key. One view writes \(first), its neighbour \(second). What width and height \
        are read?
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
          "Nobody adds here: look at the key.", .rule("S0.03")),
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
        (One of the five published systems logs its offset with this key.)
        """,
      figure: LessonFigure(
        name: "the number of writers", range: 0...Double(Self.most), step: 1, start: 0
      ) { count in
        let folding = Folding<Key>(Array(repeating: Self.equal, count: Int(count)))
        // Without a call there is a reason all the same.
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
          it swings. A view more or less in the tree turns the sign of the offset. With \
          no writer at all nothing is folded, and the default is read: \(result(0)).
          """,
        chain: { Folding<Key>(Array(repeating: Self.equal, count: Self.asked)).reasons }))
  }

  // MARK: Modify

  private var modification: Modification {
    Modification(
      task: """
        Take another `reduce`, or group two of the writers, and predict what is read. They write \
        \(Self.values[0]), \(Self.values[1]) and \(Self.values[2]).
        """,
      changes: [
        Modification.Change(
          label: "`value += nextValue()`", code: [.note("// reduce: value += nextValue()")]
        ) {
          ruleQuestion(SumKey.self, "sum", "Adding does not care about the order.")
        },
        Modification.Change(
          label: "`value = max(value, nextValue())`",
          code: [.note("// reduce: value = max(value, nextValue())")]
        ) {
          ruleQuestion(
            MaxKey.self, "max", "The largest does not care about the order either.")
        },
        Modification.Change(
          label: "`value = nextValue()`", code: [.note("// reduce: value = nextValue()")]
        ) {
          ruleQuestion(LastKey.self, "last", "The last one cares about nothing but the order.")
        },
        Modification.Change(
          label: "green and blue in an `HStack` of their own",
          code: [.instead(GroupedScene.listing)]
        ) { groupQuestion },
      ],
      typed: Modification.Typed(
        name: "the blue writer's value", range: -100...100,
        code: { [.edit("value: 5)", to: "value: \(Prose.number($0)))")] }
      ) { typed($0) })
  }

  private func ruleQuestion<K: PreferenceKey>(
    _ key: K.Type, _ name: String, _ remark: Prose
  ) -> Question where K.Value == CGFloat {
    let folding = Folding<K>(Self.values)
    let sum = Self.values.reduce(0, +)
    let mistakes = [
      (results[2], "That is the key of before: its sign is turned at every call." as Prose),
      (sum, "Not every `reduce` adds; read the line." as Prose),
      (Self.values[0], "The first value is only the start." as Prose),
    ]
    return Question(
      id: "5.\(name)", about: .reduce,
      text: "What is read with this `reduce`?",
      kind: .numbers(count: 1, unit: "points", tolerance: 0),
      answer: { .number(Double(folding.value)) },
      wrong: mistakes.filter { $0.0 != folding.value }.map {
        WrongAnswer(Double($0.0), $0.1, .rule("PREF-1.2.2"))
      },
      hints: [
        "The start is \(Self.values[0]).", "Two calls follow.",
        "The first call has \(Self.values[0]) and \(Self.values[1]).",
      ],
      why: "\(remark)", chain: { folding.reasons })
  }

  private var groupQuestion: Question {
    let grouped = LessonStage { GroupedScene() }
    let value = grouped.host.value(of: Key.self)
    grouped.record()
    return Question(
      id: "5.group", about: .reduce,
      text: "Nothing else is changed. What is read now?",
      kind: .numbers(count: 1, unit: "points", tolerance: 0), answer: { .number(Double(value)) },
      wrong: [
        WrongAnswer(
          Double(results[2]),
          """
          The inner row folds its two by itself, and takes part as one value. The fold has the shape \
          of the tree.
          """, .rule("PREF-1.2.5")),
        WrongAnswer(
          Double(Self.values.reduce(0, +)), "The key is that of before, and it does not add.",
          .rule("S0.04")),
        WrongAnswer(
          -Double(value), "Count the signs once more: each fold turns one.", .rule("S0.04")),
      ],
      hints: [
        "What does the inner row report by itself?", "The column has two children then.",
        "The inner row folds \(Self.values[1]) and \(Self.values[2]).",
      ],
      why: """
        The inner row makes \(folded(Array(Self.values.dropFirst()))) of its two. The column folds \
        \(Self.values[0]) and that: \(value). A container put in for the layout has changed the \
        offset. That is what it means not to be associative.
        """,
      chain: { grouped.preferenceLines(Key.self, of: "VStack") }, stage: grouped)
  }

  private func typed(_ number: Double) -> Question {
    let values = [Self.values[0], Self.values[1], CGFloat(number)]
    let folding = Folding<Key>(values)
    return Question(
      id: "5.typed", about: .reduce,
      text: "The blue writer writes \(number). What is read with document 000's key?",
      kind: .numbers(count: 1, unit: "points", tolerance: 0.1),
      answer: { .number(Double(folding.value)) },
      wrong: [
        WrongAnswer(
          Double(fromDefault(Key.self, values)), "That fold begins with the default.",
          .rule("PREF-1.2.2")),
        WrongAnswer(Double(values.reduce(0, +)), "That is the sum.", .rule("S0.04")),
      ],
      hints: [
        "The first two are folded as before.", "They make \(results[1]).",
        "The last call has \(results[1]) and \(number).",
      ],
      why: "Minus the sum of \(results[1]) and \(number).", chain: { folding.reasons })
  }
}
