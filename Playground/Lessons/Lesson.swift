import RefreshSystems

/// One lesson: what it promises, and what it says and asks.
@MainActor struct Lesson {
  let number: Int
  let title: String
  /// One sentence that begins with "You will be able to".
  let goal: String
  let concept: Concept
  /// Concepts of earlier lessons; each was asked about there.
  var needs: [Concept] = []
  /// How long it takes. Minutes.
  let minutes: Int
  /// The documents whose code it runs.
  var documents: [RefreshSystemName] = []
  /// The rules of the catalog behind it, by their ids.
  let rules: [String]
  let reading: Reading
  /// Lays the scene out and asks the engine whatever the lesson says.
  let content: () -> Content

  /// A place in the engine.
  struct Reading {
    /// From the top of the repository.
    let path: String
    /// The length of the file, to the nearest ten or so.
    let lines: Int
    /// A name that is declared in the file.
    let symbol: String
    /// The question that a reader of the file finds answered.
    let about: String

    /// `Read it: Sources/...swift, share(of:): the share that each child is offered`.
    var text: String { "Read it: \(path), some \(lines) lines, \(symbol): \(about)." }
  }

  /// Everything in the order in which it is said and asked.
  struct Content {
    /// Said before anything is asked.
    let opening: Prose
    /// The part of the opening that its questions cannot do without; nil where the code says all.
    var facts: Prose?
    let scene: LessonScene
    let predictions: [Question]
    /// Said when all predictions are made.
    let closing: Prose
    /// The screens that the closing speaks of; nil where those of the last prediction stay.
    var besideClosing: SceneBeside?
    /// One layout or one fold, step by step.
    let played: PlayedSteps
    let investigation: Investigation
    let modification: Modification
    /// The thing to write at the end.
    let make: Prose
    /// Three, from a first direction to the way itself.
    let makeHints: [Prose]
    /// Three lines to keep.
    let card: [KeptLine]
  }

  /// The lessons of this build, in their order.
  static let all: [Lesson] = [
    .proposals, .stacks, .measuring, .preferences, .reduce, .turns, .anchors, .conventions,
    .rubberBand, .phases, .verdicts, .faithful, .porting,
  ]
}

/// The code that a learner sees, and the tree that it makes.
struct LessonScene {
  /// In words: what is on the screen.
  let caption: Prose
  /// Types that the scene uses, as they stand in the lesson's file or in the code that it speaks of.
  var declared = ""
  /// The lines of Swift, as they stand in the lesson's file without identifiers.
  let listing: String
  /// The laid-out code; nil where it lays nothing out.
  var stage: LessonStage?
  /// The identifiers that the tree of the lesson names.
  var names: [String] = []
  /// Views that only a change brings, in its tree.
  var otherNames: [String] = []
  /// Lines in the place of a tree.
  var lines: [String] = []
  /// A picture to scale or a plot, for plain text: a page has pictures of its own.
  var drawn: [String] = []

  /// Everything that is shown of it in Swift.
  var code: String { declared.isEmpty ? listing : declared + "\n\n" + listing }

  /// The tree with what each was asked and took, or what is shown in its place.
  @MainActor var shown: [String] { lines.isEmpty ? stage?.tree(names) ?? [] : lines }

  /// The names that the tree of a stage has, in the scene or changed.
  @MainActor func names(in stage: LessonStage) -> [String] {
    (names + otherNames).filter(stage.has)
  }
}

/// Something that happens inside of one moment, cut into steps.
struct PlayedSteps {
  let title: Prose
  let steps: [String]
}

/// A task with a figure, and the question that it ends in.
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
  /// From one place of the slider to the next.
  let step: Double
  let start: Double
  /// Lays the scene out for a number and draws it; lines of 76 columns at most.
  let lines: @MainActor (Double) -> [String]
  /// Why it is so for a number, in lines; nil where the figure says it.
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
  /// A number that may be typed instead; nil where the menu is all.
  var typed: Typed?

  struct Change {
    /// The line of Swift that is new, or the change in words.
    let label: Prose
    /// The change, in the code of the scene.
    let code: [CodeChange]
    let question: @MainActor () -> Question

    /// The question with the changed code.
    @MainActor func asked(of listing: String) -> Question {
      var question = question()
      question.listing = ChangedListing(listing, code)
      return question
    }
  }

  struct Typed {
    /// The number in words.
    let name: String
    let range: ClosedRange<Double>
    /// The change that a number is, in the code of the scene.
    let code: (Double) -> [CodeChange]
    let question: @MainActor (Double) -> Question

    /// The question about a number, with the changed code.
    @MainActor func asked(_ number: Double, of listing: String) -> Question {
      var question = question(number)
      question.listing = ChangedListing(listing, code(number))
      return question
    }
  }
}
