import RefreshSystems
import SwiftUI
import ViewTreeInspection

// Lesson 5: what can be changed in its fold.

extension ReduceLesson {
  var modification: Modification {
    Modification(
      task: """
        Take another `reduce`, or group two of the writers, and predict what is read. They write \
        \(Self.values[0]), \(Self.values[1]) and \(Self.values[2]).
        """,
      changes: [
        Modification.Change(
          label: "`value += nextValue()`", code: Self.code("SumKey", "value += nextValue()")
        ) {
          ruleQuestion(SumKey.self, "sum", "Adding does not care about the order.")
        },
        Modification.Change(
          label: "`value = max(value, nextValue())`",
          code: Self.code("MaxKey", "value = max(value, nextValue())")
        ) {
          ruleQuestion(
            MaxKey.self, "max", "The largest of them does not care about the order.")
        },
        Modification.Change(
          label: "`value = nextValue()`", code: Self.code("LastKey", "value = nextValue()")
        ) {
          ruleQuestion(LastKey.self, "last", "The last value is kept: only the order counts.")
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

  /// The three writers with another key, and its `reduce`.
  private static func code(_ key: String, _ reduce: String) -> [CodeChange] {
    values.map { value in
      let end = ".self, value: \(Prose.number(Double(value)))"
      return .edit("LKScrollOffsetPreferenceKey" + end, to: key + end)
    } + [.note("// reduce: \(reduce)")]
  }

  private func ruleQuestion<K: PreferenceKey>(
    _ key: K.Type, _ name: String, _ remark: Prose
  ) -> Question where K.Value == CGFloat {
    let folding = Folding<K>(Self.values, names: ["red", "green", "blue"])
    let sum = Self.values.reduce(0, +)
    let mistakes = [
      (results[2], "That is the earlier key: it turns the sign at every call." as Prose),
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
          Double(Self.values.reduce(0, +)), "It is the earlier key, and that does not add.",
          .rule("S0.04")),
        WrongAnswer(
          -Double(value), "Count the signs once more: each fold turns one.", .rule("S0.04")),
      ],
      hints: [
        "What does the inner row report by itself?", "The `VStack` has two children then.",
        "The inner row folds \(Self.values[1]) and \(Self.values[2]).",
      ],
      why: """
        The inner row makes \(folded(Array(Self.values.dropFirst()))) of its two. The `VStack` folds \
        \(Self.values[0]) and that: \(value). A container put in for the layout has changed the \
        offset: this `reduce` is not associative.
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
        "The first two are folded in the same way.", "They make \(results[1]).",
        "The last call has \(results[1]) and \(number).",
      ],
      why: "Minus the sum of \(results[1]) and \(number).", chain: { folding.reasons })
  }
}
