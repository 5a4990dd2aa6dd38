import Foundation
import Testing

@testable import Playground

/// The built program where its output cannot be written, or is not read.
@Suite("Output", .serialized)
struct OutputTests {
  @Test(
    "output that cannot be written is told on standard error, with code 2",
    arguments: ["scenes", "tree 000", "--help", "--plain", "drag 000", "bench --iterations 1"])
  func full(command: String) throws {
    let terminal = try PseudoTerminal(
      script: "\"$0\" \(command) >/dev/full; echo \"[code $?]\"")
    #expect(try terminal.waitForEnd() == .code(0))
    let text = terminal.screen.mainText
    #expect(text.contains("standard output cannot be written (No space left on device)"))
    #expect(text.contains("[code 2]"))
  }

  @Test("a complaint that cannot be written leaves the exit code as it is")
  func fullErrors() throws {
    let terminal = try PseudoTerminal(script: "\"$0\" documant 2>/dev/full; echo \"[code $?]\"")
    #expect(try terminal.waitForEnd() == .code(0))
    #expect(terminal.screen.mainText.contains("[code 2]"))
  }

  @Test("traces that are replayed are no exception")
  func fullWhileValidating() throws {
    let trace = try #require(
      Bundle.module.url(
        forResource: "lk_calculate", withExtension: "json", subdirectory: "Fixtures"))
    let terminal = try PseudoTerminal(
      script: "\"$0\" validate \"$TRACE\" >/dev/full; echo \"[code $?]\"",
      environment: ["TRACE": trace.path])
    #expect(try terminal.waitForEnd() == .code(0))
    #expect(terminal.screen.mainText.contains("[code 2]"))
  }

  @Test("a reader that has gone is no failure, and the rest of the work is left")
  func closedPipe() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("viewtree-test-\(UUID().uuidString).json")
    let terminal = try PseudoTerminal(
      // Writing fails from the moment at which the reader has really gone.
      script: "{ trap '' PIPE; while echo 2>/dev/null; do :; done;"
        + " \"$0\" bench --iterations 1 --json \"$FILE\"; echo \"[code $?]\" >&2; } | true",
      environment: ["FILE": file.path])
    #expect(try terminal.waitForEnd() == .code(0))
    #expect(terminal.screen.mainText.contains("[code 0]"))
    // The file is written after the last row.
    #expect(!FileManager.default.fileExists(atPath: file.path))
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
