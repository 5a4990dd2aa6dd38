import RefreshSystems
import SwiftUI
import ViewTreeInspection

// Lesson 12: is a port faithful?

extension Lesson {
  static let faithful = Lesson(
    12, about: .faithfulness, needs: [.phases, .requests, .rubberBand], minutes: 13,
    documents: RefreshSystemName.allCases,
    rules: ["S4.11", "S4.12", "B004-1", "B001-2", "S1.16"],
    reading: Reading(
      path: "Sources/RefreshSystems/WBRefresh/WBRefreshRules.swift", lines: 60,
      symbol: "guards(turningOver: Bool)"),
    text: EmbeddedText.Lesson12_txt
  ) { FaithfulLesson(prose: $0).content }
}

@MainActor private struct FaithfulLesson {
  let prose: LessonText
  private static let tops: [CGFloat] = [-59, -60, -61, -60, -59]
  private static let words = ["down", "up"]

  /// Where the arrow points after each notification.
  private func arrows(_ comparison: WBRefreshVariant.Comparison) -> [String] {
    let variant = WBRefreshVariant(comparison: comparison)
    var control = WBRefreshMachine(variant: variant)
    return Self.tops.map { y in
      control.frame(y: y)
      return control.rotateFlag ? "up" : "down"
    }
  }

  private var first: [String] { arrows(.first) }
  private var adjusted: [String] { arrows(.adjusted) }

  private func trace(_ comparison: WBRefreshVariant.Comparison) -> [String] {
    zip(Self.tops, arrows(comparison)).map { "y \(Prose.number($0)): \($1)" }
  }

  private var line: CGFloat { Self.tops[1] }

  var content: Lesson.Content {
    Lesson.Content(
      prose, ["line": "\(line)"],
      scene: LessonScene(
        listing: prose.code("scene"),
        lines: LessonStage.table(
          [["y", "first listing", "corrected"]]
            + Self.tops.indices.map {
              [Prose.number(Self.tops[$0]), first[$0], adjusted[$0]]
            })),
      predictions: [
        arrowQuestion("first", .first, other: adjusted),
        arrowQuestion("corrected", .adjusted, other: first),
        skippedQuestion,
      ], investigation: investigation, modification: modification)
  }

  private func arrowQuestion(
    _ name: String, _ comparison: WBRefreshVariant.Comparison, other: [String]
  ) -> Question {
    let tops = Self.tops.map { Prose.number($0) }.joined(separator: ", ")
    return prose.question(
      name, kind: .path(Self.words), answer: { .path(arrows(comparison)) },
      wrong: [.path(other), .path(["down", "up", "up", "up", "down"])],
      ["tops": "\(tops)", "line": "\(line)"],
      beside: SceneBeside(PulledScene(.WBRefresh, .pulled(-line))), chain: { trace(comparison) })
  }

  private static let rest: CGFloat = -60
  private static let pulled: CGFloat = 100
  private static let second: CGFloat = 40

  /// Document 001 while the content springs back, sampled this many times a second; then a pull of
  /// 40.
  private func sprung(looks: Double) -> PullToRefreshMachine {
    var machine = PullToRefreshMachine(version: .first)
    func tell(_ pull: CGFloat) {
      machine.evaluateHeader(
        CGRect(x: 0, y: Self.rest + pull, width: 300, height: -Self.rest),
        viewport: CGSize(width: 300, height: 600))
    }
    tell(0)
    tell(Self.pulled)
    machine.forget()
    let spring = CriticalSpring(displacement: Self.pulled, velocity: 0)
    for look in 1...Int(2 * looks) { tell(spring.displacement(at: Double(look) / looks)) }
    tell(Self.second)
    return machine
  }

  private var skippedQuestion: Question {
    let (slow, fast) = (4.0, 60.0)
    let machine = sprung(looks: slow)
    let usual = sprung(looks: fast)
    return prose.question(
      "skipped",
      answer: {
        let loads = machine.changes.contains { $0.state == .loading }
        let before = usual.changes.contains { $0.state == .loading } && !loads
        return .choice(loads ? 1 : before ? 2 : 0)
      }, wrong: [.choice(0), .choice(2)],
      [
        "slow": "\(slow)", "pulled": "\(Self.pulled)", "second": "\(Self.second)",
        "fast": "\(fast)",
      ], beside: SceneBeside(PulledScene(.PullToRefresh, .pulled(Self.pulled))),
      chain: { machine.changes.map { $0.event.text } })
  }

  private func arrow(
    _ comparison: WBRefreshVariant.Comparison, from start: CGFloat = -80, y: CGFloat
  ) -> String {
    var control = WBRefreshMachine(variant: WBRefreshVariant(comparison: comparison))
    control.frame(y: start)
    control.frame(y: y)
    return control.rotateFlag ? "up" : "down"
  }

  private var investigation: Investigation {
    let places = Array(stride(from: -65.0, through: -55, by: 1))
    let differing = places.filter { arrow(.first, y: $0) != arrow(.adjusted, y: $0) }
    return Investigation(
      task: prose["Investigate"],
      figure: LessonFigure(name: "y", range: -65 ... -55, step: 1, start: -65) { y in
        [
          "first listing: \(arrow(.first, y: y))",
          "corrected listing: \(arrow(.adjusted, y: y))",
        ]
      },
      question: prose.question(
        "differ", kind: .points(within: 0), answer: { .number(differing.first ?? .nan) },
        wrong: [.number(-line), .number(line - 1), .number(line + 1)],
        [
          "arrow": "\(arrow(.first, y: line - 1))", "arrowAbove": "\(arrow(.first, y: line + 1))",
          "places": "\(places.count)",
        ],
        chain: {
          differing.map {
            "y \(Prose.number($0)): \(arrow(.first, y: $0)), \(arrow(.adjusted, y: $0))"
          }
        }))
  }

  private var modification: Modification {
    Modification(
      task: prose["Change"],
      changes: [
        Modification.Change(
          "from rest to y = \(line)", .instead("control.frame(y: 0)\ncontrol.frame(y: -60)")
        ) { bothQuestion("above", from: 0, to: line) }
      ],
      typed: Modification.Typed(
        name: "the y after -80", range: -80...0,
        code: { [.instead("control.frame(y: -80)\ncontrol.frame(y: \(Prose.number($0)))")] }
      ) { bothQuestion("typed", from: -80, to: CGFloat($0)) })
  }

  private func bothQuestion(_ id: String, from start: CGFloat, to y: CGFloat) -> Question {
    let arrows = [WBRefreshVariant.Comparison.first, .adjusted].map { arrow($0, from: start, y: y) }
    let known = [["down", "down"], ["up", "up"], ["down", "up"], ["up", "down"]]
    return prose.question(
      "both", id: id, kind: .path(Self.words), answer: { .path(arrows) },
      wrong: known.filter { $0 != arrows }.map { .path($0) },
      ["start": "\(start)", "y": "\(y)", "line": "\(line)", "arrow": "\(arrows[0])"],
      beside: SceneBeside(PulledScene(.WBRefresh, y < 0 ? .pulled(-y) : .rest)),
      chain: { ["first listing: \(arrows[0])", "corrected listing: \(arrows[1])"] })
  }
}
