import Foundation
import Testing

@testable import Playground

/// Recordings in files, which pictures and pages are made of as they are of scenes.
@Suite("A recording in a file")
@MainActor
struct KeptRecordingTests {
  private let folder = TemporaryFolder()

  @Test(
    "pictures of a recording are those of its scene, byte for byte, of any moment and kind",
    arguments: ["--at 0", "--at 47", "--at 200 --lines", "--plot", "--machine"])
  func pictures(options: String) throws {
    let pull = folder.path("pull.json")
    playground("record ZKRefresh pull-140-release -o", pull).expectOutput()
    playground("picture \(options) -o", folder.path("kept.svg"), pull).expectOutput()
    playground("picture ZKRefresh pull-140-release \(options) -o", folder.path("fresh.svg"))
      .expectOutput()
    #expect(try folder.text("kept.svg") == folder.text("fresh.svg"))
  }

  @Test("a page of a recording has its moments, its states and its plot")
  func page() throws {
    let pull = folder.path("pull.json")
    playground("record LKRefresh pull-140-release -o", pull).expectOutput()
    playground("page", pull, "-o", folder.path("pull.html")).expectOutput()
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
    playground("record figure/row -o", folder.path("row.json")).expectOutput()
    let text = try folder.text("row.json")
    try folder.write(String(text.prefix(700)), to: "cut.json")
    for (name, schema) in [
      ("older", "viewtree-recording/0"), ("newer", "viewtree-recording/2"),
      ("foreign", "refresh-trace/1"),
    ] {
      try folder.write(
        text.replacing("viewtree-recording/1", with: schema), to: "\(name).json")
    }
    for command in ["picture", "page"] {
      playground(command, folder.path(file), "-o", folder.path("out"))
        .expectErrors(file, place, reason)
    }
    #expect(!folder.has("out"))
  }

  @Test(
    "a moment that the recording does not have, and a gesture beside it, are refused",
    arguments: [
      ("--at 9", "a moment from 0 to 0"), ("pull-140-release", "after a recording"),
      ("--plot", "a scene of a refresh system"),
    ])
  func moments(words: String, accepted: String) {
    let row = folder.path("row.json")
    playground("record figure/row -o", row).expectOutput()
    playground(
      ["picture", row] + words.split(separator: " ").map(String.init) + ["-o", "out.svg"]
    )
    .expectErrors(accepted)
  }
}
