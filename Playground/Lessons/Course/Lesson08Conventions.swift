import RefreshSystems
import SwiftUI

// Lesson 8: five words for one distance.

extension Lesson {
  static let conventions = Lesson(
    8, about: .conventions, needs: [.measuring, .anchors], minutes: 15,
    documents: [.LKRefresh, .PullToRefresh, .ZHRefresh, .ZKRefresh, .WBRefresh],
    rules: ["SCROLL-3.13.6", "S0.10", "S1.16", "S2.07", "S2.09", "S3.15", "S4.11", "B002-5"],
    reading: Reading(
      path: "Sources/ViewTree/Features/Scroll/ScrollGeometry.swift", lines: 130,
      symbol: "contentInsets"),
    text: EmbeddedText.Lesson08_txt
  ) { ConventionLesson(prose: $0).content }
}

@MainActor private struct ConventionLesson {
  let prose: LessonText
  private static let pull: CGFloat = 40
  private static let inset: CGFloat = 64
  /// The height of document 002's content. Points.
  private static let content: CGFloat = 1000
  private static let up: CGFloat = 100
  private static let viewport: CGFloat = 600

  /// Document 002's numbers while a list with an inset is pulled.
  private func table(pulledBy pull: CGFloat, inset: CGFloat) -> ZHRefreshMachine {
    var table = ZHRefreshMachine(contentHeight: 1000, frameHeight: 600, insetTop: inset)
    table.scroll(to: -inset - pull, dragging: true)
    return table
  }

  /// The offset that document 003 judges after a series of reported offsets.
  private func judged(_ pulls: [CGFloat], inset: CGFloat) -> CGFloat {
    var header = ZKHeaderMachine(insetTop: inset)
    for pull in pulls.dropLast() { header.offset(-inset - pull, dragging: true) }
    return header.offsetWithoutInsets
  }

  /// Document 000's two markers below a bar as high as the inset: the difference of their tops.
  private func markers(_ pull: CGFloat, bar: CGFloat) -> CGFloat {
    let stage = LessonStage {
      VStack(spacing: 0) {
        Color.gray.frame(height: bar)
        ScrollView {
          VStack(spacing: 0) {
            LKMovingPositionView()
            Color.yellow.frame(height: 500)
          }
        }
        .background(LKFixedPositionView())
      }
    }
    stage.pull(by: pull)
    return stage.frame("LKMovingPositionView").minY - stage.frame("LKFixedPositionView").minY
  }

  private func header(_ pull: CGFloat, bar: CGFloat) -> CGFloat {
    let list = ResolvedList(pull: pull, bar: bar)
    return list.header.minY + list.header.height
  }

  /// The names of one pull, without a bar and below one.
  private var names: [String] {
    func row(
      _ owner: String, _ name: String, _ value: (CGFloat) -> CGFloat, isKnown: Bool = true
    ) -> [String] {
      let values = [0, Self.inset].map { number(value($0)) }
      return [owner, name, values[0], isKnown ? values[1] : "open: no source says"]
    }
    let pull = Self.pull
    return LessonStage.table([
      ["", "", "without a bar", "below a bar of \(number(Self.inset))"],
      row("SwiftUI", "contentOffset.y", { MeasuredPull(pull, inset: $0).contentOffset }),
      row("SwiftUI", "minY in the list's space", { MeasuredPull(pull, inset: $0).topInList }),
      row("SwiftUI", "minY in the window", { MeasuredPull(pull, inset: $0).topInWindow }),
      row("000", "moving y - fixed y", { markers(pull, bar: $0) }),
      row("001", "header's y + its height", { header(pull, bar: $0) }),
      row("002", "contentOffset.y", { table(pulledBy: pull, inset: $0).contentOffsetY }),
      row("002", "refreshOffset", { table(pulledBy: pull, inset: $0).refreshOffset }),
      row("003", "previous offset + inset", { judged([pull, pull], inset: $0) }),
      row("004", "control's frame.origin.y", { _ in -pull }, isKnown: false),
    ])
  }

  /// The list at rest while it is asked about, and pulled afterwards.
  private func list(_ pull: CGFloat, _ inset: CGFloat) -> SceneBeside {
    SceneBeside(
      asked: .pulledList(.rest, inset: inset), told: .pulledList(.pulled(pull), inset: inset))
  }

  var content: Lesson.Content {
    Lesson.Content(
      prose,
      [
        "pull": "\(Self.pull)", "restOffset": "\(-Self.inset)",
        "contentOffset": "\(MeasuredPull(Self.pull, inset: Self.inset).contentOffset)",
        "refreshOffset": "\(table(pulledBy: Self.pull, inset: Self.inset).refreshOffset)",
      ],
      scene: LessonScene(
        listing: prose.code("PulledList"), stage: MeasuredPull(0, inset: Self.inset).stage,
        names: ["row 1", "bar"], lines: names),
      predictions: [offsetQuestion, sumQuestion, placeQuestion], investigation: investigation,
      modification: modification)
  }

  private func number(_ value: CGFloat) -> String { Prose.number(value) }

  private var offsetQuestion: Question {
    let lists = [CGFloat(0), Self.inset].map { MeasuredPull(Self.pull, inset: $0) }
    let offsets = lists.map(\.contentOffset)
    return prose.question(
      "offset", kind: .points(2), answer: { .lengths(offsets) },
      wrong: [
        .lengths(Self.pull, Self.pull + Self.inset), .lengths(-Self.pull, -Self.pull),
        .lengths(-Self.pull, Self.inset - Self.pull),
      ],
      [
        "pull": "\(Self.pull)", "inset": "\(Self.inset)", "restOffset": "\(-Self.inset)",
        "firstOffset": "\(offsets[0])", "secondOffset": "\(offsets[1])",
      ], beside: list(Self.pull, Self.inset),
      chain: {
        zip(["without an inset", "with \(number(Self.inset)) at the top"], offsets).map {
          "\($0): contentOffset.y \(number($1))"
        }
      })
  }

