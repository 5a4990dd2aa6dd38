import SwiftUI

extension TurnLesson {
  var modification: Modification {
    Modification(
      task: prose["Change"],
      changes: [
        Modification.Change(
          "`.onPreferenceChange(PullKey.self) { value in offset = value }`",
          .edit("DispatchQueue.main.async { offset = value }", to: "offset = value")
        ) { promptQuestion }
      ],
      typed: Modification.Typed(
        name: "how often a pull of 40 is set", range: 1...9,
        code: { [.note("// the pull is 0, and then set to 40, \(Int($0)) times")] }
      ) { typed($0) })
  }

  private var promptQuestion: Question {
    let turn = Self.first + prompt.delay
    return prose.question(
      "prompt", kind: .count(of: "the turn's number"), answer: { .number(turn) },
      wrong: [.number(seen), .number(turn - 1)], ["first": "\(Self.first)"],
      chain: { prompt.lines(from: Self.first) + promptCauses })
  }

  private func typed(_ number: Double) -> Question {
    let pulls = Array(repeating: Self.pull, count: Int(number))
    let count = Double(log(pulls).total(of: .callback))
    return prose.question(
      "typed", kind: .count(of: "calls"), answer: { .number(count) },
      wrong: [.number(number + 1), .number(1)],
      ["pull": "\(Self.pull)", "pulls": "\(pulls.count)"],
      chain: { log(pulls).allLines + causes([0] + pulls) })
  }
}
