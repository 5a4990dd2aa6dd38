extension Page {
  /// A lesson with a recording: something said, questions to be answered beforehand, a figure to
  /// move, changes to try, and lines to keep.
  ///
  /// Everything was worked out when the page was written. Without script the answers lie folded under
  /// the questions, all steps are shown, and the figure is at its first place.
  public struct Lesson: Sendable {
    public var goal: String
    /// A paragraph each.
    public var opening: [String]
    public var code: String
    public var predictions: [Question]
    public var closing: [String]
    /// The scene in lines of letters, which the closing words may refer to.
    public var shown: [String]
    public var played: Played
    public var investigation: Investigation
    public var modification: Modification
    /// The thing to write; empty where there is none.
    public var make: [String]
    public var makeHints: [String]
    public var card: [String]
    public var rules: [Rule]
    /// Where to read on.
    public var reading: String

    public init(
      goal: String, opening: [String], code: String, predictions: [Question], closing: [String],
      shown: [String] = [], played: Played, investigation: Investigation,
      modification: Modification, make: [String] = [], makeHints: [String] = [], card: [String],
      rules: [Rule] = [], reading: String = ""
    ) {
      self.goal = goal
      self.opening = opening
      self.code = code
      self.predictions = predictions
      self.closing = closing
      self.shown = shown
      self.played = played
      self.investigation = investigation
      self.modification = modification
      self.make = make
      self.makeHints = makeHints
      self.card = card
      self.rules = rules
      self.reading = reading
    }
  }
}

extension Page.Lesson {
  /// A prediction to be made, and everything that is said about it.
  public struct Question: Sendable {
    /// Its name on the page, under which an answer is kept.
    public var id: String
    public var text: String
    /// The options to choose from; empty where numbers are typed.
    public var options: [String]
    /// The form of an answer.
    public var expected: String
    public var form: Form
    /// Numbers, or the places of options counted from 0.
    public var answer: [Double]
    public var told: String
    /// Why it is so, a paragraph each.
    public var why: [String]
    public var mistakes: [Mistake]
    public var hints: [String]
    /// Lines of the recording.
    public var chain: [String]
    /// The moment that shows it; nil where the page stays where it is.
    public var place: Place?
    /// The code after a change; empty where nothing has been changed.
    public var code: [CodeLine] = []

    public init(
      id: String, text: String, options: [String], expected: String, form: Form, answer: [Double],
      told: String,
      why: [String], mistakes: [Mistake], hints: [String], chain: [String], place: Place? = nil
    ) {
      self.id = id
      self.text = text
      self.options = options
      self.expected = expected
      self.form = form
      self.answer = answer
      self.told = told
      self.why = why
      self.mistakes = mistakes
      self.hints = hints
      self.chain = chain
      self.place = place
    }
  }

  /// A line of code of which some may be new.
  public struct CodeLine: Equatable, Sendable {
    public var text: String
    /// The characters that are new, counted from 0; nil for a line that is as it was.
    public var changed: Range<Int>?

    /// - Parameters:
    ///   - text: the line without its end.
    ///   - changed: within the text; anything outside is left out.
    public init(text: String, changed: Range<Int>? = nil) {
      self.text = text
      self.changed = changed
    }
  }

  /// In which form an answer is given.
  public enum Form: Equatable, Sendable {
    /// Right within the tolerance, each.
    case numbers(tolerance: Double)
    /// One of the options.
    case one
    /// Any number of the options, in any order.
    case some
    /// All options in an order.
    case order
    /// Options one after another; one may come twice.
    case sequence
  }

  /// A usual mistake, and what it overlooks.
  public struct Mistake: Sendable {
    public var answer: [Double]
    public var told: String
    public var reveals: String

    public init(answer: [Double], told: String, reveals: String) {
      self.answer = answer
      self.told = told
      self.reveals = reveals
    }
  }

  /// A moment of one of the page's recordings, counted from 0.
  public struct Place: Equatable, Sendable {
    public var run: Int
    public var moment: Int

    public init(run: Int, moment: Int) {
      self.run = run
      self.moment = moment
    }
  }

  /// Something that happens inside of one moment, cut into steps.
  public struct Played: Sendable {
    public var title: String
    public var steps: [String]

    public init(title: String, steps: [String]) {
      self.title = title
      self.steps = steps
    }
  }

  /// A picture in text at each value of a number, and the question that it answers.
  public struct Investigation: Sendable {
    public var task: String
    public var name: String
    public var values: [Double]
    /// One text a value.
    public var pictures: [String]
    /// Which value is shown at first.
    public var start: Int
    public var question: Question
    /// The recording with a moment a value; nil where only the text pictures it.
    public var run: Int?

    public init(
      task: String, name: String, values: [Double], pictures: [String], start: Int,
      question: Question, run: Int? = nil
    ) {
      self.run = run
      self.task = task
      self.name = name
      self.values = values
      self.pictures = pictures
      self.start = start
      self.question = question
    }
  }

  /// Changes to choose from, and a number to type; each leads to a question.
  public struct Modification: Sendable {
    public var task: String
    public var changes: [(label: String, question: Question)]
    /// The number in words; nil where none is typed.
    public var typed: String?
    public var numbers: [(value: Double, question: Question)]

    public init(
      task: String, changes: [(label: String, question: Question)], typed: String?,
      numbers: [(value: Double, question: Question)]
    ) {
      self.task = task
      self.changes = changes
      self.typed = typed
      self.numbers = numbers
    }
  }

  /// A rule that the lesson is about.
  public struct Rule: Sendable {
    public var id: String
    public var words: String
    /// The page of rules; nil for a lesson that is sent by itself.
    public var file: String?

    public init(id: String, words: String, file: String? = nil) {
      self.id = id
      self.words = words
      self.file = file
    }
  }

  /// A page beside this one.
  public struct Link: Equatable, Sendable {
    public var title: String
    public var file: String

    public init(title: String, file: String) {
      self.title = title
      self.file = file
    }
  }
}
