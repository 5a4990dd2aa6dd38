import SwiftUI

// Lesson 3: measuring without disturbing.

extension Lesson {
  static let measuring = Lesson(
    3, about: .measuring, needs: [.proposals], minutes: 17, documents: [.LKRefresh],
    rules: [
      "LAYOUT-3.0.2", "LAYOUT-3.7.6", "GEOMETRY-3.15.1", "S0.02", "S0.07", "S0.10",
    ],
    reading: Reading(
      path: "Sources/SmallTree/Geometry.swift", lines: 150, symbol: "ReaderElement"),
    text: EmbeddedText.Lesson03_txt
  ) { MeasuringLesson(prose: $0).content }
}

/// The scene of lesson 3, as the learner sees it: three parts of document 000, unfolded, in a plain list.
private struct MeasuredList: View {
  @State private var size = CGSize.zero

  var body: some View {
    VStack(spacing: 0) {
      Color.gray.frame(height: 64)
      ScrollView {
        VStack(spacing: 0) {
          MovingMarker()
          ChildSizeReader(size: $size) {
            Text("Hello").accessibilityIdentifier("text")
          }
          Color.yellow.frame(height: 500)
        }
        .accessibilityIdentifier("column")
      }
      .background(FixedMarker())
    }
    .accessibilityIdentifier("screen")
  }
}

@MainActor struct MeasuringLesson {
  let prose: LessonText
  static let moving = "MovingMarker"
  static let fixed = "FixedMarker"
  /// How far the content is pulled in the questions. Points.
  static let pull: CGFloat = 40
  private static let scrolled: CGFloat = 100

  let stage = LessonStage { MeasuredList() }
  let pulled = LessonStage { MeasuredList() }
  let up = LessonStage { MeasuredList() }

  init(prose: LessonText) {
    self.prose = prose
    pulled.pull(by: Self.pull)
    up.pull(by: -Self.scrolled)
  }

  var text: CGSize { stage.size("text") }
  /// The reader behind the text: the first node of its kind in the size reader.
  var behind: CGSize { stage.sizeOfReader(in: "ChildSizeReader") }
  var top: CGFloat { stage.frame(Self.fixed).minY }
  var bar: CGFloat { top }

  func y(_ name: String, _ stage: LessonStage) -> CGFloat { stage.frame(name).minY }

  func difference(_ stage: LessonStage) -> CGFloat {
    y(Self.moving, stage) - y(Self.fixed, stage)
  }

  var content: Lesson.Content {
    Lesson.Content(
      prose, ["columnHeight": "\(inColumn.height)", "window": "\(stage.host.size)"],
      scene: LessonScene(
        declared: prose.code("MovingMarker"), listing: prose.code("scene"), stage: stage,
        names: ["ScrollView", Self.moving, "ChildSizeReader", "text", Self.fixed],
        drawn: markers(stage)), predictions: [sizeQuestion, movingQuestion, differenceQuestion],
      played: stage.dialogue(["ChildSizeReader", "text"]) + [
        "the background offers its reader \(Prose.size(behind)), and the reader takes it."
      ], investigation: investigation, modification: modification)
  }

  private var sizeQuestion: Question {
    prose.question(
      "behind", kind: .points(2), answer: { .size(behind) },
      wrong: [.size(stage.size("ScrollView")), .size(.zero), .lengths(text.width, 10)],
      ["text": "\(text)", "columnHeight": "\(inColumn.height)", "letter": "\(text.height)"],
      chain: { stage.chain("text") })
  }

  private var movingQuestion: Question {
    let answer = y(Self.moving, pulled)
    return prose.question(
      "moving", kind: .points, answer: { .number(answer) },
      wrong: [.number(Self.pull), .number(bar), .number(bar - Self.pull)],
      [
        "bar": "\(bar)", "pull": "\(Self.pull)", "answer": "\(answer)",
        "movingY": "\(y(Self.moving, stage))",
      ],
      chain: {
        ["at rest"] + markers(stage) + ["pulled by \(Prose.number(Self.pull))"] + markers(pulled)
      })
  }

  private var differenceQuestion: Question {
    let answer = difference(up)
    return prose.question(
      "difference", kind: .points, answer: { .number(answer) },
      wrong: [.number(-answer), .number(y(Self.moving, up)), .number(0)],
      [
        "scrolled": "\(Self.scrolled)", "movingUpY": "\(y(Self.moving, up))",
        "fixedUpY": "\(y(Self.fixed, up))",
      ], chain: { markers(up) })
  }

  func markers(_ stage: LessonStage) -> [String] {
    let (moving, fixed) = (Double(y(Self.moving, stage)), Double(y(Self.fixed, stage)))
    func row(_ name: String, _ value: Double, from start: Double, to end: Double) -> [String] {
      [
        name, Prose.number(value).rightAligned(in: 5),
        Self.strip(from: start, to: end, isDirected: name == "difference"),
      ]
    }
    return LessonStage.table([
      row("moving marker's y", moving, from: 0, to: moving),
      row("fixed marker's y", fixed, from: 0, to: fixed),
      row("difference", difference(stage), from: fixed, to: moving),
    ])
  }

  /// A stretch of the window's height, to scale: a character for each 8 points, and │ at the window's
  /// top. A directed one has its head at the end.
  private static func strip(from start: Double, to end: Double, isDirected: Bool) -> String {
    func column(_ y: Double) -> Int { Int((y / 8).rounded()) }
    let (least, most) = (column(min(start, end)), column(max(start, end)))
    return (-5..<20).map { column in
      let isHead = isDirected && column == (start < end ? most - 1 : least)
      let bar = isHead ? (start < end ? "▶" : "◀") : "█"
      return (column == 0 ? "│" : "") + (column >= least && column < most ? bar : " ")
    }.joined()
  }

  func stage(pull: Double) -> LessonStage {
    let stage = LessonStage { MeasuredList() }
    stage.pull(by: pull)
    return stage
  }

  private var investigation: Investigation {
    let goal = -bar
    return Investigation(
      task: prose["Investigate"],
      figure: LessonFigure(name: "the pull", range: -100...60, step: 4, start: 0) {
        markers(stage(pull: $0))
      },
      question: prose.question(
        "top", kind: .points, answer: { .number(goal) }, wrong: [.number(0), .number(bar)],
        [
          "bar": "\(bar)", "movingY": "\(y(Self.moving, stage))",
          "movingAtBar": "\(y(Self.moving, stage(pull: Double(bar))))",
          "difference": "\(difference(stage(pull: goal)))",
        ], chain: { markers(stage(pull: goal)) }))
  }

  var column: LessonStage { LessonStage { ReaderInColumn() } }

  /// A reader that is a row of the column instead of a background of the text.
  var inColumn: CGSize { column.size("reader") }
}
