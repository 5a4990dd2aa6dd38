extension Page {
  /// A page's place among others: the way back, its neighbours, and the part of the course it is in.
  public struct Course: Sendable {
    /// Pages beside this one, the home page first.
    public var links: [Lesson.Link]
    /// The page after this one; nil for the last.
    public var next: Lesson.Link?
    /// The part's name: `Lesson 3`.
    public var part: String
    /// A paragraph each, above a recording that has no lesson or chapter around it.
    public var opening: [String]

    public init(
      links: [Lesson.Link], next: Lesson.Link? = nil, part: String = "", opening: [String] = []
    ) {
      self.links = links
      self.next = next
      self.part = part
      self.opening = opening
    }
  }

  /// A chapter of text beside a recording with a slider: blocks in the order in which they are read.
  public struct Chapter: Sendable {
    public enum Block: Equatable, Sendable {
      case heading(String)
      /// Code between grave accents is set as code.
      case paragraph(String)
      case code(String)
      /// Lines of letters that keep their columns.
      case lines(String)
      /// Folded until somebody opens it.
      case folded(title: String, code: String)
      case hint(title: String, text: String)
      case list([String])
      /// Counted from 1.
      case steps([String])
    }

    public var blocks: [Block]
    /// Says what the slider is for.
    public var task: String

    public init(blocks: [Block], task: String = "") {
      self.blocks = blocks
      self.task = task
    }
  }
}

/// The part of a page that tells a chapter.
struct PageChapter {
  let chapter: Page.Chapter

  var html: Markup {
    """
    <section id="chapter" aria-label="Chapter">
    \(chapter.blocks.map(Self.markup).joined(separator: "\n"))
    </section>
    """
  }

  private static func markup(_ block: Page.Chapter.Block) -> Markup {
    switch block {
    case .heading(let text): "<h2>\(text)</h2>"
    case .paragraph(let text): "<p>\(PageProse(text).markup)</p>"
    case .code(let code): "<pre class=\"listing\" tabindex=\"0\">\(SwiftListing(code).markup)</pre>"
    case .lines(let lines): "<pre class=\"letters\" tabindex=\"0\">\(lines)</pre>"
    case .folded(let title, let code):
      """
      <details class="own"><summary>\(PageProse(title).markup)</summary>
      <pre class="listing" tabindex="0">\(SwiftListing(code).markup)</pre></details>
      """
    case .hint(let title, let text):
      """
      <details class="hint"><summary>\(title)</summary><p>\(PageProse(text).markup)</p></details>
      """
    case .list(let texts): "<ul>\(items(texts))</ul>"
    case .steps(let texts): "<ol>\(items(texts))</ol>"
    }
  }

  private static func items(_ texts: [String]) -> Markup {
    texts.map { text -> Markup in "<li>\(PageProse(text).markup)</li>" }.joined()
  }
}

/// A sentence whose code is between grave accents.
struct PageProse {
  let markup: Markup

  init(_ text: String) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    // An odd number of accents marks no code.
    guard !parts.count.isMultiple(of: 2) else {
      markup = "\(text)"
      return
    }
    markup = parts.enumerated().map { place, part -> Markup in
      place.isMultiple(of: 2) ? "\(part)" : "<code>\(part)</code>"
    }.joined()
  }
}
