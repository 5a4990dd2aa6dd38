import RefreshSystems
import ViewTree

/// A prediction asked of a learner, and every text about it.
struct Question {
  /// The lesson's number and a word: `1.asked`. Progress files and tests use this name.
  var id: String
  let about: Concept
  let text: Prose
  let kind: Kind
  /// Computes the answer on the engine.
  let answer: @MainActor () -> Answer
  /// The usual mistakes, at least two.
  var wrong: [WrongAnswer]
  /// Three: where to look, what to think of, the first line of the chain.
  let hints: [Prose]
  /// The explanation; also shown after a right answer.
  let why: Prose
  let chain: @MainActor () -> [String]
  /// The scene that it asks about, if not the lesson's; shown once the question is answered.
  var stage: LessonStage?
  /// The screens that it is about, if those are a system's under a finger.
  var beside: SceneBeside?
  /// The changed code, if the question follows a change.
  var listing: ChangedListing?

  enum Kind: Equatable {
    /// This many numbers, each right within the tolerance.
    case numbers(count: Int, unit: String, tolerance: Double)
    /// One line of a tree.
    case node([String])
    /// All of the items, in their order.
    case order([String])
    /// Some of the words, in chronological order; a word may occur twice.
    case path([String])
    case systems
    case choice([Prose])

    /// One length in points, right within half a point.
    static let points = Kind.points(within: 0.5)
    static func points(within tolerance: Double) -> Kind {
      .numbers(count: 1, unit: "points", tolerance: tolerance)
    }
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

  private static let rounding = 1e-6

  /// The known mistake that an answer matches; nil for any other answer.
  @MainActor func mistake(_ given: Answer) -> WrongAnswer? {
    wrong.first { isSame($0.answer, given) }
  }
}

/// The learner's prediction, or the engine's answer.
enum Answer: Equatable {
  case numbers([Double])
  case node(String)
  case order([String])
  case path([String])
  case systems([RefreshSystemName])
  /// Which sentence, from 0.
  case choice(Int)

  static func number(_ value: Double) -> Answer { .numbers([value]) }
  static func number(_ value: CGFloat) -> Answer { .numbers([Double(value)]) }
  static func number(_ count: Int) -> Answer { .numbers([Double(count)]) }
  static func lengths(_ values: CGFloat...) -> Answer { lengths(values) }
  static func lengths(_ values: [CGFloat]) -> Answer { .numbers(values.map { Double($0) }) }
  static func size(_ size: CGSize) -> Answer { lengths(size.width, size.height) }
}

struct WrongAnswer {
  let answer: Answer
  /// The thought behind it, and its refutation.
  let reveals: Prose
  let evidence: Evidence

  /// The rule or the moment that contradicts a mistake.
  enum Evidence {
    /// A rule of the catalog, by its id.
    case rule(String)
    /// A moment of the recording, in words.
    case moment(Prose)
  }
}
