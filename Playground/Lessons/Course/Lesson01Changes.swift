import SwiftUI

extension ProposalLesson {
  var modification: Modification {
    Modification(
      task: prose["Change"],
      changes: [
        Modification.Change(
          "`.frame(maxWidth: .infinity)`",
          .edit(".frame(width: 100)", to: ".frame(maxWidth: .infinity)")
        ) { wideQuestion },
        Modification.Change(
          "`.frame(width: 100, alignment: .leading)`",
          .edit(".frame(width: 100)", to: ".frame(width: 100, alignment: .leading)")
        ) { leadingQuestion },
        Modification.Change(
          "`.fixedSize()`", .edit(".frame(width: 100)", to: ".fixedSize()")
        ) { unasked },
        Modification.Change(
          "the last two lines the other way around",
          .edit(".padding(10)\n  .frame(width: 100)", to: ".frame(width: 100)\n  .padding(10)")
        ) { swappedQuestion },
      ],
      typed: Modification.Typed(
        name: "the width of the frame", range: Self.widths,
        code: { [.edit("width: 100", to: "width: \(Prose.number($0))")] }
      ) { typedQuestion($0) })
  }

  private var wideQuestion: Question {
    let wide = LessonStage {
      Text("Hello").accessibilityIdentifier("text")
        .padding(10).accessibilityIdentifier("padding")
        .frame(maxWidth: .infinity).accessibilityIdentifier("frame")
    }
    let width = wide.size("frame").width
    return prose.question(
      "infinity", kind: .points, answer: { .number(width) },
      wrong: [.number(padded), .number(frame)],
      [
        "offer": "\(wide.askedWidth("frame"))", "padded": "\(padded)", "frame": "\(frame)",
        "textWidth": "\(wide.size("text").width)", "frameHeight": "\(wide.size("frame").height)",
      ], stage: wide, chain: { wide.offers(to: "text") })
  }

  private var leadingQuestion: Question {
    let leading = LessonStage {
      Text("Hello").accessibilityIdentifier("text")
        .padding(10).accessibilityIdentifier("padding")
        .frame(width: 100, alignment: .leading).accessibilityIdentifier("frame")
    }
    let place = leading.frame("text").minX - leading.frame("frame").minX
    return prose.question(
      "leading", kind: .points, answer: { .number(place) },
      wrong: [.number(0), .number(textInFrame)],
      ["paddingWidth": "\(leading.size("padding").width)", "place": "\(place)"], stage: leading,
      chain: { leading.chain("text", with: leading.putting("padding", in: "frame")) })
  }

  private var unasked: Question {
    let fixed = LessonStage {
      Text("Hello").accessibilityIdentifier("text")
        .padding(10).accessibilityIdentifier("padding")
        .fixedSize().accessibilityIdentifier("fixed")
    }
    let width = fixed.size("padding").width
    return prose.question(
      "nil", kind: .points, answer: { .number(width) },
      wrong: [.number(0), .number(stage.host.size.width), .number(text.width)],
      [
        "padding": "\(padding)", "textWidth": "\(fixed.size("text").width)",
        "sides": "\(2 * padding)",
      ], stage: fixed,
      chain: { fixed.dialogue(["fixed", "padding", "text"]) + fixed.chain("padding") })
  }

  private var swappedQuestion: Question {
    let swapped = LessonStage {
      Text("Hello").accessibilityIdentifier("text")
        .frame(width: 100).accessibilityIdentifier("frame")
        .padding(10).accessibilityIdentifier("padding")
    }
    let names = ["padding", "frame", "text"]
    let asker = swapped.questions(to: "text").last?.asker
    return prose.question(
      "asker", kind: .node(names),
      answer: { .node(names.first { swapped.node($0).number == asker } ?? "") },
      wrong: [.node("padding"), .node("text")],
      [
        "paddingWidth": "\(swapped.size("padding").width)",
        "offer": "\(swapped.askedWidth("text"))",
      ], stage: swapped, chain: { swapped.dialogue(names) })
  }

  private func typedQuestion(_ width: Double) -> Question {
    let typed = stage(width: width)
    let asked = Double(typed.askedWidth("text"))
    let sides = Double(2 * padding)
    // A letter is a square.
    let broken = asked < Double(text.height) ? prose["Broken"] : ""
    return prose.question(
      "typed", kind: .points, answer: { .number(asked) },
      wrong: [
        .number(width), .number(width - sides / 2),
        .number(width < sides ? width - sides : Double(text.width)),
      ],
      [
        "width": "\(width)", "sides": "\(sides)", "asked": "\(asked)",
        "textSize": "\(typed.size("text"))", "broken": broken,
      ], stage: typed, chain: { typed.offers(to: "text") })
  }
}
