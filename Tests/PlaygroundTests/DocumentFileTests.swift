import Foundation
import Testing

@testable import Playground

@Suite("Document files")
@MainActor
struct DocumentFileTests {
  /// Writes a file of its own in the temporary folder and runs `document` on it.
  private func document(_ text: String) throws -> (code: Int32, console: RecordingConsole) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("viewtree-test-\(UUID().uuidString).md")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return run(file.path)
  }

  private func run(_ path: String) -> (code: Int32, console: RecordingConsole) {
    let recording = RecordingConsole()
    let code = CommandTable.standard.run(["document", path], console: recording.console)
    return (code, recording)
  }

  @Test("an empty document ends with code 2 and says that it is empty")
  func empty() throws {
    let (code, console) = try document("")
    #expect(code == 2)
    #expect(console.errors.contains("the file is empty"))
  }

  @Test("a document without listings ends with code 2 and says what a listing is")
  func withoutListings() throws {
    let (code, console) = try document("# Title\n\nOnly prose.\n")
    #expect(code == 2)
    #expect(console.errors.contains("no listings; a listing is between two lines of"))
  }

  @Test("document 002 is known by its names, and its table names the lines of the copy at hand")
  func leftOut() throws {
    let (code, console) = try document(
      """
      headerView and footerView

      \tfunc addHeaderWithCallback(headerCallback:CompleteHandler) {}
          func addFooterWithCallback(footerCallback:CompleteHandler) {}
          func headerBeginRefreshing() {}
          func headerEndRefreshing() {}
          func footerEndRefreshing() {}

      Constants

          let headerViewH: CGFloat = 60
          let added = 1

      """)
    #expect(code == 0)
    #expect(console.errors.isEmpty)
    for line in [
      "  listing 1, lines 3-7: left out: Swift of 2016: a callback that is kept has to be "
        + "@escaping today",
      "  listing 2, lines 11-12: left out: Swift of 2016: UIScreen.mainScreen() is a property today",
      "  text, line 1: headerView", "  listing 1, line 5: headerBeginRefreshing",
      "  not in this copy: footerBeginRefreshing", "  listing 2, line 11: headerViewH",
    ] {
      #expect(console.output.contains(line + "\n"), "\(line)")
    }
    #expect(
      console.lastLine == "document 002: listings 0/2, steps 0, differences 0; nothing was run: "
        + "its listings are the Swift of 2016, which does not compile today")
  }

  @Test(
    "a number that a document gives otherwise than its port is a difference, run or not",
    arguments: [("80", Int32(1)), ("60", 0), ("60.0", 0), ("-60", 1)])
  func statedNumber(number: String, code expected: Int32) throws {
    let (code, console) = try document(
      """
          func addHeaderWithCallback(headerCallback:CompleteHandler) {}
          func addFooterWithCallback(footerCallback:CompleteHandler) {}
          func headerBeginRefreshing() {}
          func headerEndRefreshing() {}
          func footerEndRefreshing() {}

      Constants

          let headerViewH: CGFloat = \(number)

      """)
    #expect(code == expected)
    let differs = expected == 1
    let line = "  difference: line 9 says headerViewH = \(number), the port has 60\n"
    #expect(console.output.contains(line) == differs)
    #expect(console.lastLine.contains("steps 0, differences \(expected); nothing was run: "))
  }

  @Test("document 004 is left out whole, each listing with its reason, and its table is printed")
  func leftOutControl() throws {
    let (code, console) = try document(
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
    #expect(code == 0)
    #expect(console.errors.isEmpty)
    for line in [
      "  listing 1, line 2: class WBRefreshControl", "  listing 2, line 5: WBRefreshControlOffset",
      "  listing 4, line 13: startLoadingAnim", "  not in this copy: stopAnimation",
    ] {
      #expect(console.output.contains(line + "\n"), "\(line)")
    }
    #expect(console.output.contains("  listing 4, line 13: left out: Swift of 2016: observers"))
    #expect(
      console.lastLine == "document 004: listings 0/4, steps 0, differences 0; nothing was run: "
        + "its listings are the Swift of 2016, which does not compile today")
  }

  @Test("a document whose listings are no Swift is not compiled")
  func withoutSwift() throws {
    let (code, console) = try document("```ruby\nputs 1\n```\n")
    #expect(code == 2)
    #expect(console.output.contains("listing 1, line 2: left out: its language tag says ruby"))
    #expect(
      console.lastLine == "document not recognised: listings 0/0, steps 0, differences 0; "
        + "nothing was run: no listing can be compiled")
  }

  @Test("a missing file is named with the nearest name in its folder, a folder as a folder")
  func unreadable() {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    let missing = run("\(folder)/DocumentFileTest.swift")
    #expect(missing.code == 2)
    #expect(missing.console.errors.contains("nearest name there is DocumentFileTests.swift"))
    let directory = run(folder)
    #expect(directory.code == 2)
    #expect(directory.console.errors.contains("it is a folder"))
  }

  @Test("a file that is no UTF-8 text is refused")
  func notText() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("viewtree-test-\(UUID().uuidString).md")
    try Data([0xFF, 0xFE, 0x00]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (code, console) = run(file.path)
    #expect(code == 2)
    #expect(console.errors.contains("not text in UTF-8"))
  }

  @Test("a package that is no ViewTree is refused before anything is built")
  func wrongPackage() throws {
    #expect(throws: ScratchFailure.self) {
      try ScratchPackage(folder: nil, package: "/")
    }
  }
}
