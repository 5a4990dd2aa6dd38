import Foundation
import Testing

@testable import Playground

/// The command on real paths.
@MainActor @Suite("Validate command")
struct ValidateCommandTests {
  private let folder = TemporaryFolder()

  /// Expects a name below the folder, which is F in the complaints, to be refused.
  private func expectRefused(
    _ name: String, _ errors: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let run = playground("validate", name.isEmpty ? folder.path : folder.path(name))
    run.expectErrors(sourceLocation: sourceLocation)
    #expect(run.errors.replacing(folder.path, with: "F") == errors, sourceLocation: sourceLocation)
  }

  @Test("a path that leads nowhere, and an empty directory, are named")
  func missing() {
    expectRefused(
      "nothing.json", "F/nothing.json: does not exist, expected a file or a directory\n")
    expectRefused("", "F: no trace found: the directory has no *.json\n")
  }

  @Test("a directory and a pipe among a directory's files are refused, not waited for")
  func irregular() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("a.json"), withIntermediateDirectories: false)
    #expect(mkfifo(folder.path("b.json"), 0o600) == 0)
    expectRefused(
      "",
      "F/a.json: is not a regular file, expected one\n"
        + "F/b.json: is not a regular file, expected one\n")
  }

  @Test("a link that leads nowhere is named")
  func danglingLink() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a.json"), withDestinationPath: "nowhere")
    expectRefused("", "F/a.json: does not exist, expected a file or a directory\n")
  }

  @Test("text that is not UTF-8 is refused")
  func encoding() throws {
    try folder.write(Data([0xFF, 0xFE, 0x7B, 0]), to: "a.json")
    expectRefused("a.json", "F/a.json: not UTF-8 text\n")
  }

  @Test("a file without an end is not read for ever")
  func endless() {
    let run = playground("validate /dev/zero")
    run.expectErrors()
    #expect(run.errors == "/dev/zero: is longer than 67108864 bytes, split it\n")
  }
}
