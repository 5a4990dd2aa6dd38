import RefreshSystems
import SwiftUI
import ViewTreeInspection

extension ReduceLesson {
  var modification: Modification {
    Modification(
      task: prose[
        "Change",
        ["one": "\(Self.values[0])", "two": "\(Self.values[1])", "three": "\(Self.values[2])"]],
      changes: [
        Modification.Change(
          "`value += nextValue()`", Self.code("SumKey", "value += nextValue()")
        ) { ruleQuestion(SumKey.self, "sum") },
        Modification.Change(
          "`value = max(value, nextValue())`",
          Self.code("MaxKey", "value = max(value, nextValue())")
        ) { ruleQuestion(MaxKey.self, "max") },
        Modification.Change(
          "`value = nextValue()`", Self.code("LastKey", "value = nextValue()")
        ) { ruleQuestion(LastKey.self, "last") },
        Modification.Change(
          "green and blue in an `HStack` of their own", .instead(prose.code("GroupedScene"))
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
      let end = ".self, value: \(Prose.number(value))"
      return .edit("LKScrollOffsetPreferenceKey" + end, to: key + end)
    } + [.note("// reduce: \(reduce)")]
  }

  private func ruleQuestion<K: PreferenceKey>(
    _ key: K.Type, _ name: String
  ) -> Question where K.Value == CGFloat {
    let folding = Folding<K>(Self.values, names: ["red", "green", "blue"])
    let mistakes = [results[2], Self.values.reduce(0, +), Self.values[0]]
    return prose.question(
      "rule", id: name, kind: .points(within: 0), answer: { .number(folding.value) },
      wrong: mistakes.map { $0 == folding.value ? nil : .number($0) },
      [
        "one": "\(Self.values[0])", "two": "\(Self.values[1])",
        "remark": prose["Remark \(name)"],
      ], chain: { folding.reasons })
  }

  private var groupQuestion: Question {
    let grouped = LessonStage { GroupedScene() }
    let value = grouped.host.value(of: Key.self)
    grouped.record()
    return prose.question(
      "group", kind: .points(within: 0), answer: { .number(value) },
      wrong: [.number(results[2]), .number(Self.values.reduce(0, +)), .number(-value)],
      [
        "two": "\(Self.values[1])", "three": "\(Self.values[2])",
        "twoAndThree": "\(folded(Array(Self.values.dropFirst())))", "one": "\(Self.values[0])",
        "value": "\(value)",
      ], stage: grouped, chain: { grouped.preferenceLines(Key.self, of: "VStack") })
  }

  private func typed(_ number: Double) -> Question {
    let values = [Self.values[0], Self.values[1], CGFloat(number)]
    let folding = Folding<Key>(values)
    return prose.question(
      "typed", kind: .points(within: 0.1), answer: { .number(folding.value) },
      wrong: [.number(fromDefault(Key.self, values)), .number(values.reduce(0, +))],
      ["value": "\(number)", "secondResult": "\(results[1])"], chain: { folding.reasons })
  }
}
