import SwiftUI

extension MeasuringLesson {
  var modification: Modification {
    Modification(
      task: prose["Change"],
      changes: [
        Modification.Change(
          "put the reader above the text instead of behind it",
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
        ) { columnQuestion },
        Modification.Change(
          "leave the gray bar out, and pull by \(Self.pull)",
          .edit("  Color.gray.frame(height: 64)\n", to: ""),
          .note("// pulled by \(Prose.number(Self.pull))")
        ) { barlessQuestion },
      ],
      typed: Modification.Typed(
        name: "the pull", range: -100...60,
        code: { [.note("// pulled by \(Prose.number($0))")] }
      ) { typed($0) })
  }

  private var columnQuestion: Question {
    let size = inColumn
    return prose.question(
      "column", kind: .points(2), answer: { .size(size) },
      wrong: [.size(text), .size(stage.size("ScrollView")), .lengths(size.width, 0)],
      ["height": "\(size.height)", "width": "\(size.width)"], chain: { column.chain("reader") })
  }

  private var barlessQuestion: Question {
    let plain = LessonStage { PlainList() }
    plain.pull(by: Self.pull)
    let answer = Answer.lengths(y(Self.moving, plain), difference(plain))
    return prose.question(
      "barless", kind: .points(2), answer: { answer },
      wrong: [
        .lengths(y(Self.moving, pulled), Self.pull), .lengths(Self.pull, Self.pull - bar),
      ],
      [
        "fixedY": "\(y(Self.fixed, plain))", "movingY": "\(y(Self.moving, pulled))",
        "pull": "\(Self.pull)",
      ], stage: plain, chain: { markers(plain) })
  }

  private func typed(_ pull: Double) -> Question {
    let stage = stage(pull: pull)
    let answer = Double(y(Self.moving, stage))
    return prose.question(
      "typed", kind: .points, answer: { .number(answer) },
      wrong: [.number(pull), .number(Double(bar) - pull)],
      ["pull": "\(pull)", "bar": "\(bar)", "answer": "\(answer)"], stage: stage,
      chain: { markers(stage) })
  }
}
