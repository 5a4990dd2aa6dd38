import Foundation
import Testing

@testable import Playground

/// The command `reset` where only a part of the standard streams is a terminal.
@Suite("Reset", .serialized)
struct ResetTests {
  @Test(
    "whichever stream is a terminal, its attributes are repaired; sequences go where they are known",
    arguments: [
      ("\"$0\" reset", true), ("\"$0\" reset </dev/null", true),
      ("\"$0\" reset >/dev/null", false), ("\"$0\" reset --plain", false),
      ("TERM=dumb \"$0\" reset", false), ("env -u TERM \"$0\" reset", false),
    ])
  func repairs(command: String, hasSequences: Bool) throws {
    let terminal = try PseudoTerminal(
      script: "read -r _; stty -echo -icanon -icrnl -opost; \(command); echo \"[code $?]\"")
    terminal.send("\n")
    try terminal.expectEnd()
    #expect(terminal.screen.received.contains("[code 0]"))
    #expect(terminal.screen.received.contains("\u{1B}") == hasSequences)
    #expect(terminal.screen.received.contains("\u{1B}[?2004l") == hasSequences)
  }

  @Test("without a terminal at either end there is nothing to repair")
  func nothing() throws {
    let terminal = try PseudoTerminal(
      script: "\"$0\" reset </dev/null >/dev/null; echo \"[code $?]\"")
    #expect(try terminal.waitForEnd() == .code(0))
    #expect(terminal.screen.received.contains("nothing to repair"))
    #expect(terminal.screen.received.contains("[code 2]"))
  }
}