  private var sumQuestion: Question {
    let table = table(pulledBy: Self.pull, inset: Self.inset)
    return prose.question(
      "sum", kind: .points, answer: { .number(table.refreshOffset) },
      wrong: [
        .number(-table.contentOffsetY), .number(table.contentOffsetY + Self.inset),
        .number(Self.inset - table.contentOffsetY),
      ],
      [
        "inset": "\(Self.inset)", "contentOffset": "\(table.contentOffsetY)",
        "fromInset": "\(table.contentOffsetY + Self.inset)",
      ], beside: list(Self.pull, Self.inset),
      chain: {
        let sum = table.contentOffsetY + Self.inset
        return [
          "offset and inset: \(number(table.contentOffsetY)) + \(number(Self.inset)) = \(number(sum))",
          "with the sign turned: \(number(-sum))",
        ]
      })
  }

  private var placeQuestion: Question {
    let list = MeasuredPull(Self.pull, inset: Self.inset)
    return prose.question(
      "place", kind: .points(2), answer: { .lengths(list.topInList, list.topInWindow) },
      wrong: [
        .lengths(list.contentOffset, list.contentOffset), .lengths(Self.pull, Self.pull),
        .lengths(list.topInWindow, list.topInWindow),
      ],
      ["inset": "\(Self.inset)", "topInList": "\(MeasuredPull(0, inset: Self.inset).topInList)"],
      beside: self.list(Self.pull, Self.inset),
      chain: {
        [0, Self.pull].map { pull in
          let list = MeasuredPull(pull, inset: Self.inset)
          return "\(pull == 0 ? "at rest" : "pulled by \(number(pull))"): "
            + "in the list \(number(list.topInList)), in the window \(number(list.topInWindow))"
        }
      })
  }

  /// Document 002 when a drag ends this far beyond the end of the content.
  private func ended(beyond distance: Double) -> ZHRefreshMachine {
    var table = ZHRefreshMachine(contentHeight: Self.content, frameHeight: Self.viewport)
    // The header is the delegate; without it the footer receives no events (B002-2).
    table.addHeaderWithCallback()
    table.addFooterWithCallback()
    let offset = Self.content - Self.viewport + CGFloat(distance)
    table.scroll(to: offset, dragging: true)
    table.forget()
    table.endDragging(at: offset)
    return table
  }

  private func loads(beyond distance: Double) -> Bool {
    ended(beyond: distance).footer.isRefreshing
  }

  private var investigation: Investigation {
    let first = stride(from: 0.0, through: 80, by: 2).first(where: loads) ?? .nan
    return Investigation(
      task: prose["Investigate", ["footerViewH": "\(footerViewH)"]],
      figure: LessonFigure(name: "how far beyond the end", range: -40...80, step: 2, start: 0) {
        distance in
        let table = ended(beyond: distance)
        let before = Self.content - Self.viewport + CGFloat(distance)
        return [
          "contentOffset.y: \(number(before))",
          "left below (loadMoreOffset): \(Prose.number(-distance))",
          loads(beyond: distance) ? "the footer loads" : "the footer rests",
        ] + table.changes.map { $0.event.text }
      },
      question: prose.question(
        "end", kind: .points, answer: { .number(first) }, wrong: [.number(first - 2), .number(60)],
        chain: { ended(beyond: first).changes.map { $0.event.text } }))
  }

  private var modification: Modification {
    Modification(
      task: prose["Change"],
      changes: [
        Modification.Change(
          "scroll on instead, by \(Self.up), below the bar",
          .note("// inset: \(Prose.number(Self.inset)), pull: \(Prose.number(-Self.up))")
        ) { upQuestion }
      ],
      typed: Modification.Typed(
        name: "the inset, at the same pull", range: 0...200,
        code: { [.note("// inset: \(Prose.number($0)), pull: \(Prose.number(Self.pull))")] }
      ) { typed($0) })
  }

  /// The offset at rest, and at a pull.
  private func offsets(_ pull: CGFloat, _ inset: CGFloat) -> [String] {
    let motion = FingerMotion.pulled(pull).words
    return [
      "at rest: contentOffset.y \(number(MeasuredPull(0, inset: inset).contentOffset))",
      "\(motion): contentOffset.y \(number(MeasuredPull(pull, inset: inset).contentOffset))",
    ]
  }

  private var upQuestion: Question {
    let up = Self.up
    let list = MeasuredPull(-up, inset: Self.inset)
    return prose.question(
      "up", kind: .points, answer: { .number(list.contentOffset) },
      wrong: [.number(up), .number(-up - Self.inset)],
      ["inset": "\(Self.inset)", "up": "\(up)", "restOffset": "\(-Self.inset)"],
      beside: self.list(-up, Self.inset), chain: { offsets(-up, Self.inset) })
  }

  private func typed(_ inset: Double) -> Question {
    let list = MeasuredPull(Self.pull, inset: CGFloat(inset))
    return prose.question(
      "typed", kind: .points, answer: { .number(list.contentOffset) },
      wrong: [.number(inset + Double(Self.pull)), .number(inset - Double(Self.pull))],
      ["inset": "\(inset)", "pull": "\(Self.pull)", "restOffset": "\(-inset)"],
      beside: self.list(Self.pull, CGFloat(inset)), chain: { offsets(Self.pull, CGFloat(inset)) })
  }
}
