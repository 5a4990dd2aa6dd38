import Foundation
import Testing

@testable import Playground

@Suite("A recorded trace")
@MainActor
struct RecordedTraceTests {
  @Test("the trace of a running view is replayed by validate without a difference")
  func trace() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "lk_calculate-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    for gesture in ["pull-140-release", "pull-140-back", "pull-70-release"] {
      let console = RecordingConsole()
      let table = CommandTable.standard
      #expect(
        table.run(["record", "000", gesture, "--trace", file.path], console: console.console) == 0)
      #expect(table.run(["validate", file.path], console: console.console) == 0)
      #expect(console.lastLine == "validated 1/1", "\(console.output.suffix(500))")
    }
    let other = RecordingConsole()
    let arguments = ["record", "002", "pull-140-release", "--trace", file.path]
    #expect(CommandTable.standard.run(arguments, console: other.console) == 2)
    #expect(other.errors.contains("LKRefresh and a gesture"))
  }
}
