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

  private func run(
    _ path: String, engine: String? = nil
  ) -> (code: Int32, console: RecordingConsole) {
    let recording = RecordingConsole()
    let code = CommandTable.standard.run(
      ["document", path] + (engine.map { ["--engine", $0] } ?? []), console: recording.console)
    return (code, recording)
  }

  private func run(
    text: String, engine: String? = nil
  ) throws -> (code: Int32, console: RecordingConsole) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("viewtree-test-\(UUID().uuidString).md")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return run(file.path, engine: engine)
  }

  @Test("the listings of a package's README import its library, which is adopted and built first")
  func readme() throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("Sources/Gap"), withIntermediateDirectories: true)
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
    try folder.write("```swift\nVStack { Gap() }\n```\n", to: "README.md")
    let (code, console) = run(folder.url.path + "/README.md")
    #expect(code == 0)
    let text = console.output + console.errors
    #expect(text.contains("listings may use Gap"), "\(text)")
    #expect(text.contains("page: listings 1/1, scenes 1/1"), "\(text)")
  }

  @Test("a page's scene is put under the finger in the terminal, which it gives back")
  func drag() throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try folder.write(
      """
      ```swift
      struct Plain: View { var body: some View { ScrollView { Text("hello") } } }
      ```

      """, to: "page.md")
    let path = folder.url.path + "/page.md"
    // Builds the program, for which a terminal's test would not wait.
    #expect(run(path).code == 0)
    let terminal = try PseudoTerminal(["document", path, "drag", "Plain"])
    let before = terminal.attributes
    try terminal.wait(until: "a page of the terminal") { $0.isAlternate }
    try terminal.wait(until: "the scene") { $0.lines.contains { $0.contains("hello") } }
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .code(0))
    terminal.expectRestored(before)
  }

  @Test("a listing that does not compile is told with the document's line number, the others count")
  func doesNotCompile() throws {
    let (code, console) = try run(
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
    #expect(code == 0)
    #expect(
      console.output.contains(
        "listing 1, lines 4-6: left out: line 5: cannot find 'label' in scope\n"))
    #expect(console.output.contains("  missing here: label\n"))
    #expect(console.output.contains("page: listings 1/2, scenes 1/1\n"))
  }

  @Test("a missing brace is told with a line of the document")
  func missingBrace() throws {
    let (code, console) = try run(text: "```swift\nstruct Gap {\n```\n")
    #expect(code == 2)
    #expect(console.output.contains("listing 1, line 2: left out: line 2: expected '}' in struct"))
    #expect(console.lastLine == "page: listings 0/1, scenes 0/0")
  }

  @Test(
    "document 000 compiles unchanged and equals the port, a copy with one comparison changed does not",
    .enabled(if: documents != nil, "VIEWTREE_DOCUMENTS names no folder with the documents"))
  func document000() throws {
    let folder = try #require(Self.documents)
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasPrefix("000_") })
    let original = run("\(folder)/\(name)")
    #expect(original.code == 0)
    #expect(original.console.errors.isEmpty)
    let words = original.console.lastLine.split(separator: " ")
    #expect(original.console.lastLine.hasPrefix("document 000: listings 6/6, steps "))
    #expect(original.console.lastLine.hasSuffix(", differences 0"))
    #expect(try #require(Int(words[5].dropLast())) >= 2000)

    let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    let changed = try run(text: try copy(of: text, changingComparison: 3))
    #expect(changed.code == 1)
    #expect(changed.console.lastLine.hasPrefix("document 000: listings 6/6, steps "))
    #expect(!changed.console.lastLine.hasSuffix("differences 0"))

    let nearer = text.replacingOccurrences(
      of: "threshold: CGFloat = 120", with: "threshold: CGFloat = 100")
    try #require(nearer != text)
    let edited = try run(text: nearer)
    #expect(edited.code == 1)
    #expect(edited.console.output.contains("defaults: threshold is 100.0, port 120.0\n"))
    // The document writes the number down twice; the pulls use the one that its code uses.
    #expect(edited.console.output.contains("says threshold = 100, the port has 120\n"))
    // 600 (1 - 1 / (0.55 x 215 / 600 + 1)) = 98.8 is short of 100; at 220, a step on, it is 100.7.
    #expect(edited.console.output.contains("pull: header fires: finger 220.0, offset 100.7"))
    #expect(edited.console.lastLine.hasSuffix(", differences 3"))
  }

  @Test(
    "document 002 is left out with its table, whose lines follow a copy with a line more",
    .enabled(if: documents != nil, "VIEWTREE_DOCUMENTS names no folder with the documents"))
  func document002() throws {
    let folder = try #require(Self.documents)
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasPrefix("002_") })
    let original = run("\(folder)/\(name)")
    #expect(original.code == 0)
    #expect(original.console.errors.isEmpty)
    #expect(
      original.console.lastLine == "document 002: listings 0/4, steps 0, differences 0; "
        + "nothing was run: its listings are the Swift of 2016, which does not compile today")
    for row in Correspondence.zhRefresh.rows {
      let place = row.listing.map { "listing \($0), " } ?? "text, "
      #expect(original.console.output.contains("  \(place)line \(row.line): \(row.mark)\n"))
    }

    let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    let copy = try run(text: "One line more.\n" + text)
    #expect(copy.code == 0)
    #expect(copy.console.output.contains("  listing 1, line 18: addHeaderWithCallback\n"))
    #expect(copy.console.lastLine == original.console.lastLine)
  }

  @Test(
    "document 001 compiles unchanged and equals the port, a copy that measures less does not",
    .enabled(if: documents != nil, "VIEWTREE_DOCUMENTS names no folder with the documents"))
  func document001() throws {
    let folder = try #require(Self.documents)
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasPrefix("001_") })
    let original = run("\(folder)/\(name)")
    #expect(original.code == 0)
    #expect(original.console.errors.isEmpty)
    let words = original.console.lastLine.split(separator: " ")
    #expect(original.console.lastLine.hasPrefix("document 001: listings 4/4, steps "))
    #expect(original.console.lastLine.hasSuffix(", differences 0"))
    #expect(try #require(Int(words[5].dropLast())) >= 2000)

    let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    let lower = text.replacingOccurrences(
      of: "value: .bounds", with: "value: .rect(CGRect(x: 0, y: 0, width: 300, height: 59))")
    try #require(lower != text)
    let changed = try run(text: lower)
    #expect(changed.code == 1)
    #expect(changed.console.lastLine.hasPrefix("document 001: listings 4/4, steps "))
    #expect(!changed.console.lastLine.hasSuffix("differences 0"))
  }

  @Test(
    "document 003's complete listings compile unchanged and run, a copy that ends earlier differs",
    .enabled(if: documents != nil, "VIEWTREE_DOCUMENTS names no folder with the documents"))
  func document003() throws {
    let folder = try #require(Self.documents)
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasPrefix("003_") })
    let original = run("\(folder)/\(name)")
    #expect(original.code == 0)
    #expect(original.console.errors.isEmpty)
    let words = original.console.lastLine.split(separator: " ")
    #expect(original.console.lastLine.hasPrefix("document 003: listings 5/8, steps "))
    #expect(original.console.lastLine.hasSuffix(", differences 0"))
    #expect(try #require(Int(words[5].dropLast())) >= 2000)

    let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    let earlier = text.replacingOccurrences(of: "sleep(3)", with: "sleep(2)")
    try #require(earlier != text)
    let changed = try run(text: earlier)
    #expect(changed.code == 1)
    #expect(!changed.console.lastLine.hasSuffix("differences 0"))
  }

  @Test(
    "on the small tree documents 000 and 001 equal their ports, a copy with one comparison changed not",
    .enabled(if: documents != nil, "VIEWTREE_DOCUMENTS names no folder with the documents"))
  func smallTree() throws {
    let folder = try #require(Self.documents)
    for (number, listings) in [("000", 6), ("001", 4)] {
      let name = try #require(
        FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasPrefix(number) })
      let (code, console) = run("\(folder)/\(name)", engine: "small")
      #expect(code == 0, "\(console.errors)")
      #expect(
        console.lastLine.hasPrefix("document \(number): listings \(listings)/\(listings), steps "))
      #expect(console.lastLine.hasSuffix(", differences 0"))
      let words = console.lastLine.split(separator: " ")
      #expect(try #require(Int(words[5].dropLast())) >= 2000)
      guard number == "000" else { continue }
      // 600 (1 - 1 / (0.55 x 275 / 600 + 1)) = 120.8 is the first above 120, as with a finger.
      #expect(console.output.contains("pull: header fires: finger 275.0, offset 120.8"))
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      let changed = try run(text: try copy(of: text, changingComparison: 3), engine: "small")
      #expect(changed.code == 1)
      #expect(!changed.console.lastLine.hasSuffix("differences 0"))
    }
  }

  @Test("an engine without the product, or without a name that the document needs, is told so")
  func lackingEngine() throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("Sources/SwiftUI"), withIntermediateDirectories: true)
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
    try folder.write(
      "public protocol View {}\n", to: "Sources/SwiftUI/SwiftUI.swift")
    let text = "```swift\nstruct Own { let view: any View; let key: Anchor<Int> }\n```\n"
    let other = try run(text: text, engine: folder.url.path)
    #expect(other.code == 2)
    #expect(other.console.errors.contains("has no library product SwiftUI"))
    try write(product: "SwiftUI")
    let own = try run(text: text, engine: folder.url.path)
    #expect(own.code == 2)
    #expect(own.console.errors.contains("the engine in \(folder.url.path) lacks Anchor"))
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
