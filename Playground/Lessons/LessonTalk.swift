import Foundation
import RuleCatalog

/// A lesson as a conversation: lines go in, lines come out, and nothing is drawn.
///
/// The page and the plain text both present it, so they say the same.
@MainActor struct LessonTalk {
  enum Step {
    case say(() -> [String])
    case ask(Question, LessonFigure?)
    /// Plays the steps, one per line of input; the number is that of the next one.
    case play(PlayedSteps, Int)
    case change(Modification)
    /// Shows screens that no question has asked for.
    case show(SceneBeside)
    case make(Prose, hints: [Prose], line: WrittenLine?)
  }

  enum Outcome: Equatable {
    case right, skipped
    /// A different answer was given, in its own words.
    case missed(String)
  }

  var steps: [Step]
  /// Whether answers are only recorded, without any reply.
  private let isSilent: Bool
  private var isGivenUp = false
  /// Whether a rule was cited, with the command that prints it.
  private var hasCited = false
  /// The first answer to the present question, in its own words, if it was wrong.
  private var missed: String?
  /// Hints that were given at the present question or task.
  var hints = 0
  /// The outcomes in the order of the questions.
  private(set) var outcomes: [(question: String, outcome: Outcome)] = []
  var rightCount: Int { outcomes.filter { $0.outcome == .right }.count }
  /// The value that the figure was last moved to.
  private(set) var slider: Double?
  /// The scene of the last answered question that has its own.
  private(set) var stage: LessonStage?
  /// The screens shown with the last answered question that has some.
  private(set) var beside: SceneBeside?

  /// The columns of a page of text.
  static let width = 80

  init(_ steps: [Step], isSilent: Bool = false) {
    self.steps = steps
    self.isSilent = isSilent
  }

  /// Whether the learner has asked to stop.
  var hasQuit: Bool { isGivenUp }

  var isOver: Bool { isGivenUp || steps.isEmpty }

  /// Whether the predictions are made, so that the laid-out tree may be shown.
  var isRevealed: Bool {
    !steps.contains { step in
      if case .ask(let question, _) = step { return predictions.contains(question.id) }
      return false
    }
  }

  /// How many questions were answered, and how many were skipped.
  var count: String {
    let skipped = outcomes.filter { $0.outcome == .skipped }.count
    return (skipped > 0 ? "\(skipped) skipped, " : "") + "\(outcomes.count - skipped) answered"
  }

  /// The ids of the questions that are asked before any result is shown.
  var predictions: Set<String> = []
  /// Whether changed code is printed here; a page shows it in a panel.
  var saysCode = true
  /// The code that changes are applied to.
  var listing = ""

  var question: Question? {
    guard case .ask(let question, _) = steps.first else { return nil }
    return question
  }

  var figure: LessonFigure? {
    guard case .ask(_, let figure) = steps.first else { return nil }
    return figure
  }

  var isPlaying: Bool {
    if case .play = steps.first { true } else { false }
  }

  /// Prints everything up to the next question, and asks it.
  mutating func goOn() -> [String] {
    var lines: [String] = []
    while let step = steps.first {
      switch step {
      case .say(let words):
        lines += words()
        steps.removeFirst()
      case .ask(let question, let figure):
        return lines + asking(question, figure)
      case .play(let playing, let index):
        return lines + Self.playing(playing, index)
      case .change(let modification):
        return lines + Self.menu(modification)
      case .show(let scenes):
        beside = scenes
        lines += ["", "  on the screen now"] + scenes.lines.flatMap(Self.indented)
        steps.removeFirst()
      case .make(let task, let hints, let line): return lines + Self.making(task, hints, line)
      }
    }
    return lines
  }

  /// Handles a typed line, and returns the reply.
  mutating func answer(_ line: String) -> [String] {
    let word = line.trimmingWhitespace
    switch (word.lowercased(), steps.first) {
    case ("q", _), ("quit", _):
      isGivenUp = true
      return ["Left. Nothing is lost: a lesson can be begun again at any time."]
    case ("?", let step?), ("help", let step?): return Self.explanation(of: step)
    case ("h", let step?), ("hint", let step?): return hint(for: step)
    case ("s", let step?), ("skip", let step?): return skip(step)
    case (_, .ask(let question, let figure)):
      return explore(word, figure) ?? predict(word, question)
    case (_, .play(let playing, let index)): return play(playing, index)
    case (_, .change(let modification)): return change(word, modification)
    case (_, .make(_, _, let line)): return write(word, line)
    default: return []
    }
  }

