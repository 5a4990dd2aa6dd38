import Foundation
import Testing

@testable import Playground

/// Recordings in files, which pictures and pages are made of as they are of scenes.
@Suite("A recording in a file")
@MainActor
struct KeptRecordingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func run(_ arguments: String...) -> (code: Int32, errors: String) {
    let console = RecordingConsole()
    let code = CommandTable.standard.run(arguments, console: console.console)
    return (code, console.errors)
  }

  @Test("pictures of a recording are those of its scene, byte for byte, of any moment and kind")
  func pictures() throws {
    #expect(run("record", "ZKRefresh", "pull-140-release", "-o", path("pull.json")).code == 0)
    for options in [
      ["--at", "0"], ["--at", "47"], ["--at", "200", "--lines"], ["--plot"], ["--machine"],
    ] {
      let console = RecordingConsole()
      for words in [[path("pull.json")], ["ZKRefresh", "pull-140-release"]] {
        let name = words.count == 1 ? "kept.svg" : "fresh.svg"
        let code = CommandTable.standard.run(
          ["picture"] + words + options + ["-o", path(name)], console: console.console)
        #expect(code == 0, "\(console.errors)")
      }
      #expect(try folder.text("kept.svg") == folder.text("fresh.svg"), "\(options)")
    }
  }

  @Test("a page of a recording has its moments, its states and its plot")
  func page() throws {
    #expect(run("record", "LKRefresh", "pull-140-release", "-o", path("pull.json")).code == 0)
    let (code, errors) = run("page", path("pull.json"), "-o", path("pull.html"))
    #expect(code == 0, "\(errors)")
    let page = try folder.text("pull.html")
    #expect(page.contains("LKRefresh, pull-140-release"))
    #expect(page.contains("refreshing and frozen"))
    #expect(page.utf8.count < 1_500_000)
  }

  @Test(
    "a file that is cut off, older, newer, foreign or not there is answered with file, place and reason",
    arguments: [
      ("cut.json", "byte 700", "cut off"), ("older.json", "schema", "older"),
      ("newer.json", "schema", "newer"), ("foreign.json", "schema", "refresh-trace/1"),
      ("nowhere.json", "which cannot be read", "record LKRefresh"),
    ])
  func refused(file: String, place: String, reason: String) throws {
    #expect(run("record", "figure/row", "-o", path("row.json")).code == 0)
    let text = try folder.text("row.json")
    try folder.write(String(text.prefix(700)), to: "cut.json")
    for (name, schema) in [
      ("older", "viewtree-recording/0"), ("newer", "viewtree-recording/2"),
      ("foreign", "refresh-trace/1"),
    ] {
      try folder.write(
        text.replacingOccurrences(of: "viewtree-recording/1", with: schema), to: "\(name).json")
    }
    for command in ["picture", "page"] {
      let (code, errors) = run(command, path(file), "-o", path("out"))
      #expect(code == 2)
      #expect(
        errors.contains(file) && errors.contains(place) && errors.contains(reason), "\(errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: path("out")))
  }

  @Test("a moment that the recording does not have, and a gesture beside it, are refused")
  func moments() throws {
    #expect(run("record", "figure/row", "-o", path("row.json")).code == 0)
    let late = run("picture", path("row.json"), "--at", "9", "-o", path("out.svg"))
    #expect(late.code == 2 && late.errors.contains("a moment from 0 to 0"))
    let gesture = run("picture", path("row.json"), "pull-140-release", "-o", path("out.svg"))
    #expect(gesture.code == 2 && gesture.errors.contains("after a recording"))
    let plot = run("picture", path("row.json"), "--plot", "-o", path("out.svg"))
    #expect(plot.code == 2 && plot.errors.contains("a scene of a refresh system"))
  }
}
