import ViewTree
import ViewTreeInspection

extension Command {
  static let steps = Command(
    name: "steps", usage: "steps SCENE [NODE]",
    summary:
      "each question and answer of a scene's first layout in order; with a node, its own only"
  ) { arguments, console in
    try arguments.refuseWords(after: 2)
    let scene = try Scene.named(arguments.firstWord(called: "SCENE"))
    let recording = scene.shown(SceneRun(scene: scene, gesture: nil).recording)
    let lines = try StepLines(recording[0], of: arguments.words.dropFirst().first)
    console.lines(StepLines.words + lines.text)
    return ExitCode.success
  }
}

/// The questions and answers of one moment as lines of text.
struct StepLines {
  private let moment: RecordedMoment
  private let steps: [LayoutSteps.Step]

  /// - Parameter word: points at one node; nil for all.
  /// - Errors: `BadArgument` for a word that no node, or more than one, answers to.
  init(_ moment: RecordedMoment, of word: String?) throws {
    self.moment = moment
    let all = LayoutSteps(moment)
    guard let word else {
      steps = all.steps
      return
    }
    let found = moment.nodes(matching: word)
    guard let node = found.first, found.count == 1 else {
      let paths = found.prefix(8).map { "\($0.name) (\($0.number))" }
      throw BadArgument(
        given: MessageText.quoted(word),
        accepted: found.isEmpty
          ? "a number, an identifier or a type of the scene's tree"
          : "one of them: " + paths.joined(separator: ", "),
        nearest: found.first.map { "\($0.number)" } ?? "root")
    }
    steps = all.steps(of: node.number, in: moment)
  }

  /// The meaning of a question and of its answer.
  static let words = [
    "A question is an offer, width x height: 0 asks for the smallest length, inf for",
    "the largest, nil for the ideal one. A text that is offered a width of 0 takes",
    "none, and as many lines as the height has room for.", "",
  ]

  /// A line a step, numbered, further in for each question that still waits.
  var text: [String] {
    if steps.isEmpty { return ["No view asked: the layout was known, or no element takes part."] }
    let least = steps.map(\.level).min() ?? 0
    return steps.enumerated().map { index, step in
      let indent = String(repeating: "  ", count: step.level - least)
      return "\(index + 1)".rightAligned(in: 4) + "  \(indent)\(LayoutSteps.text(step, in: moment))"
    }
  }
}
