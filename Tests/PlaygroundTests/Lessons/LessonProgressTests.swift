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
    let first = run(["lesson", "1", "--progress", file.path], script: ["100", "80", "40", "q"])
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
    #expect(list.console.output.contains("A parent asks, a child answers, 23 min x  2 of 2 right"))
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
      ("viewtree-progress/3\n", "line 1", "form 3"),
      ("my notes\n", "line 1", "'my notes'"),
      ("viewtree-progress/1\n1.asked right\n1.size maybe\n", "line 3", "'1.size maybe'"),
      ("viewtree-progress/2\n1.again 2026-02-30 2\n", "line 2", "'1.again 2026-02-30 2'"),
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

  @Test(
    "a file that cannot be written is told before the first question, with code 2",
    arguments: ["/nowhere/at/all.txt", "/proc/viewtree.txt"])
  func cannotWrite(path: String) {
    let (code, console) = run(["lesson", "1", "--progress", path], script: ["80", "q"])
    #expect(code == 2)
    #expect(console.errors.contains("\(path): cannot be written ("))
    #expect(console.output.isEmpty)
  }

  @Test("a file that can no longer be written is told with code 2, and the lesson goes on")
  func cannotWriteAnyMore() throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let path = folder.url.appending(path: "p.txt").path
    let recording = RecordingConsole()
    var console = recording.console
    var rest = ["80", "q"][...]
    console.input = {
      try? FileManager.default.removeItem(at: folder.url)
      return rest.popFirst()
    }
    #expect(CommandTable.standard.run(["lesson", "1", "--progress", path], console: console) == 2)
    #expect(recording.errors.contains("\(path): cannot be written any more"))
    #expect(recording.output.contains("Right: 80."))
  }

  @Test("asking whether a file can be written leaves none behind")
  func leavesNothing() throws {
    let file = try temporaryFile()
    #expect(run(["lesson", "--progress", file.path], script: ["q"]).code == 0)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("a link stays a link, and the file that it leads to is written, also a new one")
  func links() throws {
    for text in ["viewtree-progress/1\n1.size right\n", nil] {
      let file = try temporaryFile(text)
      let link = file.appendingPathExtension("link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      defer { for url in [file, link] { try? FileManager.default.removeItem(at: url) } }
      #expect(run(["lesson", "1", "--progress", link.path], script: ["80", "q"]).code == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
      #expect(try String(contentsOf: file, encoding: .utf8).contains("1.asked right\n"))
    }
  }

  @Test(
    "lines that end as other systems end them are read, and an empty file is one without outcomes",
    arguments: [
      ("viewtree-progress/1\r\n1.asked right\r\n1.size missed 7\r\n", 2),
      ("viewtree-progress/1\r\n", 0), ("", 0), ("\n", 0), ("\r\n\r\n", 0),
    ])
  func otherEnds(_ text: String, _ count: Int) throws {
    let progress = try LessonProgress(text: text)
    #expect(progress.outcomes.count == count)
    if count > 1 { #expect(progress.outcomes[1].outcome == .missed("7")) }
    let file = try temporaryFile(text)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(run(["lesson", "--progress", file.path], script: ["q"]).code == 0)
  }

  @Test("a file of 30,000 lines is read in the time of its lines")
  func long() throws {
    let lines = (0..<30_000).map { "\($0 % 15_000).size \($0 < 15_000 ? "skipped" : "right")" }
    let text = (["viewtree-progress/1"] + lines).joined(separator: "\n")
    let start = ContinuousClock.now
    let progress = try LessonProgress(text: text)
    // Each line against each before it took more than a minute.
    #expect(ContinuousClock.now - start < .seconds(8))
    #expect(progress.outcomes.count == 15_000)
    #expect(progress.outcomes.allSatisfy { $0.outcome == .right })
  }

  @Test("the text of a progress is read back as it was")
  func roundTrip() throws {
    var progress = LessonProgress()
    progress.note("1.asked", .right)
    progress.note("2.order", .missed("free, fixed, bounded"))
    progress.note("before.3", .skipped)
    #expect(try LessonProgress(text: progress.text) == progress)
    #expect(progress.text.hasPrefix("viewtree-progress/1\n"))
    progress.noteRecall(of: 2, isRight: true, CalendarDay(number: 20_000))
    #expect(try LessonProgress(text: progress.text) == progress)
    #expect(progress.nextDay(of: 2) == CalendarDay("2024-10-06"))
    // A miss brings it back the next day.
    progress.noteRecall(of: 2, isRight: false, CalendarDay(number: 20_002))
    #expect(progress.nextDay(of: 2) == CalendarDay("2024-10-07"))
    let (right, asked) = progress.count(of: "2")
    #expect(right == 0 && asked == 1)
  }
}
