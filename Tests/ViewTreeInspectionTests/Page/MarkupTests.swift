import Foundation
import Testing

@testable import ViewTreeInspection

@Suite("Markup")
struct MarkupTests {
  @Test("a text in markup is escaped between tags and between quotes of either kind")
  func escapes() {
    let text = "a\"b'c<d>e&f\u{1B}g"
    let markup: Markup = "<p title=\"\(text)\" lang='\(text)'>\(text)</p>"
    let escaped = "a&quot;b&#39;c&lt;d&gt;e&amp;f g"
    #expect(markup.text == "<p title=\"\(escaped)\" lang='\(escaped)'>\(escaped)</p>")
  }

  @Test("characters that XML does not allow become spaces, wherever they are")
  func controls() {
    // XML 1.0, production 2: of the characters below 32 only tab, line feed and carriage return.
    for scalar in ["\u{0}", "\u{7}", "\u{1F}", "\u{FFFE}", "\u{FFFF}"] {
      let markup: Markup = "\(scalar)"
      #expect(markup.text == " ")
    }
    let kept: Markup = "\("ä\n\t\u{FFFD}\u{2028}")"
    #expect(kept.text == "ä\n\t\u{FFFD}\u{2028}")
  }

  @Test("markup in markup stays as it is, and numbers have two decimals")
  func nested() {
    let inner: Markup = "<b>\("<")</b>"
    let outer: Markup = "<p>\(inner)\(CGFloat(1.239))\(7)</p>"
    #expect(outer.text == "<p><b>&lt;</b>1.247</p>")
  }

  @Test("data for a script has no character that ends a script")
  func data() {
    let markup = Markup(data: ["</script><!--": "<"])
    #expect(!markup.text.contains("<"))
  }

  @Test("a list of pages leads beside itself, whatever a file is called")
  func addresses() {
    let list = PageList(
      title: "<T>", introduction: ["a & b"],
      sections: [
        .init(
          title: "<s>",
          entries: [
            .init(
              link: .init(title: "\"><script>", file: "javascript:alert(1)"), remark: "<r>",
              text: "</ol>")
          ])
      ])
    let html = list.html
    #expect(html.contains("href=\"./javascript:alert(1)\""))
    #expect(!html.contains("<script") && !html.contains("<r>") && !html.contains("<T>"))
    #expect(!html.contains("<s>") && !html.contains("</ol>"))
    #expect(html.contains("script-src 'none'; style-src 'sha256-"))
  }
}
