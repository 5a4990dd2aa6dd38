import RefreshSystems
import SwiftUI

// Lesson 7: anchors, a place without a number.

extension Lesson {
  static let anchors = Lesson(
    7, about: .anchors, needs: [.measuring, .preferences], minutes: 16,
    documents: [.PullToRefresh],
    rules: ["ANCHOR-2.1.1", "ANCHOR-2.2.1", "ANCHOR-2.2.2", "GEOMETRY-3.15.1", "S1.12", "S1.17"],
    reading: Reading(
      path: "Sources/SmallTree/Geometry.swift", lines: 150, symbol: "struct Anchor"),
    text: EmbeddedText.Lesson07_txt
  ) { AnchorLesson(prose: $0).content }
}

@MainActor private struct AnchorLesson {
  let prose: LessonText
  private static let pull: CGFloat = 100

  let rest = ResolvedList(pull: 0)
  let pulled = ResolvedList(pull: AnchorLesson.pull)

  private var height: CGFloat { rest.header.height }
  private var deadZone: CGFloat { PullToRefreshVersion.third.headerDeadZone }
  private var bar: CGFloat { rest.stage.frame("ScrollView").minY }
  /// How far the header has come out of its place above the list.
  private var shown: CGFloat { pulled.header.minY + pulled.header.height }

  var content: Lesson.Content {
    Lesson.Content(
      prose,
      [
        "bar": "\(bar)", "height": "\(height)", "restY": "\(rest.header.minY)",
        "pull": "\(Self.pull)", "pulledY": "\(pulled.header.minY)", "shown": "\(shown)",
        "deadZone": "\(deadZone)", "counted": "\(shown - deadZone)",
      ],
      scene: LessonScene(
        declared: prose.code("AnchorKey"), listing: prose.code("scene"), stage: rest.stage,
        names: ["ScrollView", "header", "content"]),
      predictions: [restQuestion, pulledQuestion, offsetQuestion], investigation: investigation,
      modification: modification)
  }

  private var restQuestion: Question {
    prose.question(
      "rest", kind: .points, answer: { .number(rest.header.minY) },
      wrong: [.number(0), .number(rest.inWindow.minY), .number(height)],
      ["bar": "\(bar)", "height": "\(height)"], chain: { rest.lines })
  }

  private var pulledQuestion: Question {
    prose.question(
      "pulled", kind: .points, answer: { .number(pulled.header.minY) },
      wrong: [.number(Self.pull), .number(rest.header.minY), .number(pulled.inWindow.minY)],
      ["pull": "\(Self.pull)", "restY": "\(rest.header.minY)", "bar": "\(bar)"],
      chain: { pulled.lines })
  }

  private var offsetQuestion: Question {
    let answer = Double(shown - deadZone)
    return prose.question(
      "beyond", kind: .points, answer: { .number(answer) },
      wrong: [
        .number(shown), .number(pulled.header.minY), .number(pulled.header.minY - deadZone),
      ],
      [
        "deadZone": "\(deadZone)", "height": "\(height)", "shown": "\(shown)",
        "pulledY": "\(pulled.header.minY)", "answer": "\(answer)",
      ],
      chain: {
        pulled.lines + [
          "plus the header's height, \(Prose.number(height)): \(Prose.number(shown))",
          "minus the dead zone, \(Prose.number(deadZone)): \(Prose.number(answer))",
        ]
      })
  }

  private static let pulls: ClosedRange<Double> = 0...120

  /// Whether the header is triggered at a pull, by the document's own machine.
  private func isTriggered(at pull: Double) -> Bool {
    var machine = PullToRefreshMachine(version: .first)
    let viewport = rest.stage.size("ScrollView")
    for y in [rest.header.minY, rest.header.minY + CGFloat(pull)] {
      machine.evaluateHeader(
        CGRect(x: 0, y: y, width: viewport.width, height: height), viewport: viewport)
    }
    return machine.headerRefreshData.refreshState == .triggered
  }

  private var investigation: Investigation {
    let first =
      stride(from: Self.pulls.lowerBound, through: Self.pulls.upperBound, by: 5).first {
        isTriggered(at: $0)
      } ?? .nan
    return Investigation(
      task: prose["Investigate"],
      figure: LessonFigure(name: "the pull", range: Self.pulls, step: 5, start: 0) { pull in
        let list = ResolvedList(pull: pull)
        let counted = list.header.minY + list.header.height - deadZone
        return list.lines + [
          "counted: \(Prose.number(counted)), "
            + (isTriggered(at: pull) ? "triggered" : "not triggered")
        ]
      },
      question: prose.question(
        "triggered", kind: .points, answer: { .number(first) },
        wrong: [.number(height), .number(height + deadZone), .number(Double(height) + 5)],
        ["deadZone": "\(deadZone)", "line": "\(height + deadZone)", "height": "\(height)"],
        chain: { ResolvedList(pull: CGFloat(first)).lines }))
  }

  private var modification: Modification {
    Modification(
      task: prose["Change"],
      changes: [
        Modification.Change(
          "a reader behind the header resolves the anchor",
          .edit(
            ".bounds) { $0 }",
            to: """
              .bounds) { $0 }
                        .backgroundPreferenceValue(AnchorKey.self) { anchor in
                          GeometryReader { proxy in
                            let _ = anchor.map { tell(proxy[$0]) }
                          }
                        }
              """)
        ) { innerQuestion },
        Modification.Change("a header of `80`", .note("// height: 80")) { highQuestion },
      ],
      typed: Modification.Typed(
        name: "the pull", range: 0...120, code: { [.note("// pulled by \(Prose.number($0))")] }
      ) { typed($0) })
  }

  private var innerQuestion: Question {
    prose.question(
      "inner", kind: .points, answer: { .number(Self.innerTop(pull: Self.pull)) },
      wrong: [.number(pulled.header.minY), .number(rest.header.minY)], ["pull": "\(Self.pull)"],
      chain: { pulled.lines })
  }

  /// The y of an anchor that is resolved by a reader behind the anchored view itself.
  private static func innerTop(pull: CGFloat) -> CGFloat {
    let seen = SeenPlace()
    let stage = LessonStage {
      ScrollView {
        Color.red.frame(height: 60)
          .anchorPreference(key: AnchorKey.self, value: .bounds) { $0 }
          .backgroundPreferenceValue(AnchorKey.self) { anchor in
            GeometryReader { proxy in
              let _ = anchor.map { seen.frame = proxy[$0] }
              Color.clear
            }
          }
        Color.yellow.frame(height: 500)
      }
    }
    stage.pull(by: pull)
    return seen.frame.minY
  }

  private var highQuestion: Question {
    let high = ResolvedList(pull: 0, height: 80)
    return prose.question(
      "high", kind: .points, answer: { .number(high.header.minY) },
      wrong: [.number(rest.header.minY), .number(high.header.height + rest.header.minY)],
      ["highHeight": "\(high.header.height)"], stage: high.stage, chain: { high.lines })
  }

  private func typed(_ pull: Double) -> Question {
    let list = ResolvedList(pull: CGFloat(pull))
    let answer = Double(list.header.minY)
    return prose.question(
      "typed", kind: .points, answer: { .number(answer) },
      wrong: [.number(pull), .number(list.inWindow.minY)],
      ["pull": "\(pull)", "restY": "\(rest.header.minY)"], stage: list.stage, chain: { list.lines })
  }
}
