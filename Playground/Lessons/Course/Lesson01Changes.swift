import SwiftUI

// Lesson 1: what can be changed in its scene.

extension ProposalLesson {
  var modification: Modification {
    Modification(
      task: "Take one of these instead of the last line, and predict again.",
      changes: [
        Modification.Change(
          label: "`.frame(maxWidth: .infinity)`",
          code: [.edit(".frame(width: 100)", to: ".frame(maxWidth: .infinity)")]
        ) { wideQuestion },
        Modification.Change(
          label: "`.frame(width: 100, alignment: .leading)`",
          code: [.edit(".frame(width: 100)", to: ".frame(width: 100, alignment: .leading)")]
        ) { leadingQuestion },
        Modification.Change(
          label: "`.fixedSize()`", code: [.edit(".frame(width: 100)", to: ".fixedSize()")]
        ) { unasked },
        Modification.Change(
          label: "the last two lines the other way around",
          code: [
            .edit(
              ".padding(10)\n  .frame(width: 100)", to: ".frame(width: 100)\n  .padding(10)")
          ]
        ) {
          swappedQuestion
        },
      ],
      typed: Modification.Typed(
        name: "the width of the frame", range: Self.widths,
        code: { [.edit("width: 100", to: "width: \(Prose.number($0))")] }
      ) {
        typedQuestion($0)
      })
  }

  private var wideQuestion: Question {
    let wide = LessonStage {
      Text("Hello").accessibilityIdentifier("text")
        .padding(10).accessibilityIdentifier("padding")
        .frame(maxWidth: .infinity).accessibilityIdentifier("frame")
    }
    let width = wide.size("frame").width
    return Question(
      id: "1.infinity", about: .proposals,
      text: "A `maxWidth` is the most that the frame takes of its offer. How wide is it now?",
      kind: .points, answer: { .number(width) },
      wrong: [
        WrongAnswer(
          padded,
          """
          A largest width lets the frame grow to what it is offered, \
          however small its child is.
          """,
          .moment(
            "it is offered \(wide.askedWidth("frame")), and its child takes only \(padded)")),
        WrongAnswer(
          frame,
          "\(frame) was the width of the line that is gone. This frame has no width of its own.",
          .moment("it is offered \(wide.askedWidth("frame")), and its largest width is infinity")),
      ],
      hints: [
        "Who asks the frame, and what?", "The frame may be as wide as it likes.",
        "The window proposes \(wide.askedWidth("frame")).",
      ],
      why: """
        The window offers \(wide.askedWidth("frame")), and infinity is no limit: the frame takes all \
        of it. The text inside still takes \(wide.size("text").width). Only the frame is wide. It \
        has its height from its child: it asked the padding once to learn, and asks again for good \
        with the \(wide.size("frame").height) that the padding took.
        """,
      chain: { wide.offers(to: "text") }, stage: wide)
  }

  private var leadingQuestion: Question {
    let leading = LessonStage {
      Text("Hello").accessibilityIdentifier("text")
        .padding(10).accessibilityIdentifier("padding")
        .frame(width: 100, alignment: .leading).accessibilityIdentifier("frame")
    }
    let place = leading.frame("text").minX - leading.frame("frame").minX
    return Question(
      id: "1.leading", about: .proposals,
      text: """
        The leading edge is the left one, and the frame puts its child there. How far is the text's \
        left edge from the frame's now?
        """,
      kind: .points, answer: { .number(place) },
      wrong: [
        WrongAnswer(
          0, "It is the padding that is at the edge. The text is inside it.",
          .rule("LAYOUT-3.7.3")),
        WrongAnswer(
          textInFrame, "That was in the middle. All the free room is on the right now.",
          .rule("LAYOUT-3.5.2")),
      ],
      hints: [
        "The child of the frame is the padding.", "The padding begins at the frame's edge.",
        "The padding is still \(leading.size("padding").width) wide.",
      ],
      why: """
        The frame puts the padding's leading edge on its own, and the text is \(place) further \
        in.
        """,
      chain: {
        leading.chain("text", with: leading.putting("padding", in: "frame"))
      }, stage: leading)
  }

