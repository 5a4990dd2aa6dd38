import Foundation
import Testing

@testable import Playground

@Suite("New packages")
@MainActor
struct NewPackageTests {
  @Test("new writes a package that depends on this one by path, and names every file")
  func scenes() throws {
    let folder = TemporaryFolder(exists: false)
    let run = playground("new", folder.path)
    run.expectOutput()
    for file in [
      "Package.swift", "README.md", "Sources/Scenes/ShoppingList.swift",
      "Sources/Screens/main.swift", "Tests/ScenesTests/ShoppingListTests.swift",
    ] {
      #expect(run.output.contains("wrote \(folder.path)/\(file)\n"))
      #expect(try !folder.text(file).isEmpty)
    }
    #expect(try folder.text("Package.swift").contains("path: \"\(LessonTexts.checkout.path)\""))
    let readme = try folder.text("README.md")
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 11)
  }

  @Test("a folder that holds anything is refused, and stays as it is")
  func refuses() throws {
    let folder = TemporaryFolder()
    try folder.write("mine", to: "notes.txt")
    for command in ["new", "new --lesson 12"] {
      playground(command, folder.path).expectErrors("which holds 1 entries")
    }
    #expect(try folder.names == ["notes.txt"])
    playground("new", folder.path("notes.txt")).expectErrors()
    #expect(try folder.text("notes.txt") == "mine")
  }

  @Test("a lesson without an exercise, and a folder without one, are bad arguments")
  func badArguments() {
    let folder = TemporaryFolder(exists: false)
    let numbers = (1...13).map { "\($0)" }.joined(separator: ", ")
    playground("new --lesson 14", folder.path).expectErrors("accepted: \(numbers)")
    playground("check", folder.path).expectErrors("does not exist")
    #expect(!folder.exists)
    playground("check", TemporaryFolder().url.deletingLastPathComponent().path)
      .expectErrors("holds no exercise and no engine", "build N DIR")
  }

  @Test("a name of a package has letters, digits and strokes")
  func names() {
    #expect(NewPackage.name(of: URL(fileURLWithPath: "/tmp/My Screens (2)")) == "My-Screens-2")
    #expect(NewPackage.name(of: URL(fileURLWithPath: "/tmp/ä")) == "Screens")
  }

  /// The output of a command in a shell.
  private func shell(_ command: String) throws -> String {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = ["-c", command]
    let output = Pipe()
    shell.standardOutput = output
    try shell.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }

  @Test("what is to be typed next reaches the folder, whatever it is called")
  func quoted() throws {
    let folder = TemporaryFolder()
    let home = folder.path("it's $HOME; echo \"two\"  spaces\nlines\ttab")
    let run = playground("new", home)
    run.expectOutput()
    let line = try #require(run.lines.first { $0.hasPrefix("Next: ") })
    let command = line.dropFirst("Next: ".count).replacing(" && swift run", with: " && pwd")
    #expect(try shell(String(command)) == home + "\n")
    // A line of output is one line, whatever the folder is called.
    let wrote = run.lines.filter { $0.hasPrefix("wrote ") }
    #expect(wrote.count == 6)
    #expect(wrote.allSatisfy { $0.contains("spaces\\u{A}lines\\u{9}tab/") })
    #expect(!run.output.contains("\nlines"))
  }

  @Test("plain paths stay plain", arguments: ["/tmp/a-b_c.d", "/ä/ö", "relative/path:1,2+3@%"])
  func plain(path: String) {
    #expect(ShellWord.quoted(path) == path)
  }

  @Test(
    "a word is quoted so that a shell gives it back",
    arguments: ["", " ", "*", "~", "a'b", "$x", "`x`", "a\\b", "!", "#", "\u{1B}7", "é\u{9B}1"])
  func words(word: String) throws {
    #expect(try shell("printf %s \(ShellWord.quoted(word))") == word)
    #expect(StrangeText.command(in: ShellWord.quoted(word)) == nil)
  }

  @Test(
    "the built program writes every file also where its reader leaves after a line",
    arguments: [("", 6), ("--lesson 13 ", 8)])
  func closedPipe(options: String, count: Int) throws {
    let folder = TemporaryFolder(exists: false)
    let terminal = try PseudoTerminal(
      script: "{ \"$0\" new \(options)\"$FOLDER\"; echo \"[code $?]\" >&2; } | head -1",
      environment: ["FOLDER": folder.path])
    #expect(try terminal.waitForEnd() == .code(0))
    #expect(terminal.screen.mainText.contains("[code 0]"))
    let files = FileManager.default.enumerator(atPath: folder.path)?
      .compactMap { $0 as? String }.filter { $0.contains(".") && !$0.hasSuffix("Sources") }
    #expect(files?.count == count, "\(files ?? [])")
    let beside = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.deletingLastPathComponent().path)
    #expect(!beside.contains { $0.hasPrefix(".viewtree-new-") })
  }

  @Test("a folder that is there and empty stays the same folder, and holds nothing but the files")
  func emptyFolder() throws {
    let folder = TemporaryFolder()
    func number() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: folder.path)[.systemFileNumber] as? Int
    }
    let before = try number()
    playground("new", folder.path).expectOutput()
    #expect(try number() == before)
    #expect(
      try folder.names == [".gitignore", "Package.swift", "README.md", "Sources", "Tests"])
  }

  @Test("where nothing can be written nothing is left, and the code says so")
  func unwritable() throws {
    let run = playground("new /proc/viewtree/new")
    run.expectErrors()
    #expect(run.errors.hasPrefix("/proc/viewtree/new: cannot be written ("))
    #expect(run.output.isEmpty)
  }
}
