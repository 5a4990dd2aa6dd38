import Testing

@testable import Playground

@Suite("Listings of a document")
struct ListingTests {
  private func listings(_ text: String) -> [Listing] {
    MarkdownDocument(path: "/d.md", text: text).listings
  }

  @Test("a listing is the text between its fences, with the document's line numbers")
  func lineNumbers() throws {
    let document = MarkdownDocument(
      path: "/d.md", text: "# Title\n\n```swift\nlet a = 1\n\nlet b = 2\n```\nafter\n")
    #expect(document.listings.count == 1 && document.lineCount == 8)
    let listing = try #require(document.listings.first)
    #expect(listing.text == "let a = 1\n\nlet b = 2\n")
    #expect(listing.tag == "swift" && listing.isClosed)
    #expect((listing.firstLine, listing.lastLine) == (4, 6))
  }

  @Test("bytes are kept: carriage returns, tabs, trailing blanks and other scripts")
  func bytes() {
    #expect(listings("```\r\nlet x = \"位置\"\t \r\n```\r\n").first?.text == "let x = \"位置\"\t \r\n")
  }

  @Test("an unclosed fence reaches to the end of the document")
  func unclosed() throws {
    let listing = try #require(listings("text\n~~~\nstruct A {}").first)
    #expect(listing.text == "struct A {}")
    #expect(!listing.isClosed)
    #expect((listing.firstLine, listing.lastLine) == (3, 3))
    #expect(try #require(listings("```").first).text.isEmpty)
  }

  @Test("a block indented by four columns after an empty line or a heading is a listing")
  func indented() throws {
    let found = listings("a\n\n\tlet b = 1\n\n    let c = 2\n   \n\n# d\n    let e = 3\nf\n")
    #expect(found.map(\.text) == ["\tlet b = 1\n\n    let c = 2\n", "    let e = 3\n"])
    #expect(found.map { [$0.firstLine, $0.lastLine] } == [[3, 5], [9, 9]])
    #expect(found.allSatisfy { $0.isClosed && $0.tag == nil && $0.reasonItIsNotSwift == nil })
  }

  @Test(
    "only a fence of the same sign, as long and with nothing after it, closes; not all that is indented is code",
    arguments: [
      (
        "````swift\n```\n~~~~\n```` x\n`````\n```\nb\n```\n",
        ["```\n~~~~\n```` x\n", "b\n"]
      ),
      // Code inside a line of text is no fence.
      ("``` a ``` b\n`x`\n``\n", []), ("", []),
      // Indented lines inside a paragraph or below a list item are no listing.
      ("a\n    b\n    c\n", []), ("* a\n    * b\n\n    c\n\n1. d\n\n        e\n", []),
      ("   a\n\n   b\n\n \n\n", []), ("- a\n\nb\n\n    c", ["    c"]),
      // A fence ends an indented listing, and one may follow a fence at once.
      (
        "\n    let a = 1\n```\nlet b = 2\n```\n    let c = 3\n",
        ["    let a = 1\n", "let b = 2\n", "    let c = 3\n"]
      ),
    ] as [(String, [String])])
  func texts(text: String, expected: [String]) {
    let found = listings(text)
    #expect(found.map(\.text) == expected)
    #expect(found.map(\.number) == expected.indices.map { $0 + 1 })
  }

  @Test("the tag decides; without one a listing that declares or imports something is Swift")
  func language() {
    let found = listings(
      "```Swift\nfoo()\n```\n```ruby\nvar x\n```\n```\npod 'A'\n```\n"
        + "```\nimport SwiftUI\n```\n```\nextension A { }\n```\n")
    #expect(
      found.map(\.reasonItIsNotSwift) == [
        nil, "its language tag says ruby",
        "no language tag, and nothing in it is a Swift declaration",
        nil, nil,
      ])
  }
}
