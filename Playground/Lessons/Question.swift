import RefreshSystems

/// A prediction that a learner is asked for, and everything that is said about it.
struct Question {
  /// The lesson's number and a word: `1.asked`. Progress files and tests name it so.
  var id: String
  let about: Concept
  let text: Prose
  let kind: Kind
  /// Asks the engine.
  let answer: @MainActor () -> Answer
  /// The usual mistakes, at least two.
  let wrong: [WrongAnswer]
  /// Three: where to look, what to think of, the first line of the chain.
  let hints: [Prose]
  /// Why it is so; also said after a right answer.
  let why: Prose
  /// The chain of reasons, from the recording.
  let chain: @MainActor () -> [String]
  /// The scene that it asks about, where that is another one than the lesson's: shown once the answer
  /// is.
  var stage: LessonStage?
  /// The screens that it speaks of, where those are a system's under a finger.
  var beside: SceneBeside?
  /// The changed code, where the question follows a change.
  var listing: ChangedListing?

  /// In which form an answer is given.
  enum Kind: Equatable {
    /// So many numbers, each right within the tolerance.
    case numbers(count: Int, unit: String, tolerance: Double)
    /// One line of a tree.
    case node([String])
    /// All of the items, in their order.
    case order([String])
    /// Some of the words, in the order of time; a word may come twice.
    case path([String])
    /// Any number of the five systems.
    case systems
    /// One of the sentences.
    case choice([Prose])

    /// One length in points, right within half a point.
    static let points = Kind.numbers(count: 1, unit: "points", tolerance: 0.5)
    static func points(_ count: Int) -> Kind {
      .numbers(count: count, unit: "points", tolerance: 0.5)
    }
    /// A number of things, exactly.
    static func count(of things: String) -> Kind {
      .numbers(count: 1, unit: things, tolerance: 0)
    }
  }

  /// Whether two answers are the same for this kind of question.
  func isSame(_ first: Answer, _ second: Answer) -> Bool {
    guard case .numbers(_, _, let tolerance) = kind,
      case .numbers(let one) = first, case .numbers(let other) = second
    else { return first == second }
    return one.count == other.count
      && zip(one, other).allSatisfy { abs($0 - $1) <= tolerance + Self.rounding }
  }

  /// The most that a sum of decimal fractions is off.
  private static let rounding = 1e-6

  /// The usual mistake that an answer is; nil for one of its own kind.
  @MainActor func mistake(_ given: Answer) -> WrongAnswer? {
    wrong.first { isSame($0.answer, given) }
  }
}

/// Somebody's prediction, or the engine's answer.
enum Answer: Equatable {
  case numbers([Double])
  case node(String)
  case order([String])
  case path([String])
  case systems([RefreshSystemName])
  /// Which sentence, from 0.
  case choice(Int)

  static func number(_ value: Double) -> Answer { .numbers([value]) }
}

/// A usual mistake.
struct WrongAnswer {
  let answer: Answer
  /// The thought behind it, and what contradicts it.
  let reveals: Prose
  let evidence: Evidence

  /// The rule or the moment that contradicts a mistake.
  enum Evidence {
    /// A rule of the catalog, by its id.
    case rule(String)
    /// A moment of the recording, in words.
    case moment(Prose)
  }

  init(_ answer: Answer, _ reveals: Prose, _ evidence: Evidence) {
    self.answer = answer
    self.reveals = reveals
    self.evidence = evidence
  }

  init(_ number: Double, _ reveals: Prose, _ evidence: Evidence) {
    self.init(.number(number), reveals, evidence)
  }
}
