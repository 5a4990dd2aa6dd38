import RefreshSystems
import SwiftUI
import ViewTreeInspection

// Lesson 9: the finger is not the offset.

extension Lesson {
  static let rubberBand = Lesson(
    9, about: .rubberBand, needs: [.conventions], minutes: 14,
    documents: [.LKRefresh, .PullToRefresh, .ZHRefresh, .ZKRefresh],
    rules: ["SCROLL-4.1.1", "SCROLL-4.1.2", "SCROLL-4.3.1", "SCROLL-4.3.2", "S0.12"],
    reading: Reading(
      path: "Sources/ViewTree/Features/Scroll/RubberBand.swift", lines: 50,
      symbol: "enum RubberBand"),
    text: EmbeddedText.Lesson09_txt
  ) { RubberBandLesson(prose: $0).content }
}

@MainActor struct RubberBandLesson {
  let prose: LessonText
  static let viewport: CGFloat = 600
  static let finger: CGFloat = 120
  private static let released: CGFloat = 100
  /// The band that document 001 has to meet on the way back. Points.
  private static let band: (least: CGFloat, most: CGFloat) = (30, 90)

  /// The rule, as the learner sees it.
  nonisolated static func moved(by finger: CGFloat, in viewport: CGFloat) -> CGFloat {
    (1 - 1 / (0.55 * finger / viewport + 1)) * viewport
  }

  var moved: CGFloat { RubberBand.offset(pull: Self.finger, viewport: Self.viewport) }

  /// The number that the rule divides one by, with two decimals.
  static func divisor(_ finger: CGFloat) -> String {
    ValueText.number(Double(0.55 * finger / viewport + 1), decimals: 2)
  }

  private func travel(to offset: CGFloat) -> CGFloat {
    RubberBand.pull(offset: offset, viewport: Self.viewport)
  }

  /// The lines that the systems wait for. Points.
  private static let lines: [(system: RefreshSystemName, offset: CGFloat)] = [
    (.ZKRefresh, 50), (.ZHRefresh, 60), (.PullToRefresh, 90), (.LKRefresh, 120),
  ]

  private var threshold: CGFloat { LKRefresh.defaultThreshold }

  /// The offsets of a content that springs back, one per tick, until it rests.
  private func springing(framesPerSecond: Double) -> [CGFloat] {
    let spring = CriticalSpring(displacement: Self.released, velocity: 0)
    return (1...Int(2 * framesPerSecond)).map {
      spring.displacement(at: Double($0) / framesPerSecond)
    }
  }

  private func met(framesPerSecond: Double) -> Int {
    springing(framesPerSecond: framesPerSecond).filter {
      $0 > Self.band.least && $0 < Self.band.most
    }.count
  }

  var content: Lesson.Content {
    Lesson.Content(
      prose, ["threshold": "\(threshold)", "viewport": "\(Self.viewport)"],
      scene: LessonScene(
        listing: prose.code("scene"),
        lines: LessonStage.table(
          [["system", "line", "finger"]]
            + Self.lines.map {
              [
                "\($0.system.number) \($0.system.rawValue)", Prose.number($0.offset),
                Prose.number(Double(travel(to: $0.offset)).rounded()),
              ]
            })), predictions: [movedQuestion, travelQuestion, samplingQuestion],
      played: (1...6).map { step in
        let finger = CGFloat(step) * 50
        let offset = RubberBand.offset(pull: finger, viewport: Self.viewport)
        return "finger \(Prose.number(finger)): content \(Prose.number(offset))"
      }, investigation: investigation, modification: modification)
  }

  private var movedQuestion: Question {
    prose.question(
      "moved", kind: .points(within: 5), answer: { .number(moved) },
      wrong: [
        .number(Self.finger), .number(Double(Self.finger) * 0.55 + 6),
        .number(Double(Self.finger) / 4),
      ],
      [
        "finger": "\(Self.finger)", "divisor": "\(Self.divisor(Self.finger))",
        "moved": "\(moved)", "missing": "\(threshold - moved)",
      ], beside: falling(behind: moved),
      chain: {
        [60, Self.finger, 240].map { finger in
          let offset = RubberBand.offset(pull: finger, viewport: Self.viewport)
          return "finger \(Prose.number(finger)): content \(Prose.number(offset))"
        }
      })
  }

  /// Document 000 at rest while it is asked how far it will go, and there afterwards.
  func falling(behind offset: CGFloat) -> SceneBeside {
    SceneBeside(
      asked: PulledScene(.LKRefresh, .rest), told: PulledScene(.LKRefresh, .pulled(offset)))
  }

