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
    let listing = try #require(document.listings.first)
    #expect(document.listings.count == 1)
    #expect(document.lineCount == 8)
    #expect(listing.text == "let a = 1\n\nlet b = 2\n")
    #expect(listing.tag == "swift")
    #expect((listing.firstLine, listing.lastLine) == (4, 6))
    #expect(listing.isClosed)
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

  @Test("only a fence of the same sign, at least as long and with nothing after it, closes")
  func closing() {
    let found = listings("````swift\n```\n~~~~\n```` x\n`````\n```\nb\n```\n")
    #expect(found.map(\.text) == ["```\n~~~~\n```` x\n", "b\n"])
    #expect(found.map(\.number) == [1, 2])
  }

  @Test("code inside a line of text is no fence")
  func inline() {
    #expect(listings("``` a ``` b\n`x`\n``\n").isEmpty)
    #expect(listings("").isEmpty)
  }

  @Test("a block indented by four columns after an empty line or a heading is a listing")
  func indented() throws {
    let found = listings("a\n\n\tlet b = 1\n\n    let c = 2\n   \n\n# d\n    let e = 3\nf\n")
    #expect(found.map(\.text) == ["\tlet b = 1\n\n    let c = 2\n", "    let e = 3\n"])
    #expect(found.map { [$0.firstLine, $0.lastLine] } == [[3, 5], [9, 9]])
    #expect(found.allSatisfy { $0.isClosed && $0.tag == nil && $0.reasonItIsNotSwift == nil })
  }

  @Test("what is indented inside a paragraph or below a list item is no listing")
  func notIndented() {
    #expect(listings("a\n    b\n    c\n").isEmpty)
    #expect(listings("* a\n    * b\n\n    c\n\n1. d\n\n        e\n").isEmpty)
    #expect(listings("   a\n\n   b\n\n \n\n").isEmpty)
    #expect(listings("- a\n\nb\n\n    c").map(\.text) == ["    c"])
  }

  @Test("a fence ends an indented listing, and one may follow a fence at once")
  func indentedAndFenced() {
    let found = listings("\n    let a = 1\n```\nlet b = 2\n```\n    let c = 3\n")
    #expect(found.map(\.text) == ["    let a = 1\n", "let b = 2\n", "    let c = 3\n"])
    #expect(found.map(\.number) == [1, 2, 3])
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
