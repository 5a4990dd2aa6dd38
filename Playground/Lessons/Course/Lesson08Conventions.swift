import RefreshSystems
import SwiftUI

// Lesson 8: five words for one distance.

extension Lesson {
  static let conventions = Lesson(
    number: 8, title: "Five words for one distance",
    goal: "You will be able to turn the numbers of any of the five systems into one pull.",
    concept: .conventions, needs: [.measuring, .anchors], minutes: 15,
    documents: [.LKRefresh, .PullToRefresh, .ZHRefresh, .ZKRefresh, .WBRefresh],
    rules: ["SCROLL-3.13.6", "S0.10", "S1.16", "S2.07", "S2.09", "S3.15", "S4.11", "B002-5"],
    reading: Reading(
      path: "Sources/RefreshSystems/ZHRefresh/ZHRefreshStorage.swift", lines: 150,
      symbol: "refreshOffset",
      about: "two sums that take the insets into account")
  ) { ConventionLesson().content }
}

@MainActor private struct ConventionLesson {
  private static let pull: CGFloat = 40
  private static let inset: CGFloat = 64
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

  /// The offset that document 003 judges when offsets have been told one after the other.
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

  private static let events: [CGFloat] = [10, 25, 40]

  /// The names of one pull in all systems.
  private func names(_ pull: CGFloat, inset: CGFloat) -> [String] {
    func text(_ value: CGFloat) -> String { Prose.number(Double(value)) }
    let table = table(pulledBy: pull, inset: inset)
    return LessonStage.table([
      ["000", "moving y - fixed y", text(markers(pull, bar: inset))],
      ["001", "header's y + its height", text(header(pull, bar: inset))],
      ["002", "contentOffset.y", text(table.contentOffsetY)],
      ["002", "refreshOffset", text(table.refreshOffset)],
      ["003", "previous contentOffset.y + inset", text(judged([pull, pull], inset: inset))],
      ["004", "control's frame.origin.y", inset == 0 ? text(-pull) : "open: no source says"],
    ])
  }

