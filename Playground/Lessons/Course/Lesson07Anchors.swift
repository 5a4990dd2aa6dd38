import RefreshSystems
import SwiftUI

// Lesson 7: anchors, a place without a number.

extension Lesson {
  static let anchors = Lesson(
    number: 7, title: "Anchors: a place without a number",
    goal: "You will be able to say which number an anchor becomes in which space.",
    concept: .anchors, needs: [.measuring, .preferences], minutes: 16,
    documents: [.PullToRefresh],
    rules: ["ANCHOR-2.1.1", "ANCHOR-2.2.1", "ANCHOR-2.2.2", "GEOMETRY-3.15.1", "S1.12", "S1.17"],
    reading: Reading(
      path: "Sources/SmallTree/Geometry.swift", lines: 150, symbol: "struct Anchor",
      about: "what an anchor stores, and what resolving it does")
  ) { AnchorLesson().content }
}

@MainActor private struct AnchorLesson {
  private static let pull: CGFloat = 100

  let rest = ResolvedList(pull: 0)
  let pulled = ResolvedList(pull: AnchorLesson.pull)

  private var height: CGFloat { rest.header.height }
  private var deadZone: CGFloat { PullToRefreshVersion.third.headerDeadZone }
  private var bar: CGFloat { rest.stage.frame("ScrollView").minY }
  /// How far the header has come out of its place above the list.
  private var shown: CGFloat { pulled.header.minY + pulled.header.height }

  var content: Lesson.Content {
    Lesson.Content(
      opening: """
        The markers of document 000 report numbers, and their reader has to know in which space they \
        were taken. An anchor reports a place without a number. Its reader asks in a space \
        of its own: `proxy[anchor]` gives the place as the proxy's view sees it.

        There is a header above the content here. A top padding of minus its height pulls everything \
        up, so that the header is out of sight at rest. It reports its bounds as an anchor, and a \
        reader over the scroll view asks for them. That is how document 001 works, another published \
        list that one pulls to refresh.
        """,
      scene: LessonScene(
        caption: """
          The list begins below a bar of \(bar) points. The header's `height` is \(height). `tell` is \
          handed the frame that the reader has got.
          """,
        declared: AnchorKey.listing,
        listing: """
          VStack(spacing: 0) {
            Color.gray.frame(height: bar)
            ScrollView {
              VStack(spacing: 0) {
                Color.red.frame(height: height)
                  .anchorPreference(key: AnchorKey.self, value: .bounds) { $0 }
                Color.yellow.frame(height: 500)
              }
              .padding(.top, -height)
            }
            .overlayPreferenceValue(AnchorKey.self) { anchor in
              GeometryReader { proxy in
                let _ = anchor.map { tell(proxy[$0]) }
              }
            }
          }
          """, stage: rest.stage, names: ["ScrollView", "header", "content"]),
      predictions: [restQuestion, pulledQuestion, offsetQuestion],
      closing: """
        One place, three numbers, each right in its space. The header itself can know none of \
        them but its own: seen from inside, it always begins at zero.
        """,
      played: PlayedSteps(
        title: "The anchor's way.",
        steps: [
          "The header writes an anchor of its bounds: a place and not a number.",
          "The anchor goes up as a preference to the reader around the scroll view.",
          """
          The reader resolves it at rest: y \(Prose.number(Double(rest.header.minY))). The padding \
          has moved the header up by its height.
          """,
          """
          A finger pulls by \(Prose.number(Double(Self.pull))). The place has changed, so the \
          reader runs again: y \(Prose.number(Double(pulled.header.minY))).
          """,
          """
          Document 001 adds the height: \(Prose.number(Double(shown))) of pull, and takes its dead \
          zone of \(Prose.number(Double(deadZone))) off: \(Prose.number(Double(shown - deadZone))).
          """,
        ]),
      investigation: investigation, modification: modification,
      make: """
        A mark is to be where the header ends, wherever the header is. Write its line, for instance a \
        padding at the mark's top, of a length that `proxy` gets from the anchor.
        """,
      makeHints: [
        "`proxy[anchor]` is the header's frame in the reader's space.",
        "Its lower edge is the largest y of that frame.",
        "It begins `.padding(.top, proxy[anchor]`.",
      ],
      card: [
        "An anchor is a place; it becomes a number in the {space} of the one who asks.",
        "When the place moves, the anchor has changed, and its readers {run again}.",
        "Document 001's pull is the header's y {plus its height}, minus a dead zone.",
      ])
  }

  // MARK: Predictions

