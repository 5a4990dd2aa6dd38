import SwiftUI
import ViewTreeInspection

// Lesson 2: stacks share what is left.

extension Lesson {
  static let stacks = Lesson(
    2, about: .flexibility, needs: [.proposals], minutes: 19,
    rules: ["LAYOUT-3.1.3", "LAYOUT-3.1.4", "LAYOUT-3.1.5", "LAYOUT-3.1.6"],
    reading: Reading(
      path: "Sources/SmallTree/Containers.swift", lines: 360, symbol: "shareLength"),
    text: EmbeddedText.Lesson02_txt
  ) { StackLesson(prose: $0).content }
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
  let prose: LessonText
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
      prose, ["row": "\(row)"],
      scene: LessonScene(
        listing: prose.code("scene"), stage: stage, names: ["HStack"] + Self.names,
        drawn: stage.strips(Self.names)),
      predictions: [orderQuestion, offerQuestion, widthsQuestion],
      played: conversation(stage, Self.names), investigation: investigation,
      modification: modification)
  }

  private var orderQuestion: Question {
    prose.question(
      "order", kind: .order(Self.names), answer: { .order(order) },
      wrong: [
        .order(Self.names), .order(order.reversed()), .order(["bounded", "fixed", "free"]),
        .order(["fixed", "free", "bounded"]),
      ],
      [
        "boundedFlexibility": "\(probe("bounded", .infinity) - least)",
        "fixedFlexibility": "\(probe("fixed", .infinity) - probe("fixed", 0))", "least": "\(least)",
        "boundedLargest": "\(probe("bounded", .infinity))",
      ],
      chain: {
        conversation(stage, order).filter { $0.hasSuffix("(to learn).") }
          + ["for good it asks \(order.joined(separator: ", then "))"]
      })
  }

  private var offerQuestion: Question {
    prose.question(
      "offer", kind: .points, answer: { .number(share("bounded")) },
      wrong: [.number(row / 3), .number(row / 2), .number(row - fixed), .number(bounded)],
      [
        "fixed": "\(fixed)", "row": "\(row)", "rest": "\(row - fixed)",
        "share": "\(share("bounded"))", "bounded": "\(bounded)",
      ], chain: { Array(conversation(stage, order).dropLast()) })
  }

  private var widthsQuestion: Question {
    prose.question(
      "widths", kind: .points(3), answer: { .lengths(bounded, free, fixed) },
      wrong: [
        .lengths(least, row - least - fixed, fixed), .lengths(row / 3, row / 3, row / 3),
        .lengths(share("bounded"), share("bounded"), fixed),
      ],
      [
        "fixed": "\(fixed)", "share": "\(share("bounded"))", "bounded": "\(bounded)",
        "row": "\(row)", "free": "\(free)",
      ], chain: { stage.chain("free") })
  }

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
      task: prose["Investigate"],
      figure: LessonFigure(
        name: "the width of the row", range: Self.widths, step: 10, start: Double(row)
      ) { stage(width: $0).bars(Self.names, columns: Int($0 / 10)) },
      question: prose.question(
        "narrowest", kind: .points, answer: { .number(narrowest) },
        wrong: [.number(3 * bounded), .number(bounded + fixed), .number(row)],
        [
          "bounded": "\(bounded)", "narrowest": "\(narrowest)", "fixed": "\(fixed)",
          "rest": "\(narrowest - Double(fixed))",
        ], chain: { conversation(stage(width: narrowest), order) }))
  }
}

extension RecordedMoment.Question {
  /// Whether a width was offered that is neither nil nor infinity.
  fileprivate var isShare: Bool {
    guard let width = proposal.width else { return false }
    return width > 0 && width.isFinite
  }
}
