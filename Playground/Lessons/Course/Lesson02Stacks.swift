import SwiftUI
import ViewTreeInspection

// Lesson 2: stacks share what is left.

extension Lesson {
  static let stacks = Lesson(
    number: 2, title: "Stacks share what is left",
    goal: "You will be able to say whom a row asks first, what it offers, and who gets the rest.",
    concept: .flexibility, needs: [.proposals], minutes: 19,
    rules: ["LAYOUT-3.1.3", "LAYOUT-3.1.4", "LAYOUT-3.1.5", "LAYOUT-3.1.6"],
    reading: Reading(
      path: "Sources/SmallTree/Containers.swift", lines: 360, symbol: "shareLength",
      about: "the order in which children are asked, and the share that each is offered")
  ) { StackLesson().content }
}

/// The scene of lesson 2, as the learner sees it.
private struct RowScene: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(minWidth: 100, maxWidth: 120).accessibilityIdentifier("bounded")
      Color.green.accessibilityIdentifier("free")
      Color.blue.frame(width: 30).accessibilityIdentifier("fixed")
    }
  }
}

@MainActor struct StackLesson {
  static let names = ["bounded", "free", "fixed"]

  let stage = LessonStage { RowScene() }

  var row: CGFloat { stage.host.size.width }
  var bounded: CGFloat { stage.size("bounded").width }
  var free: CGFloat { stage.size("free").width }
  var fixed: CGFloat { stage.size("fixed").width }

  /// The least width of the bounded child: its response to a proposal of 0.
  var least: CGFloat { probe("bounded", 0) }

  /// The response of a child to a width that the stack proposed only to measure it.
  private func probe(_ name: String, _ width: CGFloat) -> CGFloat {
    stage.questions(to: name).first { $0.proposal.width == width }?.response.width ?? .nan
  }

  /// The width that each child was offered as its share, in the order in which the row gave the
  /// shares.
  private func share(_ name: String) -> CGFloat {
    stage.questions(to: name).first(where: \.isShare)?.proposal.width ?? .nan
  }

  /// The children in the order in which they were offered their share.
  var order: [String] {
    let numbers = Self.names.map { (name: $0, number: stage.node($0).number) }
    var order: [String] = []
    for question in stage.moment.questions where question.isShare {
      guard let name = numbers.first(where: { $0.number == question.node })?.name,
        !order.contains(name)
      else { continue }
      order.append(name)
    }
    return order
  }

  /// The row's proposals: first those that measure, then the offers in order of flexibility. A
  /// response is reused if the offer equals a measuring proposal.
  func conversation(_ stage: LessonStage, _ names: [String]) -> [String] {
    let (learning, known) = ("(to learn).", "(for good, as it has answered before).")
    var early: [String] = []
    let lines = stage.dialogue(names).map { line in
      guard line.contains(": 0 x") || line.contains(": inf x"), !line.hasSuffix(learning) else {
        return line
      }
      let words = line.prefix { $0 != "(" }
      early.append(words + known)
      return words + learning
    }
    return lines + early
  }

