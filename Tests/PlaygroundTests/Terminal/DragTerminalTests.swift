import Foundation
import Testing

@testable import Playground

/// The built program in a pseudo-terminal, with a finger at the mouse and at the keys.
@Suite("Drag in a terminal", .serialized)
struct DragTerminalTests {
  private func start(
    _ system: String = "000", environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(["drag", system], environment: environment)
    try terminal.wait(until: "the page") { $0.isAlternate && $0.contains("finger up") }
    return terminal
  }

  /// A report of the left button.
  private func mouse(_ kind: MouseReport.Kind, column: Int, row: Int) -> String {
    "\u{1B}[<\(kind == .drag ? 32 : 0);\(column + 1);\(row + 1)\(kind == .release ? "m" : "M")"
  }

  @Test("a mouse that drags the phone pulls the list, and the rules that are met are told")
  func mouseDrag() throws {
    let terminal = try start("001")
    #expect(terminal.screen.mouseModes == ["?1002", "?1006"])
    terminal.send(mouse(.press, column: 10, row: 4))
    try terminal.wait(until: "a finger") { $0.contains("finger 0 down") && $0.contains("◉") }
    // The phone's 14 rows are 600 points: 10 rows are 428.6, which pull 169 points.
    for row in 5...14 { terminal.send(mouse(.drag, column: 10, row: row)) }
    try terminal.wait(until: "the way") { $0.contains("finger 428.6 down") }
    try terminal.wait(until: "armed") {
      $0.contains("● header armed") && $0.contains("header = triggered")
    }
    terminal.send(mouse(.release, column: 10, row: 14))
    try terminal.wait(until: "a request") {
      $0.contains("finger up") && $0.contains("header = loading")
    }
    terminal.send("q")
    try terminal.expectEnd()
  }

  @Test("a row in the ruler is two points")
  func ruler() throws {
    let terminal = try start()
    terminal.send(mouse(.press, column: 27, row: 4))
    try terminal.wait(until: "a finger") { $0.contains("finger 0 down") }
    for row in 5...14 { terminal.send(mouse(.drag, column: 27, row: row)) }
    try terminal.wait(until: "ten rows") { $0.contains("finger 20 down") }
    terminal.send("q")
    try terminal.expectEnd()
  }

  @Test("keys set the finger, move it by 1 and 10 points, and lift it")
  func keys() throws {
    let terminal = try start()
    terminal.send(" ")
    try terminal.wait(until: "a finger") { $0.contains("finger 0 down") }
    terminal.send("jjjk")
    try terminal.wait(until: "two points") { $0.contains("finger 2 down") }
    terminal.send(String(repeating: "J", count: 28) + "\u{1B}[A")
    // 272 points of finger are 119.8 of content, 3 more are past the threshold of 120.
    try terminal.wait(until: "272 points") { $0.contains("finger 272 down") }
    #expect(!terminal.screen.contains("headerRefreshing = true"))
    terminal.send("jjj")
    try terminal.wait(until: "the firing") {
      $0.contains("● header refreshing") && $0.contains("headerRefreshing = true")
    }
    terminal.send(" ")
    try terminal.wait(until: "no finger") { $0.contains("finger up") }
    terminal.send("r")
    try terminal.wait(until: "a new scene") {
      $0.contains("○ header idle") && $0.contains("none yet")
    }
    terminal.send("\u{4}")
    try terminal.expectEnd()
  }

  @Test("slow motion, pause, the keys' help and the mouse are switched by a key each")
  func switches() throws {
    let terminal = try start()
    terminal.send("s")
    try terminal.wait(until: "slow") { $0.lines[0].contains("×0.1") }
    terminal.send("p")
    try terminal.wait(until: "a pause") { $0.lines[0].contains("‖") }
    terminal.send("?")
    try terminal.wait(until: "the keys") { $0.contains("slow motion") }
    terminal.send("m")
    try terminal.wait(until: "no mouse") {
      $0.lines[0].contains("mouse off") && $0.mouseModes.isEmpty
    }
    terminal.send("m")
    try terminal.wait(until: "the mouse") { $0.mouseModes.count == 2 }
    terminal.send("q")
    try terminal.expectEnd()
  }

  @Test("keys of the tour do the same here: Q quits, h opens the keys and escape closes them")
  func keysOfTheTour() throws {
    let terminal = try start()
    terminal.send("h")
    try terminal.wait(until: "the keys") { $0.contains("slow motion") }
    terminal.send("\u{1B}")
    try terminal.wait(until: "no keys") { !$0.contains("slow motion") && $0.contains("rules met") }
    terminal.send("j")
    try terminal.wait(until: "an answer") { $0.contains("finger up: space puts it down") }
    terminal.send("Q")
    try terminal.expectEnd()
  }

  @Test("control C ends the page where the terminal makes no signal of it")
  func controlCAsByte() throws {
    let terminal = try PseudoTerminal(script: "stty -isig; exec \"$0\" drag 000")
    try terminal.wait(until: "the page") { $0.isAlternate && $0.contains("finger up") }
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == .code(0))
  }

  @Test("reports of a mouse that no terminal can have leave the page as it is")
  func farMouse() throws {
    let terminal = try start()
    terminal.send("\u{1B}[<0;\(Int.min);1M")
    terminal.send("\u{1B}[<0;10;5M\u{1B}[<32;10;\(Int.max)M\u{1B}[<32;10;65535M")
    // The last one can be: 65530 rows of 42.9 points below the first.
    try terminal.wait(until: "a finger") { $0.contains("down") && $0.contains("finger 2808") }
    terminal.send("q")
    try terminal.expectEnd()
  }

  @Test(
    "a signal that ends the program in the middle of a drag, or a crash, puts the terminal back",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV])
  func signals(number: Int32) throws {
    let terminal = try start(environment: ["SWIFT_BACKTRACE": "enable=no"])
    terminal.send(mouse(.press, column: 10, row: 4) + mouse(.drag, column: 10, row: 9))
    try terminal.wait(until: "a finger") { $0.contains("◉") }
    kill(terminal.process, number)
    // A crash may come while a sequence is written; the other signals wait for its end.
    try terminal.expectEnd(.signal(number), cutSequences: number == SIGSEGV ? 1 : 0)
  }

  @Test("a small terminal says what is needed, and a larger one brings the page")
  func resizes() throws {
    let terminal = try start()
    terminal.resize(columns: 40, rows: 10)
    try terminal.wait(until: "the least size") { $0.contains("60 x 20") }
    terminal.resize(columns: 120, rows: 40)
    try terminal.wait(until: "the page") { $0.lines[39].contains("q quit") }
    terminal.send("q")
    try terminal.expectEnd()
  }
}
