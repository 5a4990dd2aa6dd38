import Testing

@testable import Playground

@Suite("Command table")
@MainActor
struct CommandTableTests {
  @Test("an unknown command answers in three lines on the error stream and with code 2")
  func unknownCommand() {
    let run = playground("documant")
    run.expectErrors()
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 3)
    #expect(run.errorLines.first == "given:    'documant'")
    #expect(run.errorLines.last == "nearest:  document")
  }

  @Test("an unknown option names the options of its command and the nearest of them")
  func unknownOption() {
    let run = playground("document file.txt --scrach /tmp")
    run.expectErrors()
    #expect(
      run.errors == """
        given:    '--scrach'
        accepted: --scratch, --package, --engine, --with, -o, --plain, --help
        nearest:  --scratch

        """)
  }

  @Test(
    "a missing file, an option without a value, a word too many and no path are bad arguments",
    arguments: [
      ("document", 2...3), ("document --scratch", 2...3), ("document a b", 2...3),
      ("validate", 3...3),
    ])
  func malformed(line: String, count: ClosedRange<Int>) {
    let run = playground(line)
    run.expectErrors()
    #expect(count.contains(run.errorLines.count))
  }

  @Test("help lists every command with its usage, and ends with code 0")
  func help() {
    let run = playground("--help")
    run.expectOutput()
    for command in CommandTable.standard.commands {
      #expect(run.output.contains("Playground \(command.usage)\n"))
    }
    #expect(playground("--help --plain").output == run.output)
  }

  @Test("help after a command prints that command alone")
  func helpOfOneCommand() {
    let run = playground("document --help")
    run.expectOutput()
    #expect(run.output.hasPrefix("Playground document FILE"))
    #expect(run.lines.count == 2)
  }

  @Test("an option takes its value from the next argument or after an equals sign")
  func optionValues() throws {
    let spaced = try ParsedArguments(["--only", "idle", "x"], options: ["--only"], usage: "u")
    #expect(spaced.values == ["--only": "idle"] && spaced.words == ["x"])
    #expect(try ParsedArguments(["x", "--only=idle"], options: ["--only"], usage: "u") == spaced)
  }
}