  var content: Lesson.Content {
    Lesson.Content(
      opening: """
        A row has a width to give away, and children that want different things. It cannot ask \
        them all at once. So it asks one after the other, and offers each an equal share of what \
        is left.

        Whom it asks first decides everything. The row finds out how flexible each child is: it \
        asks for the smallest width and for the largest, and takes the difference. The least \
        flexible child is asked first. What it does not take is left for the others.

        `layoutPriority` comes before that: a child with a higher one is asked before all others. \
        Meanwhile the row keeps back the smallest width of each child of a lower priority.
        """,
      scene: LessonScene(
        caption: """
          A row \(row) wide. The red one is called bounded, the green one free, the blue one fixed.
          """,
        listing: """
          HStack(spacing: 0) {
            Color.red.frame(minWidth: 100, maxWidth: 120)
            Color.green
            Color.blue.frame(width: 30)
          }
          """, stage: stage, names: ["HStack"] + Self.names, drawn: stage.strips(Self.names)),
      predictions: [orderQuestion, offerQuestion, widthsQuestion],
      closing: "What each was asked in the end, and what it took.",
      played: PlayedSteps(
        title: """
          The row's whole conversation with its children. It proposes zero and infinity to learn how \
          flexible a child is.
          """, steps: conversation(stage, Self.names)),
      investigation: investigation, modification: modification,
      make: """
        Write green's line: in a row of `300` points green takes `80` and red all that is left, and in \
        a row of `100` green and red share evenly what blue leaves.
        """,
      makeHints: [
        "A fixed width would be right in one of the two rows.",
        "Green is as flexible as red up to a limit.",
        "The limit is green's largest width.",
      ],
      card: [
        "A row asks the {least flexible} child first, and the greediest last.",
        "Each is offered {an equal share} of what is left; what it does not take, others share.",
        "Priority goes before flexibility; {smallest widths} of lower priorities are kept back.",
      ])
  }

  // MARK: Predictions

  private var orderQuestion: Question {
    Question(
      id: "2.order", about: .flexibility,
      text: "In which order does the row offer its children their share?",
      kind: .order(Self.names), answer: { .order(order) },
      wrong: [
        WrongAnswer(
          .order(Self.names),
          "The order in the source decides where they stand, not whom the row asks first.",
          .rule("LAYOUT-3.1.3")),
        WrongAnswer(
          .order(order.reversed()),
          """
          Asked first, the greediest would take only its share, a third, and what the others leave \
          would stay unused.
          """, .rule("LAYOUT-3.1.3")),
        WrongAnswer(
          .order(["bounded", "fixed", "free"]),
          """
          The bounded one can vary by \(probe("bounded", .infinity) - least), the fixed one not at \
          all.
          """, .rule("LAYOUT-3.1.3")),
        WrongAnswer(
          .order(["fixed", "free", "bounded"]),
          "The first is right. Of the other two, which one can vary less?", .rule("LAYOUT-3.1.3")),
      ],
      hints: [
        "Which of them cannot change its width at all?",
        "Flexibility is the largest width less the smallest.",
        """
        The fixed one has flexibility \(probe("fixed", .infinity) - probe("fixed", 0)), the bounded \
        one \(probe("bounded", .infinity) - least).
        """,
      ],
      why: """
        The fixed one cannot change: flexibility \(probe("fixed", .infinity) - probe("fixed", 0)). \
        The bounded one lies between \(least) and \(probe("bounded", .infinity)): \
        \(probe("bounded", .infinity) - least). The free one takes anything up to infinity.
        """,
      chain: {
        conversation(stage, order).filter { $0.hasSuffix("(to learn).") }
          + ["for good it asks \(order.joined(separator: ", then "))"]
      })
  }

  private var offerQuestion: Question {
    Question(
      id: "2.offer", about: .flexibility,
      text: "How wide a share is the bounded one offered?",
      kind: .points, answer: { .number(share("bounded")) },
      wrong: [
        WrongAnswer(
          row / 3,
          """
          A third of the row is what the first child is offered. The bounded one comes second, when \
          the fixed one has taken its \(fixed).
          """, .rule("LAYOUT-3.1.5")),
        WrongAnswer(
          row / 2,
          """
          Half of the row forgets that the fixed one has taken its \(fixed) already.
          """, .rule("LAYOUT-3.1.5")),
        WrongAnswer(
          row - fixed,
          "That is all that is left. It is shared with the free one, who has not been asked yet.",
          .rule("LAYOUT-3.1.5")),
        WrongAnswer(
          bounded, "That is what it takes. The offer is larger, and its upper bound cuts it.",
          .rule("LAYOUT-3.6.3")),
      ],
      hints: [
        "Who was asked before, and what did it take?",
        "What is left, and how many have not been asked yet?",
        "The fixed one takes \(fixed) of \(row).",
      ],
      why: """
        \(row) less \(fixed) is \(row - fixed). Two have not been asked: each may have \
        \(share("bounded")). The bounded one takes \(bounded), its largest width.
        """,
      chain: { Array(conversation(stage, order).dropLast()) })
  }

