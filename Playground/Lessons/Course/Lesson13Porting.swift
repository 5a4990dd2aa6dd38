import RefreshSystems
import SwiftUI

// Lesson 13: port one on your own.

extension Lesson {
  static let porting = Lesson(
    13, about: .porting, needs: [.phases, .faithfulness, .requests], minutes: 24,
    rules: ["S1.09", "S3.06", "B001-1", "B003-2"],
    reading: Reading(
      path: "Sources/RefreshSystems/LKRefresh/LKRefreshMachine.swift", lines: 90,
      symbol: "struct LKRefreshMachine"),
    text: EmbeddedText.Lesson13_txt
  ) { PortingLesson(prose: $0).content }
}

/// A list whose latch is above its first row, as high as it is kept open.
private struct LatchList: View {
  private static let height = CGFloat(LatchMachine.opening)

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Text("latch").frame(width: 300, height: Self.height).accessibilityIdentifier("latch")
        ForEach(1..<11, id: \.self) { row in
          Text("row \(row)").frame(width: 300, height: 40).accessibilityIdentifier("row \(row)")
        }
      }
      .padding(.top, -Self.height)
    }
    .accessibilityIdentifier("list")
  }
}

@MainActor private struct PortingLesson {
  let prose: LessonText
  private static let words = ["resting", "armed", "loading", "closing"]

  /// The phases of the latch after each step, each once until another one comes.
  private func phases(_ steps: [String], _ reading: LatchMachine.Reading = .nextTouch) -> [String] {
    var latch = LatchMachine(reading)
    var phases = [latch.phase.rawValue]
    for step in steps {
      latch.perform(step)
      if phases.last != latch.phase.rawValue { phases.append(latch.phase.rawValue) }
    }
    return phases
  }

  private func reasons(
    _ steps: [String], _ reading: LatchMachine.Reading = .nextTouch
  ) -> [String] {
    var latch = LatchMachine(reading)
    return steps.map { step in
      latch.perform(step)
      return "\(step): \(latch.phase.rawValue), \(latch.reason)"
    }
  }

  private static let trembling = ["down", "pull 90", "pull 70", "up"]
  private static let early = ["down", "pull 90", "up", "ends", "wait 0.1", "down", "pull 90", "up"]
  private static let held = [
    "down", "pull 90", "up", "down", "pull 20", "ends", "wait 0.3", "pull 90",
  ]

  private var arming: Double { LatchMachine.arming }
  private var disarming: Double { LatchMachine.disarming }

  /// The component, as its page describes it.
  private var page: Prose {
    prose[
      "Page",
      [
        "arming": "\(arming)", "disarming": "\(disarming)",
        "opening": "\(LatchMachine.opening)", "closing": "\(LatchMachine.closing)",
      ]]
  }

  var content: Lesson.Content {
    Lesson.Content(
      prose, ["page": page], facts: page,
      scene: LessonScene(listing: prose.code("scene"), lines: reasons(Self.trembling)),
      predictions: [tremblingQuestion, earlyQuestion, sentenceQuestion],
      played: zip(reasons(Self.held, .nextTouch), reasons(Self.held, .anyPull)).map {
        $0 == $1 ? $0 : "\($0). The other reading: \($1)"
      }, investigation: investigation, modification: modification)
  }

  /// A list with the latch at its top, after the last pull of some steps.
  private func screen(_ steps: [String]) -> PulledScene {
    let pulls = steps.compactMap { $0.hasPrefix("pull ") ? Double($0.dropFirst(5)) : nil }
    let pull = CGFloat(pulls.last ?? 0)
    let size = CGSize(width: 300, height: 200)
    return PulledScene(
      title: "the latch, \(FingerMotion.pulled(pull).words)",
      visible: CGRect(origin: .zero, size: size)
    ) {
      let stage = LessonStage(size) { LatchList() }
      stage.pull(by: pull)
      return stage
    }
  }

  private var tremblingQuestion: Question {
    prose.question(
      "trembling", kind: .path(Self.words), answer: { .path(phases(Self.trembling)) },
      wrong: [
        .path(["resting", "armed", "resting"]), .path(["resting", "armed", "resting", "loading"]),
      ], ["arming": "\(arming)", "disarming": "\(disarming)"],
      beside: SceneBeside(screen(Self.trembling)), chain: { reasons(Self.trembling) })
  }

