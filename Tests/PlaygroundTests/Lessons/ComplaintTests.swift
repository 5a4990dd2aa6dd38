import Foundation
import Testing

@testable import Playground

/// The list of complaints about other tools, whose every row names commands to try.
@Suite("Complaints")
@MainActor
struct ComplaintTests {
  @Test("each of some forty complaints is answered by commands that there are")
  func commands() throws {
    let file = LessonTexts.checkout.appending(path: "Sources/ViewTree/ViewTree.docc/Complaints.md")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }.dropFirst()
    #expect(rows.count >= 40)
    let names = CommandTable.standard.commands.map(\.name) + [CommandTable.standard.tour.name]
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.count == 3, "\(row)")
      let typed = cells[1].matches(of: /`([^`]+)`/).map { String($0.output.1) }
      let words = try #require(typed.first).split(separator: " ").map(String.init)
      let command = try #require(words.first)
      #expect(names.contains(command), "\(command) is no command")
      if command == "lesson", let number = words.dropFirst().first, Int(number) != nil {
        #expect(Lesson.all.contains { "\($0.number)" == number }, "there is no lesson \(number)")
      }
    }
  }
}