  // MARK: Asking

  private func asking(_ question: Question, _ figure: LessonFigure?) -> [String] {
    let reading = AnswerReading(kind: question.kind)
    var lines: [String] = []
    if saysCode, let listing = question.listing {
      lines += [""] + listing.text.map { $0.isEmpty ? "" : "  " + $0 }
    }
    lines += [""] + Self.wrapped(question.text, first: "Predict: ", rest: "  ")
    for option in reading.options {
      lines += Self.wrapped(option.words, first: "  \(option.sign)  ", rest: "     ")
    }
    lines += Self.wrapped("(\(reading.expected))", first: "  ", rest: "  ")
    if let figure {
      let start = Prose.number(figure.start)
      lines.append("  (try \(start) sets \(figure.name) to \(start), and so on)")
    }
    return lines
  }

  private static func playing(_ playing: PlayedSteps, _ index: Int) -> [String] {
    guard index == 0 else { return [] }
    return [""] + wrapped(playing.title, first: "Step by step: ", rest: "  ")
      + ["  (an empty line plays the next of \(playing.steps.count) steps, s the rest)"]
  }

  private mutating func play(_ playing: PlayedSteps, _ index: Int) -> [String] {
    let line = Self.wrapped(playing.steps[index], first: "  \(index + 1). ", rest: "     ")
    if index + 1 < playing.steps.count {
      steps[0] = .play(playing, index + 1)
      return line
    }
    steps.removeFirst()
    return line + goOn()
  }

  private mutating func hint(for step: Step) -> [String] {
    let all: [Prose]
    let rest: String
    switch step {
    case .ask(let question, _): (all, rest) = (question.hints, "shows the answer and the reasons")
    case .make(_, let hints, _): (all, rest) = (hints, "goes on")
    case .change: (all, rest) = (Self.changeHints, "goes on")
    case .play, .say, .show: return ["  Read the steps; nothing is asked here."]
    }
    if isSilent { return ["  No hints here: the lessons have them."] }
    guard hints < all.count else {
      return ["  Those were all \(all.count) hints. s \(rest)."]
    }
    hints += 1
    return told(hints, of: all)
  }

  private func told(_ hint: Int, of all: [Prose]) -> [String] {
    Self.wrapped(all[hint - 1].text, first: "  Hint \(hint) of \(all.count): ", rest: "    ")
  }

  private mutating func skip(_ step: Step) -> [String] {
    if case .play(let playing, let index) = step {
      steps.removeFirst()
      let rest = playing.steps.enumerated().dropFirst(index)
      return rest.flatMap { Self.wrapped($0.element, first: "  \($0.offset + 1). ", rest: "     ") }
        + goOn()
    }
    guard case .ask(let question, _) = step else {
      steps.removeFirst()
      hints = 0
      if case .make(_, _, let line?) = step { return Self.wayOut(of: line) + goOn() }
      return goOn()
    }
    let truth = AnswerReading(kind: question.kind).told(question.answer())
    return reveal(
      question, missed.map(Outcome.missed) ?? .skipped,
      [""] + Self.wrapped("Skipped. The engine says \(truth)", rest: "  "))
  }

  /// Moves the figure; nil for a line that does not request it.
  private mutating func explore(_ word: String, _ figure: LessonFigure?) -> [String]? {
    guard let figure, word.lowercased().hasPrefix("try") else { return nil }
    let typed = word.dropFirst(3).description.trimmingWhitespace
    let number = AnswerReading(kind: .points)
    guard case .numbers(let values)? = try? number.read(typed), let value = values.first else {
      return ["  given: '\(typed)', expected a number, such as try \(Prose.number(figure.start))"]
    }
    return show(figure, at: value)
  }

