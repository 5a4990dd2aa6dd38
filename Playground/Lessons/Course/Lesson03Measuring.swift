import SwiftUI

// Lesson 3: measuring without disturbing.

extension Lesson {
  static let measuring = Lesson(
    number: 3, title: "Measuring without disturbing",
    goal: "You will be able to measure a view and its place without changing its layout.",
    concept: .measuring, needs: [.proposals], minutes: 17, documents: [.LKRefresh],
    rules: [
      "LAYOUT-3.0.2", "LAYOUT-3.7.6", "GEOMETRY-3.15.1", "S0.02", "S0.07", "S0.10",
    ],
    reading: Reading(
      path: "Sources/SmallTree/Geometry.swift", lines: 150, symbol: "ReaderElement",
      about: "when the closure runs, and with which size")
  ) { MeasuringLesson().content }
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
      }
      .background(FixedMarker())
    }
  }
}

@MainActor struct MeasuringLesson {
  static let moving = "MovingMarker"
  static let fixed = "FixedMarker"
  /// How far the content is pulled in the questions. Points.
  static let pull: CGFloat = 40
  private static let scrolled: CGFloat = 100

  let stage = LessonStage { MeasuredList() }
  let pulled = LessonStage { MeasuredList() }
  let up = LessonStage { MeasuredList() }

