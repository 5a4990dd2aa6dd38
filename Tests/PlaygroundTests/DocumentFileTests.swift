import Foundation
import Testing

@testable import Playground

@Suite("Document files")
@MainActor
struct DocumentFileTests {
  /// Writes a file and runs `document` on it.
  private func document(_ text: String) throws -> CommandRun { try document(Data(text.utf8)) }

  private func document(_ data: Data) throws -> CommandRun {
    let folder = TemporaryFolder()
    return playground("document", try folder.write(data, to: "page.md"))
  }

  /// The listings by which document 002 is known; a margin indents the first line.
  private static func document002(headerViewH: String, margin: String = "    ") -> String {
    """
    \(margin)func addHeaderWithCallback(headerCallback:CompleteHandler) {}
        func addFooterWithCallback(footerCallback:CompleteHandler) {}
        func headerBeginRefreshing() {}
        func headerEndRefreshing() {}
        func footerEndRefreshing() {}

    Constants

        let headerViewH: CGFloat = \(headerViewH)

    """
  }

  @Test("a document that is empty, without listings or no UTF-8 text is refused with the reason")
  func refused() throws {
    try document("").expectErrors("the file is empty")
    try document("# Title\n\nOnly prose.\n")
      .expectErrors("no listings; a listing is between two lines of")
    try document(Data([0xFF, 0xFE, 0x00])).expectErrors("not text in UTF-8")
  }

  @Test("document 002 is known by its names, and its table names the lines of the copy at hand")
  func leftOut() throws {
    let run = try document(
      "headerView and footerView\n\n" + Self.document002(headerViewH: "60", margin: "\t")
        + "    let added = 1\n")
    run.expectOutput(
      "  listing 1, lines 3-7: left out: Swift of 2016: a callback that is kept has to be "
        + "@escaping today\n",
      "  listing 2, lines 11-12: left out: Swift of 2016: UIScreen.mainScreen() is a property today\n",
      "  text, line 1: headerView\n", "  listing 1, line 5: headerBeginRefreshing\n",
      "  not in this copy: footerBeginRefreshing\n", "  listing 2, line 11: headerViewH\n")
    #expect(run.errors.isEmpty)
    #expect(
      run.lastLine == "document 002: listings 0/2, steps 0, differences 0; nothing was run: "
        + "its listings are the Swift of 2016, which does not compile today")
  }

  @Test(
    "a number that a document gives otherwise than its port is a difference, run or not",
    arguments: [("80", Int32(1)), ("60", 0), ("60.0", 0), ("-60", 1)])
  func statedNumber(number: String, code: Int32) throws {
    let run = try document(Self.document002(headerViewH: number))
    run.expectOutput("steps 0, differences \(code); nothing was run: ", code: code)
    let line = "  difference: line 9 says headerViewH = \(number), the port has 60\n"
    #expect(run.output.contains(line) == (code == 1))
  }

  @Test("document 004 is left out whole, each listing with its reason, and its table is printed")
  func leftOutControl() throws {
    let run = try document(
      """
      ```swift
      class WBRefreshControl: UIRefreshControl {}
      ```
      ```swift
      private let WBRefreshControlOffset: CGFloat = -60
      ```
      ```swift
      class WBRefreshView: UIView {}
      @IBOutlet weak var tipIconView: UIImageView!
      @IBOutlet weak var loadingIcon: UIImageView!
      ```
      ```swift
      if refreshing { refreshView.startLoadingAnim() }
      ```

      """)
    run.expectOutput(
      "  listing 1, line 2: class WBRefreshControl\n",
      "  listing 2, line 5: WBRefreshControlOffset\n",
      "  listing 4, line 13: startLoadingAnim\n", "  not in this copy: stopAnimation\n",
      "  listing 4, line 13: left out: Swift of 2016: observers")
    #expect(run.errors.isEmpty)
    #expect(
      run.lastLine == "document 004: listings 0/4, steps 0, differences 0; nothing was run: "
        + "its listings are the Swift of 2016, which does not compile today")
  }

  @Test("a document whose listings are no Swift is not compiled")
  func withoutSwift() throws {
    let run = try document("```ruby\nputs 1\n```\n")
    run.expectOutput("listing 1, line 2: left out: its language tag says ruby", code: 2)
    #expect(
      run.lastLine == "document not recognised: listings 0/0, steps 0, differences 0; "
        + "nothing was run: no listing can be compiled")
  }

  @Test("a missing file is named with the nearest name in its folder, a folder as a folder")
  func unreadable() {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    playground("document", "\(folder)/DocumentFileTest.swift")
      .expectErrors("nearest name there is DocumentFileTests.swift")
    playground("document", folder).expectErrors("it is a folder")
  }

  @Test("a package that is no ViewTree is refused before anything is built")
  func wrongPackage() throws {
    #expect(throws: ScratchFailure.self) {
      try ScratchPackage(folder: nil, package: "/")
    }
  }
}
