/// The colours of plots and diagrams, which follow the reader's choice of light or dark.
///
/// Nothing is told by a colour alone: lines differ by their dashes, phases by hatching and letter.
enum PictureStyle {
  /// Its class names begin with `vt-` so that they stay clear of a page's own.
  static let sheet = InlineCode(
    tag: "style",
    """

    .vt-paper { fill: #ffffff }
    .vt-ink { fill: #1c1c1e }
    .vt-quiet { fill: #6b6b70 }
    .vt-box { fill: #ffffff; stroke: #1c1c1e }
    .vt-grid { stroke: #e3e3e6 }
    .vt-line { stroke: #1c1c1e; fill: none }
    .vt-soft { stroke: #8e8e93; fill: none }
    .vt-accent { stroke: #0a62c4; fill: none }
    .vt-mark { fill: #0a62c4 }
    .vt-on { fill: #ffffff }
    .vt-hatch { stroke: #8e8e93 }
    .vt-text { font-family: sans-serif; font-size: 12px }
    .vt-small { font-family: sans-serif; font-size: 11px }
    @media (prefers-color-scheme: dark) {
    .vt-paper { fill: #161618 }
    .vt-ink { fill: #f2f2f4 }
    .vt-quiet { fill: #a0a0a6 }
    .vt-box { fill: #232326; stroke: #f2f2f4 }
    .vt-grid { stroke: #303034 }
    .vt-line { stroke: #f2f2f4 }
    .vt-soft { stroke: #8e8e93 }
    .vt-accent { stroke: #6cb2ff }
    .vt-mark { fill: #6cb2ff }
    .vt-on { fill: #161618 }
    .vt-hatch { stroke: #7c7c82 }
    }

    """)

  /// The name of a picture's language, for a file of its own; inside of a page it needs none.
  static let language: Markup = " xmlns=\"http://www.w3.org/2000/svg\""

  /// The beginning of a picture, with title and description.
  static func opening(
    _ attributes: Markup, width: Double, height: Double, prefix: String, title: String,
    description: String
  ) -> Markup {
    """
    <svg\(attributes) viewBox="0 0 \(width) \(height)" role="img" \
    aria-labelledby="\(prefix)-title \(prefix)-desc">
    <title id="\(prefix)-title">\(title)</title>
    <desc id="\(prefix)-desc">\(description)</desc>
    \(sheet.element)
    <rect class="vt-paper" width="100%" height="100%"><title>background</title></rect>
    """
  }

  static func label(
    _ text: String, x: Double, y: Double, style: Markup = "vt-text vt-ink", anchor: Markup = "start"
  ) -> Markup {
    """
    <text class="\(style)" x="\(x)" y="\(y)" text-anchor="\(anchor)">\(text)\
    <title>\(text)</title></text>
    """
  }

  /// The text in lines of at most so many characters, broken between words.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
