import Foundation
import ViewTree

/// A recording, or several, as one HTML file that can be looked at without anything else.
///
/// The page fetches nothing: its content policy forbids everything but the style and the script in the
/// file itself. It has no engine of its own and shows the recordings' numbers; without script there
/// are key moments as pictures with their text, which are also what is printed.
public struct Page: Sendable {
  /// One recording on the page.
  public struct Run: Sendable {
    public var name: String
    public var recording: Recording
    /// Why nodes are as they are, at moments for which that was asked.
    public var explanations: [Explained] = []
    /// The machine that the recording's states belong to; nil where there is none.
    public var diagram: StateDiagram?

    public init(name: String, recording: Recording) {
      self.name = name
      self.recording = recording
    }
  }

  /// Why one node was as it was at one moment, line by line.
  public struct Explained: Equatable, Sendable {
    public var moment: Int
    public var node: Int
    public var lines: [String]

    public init(moment: Int, node: Int, lines: [String]) {
      self.moment = moment
      self.node = node
      self.lines = lines
    }
  }

  /// A number that has been tried at many values; the moments are then those of the values, in order.
  public struct Slider: Equatable, Sendable, Encodable {
    public var label: String
    public var unit: String
    /// One a moment.
    public var values: [Double]

    public init(label: String, unit: String, values: [Double]) {
      self.label = label
      self.unit = unit
      self.values = values
    }
  }

  /// A lesson with a recording: something said, questions to be answered beforehand, and lines
  /// to keep. It works without script: the answers then lie folded under the questions.
  public struct Lesson: Sendable {
    public struct Question: Sendable {
      public var text: String
      /// The answers to choose from; empty where an answer is free.
      public var options: [String]
      /// The form of an answer.
      public var expected: String
      public var answer: String
      /// Why it is so, a paragraph each.
      public var why: [String]
      /// Usual mistakes, each with what it overlooks.
      public var mistakes: [String]
      /// Lines of the recording.
      public var chain: [String]

      public init(
        text: String, options: [String], expected: String, answer: String, why: [String],
        mistakes: [String],
        chain: [String]
      ) {
        self.text = text
        self.options = options
        self.expected = expected
        self.answer = answer
        self.why = why
        self.mistakes = mistakes
        self.chain = chain
      }
    }

    public var goal: String
    /// A paragraph each.
    public var opening: [String]
    public var questions: [Question]
    public var closing: [String]
    public var card: [String]

    public init(
      goal: String, opening: [String], questions: [Question], closing: [String], card: [String]
    ) {
      self.goal = goal
      self.opening = opening
      self.questions = questions
      self.closing = closing
      self.card = card
    }
  }

  private let title: String
  private let runs: [Run]
  private let slider: Slider?
  private let code: String
  private let lesson: Lesson?

  /// - Parameters:
  ///   - code: the view's, shown beside it where it is not empty; `{}` stands where the slider's number
  ///     is.
  public init(
    title: String, runs: [Run], slider: Slider? = nil, code: String = "", lesson: Lesson? = nil
  ) {
    self.lesson = lesson
    self.title = title
    self.runs = runs
    self.slider = slider
    self.code = code
  }

  /// The whole file.
  public var html: String {
    let parts = [
      "title": SVGText.escaped(title),
      "style": Self.resource(PackageResources.page_css),
      "script": Self.resource(PackageResources.page_js),
      "lesson": lesson.map { PageLesson($0).html } ?? "",
      "handout": PageHandout(runs: runs, slider: slider).html,
      "data": PageData(title: title, runs: runs, slider: slider, code: code).json,
    ]
    var html = ""
    var rest = Self.resource(PackageResources.page_html)[...]
    while let start = rest.range(of: "{{"), let end = rest.range(of: "}}") {
      html += rest[..<start.lowerBound]
      html += parts[String(rest[start.upperBound..<end.lowerBound])] ?? ""
      rest = rest[end.upperBound...]
    }
    return html + rest
  }

  private static func resource(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
