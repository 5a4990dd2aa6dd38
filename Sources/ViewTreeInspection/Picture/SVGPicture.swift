import ViewTree

/// A drawing as an SVG: the view as it would look, and nothing that has to be fetched.
///
/// The same drawing gives the same bytes: numbers have two decimals at most, names are counted. Every
/// shape has a title that says whose it is, and the picture a description in words.
///
/// - Shape: a leaf without a look is an outline with its name, unless it stands in a background or an
///   overlay, where it measures; a picture of which the name is known is a box with that name.
/// - Units: a point is a unit of the picture.
public struct SVGPicture: Sendable {
  /// What is drawn over the looks.
  public enum Lines: Equatable, Sendable {
    case none
    /// Responses solid, proposals dashed.
    case layout
  }

  private let drawing: Drawing
  private let lines: Lines
  private let prefix: String

  /// - Parameter prefix: stands before the names that shapes refer to, so that several pictures can
  ///   stand on one page.
  public init(_ drawing: Drawing, lines: Lines = .none, prefix: String = "v") {
    self.drawing = drawing
    self.lines = lines
    self.prefix = prefix
  }

  /// The whole file.
  public var text: String {
    var writer = SVGWriter(drawing, prefix: prefix)
    writer.writeLooks()
    if lines == .layout { writer.writeLines() }
    let size = "\(SVGText.number(drawing.screen.width)) \(SVGText.number(drawing.screen.height))"
    let background = drawing.isDark ? "rgb(0,0,0)" : "rgb(255,255,255)"
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\""
      + " width=\"\(SVGText.number(drawing.screen.width))\""
      + " height=\"\(SVGText.number(drawing.screen.height))\""
      + " role=\"img\" aria-labelledby=\"\(prefix)-title \(prefix)-desc\">\n"
    text += "<title id=\"\(prefix)-title\">\(SVGText.escaped(drawing.title))</title>\n"
    text += "<desc id=\"\(prefix)-desc\">\(SVGText.escaped(drawing.words))</desc>\n"
    if !writer.definitions.isEmpty {
      text += "<defs>\n" + writer.definitions.joined(separator: "\n") + "\n</defs>\n"
    }
    text += "<rect width=\"100%\" height=\"100%\" fill=\"\(background)\">"
    text += "<title>screen</title></rect>\n"
    return text + writer.body.joined(separator: "\n") + "\n</svg>\n"
  }
}
