import SwiftUI

// Lesson 1: a parent asks, a child answers.

extension Lesson {
  static let proposals = Lesson(
    number: 1, title: "A parent asks, a child answers",
    goal: "You will be able to say what a view was asked, what it took, and where it is.",
    concept: .proposals, minutes: 23,
    rules: ["LAYOUT-3.0.1", "LAYOUT-3.5.1", "LAYOUT-3.5.2", "LAYOUT-3.7.3", "TEXT-5.2.2"],
    reading: Reading(
      path: "Sources/SmallTree/Frames.swift", lines: 260, symbol: "struct Arrangement",
      about: "how a modifier arranges: its question, its size, its place")
  ) { ProposalLesson().content }
}

/// The scene of lesson 1, as the learner sees it.
private struct HelloScene: View {
  var body: some View {
    Text("Hello").accessibilityIdentifier("text")
      .padding(10).accessibilityIdentifier("padding")
      .frame(width: 100).accessibilityIdentifier("frame")
  }
}

@MainActor struct ProposalLesson {
  let stage = LessonStage { HelloScene() }

  // Every result stated below is queried from the engine here.
  var text: CGSize { stage.size("text") }
  var frame: CGFloat { stage.size("frame").width }
  var padding: CGFloat { stage.place("text").minX }
  var asked: CGFloat { stage.askedWidth("text") }
  /// Where the text begins, relative to the frame.
  var textInFrame: CGFloat { stage.frame("text").minX - stage.frame("frame").minX }
  var padded: CGFloat { stage.size("padding").width }

  var content: Lesson.Content {
    Lesson.Content(
      opening: """
        No view knows its size beforehand. A parent proposes a size to its child. The child answers \
        with the size that it takes, and the parent has to live with the answer. Then the parent \
        puts the child somewhere.

        A proposal has a width and a height. Each is a length, or infinity ("take as much as you \
        like"), or nil ("no wish: how large are you by yourself?"). The answer to nil is called the ideal \
        size. A proposal of `0` asks for the smallest size.

        A modifier is a parent too. The last one is the outermost and is asked first: \
        read the lines below from the last to the first. A padding keeps its number of points free \
        on every side of its child. The outermost parent is the window; the reasons call it root.

        The answers come from the engine of this package: it lays out SwiftUI's views by SwiftUI's \
        rules, without a screen.
        """,
      scene: LessonScene(
        caption: """
          A window of \(stage.host.size) points shows this. Each letter is a square of \
          \(text.height) points.
          """,
        listing: """
          Text("Hello")
            .padding(10)
            .frame(width: 100)
          """, stage: stage, names: ["frame", "padding", "text"], otherNames: ["fixed"],
        drawn: stage.strips(["frame", "padding", "text"])),
      predictions: [askedQuestion, sizeQuestion, placeQuestion],
      closing: """
        The whole conversation, from the window inwards. A view's first two columns are what it was \
        asked and what it took; the third is its place in the window.
        """,
      played: PlayedSteps(
        title: """
          The same as a conversation. A parent may ask only to learn; the answer for good is the one \
          that counts.
          """,
        steps: stage.dialogue(["frame", "padding", "text"])),
      investigation: investigation, modification: modification,
      make: """
        Write the line that is missing: the frame is as wide as before, with the text's padding \
        at its trailing edge, the right one.
        """,
      makeHints: [
        "Who places a child that is smaller than its parent?",
        "The frame's width stays; its alignment is another one.",
        "It begins `.frame(width: 100, alignment:`.",
      ],
      card: [
        "A parent proposes, the child {answers}, the parent has to live with the answer.",
        "A fixed frame proposes {its own width}, and reports it whatever the child says.",
        "Padding proposes less by {its two sides}, and reports the answer with them.",
      ])
  }

  // MARK: Predictions

  private var askedQuestion: Question {
    Question(
      id: "1.asked", about: .proposals,
      text: "How wide a space is the text offered?",
      kind: .points, answer: { .number(asked) },
      wrong: [
        WrongAnswer(
          frame,
          """
          The padding has taken its \(2 * padding) before the text was \
          asked. The text never hears of the frame, only of its own parent.
          """, .rule("LAYOUT-3.7.3")),
        WrongAnswer(
          frame - padding,
          """
          The padding keeps \(padding) on the left and \
          \(padding) on the right.
          """, .rule("LAYOUT-3.7.3")),
        WrongAnswer(
          stage.host.size.width,
          """
          \(stage.host.size.width) is what the window offers the frame. A frame with a width of its \
          own does not pass that on; it proposes its own width.
          """, .rule("LAYOUT-3.5.1")),
        WrongAnswer(
          text.width,
          """
          \(text.width) is what the text takes. What it is offered and what it takes are two \
          numbers: that is the whole lesson.
          """, .rule("LAYOUT-3.0.1")),
      ],
      hints: [
        "Read the listing from its last line to its first.",
        "The frame hands down its own width. Which view is between it and the text?",
        "The frame proposes \(frame) to the padding.",
      ],
      why: """
        The frame proposes its \(frame) to the padding. The padding keeps \(padding) on each side and \
        proposes the other \(asked) to the text.
        """,
      chain: { stage.offers(to: "text", areAnswered: false) })
  }

