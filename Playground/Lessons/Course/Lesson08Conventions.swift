import RefreshSystems
import SwiftUI

// Lesson 8: five words for one distance.

extension Lesson {
  static let conventions = Lesson(
    number: 8, title: "Five words for one distance",
    goal: "You will be able to turn any number that a scroll view tells into one pull.",
    concept: .conventions, needs: [.measuring, .anchors], minutes: 15,
    documents: [.LKRefresh, .PullToRefresh, .ZHRefresh, .ZKRefresh, .WBRefresh],
    rules: ["SCROLL-3.13.6", "S0.10", "S1.16", "S2.07", "S2.09", "S3.15", "S4.11", "B002-5"],
    reading: Reading(
      path: "Sources/ViewTree/Features/Scroll/ScrollGeometry.swift", lines: 130,
      symbol: "contentInsets", about: "the numbers of a scroll view, and what each is counted from")
  ) { ConventionLesson().content }
}

@MainActor private struct ConventionLesson {
  private static let pull: CGFloat = 40
  private static let inset: CGFloat = 64
  /// The height of document 002's content. Points.
  private static let content: CGFloat = 1000
  private static let up: CGFloat = 100
  private static let viewport: CGFloat = 600

  /// Document 002's numbers while a list with an inset is pulled.
  private func table(pulledBy pull: CGFloat, inset: CGFloat) -> ZHRefreshMachine {
    var table = ZHRefreshMachine(
      contentHeight: 1000, frameHeight: 600, insetTop: inset)
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
      opening: """
        How far is a list pulled down? SwiftUI has more than one number for it, and the five documents \
        have names of their own. Of each number ask three things: which direction is positive, where \
        zero is, and whether an inset counts.

        A scroll view's content offset grows when you scroll on, so it is below zero while you pull. \
        A bar put in with `safeAreaInset` lies over the list and makes an inset as high as itself. The \
        content rests below the bar, so the offset at rest is not zero but minus the inset.
        """,
      scene: LessonScene(
        caption: """
          A list below a bar as high as `inset`, or without one at zero. The action gets the offset, and \
          its guard asks for a pull; the function `pull` is yours to write at the end. The reader behind the \
          content is asked for places.
          """,
        listing: PulledList.listing, stage: MeasuredPull(0, inset: Self.inset).stage,
        names: ["row 1", "bar"], lines: names),
      predictions: [offsetQuestion, sumQuestion, placeQuestion],
      closing: """
        One pull of \(Self.pull), in SwiftUI's numbers and in the words of the five documents. No two \
        documents agree about all three of direction, zero and inset.
        """,
      played: PlayedSteps(
        title: "From an offset to a pull.",
        steps: [
          "The scroll view says \(number(MeasuredPull(Self.pull, inset: Self.inset).contentOffset)).",
          "At rest it would say \(number(-Self.inset)), because of the inset.",
          """
          Add the inset and turn the sign: \
          \(number(table(pulledBy: Self.pull, inset: Self.inset).refreshOffset)).
          """,
        ]),
      investigation: investigation, modification: modification,
      make: """
        A header fires at a pull of more than `60`, and its guard is written. Write the line that \
        makes a pull of a content offset and an inset: positive when pulled down, zero at rest.
        """,
      makeHints: [
        "What is the offset at rest, with an inset?",
        "Take the value at rest off, and turn the sign.", "The sum of both is zero at rest.",
      ],
      card: [
        "Say three things of an offset: where zero is, which way it grows, and what {insets} do to it.",
        "A content offset is {minus the inset} at rest, and smaller while the content is pulled.",
        "A place in the {window} has the bar in it; a place in the list's own space has not.",
      ])
  }

  private func number(_ value: CGFloat) -> String { Prose.number(Double(value)) }

  // MARK: Predictions

  private var offsetQuestion: Question {
    let lists = [CGFloat(0), Self.inset].map { MeasuredPull(Self.pull, inset: $0) }
    let offsets = lists.map(\.contentOffset)
    return Question(
      id: "8.offset", about: .conventions,
      text: """
        The list is pulled down by \(Self.pull). What is its `contentOffset.y` without an inset, and \
        what below a bar of \(Self.inset)?
        """,
      kind: .points(2), answer: { .numbers(offsets.map { Double($0) }) },
      wrong: [
        WrongAnswer(
          .numbers([Double(Self.pull), Double(Self.pull + Self.inset)]),
          "A content offset grows when you scroll on. Pulling down makes it smaller.",
          .rule("SCROLL-3.13.6")),
        WrongAnswer(
          .numbers([Double(-Self.pull), Double(-Self.pull)]),
          "With an inset the list rests at minus the inset, and the pull comes on top of that.",
          .rule("SCROLL-3.13.6")),
        WrongAnswer(
          .numbers([Double(-Self.pull), Double(Self.inset - Self.pull)]),
          "The inset makes room above the content: at rest the offset is below zero already.",
          .rule("SCROLL-3.13.6")),
      ],
      hints: [
        "Which way does an offset grow?", "What is it at rest?",
        "With the inset it is \(-Self.inset) at rest.",
      ],
      why: """
        At rest it is minus the inset: zero, or \(-Self.inset). The pull takes \(Self.pull) off \
        that: \(offsets[0]) and \(offsets[1]).
        """,
      chain: {
        zip(["without an inset", "with \(number(Self.inset)) at the top"], offsets).map {
          "\($0): contentOffset.y \(number($1))"
        }
      },
      beside: list(Self.pull, Self.inset))
  }

  private var sumQuestion: Question {
    let table = table(pulledBy: Self.pull, inset: Self.inset)
    return Question(
      id: "8.sum", about: .conventions,
      text: """
        A pull should be positive when pulled down, and zero at rest. Document 002 takes minus the sum \
        of `contentOffset.y` and the inset. What is that at the same pull, with the inset of \
        \(Self.inset)?
        """,
      kind: .points, answer: { .number(Double(table.refreshOffset)) },
      wrong: [
        WrongAnswer(
          Double(-table.contentOffsetY), "That leaves the inset in. It has to be added first.",
          .rule("S2.07")),
        WrongAnswer(
          Double(table.contentOffsetY + Self.inset),
          "The sign is turned: pulled down is positive here.",
          .rule("S2.07")),
        WrongAnswer(
          Double(Self.inset - table.contentOffsetY),
          "The inset is added to the offset, not taken off.",
          .rule("S2.07")),
      ],
      hints: [
        "What should it be at rest?", "Put the numbers in: the offset is \(table.contentOffsetY).",
        "The sum is \(table.contentOffsetY + Self.inset).",
      ],
      why: "The inset falls out, and what is left is the pull, positive when pulled down.",
      chain: {
        let sum = table.contentOffsetY + Self.inset
        return [
          "offset and inset: \(number(table.contentOffsetY)) + \(number(Self.inset)) = \(number(sum))",
          "with the sign turned: \(number(-sum))",
        ]
      }, beside: list(Self.pull, Self.inset))
  }

  private var placeQuestion: Question {
    let list = MeasuredPull(Self.pull, inset: Self.inset)
    return Question(
      id: "8.place", about: .conventions,
      text: """
        The reader behind the content asks for its top twice: `proxy.frame(in: .named("list")).minY`, \
        and the same in `.global`, the window's space. The list's own space begins below the bar. What \
        does the reader get at that pull, with the bar of \(Self.inset): first in the list, then in the \
        window?
        """,
      kind: .points(2),
      answer: { .numbers([Double(list.topInList), Double(list.topInWindow)]) },
      wrong: [
        WrongAnswer(
          .numbers([list.contentOffset, list.contentOffset].map { Double($0) }),
          "An offset grows when you scroll on; a place grows downwards, and a pull moves it down.",
          .rule("GEOMETRY-3.15.1")),
        WrongAnswer(
          .numbers([Double(Self.pull), Double(Self.pull)]),
          "In the window the content rests below the bar: the bar's height is in that number.",
          .rule("GEOMETRY-3.15.1")),
        WrongAnswer(
          .numbers([list.topInWindow, list.topInWindow].map { Double($0) }),
          "The list's own space begins where the content rests, below the bar.",
          .moment(
            "at rest its top is at \(MeasuredPull(0, inset: Self.inset).topInList) in the list")),
      ],
      hints: [
        "Where does each of the two spaces begin?", "y grows downwards in both.",
        "At rest it is zero in the list, and \(Self.inset) in the window.",
      ],
      why: """
        In the list's space it is the pull itself; in the window the bar is in it too. A place in the \
        list's space needs no inset, and has the sign of a pull.
        """,
      chain: {
        [0, Self.pull].map { pull in
          let list = MeasuredPull(pull, inset: Self.inset)
          return "\(pull == 0 ? "at rest" : "pulled by \(number(pull))"): "
            + "in the list \(number(list.topInList)), in the window \(number(list.topInWindow))"
        }
      }, beside: self.list(Self.pull, Self.inset))
  }

  // MARK: Investigate

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
      task: """
        At the other end document 002 measures what is left below the window. It loads more when a \
        drag ends further beyond the end than its footer is high, \(footerViewH). Scroll beyond it in \
        steps of two, and let go.
        """,
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
      question: Question(
        id: "8.end", about: .conventions,
        text: "What is the smallest of these distances at which the footer loads?",
        kind: .points, answer: { .number(first) },
        wrong: [
          WrongAnswer(
            first - 2, "There exactly the footer's height is reached. It wants more than that.",
            .rule("B002-5")),
          WrongAnswer(
            60, "That is the header's line. The footer has one of its own.", .rule("S2.09")),
        ],
        hints: [
          "How high is the footer?", "The comparison is strict.",
          "Try the footer's height, and then a little more.",
        ],
        why:
          "More than the footer's height has to be beyond the end; exactly that much does nothing.",
        chain: { ended(beyond: first).changes.map { $0.event.text } }))
  }

  // MARK: Modify

  private var modification: Modification {
    Modification(
      task: "Change the pull or the inset, and say `contentOffset.y`.",
      changes: [
        Modification.Change(
          label: "scroll on instead, by \(Self.up), below the bar",
          code: [
            .note(
              "// inset: \(Prose.number(Double(Self.inset))), pull: \(Prose.number(Double(-Self.up)))"
            )
          ]
        ) {
          upQuestion
        }
      ],
      typed: Modification.Typed(
        name: "the inset, at the same pull", range: 0...200,
        code: {
          [.note("// inset: \(Prose.number($0)), pull: \(Prose.number(Double(Self.pull)))")]
        }
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
    return Question(
      id: "8.up", about: .conventions,
      text: """
        The bar is \(Self.inset) high, and the content is \(up) further up than at rest. What is \
        `contentOffset.y`?
        """,
      kind: .points, answer: { .number(Double(list.contentOffset)) },
      wrong: [
        WrongAnswer(
          Double(up), "At rest it is \(-Self.inset), and you come from there.",
          .rule("SCROLL-3.13.6")),
        WrongAnswer(
          Double(-up - Self.inset), "Scrolling on makes it larger.", .rule("SCROLL-3.13.6")),
      ],
      hints: [
        "What is it at rest?", "Scrolling on makes it larger.", "At rest it is \(-Self.inset).",
      ],
      why: "\(-Self.inset) at rest, and \(up) more.",
      chain: { offsets(-up, Self.inset) }, beside: self.list(-up, Self.inset))
  }

  private func typed(_ inset: Double) -> Question {
    let list = MeasuredPull(Self.pull, inset: CGFloat(inset))
    return Question(
      id: "8.typed", about: .conventions,
      text: "The inset is \(inset), the pull \(Self.pull). What is `contentOffset.y`?",
      kind: .points, answer: { .number(Double(list.contentOffset)) },
      wrong: [
        WrongAnswer(inset + Double(Self.pull), "Both make it smaller.", .rule("SCROLL-3.13.6")),
        WrongAnswer(
          inset - Double(Self.pull), "At rest it is minus the inset.", .rule("SCROLL-3.13.6")),
      ],
      hints: ["At rest?", "The pull makes it smaller.", "At rest it is \(-inset)."],
      why: "Minus the inset, less the pull.",
      chain: { offsets(Self.pull, CGFloat(inset)) },
      beside: self.list(Self.pull, CGFloat(inset)))
  }
}