  var content: Lesson.Content {
    Lesson.Content(
      opening: """
        Five documents measure one distance: how far a list is pulled down. None of them calls it \
        by the same name, and no two agree about all of these: which direction is positive, where \
        zero is, and whether an inset counts.

        Two conventions come from the frameworks. A scroll view's content offset grows when you \
        scroll on, so it is below zero while you pull. And with an inset at the top the offset at \
        rest is not zero but minus the inset. SwiftUI's documents have a bar above the list instead.
        """,
      scene: LessonScene(
        caption: """
          This is document 002's list without a screen. Its content is \(Self.content) high, its \
          window \(Self.viewport). `inset` is the inset at the top, `pull` what the finger has pulled.
          """,
        listing: """
          var table = ZHRefreshMachine(
            contentHeight: 1000, frameHeight: 600,
            insetTop: inset)
          table.scroll(to: -inset - pull, dragging: true)
          """,
        lines: ["without an inset"] + names(Self.pull, inset: 0)
          + ["with \(Prose.number(Double(Self.inset))) at the top"]
          + names(Self.pull, inset: Self.inset)),
      predictions: [offsetQuestion, sumQuestion, lagQuestion],
      closing: "One pull of \(Self.pull), in the words of all five.",
      played: PlayedSteps(
        title: "From document 002's offset to a pull.",
        steps: [
          "The scroll view says \(number(table(pulledBy: Self.pull, inset: Self.inset).contentOffsetY)).",
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
        "Say three things of an offset: where zero is, which way it grows, and what insets do to it.",
        "A content offset is minus the inset at rest, and smaller while the content is pulled.",
        "A number may be right and old: document 003 judges the event before.",
      ])
  }

  private func number(_ value: CGFloat) -> String { Prose.number(Double(value)) }

  /// Document 002's screen with an inset at the top.
  private func insetScene(_ pull: CGFloat, _ inset: CGFloat) -> SceneBeside {
    SceneBeside(
      PulledScene(.ZHRefresh, .pulled(pull), remark: " with an inset of \(number(inset))") {
        guard let table = ($0 as? ZHRefreshScene)?.table else { return }
        table.contentInset.top = inset
        table.contentOffset.y = -inset
      })
  }

  // MARK: Predictions

  private var offsetQuestion: Question {
    let offsets = [CGFloat(0), Self.inset].map {
      table(pulledBy: Self.pull, inset: $0).contentOffsetY
    }
    return Question(
      id: "8.offset", about: .conventions,
      text: """
        The list is pulled down by \(Self.pull). What is its `contentOffset.y` without an inset, and \
        what with an inset of \(Self.inset) at the top?
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
      beside: SceneBeside(PulledScene(.ZHRefresh, .pulled(Self.pull))))
  }

  private var sumQuestion: Question {
    let table = table(pulledBy: Self.pull, inset: Self.inset)
    return Question(
      id: "8.sum", about: .conventions,
      text: """
        Document 002 takes minus the sum of `contentOffset.y` and the top inset, and calls it \
        `refreshOffset`. What is it at that pull, with the inset of \(Self.inset)?
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
      chain: { names(Self.pull, inset: Self.inset) }, beside: insetScene(Self.pull, Self.inset))
  }

  private var lagQuestion: Question {
    let answer = judged(Self.events, inset: 0)
    return Question(
      id: "8.lag", about: .conventions,
      text: """
        Document 003 keeps each offset at the end of its event, and judges the kept one. A finger \
        pulls, and the list tells its offset three times: \(-Self.events[0]), \(-Self.events[1]), \
        \(-Self.events[2]). Which offset is judged at the third?
        """,
      kind: .points, answer: { .number(Double(answer)) },
      wrong: [
        WrongAnswer(
          Double(-Self.events[2]),
          "Document 003 keeps the offset at the end of each event, and judges the kept one.",
          .rule("B003-1")),
        WrongAnswer(
          Double(-Self.events[0]), "It is one event late, not two.", .rule("B003-1")),
      ],
      hints: [
        "Is the kept offset brought up to date before or after the judgement?",
        "It is one event late.", "At the first event it judges zero.",
      ],
      why: """
        The judgement uses `previousOffset`, and that is brought up to date at the event's end. At \
        the third event it is still the second one's.
        """,
      chain: {
        Self.events.indices.map { index in
          let told = Array(Self.events[...index])
          return "told \(number(-told[index])): judges \(number(judged(told, inset: 0)))"
        }
      },
      beside: SceneBeside(PulledScene(.ZKRefresh, .pulled(Self.pull))))
  }

  // MARK: Investigate

  /// Document 002 when a drag ends so far beyond the end of the content.
  private func ended(beyond distance: Double) -> ZHRefreshMachine {
    var table = ZHRefreshMachine(contentHeight: Self.content, frameHeight: Self.viewport)
    // The header is the delegate: without one nobody tells the footer (B002-2).
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
      task: "Change the pull or the inset, and say document 002's `contentOffset.y`.",
      changes: [
        Modification.Change(
          label: "scroll up instead, by \(Self.up), with the inset",
          code: [
            .edit("-inset - pull", to: "-inset + \(Prose.number(Double(Self.up)))"),
            .note("// inset: \(Prose.number(Double(Self.inset)))"),
          ]
        ) {
          upQuestion
        }
      ],
      typed: Modification.Typed(
        name: "the inset, at the same pull", range: 0...200,
        code: { [.note("// inset: \(Prose.number($0))")] }
      ) { typed($0) })
  }

  private var upQuestion: Question {
    let up = Self.up
    let table = table(pulledBy: -up, inset: Self.inset)
    return Question(
      id: "8.up", about: .conventions,
      text: "The content is \(up) further up than at rest. What is `contentOffset.y`?",
      kind: .points, answer: { .number(Double(table.contentOffsetY)) },
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
      chain: { ["contentOffset.y \(number(table.contentOffsetY))"] },
      beside: insetScene(-up, Self.inset))
  }

  private func typed(_ inset: Double) -> Question {
    let table = table(pulledBy: Self.pull, inset: CGFloat(inset))
    return Question(
      id: "8.typed", about: .conventions,
      text: "The inset is \(inset), the pull \(Self.pull). What is `contentOffset.y`?",
      kind: .points, answer: { .number(Double(table.contentOffsetY)) },
      wrong: [
        WrongAnswer(inset + Double(Self.pull), "Both make it smaller.", .rule("SCROLL-3.13.6")),
        WrongAnswer(
          inset - Double(Self.pull), "At rest it is minus the inset.", .rule("SCROLL-3.13.6")),
      ],
      hints: ["At rest?", "The pull makes it smaller.", "At rest it is \(-inset)."],
      why: "Minus the inset, less the pull.",
      chain: { ["refreshOffset \(number(table.refreshOffset))"] },
      beside: insetScene(Self.pull, CGFloat(inset)))
  }
}