  private var earlyQuestion: Question {
    var latch = LatchMachine(.nextTouch)
    for step in Self.early { latch.perform(step) }
    let calls = latch.calls
    return prose.question(
      "early", kind: .count(of: "times"), answer: { .number(calls) },
      wrong: [.number(2), .number(0)], ["closing": "\(LatchMachine.closing)"],
      beside: SceneBeside(screen(Self.early)), chain: { reasons(Self.early) })
  }

  private var sentenceQuestion: Question {
    let differs = reasons(Self.held, .nextTouch) != reasons(Self.held, .anyPull)
    return prose.question(
      "sentence", answer: { .choice(differs ? 2 : 0) }, wrong: [.choice(0), .choice(1)],
      ["disarming": "\(disarming)"], beside: SceneBeside(screen(Self.held)),
      chain: {
        [
          "next touch: \(phases(Self.held, .nextTouch).joined(separator: ", "))",
          "any pull: \(phases(Self.held, .anyPull).joined(separator: ", "))",
        ]
      })
  }

  private func steps(backTo pull: Double) -> [String] {
    ["down", "pull 90", "pull \(Prose.number(pull))", "up"]
  }

  private var investigation: Investigation {
    let pulls = Array(stride(from: 50.0, through: 90, by: 5))
    let least = pulls.first { phases(steps(backTo: $0)).contains("loading") } ?? .nan
    return Investigation(
      task: prose["Investigate"],
      figure: LessonFigure(
        name: "the pull at which the finger leaves", range: 50...90, step: 5, start: 90
      ) { reasons(steps(backTo: $0)) },
      question: prose.question(
        "least", kind: .points, answer: { .number(least) },
        wrong: [.number(arming), .number(disarming + 5)],
        ["least": "\(least)", "disarming": "\(disarming)"], chain: { reasons(steps(backTo: least)) }
      ))
  }

  private var modification: Modification {
    Modification(
      task: prose["Change"],
      changes: [
        Modification.Change(
          "the next pull is one of the next touch", Self.told(Self.held, ".nextTouch")
        ) { heldQuestion(.nextTouch, id: "next") },
        Modification.Change(
          "the next pull may belong to the same touch", Self.told(Self.held, ".anyPull")
        ) { heldQuestion(.anyPull, id: "any") },
      ],
      typed: Modification.Typed(
        name: "the pull from which a finger leaves", range: 0...150,
        code: { Self.told(["down", "pull \(Prose.number($0))", "up"], ".nextTouch") }
      ) { typed($0) })
  }

  private static func told(_ steps: [String], _ reading: String) -> [CodeChange] {
    [.note("// reading: \(reading)"), .note("// steps: \(steps.joined(separator: ", "))")]
  }

  private func typed(_ pull: Double) -> Question {
    let steps = ["down", "pull \(Prose.number(pull))", "up"]
    let loads = phases(steps).contains("loading")
    return prose.question(
      "typed", kind: .count(of: "times"), answer: { .number(loads ? 1 : 0) },
      wrong: [.number(loads ? 0 : 1), .number(2)],
      [
        "pull": "\(pull)", "arming": "\(arming)",
        "why": prose[loads ? "Armed" : "Not armed", ["arming": "\(arming)"]],
      ], beside: SceneBeside(screen(steps)), chain: { reasons(steps) })
  }

  private func heldQuestion(_ reading: LatchMachine.Reading, id: String) -> Question {
    let answer = phases(Self.held, reading)
    let other = phases(Self.held, reading == .anyPull ? .nextTouch : .anyPull)
    return prose.question(
      "held", id: id, kind: .path(Self.words), answer: { .path(answer) },
      wrong: [.path(other), .path(["resting", "armed", "loading", "resting"])],
      [
        "last": "\(answer.last ?? "")", "closing": "\(LatchMachine.closing)",
        "why": prose[reading == .anyPull ? "Any pull" : "Next touch"],
      ], beside: SceneBeside(screen(Self.held)), chain: { reasons(Self.held, reading) })
  }
}
