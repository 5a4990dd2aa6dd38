import RefreshSystems
import SwiftUI

// Lesson 9: the finger is not the offset.

extension Lesson {
  static let rubberBand = Lesson(
    number: 9, title: "The finger is not the offset",
    goal: "You will be able to say how far a finger must go for the content to cross a line.",
    concept: .rubberBand, needs: [.conventions], minutes: 14,
    documents: [.LKRefresh, .PullToRefresh, .ZHRefresh, .ZKRefresh],
    rules: ["SCROLL-4.1.1", "SCROLL-4.1.2", "SCROLL-4.3.1", "SCROLL-4.3.2", "S0.12"],
    reading: Reading(
      path: "Sources/ViewTree/Features/Scroll/RubberBand.swift", lines: 50,
      symbol: "enum RubberBand",
      about: "the rule and its inverse")
  ) { RubberBandLesson().content }
}

@MainActor struct RubberBandLesson {
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
      opening: """
        Pull a list beyond its end, and it follows less and less: a rubber band. Every threshold of \
        the five documents is a distance of the content, not of the finger. So a user who reads \
        in the code that a header fires at \(threshold) points, and pulls by \(threshold), sees \
        nothing.

        When the finger lets go, a spring brings the content back. A spring is a value of time; \
        but a program sees it only as often as it looks.
        """,
      scene: LessonScene(
        caption: """
          The published rule. `finger` is how far the finger has gone, `viewport` how high the list \
          is: \(Self.viewport) here.
          """,
        listing: """
          func moved(by finger: CGFloat, in viewport: CGFloat) -> CGFloat {
            (1 - 1 / (0.55 * finger / viewport + 1)) * viewport
          }
          """,
        lines: LessonStage.table(
          [["system", "line", "finger"]]
            + Self.lines.map {
              [
                "\($0.system.number) \($0.system.rawValue)", Prose.number(Double($0.offset)),
                Prose.number(Double(travel(to: $0.offset)).rounded()),
              ]
            })),
      predictions: [movedQuestion, travelQuestion, samplingQuestion],
      closing: "How far a finger has to go for the line of each system.",
      played: PlayedSteps(
        title: "A finger goes down in six steps.",
        steps: (1...6).map { step in
          let finger = CGFloat(step) * 50
          let offset = RubberBand.offset(pull: finger, viewport: Self.viewport)
          return "finger \(Prose.number(Double(finger))): content \(Prose.number(Double(offset)))"
        }),
      investigation: investigation, modification: modification,
      make: """
        Turn the rule round: write the line that gets the content's way and returns the finger's. The \
        rule has to undo it.
        """,
      makeHints: [
        "Write `m` for `moved`, and solve the rule for `finger`, step by step.",
        "`1 - m / height` is one divided by the bracket.",
        "So the bracket is `1 / (1 - m / height)`; take one off, and divide by what comes before `finger`.",
      ],
      card: [
        "A threshold counts the {content's} way; the finger's is nearly twice as long, and soon more.",
        "The further the content is, the less it follows; it never reaches the list's own {height}.",
        "A spring jumps over what lies between two looks: a slow clock can {miss} a whole band.",
      ])
  }

  // MARK: Predictions

  private var movedQuestion: Question {
    Question(
      id: "9.moved", about: .rubberBand,
      text: """
        A finger goes \(Self.finger) down. How far does the content move? Estimate, or put the \
        numbers into the rule.
        """,
      kind: .numbers(count: 1, unit: "points", tolerance: 5),
      answer: { .number(Double(moved)) },
      wrong: [
        WrongAnswer(
          Double(Self.finger),
          "The content follows the finger one to one only inside its limits. Here it is beyond.",
          .rule("SCROLL-4.1.1")),
        WrongAnswer(
          Double(Self.finger) * 0.55 + 6,
          """
          Just over half of the way is right for the first points. The further it goes, the less \
          it follows.
          """, .rule("SCROLL-4.1.1")),
        WrongAnswer(
          Double(Self.finger) / 4, "It is not as stiff as that.", .rule("SCROLL-4.1.1")),
      ],
      hints: [
        "Less than the finger.",
        "At the edge the content follows with just over half of the speed.",
        "The fraction in the rule is \(0.55 * Self.finger / Self.viewport + 1) here.",
      ],
      why: """
        The rule gives \(moved): half of the finger's way. The header of document 000 would still \
        have \(threshold - moved) to go.
        """,
      chain: {
        [60, Self.finger, 240].map { finger in
          let offset = RubberBand.offset(pull: finger, viewport: Self.viewport)
          return "finger \(Prose.number(Double(finger))): content \(Prose.number(Double(offset)))"
        }
      }, beside: falling(behind: moved))
  }

  /// Document 000 at rest while it is asked how far it will go, and there afterwards.
  func falling(behind offset: CGFloat) -> SceneBeside {
    SceneBeside(
      asked: PulledScene(.LKRefresh, .rest), told: PulledScene(.LKRefresh, .pulled(offset)))
  }

  private var travelQuestion: Question {
    let answer = Double(travel(to: threshold))
    return Question(
      id: "9.travel", about: .rubberBand,
      text: """
        Document 000 fires when its content has crossed \(threshold). How far does the finger have to \
        go for that?
        """,
      kind: .numbers(count: 1, unit: "points", tolerance: 15), answer: { .number(answer) },
      wrong: [
        WrongAnswer(
          Double(threshold),
          "\(threshold) is what the code says, and the code speaks of the content.",
          .moment("a finger at \(threshold) has moved the content by \(moved)")),
        WrongAnswer(
          Double(threshold) / 0.55,
          "That would be so if the band did not grow stiffer on the way.", .rule("SCROLL-4.1.1")),
      ],
      hints: [
        "About twice as far, and more.", "A finger at \(Self.finger) moves it by \(moved).",
        "A finger at \(2 * Self.finger) moves it by \(RubberBand.offset(pull: 2 * Self.finger, viewport: Self.viewport)).",
      ],
      why: """
        The finger goes \(answer), nearly half of the list's height. That is why document 000 feels \
        slow and document 003, whose line is nearer, does not.
        """,
      chain: {
        Self.lines.map {
          "\($0.system.number): line \(Prose.number(Double($0.offset))), "
            + "finger \(Prose.number(Double(travel(to: $0.offset))))"
        }
      }, beside: falling(behind: threshold - 1))
  }

  private var samplingQuestion: Question {
    let (fast, slow) = (60.0, 4.0)
    let count = met(framesPerSecond: slow)
    return Question(
      id: "9.sampling", about: .rubberBand,
      text: """
        A guess, as no spring has been shown yet. Document 001 starts to load when it meets the content between \(Self.band.most) and \
        \(Self.band.least) on its way back. A finger lets go at \(Self.released), and a program \
        looks \(slow) times a second. How often does it see the content in that band?
        """,
      kind: .count(of: "times"), answer: { .number(Double(count)) },
      wrong: [
        WrongAnswer(
          Double(met(framesPerSecond: fast)),
          "That is what a program sees that looks \(fast) times a second.", .rule("SCROLL-4.3.2")),
        WrongAnswer(
          1,
          """
          After the first look, a quarter of a second later, the content is at \
          \(springing(framesPerSecond: slow)[0]) already.
          """, .rule("SCROLL-4.3.1")),
        WrongAnswer(
          2, "The spring is faster than that.", .rule("SCROLL-4.3.1")),
      ],
      hints: [
        "How long does the spring take?", "After a tenth of a second most of the way is done.",
        "At its first look the program sees \(springing(framesPerSecond: slow)[0]).",
      ],
      why: """
        At \(fast) looks a second it is seen \(met(framesPerSecond: fast)) times in the band, at \
        \(slow) never: the band is jumped over. Remember this for lesson 12.
        """,
      chain: {
        springing(framesPerSecond: slow).prefix(3).enumerated().map {
          "look \($0.offset + 1): \(Prose.number(Double($0.element)))"
        }
      },
      beside: SceneBeside(
        asked: PulledScene(.PullToRefresh, .pulled(Self.released)),
        told: PulledScene(
          .PullToRefresh, .letGo(Self.released, seconds: 1 / slow), remark: " at 60 looks a second")
      ))
  }

  // MARK: Investigate

  private static let fingers: ClosedRange<Double> = 0...600

  private var investigation: Investigation {
    let line: CGFloat = 60
    let first =
      stride(from: 0.0, through: Self.fingers.upperBound, by: 10).first {
        RubberBand.offset(pull: CGFloat($0), viewport: Self.viewport) > line
      } ?? .nan
    return Investigation(
      task: "Move the finger in steps of ten, and watch the content fall behind.",
      figure: LessonFigure(
        name: "the finger", range: Self.fingers, step: 10, start: Double(Self.finger)
      ) { finger in
        let offset = RubberBand.offset(pull: CGFloat(finger), viewport: Self.viewport)
        func right(_ value: Double) -> String {
          let text = Prose.number(value)
          return String(repeating: " ", count: max(0, 5 - text.count)) + text
        }
        func bar(_ length: Double) -> String {
          String(repeating: "█", count: Int((length / 12).rounded()))
        }
        return [
          "finger   \(right(finger))  \(bar(finger))",
          "content  \(right(Double(offset)))  \(bar(Double(offset)))",
        ] + Self.plot(at: finger)
          + Self.lines.map {
            "\($0.system.number) at \(Prose.number(Double($0.offset))): "
              + (offset > $0.offset
                ? "crossed" : "\(Prose.number(Double($0.offset - offset))) to go")
          }
      },
      question: Question(
        id: "9.first", about: .rubberBand,
        text: """
          What is the smallest of these ways of the finger that brings the content beyond \(line), \
          the line of document 002?
          """,
        kind: .points, answer: { .number(first) },
        wrong: [
          WrongAnswer(
            Double(line), "There the content has gone only half as far.", .rule("SCROLL-4.1.1")),
          WrongAnswer(
            first - 10, "Almost: it is not beyond the line yet.",
            .moment(
              """
              there the content is at \
              \(RubberBand.offset(pull: CGFloat(first - 10), viewport: Self.viewport))
              """)),
        ],
        hints: [
          "`try 120`.", "It is just not enough there.",
          "The line needs a finger at \(travel(to: line)).",
        ],
        why: "The exact way is \(travel(to: line)); the next step of ten is beyond it.",
        chain: {
          ["line \(Prose.number(Double(line))), finger \(Prose.number(Double(travel(to: line))))"]
        }
      ))
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
      let line = String(repeating: " ", count: 3 - label.count) + label + " ┤" + cells.joined()
      return line.replacing(#/ +$/#, with: "")
    }
    return drawn + [
      "    └" + String(repeating: "─", count: columns + 1)
        + " \(Prose.number(fingers.upperBound))"
    ]
  }
}
