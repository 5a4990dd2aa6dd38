import Foundation
import ViewTree

/// A recording, or several, as one HTML file that can be looked at without anything else.
///
/// The page fetches nothing: its content policy forbids everything but its own styles and scripts,
/// which it names by their hashes. It has no engine of its own and shows the recordings' numbers; without script there
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

  private let title: String
  package let runs: [Run]
  private let slider: Slider?
  private let code: String
  private let lesson: Lesson?
  private let opensAtEnd: Bool

  /// - Parameters:
  ///   - code: the view's, shown beside it where it is not empty; `{}` stands where the slider's number
  ///     is.
  ///   - opensAtEnd: whether the page shows the last moment first, and not the first one.
  public init(
    title: String, runs: [Run], slider: Slider? = nil, code: String = "", lesson: Lesson? = nil,
    opensAtEnd: Bool = false
  ) {
    self.opensAtEnd = opensAtEnd
    self.lesson = lesson
    self.title = title
    self.runs = runs
    self.slider = slider
    self.code = code
  }

  /// The whole file.
  public var html: String {
    let scripts: [InlineCode] = lesson == nil ? [.page] : [.page, .lesson]
    return PageFile.page.filled([
      "policy": ContentPolicy(scripts: scripts, styles: [.pageStyle, PictureStyle.sheet]).markup,
      "title": "\(title)",
      "style": InlineCode.pageStyle.element,
      "lesson": lesson.map { PageLesson($0).html } ?? "",
      "handout": PageHandout(runs: runs, slider: slider).html,
      "data": Markup(
        data: PageData(
          title: title, runs: runs, slider: slider, code: code, opensAtEnd: opensAtEnd)),
      "scripts": scripts.map(\.element).joined(separator: "\n"),
    ]).text
  }
}
