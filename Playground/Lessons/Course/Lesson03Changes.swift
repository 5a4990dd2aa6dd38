import SwiftUI

// Lesson 3: what can be changed in its scene.

extension MeasuringLesson {
  var modification: Modification {
    Modification(
      task: "Change one thing.",
      changes: [
        Modification.Change(
          label: "put the reader above the text instead of behind it",
          code: [
            .edit(
              """
                    ChildSizeReader(size: $size) {
                      Text("Hello")
                    }

              """,
              to: """
                      GeometryReader { _ in Color.clear }
                      Text("Hello")

                """)
          ]
        ) {
          columnQuestion
        },
        Modification.Change(
          label: "leave the gray bar out, and pull by \(Self.pull)",
          code: [
            .edit("  Color.gray.frame(height: 64)\n", to: ""),
            .note("// pulled by \(Prose.number(Double(Self.pull)))"),
          ]
        ) {
          barlessQuestion
        },
      ],
      typed: Modification.Typed(
        name: "the pull", range: -100...60,
        code: { [.note("// pulled by \(Prose.number($0))")] }
      ) { typed($0) })
  }

  private var columnQuestion: Question {
    let size = inColumn
    return Question(
      id: "3.column", about: .measuring,
      text: """
        The reader is a child of the scrolled column now. Which width and which height does it take?
        """,
      kind: .points(2), answer: { .numbers([Double(size.width), Double(size.height)]) },
      wrong: [
        WrongAnswer(
          .numbers([Double(text.width), Double(text.height)]),
          "It is not behind the text any more, so no view offers it the text's size.",
          .rule("LAYOUT-3.0.2")),
        WrongAnswer(
          .numbers([
            Double(stage.size("ScrollView").width), Double(stage.size("ScrollView").height),
          ]),
          """
          A scroll view offers no height to its content: it may be as high as it likes. Where \
          nothing is offered, a reader takes \(size.height).
          """, .rule("LAYOUT-3.0.2")),
        WrongAnswer(
          .numbers([Double(size.width), 0]),
          "No wish is not the same as nothing: a reader without a height offered takes \(size.height).",
          .rule("LAYOUT-3.0.2")),
      ],
      hints: [
        "Who asks the reader now?", "A scroll view proposes nil along its axis.",
        "It is asked for a width of \(size.width), and for no height.",
      ],
      why: """
        The column offers \(size.width) and no height. Where no height is offered, a reader takes \
        \(size.height). And it pushes the text down by that much.
        """,
      chain: { column.chain("reader") })
  }

  private var barlessQuestion: Question {
    let plain = LessonStage { PlainList() }
    plain.pull(by: Self.pull)
    let answer = [y(Self.moving, plain), difference(plain)].map { Double($0) }
    return Question(
      id: "3.barless", about: .measuring,
      text: "What is the moving marker's y now, and what is document 000's offset?",
      kind: .points(2), answer: { .numbers(answer) },
      wrong: [
        WrongAnswer(
          .numbers([Double(y(Self.moving, pulled)), Double(Self.pull)]),
          "The list begins at the window's top now, and so does the marker at rest.",
          .rule("GEOMETRY-3.15.1")),
        WrongAnswer(
          .numbers([Double(Self.pull), Double(Self.pull - bar)]),
          "The fixed marker has moved up too: it is behind the list.", .rule("S0.10")),
      ],
      hints: [
        "Where does the list begin now?", "The offset is a difference.",
        "The fixed marker's y is \(y(Self.fixed, plain)).",
      ],
      why: """
        With the bar the marker's y would be \(y(Self.moving, pulled)); the offset is \(Self.pull) \
        either way. That is what the second marker is for.
        """,
      chain: { markers(plain) }, stage: plain)
  }

  private func typed(_ pull: Double) -> Question {
    let stage = stage(pull: pull)
    let answer = Double(y(Self.moving, stage))
    return Question(
      id: "3.typed", about: .measuring,
      text: "The content is pulled by \(pull). What is the moving marker's y in the window?",
      kind: .points, answer: { .number(answer) },
      wrong: [
        WrongAnswer(
          pull, "The list begins \(bar) below the window's top.", .rule("GEOMETRY-3.15.1")),
        WrongAnswer(
          Double(bar) - pull, "y grows downwards.",
          .moment("at a pull of \(pull) its y is \(answer)")),
      ],
      hints: [
        "Where is it at rest?", "It moves with the content.", "At rest its y is \(bar).",
      ],
      why: "\(bar) at rest, and \(pull) for the pull.", chain: { markers(stage) },
      stage: stage)
  }
}