  private var sizeQuestion: Question {
    Question(
      id: "1.size", about: .proposals,
      text: "How wide does the text become?",
      kind: .points, answer: { .number(text.width) },
      wrong: [
        WrongAnswer(
          asked,
          """
          An offer is no order. A text takes what its letters need \
          and leaves the rest.
          """, .rule("TEXT-5.2.2")),
        WrongAnswer(
          frame,
          """
          A frame does not stretch its child. The frame is \(frame) \
          wide, and the text inside it has a width of its own.
          """, .rule("LAYOUT-3.5.1")),
        WrongAnswer(
          padded,
          "\(padded) is the padding's width: the text and \(padding) on each side of it.",
          .rule("LAYOUT-3.7.3")),
        WrongAnswer(
          text.height, "That is one letter. Count them.", .moment("the text is \(text) points")),
      ],
      hints: [
        "Count the letters.", "Would the text grow if the offer were twice as large?",
        "Each letter is \(text.height) wide.",
      ],
      why: """
        Five letters of \(text.height) points make \(text.width). There was room for \(asked), and \
        the text does not want it. The padding reports \(padded) to the frame. The frame is \
        \(frame) wide all the same.
        """,
      chain: { stage.offers(to: "text", arePlaced: false) })
  }

  private var placeQuestion: Question {
    Question(
      id: "1.place", about: .proposals,
      text:
        "The frame puts its child in its middle. How far is the text's left edge from the frame's?",
      kind: .points, answer: { .number(textInFrame) },
      wrong: [
        WrongAnswer(
          padding,
          """
          That would be right if the padding began at the frame's \
          edge. The padding is \(padded) wide, the frame \(frame), and the rest is shared.
          """, .rule("LAYOUT-3.5.2")),
        WrongAnswer(
          (frame - padded) / 2,
          """
          \((frame - padded) / 2) is where the padding begins. The text begins \(padding) later.
          """, .moment("the padding is at x = \(stage.frame("padding").minX) in the window")),
        WrongAnswer(
          frame - padded,
          "\(frame - padded) is all the free room. Only half of it is on the left.",
          .rule("LAYOUT-3.5.2")),
        WrongAnswer(
          stage.frame("text").minX,
          "That is its place in the window. The frame's own left edge is not the window's.",
          .moment("the frame is at x = \(stage.frame("frame").minX) in the window")),
        WrongAnswer(
          0,
          "A frame's alignment is the middle unless you say otherwise, so there is room on both sides.",
          .rule("LAYOUT-3.5.2")),
      ],
      hints: [
        "The child of the frame is the padding, not the text.",
        "The frame has more room than the padding takes. Where does the rest go?",
        "The padding is \(padded) wide in a frame of \(frame).",
      ],
      why: """
        \(frame) less \(padded) leaves \(frame - padded), half of it on each side: the padding begins \
        at \((frame - padded) / 2), and \(padding) further on the text.
        """,
      chain: { stage.chain("text") })
  }

  // MARK: Investigate

  func stage(width: Double) -> LessonStage {
    LessonStage {
      Text("Hello").accessibilityIdentifier("text")
        .padding(10).accessibilityIdentifier("padding")
        .frame(width: width).accessibilityIdentifier("frame")
    }
  }

  /// The widths of the slider, and those that may be typed as a change.
  static let widths: ClosedRange<Double> = 0...300

  /// The narrowest frame, in whole points, in which the text keeps to one line.
  private var narrowest: Double {
    (Int(Self.widths.lowerBound)...Int(Self.widths.upperBound)).map(Double.init).first {
      stage(width: $0).size("text").height == text.height
    } ?? .nan
  }

  private var investigation: Investigation {
    let narrowest = narrowest
    return Investigation(
      task: """
        Make the frame narrower and watch what the text is asked. At some width it has to break \
        the word.
        """,
      figure: LessonFigure(
        name: "the width of the frame", range: Self.widths, step: 1, start: Double(frame)
      ) { width in
        let stage = stage(width: width)
        return stage.bars(["frame", "padding", "text"], arePlaced: false) + [
          "the text is \(Prose.size(stage.size("text")))"
        ]
      } why: {
        stage(width: $0).chain("text")
      },
      question: Question(
        id: "1.narrowest", about: .proposals,
        text: "What is the narrowest frame in which \"Hello\" is still on one line?",
        kind: .points, answer: { .number(narrowest) },
        wrong: [
          WrongAnswer(
            text.width,
            """
            \(text.width) is what the text needs. A frame of \(text.width) offers it only \
            \(stage(width: Double(text.width)).askedWidth("text")), because of the padding.
            """, .rule("LAYOUT-3.7.3")),
          WrongAnswer(
            frame, "\(frame) is where you began. Nothing breaks for a while on the way down.",
            .moment("at \(narrowest) the text is still \(text.height) high")),
        ],
        hints: [
          "try \(frame - 2 * padding) and see what the text is asked.",
          "The text needs \(text.width). The padding takes its share first.",
          "At a frame of \(narrowest + 2 * Double(padding)) the text is asked \(narrowest).",
        ],
        why: """
          \(text.width) for the letters and \(2 * padding) for the padding. One point less, and the \
          text is asked \(stage(width: narrowest - 1).askedWidth("text")): the word is broken, and \
          the text becomes \(stage(width: narrowest - 1).size("text")).
          """,
        chain: {
          ["in a frame of \(Prose.number(narrowest - 1))"]
            + stage(width: narrowest - 1).chain("text")
        }))
  }
}