  private var restQuestion: Question {
    Question(
      id: "7.rest", about: .anchors,
      text: "At rest: at which y does the reader over the scroll view see the header's top?",
      kind: .points, answer: { .number(Double(rest.header.minY)) },
      wrong: [
        WrongAnswer(
          0,
          """
          The header does not begin at the list's top: the padding of minus its height has moved it \
          up, out of sight.
          """, .rule("S1.17")),
        WrongAnswer(
          Double(rest.inWindow.minY),
          """
          That is its y in the window. The reader begins below the bar, and sees the header \
          \(bar) less far down.
          """, .rule("ANCHOR-2.2.1")),
        WrongAnswer(
          Double(height), "y grows downwards, and the header is above the list.", .rule("S1.17")),
      ],
      hints: [
        "Where is the header at rest?", "The padding is minus its height.",
        "The header is \(height) high.",
      ],
      why: "The padding moves the header up by its own height: it ends where the list begins.",
      chain: { rest.lines })
  }

  private var pulledQuestion: Question {
    Question(
      id: "7.pulled", about: .anchors,
      text: "A finger pulls the content down by \(Self.pull). Which y does the reader see now?",
      kind: .points, answer: { .number(Double(pulled.header.minY)) },
      wrong: [
        WrongAnswer(
          Double(Self.pull),
          "It has moved by \(Self.pull), from \(rest.header.minY) on.", .rule("ANCHOR-2.4.5")),
        WrongAnswer(
          Double(rest.header.minY),
          "An anchor is a place of the header, and the header moves with the content.",
          .rule("ANCHOR-2.4.5")),
        WrongAnswer(
          Double(pulled.inWindow.minY),
          "That is the window's number. The reader begins \(bar) lower.",
          .rule("ANCHOR-2.2.1")),
      ],
      hints: [
        "Where was it at rest?", "It moves with the content.",
        "At rest it was \(rest.header.minY).",
      ],
      why: "\(rest.header.minY) at rest, and \(Self.pull) further down.", chain: { pulled.lines })
  }

  private var offsetQuestion: Question {
    let answer = Double(shown - deadZone)
    return Question(
      id: "7.beyond", about: .anchors,
      text: """
        Document 001's pull is y plus the header's height. Before it counts, it subtracts a dead zone \
        of \(deadZone). What does it count at this pull?
        """,
      kind: .points, answer: { .number(answer) },
      wrong: [
        WrongAnswer(
          Double(shown), "That is the pull. The dead zone is taken off first.",
          .moment("it counts y and height, less \(deadZone) (S1.16)")),
        WrongAnswer(
          Double(pulled.header.minY), "That is the header's y. Its height has to be added.",
          .moment("it counts y and height, less \(deadZone) (S1.16)")),
        WrongAnswer(
          Double(pulled.header.minY - deadZone),
          "Add the height before you take the dead zone off.",
          .moment("it counts y and height, less \(deadZone) (S1.16)")),
      ],
      hints: [
        "y plus height, less the dead zone.", "The height is \(height).",
        "y plus height is \(shown).",
      ],
      why: """
        \(pulled.header.minY) and \(height) make \(shown): just what the finger has pulled. Less \
        \(deadZone) that is \(answer).
        """,
      chain: {
        pulled.lines + [
          "plus the header's height, \(Prose.number(Double(height))): \(Prose.number(Double(shown)))",
          "minus the dead zone, \(Prose.number(Double(deadZone))): \(Prose.number(answer))",
        ]
      })
  }

  // MARK: Investigate

  private static let pulls: ClosedRange<Double> = 0...120

  /// Whether the header is triggered at a pull, by the document's own machine.
  private func isTriggered(at pull: Double) -> Bool {
    var machine = PullToRefreshMachine(version: .first)
    let viewport = rest.stage.size("ScrollView")
    for y in [rest.header.minY, rest.header.minY + CGFloat(pull)] {
      machine.evaluateHeader(
        CGRect(x: 0, y: y, width: viewport.width, height: height), viewport: viewport)
    }
    return machine.headerRefreshData.refreshState == .triggered
  }

  private var investigation: Investigation {
    let first =
      stride(from: Self.pulls.lowerBound, through: Self.pulls.upperBound, by: 5).first {
        isTriggered(at: $0)
      } ?? .nan
    return Investigation(
      task: """
        Pull in steps of five. The header is triggered when more than its own height is counted.
        """,
      figure: LessonFigure(name: "the pull", range: Self.pulls, step: 5, start: 0) { pull in
        let list = ResolvedList(pull: pull)
        let counted = list.header.minY + list.header.height - deadZone
        return list.lines + [
          "counted: \(Prose.number(Double(counted))), "
            + (isTriggered(at: pull) ? "triggered" : "not triggered")
        ]
      },
      question: Question(
        id: "7.triggered", about: .anchors,
        text: "What is the smallest of these pulls at which the header is triggered?",
        kind: .points, answer: { .number(first) },
        wrong: [
          WrongAnswer(
            Double(height), "The dead zone is taken off before the height is compared.",
            .moment("it counts y and height, less \(deadZone) (S1.16)")),
          WrongAnswer(
            Double(height + deadZone),
            "There exactly the height is counted. More than that is wanted.",
            .moment("at a pull of \(height + deadZone) the header is not triggered")),
          WrongAnswer(
            Double(height) + 5, "Do not forget the dead zone.",
            .moment("it counts y and height, less \(deadZone) (S1.16)")),
        ],
        hints: [
          "`try 90`, and look at what is counted.", "More than \(height) has to be counted.",
          "\(height) and \(deadZone) are just not enough.",
        ],
        why: """
          \(height) of the header and \(deadZone) of the dead zone make \(height + deadZone), and \
          the comparison asks for more.
          """,
        chain: { ResolvedList(pull: CGFloat(first)).lines }))
  }

