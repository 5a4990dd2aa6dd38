import Foundation
import Testing

@testable import Playground

/// The built program where its output cannot be written, or is not read.
@Suite("Output", .serialized)
struct OutputTests {
  /// The text on a terminal after a script in which `$0` is the playground.
  private func shown(_ script: String, _ environment: [String: String] = [:]) throws -> String {
    let terminal = try PseudoTerminal(script: script, environment: environment)
    #expect(try terminal.waitForEnd() == .code(0))
    return terminal.screen.mainText
  }

  @Test(
    "output that cannot be written is told on standard error, with code 2",
    arguments: ["scenes", "tree 000", "--help", "--plain", "drag 000", "bench --iterations 1"])
  func full(command: String) throws {
    let text = try shown(#""$0" \#(command) >/dev/full; echo "[code $?]""#)
    #expect(text.contains("standard output cannot be written (No space left on device)"))
    #expect(text.contains("[code 2]"))
  }

  @Test("a complaint that cannot be written leaves the exit code as it is")
  func fullErrors() throws {
    #expect(try shown(#""$0" documant 2>/dev/full; echo "[code $?]""#).contains("[code 2]"))
  }

  @Test("traces that are replayed are no exception")
  func fullWhileValidating() throws {
    let text = try shown(
      #""$0" validate "$TRACE" >/dev/full; echo "[code $?]""#,
      ["TRACE": try fixture("lk_calculate.json")])
    #expect(text.contains("[code 2]"))
  }

  @Test("a reader that has gone is no failure, and the rest of the work is left")
  func closedPipe() throws {
    let folder = TemporaryFolder()
    let text = try shown(
      // Writing fails from the moment at which the reader has really gone.
      #"{ trap '' PIPE; while echo 2>/dev/null; do :; done;"#
        + #" "$0" bench --iterations 1 --json "$FILE"; echo "[code $?]" >&2; } | true"#,
      ["FILE": folder.path("rows.json")])
    #expect(text.contains("[code 0]"))
    // The file is written after the last row.
    #expect(!folder.has("rows.json"))
  }

  @Test("control and backslash end a command that shows no page, at once")
  func quit() throws {
    let terminal = try PseudoTerminal(["bench"])
    try terminal.wait(until: "a row") { !$0.mainText.isEmpty }
    terminal.send("\u{1C}")
    #expect(try terminal.waitForEnd() == .signal(SIGQUIT))
    #expect(!terminal.screen.received.contains("crashed"))
  }
}
