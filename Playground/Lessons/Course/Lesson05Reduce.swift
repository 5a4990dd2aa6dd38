import RefreshSystems
import SwiftUI
import ViewTreeInspection

// Lesson 5: reduce, call by call.

extension Lesson {
  static let reduce = Lesson(
    5, about: .reduce, needs: [.preferences], minutes: 26, documents: [.LKRefresh],
    rules: [
      "PREF-1.2.1", "PREF-1.2.2", "PREF-1.2.4", "PREF-1.2.5", "PREF-1.3.1", "S0.03", "S0.04",
      "B000-15",
    ],
    reading: Reading(
      path: "Sources/SmallTree/Preferences.swift", lines: 160, symbol: "func folded"),
    text: EmbeddedText.Lesson05_txt
  ) { ReduceLesson(prose: $0).content }
}

/// The scene of lesson 5, as the learner sees it.
private struct OffsetScene: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red.accessibilityIdentifier("red").preference(
        key: LKScrollOffsetPreferenceKey.self, value: 40)
      Color.green.accessibilityIdentifier("green").preference(
        key: LKScrollOffsetPreferenceKey.self, value: 10)
      Color.blue.accessibilityIdentifier("blue").preference(
        key: LKScrollOffsetPreferenceKey.self, value: 5)
    }
  }
}

@MainActor struct ReduceLesson {
  let prose: LessonText
  typealias Key = LKScrollOffsetPreferenceKey
  static let values: [CGFloat] = [40, 10, 5]
  /// The content and the header, as document 000 measures them. Points.
  private static let sizes = [CGSize(width: 300, height: 1000), CGSize(width: 300, height: 120)]
  /// The value of each writer in the figure.
  private static let equal: CGFloat = 10

  let stage = LessonStage { OffsetScene() }

  init(prose: LessonText) {
    self.prose = prose
    // No fold happens for a key without a reader.
    _ = stage.host.value(of: Key.self)
    stage.record()
  }

  /// The value that the tree folds from this many writers.
  func folded(_ values: [CGFloat]) -> CGFloat { Folding<Key>(values).value }

  /// The value that would come out if the default were the first one.
  func fromDefault<K: PreferenceKey>(_ key: K.Type, _ values: [K.Value]) -> K.Value {
    var result = K.defaultValue
    for value in values { K.reduce(value: &result) { value } }
    return result
  }

  var results: [CGFloat] { (1...3).map { folded(Array(Self.values.prefix($0))) } }
  private var defaultResults: [CGFloat] {
    (1...3).map { fromDefault(Key.self, Array(Self.values.prefix($0))) }
  }

  var content: Lesson.Content {
    Lesson.Content(
      prose,
      [
        "firstResult": "\(results[0])", "fromDefault": "\(defaultResults[0])",
        "read": "\(ChangingScene.read)",
      ],
      scene: LessonScene(
        declared: prose.code("types"), listing: prose.code("scene"), stage: stage,
        names: ["VStack", "red", "green", "blue"],
        lines: zip(["red  ", "green", "blue "], Self.values).map {
          "\($0) writes \(Prose.number($1))"
        } + ["VStack reports \(Prose.number(results[2]))"]),
      predictions: [resultsQuestion, callsQuestion, sizeQuestion],
      played: stage.preference(Key.self, of: "VStack").lines, investigation: investigation,
      modification: modification)
  }

  private var resultsQuestion: Question {
    let sums = (1...3).map { Self.values.prefix($0).reduce(0, +) }
    return prose.question(
      "results", kind: .numbers(count: 3, unit: "points", tolerance: 0),
      answer: { .lengths(results) },
      wrong: [
        .lengths(defaultResults), .lengths(sums),
        .lengths(results[0], results[1], results[1] + Self.values[2]),
        .lengths(sums.enumerated().map { $0.offset == 0 ? $0.element : -$0.element }),
      ],
      [
        "one": "\(Self.values[0])", "two": "\(Self.values[1])", "three": "\(Self.values[2])",
        "secondResult": "\(results[1])", "firstResult": "\(results[0])",
        "thirdResult": "\(results[2])",
      ], chain: { stage.preferenceLines(Key.self, of: "VStack") })
  }

  private var callsQuestion: Question {
    let writers = 5
    let folding = Folding<Key>(Array(repeating: Self.equal, count: writers))
    return prose.question(
      "calls", kind: .count(of: "calls"), answer: { .number(folding.calls.count) },
      wrong: [.number(writers), .number(1), .number(writers + 1)],
      ["writers": "\(writers)", "equal": "\(Self.equal)"], chain: { folding.calls })
  }

  private var sizeQuestion: Question {
    let size = Folding<LKSizePreferenceKey>(Self.sizes).value
    let all = fromDefault(LKSizePreferenceKey.self, Self.sizes)
    let (first, second) = (Self.sizes[0], Self.sizes[1])
    return prose.question(
      "size", kind: .points(2), answer: { .size(size) },
      wrong: [
        .size(second), .size(all), .lengths(first.width, first.height + second.height),
      ], ["first": "\(first)", "second": "\(second)"],
      chain: { Folding<LKSizePreferenceKey>(Self.sizes).reasons })
  }

  private static let most = 6
  private static let asked = 7

  private var investigation: Investigation {
    func result(_ count: Int) -> CGFloat { folded(Array(repeating: Self.equal, count: count)) }
    return Investigation(
      task: prose["Investigate", ["equal": "\(Self.equal)"]],
      figure: LessonFigure(
        name: "the number of writers", range: 0...Double(Self.most), step: 1, start: 0
      ) { count in
        let folding = Folding<Key>(Array(repeating: Self.equal, count: Int(count)))
        // Even without a call there is a reason.
        let lines = count == 0 ? folding.reasons : folding.calls
        return lines + ["read: \(Prose.number(folding.value))"]
      },
      question: prose.question(
        "pattern", kind: .points(within: 0), answer: { .number(result(Self.asked)) },
        wrong: [
          .number(Double(Self.equal) * Double(Self.asked)), .number(result(2)),
          .number(-Double(Self.equal)),
        ],
        [
          "asked": "\(Self.asked)", "equal": "\(Self.equal)", "most": "\(Self.most)",
          "resultOfMost": "\(result(Self.most))", "resultOfOne": "\(result(1))",
          "resultOfTwo": "\(result(2))", "resultOfNone": "\(result(0))",
        ], chain: { Folding<Key>(Array(repeating: Self.equal, count: Self.asked)).reasons }))
  }
}
