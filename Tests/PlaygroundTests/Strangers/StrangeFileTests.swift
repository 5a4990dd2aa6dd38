import Foundation
import Testing

@testable import Playground

/// Traces, documents, gestures and files of progress that somebody else has written.
@Suite("A stranger's files")
@MainActor
struct StrangeFileTests {
  private let folder = TemporaryFolder()

  /// The words of a command about a file whose name is strange as well.
  private func said(
    _ text: String, ending: String, typed: [String] = [], _ command: (String) -> [String]
  ) throws -> String {
    let file = try folder.write(text, to: "a\u{1B}[2J\u{9B}b\(ending)")
    let run = playground(command(file), typed: typed)
    return run.output + run.errors
  }

  @Test("a trace is told without a character that a terminal obeys")
  func traces() throws {
    let trace = URL(fileURLWithPath: try fixture("lk_calculate.json"))
    let strings = try JSONStrings(Data(contentsOf: trace))
    #expect(strings.kinds.count > 10)
    for place in strings.kinds {
      let json = try strings.json(replacing: [place], with: StrangeText.payload)
      let said = try said(String(decoding: json, as: UTF8.self), ending: ".json") {
        ["validate", $0]
      }
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
      let said = try said(text.replacing("swift", with: ""), ending: ".md") {
        ["document", $0, "--scratch", folder.path("scratch")]
      }
      #expect(said.contains("listings"), "\(place)")
      #expect(StrangeText.command(in: said) == nil, "\(place)")
    }
  }

  @Test("so is a gesture")
  func gestures() throws {
    for text in [StrangeText.payload, "down 1 \(StrangeText.payload)"] {
      let said = try said(text, ending: ".txt") {
        ["record", "figure/row", $0, "-o", folder.path("o.json")]
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
      let said = try said(text, ending: ".txt", typed: ["1", "80", "q", "q"]) {
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