  private var travelQuestion: Question {
    let answer = Double(travel(to: threshold))
    return prose.question(
      "travel", kind: .points(within: 15),
      answer: { .number(answer) }, wrong: [.number(threshold), .number(Double(threshold) / 0.55)],
      [
        "threshold": "\(threshold)", "moved": "\(moved)", "finger": "\(Self.finger)",
        "twice": "\(2 * Self.finger)",
        "movedTwice": "\(RubberBand.offset(pull: 2 * Self.finger, viewport: Self.viewport))",
        "answer": "\(answer)",
      ], beside: falling(behind: threshold - 1),
      chain: {
        Self.lines.map {
          "\($0.system.number): line \(Prose.number($0.offset)), "
            + "finger \(Prose.number(travel(to: $0.offset)))"
        }
      })
  }

  private var samplingQuestion: Question {
    let (fast, slow) = (60.0, 4.0)
    let count = met(framesPerSecond: slow)
    return prose.question(
      "sampling", kind: .count(of: "times"), answer: { .number(count) },
      wrong: [.number(met(framesPerSecond: fast)), .number(1), .number(2)],
      [
        "bandTop": "\(Self.band.most)", "bandBottom": "\(Self.band.least)",
        "released": "\(Self.released)", "slow": "\(slow)", "fast": "\(fast)",
        "firstSlow": "\(springing(framesPerSecond: slow)[0])",
        "metFast": "\(met(framesPerSecond: fast))",
      ],
      beside: SceneBeside(
        asked: PulledScene(.PullToRefresh, .pulled(Self.released)),
        told: PulledScene(
          .PullToRefresh, .letGo(Self.released, seconds: 1 / slow), remark: " at 60 looks a second")
      ),
      chain: {
        springing(framesPerSecond: slow).prefix(3).enumerated().map {
          "look \($0.offset + 1): \(Prose.number($0.element))"
        }
      })
  }

  private static let fingers: ClosedRange<Double> = 0...600

  private var investigation: Investigation {
    let line: CGFloat = 60
    let first =
      stride(from: 0.0, through: Self.fingers.upperBound, by: 10).first {
        RubberBand.offset(pull: CGFloat($0), viewport: Self.viewport) > line
      } ?? .nan
    return Investigation(
      task: prose["Investigate"],
      figure: LessonFigure(
        name: "the finger", range: Self.fingers, step: 10, start: Double(Self.finger)
      ) { finger in
        let offset = RubberBand.offset(pull: CGFloat(finger), viewport: Self.viewport)
        func bar(_ name: String, _ length: Double) -> String {
          name + Prose.number(length).rightAligned(in: 5) + "  "
            + String(repeating: "█", count: Int((length / 12).rounded()))
        }
        return [bar("finger   ", finger), bar("content  ", offset)] + Self.plot(at: finger)
          + Self.lines.map {
            "\($0.system.number) at \(Prose.number($0.offset)): "
              + (offset > $0.offset
                ? "crossed" : "\(Prose.number($0.offset - offset)) to go")
          }
      },
      question: prose.question(
        "first", kind: .points, answer: { .number(first) },
        wrong: [.number(line), .number(first - 10)],
        [
          "line": "\(line)",
          "movedBefore": "\(RubberBand.offset(pull: CGFloat(first - 10), viewport: Self.viewport))",
          "travel": "\(travel(to: line))",
        ],
        chain: {
          ["line \(Prose.number(line)), finger \(Prose.number(travel(to: line)))"]
        }))
  }

  /// The content over the finger's translation, five rows high, with a mark at one place.
  private static func plot(at finger: Double) -> [String] {
    let (columns, rows, height) = (60, 5, 250.0)
    func offset(_ column: Int) -> Double {
      let finger = fingers.upperBound * Double(column) / Double(columns)
      return Double(RubberBand.offset(pull: CGFloat(finger), viewport: viewport))
    }
    let mark = Int((finger / fingers.upperBound * Double(columns)).rounded())
    let drawn = (0..<rows).reversed().map { row -> String in
      let label = Prose.number(height / Double(rows) * Double(row))
      let cells = (0...columns).map { column -> String in
        guard Int(offset(column) / height * Double(rows)) == row else {
          return column == mark ? "┊" : " "
        }
        return column == mark ? "●" : "·"
      }
      return (label.rightAligned(in: 3) + " ┤" + cells.joined()).trimmingTrailingBlanks
    }
    return drawn + [
      "    └" + String(repeating: "─", count: columns + 1)
        + " \(Prose.number(fingers.upperBound))"
    ]
  }
}