  init() {
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
      opening: """
        A view that wants to know how large another one is, or where it is, asks a geometry \
        reader. A reader is a view itself: it takes all the room that it is offered. Put it beside \
        something, and it pushes; where it is offered no length, it takes \(inColumn.height). The modifier \
        `background` asks its view first, and then offers that view's size to what it puts behind: a \
        reader there changes nothing.

        A place depends on who asks: each space has its own origin. The space `global` is the \
        window's. The window here is \(stage.host.size).

        Document 000 is a published list that one pulls to refresh; the course takes it apart. Three \
        of its parts are in this scene, in our own words. `ChildSizeReader` has a reader behind its \
        content, which writes the size. The others are markers: `MovingMarker` has no height and moves \
        with the content, `FixedMarker` lies behind the list and stays.
        """,
      scene: LessonScene(
        caption: """
          Below a gray bar a list scrolls. A scroll view offers its content no height, so that it is \
          as high as it likes. `preference` hands a value up the tree under a key, here `SizeKey` and \
          `TopKey`; the next lesson is about that.
          """,
        declared: MovingMarker.listing,
        listing: """
          VStack(spacing: 0) {
            Color.gray.frame(height: 64)
            ScrollView {
              VStack(spacing: 0) {
                MovingMarker()
                ChildSizeReader(size: $size) {
                  Text("Hello")
                }
                Color.yellow.frame(height: 500)
              }
            }
            .background(FixedMarker())
          }
          """, stage: stage,
        names: ["ScrollView", Self.moving, "ChildSizeReader", "text", Self.fixed],
        drawn: markers(stage)),
      predictions: [sizeQuestion, movingQuestion, differenceQuestion],
      closing: "At rest, each part with what it was asked and what it took.",
      played: PlayedSteps(
        title: """
          How the size reader is laid out. Its text is asked first; the reader behind is offered \
          whatever the text takes.
          """,
        steps: stage.dialogue(["ChildSizeReader", "text"]) + [
          "the background offers its reader \(Prose.size(behind)), and the reader takes it."
        ]),
      investigation: investigation, modification: modification,
      make: """
        Write the line that reports the text's size with `report`, and changes nothing: the yellow \
        part stays where it is.
        """,
      makeHints: [
        "Who knows a size? A geometry reader's `proxy.size`.",
        "The reader must not be a child of the column. Where is it offered the text's size?",
        "It begins `.background(GeometryReader { proxy in`.",
      ],
      card: [
        "A geometry reader takes what it is offered; behind a view it is offered {that view's size}.",
        "A place has another number in every {space}; the difference of two places has only one.",
        "Document 000 knows its pull from two markers: one moves with the content, one {stays}.",
      ])
  }

  // MARK: Predictions

  private var sizeQuestion: Question {
    Question(
      id: "3.behind", about: .measuring,
      text: """
        "Hello" is \(text). Which width and which height does the reader behind it report?
        """,
      kind: .points(2), answer: { .numbers([Double(behind.width), Double(behind.height)]) },
      wrong: [
        WrongAnswer(
          .numbers([
            Double(stage.size("ScrollView").width), Double(stage.size("ScrollView").height),
          ]),
          """
          A reader does take what it is offered. But a background is offered the size of the view \
          that it is behind, and not what that view was offered.
          """, .rule("LAYOUT-3.7.6")),
        WrongAnswer(
          .numbers([0, 0]),
          "A background has a size: that of its view. It only has no say in it.",
          .rule("LAYOUT-3.7.6")),
        WrongAnswer(
          .numbers([Double(text.width), 10]),
          """
          \(inColumn.height) is what a reader takes where it is offered no height. Behind the text \
          it is offered \(text.height).
          """, .rule("LAYOUT-3.0.2")),
      ],
      hints: [
        "Who proposes a size to a background?", "The reader takes all that it is offered.",
        "The background is offered \(text).",
      ],
      why: """
        A reader takes what it is offered, and a background is offered the size of its view. So it \
        measures without disturbing: the text is as large as it would be alone.
        """,
      chain: { stage.chain("text") })
  }

  private var movingQuestion: Question {
    let answer = y(Self.moving, pulled)
    return Question(
      id: "3.moving", about: .measuring,
      text: """
        The bar is \(bar) high. A finger pulls the content down by \(Self.pull). What is the moving \
        marker's y in the window?
        """,
      kind: .points, answer: { .number(answer) },
      wrong: [
        WrongAnswer(
          Self.pull,
          """
          \(Self.pull) is how far it has moved. The marker reports its place in the window, and the \
          list begins \(bar) below the window's top.
          """, .rule("GEOMETRY-3.15.1")),
        WrongAnswer(
          bar, "That is where the marker is at rest. It moves with the content.", .rule("S0.07")),
        WrongAnswer(
          bar - Self.pull, "y grows downwards: what is pulled down has the larger y.",
          .moment("at a pull of \(Self.pull) the marker is at y = \(answer)")),
      ],
      hints: [
        "Where does the list begin in the window?", "The marker is first in the content.",
        "At rest it is at y = \(y(Self.moving, stage)).",
      ],
      why: "\(y(Self.moving, stage)) at rest, and \(Self.pull) further down now.",
      chain: {
        ["at rest"] + markers(stage) + ["pulled by \(Prose.number(Self.pull))"] + markers(pulled)
      })
  }

  private var differenceQuestion: Question {
    let answer = difference(up)
    return Question(
      id: "3.difference", about: .measuring,
      text: """
        Document 000's offset is the moving marker's y minus the fixed marker's y. The \
        content is scrolled up by \(Self.scrolled). What is the offset?
        """,
      kind: .points, answer: { .number(answer) },
      wrong: [
        WrongAnswer(
          -answer,
          """
          The moving marker is above the fixed one now, and y grows downwards: the difference is \
          below zero.
          """, .rule("S0.10")),
        WrongAnswer(
          y(Self.moving, up),
          """
          \(y(Self.moving, up)) is the moving marker's own y. The fixed marker's \(y(Self.fixed, up)) \
          has to be taken off: that is why there are two.
          """, .rule("S0.10")),
        WrongAnswer(
          0, "The content has moved, and the moving marker with it, although it cannot be seen.",
          .rule("S0.07")),
      ],
      hints: [
        "Which of the markers has moved?", "It has moved up, out of sight.",
        "The moving marker is at y = \(y(Self.moving, up)), the fixed one at \(y(Self.fixed, up)).",
      ],
      why: """
        \(y(Self.moving, up)) minus \(y(Self.fixed, up)). The bar's height is in both numbers and \
        falls out of the difference: the list works at every place on the screen.
        """,
      chain: { markers(up) })
  }

  func markers(_ stage: LessonStage) -> [String] {
    let (moving, fixed) = (Double(y(Self.moving, stage)), Double(y(Self.fixed, stage)))
    func row(_ name: String, _ value: Double, from start: Double, to end: Double) -> [String] {
      let number = Prose.number(value)
      let right = String(repeating: " ", count: max(0, 5 - number.count)) + number
      return [name, right, Self.strip(from: start, to: end, isDirected: name == "difference")]
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

  // MARK: Investigate

  func stage(pull: Double) -> LessonStage {
    let stage = LessonStage { MeasuredList() }
    stage.pull(by: pull)
    return stage
  }

  private var investigation: Investigation {
    let goal = -bar
    return Investigation(
      task: """
        Move the content and watch the three numbers. A pull below zero means that the content is \
        scrolled up.
        """,
      figure: LessonFigure(name: "the pull", range: -100...60, step: 4, start: 0) {
        markers(stage(pull: $0))
      },
      question: Question(
        id: "3.top", about: .measuring,
        text: "At which pull does the moving marker stand at the very top of the window?",
        kind: .points, answer: { .number(goal) },
        wrong: [
          WrongAnswer(
            0, "There it is at the top of the list, \(bar) below that of the window.",
            .moment("at rest its y is \(y(Self.moving, stage))")),
          WrongAnswer(
            bar,
            "Down is the other way: there its y is \(y(Self.moving, stage(pull: Double(bar)))).",
            .moment("y grows downwards")),
        ],
        hints: [
          "Its y has to be zero.", "The list begins below a bar.",
          "At rest its y is \(y(Self.moving, stage)).",
        ],
        why: """
          The content has to go up by the bar's height. The difference is \
          \(difference(stage(pull: goal))) then: the same number, because the fixed marker is \
          where the list begins.
          """,
        chain: { markers(stage(pull: goal)) }))
  }

  var column: LessonStage { LessonStage { ReaderInColumn() } }

  /// A reader that is a row of the column instead of a background of the text.
  var inColumn: CGSize {
    column.size("reader")
  }
}
