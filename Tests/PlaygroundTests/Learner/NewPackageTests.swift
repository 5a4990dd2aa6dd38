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
    let lesson = run("new", "--lesson", "14", folder.url.path)
    let numbers = (1...13).map { "\($0)" }.joined(separator: ", ")
    #expect(lesson.code == 2 && lesson.console.errors.contains("accepted: \(numbers)"))
    let missing = run("check", folder.url.path)
    #expect(missing.code == 2 && missing.console.errors.contains("does not exist"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
    let empty = run("check", FileManager.default.temporaryDirectory.path)
    #expect(empty.code == 2 && empty.console.errors.contains("holds no exercise and no engine"))
    #expect(empty.console.errors.contains("build N DIR"))
  }

  @Test("a name of a package has letters, digits and strokes")
  func names() {
    #expect(NewPackage.name(of: URL(fileURLWithPath: "/tmp/My Screens (2)")) == "My-Screens-2")
    #expect(NewPackage.name(of: URL(fileURLWithPath: "/tmp/ä")) == "Screens")
  }

  @Test("what is to be typed next reaches the folder, whatever it is called")
  func quoted() throws {
    let folder = TemporaryFolder()
    let home = folder.url.appendingPathComponent("it's $HOME; echo \"two\"  spaces\nlines\ttab")
    let scenes = run("new", home.path)
    #expect(scenes.code == 0, "\(scenes.console.errors)")
    let lines = scenes.console.output.split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("Next: ") })
    let command = line.dropFirst("Next: ".count).replacing(" && swift run", with: " && pwd")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = ["-c", String(command)]
    let output = Pipe()
    shell.standardOutput = output
    try shell.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(said == home.path + "\n")
    // A line of output is one line, whatever the folder is called.
    let wrote = lines.filter { $0.hasPrefix("wrote ") }
    #expect(wrote.count == 6)
    #expect(wrote.allSatisfy { $0.contains("spaces\\u{A}lines\\u{9}tab/") })
    #expect(!scenes.console.output.contains("\nlines"))
  }

  @Test("plain paths stay plain", arguments: ["/tmp/a-b_c.d", "/ä/ö", "relative/path:1,2+3@%"])
  func plain(path: String) {
    #expect(ShellWord.quoted(path) == path)
  }

  @Test(
    "a word is quoted so that a shell gives it back",
    arguments: ["", " ", "*", "~", "a'b", "$x", "`x`", "a\\b", "!", "#", "\u{1B}7", "é\u{9B}1"])
  func words(word: String) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = ["-c", "printf %s \(ShellWord.quoted(word))"]
    let output = Pipe()
    shell.standardOutput = output
    try shell.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    #expect(String(decoding: said, as: UTF8.self) == word)
    #expect(StrangeText.command(in: ShellWord.quoted(word)) == nil)
  }

  @Test("the built program writes every file also where its reader leaves after a line")
  func closedPipe() throws {
    for lesson in ["", "--lesson 13 "] {
      let folder = TemporaryFolder()
      let terminal = try PseudoTerminal(
        script: "{ \"$0\" new \(lesson)\"$FOLDER\"; echo \"[code $?]\" >&2; } | head -1",
        environment: ["FOLDER": folder.url.path])
      #expect(try terminal.waitForEnd() == .code(0))
      #expect(terminal.screen.mainText.contains("[code 0]"))
      let names =
        FileManager.default.enumerator(atPath: folder.url.path)?
        .compactMap { $0 as? String }.filter { $0.contains(".") && !$0.hasSuffix("Sources") } ?? []
      #expect(names.count == (lesson.isEmpty ? 6 : 8), "\(names)")
      let beside = try FileManager.default.contentsOfDirectory(
        atPath: folder.url.deletingLastPathComponent().path)
      #expect(!beside.contains { $0.hasPrefix(".viewtree-new-") })
    }
  }

  @Test("a folder that is there and empty stays the same folder, and holds nothing but the files")
  func emptyFolder() throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    func number() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: folder.url.path)[.systemFileNumber] as? Int
    }
    let before = try number()
    #expect(run("new", folder.url.path).code == 0)
    #expect(try number() == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        == [".gitignore", "Package.swift", "README.md", "Sources", "Tests"])
  }

  @Test("where nothing can be written nothing is left, and the code says so")
  func unwritable() throws {
    let (code, console) = run("new", "/proc/viewtree/new")
    #expect(code == 2)
    #expect(console.errors.hasPrefix("/proc/viewtree/new: cannot be written ("))
    #expect(console.output.isEmpty)
  }
}