  private var widthsQuestion: Question {
    Question(
      id: "2.widths", about: .flexibility,
      text: "How wide are they, from left to right: bounded, free, fixed?",
      kind: .points(3), answer: { .numbers([bounded, free, fixed].map { Double($0) }) },
      wrong: [
        WrongAnswer(
          .numbers([least, row - least - fixed, fixed].map { Double($0) }),
          """
          The bounded one does not stay at its smallest width: it takes what it is offered, up to \
          its largest.
          """, .rule("LAYOUT-3.1.3")),
        WrongAnswer(
          .numbers([row / 3, row / 3, row / 3].map { Double($0) }),
          "A share is an offer: the fixed one takes \(fixed) of it and leaves the rest to the others.",
          .rule("LAYOUT-3.1.5")),
        WrongAnswer(
          .numbers([share("bounded"), share("bounded"), fixed].map { Double($0) }),
          """
          The bounded one is offered \(share("bounded")) and may not be wider than \(bounded). What \
          it leaves goes to the free one.
          """, .rule("LAYOUT-3.6.3")),
      ],
      hints: [
        "Take them in the order in which they are asked.",
        "The bounded one is offered more than it may take.",
        "The fixed one takes \(fixed), the bounded one \(bounded).",
      ],
      why: """
        \(fixed) for the fixed one, \(bounded) for the bounded one, and the free one takes what is \
        left: \(row) less \(fixed) less \(bounded) is \(free).
        """,
      chain: { stage.chain("free") })
  }

  // MARK: Investigate

  func stage(width: Double) -> LessonStage {
    LessonStage(CGSize(width: width, height: 100)) { RowScene() }
  }

  static let widths: ClosedRange<Double> = 100...400

  /// The narrowest row, in steps of the slider, in which the bounded one has its largest width.
  private var narrowest: Double {
    stride(from: Self.widths.lowerBound, through: Self.widths.upperBound, by: 10).first {
      stage(width: $0).size("bounded").width == bounded
    } ?? .nan
  }

  private var investigation: Investigation {
    let narrowest = narrowest
    return Investigation(
      task: """
        Change the width of the row in steps of ten. Watch when the bounded one begins to grow, \
        when it stops, and what the free one does meanwhile.
        """,
      figure: LessonFigure(
        name: "the width of the row", range: Self.widths, step: 10, start: Double(row)
      ) { stage(width: $0).bars(Self.names, columns: Int($0 / 10)) },
      question: Question(
        id: "2.narrowest", about: .flexibility,
        text: "What is the narrowest row in which the bounded one is \(bounded) wide?",
        kind: .points, answer: { .number(narrowest) },
        wrong: [
          WrongAnswer(
            3 * bounded,
            "A third of the row is the first offer. The bounded one is asked second.",
            .rule("LAYOUT-3.1.5")),
          WrongAnswer(
            bounded + fixed,
            "That is its width and the fixed one's. Half of what is left still goes to the free one.",
            .rule("LAYOUT-3.1.5")),
          WrongAnswer(
            row, "It has its largest width long before.",
            .moment("in a row of \(narrowest) it is already \(bounded) wide")),
        ],
        hints: [
          "The bounded one is offered half of what the fixed one leaves.",
          "It needs an offer of \(bounded).", "Twice \(bounded), and the fixed one's \(fixed).",
        ],
        why: """
          In a row of \(narrowest) the fixed one leaves \(narrowest - Double(fixed)), and half of \
          it is \(bounded). In wider rows the bounded one stays, and the free one takes the rest.
          """,
        chain: { conversation(stage(width: narrowest), order) }))
  }
}

extension RecordedMoment.Question {
  /// Whether a width was offered that is neither nil nor infinity.
  fileprivate var isShare: Bool {
    guard let width = proposal.width else { return false }
    return width > 0 && width.isFinite
  }
}
