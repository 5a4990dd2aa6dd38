import Foundation
import Testing

@testable import Playground

/// A folder of its own in the temporary folder, which goes with the test.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("viewtree-\(UUID().uuidString)")

  func text(_ path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(path))
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

@Suite("New packages")
@MainActor
struct NewPackageTests {
  private func run(_ arguments: String...) -> (code: Int32, console: RecordingConsole) {
    let recording = RecordingConsole()
    return (CommandTable.standard.run(arguments, console: recording.console), recording)
  }

  @Test("new writes a package that depends on this one by path, and names every file")
  func scenes() throws {
    let folder = TemporaryFolder()
    let (code, console) = run("new", folder.url.path)
    #expect(code == 0)
    for file in [
      "Package.swift", "README.md", "Sources/Scenes/ShoppingList.swift",
      "Sources/Screens/main.swift",
      "Tests/ScenesTests/ShoppingListTests.swift",
    ] {
      #expect(console.output.contains("wrote \(folder.url.path)/\(file)\n"))
      #expect(try !folder.text(file).isEmpty)
    }
    let engine = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
    #expect(try folder.text("Package.swift").contains("path: \"\(engine)\""))
    let readme = try folder.text("README.md")
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 11)
  }

  @Test("a folder that holds anything is refused, and stays as it is")
  func refuses() throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try folder.write("mine", to: "notes.txt")
    for arguments in [["new", folder.url.path], ["new", "--lesson", "12", folder.url.path]] {
      let recording = RecordingConsole()
      #expect(CommandTable.standard.run(arguments, console: recording.console) == 2)
      #expect(recording.errors.contains("which holds 1 entries"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["notes.txt"])
    #expect(run("new", folder.url.path + "/notes.txt").code == 2)
    #expect(try folder.text("notes.txt") == "mine")
  }

  @Test("a lesson without an exercise, and a folder without one, are bad arguments")
  func badArguments() {
    let folder = TemporaryFolder()
    let lesson = run("new", "--lesson", "3", folder.url.path)
    #expect(lesson.code == 2 && lesson.console.errors.contains("accepted: 12, 13"))
    let check = run("check", folder.url.path)
    #expect(check.code == 2 && check.console.errors.contains("holds no exercise"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
  }

  @Test("a name of a package has letters, digits and strokes")
  func names() {
    #expect(NewPackage.name(of: URL(fileURLWithPath: "/tmp/My Screens (2)")) == "My-Screens-2")
    #expect(NewPackage.name(of: URL(fileURLWithPath: "/tmp/ä")) == "Screens")
  }
}
