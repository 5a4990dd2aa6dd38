import Testing

@testable import Playground

/// Where the built program writes text although a terminal is near.
@Suite("Tour as text", .serialized)
@MainActor
struct TourPlainTests {
  private func expectText(_ terminal: PseudoTerminal) throws {
    #expect(try terminal.waitForEnd() == .code(0))
    #expect(!terminal.screen.received.contains("\u{1B}"))
    #expect(terminal.screen.mainText == Tour().text)
    #expect(terminal.attributes == terminal.attributesBefore)
  }

  @Test("--plain writes the text without an escape, in a terminal too")
  func plain() throws {
    try expectText(PseudoTerminal(["--plain"]))
  }

  @Test("a terminal that cannot move its cursor gets the text", arguments: ["dumb", ""])
  func dumb(kind: String) throws {
    try expectText(PseudoTerminal(environment: ["TERM": kind]))
  }

  @Test("keys that come from no terminal make it text on the terminal")
  func inputElsewhere() throws {
    try expectText(PseudoTerminal(input: .nothing))
  }

  @Test("output that goes to no terminal is text, though the keys are one")
  func outputElsewhere() throws {
    let terminal = try PseudoTerminal(output: .nothing)
    #expect(try terminal.waitForEnd() == .code(0))
    #expect(terminal.screen.received.isEmpty)
    #expect(String(decoding: terminal.piped, as: UTF8.self) == Tour().text)
  }
}
