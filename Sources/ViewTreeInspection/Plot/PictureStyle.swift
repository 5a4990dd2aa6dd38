/// The colours of plots and diagrams, which follow the reader's choice of light or dark.
///
/// Nothing is told by a colour alone: lines differ by their dashes and names, phases by hatching and
/// letter.
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
    .vt-curve { fill: none }
    .vt-name { font-family: sans-serif; font-size: 12px; font-weight: 600; paint-order: stroke }
    .vt-name { stroke: #ffffff; stroke-width: 4px; stroke-linejoin: round }
    .vt-curve.vt-0 { stroke: #0a62c4 } .vt-name.vt-0, .vt-dot.vt-0 { fill: #0a62c4 }
    .vt-curve.vt-1 { stroke: #b3261e } .vt-name.vt-1, .vt-dot.vt-1 { fill: #b3261e }
    .vt-curve.vt-2 { stroke: #1b7337 } .vt-name.vt-2, .vt-dot.vt-2 { fill: #1b7337 }
    .vt-curve.vt-3 { stroke: #7a35d6 } .vt-name.vt-3, .vt-dot.vt-3 { fill: #7a35d6 }
    .vt-curve.vt-4 { stroke: #7d5200 } .vt-name.vt-4, .vt-dot.vt-4 { fill: #7d5200 }
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
    .vt-name { stroke: #161618 }
    .vt-curve.vt-0 { stroke: #6cb2ff } .vt-name.vt-0, .vt-dot.vt-0 { fill: #6cb2ff }
    .vt-curve.vt-1 { stroke: #ff8a80 } .vt-name.vt-1, .vt-dot.vt-1 { fill: #ff8a80 }
    .vt-curve.vt-2 { stroke: #6fd08c } .vt-name.vt-2, .vt-dot.vt-2 { fill: #6fd08c }
    .vt-curve.vt-3 { stroke: #c9a6ff } .vt-name.vt-3, .vt-dot.vt-3 { fill: #c9a6ff }
    .vt-curve.vt-4 { stroke: #f0c674 } .vt-name.vt-4, .vt-dot.vt-4 { fill: #f0c674 }
    }

    """)

  /// The name of a picture's language, for a file of its own; inside of a page it needs none.
  static let language: Markup = " xmlns=\"http://www.w3.org/2000/svg\""

  /// The beginning of a picture, with title and description.
  ///
  /// - Parameter isFile: whether it is a file of its own; a page has the sheet once for all pictures.
  static func opening(
    _ attributes: Markup = "", isFile: Bool, width: Double, height: Double, prefix: String,
    title: String, description: String
  ) -> Markup {
    """
    <svg\(attributes)\(isFile ? language : "") viewBox="0 0 \(width) \(height)" role="img" \
    aria-labelledby="\(prefix)-title \(prefix)-desc">
    <title id="\(prefix)-title">\(title)</title>
    <desc id="\(prefix)-desc">\(description)</desc>
    \(isFile ? sheet.element : "")
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

  /// A picture in a page: it may scroll in a box of its own, and its words below wrap.
  ///
  /// - Parameter lines: the words; quiet ones say less.
  static func figure(
    _ picture: Markup, label: String, lines: [(text: String, isQuiet: Bool)]
  ) -> Markup {
    let items = lines.map { line -> Markup in
      line.isQuiet ? "<li class=\"quiet\">\(line.text)</li>" : "<li>\(line.text)</li>"
    }
    return """
      <div class="drawn" tabindex="0" role="group" aria-label="\(label)">\(picture)</div>
      <ul class="legend">\(items.joined())</ul>
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
