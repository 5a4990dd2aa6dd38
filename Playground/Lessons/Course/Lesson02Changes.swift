import SwiftUI

extension StackLesson {
  var modification: Modification {
    Modification(
      task: prose["Change"],
      changes: [
        Modification.Change(
          "`Color.green.layoutPriority(1)`",
          .edit("Color.green", to: "Color.green.layoutPriority(1)")
        ) { priorityQuestion },
        Modification.Change(
          "`HStack(spacing: 10)`", .edit("spacing: 0", to: "spacing: 10")
        ) { spacingQuestion },
      ],
      typed: Modification.Typed(
        name: "the width of the row", range: 100...400,
        code: { [.note("// offered a width of \(Prose.number($0))")] }
      ) { typed($0) })
  }

  private func widths(_ stage: LessonStage) -> Answer {
    .lengths(Self.names.map { stage.size($0).width })
  }

  private var priorityQuestion: Question {
    let changed = LessonStage {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 100, maxWidth: 120).accessibilityIdentifier("bounded")
        Color.green.layoutPriority(1).accessibilityIdentifier("free")
        Color.blue.frame(width: 30).accessibilityIdentifier("fixed")
      }
    }
    let free = changed.size("free").width
    return prose.question(
      "priority", kind: .points(3), answer: { widths(changed) },
      wrong: [.lengths(0, row, 0), widths(stage)],
      ["least": "\(least)", "fixed": "\(fixed)", "row": "\(row)", "free": "\(free)"],
      stage: changed, chain: { conversation(changed, Self.names) })
  }

  private var spacingQuestion: Question {
    let changed = LessonStage {
      HStack(spacing: 10) {
        Color.red.frame(minWidth: 100, maxWidth: 120).accessibilityIdentifier("bounded")
        Color.green.accessibilityIdentifier("free")
        Color.blue.frame(width: 30).accessibilityIdentifier("fixed")
      }
    }
    let gap = changed.frame("free").minX - changed.frame("bounded").maxX
    return prose.question(
      "spacing", kind: .points(3), answer: { widths(changed) },
      wrong: [widths(stage), .lengths(bounded, free - gap, fixed)],
      ["gap": "\(gap)", "free": "\(row - 2 * gap)", "gaps": "\(2 * gap)"], stage: changed,
      chain: { conversation(changed, order) })
  }

  private func typed(_ width: Double) -> Question {
    let changed = stage(width: width)
    let total = Self.names.reduce(0) { $0 + changed.size($1).width }
    let (boundedNow, freeNow) = (changed.size("bounded").width, changed.size("free").width)
    return prose.question(
      "typed", kind: .points(3), answer: { widths(changed) },
      wrong: [
        .numbers([width / 3, width / 3, width / 3]),
        .lengths(boundedNow + 10, freeNow - 10, fixed),
      ],
      [
        "width": "\(width)", "boundedNow": "\(boundedNow)", "fixed": "\(fixed)",
        "freeNow": "\(freeNow)", "total": "\(total)",
      ], stage: changed, chain: { conversation(changed, order) })
  }
}
