import Testing

@testable import Playground

/// Keys typed or pasted while a page is shown, and the part of them that reaches the shell.
@Suite("Input of a page", .serialized)
struct TypedAheadTests {
  @Test("what was typed behind the key that quits does not reach the shell")
  func dropped() throws {
    let terminal = try PseudoTerminal(
      script: #""$0"; echo "[ended $?]"; read -r rest; echo "[rest:$rest]""#)
    try terminal.waitForTour()
    // More than the page reads at once, less than a terminal keeps.
    terminal.send("q" + String(repeating: "x", count: 3000) + "\n")
    try terminal.wait(until: "the end") { $0.received.contains("[ended 0]") }
    terminal.send("\n")
    try terminal.wait(until: "the shell's line") { $0.received.contains("[rest:") }
    #expect(terminal.screen.received.contains("[rest:]"))
  }

  @Test("the page asks for marks around a paste, and takes no keys from one")
  func pasted() throws {
    let terminal = try PseudoTerminal()
    try terminal.waitForTour()
    #expect(terminal.screen.marksPastes)
    terminal.send("\u{1B}[200~ls\nq\n\u{1B}[201~47g")
    try terminal.wait(until: "moment 47") { $0.moment == 47 && $0.lines[0].contains("‖") }
    terminal.send("q")
    try terminal.expectEnd()
  }

  @Test("a single key counts, however many the terminal was told to wait for")
  func singleKey() throws {
    let terminal = try PseudoTerminal(script: #"stty min 9 time 0; exec "$0""#)
    try terminal.waitForTour()
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .code(0))
  }
}
