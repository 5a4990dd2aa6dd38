import RefreshSystems

@MainActor struct Lesson {
  let number: Int
  let title: String
  /// One sentence that begins with "You will be able to".
  let goal: String
  let concept: Concept
  /// Concepts of earlier lessons; each was asked about there.
  let needs: [Concept]
  /// How long it takes. Minutes.
  let minutes: Int
  let documents: [RefreshSystemName]
  /// The rules of the catalog behind it, by their ids.
  let rules: [String]
  private(set) var reading: Reading
  /// Lays out the scene and queries the engine for the numbers in the lesson.
  let content: () -> Content

  /// - Parameters:
  ///   - text: The file with its words, which begin with the title and the goal.
  ///   - content: Puts words and numbers together.
  init(
    _ number: Int, about concept: Concept, needs: [Concept] = [], minutes: Int,
    documents: [RefreshSystemName] = [], rules: [String], reading: Reading, text: String,
    content: @escaping (LessonText) -> Content
  ) {
    let words = LessonText("\(number)", about: concept, text)
    self.number = number
    title = words.title
    goal = words.goal
    self.concept = concept
    self.needs = needs
    self.minutes = minutes
    self.documents = documents
    self.rules = rules
    self.reading = reading
    self.reading.about = words["Reading"].text
    self.content = { content(words) }
  }

  /// A place in the engine's source.
  struct Reading {
    /// Relative to the root of the repository.
    let path: String
    /// The length of the file, to the nearest ten or so.
    let lines: Int
    /// A name that is declared in the file.
    let symbol: String
    /// The question that the file answers.
    var about = ""

    /// `Read it: Sources/...swift, share(of:): the share that each child is offered`.
    var text: String { "Read it: \(path), some \(lines) lines, \(symbol): \(about)." }
  }

  /// All texts and questions, in order.
  struct Content {
    let opening: Prose
    /// The part of the opening that its questions need; nil if the code is enough.
    let facts: Prose?
    private(set) var scene: LessonScene
    let predictions: [Question]
    /// Shown once all predictions are made.
    let closing: Prose
    /// The screens that the closing refers to; nil if those of the last prediction stay.
    let besideClosing: SceneBeside?
    /// One layout or one fold, step by step.
    let played: PlayedSteps
    let investigation: Investigation
    let modification: Modification
    /// The code to write at the end.
    let make: Prose
    /// Three, from a first direction to the solution itself.
    let makeHints: [Prose]
    /// Three lines to remember.
    let card: [KeptLine]

    /// - Parameters:
    ///   - values: Those of the lesson's own passages. The passages `Investigate` and `Change` and
    ///     the questions have their own.
    ///   - played: The steps; nil if they are the passage `Steps`.
    @MainActor init(
      _ text: LessonText, _ values: [String: Prose] = [:], facts: Prose? = nil, scene: LessonScene,
      predictions: [Question], besideClosing: SceneBeside? = nil, played: [String]? = nil,
      investigation: Investigation, modification: Modification
    ) {
      var words = LessonWords(text, values)
      defer { words.finish() }
      opening = words["Opening"]
      self.facts = facts
      self.scene = scene
      self.scene.caption = words["Scene"]
      self.predictions = predictions
      closing = words["Closing"]
      self.besideClosing = besideClosing
      self.played = PlayedSteps(
        title: words["Played"], steps: played ?? words.list("Steps").map(\.text))
      self.investigation = investigation
      self.modification = modification
      make = words["Make"]
      makeHints = words.list("Hints")
      card = text.card
    }
  }

  static let all: [Lesson] = [
    .proposals, .stacks, .measuring, .preferences, .reduce, .turns, .anchors, .conventions,
    .rubberBand, .phases, .verdicts, .faithful, .porting,
  ]
}

/// The code that a learner sees, and the tree that it produces.
struct LessonScene {
  /// The contents of the screen, in words.
  var caption: Prose = ""
  /// Types that the scene uses, as declared in the lesson's file or in the code that it discusses.
  var declared = ""
  /// The lines of Swift, as in the lesson's file but without identifiers.
  let listing: String
  /// The laid-out code; nil if it lays nothing out.
  var stage: LessonStage?
  /// The identifiers that the tree of the lesson names.
  var names: [String] = []
  /// Views that only a change adds to the tree.
  var otherNames: [String] = []
  /// Lines shown in place of a tree.
  var lines: [String] = []
  /// A picture to scale or a plot, for plain text; a page has its own pictures.
  var drawn: [String] = []

  /// All of its Swift code that is shown.
  var code: String { declared.isEmpty ? listing : declared + "\n\n" + listing }

  @MainActor var shown: [String] { lines.isEmpty ? stage?.tree(names) ?? [] : lines }

  @MainActor func names(in stage: LessonStage) -> [String] {
    (names + otherNames).filter(stage.has)
  }
}

/// An event within a single moment, cut into steps.
struct PlayedSteps {
  let title: Prose
  let steps: [String]
}

/// A task with a figure, and the question at its end.
struct Investigation {
  let task: Prose
  let figure: LessonFigure
  let question: Question
}

/// A picture that depends on one number.
struct LessonFigure {
  /// The number in words: "the width of the frame".
  let name: String
  let range: ClosedRange<Double>
  /// The distance between adjacent places of the slider.
  let step: Double
  let start: Double
  /// Lays out the scene for a number and draws it in lines of at most 76 columns.
  let lines: @MainActor (Double) -> [String]
  /// The reason for a number's result, in lines; nil if the figure shows it.
  var why: (@MainActor (Double) -> [String])?

  /// The nearest place of the slider.
  func place(_ value: Double) -> Double {
    guard value.isFinite else { return start }
    let steps = ((value - range.lowerBound) / step).rounded()
    return min(max(range.lowerBound + steps * step, range.lowerBound), range.upperBound)
  }
}

/// A change to the running scene, chosen by the learner, and a prediction about it.
struct Modification {
  let task: Prose
  let changes: [Change]
  /// A number that may be typed instead; nil if the menu offers every choice.
  var typed: Typed?

  struct Change {
    /// The line of Swift that is new, or the change in words.
    let label: Prose
    let code: [CodeChange]
    let question: @MainActor () -> Question

    init(_ label: Prose, _ code: CodeChange..., question: @escaping @MainActor () -> Question) {
      self.init(label, code, question: question)
    }

    init(_ label: Prose, _ code: [CodeChange], question: @escaping @MainActor () -> Question) {
      (self.label, self.code, self.question) = (label, code, question)
    }

    @MainActor func asked(of listing: String) -> Question {
      var question = question()
      question.listing = ChangedListing(listing, code)
      return question
    }
  }

  struct Typed {
    let name: String
    let range: ClosedRange<Double>
    /// The change for a number, in the code of the scene.
    let code: (Double) -> [CodeChange]
    let question: @MainActor (Double) -> Question

    @MainActor func asked(_ number: Double, of listing: String) -> Question {
      var question = question(number)
      question.listing = ChangedListing(listing, code(number))
      return question
    }
  }
}
