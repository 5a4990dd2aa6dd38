import SwiftUI

// Lesson 9: what can be changed in its scene.

extension RubberBandLesson {
  var modification: Modification {
    Modification(
      task: "Take a list of half the height, or another way of the finger.",
      changes: [
        Modification.Change(
          label: "a viewport of \(Self.viewport / 2) instead of \(Self.viewport)",
          code: [
            .note(
              "moved(by: \(Prose.number(Double(Self.finger))), "
                + "in: \(Prose.number(Double(Self.viewport / 2))))")
          ]
        ) { lowQuestion }
      ],
      typed: Modification.Typed(
        name: "the finger's way", range: 20...600,
        code: {
          [.note("moved(by: \(Prose.number($0)), in: \(Prose.number(Double(Self.viewport))))")]
        }
      ) { typed($0) })
  }

  private var lowQuestion: Question {
    let low = RubberBand.offset(pull: Self.finger, viewport: Self.viewport / 2)
    return Question(
      id: "9.low", about: .rubberBand,
      text: """
        The list is only \(Self.viewport / 2) high. The same finger goes \(Self.finger). How far does \
        the content move?
        """,
      kind: .numbers(count: 1, unit: "points", tolerance: 3), answer: { .number(Double(low)) },
      wrong: [
        WrongAnswer(
          Double(moved), "The height of the list is in the rule: a low list is stiffer.",
          .rule("SCROLL-4.1.1")),
        WrongAnswer(
          Double(moved) / 2, "Not by half: the first points are as easy as in a high list.",
          .rule("SCROLL-4.1.1")),
      ],
      hints: [
        "A little less than before.", "The content never reaches the list's height.",
        "In the high list it was \(moved).",
      ],
      why: "The content can never reach the list's height, and that is nearer now: \(low).",
      chain: {
        ["viewport \(Prose.number(Double(Self.viewport / 2))): \(Prose.number(Double(low)))"]
      },
      beside: SceneBeside(
        asked: .plainList(height: Self.viewport / 2, pull: 0),
        told: .plainList(height: Self.viewport / 2, pull: low)))
  }

  /// The rule with its numbers: the finger's way by the list's height, then the offset.
  static func worked(finger: Double) -> [String] {
    let (height, number) = (Double(viewport), Prose.number)
    let fraction = 0.55 * finger / height + 1
    let rounded = (fraction * 1000).rounded() / 1000
    return [
      "0.55 * \(number(finger)) / \(number(height)) + 1 = \(rounded)",
      "\(number(height)) * (1 - 1 / \(rounded)) = "
        + number(Double(RubberBand.offset(pull: CGFloat(finger), viewport: viewport))),
    ]
  }

  private func typed(_ finger: Double) -> Question {
    let offset = Double(RubberBand.offset(pull: CGFloat(finger), viewport: Self.viewport))
    return Question(
      id: "9.typed", about: .rubberBand,
      text: "The finger goes \(finger) down. How far does the content move?",
      kind: .numbers(count: 1, unit: "points", tolerance: 10), answer: { .number(offset) },
      wrong: [
        WrongAnswer(finger, "That is the finger.", .rule("SCROLL-4.1.1")),
        WrongAnswer(finger * 0.55 + 15, "The band grows stiffer.", .rule("SCROLL-4.1.1")),
      ],
      hints: [
        "Less than half of it, if it is far.", "Put it into the rule.",
        "The fraction is \(0.55 * finger / Double(Self.viewport) + 1).",
      ],
      why: "The rule gives \(offset).",
      chain: { RubberBandLesson.worked(finger: finger) },
      beside: falling(behind: CGFloat(offset)))
  }
}
