import Foundation

/// The files of this module that are parts of a page.
enum PageFile: CaseIterable {
  case page, style, script, lessonScript, homeScript

  var text: String {
    switch self {
    case .page: EmbeddedText.page_html
    case .style: Self.withoutComments(EmbeddedText.page_css)
    case .script: Self.withoutComments(EmbeddedText.page_js)
    case .lessonScript: Self.withoutComments(EmbeddedText.lesson_js)
    case .homeScript: Self.withoutComments(EmbeddedText.home_js)
    }
  }

  /// A style or a script without the comments that have lines of their own: those are for readers of
  /// the file, and no page needs them.
  private static func withoutComments(_ code: String) -> String {
    code.replacing(#/(?m)^ *(?:\/\*(?s:.*?)\*\/|\/\/.*)\n/#, with: "")
  }

  /// The file with each `{{name}}` replaced; a name without a part leaves nothing.
  func filled(_ parts: [String: Markup]) -> Markup {
    var rest = Markup(self)
    var filled: Markup = ""
    while let (before, name, after) = rest.cutAtBraces {
      filled += before
      filled += parts[name] ?? ""
      rest = after
    }
    return filled + rest
  }
}

/// A style or a script as an element of a page, and the name by which a page's policy allows it.
struct InlineCode: Sendable {
  let element: Markup
  /// `'sha256-...'`.
  ///
  /// - Source: Content Security Policy Level 3, section 6.7.3.3: the hash of the element's text, with
  ///   its spaces and line ends.
  let source: Markup

  init(tag: Markup, _ code: Markup) {
    element = "<\(tag)>\(code)</\(tag)>"
    source = "'sha256-\(Data(SHA256.digest(of: Array(code.text.utf8))).base64EncodedString())'"
  }

  static let pageStyle = InlineCode(tag: "style", "\n\(Markup(.style))\n")
  static let page = InlineCode(tag: "script", "\n\(Markup(.script))\n")
  static let lesson = InlineCode(tag: "script", "\n\(Markup(.lessonScript))\n")
  static let home = InlineCode(tag: "script", "\n\(Markup(.homeScript))\n")
}

/// A page's content security policy: a browser may run the page's own styles and scripts, and fetch
/// nothing.
///
/// Style attributes stay allowed: `mix-blend-mode` in pictures has no attribute of its own in SVG.
struct ContentPolicy {
  var scripts: [InlineCode] = []
  let styles: [InlineCode]

  var markup: Markup {
    """
    default-src 'none'; script-src\(Self.sources(scripts)); style-src\(Self.sources(styles)); \
    style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'
    """
  }

  private static func sources(_ code: [InlineCode]) -> Markup {
    code.isEmpty ? " 'none'" : code.map { " \($0.source)" as Markup }.joined()
  }
}
