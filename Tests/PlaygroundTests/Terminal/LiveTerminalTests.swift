import Foundation
import Testing

@testable import Playground

/// The built program in a pseudo-terminal, with a scene under mouse and keys.
@Suite("A live scene in a terminal", .serialized)
struct LiveTerminalTests {
  private func start() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(["live", "LKRefresh"], columns: 100, rows: 40)
    try terminal.wait(until: "the page") { $0.isAlternate && $0.contains("┌ tree") }
    return terminal
  }

  @Test("a press chooses the view that it touches, and w says why that has its frame")
  func why() throws {
    let terminal = try start()
    // The phone is 40 columns and 38 rows: in the middle of it are rows of the list.
    terminal.send("\u{1B}[<0;20;10M\u{1B}[<0;20;10m")
    terminal.send("w")
    try terminal.wait(until: "the reasons") {
      !$0.contains("┌ tree") && $0.contains("┌ why") && $0.contains("would")
    }
    #expect(terminal.screen.contains("is the window, 300 wide"))
    terminal.send("w")
    try terminal.wait(until: "the tree again") { $0.contains("┌ tree") }
    terminal.send("q")
    try terminal.expectEnd()
  }

  @Test("keys pull the list, and the tree follows")
  func keys() throws {
    let terminal = try start()
    let before = terminal.screen.lines
    terminal.send("?")
    try terminal.wait(until: "the keys") { $0.contains("┌ keys") && $0.contains("slow motion") }
    terminal.send("?j")
    try terminal.wait(until: "a finger that is missed") { $0.contains("The finger is up") }
    terminal.send(" ")
    try terminal.wait(until: "a finger") { $0.contains("◉") }
    terminal.send("JJJJJ")
    try terminal.wait(until: "another picture") { screen in
      zip(before, screen.lines).contains { $0.prefix(38) != $1.prefix(38) && $1.contains("▒") }
    }
    terminal.send("q")
    try terminal.expectEnd()
  }
}
