import Foundation
import Testing

@testable import Playground

/// The list of complaints about other tools, whose every row names commands to try.
@Suite("Complaints")
@MainActor
struct ComplaintTests {
  /// The commands of each row, with the lines that are typed after the first of them.
  private static func rows() throws -> [(complaint: String, commands: [String], typed: [String])] {
    let file = LessonTexts.checkout.appending(path: "Sources/ViewTree/ViewTree.docc/Complaints.md")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }.dropFirst()
    let names = CommandTable.standard.commands.map(\.name) + [CommandTable.standard.tour.name]
    return rows.map { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let quoted = cells[1].matches(of: /`([^`]+)`/).map { String($0.output.1) }
      func isCommand(_ text: String) -> Bool {
        names.contains(String(text.prefix { $0 != " " }))
      }
      return (cells[0], quoted.filter(isCommand), quoted.filter { !isCommand($0) })
    }
  }

  @Test("each of some forty complaints is answered by a command that there is")
  func commands() throws {
    let rows = try Self.rows()
    #expect(rows.count >= 40)
    for row in rows { #expect(!row.commands.isEmpty, "\(row.complaint)") }
  }

  @Test("each command of the list runs to its end, and what is typed then is taken")
  func running() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "complaints-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let gesture = folder.appending(path: "gesture.txt")
    try Data("down 150,100\nmove 150,300 over 0.5s\nup\n".utf8).write(to: gesture)
    let trace = LessonTexts.checkout
      .appending(path: "Tests/PlaygroundTests/Fixtures/lk_calculate.json")
    var ran: Set<String> = []
    for row in try Self.rows() {
      for command in row.commands where ran.insert("\(command) \(row.typed)").inserted {
        var words = command.split(separator: " ").map(String.init)
        // A document is compiled, which takes minutes: tests of its own do that.
        if words[0] == "document" { continue }
        if words == ["bench"] { words += ["--only", "relayout"] }
        words = words.enumerated().map { index, word in
          switch word {
          case "FILE" where words[0] == "compare": gesture.path
          case "FILE": folder.appending(path: "progress.txt").path
          case "PATH": trace.path
          default: index > 0 && words[index - 1] == "-o" ? folder.appending(path: word).path : word
          }
        }
        let recording = RecordingConsole()
        var console = recording.console
        var lines = (row.typed + ["q"])[...]
        console.input = { lines.popFirst() }
        // There is no terminal to repair here, and it says so.
        let expected: Int32 = words == ["reset"] ? ExitCode.unusable : ExitCode.success
        let code = CommandTable.standard.run(words, console: console)
        #expect(code == expected, "\(command): \(recording.errors)")
        #expect(!(recording.output + recording.errors).isEmpty, "\(command)")
        if words[0] == "lesson", !row.typed.isEmpty {
          #expect(!recording.output.contains("given: '\(row.typed[0])'"), "\(command)")
        }
      }
    }
  }
}
