import Foundation
import Testing

@testable import Playground

/// Traces, documents, gestures and files of progress that somebody else has written.
@Suite("A stranger's files")
@MainActor
struct StrangeFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
  }

  /// The words of a command about a file whose name is strange as well.
  private func said(
    _ data: Data, ending: String, script: [String] = [], _ command: (String) -> [String]
  ) throws -> String {
    let file = folder.url.appending(path: "a\u{1B}[2J\u{9B}b\(ending)")
    try data.write(to: file)
    let recording = RecordingConsole()
    var console = recording.console
    var rest = script[...]
    console.input = { rest.popFirst() }
    _ = CommandTable.standard.run(command(file.path), console: console)
    return recording.output + recording.errors
  }

  @Test("a trace is told without a character that a terminal obeys")
  func traces() throws {
    let trace = try #require(
      Bundle.module.url(
        forResource: "lk_calculate", withExtension: "json", subdirectory: "Fixtures"))
    let strings = try JSONStrings(Data(contentsOf: trace))
    #expect(strings.kinds.count > 10)
    for place in strings.kinds {
      let json = try strings.json(replacing: [place], with: StrangeText.payload)
      let said = try said(json, ending: ".json") { ["validate", $0] }
      #expect(StrangeText.command(in: said) == nil, "\(place)")
    }
  }

  @Test("so is a document, in each of its parts")
  func documents() throws {
    let parts = ["# Title", "words", "```js", "let x = 1", "```", "    indented", "~~~swift x"]
    for place in parts.indices {
      var lines = parts
      lines[place] += StrangeText.payload
      let text = lines.joined(separator: "\n")
      // Without a line of Swift there is nothing to compile.
      let said = try said(Data(text.replacing("swift", with: "").utf8), ending: ".md") {
        ["document", $0, "--scratch", folder.url.appending(path: "scratch").path]
      }
      #expect(said.contains("listings"), "\(place)")
      #expect(StrangeText.command(in: said) == nil, "\(place)")
    }
  }

  @Test("so is a gesture")
  func gestures() throws {
    for text in [StrangeText.payload, "down 1 \(StrangeText.payload)"] {
      let said = try said(Data(text.utf8), ending: ".txt") {
        ["record", "figure/row", $0, "-o", folder.url.appending(path: "o.json").path]
      }
      #expect(said.contains("given:"))
      #expect(StrangeText.command(in: said) == nil)
    }
  }

  @Test("so is a file of progress, in each of its words")
  func progress() throws {
    let payload = StrangeText.payload.replacing("\r\n", with: "")
    for text in [
      payload, "viewtree-progress/1\(payload)", "viewtree-progress/1\n1.size\(payload) right",
      "viewtree-progress/1\n1.size missed \(payload)", "viewtree-progress/1\n1.size \(payload)",
    ] {
      let said = try said(Data(text.utf8), ending: ".txt", script: ["1", "80", "q", "q"]) {
        ["lesson", "--progress", $0]
      }
      #expect(!said.isEmpty)
      #expect(StrangeText.command(in: said) == nil)
    }
  }

  @Test("a cell of a screen holds no character that a terminal obeys")
  func screens() {
    var screen = ScreenBuffer(size: TerminalSize(columns: 80, rows: 2))
    screen.write(StrangeText.payload, row: 0, column: 0)
    screen.write("a\u{1B}[2Jb\nc", row: 1, column: 0)
    #expect(screen.lines[1] == "a\\u{1B}[2Jb\\u{A}c")
    let shown = ScreenUpdate.text(from: screen, to: screen, usesStyles: false)
    #expect(shown.isEmpty)
    #expect(StrangeText.command(in: screen.lines.joined()) == nil)
  }
}