  private var unasked: Question {
    let fixed = LessonStage {
      Text("Hello").accessibilityIdentifier("text")
        .padding(10).accessibilityIdentifier("padding")
        .fixedSize().accessibilityIdentifier("fixed")
    }
    let width = fixed.size("padding").width
    return Question(
      id: "1.nil", about: .proposals,
      text: "`fixedSize` proposes nil: \"no wish\". How wide is the padding now?",
      kind: .points, answer: { .number(width) },
      wrong: [
        WrongAnswer(
          0,
          "Nil is not zero. Nil asks how large the view is by itself, zero asks for the smallest size.",
          .rule("LAYOUT-3.0.1")),
        WrongAnswer(
          stage.host.size.width,
          "Nil is not infinity. No view offers the window's width to the padding here.",
          .rule("LAYOUT-3.7.1")),
        WrongAnswer(
          text.width, "That is the text. The padding adds \(padding) on each side.",
          .rule("LAYOUT-3.7.3")),
      ],
      hints: [
        "What does a text take when no parent limits it?",
        "The padding takes nothing off \"no wish\".",
        "The text takes \(fixed.size("text").width).",
      ],
      why: """
        Nil less \(2 * padding) is still nil. The text takes its ideal width, \
        \(fixed.size("text").width), and the padding adds its two sides.
        """,
      chain: { fixed.dialogue(["fixed", "padding", "text"]) + fixed.chain("padding") },
      stage: fixed)
  }

  private var swappedQuestion: Question {
    let swapped = LessonStage {
      Text("Hello").accessibilityIdentifier("text")
        .frame(width: 100).accessibilityIdentifier("frame")
        .padding(10).accessibilityIdentifier("padding")
    }
    let names = ["padding", "frame", "text"]
    let asker = swapped.questions(to: "text").last?.asker
    return Question(
      id: "1.asker", about: .proposals,
      text: "The two modifiers have changed places. Which view asks the text now?",
      kind: .node(names),
      answer: { .node(names.first { swapped.node($0).number == asker } ?? "") },
      wrong: [
        WrongAnswer(
          .node("padding"),
          """
          The last modifier is the outermost. The padding is asked by the window now, and it \
          asks the frame.
          """,
          .moment("the padding is \(swapped.size("padding").width) wide, around the frame")
        ),
        WrongAnswer(
          .node("text"), "A view does not ask itself. Its parent does.", .rule("LAYOUT-3.0.1")),
      ],
      hints: [
        "Read the lines from the last to the first.", "The last line is asked by the window.",
        "The padding is \(swapped.size("padding").width) wide and asks what is inside it.",
      ],
      why: """
        The frame is written nearer to the text, so it is the text's parent. It asks for its own \
        \(swapped.askedWidth("text")), and the padding comes on top of that.
        """,
      chain: { swapped.dialogue(names) }, stage: swapped)
  }

  private func typedQuestion(_ width: Double) -> Question {
    let typed = stage(width: width)
    let asked = Double(typed.askedWidth("text"))
    let sides = Double(2 * padding)
    // A letter is a square.
    let broken: Prose =
      asked < Double(text.height)
      ? """
      That is less than one letter: the word breaks after each, and a text never takes more \
      width than it was offered, though the letters then hang over.
      """ : ""
    return Question(
      id: "1.typed", about: .proposals,
      text: "The frame is \(width) wide. How wide a space is the text offered?",
      kind: .points, answer: { .number(asked) },
      wrong: [
        WrongAnswer(
          width,
          "The padding is between the frame and the text, and takes its two sides first.",
          .rule("LAYOUT-3.7.3")),
        WrongAnswer(
          width - sides / 2, "The padding has two sides.", .rule("LAYOUT-3.7.3")),
        WrongAnswer(
          width < sides ? width - sides : Double(text.width),
          "No view is ever proposed less than nothing, and an offer does not depend on what is taken.",
          .rule("LAYOUT-3.7.3")),
      ],
      hints: [
        "The frame proposes \(width) to the padding.", "The padding has two sides.",
        "\(width) less \(sides), and never below nothing.",
      ],
      why: """
        \(width) less \(sides), and not below nothing, is \(asked). The text takes \
        \(typed.size("text")) of it. \(broken)
        """,
      chain: { typed.offers(to: "text") }, stage: typed)
  }
}
