import ViewTree

/// The home page of a course: a recording in motion, and a link with a small picture for each page
/// beside it.
public struct PageList: Sendable {
  public struct Entry: Sendable {
    public var link: Page.Lesson.Link
    /// Follows the link on its line; may be empty.
    public var remark: String
    public var text: String
    /// Drawn small above the link; nil where nothing is to be seen.
    public var picture: Drawing?

    public init(link: Page.Lesson.Link, remark: String, text: String, picture: Drawing? = nil) {
      self.link = link
      self.remark = remark
      self.text = text
      self.picture = picture
    }
  }

  public struct Section: Sendable {
    public var title: String
    public var text: String
    public var entries: [Entry]

    public init(title: String, text: String = "", entries: [Entry]) {
      self.title = title
      self.text = text
      self.entries = entries
    }
  }

  private let title: String
  private let introduction: [String]
  private let sections: [Section]
  private let motion: Recording?

  /// - Parameters:
  ///   - introduction: a paragraph each.
  ///   - motion: begins to move when the page is opened, unless its reader wants no motion; nil for a
  ///     page without a script.
  public init(
    title: String, introduction: [String], sections: [Section], motion: Recording? = nil
  ) {
    self.title = title
    self.introduction = introduction
    self.sections = sections
    self.motion = motion
  }

  /// The whole file.
  public var html: String {
    let scripts: [InlineCode] = motion == nil ? [] : [.home]
    let parts = sections.enumerated().map { part($0.element, "part\($0.offset)") }
    let texts = introduction.map { text -> Markup in
      "<p class=\"lead\">\(PageProse(text).markup)</p>"
    }
    return PageFrame(
      title: title, kind: "home", scripts: scripts,
      content: """
        <div class="pull">
        <div>
        \(texts.joined(separator: "\n"))
        </div>
        \(moving)
        </div>
        \(parts.joined(separator: "\n"))
        """
    ).html
  }

  private func part(_ section: Section, _ name: Markup) -> Markup {
    let entries = section.entries.enumerated().map { place, entry -> Markup in
      let picture: Markup =
        entry.picture.map {
          """
          <div class="thumb" aria-hidden="true">\
          \(StillPicture($0, prefix: "\(name.text)-\(place)-", isThumbnail: true).markup)</div>
          """
        } ?? ""
      let remark: Markup = entry.remark.isEmpty ? "" : ", \(entry.remark)"
      return """
        <li>\(picture)\(entry.link.markup)\(remark)
        <p>\(PageProse(entry.text).markup)</p></li>
        """
    }
    let text: Markup = section.text.isEmpty ? "" : "<p>\(PageProse(section.text).markup)</p>"
    return """
      <section aria-labelledby="\(name)">
      <h2 id="\(name)">\(section.title)</h2>
      \(text)
      <ul class="entries">
      \(entries.joined(separator: "\n"))
      </ul>
      </section>
      """
  }

  private var moving: Markup {
    guard let motion, motion.count > 0 else { return "" }
    let first = StillPicture(
      motion[0].drawing(
        title: "a list that a finger pulls down", screen: motion.screen, isDark: motion.isDark),
      prefix: "home")
    return """
      <div id="motion">
      <div class="screen" style="--natural: \(motion.screen.width)px; \
      --ratio: \(motion.screen.width / max(motion.screen.height, 1))">
      <div>\(first.markup)</div></div>
      <p class="row"><span class="told digits"></span></p>
      <script type="application/json">\(Markup(data: HomeMotion(motion)))</script>
      </div>
      """
  }
}

/// The moments of a recording that moves on a home page.
private struct HomeMotion: Encodable {
  let screen: [Double]
  let dark: Bool
  let framesPerSecond: Double
  let pictures: PictureTable
  let told: [String]
  let fingers: [[Double]?]

  init(_ recording: Recording) {
    screen = [recording.screen.width, recording.screen.height].map { Double($0) }
    dark = recording.isDark
    framesPerSecond = recording.framesPerSecond
    pictures = PictureTable(recording, prefix: "home")
    let moments = (0..<recording.count).map { recording[$0] }
    fingers = moments.map { moment in
      moment.finger.map { [Double($0.place.x), Double($0.place.y)] }
    }
    told = moments.map { moment in
      let pull = ValueText.number(moment.pull ?? 0, decimals: 0)
      return "pulled \(pull)" + (moment.machine.map { ", \($0.state)" } ?? "")
    }
  }
}

/// A page of text in the look of the course.
struct PageFrame {
  let title: String
  let kind: Markup
  var scripts: [InlineCode] = []
  var links: Markup = ""
  let content: Markup

  var html: String {
    let policy = ContentPolicy(scripts: scripts, styles: [.pageStyle]).markup
    let page: Markup = """
      <!doctype html>
      <html lang="en" class="\(kind)">
      <head>
      <meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="\(policy)"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <title>\(title)</title>
      \(InlineCode.pageStyle.element)
      </head>
      <body>
      <header>
      \(links)
      <h1>\(title)</h1>
      </header>
      <main>
      \(content)
      </main>
      \(scripts.map(\.element).joined(separator: "\n"))
      </body>
      </html>

      """
    return page.text
  }
}

/// Rules in words, each of which can be linked to by its id.
public struct RulePages: Sendable {
  public struct Part: Sendable {
    public var title: String
    /// Of each rule its id and its words.
    public var rules: [(id: String, words: String)]

    public init(title: String, rules: [(id: String, words: String)]) {
      self.title = title
      self.rules = rules
    }
  }

  private let title: String
  private let links: [Page.Lesson.Link]
  private let parts: [Part]

  public init(title: String, links: [Page.Lesson.Link], parts: [Part]) {
    self.title = title
    self.links = links
    self.parts = parts
  }

  /// The whole file.
  public var html: String {
    let index = parts.enumerated().map { place, part -> Markup in
      "<li><a href=\"#section-\(place)\">\(part.title)</a></li>"
    }
    let sections = parts.enumerated().map { place, part -> Markup in
      let rules = part.rules.map { rule -> Markup in
        "<dt id=\"\(rule.id)\">\(rule.id)</dt><dd>\(PageProse(rule.words).markup)</dd>"
      }
      return """
        <section aria-labelledby="section-\(place)"><h2 id="section-\(place)">\(part.title)</h2>
        <dl class="rules">\(rules.joined(separator: "\n"))</dl></section>
        """
    }
    return PageFrame(
      title: title, kind: "rules", links: CourseLinks(course: Page.Course(links: links)).top,
      content: """
        <nav aria-label="Sections"><ul class="sections">\(index.joined(separator: "\n"))</ul></nav>
        \(sections.joined(separator: "\n"))
        """
    ).html
  }
}

extension Page.Lesson.Link {
  /// The address begins with `./`, so that a browser reads no file's name as the start of a URL.
  var markup: Markup { "<a href=\"./\(file)\">\(title)</a>" }
}
