import SwiftUI

// Lesson 2: what can be changed in its scene.

extension StackLesson {
  var modification: Modification {
    Modification(
      task: "Make one change to the row, and predict the widths of bounded, free and fixed.",
      changes: [
        Modification.Change(
          label: "`Color.green.layoutPriority(1)`",
          code: [.edit("Color.green", to: "Color.green.layoutPriority(1)")]
        ) { priorityQuestion },
        Modification.Change(
          label: "`HStack(spacing: 10)`", code: [.edit("spacing: 0", to: "spacing: 10")]
        ) { spacingQuestion },
      ],
      typed: Modification.Typed(
        name: "the width of the row", range: 100...400,
        code: { [.note("// offered a width of \(Prose.number($0))")] }
      ) { typed($0) })
  }

  private func widths(_ stage: LessonStage) -> Answer {
    .numbers(Self.names.map { Double(stage.size($0).width) })
  }

  private var priorityQuestion: Question {
    let changed = LessonStage {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 100, maxWidth: 120).accessibilityIdentifier("bounded")
        Color.green.layoutPriority(1).accessibilityIdentifier("free")
        Color.blue.frame(width: 30).accessibilityIdentifier("fixed")
      }
    }
    let free = changed.size("free").width
    return Question(
      id: "2.priority", about: .flexibility,
      text: "The free one has the higher priority. How wide are bounded, free and fixed?",
      kind: .points(3), answer: { widths(changed) },
      wrong: [
        WrongAnswer(
          .numbers([0, Double(row), 0]),
          """
          The free one is asked first, but the row keeps back the smallest widths of all others: \
          \(least) and \(fixed).
          """, .rule("LAYOUT-3.1.4")),
        WrongAnswer(
          widths(stage), "Priority goes before flexibility: the free one is asked first now.",
          .rule("LAYOUT-3.1.3")),
      ],
      hints: [
        "Who is asked first now?", "The smallest widths of the others are kept back.",
        "\(row) less \(least) less \(fixed) can be offered.",
      ],
      why: """
        The row keeps back \(least) and \(fixed) and offers the other \(free) to the free one, which \
        takes all of it. The other two share what is left: the fixed one takes \(fixed), and the bounded \
        one \(least).
        """,
      chain: { conversation(changed, Self.names) }, stage: changed)
  }

  private var spacingQuestion: Question {
    let changed = LessonStage {
      HStack(spacing: 10) {
        Color.red.frame(minWidth: 100, maxWidth: 120).accessibilityIdentifier("bounded")
        Color.green.accessibilityIdentifier("free")
        Color.blue.frame(width: 30).accessibilityIdentifier("fixed")
      }
    }
    let gap = changed.frame("free").minX - changed.frame("bounded").maxX
    return Question(
      id: "2.spacing", about: .flexibility,
      text: "Between neighbours there are \(gap) points now. How wide are bounded, free and fixed?",
      kind: .points(3), answer: { widths(changed) },
      wrong: [
        WrongAnswer(
          widths(stage), "The distances are taken off before any child is asked.",
          .rule("LAYOUT-3.1.1")),
        WrongAnswer(
          .numbers([bounded, free - gap, fixed].map { Double($0) }),
          "Three children have two distances between them.", .rule("LAYOUT-3.1.1")),
      ],
      hints: [
        "How many distances are there?", "They are taken off the row's width first.",
        "\(row - 2 * gap) are left for the three.",
      ],
      why: """
        Two distances take \(2 * gap). The fixed one and the bounded one get what they got before, \
        and the free one, asked last, bears the difference.
        """,
      chain: { conversation(changed, order) }, stage: changed)
  }

  private func typed(_ width: Double) -> Question {
    let changed = stage(width: width)
    let total = Self.names.reduce(0) { $0 + changed.size($1).width }
    let (boundedNow, freeNow) = (changed.size("bounded").width, changed.size("free").width)
    return Question(
      id: "2.typed", about: .flexibility,
      text: "The row is offered \(width). How wide are bounded, free and fixed?",
      kind: .points(3), answer: { widths(changed) },
      wrong: [
        WrongAnswer(
          .numbers([width / 3, width / 3, width / 3]),
          "A share is only an offer: each takes what its own bounds allow.",
          .rule("LAYOUT-3.1.5")),
        WrongAnswer(
          .numbers([Double(boundedNow) + 10, Double(freeNow) - 10, Double(fixed)]),
          "The bounded one is offered half of what the fixed one leaves, and keeps to its bounds.",
          .rule("LAYOUT-3.6.3")),
      ],
      hints: [
        "The fixed one first.", "Half of what is left is offered to the bounded one.",
        "The bounded one takes \(boundedNow).",
      ],
      why: """
        \(fixed) for the fixed one, \(boundedNow) for the bounded one, \(freeNow) for the free one: \
        \(total) together. A row is as wide as its children, whatever it was offered.
        """,
      chain: { conversation(changed, order) }, stage: changed)
  }
}
