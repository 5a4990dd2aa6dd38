import Foundation
import Testing

@testable import Playground

extension PseudoTerminal {
  func waitForTour() throws {
    try wait(until: "the page") { $0.isAlternate && $0.moment != nil }
  }
}

/// The built program in a pseudo-terminal: what is seen, and how the terminal is left.
@Suite("Tour in a terminal", .serialized)
struct TourTerminalTests {
  /// A running page. The program needs some time to record the pull.
  private func start(environment: [String: String] = [:]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(environment: environment)
    try terminal.waitForTour()
    return terminal
  }

  /// Stops the page at a moment, so that the screen does not move.
  private func pause(_ terminal: PseudoTerminal, at moment: Int) throws {
    terminal.send("\(moment)g")
    try terminal.wait(until: "moment \(moment), paused") {
      $0.moment == moment && $0.lines[0].contains("‖")
    }
  }

  @Test("the page plays by itself: phone, tree, flags and plot, with the header firing in time")
  func plays() throws {
    let terminal = try start()
    #expect(terminal.attributes != terminal.attributesBefore)
    for part in ["phone", "tree", "flags", "headerRefreshing", "[ row 1 ]", "120 ┄", "finger"] {
      try terminal.wait(until: part) { $0.contains(part) }
    }
    let first = try #require(terminal.screen.moment)
    try terminal.wait(until: "a later moment") { ($0.moment ?? 0) > first }
    // At the first speed the words alone take a quarter of a minute to be read.
    terminal.send("\u{1B}[A\u{1B}[A\u{1B}[A")
    try terminal.wait(until: "the header's flag") { $0.contains("● headerRefreshing") }
  }

  @Test("q puts everything back, says farewell and ends with code 0")
  func quits() throws {
    let terminal = try start()
    terminal.send("q")
    try terminal.expectEnd()
    #expect(terminal.screen.mainText.contains("five ideas"))
  }

  @Test("control C typed is the signal INT, control D is the end of input")
  func controlKeys() throws {
    let terminal = try start()
    terminal.send("\u{3}")
    try terminal.expectEnd(.signal(SIGINT))
    let other = try start()
    other.send("\u{4}")
    try other.expectEnd()
  }

  private static let crashes = [SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE]

