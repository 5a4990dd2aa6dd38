import Testing

@testable import Playground

@Suite("Document recipe")
struct DocumentRecipeTests {
  private func document(_ listings: [String], tag: String = "") -> MarkdownDocument {
    MarkdownDocument(path: "/d.md", text: listings.map { "```\(tag)\n\($0)\n```\n" }.joined())
  }

  private func places(
    _ listings: [String], tag: String = "", in recipe: DocumentRecipe = .lkRefresh
  ) -> [String] {
    document(listings, tag: tag).listings.map { listing in
      switch recipe.placement(of: listing) {
      case .part(let index): recipe.parts[index].place
      case .leftOut(let reason): reason
      }
    }
  }

  @Test("listings go by the names they declare, in any order")
  func placement() {
    #expect(
      places([
        "@Binding var headerRefreshing: Bool", "struct FooterConfig {}",
        "extension LKRefreshView {}", "struct LKMovingPositionView {}", "struct OwnType {}",
        "let other = 1", "struct HeaderConfig {}\nvar headerHidden: Bool",
      ]) == [
        "inside struct LKRefreshView", "inside struct LKRefresh", "file level", "file level",
        "file level", "'other' belongs inside a type that no recipe names",
        "it declares names of several places "
          + "(inside struct LKRefresh and inside struct LKRefreshView)",
      ])
  }

  @Test("an expression goes by its first word, comments passed over")
  func expressions() {
    #expect(
      places(
        [
          "// The list.\ncontent\n  .padding()", "header.padding()", "footer.padding()",
          "var headerFooterRefresh: some View { header }", "struct RefreshDefaultHeader {}",
          "let header = content",
        ], tag: "swift", in: .pullToRefresh) == [
          "inside addPullToRefresh's modifier", "inside PullToRefreshView",
          "it has statements only, and no recipe names their function", "inside the screen",
          "file level", "'header' belongs inside a type that no recipe names",
        ])
  }

  @Test("statements go by their first word and the words they need, imports passed over")
  func statements() {
    #expect(
      places(
        [
          "import ZKRefresh\n\n list.x = 1", "import ZKRefresh\n",
          "import ZKRefresh\n\n scrollView.zk_header = RefreshIndicatorHeader(refreshingClosure: {})",
          "scrollView.zk_header { }\nscrollView.zk_footer { }",
          "scrollView.zk_header = MyCustom2Header(refreshingClosure: {})",
          "scrollView.zk_header = OtherHeader(refreshingClosure: {})",
          "ZKRefreshSetDefaultHeader(A.self)", "tableView.zk_footer?.endRefreshing()",
        ], tag: "swift", in: .zkRefresh) == [
          "it has statements only, and no recipe names their function", "file level",
          "inside install()", "inside installDefaults()", "inside installCustom()",
          "it has statements only, and no recipe names their function", "inside setDefaults()",
          "inside noMoreData()",
        ])
  }

  @Test("the imports of statements are at the head of the file, the rest inside the function")
  func hoistedImports() throws {
    let document = MarkdownDocument(
      path: "/d.md",
      text: """
        ```swift
        // What it needs.
        import ZKRefresh

        scrollView.zk_header = RefreshIndicatorHeader(refreshingClosure: {})
        ```

        """)
    let program = DocumentProgram(document: document, recipe: .zkRefresh)
    let file = try #require(program.listingFiles["Part1.swift"])
    let head = """
      #sourceLocation(file: "/d.md", line: 2)
      // What it needs.
      import ZKRefresh
      #sourceLocation()
      import SwiftUI
      """
    let end = """
      #sourceLocation(file: "/d.md", line: 4)

      scrollView.zk_header = RefreshIndicatorHeader(refreshingClosure: {})
        }
      }

      """
    #expect(file.hasPrefix(head) && file.hasSuffix(end), "\(file)")
  }

  @Test("a document is known by its names as long as half of them are left")
  func recognition() {
    let four = [
      "struct LKChildSizeReader {}", "struct LKFixedPositionView {}",
      "struct LKMovingPositionView {}", "extension LKRefreshView {}",
    ]
    for (count, number) in [(4, "000"), (3, nil), (0, nil)] {
      let listings = document(Array(four.prefix(count))).listings
      #expect(DocumentRecipe.recognising(listings)?.number == number)
    }
  }

  @Test("generated files hold every listing byte for byte, under the document's line number")
  func program() {
    let document = MarkdownDocument(
      path: "/a \"b\".md", text: "x\n```\nstruct LKFixedPositionView { }  \n\t\n```\n")
    #expect(
      DocumentProgram(document: document, recipe: .lkRefresh).listingFiles["Listing1.swift"]
        == "import SwiftUI\n#sourceLocation(file: \"/a \\\"b\\\".md\", line: 3)\n"
        + "struct LKFixedPositionView { }  \n\t\n")
  }

  @Test("a message about the end of a generated file names the line after the listing")
  func endOfFile() {
    let document = MarkdownDocument(path: "/d.md", text: "x\n```\nstruct Gap {\n```\n")
    let program = DocumentProgram(document: document, recipe: .unknown)
    // The generated file: import, #sourceLocation, the listing's line 3, and its end as line 4.
    let message = CompilerMessage(path: "/s/Listing1.swift", line: 4, column: 1, reason: "brace")
    #expect(program.inDocument(message).text == "/d.md:4:1: error: brace")
    let other = CompilerMessage(path: "/s/main.swift", line: 4, column: 1, reason: "brace")
    #expect(program.inDocument(other) == other)
  }

  @Test("the driver's lines are told from the document's own, and the last count wins")
  func driverReport() {
    let report = DriverReport(
      output: """
        offset: 1
        viewtree pull header fires
        viewtree steps 10 differences 0
        viewtree difference step 11: x
        viewtree steps 20 differences 1
        """)
    #expect(report.pull == ["header fires"])
    #expect(report.differences == ["step 11: x"])
    #expect((report.steps, report.differenceCount) == (20, 1))
  }
}
