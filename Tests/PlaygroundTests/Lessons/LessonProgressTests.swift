import Foundation
import Testing

@testable import Playground

@Suite("Lesson progress")
@MainActor
struct LessonProgressTests {
  private func run(
    _ arguments: [String], script: [String] = []
  ) -> (code: Int32, console: RecordingConsole) {
    let recording = RecordingConsole()
    var console = recording.console
    var rest = script[...]
    console.input = { rest.popFirst() }
    return (CommandTable.standard.run(arguments, console: console), recording)
  }

  private func temporaryFile(_ text: String? = nil) throws -> URL {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "progress-\(UUID().uuidString).txt")
    try text?.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  @Test("what was answered is kept, a later answer in the place of an earlier one")
  func keeps() throws {
    let file = try temporaryFile()
    defer { try? FileManager.default.removeItem(at: file) }
    let first = run(["lesson", "1", "--progress", file.path], script: ["100", "40", "q"])
    #expect(first.code == 0)
    #expect(first.console.output.hasPrefix("Progress is kept in "))
    #expect(
      try String(contentsOf: file, encoding: .utf8)
        == "viewtree-progress/1\n1.asked missed 100\n1.size right\n")
    _ = run(["lesson", "1", "--progress", file.path], script: ["80", "q"])
    #expect(
      try String(contentsOf: file, encoding: .utf8)
        == "viewtree-progress/1\n1.asked right\n1.size right\n")
    let list = run(["lesson", "--progress", file.path], script: ["q"])
    #expect(list.console.output.contains("A parent asks, a child answers, 8 min x  2 of 2 right"))
  }

  @Test("without --progress nothing is written")
  func writesNothing() throws {
    let folder = FileManager.default.currentDirectoryPath
    let before = try FileManager.default.contentsOfDirectory(atPath: folder)
    _ = run(["lesson", "1"], script: ["80", "q"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == before)
  }

  @Test(
    "a newer file and an unreadable one are answered with file, line and reason, and left alone",
    arguments: [
      ("viewtree-progress/2\n", "line 1", "form 2"),
      ("my notes\n", "line 1", "'my notes'"),
      ("viewtree-progress/1\n1.asked right\n1.size maybe\n", "line 3", "'1.size maybe'"),
    ])
  func refused(_ text: String, _ line: String, _ reason: String) throws {
    let file = try temporaryFile(text)
    defer { try? FileManager.default.removeItem(at: file) }
    let (code, console) = run(["lesson", "1", "--progress", file.path], script: ["80"])
    #expect(code == 2)
    #expect(console.output.isEmpty)
    #expect(console.errors.contains(line) && console.errors.contains(reason))
    #expect(console.errors.contains(file.lastPathComponent))
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test("bytes that are no text, and a folder, are refused too")
  func noText() throws {
    let file = try temporaryFile()
    defer { try? FileManager.default.removeItem(at: file) }
    try Data([0xFF, 0xFE, 0x00, 0xD8]).write(to: file)
    #expect(run(["lesson", "--progress", file.path]).code == 2)
    #expect(run(["lesson", "--progress", FileManager.default.temporaryDirectory.path]).code == 2)
  }

  @Test("a file that cannot be written is told once, and the lesson goes on")
  func cannotWrite() {
    let (code, console) = run(
      ["lesson", "1", "--progress", "/nowhere/at/all.txt"], script: ["80", "q"])
    #expect(code == 0)
    #expect(console.errors.contains("/nowhere/at/all.txt: cannot be written"))
    #expect(console.output.contains("Right: 80."))
  }

  @Test("the text of a progress is read back as it was")
  func roundTrip() throws {
    var progress = LessonProgress()
    progress.note("1.asked", .right)
    progress.note("2.order", .missed("free, fixed, bounded"))
    progress.note("before.3", .skipped)
    #expect(try LessonProgress(text: progress.text) == progress)
    let (right, asked) = progress.count(of: "2")
    #expect(right == 0 && asked == 1)
  }
}
