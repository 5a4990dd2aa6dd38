import SwiftUI

// Lesson 6: changes, turns, and being one turn late.

extension Lesson {
  static let turns = Lesson(
    6, about: .turns, needs: [.preferences], minutes: 16, documents: [.LKRefresh],
    rules: ["STATE-4.1.1", "STATE-4.1.2", "STATE-4.1.3", "PREF-1.7.2", "PREF-1.7.6", "S0.09"],
    reading: Reading(
      path: "Sources/SmallTree/Host.swift", lines: 160, symbol: "func turn()"),
    text: EmbeddedText.Lesson06_txt
  ) { TurnLesson(prose: $0).content }
}

/// How far a list is pulled. Points.
private struct PullKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

/// The scene of lesson 6, as the learner sees it: what document 000 does with its markers.
private struct LateHeader: View {
  let pull: CGFloat
  @State private var offset: CGFloat = 0

  var body: some View {
    Text("offset \(Int(offset))").accessibilityIdentifier("header")
      .preference(key: PullKey.self, value: pull)
      .onPreferenceChange(PullKey.self) { value in
        DispatchQueue.main.async { offset = value }
      }
  }
}

/// The same without the detour over the queue, under the name that the changed listing has.
private enum Prompt {
  struct LateHeader: View {
    let pull: CGFloat
    @State private var offset: CGFloat = 0

    var body: some View {
      Text("offset \(Int(offset))").accessibilityIdentifier("header")
        .preference(key: PullKey.self, value: pull)
        .onPreferenceChange(PullKey.self) { value in offset = value }
    }
  }
}

/// A size that feeds the state that feeds the size.
private struct GrowingBox: View {
  var limit = CGFloat.infinity
  @State private var height: CGFloat = 10

  var body: some View {
    Color.red.frame(height: height)
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: PullKey.self, value: proxy.size.height)
        }
      )
      .onPreferenceChange(PullKey.self) { value in
        if value < limit { height = value + 1 }
      }
  }
}

@MainActor struct TurnLesson {
  let prose: LessonText
  /// The number of the changing turn in the questions.
  static let first = 12
  static let pull: CGFloat = 40
  private static let other: CGFloat = 41

  let stage = LessonStage { LateHeader(pull: 0) }
  let late: TurnLog
  let prompt: TurnLog
  let growing: TurnLog

  init(prose: LessonText) {
    self.prose = prose
    late = TurnLog([{ LateHeader(pull: 0) }, { LateHeader(pull: Self.pull) }])
    prompt = TurnLog([{ Prompt.LateHeader(pull: 0) }, { Prompt.LateHeader(pull: Self.pull) }])
    growing = TurnLog([{ GrowingBox() }])
  }

  var seen: Int { Self.first + late.delay }

  /// The header with a pull of zero, and then with others in turn.
  func log(_ pulls: [CGFloat]) -> TurnLog {
    TurnLog(([0] + pulls).map { pull in { LateHeader(pull: pull) } })
  }

  /// Why the header's body and callback ran, or did not, at the last of some pulls.
  func causes(_ pulls: [CGFloat]) -> [String] {
    CauseLines.of("header", pulls.map { pull in { LateHeader(pull: pull) } })
  }

  /// The same where the callback writes the state itself.
  var promptCauses: [String] {
    CauseLines.of("header", [0, Self.pull].map { pull in { Prompt.LateHeader(pull: pull) } })
  }

  var content: Lesson.Content {
    Lesson.Content(
      prose,
      scene: LessonScene(
        declared: prose.code("types"), listing: prose.code("scene"), stage: stage,
        names: ["LateHeader", "header"]), predictions: [lateQuestion, callsQuestion, loopQuestion],
      played: late.lines(from: Self.first), investigation: investigation, modification: modification
    )
  }

  private var lateQuestion: Question {
    prose.question(
      "late", kind: .count(of: "the turn's number"), answer: { .number(seen) },
      wrong: [.number(Self.first + prompt.delay), .number(Self.first + 2)],
      ["pull": "\(Self.pull)", "first": "\(Self.first)", "seen": "\(seen)"],
      chain: { late.lines(from: Self.first) + causes([0, Self.pull]) })
  }

  private var callsQuestion: Question {
    let pulls = [Self.pull, Self.pull, Self.other]
    let count = log(pulls).total(of: .callback)
    return prose.question(
      "calls", kind: .count(of: "calls"), answer: { .number(count) },
      wrong: [.number(pulls.count + 1), .number(count - 1)],
      [
        "firstPull": "\(pulls[0])", "secondPull": "\(pulls[1])", "thirdPull": "\(pulls[2])",
        "pull": "\(Self.pull)", "other": "\(Self.other)",
      ], chain: { log(pulls).allLines + causes([0] + pulls.prefix(2)) })
  }

  private var loopQuestion: Question {
    let most = growing.most(of: .callback)
    let isWarned = growing.total(of: .warning) > 0
    return prose.question(
      "loop", answer: { .choice(most == 2 && isWarned ? 1 : 2) }, wrong: [.choice(0), .choice(2)],
      [
        "most": "\(most)", "height": "\(Self.limits.lowerBound + Double(most))",
        "warning": "\(growing.warning)",
      ], listing: ChangedListing(other: prose.code("GrowingBox")), chain: { growing.lines(from: 1) }
    )
  }

  private static let limits: ClosedRange<Double> = 10...14

  private func grown(to limit: Double) -> TurnLog {
    TurnLog([{ GrowingBox(limit: CGFloat(limit)) }])
  }

  private var investigation: Investigation {
    let last =
      Array(stride(from: Self.limits.lowerBound, through: Self.limits.upperBound, by: 1)).last {
        grown(to: $0).total(of: .warning) == 0
      } ?? .nan
    return Investigation(
      task: prose["Investigate", ["least": "\(Self.limits.lowerBound)"]],
      figure: LessonFigure(name: "the limit", range: Self.limits, step: 1, start: 10) { limit in
        // The picture that a page shows beside the lines.
        _ = LessonStage { GrowingBox(limit: CGFloat(limit)) }
        return grown(to: limit).allLines
      },
      question: prose.question(
        "limit", kind: .points(within: 0), answer: { .number(last) },
        wrong: [.number(Self.limits.lowerBound), .number(last + 1)],
        [
          "least": "\(Self.limits.lowerBound)", "largest": "\(Self.limits.upperBound)",
          "last": "\(last)", "firstWrite": "\(Self.limits.lowerBound + 1)",
        ], chain: { grown(to: last).allLines }))
  }
}
