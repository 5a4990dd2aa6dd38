import SwiftUI

// Lesson 6: what can be changed in its scene.

extension TurnLesson {
  var modification: Modification {
    Modification(
      task: "Change the callback, or set the same pull many times.",
      changes: [
        Modification.Change(
          label: "`.onPreferenceChange(PullKey.self) { value in offset = value }`",
          code: [
            .edit("DispatchQueue.main.async { offset = value }", to: "offset = value")
          ]
        ) {
          promptQuestion
        }
      ],
      typed: Modification.Typed(
        name: "how often a pull of 40 is set", range: 1...9,
        code: { [.note("// the pull is 0, and then set to 40, \(Int($0)) times")] }
      ) { typed($0) })
  }

  private var promptQuestion: Question {
    let turn = Self.first + prompt.delay
    return Question(
      id: "6.prompt", about: .turns,
      text: """
        The callback writes the state itself. The pull changes in turn \(Self.first). In which turn \
        does the body see it?
        """,
      kind: .count(of: "the turn's number"), answer: { .number(Double(turn)) },
      wrong: [
        WrongAnswer(
          Double(seen),
          "Nothing is put on the queue now. What a callback writes is shown in its turn.",
          .rule("STATE-4.1.2")),
        WrongAnswer(
          Double(turn - 1), "A value cannot be seen before it was reported.", .rule("STATE-4.1.1")),
      ],
      hints: [
        "A turn has up to two rounds.", "The callback runs at the end of the first round.",
        "The second round applies what it wrote.",
      ],
      why: "The callback runs at the end of the first round, and the second round shows its write.",
      chain: {
        prompt.lines(from: Self.first)
          + promptCauses
      })
  }

  private func typed(_ number: Double) -> Question {
    let pulls = Array(repeating: Self.pull, count: Int(number))
    let count = Double(log(pulls).total(of: .callback))
    return Question(
      id: "6.typed", about: .turns,
      text: """
        The header appears with a pull of zero. Then \(Self.pull) is set \(pulls.count) times. How \
        often does the callback run, all in all?
        """,
      kind: .count(of: "calls"), answer: { .number(count) },
      wrong: [
        WrongAnswer(
          number + 1, "Equal values are no changes.", .rule("PREF-1.7.2")),
        WrongAnswer(1, "The first value, zero, counts too.", .rule("PREF-1.7.2")),
      ],
      hints: [
        "How many different values are there?", "The first value counts.",
        "It runs with zero at first.",
      ],
      why: "Once with zero and once with \(Self.pull), however often it is set.",
      chain: { log(pulls).allLines + causes([0] + pulls) })
  }
}
