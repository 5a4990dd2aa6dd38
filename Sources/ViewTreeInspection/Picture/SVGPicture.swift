import ViewTree

/// A drawing as an SVG: the view as it would look, and nothing that has to be fetched.
///
/// The same drawing gives the same bytes: numbers have two decimals at most, names are counted. Every
/// shape has a title that says whose it is, and the picture a description in words.
///
/// - Shape: a leaf without a look is an outline with its name, unless it is in a background or an
///   overlay, where it only measures; an image without a figure is a box with its name.
/// - Units: a point is a unit of the picture.
public struct SVGPicture: Sendable {
  /// The lines that are drawn over the looks.
  public enum Lines: Equatable, Sendable {
    case none
    /// Responses solid, proposals dashed.
    case layout
    /// These, and what preferences did at a moment: dots with letters at writers, an arrow up the side
    /// for each key, thicker from each reduce on, and crosses at anchors with lines to their readers.
    case moment(RecordedMoment)
  }

  private let drawing: Drawing
  private let lines: Lines
  private let prefix: String
  private let travel: PreferenceTravel?

  /// - Parameter prefix: put before the names that shapes refer to, so that several pictures can
  ///   share one page.
  public init(_ drawing: Drawing, lines: Lines = .none, prefix: String = "v") {
    self.drawing = drawing
    self.lines = lines
    self.prefix = prefix
    travel = if case .moment(let moment) = lines { PreferenceTravel(moment) } else { nil }
  }

  /// The picture in words: its nodes, and what preferences did.
  private var words: String {
    ([drawing.words] + (travel?.words ?? [])).joined(separator: "\n")
  }

  /// The whole file.
  public var text: String { markup(PictureStyle.language).text }

  /// - Parameter attributes: of its outermost element.
  func markup(_ attributes: Markup = "") -> Markup {
    var writer = SVGWriter(drawing, prefix: prefix)
    writer.writeLooks()
    if lines != .none { writer.writeLines() }
    if let travel { writer.write(travel) }
    let width = drawing.screen.width + (travel?.width ?? 0)
    let overhang = travel?.overhang ?? 0
    let height = drawing.screen.height + overhang
    let background = drawing.isDark ? "rgb(0,0,0)" : "rgb(255,255,255)"
    let definitions: Markup =
      writer.definitions.isEmpty
      ? "" : "<defs>\n\(writer.definitions.joined(separator: "\n"))\n</defs>\n"
    let top: Markup = overhang > 0 ? " y=\"\(-overhang)\"" : ""
    return """
      <svg\(attributes) viewBox="\(SVGText.numbers([0, -overhang, width, height]))" width="\(width)" \
      height="\(height)" role="img" aria-labelledby="\(prefix)-title \(prefix)-desc">
      <title id="\(prefix)-title">\(drawing.title)</title>
      <desc id="\(prefix)-desc">\(words)</desc>
      \(definitions)<rect\(top) width="100%" height="100%" fill="\(background)">\
      <title>screen</title></rect>
      \(writer.body.joined(separator: "\n"))
      </svg>

      """
  }
}
