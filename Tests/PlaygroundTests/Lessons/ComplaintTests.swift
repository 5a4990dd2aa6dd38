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
    let folder = TemporaryFolder()
    let gesture = try folder.write(
      "down 150,100\nmove 150,300 over 0.5s\nup\n", to: "gesture.txt")
    let trace = try fixture("lk_calculate.json")
    var ran: Set<String> = []
    for row in try Self.rows() {
      for command in row.commands where ran.insert("\(command) \(row.typed)").inserted {
        var words = command.split(separator: " ").map(String.init)
        // A document is compiled, which takes minutes: tests of its own do that.
        if words[0] == "document" { continue }
        if words == ["bench"] { words += ["--only", "relayout"] }
        words = words.enumerated().map { index, word in
          switch word {
          case "FILE" where words[0] == "compare": gesture
          case "FILE": folder.path("progress.txt")
          case "PATH": trace
          default: index > 0 && words[index - 1] == "-o" ? folder.path(word) : word
          }
        }
        let run = playground(words, typed: row.typed + ["q"])
        // There is no terminal to repair here, and it says so.
        let expected = words == ["reset"] ? ExitCode.unusable : ExitCode.success
        #expect(run.code == expected, "\(command): \(run.errors)")
        #expect(!(run.output + run.errors).isEmpty, "\(command)")
        if words[0] == "lesson", !row.typed.isEmpty {
          #expect(!run.output.contains("given: '\(row.typed[0])'"), "\(command)")
        }
      }
    }
  }
}