  @Test(
    "a signal that ends the program, or a crash, puts the terminal back and stays what it is",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT] + crashes)
  func signals(number: Int32) throws {
    let terminal = try start(environment: ["SWIFT_BACKTRACE": "enable=no"])
    kill(terminal.process, number)
    // A crash may come while a sequence is written; the other signals wait for its end.
    let cut = Self.crashes.contains(number) ? 1 : 0
    try terminal.expectEnd(.signal(number), cutSequences: cut)
  }

  @Test(
    "a crash's signal from outside ends the program after the runtime's backtrace as well",
    arguments: crashes)
  func crashesWithBacktrace(number: Int32) throws {
    let terminal = try start(
      environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,symbolicate=off,color=no"])
    kill(terminal.process, number)
    #expect(try terminal.waitForEnd() == .signal(number))
    #expect(terminal.attributes == terminal.attributesBefore)
    #expect(!terminal.screen.isAlternate)
  }

  @Test("a terminal that is taken away ends the program")
  func hangUp() throws {
    let terminal = try start()
    terminal.hangUp()
    _ = try terminal.waitForEnd()

    // The same without the signal: only the failing read and write tell.
    let deaf = try PseudoTerminal(script: #"trap '' HUP; exec "$0""#)
    try deaf.waitForTour()
    deaf.hangUp()
    guard case .code = try deaf.waitForEnd() else {
      Issue.record("an ignored signal ended the program")
      return
    }
  }

  @Test("control Z gives the terminal back, and the page comes again when the job is continued")
  func suspends() throws {
    let terminal = try PseudoTerminal(
      script: #"set -m; "$0"; echo "[stopped $?]"; read -r _; fg >/dev/null; echo "[ended $?]""#)
    try terminal.waitForTour()
    terminal.send("\u{1A}")
    try terminal.wait(until: "the shell") { $0.mainText.contains("[stopped \(128 + SIGTSTP)]") }
    terminal.expectRestored()

    terminal.send("\n")
    try terminal.waitForTour()
    #expect(terminal.attributes != terminal.attributesBefore)
    terminal.send("q")
    try terminal.wait(until: "the end") { $0.mainText.contains("[ended 0]") }
    terminal.expectRestored()
  }

  @Test("the page goes on where it was when it was stopped, and does not catch up")
  func stopsTime() throws {
    let terminal = try PseudoTerminal(
      script: #"set -m; "$0"; echo "[stopped]"; sleep 3; fg >/dev/null"#)
    try terminal.waitForTour()
    try pause(terminal, at: 30)
    terminal.send(" ")
    try terminal.wait(until: "playing") { ($0.moment ?? 0) > 31 }
    terminal.send("\u{1A}")
    try terminal.wait(until: "the shell") { $0.mainText.contains("[stopped]") }
    let moment = try #require(terminal.screen.moment)
    let clears = terminal.screen.clears
    try terminal.wait(until: "the page again") { $0.clears > clears && $0.moment != nil }
    // 3 s at half speed are 90 moments; a quarter of a second is 7.5, and some for a slow reader.
    #expect(try #require(terminal.screen.moment) < moment + 45)
    terminal.send("q")
    try terminal.expectEnd()
  }

  @Test("a program that was stopped and continued from outside draws its page again")
  func continues() throws {
    let terminal = try start()
    try pause(terminal, at: 40)
    let clears = terminal.screen.clears
    kill(terminal.process, SIGSTOP)
    kill(terminal.process, SIGCONT)
    try terminal.wait(until: "a page drawn again") { $0.clears > clears && $0.moment == 40 }
    terminal.send("q")
    try terminal.expectEnd()
  }

  @Test("keys pause, step, jump to a flag's change and to a moment, and change the speed")
  func keys() throws {
    let terminal = try start()
    try pause(terminal, at: 47)
    terminal.send("\u{1B}[C")
    try terminal.wait(until: "one step on") { $0.moment == 48 }
    terminal.send("\u{1B}OD,")
    try terminal.wait(until: "two steps back") { $0.moment == 46 }
    terminal.send("\u{1B}[H]")
    try terminal.wait(until: "the firing") {
      $0.contains("● headerRefreshing *") && !$0.contains("● headerFrozen")
    }
    terminal.send("\u{1B}[A")
    try terminal.wait(until: "a higher speed") { $0.lines[0].contains("×1") }
    terminal.send("s")
    try terminal.wait(until: "a tenth") { $0.lines[0].contains("×0.1") }
    terminal.send("?")
    try terminal.wait(until: "the keys") { $0.contains("47g moment 47") }
    let before = try #require(terminal.screen.moment)
    terminal.send(" ")
    try terminal.wait(until: "playing") { $0.lines[0].contains("▶") && ($0.moment ?? 0) > before }
  }

  @Test("a new size is filled, a small one says what is needed, and a larger one brings the page")
  func resizes() throws {
    let terminal = try start()
    try pause(terminal, at: 47)
    terminal.resize(columns: 120, rows: 40)
    try terminal.wait(until: "a page of 120 by 40") {
      $0.lines[39].contains("q quit") && $0.lines[0].count == 120 && $0.contains("preferences")
    }
    terminal.resize(columns: 40, rows: 10)
    try terminal.wait(until: "the least size") {
      $0.contains("60 x 20") && $0.contains("40 x 10")
    }
    terminal.resize(columns: 60, rows: 20)
    try terminal.wait(until: "the smallest page") { $0.lines[19].contains("q quit") }
  }

  @Test("a step writes only the cells that differ, and clears nothing")
  func writesLittle() throws {
    let terminal = try start(environment: ["NO_COLOR": "1"])
    try pause(terminal, at: 180)
    // The page arrives in pieces: a lesson that has gone and come back is the last of them.
    terminal.send("?")
    try terminal.wait(until: "the keys") { $0.contains("47g moment 47") }
    terminal.send("?")
    try terminal.wait(until: "the lesson") { $0.contains("brings the pull back to 0.") }
    let (length, clears) = (terminal.screen.received.count, terminal.screen.clears)
    terminal.send(".")
    try terminal.wait(until: "moment 181") { $0.moment == 181 }
    // Between the spring's end and the host's the content rests: only the number differs, the time,
    // "144 moments ago" and perhaps the scrubber. A whole page has 80 times 24 cells, 1920.
    #expect(terminal.screen.received.count - length < 200)
    #expect(terminal.screen.clears == clears)
  }

  @Test("NO_COLOR leaves the page without a style, and an empty NO_COLOR does not")
  func noColor() throws {
    let style = /\u{1B}\[[0-9;]*m/
    let terminal = try start(environment: ["NO_COLOR": "1"])
    terminal.send("q")
    try terminal.expectEnd()
    #expect(terminal.screen.received.firstMatch(of: style) == nil)

    let styled = try start(environment: ["NO_COLOR": ""])
    #expect(styled.screen.received.firstMatch(of: style) != nil)
  }

  @Test("what a killed run leaves, reset repairs")
  func killedAndReset() throws {
    let terminal = try PseudoTerminal(
      script: #""$0"; echo "[killed $?]"; read -r _; "$0" reset; echo "[reset $?]""#)
    try terminal.waitForTour()
    let shell = terminal.process
    let children = try String(
      contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
    kill(try #require(Int32(children.trimmingCharacters(in: .whitespacesAndNewlines))), SIGKILL)
    try terminal.wait(until: "the shell") { $0.received.contains("[killed 137]") }
    #expect(terminal.attributes != terminal.attributesBefore)
    #expect(terminal.screen.isAlternate)
    terminal.send("\n")
    try terminal.wait(until: "the end") { $0.received.contains("[reset 0]") }
    terminal.expectRestored(cutSequences: 1)
  }

  @Test("reset takes effect where a kill cut a sequence or a character")
  func resetAfterCut() throws {
    let terminal = try PseudoTerminal(
      script: #"printf '\033[?1049h\033[?1006h\342\224\033[1;3'; "$0" reset"#)
    try terminal.expectEnd(cutSequences: 1)
    #expect(terminal.screen.cutSequences == ["[1;3"])
  }
}
