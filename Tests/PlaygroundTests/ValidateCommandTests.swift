import Foundation
import Testing

@testable import Playground

/// The command on real paths: its files are made in a directory of their own.
@MainActor @Suite("Validate command")
struct ValidateCommandTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("viewtree-validate-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Runs the command on a name below the folder, and removes the folder.
  private func run(_ name: String) -> (code: Int32, errors: String) {
    defer { try? FileManager.default.removeItem(at: folder) }
    let console = RecordingConsole()
    let path = name.isEmpty ? folder.path : folder.appendingPathComponent(name).path
    let code = validateCommand(paths: [path], console: console.console)
    return (code, console.errors.replacingOccurrences(of: folder.path, with: "F"))
  }

  @Test("a path that leads nowhere is named")
  func missing() {
    #expect(
      run("nothing.json") == (2, "F/nothing.json: does not exist, expected a file or a directory\n")
    )
  }

  @Test("an empty directory is named")
  func emptyDirectory() {
    #expect(run("") == (2, "F: no trace found: the directory has no *.json\n"))
  }

  @Test("a directory and a pipe among a directory's files are refused, not waited for")
  func irregular() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("a.json"), withIntermediateDirectories: false)
    #expect(mkfifo(folder.appendingPathComponent("b.json").path, 0o600) == 0)
    #expect(
      run("") == (
        2,
        "F/a.json: is not a regular file, expected one\nF/b.json: is not a regular file, "
          + "expected one\n"
      ))
  }

  @Test("a link that leads nowhere is named")
  func danglingLink() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("a.json").path, withDestinationPath: "nowhere")
    #expect(run("") == (2, "F/a.json: does not exist, expected a file or a directory\n"))
  }

  @Test("text that is not UTF-8 is refused")
  func encoding() throws {
    try Data([0xFF, 0xFE, 0x7B, 0]).write(to: folder.appendingPathComponent("a.json"))
    #expect(run("a.json") == (2, "F/a.json: not UTF-8 text\n"))
  }

  @Test("a file without an end is not read for ever")
  func endless() {
    let console = RecordingConsole()
    #expect(validateCommand(paths: ["/dev/zero"], console: console.console) == 2)
    #expect(console.errors == "/dev/zero: is longer than 67108864 bytes, split it\n")
  }
}
