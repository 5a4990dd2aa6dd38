import SwiftUI

extension RubberBandLesson {
  var modification: Modification {
    Modification(
      task: prose["Change"],
      changes: [
        Modification.Change(
          "a viewport of \(Self.viewport / 2) instead of \(Self.viewport)",
          Self.call(Double(Self.finger), in: Self.viewport / 2)
        ) { lowQuestion }
      ],
      typed: Modification.Typed(
        name: "the finger's distance", range: 20...600,
        code: { [Self.call($0, in: Self.viewport)] }
      ) { typed($0) })
  }

  private static func call(_ finger: Double, in viewport: CGFloat) -> CodeChange {
    .note("moved(by: \(Prose.number(finger)), in: \(Prose.number(viewport)))")
  }

  private var lowQuestion: Question {
    let low = RubberBand.offset(pull: Self.finger, viewport: Self.viewport / 2)
    return prose.question(
      "low", kind: .points(within: 3), answer: { .number(low) },
      wrong: [.number(moved), .number(Double(moved) / 2)],
      [
        "half": "\(Self.viewport / 2)", "finger": "\(Self.finger)", "moved": "\(moved)",
        "low": "\(low)",
      ],
      beside: SceneBeside(
        asked: .plainList(height: Self.viewport / 2, pull: 0),
        told: .plainList(height: Self.viewport / 2, pull: low)),
      chain: { ["viewport \(Prose.number(Self.viewport / 2)): \(Prose.number(low))"] })
  }

  /// The rule with its numbers: the finger's distance by the list's height, then the offset.
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
    // A tenth of the distance, so that a short one is not right without the rule.
    let tolerance = max(1, min(10, (offset / 10).rounded()))
    return prose.question(
      "typed", kind: .points(within: tolerance), answer: { .number(offset) },
      wrong: [.number(finger), .number(finger * 0.55 + 15)],
      [
        "finger": "\(finger)", "divisor": "\(Self.divisor(CGFloat(finger)))",
        "offset": "\(offset)",
      ], beside: falling(behind: CGFloat(offset)),
      chain: { RubberBandLesson.worked(finger: finger) })
  }
}
