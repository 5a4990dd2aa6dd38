import SwiftUI
import ViewTreeInspection

// Lesson 4: what can be changed in its scene.

extension PreferenceLesson {
  var modification: Modification {
    Modification(
      task: "Make one change, and predict what comes of it.",
      changes: [
        Modification.Change(
          label: "hide the inbox: `.hidden()`",
          code: [.edit("value: 2)", to: "value: 2)\n    .hidden()")]
        ) { hiddenQuestion },
        Modification.Change(
          label: "`.transformPreference(UnreadKey.self) { $0 += 3 }`",
          code: [
            .edit(
              "value: 2)", to: "value: 2)\n    .transformPreference(UnreadKey.self) { $0 += 3 }")
          ]
        ) {
          transformQuestion
        },
        Modification.Change(
          label: "the drafts: `.preference(key: UnreadKey.self, value: 3)`",
          code: [Self.draftsWrite("3")]
        ) {
          callerQuestion
        },
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
    return Question(
      id: "4.hidden", about: .preferences,
      text: """
        The inbox is hidden, writer and all: it keeps its room and cannot be seen. A guess: what is \
        the far reader told?
        """,
      kind: .count(of: "messages"), answer: { .number(Double(hidden.told["far"] ?? .min)) },
      wrong: [
        WrongAnswer(
          Double(start), "Hidden is not gone: the view is laid out, and its writers write.",
          .rule("PREF-1.8.1")),
        WrongAnswer(
          Double(sum), "There is one writer, and it writes \(Self.first).", .rule("PREF-1.2.1")),
      ],
      hints: [
        "Does a hidden view still take its room?", "It is there, and cannot be seen.",
        "The near reader is told \(hidden.told["near"] ?? .min).",
      ],
      why: "A hidden view is laid out and keeps its state, and its preferences still go up.",
      chain: { way(of: hidden.stage) }, stage: hidden.stage)
  }

  private var transformQuestion: Question {
    let changed = mail(
      inbox: inbox.preference(key: UnreadKey.self, value: Self.first)
        .transformPreference(UnreadKey.self) { $0 += Self.second }, drafts: drafts)
    return Question(
      id: "4.transform", about: .preferences,
      text: "This line is written around the writer. What is the far reader told?",
      kind: .count(of: "messages"), answer: { .number(Double(changed.told["far"] ?? .min)) },
      wrong: [
        WrongAnswer(
          Double(Self.second), "It changes the value from inside and does not replace it.",
          .rule("PREF-1.4.2")),
        WrongAnswer(
          Double(Self.first), "It is around the writer: its value goes up, not the writer's.",
          .rule("PREF-1.4.2")),
      ],
      hints: [
        "Compare: `preference` replaces.", "This one begins with the value from inside.",
        "It begins with \(Self.first).",
      ],
      why: "It begins with the value from inside, \(Self.first), and adds \(Self.second) to it.",
      chain: { way(of: changed.stage) }, stage: changed.stage)
  }

  private var callerQuestion: Question {
    let (stage, _) = mail(at: 3)
    let names = ["column", "inbox", "drafts"]
    let caller = stage.moment.reduces.first?.node
    return Question(
      id: "4.caller", about: .preferences,
      text: "Two views write now. Which view puts the two values together?",
      kind: .node(names), answer: { .node(names.first { stage.node($0).number == caller } ?? "") },
      wrong: [
        WrongAnswer(
          .node("inbox"), "The inbox writes, and knows nothing of its sibling.",
          .rule("PREF-1.2.2")),
        WrongAnswer(
          .node("drafts"), "The drafts are last, and know nothing of what came before them.",
          .rule("PREF-1.2.2")),
      ],
      hints: [
        "Who sees both values?", "Values meet where the views meet.",
        "Both writers are children of one view.",
      ],
      why: "Values meet at the nearest view around both: it calls `reduce` for its children.",
      chain: { way(of: stage) }, stage: stage)
  }

  private func typed(_ number: Double) -> Question {
    let count = Int(number)
    let changed = mail(
      inbox: inbox.preference(key: UnreadKey.self, value: Self.first),
      drafts: drafts.preference(key: UnreadKey.self, value: count))
    return Question(
      id: "4.typed", about: .preferences,
      text: "The drafts write \(count). What is the far reader told?",
      kind: .count(of: "messages"), answer: { .number(Double(changed.told["far"] ?? .min)) },
      wrong: [
        WrongAnswer(
          Double(count), "They are siblings: none of them replaces the other.",
          .rule("PREF-1.2.2")),
        WrongAnswer(
          Double(Self.first), "The drafts write too, and the column puts both together.",
          .rule("PREF-1.2.2")),
      ],
      hints: [
        "Are the two writers siblings?", "The column calls `reduce` once.",
        "`reduce` gets \(Self.first) and \(count).",
      ],
      why: "Siblings are put together by `reduce`, which adds: \(Self.first) and \(count).",
      chain: { way(of: changed.stage) }, stage: changed.stage)
  }
}