  /// Moves the figure as close to a number as possible.
  mutating func show(_ figure: LessonFigure, at value: Double) -> [String] {
    let place = figure.place(value)
    slider = place
    let (least, most) = (figure.range.lowerBound, figure.range.upperBound)
    let limits =
      !(least...most).contains(value)
      ? ", of \(Prose.number(least)) to \(Prose.number(most))"
      : abs(place - value) > Self.samePlace ? ", in steps of \(Prose.number(figure.step))" : ""
    return ["  \(figure.name): \(Prose.number(place))\(limits)"]
      + figure.lines(place).flatMap(Self.indented)
  }

  /// The largest difference between a place of a slider and the number typed for it.
  private static let samePlace = 1e-6

  // MARK: Revealing

  private mutating func predict(_ word: String, _ question: Question) -> [String] {
    let reading = AnswerReading(kind: question.kind)
    do {
      let given = try reading.read(word)
      let truth = question.answer()
      if question.isSame(given, truth) {
        let right = missed == nil ? "Right: " : "Right, at the second try: "
        return reveal(
          question, missed.map(Outcome.missed) ?? .right,
          [""] + Self.wrapped(right + reading.told(truth), rest: "  "))
      }
      let prediction = [""] + Self.wrapped("You predicted \(reading.told(given))", rest: "  ")
      guard let first = missed else {
        missed = reading.text(given)
        if isSilent { return reveal(question, .missed(reading.text(given)), []) }
        return prediction + nudge(given, question)
      }
      return reveal(
        question, .missed(first),
        prediction + Self.wrapped("The engine says \(reading.told(truth))", rest: "  ")
          + contradiction(of: given, question, isNew: first != reading.text(given)))
    } catch {
      let given = word.isEmpty ? "nothing" : MessageText.quoted(word, to: 40)
      return Self.wrapped(
        "given: \(given), expected \(error.expected); ? explains, h is a hint", first: "  ",
        rest: "  ")
    }
  }

  /// The reply between a wrong answer and the next try: the misconception behind the answer if it
  /// is a known one, the next hint otherwise.
  private mutating func nudge(_ given: Answer, _ question: Question) -> [String] {
    let again = ["  (once more; h is a hint, s shows the answer)"]
    if let mistake = question.mistake(given) {
      return Self.wrapped(mistake.reveals, first: "  ", rest: "  ") + again
    }
    if question.isReordered(given) { return [Self.reordered] + again }
    guard hints < question.hints.count else { return again }
    hints += 1
    return told(hints, of: question.hints) + again
  }

  private static let reordered =
    "  Right numbers, wrong order: the question says which comes first."

  /// - Parameter isNew: whether the mistake is explained for the first time.
  private mutating func contradiction(
    of given: Answer, _ question: Question, isNew: Bool
  ) -> [String] {
    guard let mistake = question.mistake(given) else {
      return isNew && question.isReordered(given) ? [Self.reordered] : []
    }
    var evidence: String
    switch mistake.evidence {
    case .rule(let id):
      evidence = RuleWords.cited(id)
      if !hasCited { evidence += " (a rule of the catalog; Playground rule \(id) tells it)" }
      hasCited = true
    case .moment(let words): evidence = words.text
    }
    return (isNew ? Self.wrapped(mistake.reveals, first: "  ", rest: "  ") : [])
      + Self.wrapped(evidence, first: "  what speaks against it: ", rest: "    ")
  }

  private mutating func reveal(
    _ question: Question, _ outcome: Outcome, _ verdict: [String]
  ) -> [String] {
    outcomes.append((question.id, outcome))
    missed = nil
    // A change applies to the lesson's original scene, whichever change was tried before.
    stage = question.stage ?? (question.listing == nil ? stage : nil)
    beside = question.beside ?? beside
    steps.removeFirst()
    if isSilent { return ["  Noted."] + goOn() }
    hints = 0
    var lines = verdict
    lines += Self.wrapped(question.why, first: "  ", rest: "  ")
    let chain = question.chain()
    if !chain.isEmpty { lines += ["", "  the chain of reasons"] + chain.flatMap(Self.indented) }
    return lines + goOn()
  }
}
