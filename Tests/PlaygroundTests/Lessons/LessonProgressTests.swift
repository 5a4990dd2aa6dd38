import Foundation
import Testing

@testable import Playground

@Suite("Lesson progress")
@MainActor
struct LessonProgressTests {
  private let folder = TemporaryFolder()

  /// The file that keeps the progress; it is made by the command, or written before.
  private var file: String { folder.path("progress.txt") }

  private func lesson(_ line: String = "lesson 1", typed: [String]) -> CommandRun {
    playground("\(line) --progress", file, typed: typed)
  }

  @Test("what was answered is kept, a later answer in the place of an earlier one")
  func keeps() throws {
    let first = lesson(typed: ["100", "80", "40", "q"])
    first.expectOutput()
    #expect(first.output.hasPrefix("Progress is kept in "))
    #expect(
      try folder.text("progress.txt")
        == "viewtree-progress/1\n1.asked missed 100\n1.size right\n")
    _ = lesson(typed: ["80", "q"])
    #expect(
      try folder.text("progress.txt") == "viewtree-progress/1\n1.asked right\n1.size right\n")
    lesson("lesson", typed: ["q"])
      .expectOutput("A parent asks, a child answers, 23 min x  2 of 2 right")
  }

  @Test("without --progress nothing is written")
  func writesNothing() throws {
    let folder = FileManager.default.currentDirectoryPath
    let before = try FileManager.default.contentsOfDirectory(atPath: folder)
    _ = playground("lesson 1", typed: ["80", "q"])
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
    try folder.write(text, to: "progress.txt")
    let run = lesson(typed: ["80"])
    run.expectErrors(line, reason, "progress.txt")
    #expect(run.output.isEmpty)
    #expect(try folder.text("progress.txt") == text)
  }

  @Test("bytes that are no text, and a folder, are refused too")
  func noText() throws {
    try folder.write(Data([0xFF, 0xFE, 0x00, 0xD8]), to: "progress.txt")
    lesson("lesson", typed: []).expectErrors()
    playground("lesson --progress", folder.path).expectErrors()
  }

  @Test(
    "a file that cannot be written is told before the first question, with code 2",
    arguments: ["/nowhere/at/all.txt", "/proc/viewtree.txt"])
  func cannotWrite(path: String) {
    let run = playground("lesson 1 --progress", path, typed: ["80", "q"])
    run.expectErrors("\(path): cannot be written (")
    #expect(run.output.isEmpty)
  }

  @Test("a file that can no longer be written is told with code 2, and the lesson goes on")
  func cannotWriteAnyMore() throws {
    let recording = RecordingConsole()
    var console = recording.console
    var rest = ["80", "q"][...]
    console.input = {
      try? FileManager.default.removeItem(at: folder.url)
      return rest.popFirst()
    }
    #expect(CommandTable.standard.run(["lesson", "1", "--progress", file], console: console) == 2)
    #expect(recording.errors.contains("\(file): cannot be written any more"))
    #expect(recording.output.contains("Right: 80."))
  }

  @Test("asking whether a file can be written leaves none behind")
  func leavesNothing() {
    lesson("lesson", typed: ["q"]).expectOutput()
    #expect(!folder.has("progress.txt"))
  }

  @Test(
    "a link stays a link, and the file that it leads to is written, also a new one",
    arguments: ["viewtree-progress/1\n1.size right\n", nil])
  func links(text: String?) throws {
    if let text { try folder.write(text, to: "real.txt") }
    try FileManager.default.createSymbolicLink(
      atPath: file, withDestinationPath: folder.path("real.txt"))
    lesson(typed: ["80", "q"]).expectOutput()
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: file) == folder.path("real.txt"))
    #expect(try folder.text("real.txt").contains("1.asked right\n"))
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
    try folder.write(text, to: "progress.txt")
    lesson("lesson", typed: ["q"]).expectOutput()
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
