import SwiftUI
import ViewTreeInspection

extension PreferenceLesson {
  var modification: Modification {
    Modification(
      task: prose["Change"],
      changes: [
        Modification.Change(
          "hide the inbox: `.hidden()`", .edit("value: 2)", to: "value: 2)\n    .hidden()")
        ) { hiddenQuestion },
        Modification.Change(
          "`.transformPreference(UnreadKey.self) { $0 += 3 }`",
          .edit("value: 2)", to: "value: 2)\n    .transformPreference(UnreadKey.self) { $0 += 3 }")
        ) { transformQuestion },
        Modification.Change(
          "the drafts: `.preference(key: UnreadKey.self, value: 3)`", Self.draftsWrite("3")
        ) { callerQuestion },
      ],
      typed: Modification.Typed(
        name: "what the drafts write too", range: 0...99,
        code: { [Self.draftsWrite("\(Int($0))")] }
      ) { typed($0) })
  }

  private static func draftsWrite(_ value: String) -> CodeChange {
    .edit(
      "Text(\"Drafts\")",
      to: "Text(\"Drafts\")\n    .preference(key: UnreadKey.self, value: \(value))")
  }

  private var hiddenQuestion: Question {
    let hidden = mail(
      inbox: inbox.preference(key: UnreadKey.self, value: Self.first).hidden(), drafts: drafts)
    return prose.question(
      "hidden", kind: .count(of: "messages"),
      answer: { .number(hidden.told["far"] ?? .min) },
      wrong: [.number(start), .number(sum)],
      ["first": "\(Self.first)", "near": "\(hidden.told["near"] ?? .min)"], stage: hidden.stage,
      chain: { way(of: hidden.stage) })
  }

  private var transformQuestion: Question {
    let changed = mail(
      inbox: inbox.preference(key: UnreadKey.self, value: Self.first)
        .transformPreference(UnreadKey.self) { $0 += Self.second }, drafts: drafts)
    return prose.question(
      "transform", kind: .count(of: "messages"),
      answer: { .number(changed.told["far"] ?? .min) },
      wrong: [.number(Self.second), .number(Self.first)],
      ["first": "\(Self.first)", "second": "\(Self.second)"], stage: changed.stage,
      chain: { way(of: changed.stage) })
  }

  private var callerQuestion: Question {
    let (stage, _) = mail(at: 3)
    let names = ["column", "inbox", "drafts"]
    let caller = stage.moment.reduces.first?.node
    return prose.question(
      "caller", kind: .node(names),
      answer: { .node(names.first { stage.node($0).number == caller } ?? "") },
      wrong: [.node("inbox"), .node("drafts")], stage: stage, chain: { way(of: stage) })
  }

  private func typed(_ number: Double) -> Question {
    let count = Int(number)
    let changed = mail(
      inbox: inbox.preference(key: UnreadKey.self, value: Self.first),
      drafts: drafts.preference(key: UnreadKey.self, value: count))
    return prose.question(
      "typed", kind: .count(of: "messages"),
      answer: { .number(changed.told["far"] ?? .min) },
      wrong: [.number(count), .number(Self.first)],
      ["count": "\(count)", "first": "\(Self.first)"], stage: changed.stage,
      chain: { way(of: changed.stage) })
  }
}