  // MARK: Modify

  private var modification: Modification {
    Modification(
      task: "Ask for the anchor somewhere else, or make the header higher.",
      changes: [
        Modification.Change(
          label: "a reader behind the header resolves the anchor",
          code: [
            .edit(
              ".bounds) { $0 }",
              to: """
                .bounds) { $0 }
                          .backgroundPreferenceValue(AnchorKey.self) { anchor in
                            GeometryReader { proxy in
                              let _ = anchor.map { tell(proxy[$0]) }
                            }
                          }
                """)
          ]
        ) {
          innerQuestion
        },
        Modification.Change(
          label: "a header of `80`",
          code: [.note("// height: 80")]
        ) { highQuestion },
      ],
      typed: Modification.Typed(
        name: "the pull", range: 0...120, code: { [.note("// pulled by \(Prose.number($0))")] }
      ) { typed($0) })
  }

  private var innerQuestion: Question {
    Question(
      id: "7.inner", about: .anchors,
      text: "At a pull of \(Self.pull): which y does a reader behind the header see?",
      kind: .points, answer: { .number(Double(Self.innerTop(pull: Self.pull))) },
      wrong: [
        WrongAnswer(
          Double(pulled.header.minY), "That is what the reader around the list sees.",
          .rule("ANCHOR-2.2.1")),
        WrongAnswer(
          Double(rest.header.minY), "It is the same at rest and at every pull.",
          .rule("GEOMETRY-3.15.1")),
      ],
      hints: [
        "Where does the header begin, seen from the header?", "The reader moves with it.",
        "Its own space begins where the header begins.",
      ],
      why: """
        The reader's space begins where the header begins, at every pull. That is why the header \
        cannot know how far it is pulled: it carries its own origin along.
        """,
      chain: { pulled.lines })
  }

  /// The y of an anchor that is resolved by a reader behind the anchored view itself.
  private static func innerTop(pull: CGFloat) -> CGFloat {
    let seen = SeenPlace()
    let stage = LessonStage {
      ScrollView {
        Color.red.frame(height: 60)
          .anchorPreference(key: AnchorKey.self, value: .bounds) { $0 }
          .backgroundPreferenceValue(AnchorKey.self) { anchor in
            GeometryReader { proxy in
              let _ = anchor.map { seen.frame = proxy[$0] }
              Color.clear
            }
          }
        Color.yellow.frame(height: 500)
      }
    }
    stage.pull(by: pull)
    return seen.frame.minY
  }

  private var highQuestion: Question {
    let high = ResolvedList(pull: 0, height: 80)
    return Question(
      id: "7.high", about: .anchors,
      text: "The header is \(high.header.height) high. Which y does the reader see at rest?",
      kind: .points, answer: { .number(Double(high.header.minY)) },
      wrong: [
        WrongAnswer(
          Double(rest.header.minY), "The padding follows the height of the header.", .rule("S1.17")),
        WrongAnswer(
          Double(high.header.height + rest.header.minY),
          "The padding is minus the present height, not that of before.", .rule("S1.17")),
      ],
      hints: [
        "The header is out of sight at rest.", "The padding is minus its height.",
        "It is \(high.header.height) high.",
      ],
      why:
        "The padding is minus the header's height, so a header of any height is just out of sight at rest.",
      chain: { high.lines }, stage: high.stage)
  }

  private func typed(_ pull: Double) -> Question {
    let list = ResolvedList(pull: CGFloat(pull))
    let answer = Double(list.header.minY)
    return Question(
      id: "7.typed", about: .anchors,
      text: "At a pull of \(pull): which y does the reader around the list see?",
      kind: .points, answer: { .number(answer) },
      wrong: [
        WrongAnswer(pull, "It begins at \(rest.header.minY).", .rule("S1.17")),
        WrongAnswer(
          Double(list.inWindow.minY), "That is the window's number.", .rule("ANCHOR-2.2.1")),
      ],
      hints: [
        "Where is it at rest?", "It moves with the content.", "At rest: \(rest.header.minY).",
      ],
      why: "\(rest.header.minY) and \(pull).", chain: { list.lines }, stage: list.stage)
  }
}
