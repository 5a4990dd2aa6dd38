import Foundation
import ViewTree

/// One recording or several as one HTML file that needs nothing else.
///
/// The page fetches nothing: its content policy forbids everything but its own styles and scripts,
/// which it names by their hashes. It has no engine of its own and shows the recordings' numbers.
/// Without script it shows key moments as pictures with their text, which a browser also prints.
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
  private let chapter: Chapter?
  private let course: Course?
  private let opensAtEnd: Bool

  /// - Parameters:
  ///   - code: the view's, shown beside it where it is not empty; `{}` is where the slider's number
  ///     is.
  ///   - course: nil for a page that is sent by itself.
  ///   - opensAtEnd: whether the page shows the last moment first, and not the one that matters.
  public init(
    title: String, runs: [Run], slider: Slider? = nil, code: String = "", lesson: Lesson? = nil,
    chapter: Chapter? = nil, course: Course? = nil, opensAtEnd: Bool = false
  ) {
    self.opensAtEnd = opensAtEnd
    self.lesson = lesson
    self.chapter = chapter
    self.course = course
    self.title = title
    self.runs = runs
    self.slider = slider
    self.code = code
  }

  /// The whole file.
  public var html: String {
    let scripts: [InlineCode] = lesson == nil ? [.page] : [.page, .lesson]
    let kind: Markup = lesson != nil ? "lesson" : chapter != nil ? "chapter" : "recording"
    return PageFile.page.filled([
      "policy": ContentPolicy(scripts: scripts, styles: [.pageStyle, PictureStyle.sheet]).markup,
      "kind": kind,
      "title": "\(title)",
      "style": "\(InlineCode.pageStyle.element)\n\(PictureStyle.sheet.element)",
      "course": course.map { CourseLinks(course: $0).top } ?? "",
      "end": course.map { CourseLinks(course: $0).bottom } ?? "",
      "still": still,
      "listing": listing,
      "lesson": taught,
      "handout": PageHandout(runs: runs, slider: slider).html,
      "data": Markup(
        data: PageData(
          title: title, runs: runs, slider: slider, code: code, opensAtEnd: opensAtEnd)),
      "scripts": scripts.map(\.element).joined(separator: "\n"),
    ]).text
  }

  private var taught: Markup {
    if let lesson { return PageLesson(lesson, next: course?.next).html }
    if let chapter { return PageChapter(chapter: chapter).html }
    let paragraphs = (course?.opening ?? []).map { text -> Markup in
      "<p>\(PageProse(text).markup)</p>"
    }
    return paragraphs.isEmpty
      ? "" : "<section aria-label=\"About it\">\(paragraphs.joined())</section>"
  }

  /// The picture beside the text where no script runs; it names no numbers.
  private var still: Markup {
    guard lesson != nil || chapter != nil, let run = runs.first, run.recording.count > 0 else {
      return ""
    }
    let number = slider == nil ? 0 : run.recording.count / 2
    return StillPicture(
      run.recording[number].drawing(
        title: "the scene as it looks", screen: run.recording.screen,
        isDark: run.recording.isDark), prefix: "still"
    ).markup
  }

  /// A lesson's code stays in view beside its questions.
  private var listing: Markup {
    guard let lesson, !lesson.code.isEmpty else { return "" }
    return """
      <pre class="listing" tabindex="0" aria-label="the code">\(SwiftListing(lesson.code).markup)</pre>
      """
  }
}

/// The links of a page to the others of its course.
struct CourseLinks {
  let course: Page.Course

  var top: Markup {
    """
    <nav class="course" aria-label="Course">\(links)</nav>
    """
  }

  var bottom: Markup {
    """
    <nav class="course" aria-label="Go on">\(links)</nav>
    """
  }

  private var links: Markup { course.links.map(\.markup).joined(separator: " ") }
}

/// A picture whose shapes have no titles, so that it gives no lesson's answers away.
struct StillPicture {
  let markup: Markup

  /// - Parameter isThumbnail: whether it is too small for its letters to be read.
  init(_ drawing: Drawing, prefix: String, isThumbnail: Bool = false) {
    var writer = SVGWriter(drawing, prefix: prefix, hasTitles: false, hasLetters: !isThumbnail)
    writer.writeLooks()
    let background = drawing.isDark ? "rgb(0,0,0)" : "rgb(255,255,255)"
    let size = SVGText.numbers([drawing.screen.width, drawing.screen.height])
    markup = """
      <svg viewBox="0 0 \(size)" role="img" aria-label="\(drawing.title)">
      <defs>\(writer.definitions.joined(separator: "\n"))</defs>
      <rect width="100%" height="100%" fill="\(background)"/>
      \(writer.body.joined(separator: "\n"))
      </svg>
      """
  }
}
