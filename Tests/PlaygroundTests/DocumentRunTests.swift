import Foundation
import RefreshSystems
import TestSupport
import Testing

@testable import Playground

/// Whole runs of `document`, each with a nested build in the one scratch package of this clone.
@Suite(
  "Document runs", .serialized,
  .enabled(if: TestLength.isWhole, "builds the engine once more: VIEWTREE_TESTS=whole runs it"))
@MainActor
struct DocumentRunTests {
  /// Where the five documents lie; they belong to their authors and are no part of the project.
  nonisolated private static let documents =
    ProcessInfo.processInfo.environment["VIEWTREE_DOCUMENTS"]

  private func document(_ path: String, engine: String? = nil) -> CommandRun {
    playground(["document", path] + (engine.map { ["--engine", $0] } ?? []))
  }

  private func document(text: String, engine: String? = nil) throws -> CommandRun {
    let folder = TemporaryFolder()
    return document(try folder.write(text, to: "page.md"), engine: engine)
  }

  /// The path of one of the five.
  private static func path(of number: String) throws -> String {
    let folder = try #require(documents)
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasPrefix(number) })
    return "\(folder)/\(name)"
  }

  /// Expects a run of at least 2000 steps without a difference.
  private func expectEqual(
    _ run: CommandRun, _ start: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    run.expectOutput(sourceLocation: sourceLocation)
    #expect(run.lastLine.hasPrefix("\(start), steps "), sourceLocation: sourceLocation)
    #expect(run.lastLine.hasSuffix(", differences 0"), sourceLocation: sourceLocation)
    let steps = Int(run.lastLine.split(separator: " ")[5].dropLast())
    #expect(try #require(steps) >= 2000, sourceLocation: sourceLocation)
  }

  /// Expects a run of a changed copy, with differences.
  private func expectDifferent(
    _ run: CommandRun, _ start: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    run.expectOutput(code: ExitCode.difference, sourceLocation: sourceLocation)
    #expect(run.lastLine.hasPrefix(start), sourceLocation: sourceLocation)
    #expect(!run.lastLine.hasSuffix("differences 0"), sourceLocation: sourceLocation)
  }

  @Test("the listings of a package's README import its library, which is adopted and built first")
  func readme() throws {
    let folder = TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "gap", platforms: [.iOS(.v16)],
        products: [.library(name: "GapKit", targets: ["Gap"])],
        targets: [.target(name: "Gap")])

      """, to: "Package.swift")
    try folder.write(
      """
      #if os(iOS)
        import SwiftUI

        public struct Gap: View {
          public init() {}
          public var body: some View { Color.clear.frame(height: 8) }
        }
      #endif

      """, to: "Sources/Gap/Gap.swift")
    let page = try folder.write("```swift\nVStack { Gap() }\n```\n", to: "README.md")
    let run = document(page)
    run.expectOutput()
    let text = run.output + run.errors
    #expect(text.contains("listings may use Gap"), "\(text)")
    #expect(text.contains("page: listings 1/1, scenes 1/1"), "\(text)")
  }

  @Test("a page's scene is put under the finger in the terminal, which it gives back")
  func drag() throws {
    let folder = TemporaryFolder()
    let path = try folder.write(
      """
      ```swift
      struct Plain: View { var body: some View { ScrollView { Text("hello") } } }
      ```

      """, to: "page.md")
    // Builds the program, for which a terminal's test would not wait.
    document(path).expectOutput()
    let terminal = try PseudoTerminal(["document", path, "drag", "Plain"])
    try terminal.wait(until: "a page of the terminal") { $0.isAlternate }
    try terminal.wait(until: "the scene") { $0.lines.contains { $0.contains("hello") } }
    terminal.send("q")
    try terminal.expectEnd()
  }

  @Test("a listing that does not compile is told with the document's line number, the others count")
  func doesNotCompile() throws {
    let run = try document(
      text: """
        # Two listings

        ```swift
        struct Row: View {
          var body: some View { Text(label).frame(height: 44) }
        }
        ```

        ```
        struct Gap: View {
          var body: some View { Color.clear.frame(height: 8) }
        }
        ```

        """)
    run.expectOutput(
      "listing 1, lines 4-6: left out: line 5: cannot find 'label' in scope\n",
      "  missing here: label\n", "page: listings 1/2, scenes 1/1\n")
  }

  @Test("a missing brace is told with a line of the document")
  func missingBrace() throws {
    let run = try document(text: "```swift\nstruct Gap {\n```\n")
    run.expectOutput("listing 1, line 2: left out: line 2: expected '}' in struct", code: 2)
    #expect(run.lastLine == "page: listings 0/1, scenes 0/0")
  }

  @Test(
    "document 000 compiles unchanged and equals the port, a copy with one comparison changed does not",
    .enabled(if: documents != nil, "VIEWTREE_DOCUMENTS names no folder with the documents"))
  func document000() throws {
    let path = try Self.path(of: "000")
    let original = document(path)
    try expectEqual(original, "document 000: listings 6/6")
    #expect(original.errors.isEmpty)

    let text = try String(contentsOfFile: path, encoding: .utf8)
    expectDifferent(
      try document(text: try copy(of: text, changingComparison: 3)),
      "document 000: listings 6/6, steps ")

    let nearer = text.replacing("threshold: CGFloat = 120", with: "threshold: CGFloat = 100")
    try #require(nearer != text)
    let edited = try document(text: nearer)
    edited.expectOutput(
      "defaults: threshold is 100.0, port 120.0\n",
      // The document writes the number down twice; the pulls use the one that its code uses.
      "says threshold = 100, the port has 120\n",
      // 600 (1 - 1 / (0.55 x 215 / 600 + 1)) = 98.8 is short of 100; at 220, a step on, it is 100.7.
      "pull: header fires: finger 220.0, offset 100.7", code: 1)
    #expect(edited.lastLine.hasSuffix(", differences 3"))
  }

  @Test(
    "document 002 is left out with its table, whose lines follow a copy with a line more",
    .enabled(if: documents != nil, "VIEWTREE_DOCUMENTS names no folder with the documents"))
  func document002() throws {
    let path = try Self.path(of: "002")
    let original = document(path)
    original.expectOutput()
    #expect(original.errors.isEmpty)
    #expect(
      original.lastLine == "document 002: listings 0/4, steps 0, differences 0; "
        + "nothing was run: its listings are the Swift of 2016, which does not compile today")
    for row in Correspondence.zhRefresh.rows {
      let place = row.listing.map { "listing \($0), " } ?? "text, "
      #expect(original.output.contains("  \(place)line \(row.line): \(row.mark)\n"))
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let copy = try document(text: "One line more.\n" + text)
    copy.expectOutput("  listing 1, line 18: addHeaderWithCallback\n")
    #expect(copy.lastLine == original.lastLine)
  }

  @Test(
    "documents 001 and 003 compile unchanged and equal their ports, a copy with another number not",
    .enabled(if: documents != nil, "VIEWTREE_DOCUMENTS names no folder with the documents"),
    arguments: [
      (
        "document 001: listings 4/4", "value: .bounds",
        // It measures less.
        "value: .rect(CGRect(x: 0, y: 0, width: 300, height: 59))"
      ),
      // It ends earlier.
      ("document 003: listings 5/8", "sleep(3)", "sleep(2)"),
    ])
  func changedNumber(start: String, old: String, new: String) throws {
    let path = try Self.path(of: String(start.dropFirst(9).prefix(3)))
    let original = document(path)
    try expectEqual(original, start)
    #expect(original.errors.isEmpty)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let changed = text.replacing(old, with: new)
    try #require(changed != text)
    expectDifferent(try document(text: changed), "\(start), steps ")
  }

  @Test(
    "on the small tree documents 000 and 001 equal their ports, a copy with one comparison changed not",
    .enabled(if: documents != nil, "VIEWTREE_DOCUMENTS names no folder with the documents"))
  func smallTree() throws {
    let path = try Self.path(of: "000")
    let original = document(path, engine: "small")
    try expectEqual(original, "document 000: listings 6/6")
    // 600 (1 - 1 / (0.55 x 275 / 600 + 1)) = 120.8 is the first above 120, as with a finger.
    original.expectOutput("pull: header fires: finger 275.0, offset 120.8")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    expectDifferent(
      try document(text: try copy(of: text, changingComparison: 3), engine: "small"))
    try expectEqual(
      document(try Self.path(of: "001"), engine: "small"), "document 001: listings 4/4")
  }

  @Test("an engine without the product, or without a name that the document needs, is told so")
  func lackingEngine() throws {
    let folder = TemporaryFolder()
    func write(product: String) throws {
      try folder.write(
        """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
          name: "Own", products: [.library(name: "\(product)", targets: ["SwiftUI"])],
          targets: [.target(name: "SwiftUI")])

        """, to: "Package.swift")
    }
    try write(product: "Other")
    try folder.write("public protocol View {}\n", to: "Sources/SwiftUI/SwiftUI.swift")
    let text = "```swift\nstruct Own { let view: any View; let key: Anchor<Int> }\n```\n"
    try document(text: text, engine: folder.path)
      .expectErrors("has no library product SwiftUI")
    try write(product: "SwiftUI")
    try document(text: text, engine: folder.path)
      .expectErrors("the engine in \(folder.path) lacks Anchor")
  }

  /// The document with one comparison of `calculate` moved by its border case.
  private func copy(of text: String, changingComparison index: Int) throws -> String {
    let listing = try #require(
      MarkdownDocument(path: "", text: text).listings.first {
        SwiftOutline(of: $0.text).names.contains("LKRefreshView")
      })
    let swaps = [" > ": " >= ", " >= ": " > ", " < ": " <= ", " <= ": " < "]
    let places = swaps.keys.flatMap { listing.text.ranges(of: $0) }
      .sorted { $0.lowerBound < $1.lowerBound }
    let place = places[index]
    let swapped = listing.text.replacingCharacters(
      in: place, with: try #require(swaps[String(listing.text[place])]))
    return text.replacingOccurrences(of: listing.text, with: swapped)
  }
}
