import Testing

@testable import Playground

@Suite("Command table")
@MainActor
struct CommandTableTests {
  private func run(_ arguments: String...) -> (code: Int32, console: RecordingConsole) {
    let recording = RecordingConsole()
    return (CommandTable.standard.run(arguments, console: recording.console), recording)
  }

  @Test("an unknown command answers in three lines on the error stream and with code 2")
  func unknownCommand() {
    let (code, console) = run("documant")
    #expect(code == 2)
    #expect(console.output.isEmpty)
    let lines = console.errors.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first == "given:    'documant'")
    #expect(lines.last == "nearest:  document")
  }

  @Test("an unknown option names the options of its command and the nearest of them")
  func unknownOption() {
    let (code, console) = run("document", "file.txt", "--scrach", "/tmp")
    #expect(code == 2)
    #expect(
      console.errors == """
        given:    '--scrach'
        accepted: --scratch, --package, --engine, --with, -o, --plain, --help
        nearest:  --scratch

        """)
  }

  @Test("a missing file, an option without a value and a word too many are bad arguments")
  func malformed() {
    for arguments in [["document"], ["document", "--scratch"], ["document", "a", "b"]] {
      let recording = RecordingConsole()
      #expect(CommandTable.standard.run(arguments, console: recording.console) == 2)
      #expect((2...3).contains(recording.errors.split(separator: "\n").count))
    }
  }

  @Test("help lists every command with its usage, and ends with code 0")
  func help() {
    let (code, console) = run("--help")
    #expect(code == 0)
    for command in CommandTable.standard.commands {
      #expect(console.output.contains("Playground \(command.usage)\n"))
    }
    #expect(run("--help", "--plain").console.output == console.output)
  }

  @Test("help after a command prints that command alone")
  func helpOfOneCommand() {
    let (code, console) = run("document", "--help")
    #expect(code == 0)
    #expect(console.output.hasPrefix("Playground document FILE"))
    #expect(console.output.split(separator: "\n").count == 2)
  }

  @Test("an option takes its value from the next argument or after an equals sign")
  func optionValues() throws {
    let spaced = try ParsedArguments(["--only", "idle", "x"], options: ["--only"], usage: "u")
    let joined = try ParsedArguments(["x", "--only=idle"], options: ["--only"], usage: "u")
    #expect(spaced == joined)
    #expect(spaced.values == ["--only": "idle"])
    #expect(spaced.words == ["x"])
  }
}
