import SwiftUI

// Lesson 1: a parent asks, a child answers.

extension Lesson {
  static let proposals = Lesson(
    1, about: .proposals, minutes: 23,
    rules: ["LAYOUT-3.0.1", "LAYOUT-3.5.1", "LAYOUT-3.5.2", "LAYOUT-3.7.3", "TEXT-5.2.2"],
    reading: Reading(
      path: "Sources/SmallTree/Frames.swift", lines: 260, symbol: "struct Arrangement"),
    text: EmbeddedText.Lesson01_txt
  ) { ProposalLesson(prose: $0).content }
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
  let prose: LessonText
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
      prose, ["window": "\(stage.host.size)", "letter": "\(text.height)"],
      scene: LessonScene(
        listing: prose.code("scene"), stage: stage, names: ["frame", "padding", "text"],
        otherNames: ["fixed"], drawn: stage.strips(["frame", "padding", "text"])),
      predictions: [askedQuestion, sizeQuestion, placeQuestion],
      played: stage.dialogue(["frame", "padding", "text"]), investigation: investigation,
      modification: modification)
  }

  private var askedQuestion: Question {
    prose.question(
      "asked", kind: .points, answer: { .number(asked) },
      wrong: [
        .number(frame), .number(frame - padding), .number(stage.host.size.width),
        .number(text.width),
      ],
      [
        "sides": "\(2 * padding)", "padding": "\(padding)",
        "windowWidth": "\(stage.host.size.width)", "textWidth": "\(text.width)",
        "frame": "\(frame)", "asked": "\(asked)",
      ], chain: { stage.offers(to: "text", areAnswered: false) })
  }

  private var sizeQuestion: Question {
    prose.question(
      "size", kind: .points, answer: { .number(text.width) },
      wrong: [.number(asked), .number(frame), .number(padded), .number(text.height)],
      [
        "frame": "\(frame)", "padded": "\(padded)", "padding": "\(padding)", "text": "\(text)",
        "letter": "\(text.height)", "textWidth": "\(text.width)", "asked": "\(asked)",
      ], chain: { stage.offers(to: "text", arePlaced: false) })
  }

  private var placeQuestion: Question {
    prose.question(
      "place", kind: .points, answer: { .number(textInFrame) },
      wrong: [
        .number(padding), .number((frame - padded) / 2), .number(frame - padded),
        .number(stage.frame("text").minX), .number(0),
      ],
      [
        "padded": "\(padded)", "frame": "\(frame)", "paddingPlace": "\((frame - padded) / 2)",
        "padding": "\(padding)", "paddingX": "\(stage.frame("padding").minX)",
        "freeRoom": "\(frame - padded)", "frameX": "\(stage.frame("frame").minX)",
      ], chain: { stage.chain("text") })
  }

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
      task: prose["Investigate"],
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
      question: prose.question(
        "narrowest", kind: .points, answer: { .number(narrowest) },
        wrong: [.number(text.width), .number(frame)],
        [
          "textWidth": "\(text.width)",
          "offerAtTextWidth": "\(stage(width: Double(text.width)).askedWidth("text"))",
          "frame": "\(frame)", "narrowest": "\(narrowest)", "letter": "\(text.height)",
          "offer": "\(frame - 2 * padding)", "narrowestFrame": "\(narrowest + 2 * Double(padding))",
          "sides": "\(2 * padding)",
          "offerBelow": "\(stage(width: narrowest - 1).askedWidth("text"))",
          "sizeBelow": "\(stage(width: narrowest - 1).size("text"))",
        ],
        chain: {
          ["in a frame of \(Prose.number(narrowest - 1))"]
            + stage(width: narrowest - 1).chain("text")
        }))
  }
}
