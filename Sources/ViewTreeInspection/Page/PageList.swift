/// A page that leads to pages beside it.
public struct PageList: Sendable {
  public struct Entry: Sendable {
    public var link: Page.Lesson.Link
    /// Follows the link on its line.
    public var remark: String
    public var text: String

    public init(link: Page.Lesson.Link, remark: String, text: String) {
      self.link = link
      self.remark = remark
      self.text = text
    }
  }

  private let title: String
  private let introduction: String
  private let entries: [Entry]

  public init(title: String, introduction: String, entries: [Entry]) {
    self.title = title
    self.introduction = introduction
    self.entries = entries
  }

  /// The whole file.
  public var html: String {
    let rows = entries.map { entry -> Markup in
      """
      <li>\(entry.link.markup), \(entry.remark)<br/>
      \(entry.text)</li>
      """
    }
    let page: Markup = """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="\(ContentPolicy(styles: [Self.style]).markup)"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>\(title)</title>
      \(Self.style.element)
      <h1>\(title)</h1>
      <p>\(introduction)</p>
      <ol>
      \(rows.joined(separator: "\n"))
      </ol>
      </html>

      """
    return page.text
  }

  private static let style = InlineCode(
    tag: "style",
    """

    :root { color-scheme: light dark }
    body { max-width: 40em; margin: 3em auto; padding: 0 1em; font: 17px/1.6 system-ui, sans-serif }
    li { margin: 0.6em 0 }

    """)
}

extension Page.Lesson.Link {
  /// The address begins with the folder, so that no text of a file's name is an address elsewhere.
  var markup: Markup { "<a href=\"./\(file)\">\(title)</a>" }
}
